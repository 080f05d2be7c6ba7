// [temp.variadic] p6: packs of different lengths expanded together
// REFUSED: lengths differ
template <class A, class B> struct P { };
template <class... A> struct L { };
template <class... A> struct Z { template <class... B> struct Y { typedef L<P<A, B>...> type; }; };
extern "C" __global__ void bad_different_lengths(int *out) { Z<int, char>::Y<int>::type x; (void)x; out[0] = 1; }
