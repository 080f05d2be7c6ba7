// [namespace.udecl] p14: a using declaration may not bring a function with a local one's parameters
// REFUSED: call is ambiguous or the declarations conflict
namespace A { __device__ int f(int) { return 1; } }
__device__ int f(int) { return 2; }
using A::f;
extern "C" __global__ void bad_conflict(int *out) { out[0] = f(1); }
