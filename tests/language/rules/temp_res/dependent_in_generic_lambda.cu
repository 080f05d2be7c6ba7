// [temp.res] p8, [temp.dep]: what depends on a generic lambda's parameter may be anything until somebody calls it
struct S { int v; __device__ int operator[](int i) const { return v + i; } };
template <class T> struct Box { T t; typedef T type; static const int size = sizeof(T); };
template <class T, int N> __device__ int count(T (&)[N]) { return N; }
template <class F> __device__ int call(F f) { return f(1); }
template <int N> __device__ int number() { return N; }
template <class T> __device__ int type(int i) { return sizeof(T) + i; }
template <template <class> class T> __device__ int form() { return T<int>::size; }
struct M { template <class T> __device__ int type() { return sizeof(T); } template <int N> __device__ int number(int i) { return N + i; } };
extern "C" __global__ void dependent_in_generic_lambda(int *out) {
    int a = 3, b = 4;
    auto members = [](auto x) { typename decltype(x)::type y = x.some; return y.template get<3>(x) + x->other[2]; };
    auto found = [](auto x) { return found_by_arguments(x); };
    auto sizes = [](auto x) { const int n = sizeof(x); int v[n] = {}; constexpr int m = x.size(); static_assert(m == 4, ""); return v[m - 1] + count(v); };
    auto parts = [](auto x) { auto [u, w] = x; for (auto e : x) u += e; if constexpr (x.size() > 2) return; else return u + w; };
    auto types = [](auto x) { using T = decltype(x); T v[3] = {x, T(1), T{2}}; const T &r = v[0]; typename Box<T>::type t = r; return Box<T>{t}.t + Box<T>::size + T::value; };
    auto objects = [](auto x) { S s = x, &r = x; int i = x; r = x; s[x] = i; return s.v + r[x.i] + (x ? &s : nullptr)->v; };
    auto results = [](auto x) { if (x) return 1.5; return x; };
    auto loops = [](auto x) { for (auto i = x.begin(); i != x.end(); ++i) { switch (*i) { case 1: continue; default: x.add(*i); } } while (auto y = x.next()) return y; };
    auto inner = [=](auto x) mutable { a += x; auto in = [=](auto y) mutable { b += y; return x + y + a; }; return in(1) + call([&](auto z) { return z + x + b; }); };
    auto statics = [](auto x) { static const int c = 3; static int s[4]; s[x] = c; return s[0] + x; };
    auto given = [](auto x) { M m; using T = decltype(x); return number<sizeof(x)>() + type<T>(1) + form<T::template form>() + m.type<T>() + m.template number<T::value>(2); };
    out[0] = inner(10);
    out[1] = statics(0);
    out[2] = inner(1L);
}
// LAUNCH: dependent_in_generic_lambda<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [39, 3, 22]
