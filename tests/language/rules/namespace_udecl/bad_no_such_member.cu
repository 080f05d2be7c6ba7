// [namespace.udecl] p1: what a using declaration names must be declared
// REFUSED: the namespace has no such member
namespace A { __device__ int f(int) { return 1; } }
using A::g;
extern "C" __global__ void bad_no_such_member(int *out) { out[0] = g(1); }
