// [temp.arg] p1: more arguments than parameters
// REFUSED: too many template arguments
template <class A> struct S { };
extern "C" __global__ void bad_too_many(int *out) { out[0] = sizeof(S<int, int>); }
