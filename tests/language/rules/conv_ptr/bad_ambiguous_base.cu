// [conv.ptr] p3: a base that occurs twice is ambiguous
// REFUSED: ambiguous base class
struct A { int a; };
struct B : A { };
struct C : A { };
struct D : B, C { };
extern "C" __global__ void bad_ambiguous_base(int *out) { D d{}; A *a = &d; out[0] = a->a; }
