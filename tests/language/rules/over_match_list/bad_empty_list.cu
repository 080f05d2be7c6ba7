// [over.match.list] over.ics.list: {} is the identity for every scalar
// REFUSED: call is ambiguous
__device__ int g(int) { return 1; }
__device__ int g(double) { return 2; }
extern "C" __global__ void bad_empty_list(int *out) { out[0] = g({}); }
