// LAUNCH: inheritance_mixture<<<1,1>>> p=zeros(27,i32)
// EXPECT: p == [30, -1, 8, 12, 32, 15, 8, 8, 1, 1, 7, 9, 13, 412, 63, 30, 3, 8, 107, 8, 9, 19, 30, 16256, 0, 4, 30]
struct A { int a; __device__ int f() const { return a; } __device__ int g(int x) { return a + x; } static __device__ int s() { return 11; } enum { N = 4 }; typedef int type; };
struct B { char c; double d; __device__ int f() const { return c; } __device__ int h() { return 3; } };
struct C : A, B { int z; using A::f; __device__ C(int x) : A{x}, z(x + 1) { c = 5; d = 2.5; } __device__ int g(float x) { return -1; } __device__ int call() { return A::g(z) + B::f() + f() + this->h(); } };
struct E1 {}; struct E2 : E1 { int q; }; struct E3 : E1, E2 { char t; };
template <typename D> struct Crtp { __device__ int twice() { return 2 * static_cast<D *>(this)->value(); } __device__ int idx() const { return static_cast<const D &>(*this).v; } };
struct Imp : Crtp<Imp> { int v; __device__ int value() { return v; } };
struct Ctor { int x; __device__ Ctor(int a, int b = 2) : x(a * b) {} };
struct Inh : Ctor { using Ctor::Ctor; int y = 9; };
__device__ int over(A *p) { return 1; } __device__ int over(void *p) { return 2; } __device__ int over(const B &b) { return 3; }
template <class T> struct Wrap : T { typename T::type extra; __device__ int both() { return this->a + extra; } };
__device__ auto trail(int x) -> decltype(x * 2.0f) { return x * 2.0f; }
template <class T, class U> __device__ auto mix(T t, U u) { return t + u; }
__device__ decltype(auto) pass(int &x) { return (x); }
struct It { int i; __device__ int operator*() const { return i; } __device__ It &operator++() { ++i; return *this; } __device__ bool operator!=(const It &o) const { return i != o.i; } };
struct Range { int n; __device__ It begin() const { return {0}; } __device__ It end() const { return {n}; } };
union U { float f; unsigned u; struct { unsigned lo : 16, hi : 16; }; };
__global__ void inheritance_mixture(int *p) {
  int n = 0;
  C c(7); p[n++] = c.call(); p[n++] = c.g(1); p[n++] = ((A &)c).g(1); p[n++] = c.A::f() + c.B::f(); p[n++] = sizeof(C); p[n++] = C::s() + C::N;
  A *pa = &c; B *pb = &c; p[n++] = (char *)pb - (char *)pa; C *pc = static_cast<C *>(pb); p[n++] = pc->z; p[n++] = pc == &c; B *nul = (C *)nullptr; p[n++] = nul == nullptr;
  A sl = c; p[n++] = sl.a; sl = c; B &rb = c; rb.c = 9; p[n++] = c.c; p[n++] = over(&c) * 10 + over((B &)c);
  p[n++] = sizeof(E2) * 100 + sizeof(E3);
  Imp im; im.v = 21; p[n++] = im.twice() + im.idx();
  Inh in(3), in2(3, 5); p[n++] = in.x + in2.x + in.y;
  Wrap<A> w; w.a = 1; w.extra = 2; p[n++] = w.both();
  p[n++] = sizeof(trail(2)) + (int)trail(2); p[n++] = sizeof(mix(1, 2.0)) + (int)mix('a', 2);
  int y = 5; pass(y) += 3; p[n++] = y; decltype((y)) ry = y; ry++; p[n++] = y; decltype(y) vy = y; vy++; p[n++] = y + vy; 
  int sum = 0; for (int v : Range{5}) sum += v; for (auto v : Range{3}) { if (v == 1) continue; sum += 10 * v; } p[n++] = sum;
  U u; u.f = 1.0f; p[n++] = u.hi; p[n++] = u.lo;
  struct Agg { int a; float b[2]; } ag{1, {2, 3}}; auto [m1, m2] = ag; p[n++] = m1 + (int)m2[1]; 
  int arr[] = {4, 5, 6}; for (auto &e : arr) e *= 2; for (const auto e : arr) p[n] += e; n++;
}
