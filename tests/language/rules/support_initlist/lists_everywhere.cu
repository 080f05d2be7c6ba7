// [support.initlist] lists as default values, operands of operators and subscripts, elements of packs, members and bases; inherited constructors that take them
#include <initializer_list>
struct M { std::initializer_list<int> l = {1, 2, 3}; int n; __host__ __device__ M() : n(l.size()) {} };
struct V { int s; __host__ __device__ V(std::initializer_list<int> l = {4, 5}) : s(0) { for (auto p = l.begin(); p != l.end(); ++p) s += *p; } __host__ __device__ V &operator=(std::initializer_list<int> l) { s = 0; for (int i : l) s += 2 * i; return *this; } __host__ __device__ int operator[](std::initializer_list<int> l) const { return (int)l.size(); } __host__ __device__ int operator()(std::initializer_list<int> a, std::initializer_list<int> b) const { return a.size() * 10 + b.size(); } V operator+=(std::initializer_list<int>); };
__host__ __device__ int def(int a, std::initializer_list<int> l = {7, 8}) { return a + *l.begin() + l.size(); }
__host__ __device__ V ret() { return {1, 2, 3}; }
template <class... T> __host__ __device__ int all(T... t) { int s = 0; for (int i : {t...}) s = s * 10 + i; std::initializer_list<int> l = {(s += t)...}; return s + l.size(); }
struct D : V { using V::V; int k = 1; }; struct A { V v; int w; }; struct P { int x, y; }; __host__ __device__ int ps(std::initializer_list<P> l) { int s = 0; for (auto [x, y] : l) s += x * y; return s; }
extern "C" __global__ void lists_everywhere(int *out) {
    M m; out[0] = m.n; V v; out[1] = v.s; v = {1, 2}; out[2] = v.s; out[3] = v[{1, 2, 3}] + v({1}, {2, 3}); out[4] = def(1) + def(1, {2}); out[5] = ret().s; out[6] = all(1, 2, 3);
    D d{1, 2, 4}; out[7] = d.s; A a{{1, 2}, 3}; out[8] = a.v.s * 10 + a.w; out[9] = ps({{1, 2}, {3, 4}}); V arr[] = {{1}, {1, 2}, 3 > 2 ? V{9} : V{}}; out[10] = arr[0].s + arr[1].s * 10 + arr[2].s * 100;
    for (int r = 0; r < 3; r++) for (auto i : {r, r + 1}) out[11] += i; const V &cr = {5, 6}; out[12] = cr.s; V *n = new V{1, 1, 1}; out[13] = n->s; delete n; auto lam = [](std::initializer_list<double> l) { return (int)(*l.begin() * 2); }; out[14] = lam({1.5, 2}); V e = V({2, 3}); out[15] = e.s; int q = 3; std::initializer_list<int *> ptrs = {&q, &q}; **ptrs.begin() = 5; out[16] = q; bool b = true; std::initializer_list<int> t = b ? std::initializer_list<int>{1} : std::initializer_list<int>{2, 3}; (void)t;
}
// LAUNCH: lists_everywhere<<<1,1>>> out=zeros(17,i32)
// EXPECT: out == [3, 9, 6, 15, 14, 6, 132, 7, 33, 14, 931, 9, 11, 3, 3, 5, 5]
