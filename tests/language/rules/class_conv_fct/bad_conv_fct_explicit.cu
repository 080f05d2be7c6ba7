// [class.conv.fct] p2: an explicit conversion function in copy initialisation
// REFUSED: no conversion
struct S { __device__ explicit operator int() const { return 1; } };
extern "C" __global__ void bad_conv_fct_explicit(int *out) { int x = S(); out[0] = x; }
