// [class.access] class.protected p1: a protected member is reached through the derived class only
// REFUSED: member is protected
class A { protected: int v = 1; };
struct B : A { __device__ int f(A &a) { return a.v; } };
extern "C" __global__ void bad_protected_through_base(int *out) { B b; A a; out[0] = b.f(a); }
