// [namespace.udecl] p19: what a using declaration names in a class must be accessible there
// REFUSED: private member
class A { __device__ int f() const { return 1; } int v = 2; };
struct B { __device__ int g() const { return 3; } };
struct C : private B { };
struct D : A { using A::f; }; // error: 'f' is a private member of 'A'
struct E : A { using A::v; }; // error: 'v' is a private member of 'A'
struct F : C { using C::g; }; // error: 'g' is a private member of 'B'
__global__ void bad_inaccessible(int *out) { out[0] = 0; }
