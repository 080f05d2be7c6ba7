// [class.mem] p1: a class that is not complete as a member
// REFUSED: incomplete type
struct S { int n; S inner; };
extern "C" __global__ void bad_incomplete_member(int *out) { out[0] = sizeof(S); }
