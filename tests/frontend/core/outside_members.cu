// Members defined outside their structure; delegating constructors. The expected values are nvcc's.
// CONFIGS: -O0 | -O2 | --codegen=llvm
// PTXAS: sm_80
struct S { int v; __device__ int get() const; __device__ S(int x); __device__ S(); static __device__ int st(int); __device__ S &operator+=(const S &o); typedef int T; __device__ T tt(T t); };
__device__ S::S(int x) : v(x) {}
__device__ S::S() : S(77) {}
__device__ int S::get() const { return v; }
__device__ int S::st(int a) { return a * 2; }
__device__ S &S::operator+=(const S &o) { v += o.v; return *this; }
__device__ S::T S::tt(S::T t) { T u = t; return u + v; }
template <typename T, int N = 2> struct V { T d[N]; __device__ T sum() const; __device__ V(T x); __device__ T &operator[](int i); static __device__ V make(T a); };
template <typename T, int N> __device__ V<T, N>::V(T x) { for (int i = 0; i < N; i++) d[i] = x + i; }
template <typename T, int N> __device__ T V<T, N>::sum() const { T s = 0; for (int i = 0; i < N; i++) s += d[i]; return s; }
template <typename T, int N> __device__ T &V<T, N>::operator[](int i) { return d[i]; }
template <typename T, int N> __device__ V<T, N> V<T, N>::make(T a) { V<T, N> r(a); r[0] += 1; return r; }
namespace n { struct Q { int a; __device__ int f(); }; }
__device__ int n::Q::f() { return a + 1; }
// LAUNCH: k<<<1,1>>> x=zeros(4,i32) y=zeros(2,f32)
// EXPECT: x == array([80, 173, 14, 5])
// EXPECT: y == array([11.0, 15.0], 'f4')
__global__ void k(int *x, float *y) {
    S s(3), t; x[0] = s.get() + t.get(); s += t; x[1] = s.v + S::st(4) + s.tt(5);
    V<int> v(5); v[1] = 9; x[2] = v.sum(); V<float, 3> w(1.5f); y[0] = w.sum() + w[2]; y[1] = V<float, 4>::make(2).sum();
    n::Q q = {4}; x[3] = q.f();
}
