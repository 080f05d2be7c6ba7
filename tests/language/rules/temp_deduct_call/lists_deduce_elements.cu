// [temp.deduct.call] p1: P of initializer_list<P'> is deduced from each element of the list, which must agree
#include <initializer_list>
template <class T> __host__ __device__ int f(std::initializer_list<T> l) { return (int)(sizeof(T) * 10 + l.size()); }
template <class T> __host__ __device__ int g(T, const std::initializer_list<T> &l) { return (int)l.size(); }
template <class T, unsigned N> __host__ __device__ int h(std::initializer_list<T (*)[N]>) { return N; }
template <class T> __host__ __device__ int k(std::initializer_list<T>) { return 1; } template <class T> __host__ __device__ int k(T) { return 2; }
template <class T> struct S { int n; __host__ __device__ S(std::initializer_list<T> l) : n((int)l.size()) {} template <class U> __host__ __device__ S(std::initializer_list<U *> l) : n(50 + (int)l.size()) {} };
template <class T> struct V { int n; __host__ __device__ V(T) : n(1) {} __host__ __device__ V(std::initializer_list<T> l) : n(10 + (int)l.size()) {} };
extern "C" __global__ void lists_deduce_elements(int *out) {
    int a[3], b[3]; out[0] = f({1, 2, 3}), out[1] = f({'a'}), out[2] = g(1.5, {2.5}), out[3] = h({&a, &b}), out[4] = k({1, 2}), out[5] = k(1), out[6] = f<double>({1, 2}), out[7] = g(1L, {}); S<int> s{1, 2}, t{&a, &b}; out[8] = s.n, out[9] = t.n;
    V v{1, 2}; static_assert(sizeof(v) == 4 && sizeof(V{1.5}) == 4); out[10] = v.n, out[11] = V{1}.n, out[12] = V(1).n; V w{v}; out[13] = w.n; V<int> x = {1}; out[14] = x.n;
}
// LAUNCH: lists_deduce_elements<<<1,1>>> out=zeros(15,i32)
// EXPECT: out == [43, 11, 1, 3, 1, 2, 82, 0, 2, 52, 12, 11, 1, 12, 11]
