// [temp.arg.nontype] p1 of temp.type: arguments of equal value name one type
template <int N> struct S { static const int v = N; };
template <class A, class B> struct Same { static const int v = 0; };
template <class A> struct Same<A, A> { static const int v = 1; };
template <long N> struct L { };
extern "C" __global__ void equal_values_one_type(int *out) {
    constexpr int two = 2;
    out[0] = Same<S<4>, S<two + 2>>::v;
    out[1] = Same<S<4>, S<sizeof(int)>>::v;
    out[2] = Same<S<4>, S<5>>::v;
    out[3] = Same<L<-1>, L<~0L>>::v;
    out[4] = Same<S<'A'>, S<65>>::v;
}
// LAUNCH: equal_values_one_type<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 1, 0, 1, 1, 0, 0, 0]
