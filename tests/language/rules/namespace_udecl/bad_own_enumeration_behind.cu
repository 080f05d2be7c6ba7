// [namespace.udecl] p10: nor an enumeration behind a using declaration that names one
// REFUSED: conflicts with target of using declaration
struct A { enum T { a }; };
struct B : A { using A::T; enum T { b, c }; };
extern "C" __global__ void bad_own_enumeration_behind(int *out) { out[0] = B::c; }
