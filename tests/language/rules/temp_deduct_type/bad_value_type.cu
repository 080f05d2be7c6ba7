// [temp.deduct.type] p17: the deduced value's type must be the parameter's
// REFUSED: int does not fit a deduced short
template <int N> struct I { };
template <short N> __device__ int f(I<N>) { return N; }
extern "C" __global__ void bad_value_type(int *out) { out[0] = f(I<3>()); }
