// [expr.new] p17: no constructor for these arguments
// REFUSED: no matching constructor
struct S { __device__ S(int) { } };
extern "C" __global__ void bad_no_constructor(int *out) { S *s = new S("x"); delete s; out[0] = 1; }
