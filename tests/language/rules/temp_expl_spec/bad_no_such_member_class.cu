// [temp.expl.spec] p14: only members of the template are specialised
// REFUSED: A has no class K
template <class T> struct A { struct I {}; };
template <> struct A<int>::K { int x; };
extern "C" __global__ void bad_no_such_member_class(int *out) { out[0] = 1; }
