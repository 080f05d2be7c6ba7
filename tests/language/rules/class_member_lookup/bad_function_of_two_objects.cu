// [class.member.lookup] p9: a non-static member function found in two objects of one base
// REFUSED: non-static member found in two subobjects
struct A { int x; __device__ int f() { return x; } };
struct B : A { using A::f; };
struct C : A {};
struct D : B, C {};
extern "C" __global__ void bad_function_of_two_objects(int *out) { out[0] = D().f(); }
