// [temp.friend] p1: every kind of friend of a template; default arguments and names where they are bound
__device__ int cnt = 0;
__device__ int nxt(int a = 5) { return ++cnt + a; }
namespace n { struct A { int v = 1; A() = default; __device__ A(int q, int w = later()) : v(q * 10 + w) {} static __device__ int later() { return 3; } template <class T> friend __device__ int peek(const T &t, int k = 4) { return t.v + k; } }; 
 template <class T> struct B { T t; template <class U> friend struct B; template <class U> __device__ int grab(const B<U> &o) { return o.priv + priv; } __device__ B(int p) : priv(p) {} private: int priv; friend __device__ int look(const B &b) { return b.priv * 2; } template <class U> friend __device__ int look2(const B<U> &a, const B &b2) { return b2.priv * 3; } };
 }
struct W { int x = 5; struct I { int y = 6; __device__ int sum(const W &w) { return w.x + y + w.hid(); } }; private: __device__ int hid() const { return 30; } };
template <class T> __device__ int lazy(T t, int d = sizeof(typename T::missing)) { return d; }
struct HasM { typedef double missing; };
template <class T, class U = typename T::missing> __device__ int sf(T) { return 1; } __device__ int sf(...) { return 2; }
namespace two { template <class T> struct L { __device__ int f() { return dep(T()) + nondep(1); } static __device__ int nondep(long) { return 7; } }; struct Q {}; __device__ int dep(Q) { return 11; } __device__ int nondep(int) { return 1000; } }
typedef int I2; struct TT { typedef char I2; __device__ I2 f(I2 x) { return x + 300; } __device__ int g(); }; __device__ int TT::g() { I2 z = 300; return z; }
struct Z { static int vv; enum { k = 4 }; int a[k]; __device__ auto f() -> decltype(a[0]) { return a[1]; } };
template <int N> struct Cnt { static __device__ int f() { return N + Cnt<N - 1>::f(); } }; template <> struct Cnt<0> { static __device__ int f() { return 100; } };
struct Left { int l = 1; typedef short ty; }; struct Right { int r = 2; typedef short ty2; }; struct Both : Left, Right { __device__ int f() { ty a = 4; return l + r + Left::l + this->Right::r + sizeof(ty2); } };
__device__ int over(int) { return 1; } namespace blk { __device__ int over(double) { return 2; } __device__ int t() { int r = over(1); { using ::over; r = r * 10 + over(1); } return r; } }
__device__ int sw(int a) { if (int a1 = a; a1 > 2) { int b = a1; { int a1 = 9; b += a1; } return b; } else { int a2 = a1 + 1; return a2; } }
extern "C" __global__ void friends_of_templates_and_defaults(int *out) { int i = 0;
 out[i++] = nxt() * 100 + nxt(1); out[i++] = n::A(2).v; out[i++] = peek(n::A()) * 10 + peek(n::A(), 1); n::B<int> b(4); n::B<char> c(3); out[i++] = b.grab(c) * 100 + look(b) * 10 + look(c);
 out[i++] = look2(b, b); out[i++] = W::I().sum(W()); out[i++] = lazy(HasM()) * 10 + lazy(1, 3); out[i++] = sf(HasM()) * 10 + sf(1); out[i++] = two::L<two::Q>().f(); out[i++] = TT().f(1) * 1000 + TT().g(); Z z; z.a[1] = 8; out[i++] = z.f(); out[i++] = Cnt<3>::f(); out[i++] = Both().f(); out[i++] = blk::t(); out[i++] = sw(1) * 100 + sw(4);
}
// LAUNCH: friends_of_templates_and_defaults<<<1,1>>> out=zeros(15,i32)
// EXPECT: out == [603, 23, 52, 786, 12, 41, 83, 12, 18, 45044, 8, 106, 8, 21, 213]
