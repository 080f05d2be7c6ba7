// [conv.mem] p2: the base must not be ambiguous
// REFUSED: ambiguous base
struct A { int a; };
struct B : A { };
struct C : A { };
struct D : B, C { };
extern "C" __global__ void bad_ambiguous(int *out) { int D::*p = &A::a; out[0] = p == nullptr; }
