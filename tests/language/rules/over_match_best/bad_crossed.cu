// [over.match.best] p2: better in one argument and worse in another
// REFUSED: call is ambiguous
__device__ int f(int, double) { return 1; }
__device__ int f(double, int) { return 2; }
extern "C" __global__ void bad_crossed(int *out) { out[0] = f(1, 1); }
