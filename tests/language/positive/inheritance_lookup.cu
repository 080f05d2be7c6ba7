struct A { int x; __device__ int f() const { return x; } __device__ int g(int) const { return 1; } static const int count = 5; using type = int; enum { seven = 7 }; };
struct B : A { int y; __device__ int f() const { return A::f() * 10 + y; } using A::g; __device__ int g(float) const { return 2; } };
struct C { int z; __device__ int h() const { return z; } };
struct D : B, C { int x; __device__ int both() const { return x + B::x * 10 + A::x * 0 + h() + y; } type t() const; };
class P { protected: int hidden; public: __device__ P(int v) : hidden(v) {} __device__ int get() const { return hidden; } };
class Q : public P { public: __device__ Q(int v) : P(v + 1) {} __device__ int twice() const { return hidden * 2 + get(); } };
class R : P { public: using P::get; __device__ R() : P{3} {} };
struct S : P { using P::P; int extra = 4; };
__device__ int take(const A &a) { return a.x; }
__device__ int take(const B &b) { return b.x + 1000; }
__device__ int pointed(const C *c) { return c ? c->z : -1; }
__device__ int value(A a) { a.x += 1; return a.x; }
__device__ int any(const void *) { return 1; }
__device__ int any(const A *) { return 2; }
template <class Self> struct Crtp { __device__ int run() const { return static_cast<const Self *>(this)->impl() + 1; } __device__ Self &self() { return static_cast<Self &>(*this); } };
struct Mine : Crtp<Mine> { int v; __device__ int impl() const { return v * 2; } };
template <class T> struct Base { T v; __device__ T get() const { return v; } typedef T item; };
template <class T> struct Derived : Base<T> { typename Base<T>::item w; using Base<T>::v; __device__ T sum() const { return v + w + this->get() + Base<T>::get(); } };
template <class T> __device__ T first(const Base<T> &b) { return b.v; }
template <class E> __device__ int run(const Crtp<E> &c) { return c.run(); }
struct Vec : float2 { __device__ float dot() const { return x * x + y * y; } };
struct Op { int n; __device__ Op operator+(int k) const { return {n + k}; } __device__ operator int() const { return n; } __device__ int operator()(int k) const { return n * k; } };
struct Sub : Op {};
extern "C" __global__ void inheritance_lookup(int *out) {
    int i = threadIdx.x;
    D d;
    d.x = 1; d.B::x = i; d.y = 3; d.z = 4;
    *out++ = d.f(); *out++ = d.A::f(); *out++ = d.both(); *out++ = d.h(); *out++ = D::count + D::seven;
    B b; b.x = 5; b.y = 6;
    *out++ = b.f(); *out++ = b.g(1) * 10 + b.g(1.0f); *out++ = take(b); *out++ = take(static_cast<A &>(b)); *out++ = value(b); *out++ = b.x;
    *out++ = pointed(&d); *out++ = pointed((D *)nullptr); *out++ = any(&b);
    C *c = &d; D *back = static_cast<D *>(c);
    *out++ = back == &d; *out++ = c == &d; *out++ = (i ? c : &d) == c; *out++ = static_cast<D &>(*c).x;
    Q q(4); R r; S s(9);
    *out++ = q.twice(); *out++ = r.get(); *out++ = s.get() + s.extra;
    Mine m; m.v = 21;
    *out++ = m.run(); *out++ = run(m); *out++ = m.self().v;
    Derived<int> t; t.v = 2; t.w = 3;
    *out++ = t.sum(); *out++ = first(t);
    Vec v = {{1.0f, 2.0f}};
    *out++ = int(v.dot());
    Sub u = {{6}};
    *out++ = (u + 4).n; *out++ = u; *out++ = u(7);
    const A &bound = b; A sliced = b; sliced.x += 1; A &again = d;
    *out++ = bound.f(); *out++ = sliced.x; again.x = 77; *out++ = d.B::x;
    D list = {{{1}, 2}, {3}, 4};
    *out++ = list.A::x * 1000 + list.y * 100 + list.z * 10 + list.x;
    D flat = {1, 2, 3, 4};
    *out++ = flat.A::x * 1000 + flat.y * 100 + flat.z * 10 + flat.x;
    auto [p0] = sliced; *out++ = p0;
}
// LAUNCH: inheritance_lookup<<<1,1>>> out=zeros(36,i32)
// EXPECT: out == array([3, 0, 8, 4, 12, 56, 12, 1005, 5, 6, 5, 4, -1, 2, 1, 1, 1, 1, 15, 3, 13, 43, 43, 21, 9, 2, 5, 10, 6, 42, 5, 6, 77, 1234, 1234, 6])
