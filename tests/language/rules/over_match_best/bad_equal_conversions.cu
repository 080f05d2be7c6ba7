// [over.match.best] p2: int converts to long, double and char alike
// REFUSED: call is ambiguous
__device__ int f(long) { return 1; }
__device__ int f(double) { return 2; }
extern "C" __global__ void bad_equal_conversions(int *out) { out[0] = f(1); }
