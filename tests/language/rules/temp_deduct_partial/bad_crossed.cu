// [temp.deduct.partial] p10: each better in one parameter
// REFUSED: ambiguous call
template <class T> __device__ int f(T *, int) { return 1; }
template <class T> __device__ int f(T, T) { return 2; }
template <class T, class U> __device__ int f(T *, U) { return 3; }
template <class T> __device__ int g(const T *, T) { return 4; }
template <class T> __device__ int g(T *, int) { return 5; }
extern "C" __global__ void bad_crossed(int *out) { const int x = 1; out[0] = g(&x, 1); }
