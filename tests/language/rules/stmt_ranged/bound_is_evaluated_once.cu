// [stmt.ranged] p1: the range, its begin and its end are evaluated once; end may have another type
struct Stop { };
struct It { int i; __device__ bool operator!=(Stop) const { return i < 3; } __device__ int operator*() const { return i; } __device__ void operator++() { i++; } };
struct R { __device__ It begin() { return It{0}; } __device__ Stop end() { return {}; } };
__device__ int (&range(int (&a)[3], int *calls))[3] { ++*calls; return a; }
extern "C" __global__ void bound_is_evaluated_once(int *out) {
    int a[3] = {1, 2, 3}, calls = 0, i = 50;
    for (int i : range(a, &calls)) { out[0] += i; }
    out[1] = calls * 100 + i;
    R r;
    for (auto x : r) out[2] = out[2] * 10 + x + 1;
    int *p = a; int k = 0;
    for (auto x : a) { a[2] = 9; out[3] = out[3] * 10 + x; k++; }
    out[4] = k + (p == a);
}
// LAUNCH: bound_is_evaluated_once<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [6, 150, 123, 129, 4]
