// [temp.dep.candidate] p1: a function for int declared after the template
// REFUSED: not found at the definition
template <class T> __device__ int call(T x) { return later(x); }
__device__ int later(int) { return 2; }
extern "C" __global__ void bad_fundamental_later(int *out) { out[0] = call(1); }
