// [temp.deduct.call] p3: T && of a constructor, where T is the class's parameter, is no forwarding reference; of a constructor template's own it is
template <typename A, typename B> struct same { static constexpr bool value = false; };
template <typename A> struct same<A, A> { static constexpr bool value = true; };
template <typename T> struct Wrap {
    T v;
    int how;
    __device__ Wrap(const T &x) : v(x), how(1) {}
    __device__ Wrap(T &&x) : v(x), how(2) {}
};
template <typename T> struct Any {
    int n;
    template <typename U> __device__ Any(T, U &&) : n(same<U, int &>::value) {}
};
template <typename T> __device__ int checked(T x) {
    if (Wrap w(x); w.how == 1) return 10;
    switch (Wrap w{x}; w.how) {
    default: return 20;
    }
}
extern "C" __global__ void no_forwarding_reference(int *out) {
    int i = 3;
    const int c = 4;
    Wrap a(i);
    Wrap b(c);
    Wrap d(5);
    Any e(1.0, i);
    static_assert(same<decltype(a), Wrap<int>>::value && same<decltype(b), Wrap<int>>::value && same<decltype(e), Any<double>>::value, "");
    out[0] = a.how + 10 * b.how + 100 * d.how;
    out[1] = e.n + checked(1);
    out[2] = Wrap(Wrap(Wrap(7))).v;
}
// LAUNCH: no_forwarding_reference<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [211, 11, 7]
