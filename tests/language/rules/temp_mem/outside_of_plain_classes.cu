// [temp.mem] p1, [namespace.memdef] p2: templates that a class or namespace declares, defined outside of it
struct P { int v; __device__ P(int v) : v(v) {} };
struct G : P {
    using P::P;
    int w = 3;
    template <class T> static __device__ T twice(T x, int n = 2);
    template <class T> explicit __device__ G(T *p);
    template <class T> __device__ auto sum(T x) const -> decltype(x + 1);
    template <class T, int N = 5> __device__ int &at(T (&a)[N]);
    template <class... A> __device__ int all(A... a) const;
    template <class T> __device__ G &operator+=(T x);
    template <class T> __device__ operator T *();
    template <class T> struct In;
    struct Deep { template <class T> __device__ int f(T) const; int z = 6; };
private:
    template <class T> __device__ __noinline__ int hidden(T x) { return x + w; }
    template <class T> friend __device__ int peek(G &g, T x);
    enum { E = 40 };
};
template <class T> __device__ T G::twice(T x, int n) { return x * n + E; }
template <class T> __device__ G::G(T *p) : P(*p), w(sizeof(T)) {}
template <class T> __device__ auto G::sum(T x) const -> decltype(x + 1) { return x + w; }
template <class T, int N> __device__ int &G::at(T (&a)[N]) { return a[N - 1]; }
template <class... A> __device__ int G::all(A... a) const { return (a + ... + w); }
template <class T> __device__ G &G::operator+=(T x) { v += hidden(x); return *this; }
template <class T> __device__ G::operator T *() { return &v; }
template <class T> struct G::In { T a; static constexpr int size = sizeof(T) + E; template <class U> __device__ int g(U) const; };
template <class T> template <class U> __device__ int G::In<T>::g(U) const { return size * 100 + sizeof(U); }
template <class T> __device__ int G::Deep::f(T) const { return z + sizeof(T); }
template <class T> __device__ int peek(G &g, T x) { return g.hidden(x) + 1; }
template <> __device__ int G::Deep::f<char>(char) const { return 99; }
namespace a { namespace b { template <class T> __device__ int f(T); template <class T> __device__ int f(T *); struct X { int i; }; template <class T, int N> struct Arr; } using b::Arr; }
template <class T> __device__ int a::b::f(T x) { X y{sizeof(x)}; return y.i; }
template <class T> __device__ int a::b::f(T *x) { return 1000 + *x; }
template <class T, int N> struct a::b::Arr { T v[N]; __device__ T back() const; };
template <class T, int N> __device__ T a::b::Arr<T, N>::back() const { return v[N - 1]; }
extern "C" __global__ void outside_of_plain_classes(int *out) {
    short s = 11;
    G g(&s), h(4);
    int arr[3] = {1, 2, 3};
    out[0] = G::twice(4) + G::twice(2.5, 2);
    out[1] = g.v * 10 + g.w;
    out[2] = g.sum(7) + h.sum('a');
    g.at(arr) = 50;
    out[3] = arr[2];
    out[4] = h.all(1, 2, 3) + h.all();
    h += 5;
    out[5] = h.v;
    int *p = h;
    out[6] = *p + peek(h, 1);
    out[7] = G::In<double>::size + G::In<char>{}.g(1);
    out[8] = G::Deep{}.f(1) + G::Deep{}.f('a');
    out[9] = a::b::f(1.0) + a::b::f(arr);
    out[10] = a::Arr<int, 2>{{8, 9}}.back();
}
// LAUNCH: outside_of_plain_classes<<<1,1>>> out=zeros(11,i32)
// EXPECT: out == [93, 112, 109, 50, 12, 12, 17, 4152, 109, 1009, 9]
