// [dcl.init.list] p5: each element of the array is copy-initialised from that of the list, in order; conversions by users' functions
#include <initializer_list>
struct V { int v; __host__ __device__ V(int i) : v(i) {} __host__ __device__ V(double d) : v((int)d * 100) {} };
struct W { __host__ __device__ operator V() const { return V(9); } };
__host__ __device__ int all(std::initializer_list<V> l) { int s = 0; for (const V &v : l) s = s * 10 + v.v; return s; }
__host__ __device__ int next(int *n) { return ++*n; }
extern "C" __global__ void array_behind_a_list(int *out) {
    out[0] = all({1, V(2), W()}); out[1] = all({2.5}); int n = 0; std::initializer_list<int> l = {next(&n), next(&n), next(&n)};
    out[2] = l.begin()[0] * 100 + l.begin()[1] * 10 + l.begin()[2]; std::initializer_list<std::initializer_list<int>> deep = {{1, 2}, {}, {3}};
    for (auto &inner : deep) { out[3] = out[3] * 10 + (int)inner.size(); for (int i : inner) out[4] = out[4] * 10 + i; }
}
// LAUNCH: array_behind_a_list<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [129, 200, 123, 201, 123]
