// [namespace.udecl] p1: the name is qualified, in a namespace, too
// REFUSED: requires a qualified name
namespace n { using U; __device__ int f() { return 1; } }
extern "C" __global__ void bad_unqualified(int *out) { out[0] = n::f(); }
