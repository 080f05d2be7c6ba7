// [temp.class.spec] p8: a partial specialisation may not repeat the primary's arguments
// REFUSED: not more specialised than the primary
template <class T, class U> struct S { };
template <class A, class B> struct S<A, B> { };
extern "C" __global__ void bad_not_more_specialised(int *out) { S<int, int> s; (void)s; out[0] = 1; }
