// [namespace.udecl] p10: nor in an instance whose base has an enumeration of that name
// REFUSED: conflicts with target of using declaration
struct A { enum T { a }; };
template <class X> struct B : X { using X::T; enum T { b, c }; };
extern "C" __global__ void bad_own_enumeration_of_instance(int *out) { out[0] = B<A>::c; }
