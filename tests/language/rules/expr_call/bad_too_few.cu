// [expr.call] p4: an argument for every parameter
// REFUSED: too few arguments
__device__ int f(int a, int b) { return a + b; }
extern "C" __global__ void bad_too_few(int *out) { out[0] = f(1); }
