// [dcl.mptr] p1: pointers to members in every place that a value has
#include <type_traits>
struct A { int x; int y; int A::*own = &A::y; __device__ int f(int k) const { return x + k; } __device__ int f(int k, int l) { return x * k + l; } __device__ int self() { int (A::*m)(int) const = &A::f; return (this->*m)(1) + this->*own; } };
struct Incomplete;
struct Safe { typedef void (Safe::*Bool)() const; bool ok; __device__ void yes() const { } __device__ operator Bool() const { return ok ? &Safe::yes : nullptr; } };
struct ToField { __device__ operator int A::*() const { return &A::y; } };
template <class T> struct S { static constexpr int T::*m = &T::x; T t; __device__ int get() const { return t.*m; } };
template <class C, class R, class... P> struct Bound { C *c; R (C::*m)(P...); __device__ R operator()(P... p) const { return (c->*m)(p...); } };
template <class C, class R, class... P> __device__ Bound<C, R, P...> bind(C *c, R (C::*m)(P...)) { return {c, m}; }
union U { int A::*p; long raw; };
struct B1 { int q; }; struct B2 { int r; __device__ int g() { return r; } }; struct D : B1, B2 { };
template <class T> __device__ int count(T, int) { return 0; }
template <class C, class T> __device__ auto pick(const C &c, T C::*m) -> decltype(c.*m) { return c.*m; }
__device__ constexpr int sum(const A &a, int A::*const *p, int n) { int s = 0; for (int i = 0; i < n; i++) s += (&a)->*p[i]; return s; }
__constant__ constexpr int A::*both[2] = {&A::x, &A::y};
static_assert(sum(A{3, 4}, both, 2) == 7, "");
template <class T> struct Args { static const int n = 0; };
template <class C> struct Args<int (C::*)(int) const> { static const int n = 1; };
template <class C> struct Args<int (C::*)(int, int)> { static const int n = 2; };
extern "C" __global__ void everywhere(int *out) {
    A a{3, 4};
    out[0] = a.self();
    int Incomplete::*inc = nullptr;
    out[1] = sizeof(inc) + (inc == 0);
    Safe s{true}, no{false};
    out[2] = (s ? 1 : 0) * 10 + (!no);
    out[3] = a.*static_cast<int A::*>(ToField());
    S<A> sa{a};
    out[4] = sa.get();
    int (A::*two)(int, int) = &A::f;
    auto bound = bind(&a, two);
    out[5] = bound(5, 6);
    U u; u.p = &A::y; out[6] = u.raw;
    int (A::*null)(int) const = (int (A::*)(int) const)0;
    out[7] = null == nullptr;
    int A::*c = (int A::*)0; out[8] = !c;
    D d; d.q = 5; d.r = 6;
    int D::*dr = &B2::r; int B1::*wrong = static_cast<int B1::*>(&B1::q);
    out[9] = d.*dr * 10 + d.*wrong;
    int (D::*dg)() = &B2::g; D *pd = &d; out[10] = (pd->*dg)();
    out[11] = pick(a, &A::y);
    out[12] = Args<decltype(two)>::n * 10 + Args<decltype(null)>::n;
    volatile A va{7, 8}; out[13] = va.*(&A::x);
    auto l = [two](A &o, int k) { return (o.*two)(k, 1); };
    out[14] = l(a, 9);
    int A::**dyn = new int A::*[2]; dyn[0] = &A::x; dyn[1] = &A::y; out[15] = a.*dyn[1] * 10 + a.*dyn[0]; delete[] dyn;
    out[16] = (a.*(out[0] > 0 ? &A::x : &A::y));
    const int A::*const cc = &A::x; out[17] = a.*cc;
    int n = 0; int k = (n++, a).*(n++, &A::x); out[18] = k * 10 + n;
    out[19] = (int)sizeof(U) * 10 + alignof(U);
    struct Local { int (A::*m)(int) const; int A::*p; char c; } loc[2] = {{&A::f, &A::x, 1}}; out[20] = (a.*loc[0].m)(loc[0].c) + (loc[1].p == nullptr) * 100 + (loc[1].m == nullptr) * 1000;
    loc[1] = loc[0]; out[21] = (a.*loc[1].m)(2); out[22] = sizeof(Local);
    int &ref = a.*both[1]; ref += 3; a.*both[0] *= 2; ++(a.*both[1]); out[23] = a.x * 100 + a.y;
    bool eq = two == two && &A::x == &A::x && &A::x != &A::y; out[24] = eq;
    int (A::*&rm)(int, int) = two; out[25] = (a.*rm)(1, 1);
    int (A::*&&rr)(int, int) = &A::f; out[26] = (a.*rr)(2, 1);
    int A::*const &cr = &A::y; out[27] = a.*cr;
    switch (a.*cr) { case 8: out[28] = 1; break; default: out[28] = 2; }
    out[29] = (&a)->*both[0] + A{1, 2}.*both[1];
    int arr[3] = {1, 2, 3}; A as[2] = {{1, 2}, {3, 4}}; out[30] = arr[as[0].*both[0]] + as[1].*both[1]; A *pas = as; out[31] = pas++->*both[1] * 10 + pas->*both[1];
    long long big = 0; big += a.*both[0]; out[32] = big; float fl = a.*both[0]; out[33] = fl;
    out[34] = std::is_member_pointer<int A::*>::value * 1000 + std::is_member_pointer<int *>::value * 100 + std::is_member_function_pointer<decltype(two)>::value * 10 + std::is_member_object_pointer<int (A::*const)()>::value;
    out[35] = std::is_member_object_pointer_v<const int A::*const> * 10 + std::is_function_v<int(int)>;
}
// LAUNCH: everywhere<<<1,1>>> out=zeros(36,i32)
// EXPECT: out == [8, 9, 11, 4, 3, 21, 4, 1, 1, 65, 6, 4, 21, 7, 28, 43, 3, 3, 32, 88, 1104, 5, 32, 608, 1, 7, 13, 8, 1, 8, 6, 24, 6, 6, 1010, 11]
