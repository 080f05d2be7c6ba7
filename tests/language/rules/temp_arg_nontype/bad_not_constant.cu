// [temp.arg.nontype] p2: a variable's value
// REFUSED: not a constant expression
template <int N> __device__ int f() { return N; }
extern "C" __global__ void bad_not_constant(int *out) { int n = 3; out[0] = f<n>(); }
