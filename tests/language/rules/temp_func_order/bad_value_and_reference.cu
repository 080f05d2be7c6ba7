// [temp.func.order] p9 of temp.deduct.partial: T and T& are not ordered
// REFUSED: ambiguous call
template <class T> __device__ int f(T) { return 1; }
template <class T> __device__ int f(T &) { return 2; }
extern "C" __global__ void bad_value_and_reference(int *out) { int x = 0; out[0] = f(x); }
