// [expr.sizeof] p1: no size of an incomplete type
// REFUSED: incomplete type
struct S;
extern "C" __global__ void bad_incomplete(int *out) { out[0] = sizeof(S); }
