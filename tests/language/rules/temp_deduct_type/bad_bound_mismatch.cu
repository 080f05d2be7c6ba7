// [temp.deduct.type] p8: int[3] does not fit T[2]
// REFUSED: no matching function
template <class T> __device__ int f(T (&)[2]) { return 1; }
extern "C" __global__ void bad_bound_mismatch(int *out) { int a[3] = {}; out[0] = f(a); }
