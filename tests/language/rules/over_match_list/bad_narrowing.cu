// [over.match.list] dcl.init.list p7: the choice is made before narrowing is found
// REFUSED: narrowing conversion
__device__ int f(int) { return 1; }
__device__ int g(double d) { return f({d}); }
extern "C" __global__ void bad_narrowing(int *out) { out[0] = g(1.5); }
