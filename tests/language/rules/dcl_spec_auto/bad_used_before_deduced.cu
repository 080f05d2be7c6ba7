// [dcl.spec.auto] p10: a function with a deduced type is not usable before its definition
// REFUSED: used before its type is deduced
__device__ auto f(int x);
__device__ int g() { return f(1); }
__device__ auto f(int x) { return x; }
extern "C" __global__ void bad_used_before_deduced(int *out) { out[0] = g(); }
