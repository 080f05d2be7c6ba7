// [expr.sizeof] p1: no size of a bit-field
// REFUSED: sizeof a bit-field
struct S { unsigned b : 3; };
extern "C" __global__ void bad_bitfield(int *out) { S s{1}; out[0] = sizeof(s.b); }
