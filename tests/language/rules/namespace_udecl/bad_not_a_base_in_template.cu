// [namespace.udecl] p3, [temp.res] p8: and a class template without bases that depend names no other class
// REFUSED: not a base
struct A { int x; };
struct C { int y; };
template <class T> struct B : A { using C::y; };
extern "C" __global__ void bad_not_a_base_in_template(int *out) { out[0] = sizeof(A); }
