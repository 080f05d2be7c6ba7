// [over.match.viable] p2: too many arguments for every candidate
// REFUSED: no matching function
__device__ int f(int) { return 1; }
__device__ int f(int, int = 2) { return 2; }
extern "C" __global__ void bad_too_many(int *out) { out[0] = f(1, 2, 3); }
