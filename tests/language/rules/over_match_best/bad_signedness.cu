// [over.match.best] p2: unsigned to int and to long are both conversions
// REFUSED: call is ambiguous
__device__ int f(int) { return 1; }
__device__ int f(long) { return 2; }
extern "C" __global__ void bad_signedness(int *out) { out[0] = f(1u); }
