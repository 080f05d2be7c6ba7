// [temp.class.spec] p8: a partial specialisation has no default arguments
// REFUSED: default argument in a partial specialisation
template <class T, class U> struct S { };
template <class T, class U = int> struct S<T *, U *> { };
extern "C" __global__ void bad_default_argument(int *out) { out[0] = sizeof(S<int *, int *>); }
