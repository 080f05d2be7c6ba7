// [namespace.qual] p1: a qualified name is not looked for in enclosing namespaces
// REFUSED: the namespace has no such member
__device__ int f() { return 1; }
namespace N { __device__ int g() { return 2; } }
extern "C" __global__ void bad_no_member(int *out) { out[0] = N::f(); }
