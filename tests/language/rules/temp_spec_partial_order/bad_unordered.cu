// [temp.spec.partial.order] p1: <T, int> and <int, T> both match <int, int>
// REFUSED: ambiguous partial specialisations
template <class T, class U> struct S { static const int value = 1; };
template <class T> struct S<T, int> { static const int value = 2; };
template <class T> struct S<int, T> { static const int value = 3; };
extern "C" __global__ void bad_unordered(int *out) { out[0] = S<int, int>::value; }
