// [class] p6: a class cannot contain itself
// REFUSED: incomplete type
struct S { int v; S next; };
extern "C" __global__ void bad_incomplete_member(int *out) { S s; out[0] = s.v; }
