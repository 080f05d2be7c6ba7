// [temp.spec.partial.order] p1: <T*, U> and <T, T> are not ordered
// REFUSED: ambiguous partial specialisations
template <class T, class U> struct S { static const int value = 1; };
template <class T, class U> struct S<T *, U> { static const int value = 2; };
template <class T> struct S<T, T> { static const int value = 3; };
extern "C" __global__ void bad_pointer_and_same(int *out) { out[0] = S<int *, int *>::value; }
