// [expr.prim.id.qual] p2: int has no members
// REFUSED: decltype(i) is int
extern "C" __global__ void bad_number_before_colons(int *out) { int i = 0; out[0] = decltype(i)::n; }
