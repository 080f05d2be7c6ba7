// [temp.class.spec] p1: specialisations chosen in enumerators that refer to their own template
template <int N> struct F {
    enum { value = N * F<N - 1>::value };
};
template <> struct F<0> {
    enum { value = 1 };
};
template <int N, int M> struct G {
    enum { v = G<N - 1, M>::v + G<N, M - 1>::v };
};
template <int N> struct G<N, 0> {
    enum { v = 1 };
};
template <int M> struct G<0, M> {
    enum { v = 1 };
};
template <> struct G<0, 0> {
    enum { v = 1 };
};
template <unsigned A, unsigned B> struct Gcd {
    enum : unsigned { value = Gcd<B, A % B>::value };
};
template <unsigned A> struct Gcd<A, 0> {
    enum : unsigned { value = A };
};
template <class T, bool B = (sizeof(T) > 1)> struct H;
template <> struct H<char, false> {
    enum { d = 0 };
};
template <class T, bool B> struct H {
    enum { d = 1 + H<char>::d };
};
template <int N, bool E = (N == 1)> struct Log {
    enum { v = 1 + Log<N / 2>::v };
};
template <int N> struct Log<N, true> {
    enum { v = 0 };
};
template <int N, class T> struct Pw {
    enum { n = N & 1 ? 3 * Pw<N - 1, T>::n : Pw<N / 2, T>::n * Pw<N / 2, T>::n };
};
template <class T> struct Pw<0, T> {
    enum { n = 1 };
};
template <int... I> struct Sum;
template <> struct Sum<> {
    enum { v = 0 };
};
template <int A, int... R> struct Sum<A, R...> {
    enum { v = A + Sum<R...>::v };
};
template <int N> struct Fib {
    static const int value = Fib<N - 1>::value + Fib<N - 2>::value;
};
template <> struct Fib<1> {
    static const int value = 1;
};
template <> struct Fib<0> {
    static const int value = 0;
};
template <int N, int C = 0> struct Cnt {
    enum { r = Cnt<(N >> 1), C + (N & 1)>::r, s = r * 2 };
};
template <int C> struct Cnt<0, C> {
    enum { r = C };
};
extern "C" __global__ void in_recursive_enumerators(int *out) {
    int *p = out;
    p[0] = F<5>::value;
    p[1] = G<3, 3>::v;
    p[2] = Gcd<48, 18>::value;
    p[3] = H<int>::d;
    p[4] = Log<32>::v;
    p[5] = Pw<5, int>::n;
    p[6] = Sum<1, 2, 3>::v;
    p[7] = Fib<10>::value;
    p[8] = Cnt<13>::r;
    p[9] = Cnt<13>::s;
}
// LAUNCH: in_recursive_enumerators<<<1,1>>> out=zeros(10,i32)
// EXPECT: out == [120, 20, 6, 1, 5, 243, 6, 55, 3, 6]
