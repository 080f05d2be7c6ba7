// [class.member.lookup] p6: one base twice
// REFUSED: ambiguous base
struct A { int n = 1; };
struct B : A { };
struct C : A { };
struct D : B, C { };
extern "C" __global__ void bad_two_subobjects(int *out) { out[0] = D().n; }
