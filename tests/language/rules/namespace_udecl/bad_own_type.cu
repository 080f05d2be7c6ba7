// [namespace.udecl] p10: nor two types of one name
// REFUSED: conflicts with declaration already in scope
struct A { enum T { a }; };
struct B : A { enum T { b, c }; using A::T; };
extern "C" __global__ void bad_own_type(int *out) { out[0] = B::c; }
