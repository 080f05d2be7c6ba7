// [temp.deduct.partial] p10: `T &&` gives way to `T &`, though the other parameter is the more special
// REFUSED: ambiguous call
template <class T> __device__ int f(T &&, int) { return 1; }
template <class T, class U> __device__ int f(T &, U) { return 2; }
extern "C" __global__ void bad_reference_against_type(int *out) { int x; out[0] = f(x, 2); }
