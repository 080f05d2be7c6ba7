// [dcl.init.list] p6: the array lives as long as the list that it initialises, and like any temporary where that is an argument
#include <initializer_list>
struct T { int *n; __host__ __device__ T(int *p) : n(p) { ++*n; } __host__ __device__ T(const T &t) : n(t.n) { ++*n; } __host__ __device__ ~T() { --*n; } };
__host__ __device__ int count(std::initializer_list<T> l) { return *l.begin()->n * 10 + (int)l.size(); }
extern "C" __global__ void lifetime_of_the_array(int *out) {
    int n = 0; out[0] = count({T(&n), T(&n)}); out[1] = n;
    { std::initializer_list<T> l = {&n, &n, &n}; out[2] = n; auto copy = l; out[3] = n + (int)copy.size(); } out[4] = n;
    { auto l = {T(&n), T(&n)}; out[5] = n * 10 + (int)l.size(); } out[6] = n;
    for (const T &t : {T(&n), T(&n)}) out[7] = out[7] * 10 + *t.n; out[8] = n;
    { const std::initializer_list<T> &r = {&n}; out[9] = *r.begin()->n; }
}
// LAUNCH: lifetime_of_the_array<<<1,1>>> out=zeros(10,i32)
// EXPECT: out == [22, 0, 3, 6, 0, 22, 0, 22, 0, 1]
