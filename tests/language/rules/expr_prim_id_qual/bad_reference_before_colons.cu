// [expr.prim.id.qual] p2: a reference has no members
// REFUSED: decltype((s)) is S &
struct S { static const int n = 1; };
extern "C" __global__ void bad_reference_before_colons(int *out) { S s; out[0] = decltype((s))::n; }
