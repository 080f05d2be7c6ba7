// [over.over] p1: without a target the overload is not known
// REFUSED: the overload cannot be determined
__device__ int f(int) { return 1; }
__device__ int f(double) { return 2; }
extern "C" __global__ void bad_no_target(int *out) { auto p = f; out[0] = p(1); }
