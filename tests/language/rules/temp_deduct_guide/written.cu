// [temp.deduct.guide] p1, [over.match.best] p1.10: what is written tells the arguments, and is better than a constructor that fits as well
template <typename A, typename B> struct same { static constexpr bool value = false; };
template <typename A> struct same<A, A> { static constexpr bool value = true; };
template <typename T> struct P {
    T v;
    __device__ P(T x) : v(x) {}
    template <typename U> __device__ P(U *p, int n) : v(p[n]) {}
};
template <typename T> P(T *, int) -> P<T>;
P(float) -> P<double>;
P(short) -> P<long>;
template <typename... Ts> struct Overloaded : Ts... {
    using Ts::operator()...;
};
template <typename... Ts> Overloaded(Ts...) -> Overloaded<Ts...>;
namespace inner {
template <typename T, int N = 4> struct Q {
    T v[N];
    __device__ Q(T a, T b) {
        v[0] = a;
        v[1] = b;
    }
};
template <typename T> Q(T, T) -> Q<T, 2>;
}
extern "C" __global__ void written(int *out) {
    int raw[2] = {5, 6};
    P a(raw, 1);
    P b(1.0f);
    P c(short(3));
    P d(2u);
    static_assert(same<decltype(a), P<int>>::value && same<decltype(b), P<double>>::value, "");
    static_assert(same<decltype(c), P<long>>::value && same<decltype(d), P<unsigned>>::value, "");
    Overloaded f{[](int x) { return x + 1; }, [](float) { return 100; }};
    inner::Q q(1, 2);
    out[0] = a.v + b.v + c.v + d.v;
    out[1] = f(3) + f(1.0f);
    out[2] = sizeof(q) + q.v[1];
    out[3] = sizeof(inner::Q{1.0, 2.0});
}
// LAUNCH: written<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [12, 104, 10, 16]
