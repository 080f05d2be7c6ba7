// [temp.static] p1 of temp.static: static members of templates by their instances
template <class T> struct Limits { static constexpr int bits = sizeof(T) * 8; static const bool wide = bits > 16; };
template <class T> struct Traits : Limits<T> { static constexpr int twice = Limits<T>::bits * 2; enum { half = Traits::twice / 4 }; };
template <int N> struct Fib { static constexpr int v = Fib<N - 1>::v + Fib<N - 2>::v; };
template <> struct Fib<0> { static constexpr int v = 0; };
template <> struct Fib<1> { static constexpr int v = 1; };
template <class T> struct Table { static constexpr T v[4] = {T(1.5), T(2.5), T(3.5), T(4.5)}; };
extern "C" __global__ void constants_of_instances(int *out) {
    out[0] = Limits<short>::bits * 10 + Limits<short>::wide;
    out[1] = Traits<int>::twice;
    out[2] = Traits<char>::half;
    out[3] = Fib<20>::v;
    constexpr int t = Table<int>::v[2] * 10 + int(Table<double>::v[2] * 2);
    out[4] = t;
}
// LAUNCH: constants_of_instances<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [160, 64, 4, 6765, 37, 0, 0, 0]
