// Lambdas: captures of every kind, nested, generic, converted to pointers, with objects that count their copies.
// CONFIGS: -O0 | -O2 | --codegen=llvm
// PTXAS: sm_80 sm_90
template <class T> struct Kind { static const int v = 1; };
template <class T> struct Kind<T *> { static const int v = 2; };
struct C { int n; __device__ C(int k) : n(k) {} __device__ C(const C&o): n(o.n + 10) {} __device__ C(C&&o): n(o.n+100) {} __device__ ~C(){} __device__ int get() const { return n; } };
struct M { int a = 3; static const int s = 4; __device__ int h() const { return a; }
    __device__ int t() { auto f = [=](auto x) { return a + x + h(); }; return f(2); }
    __device__ int u() { auto f = [&] { auto g = [&] { a++; return h(); }; return g() + this->a; }; return f(); }
    __device__ int w() { auto f = [*this] { auto g = [=] { return a * 2; }; return g(); }; a = 100; return f(); } };
template <class F, class... A> __device__ auto call(F f, A... a) { return f(a...); }
template <class T> __device__ int tmpl(T t) { int k = 5; auto f = [k, t](auto y) { T q = t; return q + y + k; }; return f(1) + f(2.5); }
__device__ int outer_n = 7;
__global__ void k(int *out) {
    int i = 0;
    const int N = 4; constexpr int tab[3] = {1, 2, 3};
    out[i++] = [&] { return tab[1] + N; }();
    out[i++] = [=] { return tab[2] + N; }();
    auto c = C(1);
    auto f = [c] { return c.get(); };
    auto f2 = f;
    out[i++] = f() * 1000 + f2();
    auto g = [d = static_cast<C &&>(c)] { return d.n; };
    out[i++] = g();
    M m;
    out[i++] = m.t(); out[i++] = m.u(); out[i++] = m.w();
    out[i++] = call([](auto... x) { return (x + ...); }, 1, 2, 3);
    out[i++] = tmpl(3);
    int a[2][2] = {{1, 2}, {3, 4}};
    auto h = [a](int x) mutable { a[1][1] += x; return a[1][1]; };
    out[i++] = h(1) + h(1); out[i++] = a[1][1];
    int &r = i; 
    auto byr = [r]() mutable { r += 5; return r; }; out[i] = byr() + byr(); i++;
    auto nest = [=]() mutable { int &q = const_cast<int &>(a[0][0]); auto in = [&]() { return ++q; }; return in() + in(); };
    out[i++] = nest();
    auto rec = [](auto &self, int n) -> int { if (n == 0) return 0; return n + self(self, n - 1); };
    out[i++] = rec(rec, 4);
    static int st = 3; auto sts = [] { return ++st; }; out[i++] = sts() + sts();


    auto dflt = [x = 1, y = 2.5](int k = 3) { return x + y + k; };
    out[i++] = dflt() * 10;
    auto sw = [&](int k) { switch (k) { case 1: return 10; case 2: return 20; default: break; } for (int j = 0; j < 5; j++) { if (j == 3) return j; } return -1; };
    out[i++] = sw(1) + sw(2) + sw(9);
    auto lamarr = [](int (&p)[2]) { return p[0] + p[1]; }; int two[2] = {4, 5}; out[i++] = lamarr(two);
    auto conv = +[](int x) { return x * 3; }; out[i++] = conv(4);
    auto gen = [&](auto x) { return [=, &i](auto y) { return x + y + i; }; }; out[i] = gen(1)(2.0); i++;
    bool (*less)(const int &, const int &) = [](const int &p, const int &q) { return p < q; }; out[i++] = less(1, 2) + 2 * less(2, 1);
    auto v = [](int *p) { *p = 77; }; void (*vp)(int *) = v; vp(out + i); i++;
    auto cc = [](C x) { return x.n; }; int (*cp)(C) = cc; out[i++] = cp(C(3)); out[i++] = cc(c);
    int (*rp)(int &) = [](int &x) { return ++x; }; int y = 5; out[i++] = rp(y) + y;

    if (auto z = [&y] { return y; }; z() > 3) out[i++] = z();
    for (auto z = [n = 0]() mutable { return n++; }; int q = z() < 3;) { out[i++] = q; }
    auto ternary = i > 100 ? +[](int x) { return x; } : +[](int x) { return -x; }; out[i++] = ternary(8);
    out[i++] = outer_n + [](int n) { return n + outer_n; }(1);
    auto wr = [w = [v = 3](int x) { return x * v; }](int y) { return w(y) + 1; }; out[i++] = wr(5);
    char ch = 'a'; auto promo = [ch] { return sizeof(ch) + sizeof(+ch); }; out[i++] = promo();
}
// LAUNCH: k<<<1,1>>> out=zeros(64,i32)
// EXPECT: out[:34] == [6, 7, 11021, 101, 8, 8, 8, 6, 19, 11, 4, 37, 5, 10, 9, 65, 33, 9, 12, 22, 1, 77, 3, 11, 12, 6, 1, 1, 1, -8, 15, 16, 5, 0]
