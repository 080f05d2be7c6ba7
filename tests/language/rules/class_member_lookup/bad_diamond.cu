// [class.member.lookup] p6: a non-static member of a base that occurs twice
// REFUSED: ambiguous
struct V { int v; }; struct A : V { }; struct B : V { }; struct C : A, B { };
extern "C" __global__ void bad_diamond(int *out) { C c{}; out[0] = c.v; }
