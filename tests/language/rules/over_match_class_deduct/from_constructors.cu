// [over.match.class.deduct] p1: the constructors of a class template tell its arguments, in every kind of initialisation
template <typename A, typename B> struct same { static constexpr bool value = false; };
template <typename A> struct same<A, A> { static constexpr bool value = true; };
template <typename A, typename B> struct Pair {
    A a;
    B b;
    __device__ Pair(A x, B y) : a(x), b(y) {}
};
template <typename T> struct Box {
    using value_type = T;
    T v;
    __device__ Box(value_type x) : v(x) {}
    __device__ Box(const Box &o, int n) : v(o.v + n) {}
};
template <typename T, int N> struct Array {
    T v[N];
    __device__ Array(const T (&x)[N]) {
        for (int i = 0; i < N; i++) v[i] = x[i];
    }
};
template <typename T = int> struct Default {
    T v;
    __device__ Default() : v(7) {}
};
template <typename F> struct Function {
    F f;
    __device__ Function(F g) : f(g) {}
};
template <typename T> struct Place {
    T *p;
    template <typename U> __device__ Place(T *q, U n) : p(q + n) {}
};
template <typename T> __device__ int within(T x) {
    Pair p(x, 1);
    static_assert(same<decltype(p), Pair<T, int>>::value, "");
    return p.a + p.b;
}
extern "C" __global__ void from_constructors(int *out) {
    Pair p{1, 2.0f}, q{2, 3.0f};
    const Pair r(1, 2.0f);
    auto s = Pair(1, 2);
    auto *made = new Pair(3, 4);
    static_assert(same<decltype(p), Pair<int, float>>::value && same<decltype(r), const Pair<int, float>>::value, "");
    static_assert(same<decltype(s), Pair<int, int>>::value && same<decltype(made), Pair<int, int> *>::value, "");
    Box b(3), copy(b), sum(b, 1);
    Box u = 4u;
    Box list{b};
    static_assert(same<decltype(copy), Box<int>>::value && same<decltype(list), Box<int>>::value && same<decltype(u), Box<unsigned>>::value, "");
    int raw[3] = {1, 2, 3};
    Array a(raw);
    static_assert(sizeof(a) == 12, "");
    Default d, e{};
    Function f([](int x) { return x + 1; });
    Place place(out, 2);
    *place.p = within(5);
    out[0] = p.a + q.a + r.a + s.b + made->a;
    out[1] = b.v + copy.v + sum.v + u.v + list.v;
    out[3] = a.v[2] + d.v + e.v + f.f(3);
    out[4] = Pair{1, 2}.b + Box(9).v + Default().v;
    delete made;
}
// LAUNCH: from_constructors<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [9, 17, 6, 21, 18]
