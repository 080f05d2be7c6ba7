// [temp.deduct.partial] p10: `const T &` is more special than `T &`, so the other parameter cannot decide against it
// REFUSED: ambiguous call
template <class T> __device__ int f(T &, int) { return 1; }
template <class T, class U> __device__ int f(const T &, U) { return 2; }
extern "C" __global__ void bad_qualified_against_type(int *out) { const int x = 1; out[0] = f(x, 2); }
