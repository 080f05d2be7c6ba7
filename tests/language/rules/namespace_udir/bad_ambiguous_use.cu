// [namespace.udir] p6: an object that two directives bring is ambiguous where it is used
// REFUSED: reference is ambiguous
__device__ int x = 1;
namespace A { __device__ int x = 2; }
using namespace A;
extern "C" __global__ void bad_ambiguous_use(int *out) { out[0] = x; }
