// Lambdas as arguments of templates, members of classes, in packs and namespaces.
// CONFIGS: -O0 | -O2 | --codegen=llvm
// PTXAS: sm_80 sm_90
template <class F> struct Guard { F f; __device__ Guard(F g) : f(g) {} __device__ ~Guard() { f(); } };
template <class F> __device__ Guard<F> guard(F f) { return Guard<F>(f); }
template <class F> __device__ int apply(F &&f, int x) { return static_cast<F &&>(f)(x); }
template <class T, class... U> __device__ int packs(T t, U... u) { auto f = [t, u...](auto... v) { return t + (u * ... * 1) + (v + ... + 0); }; return f(u...) + [&](int z) { return z + sizeof...(u) + (u + ...); }(3); }
template <int N> struct Rep { template <class F> __device__ static void go(F f) { f(N); Rep<N - 1>::go(f); } };
template <> struct Rep<0> { template <class F> __device__ static void go(F) {} };
template <class T> struct Box { T v; template <class F> __device__ auto map(F f) const -> Box<decltype(f(v))> { return {f(v)}; } };
namespace ns { struct P { int a; }; __device__ int get(const P &p) { return p.a; } __device__ int run() { P p{8}; auto f = [p] { return get(p); }; return f(); } }
template <class T> struct Outer { T t; __device__ int m(T k) { auto f = [this, k](auto x) { return int(t + k + x); }; return f(1) + [=] { return int(t); }() ; } };
struct Cmp { template <class F> __device__ static bool lt(F f, int a, int b) { return f(a, b); } };
__global__ void k(int *out) {
    int i = 0, n = 0;
    { auto g = guard([&n] { n += 5; }); n = 1; } out[i++] = n;
    out[i++] = apply([](int x) { return x * 2; }, 4);
    auto mut = [c = 0](int x) mutable { return c += x; }; out[i++] = apply(mut, 3) + apply(mut, 4);
    out[i++] = packs(1, 2, 3);
    int acc = 0; Rep<4>::go([&](int x) { acc = acc * 10 + x; }); out[i++] = acc;
    out[i++] = Box<int>{3}.map([](int x) { return x + 0.5; }).map([](double d) { return d * 2; }).v;
    out[i++] = ns::run();
    out[i++] = Outer<double>{2.5}.m(1.5);
    out[i++] = Cmp::lt([](int a, int b) { return a < b; }, 1, 2);
    constexpr auto sq = [](int x) { return x * x; };
    constexpr int c9 = sq(3); int arr[c9]; out[i++] = sizeof(arr);
    auto fact = [](int m) { int r = 1; for (int j = 2; j <= m; ++j) r *= j; return r; }; out[i++] = fact(5);
    auto compose = [](auto f, auto g) { return [=](auto x) { return f(g(x)); }; };
    out[i++] = compose([](int x) { return x + 1; }, [](int x) { return x * 10; })(4);
    auto pr = [&](auto &&self, int d) -> void { if (d > 0) { n += d; self(self, d - 1); } }; n = 0; pr(pr, 4); out[i++] = n;
    auto ref = [&]() -> int & { return n; }; ref() = 42; out[i++] = n;
    auto tup = [x = 1, y = 2.0, z = 'c'] { return sizeof(x) + sizeof(y) + sizeof(z); }; out[i++] = tup();
    int a2[3] = {1, 2, 3}; auto sum = [&a2] { int s = 0; for (int v : a2) s += v; return s; }; a2[0] = 10; out[i++] = sum();
    auto cpy = [a2] { int s = 0; for (int v : a2) s += v; return s + (int)sizeof(a2); }; a2[0] = 0; out[i++] = cpy();
    auto l1 = [n] { return n; }; decltype(l1) l2 = l1; out[i++] = l2();
    auto tern = (n > 1 ? [](int x) { return x; } : +[](int x) { return x + 1; }); out[i++] = tern(1);
    out[i++] = [](auto x, auto... rest) { return sizeof...(rest) * 10 + x; }(1, 2, 3);
    out[i++] = [](const char *s) { int l = 0; while (*s++) l++; return l; }("hello");
}
// LAUNCH: k<<<1,1>>> out=zeros(64,i32)
// EXPECT: out[:22] == [6, 8, 10, 22, 4321, 7, 8, 7, 1, 36, 120, 41, 10, 42, 13, 15, 27, 42, 1, 21, 5, 0]
