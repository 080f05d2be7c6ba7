// [class.copy.ctor] p10: a member that cannot be copied
// REFUSED: implicitly deleted copy constructor
struct M { M() = default; M(const M &) = delete; int v = 1; };
struct S { M m; };
extern "C" __global__ void bad_member_not_copyable(int *out) { S a; S b = a; out[0] = b.m.v; }
