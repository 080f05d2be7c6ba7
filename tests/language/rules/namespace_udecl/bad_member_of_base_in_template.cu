// [namespace.udecl] p3, [temp.res] p8: a base that does not depend has what a using declaration names, though nobody makes an instance of the template
// REFUSED: no member
struct A { int x; };
template <class T> struct B : A { using A::y; };
extern "C" __global__ void bad_member_of_base_in_template(int *out) { out[0] = sizeof(A); }
