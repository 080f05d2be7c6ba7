// [expr.ref] p2: the class has no such member
// REFUSED: no such member
struct S { int a; };
extern "C" __global__ void bad_no_member(int *out) { S s{1}; out[0] = s.b; }
