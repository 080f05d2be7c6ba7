// [temp.func.order] p2: f(T, U*) and f(T*, U) order neither way
// REFUSED: ambiguous call
template <class T, class U> __device__ int f(T, U *) { return 1; }
template <class T, class U> __device__ int f(T *, U) { return 2; }
extern "C" __global__ void bad_ambiguous_mirror(int *out) { int x; out[0] = f(&x, &x); }
