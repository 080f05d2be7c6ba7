// [temp.nondep] p1: a name that does not depend must be declared at the definition
// REFUSED: undeclared at the definition
template <class T> __device__ int g(T x) { return later(1) + x; }
__device__ int later(int) { return 2; }
extern "C" __global__ void bad_undeclared(int *out) { out[0] = g(1); }
