// [namespace.udecl] p10: a class has no member and using declaration of one name, but for functions
// REFUSED: conflicts with declaration already in scope
struct A { int x; };
struct B : A { int x; using A::x; };
extern "C" __global__ void bad_own_member(int *out) { B b; b.x = 1; out[0] = b.x; }
