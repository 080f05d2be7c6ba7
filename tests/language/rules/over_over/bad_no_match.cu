// [over.over] p1: no overload has exactly the type asked for, conversions do not count
// REFUSED: no overload of this type
__device__ int f(int) { return 1; }
__device__ int f(double) { return 2; }
extern "C" __global__ void bad_no_match(int *out) { int (*p)(long) = f; out[0] = p(1); }
