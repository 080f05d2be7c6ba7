// [basic.lookup.unqual] p1: classes, namespaces, friends, bases and blocks at once
typedef char T;
namespace A { struct X { enum T { t0 }; friend __device__ int f(X) { return 1; } }; __device__ int g(X) { return 5; } namespace { __device__ int anon() { return 77; } } 
  namespace B { struct Y : X { friend __device__ int f(Y, int) { return 2; } struct In { friend __device__ int q(In) { return 8; } }; }; inline namespace v1 { __device__ int ver() { return 1; } struct W {}; __device__ int w(W) { return 3; } } } }
struct Outer { enum T { e }; __device__ int s() { return sizeof(T); } static const int k = sizeof(T); int arr[sizeof(T)]; };
template <class U> struct Base { typedef int type; int m; __device__ int func() { return 10; } static const int c = 6; };
__device__ int func() { return 20; }
template <class U> struct Der : Base<U> { __device__ int a() { return func(); } __device__ int b() { return this->func(); } __device__ int cc() { return Base<U>::c + Der::c; } using Base<U>::m; __device__ int d() { m = 4; return m; } typename Base<U>::type tt; };
namespace N { __device__ int h(double) { return 100; } template <class U> __device__ int call(U u) { return h(u) + h(1); } __device__ int h(int) { return 200; } }
namespace M { struct S {}; } 
template <class U> __device__ int adl(U u) { return late(u); }
namespace M { __device__ int late(S) { return 33; } }
__device__ int amb(long) { return 1; } 
struct Conv { __device__ operator int() const { return 4; } };
namespace P { __device__ int z = 3; namespace Q { __device__ int z2() { return z; } __device__ int z = 9; __device__ int z3() { return z; } } }
namespace R { using P::z; using namespace P::Q; __device__ int r() { return z + z2(); } }
namespace alias = A::B;
struct Fn { __device__ int operator()(int) const { return 50; } };
namespace V { struct K {}; __device__ int fnobj(K) { return 1; } } 
__device__ int blk() { int func = 3; { __device__ int func(); return func(); } }
class Self { int Self_ = 2; public: __device__ int get() { Self s; return s.Self_ + sizeof(Self); } };
enum Color { red, green }; enum class Big : long { a = 5 };
__device__ int hid(int Color) { return Color + sizeof(enum Color); }
struct D1 { int x = 1; __device__ int over(int) { return 1; } }; struct D2 : D1 { __device__ int over(double) { return 2; } }; struct D3 : D1 { using D1::over; __device__ int over(double) { return 2; } };
extern "C" __global__ void many_scopes(int *out) {
  int i = 0; A::B::Y y; A::X x; out[i++] = f(x) * 10 + f(y) ; out[i++] = f(y, 1); out[i++] = g(y); out[i++] = A::anon(); A::B::Y::In in; out[i++] = q(in);
  A::B::W w0; out[i++] = w(w0) + A::B::ver() + alias::v1::ver(); out[i++] = Outer().s() * 100 + Outer::k * 10 + sizeof(Outer);
  Der<int> d; out[i++] = d.a() * 100 + d.b(); out[i++] = d.cc() + d.d(); out[i++] = N::call(2.5) + N::call(1); out[i++] = adl(M::S());
  out[i++] = P::Q::z2() * 10 + P::Q::z3(); out[i++] = R::r(); out[i++] = blk(); out[i++] = Self().get(); out[i++] = hid(3); out[i++] = D2().over(1) * 10 + D3().over(1);
  out[i++] = (int)Big::a + sizeof(Big) + green; 
}
// LAUNCH: many_scopes<<<1,1>>> out=zeros(18,i32)
// EXPECT: out == [11, 2, 5, 77, 8, 5, 456, 2010, 16, 400, 33, 39, 6, 20, 6, 7, 21, 14]
