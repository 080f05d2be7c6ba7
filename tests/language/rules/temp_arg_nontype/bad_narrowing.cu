// [temp.arg.nontype] p2: 300 does not fit a signed char
// REFUSED: narrowing
template <signed char C> __device__ int f() { return C; }
extern "C" __global__ void bad_narrowing(int *out) { out[0] = f<300>(); }
