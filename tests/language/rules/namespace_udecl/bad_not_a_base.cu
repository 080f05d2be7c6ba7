// [namespace.udecl] p3: a class's using declaration must name a member of a base
// REFUSED: not a base class
struct A { __device__ int f(int) { return 1; } };
struct B { using A::f; };
extern "C" __global__ void bad_not_a_base(int *out) { B b; out[0] = b.f(1); }
