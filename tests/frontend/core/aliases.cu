// Aliases and alias templates. The expected values are nvcc's.
// CONFIGS: -O0 | -O2 | --codegen=llvm
// PTXAS: sm_80
template <typename T, int N> struct A { T v[N]; __device__ T sum() const { T s = 0; for (int i = 0; i < N; i++) s += v[i]; return s; } };
template <typename T> using A3 = A<T, 3>;
template <int N> using F = A<float, N>;
template <typename T> using Ptr = T *;
using Real = float;
using Fn = int (*)(int);
template <typename T, typename U = int> using First = T;
__device__ int inc(int x) { return x + 1; }
__device__ int total(const A3<int> &a) { return a.sum(); }
// LAUNCH: k<<<1,1>>> x=ones(2,f32) o=zeros(4,i32)
// EXPECT: x == array([1.0, 15.0], 'f4')
// EXPECT: o == array([9, 5, 3, 1])
__global__ void k(Real *x, int *o) {
    A3<float> a{{1, 2, 3}}; F<2> b{{4, 5}}; Ptr<float> p = x; p[1] = a.sum() + b.sum(); A3<int> c{{1, 2, 3}}; o[0] = total(c) + sizeof(A3<char>);
    Fn f = inc; o[1] = f(4); First<double> d = 1.5; o[2] = d * 2; Ptr<Ptr<float>> pp = &p; o[3] = (int)(*pp)[0];
}
