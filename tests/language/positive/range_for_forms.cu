struct Span {
    const int *data; int n;
    __device__ const int *begin() const { return data; }
    __device__ const int *end() const { return data + n; }
};
struct Counter {
    struct Step { int i; __device__ int operator*() const { return i; } __device__ Step &operator++() { ++i; return *this; } __device__ bool operator!=(const Step &o) const { return i != o.i; } };
    int from, to;
    __device__ Step begin() const { return {from}; }
    __device__ Step end() const { return {to}; }
};
namespace other {
struct Three { int v[3]; };
__device__ int *begin(Three &t) { return t.v; }
__device__ int *end(Three &t) { return t.v + 3; }
}
template <class R> __device__ int total(R &&range) { int s = 0; for (auto x : range) s += x; return s; }
extern "C" __global__ void range_for_forms(int *out) {
    __shared__ int shared[4];
    int i = threadIdx.x;
    int grid[2][3] = {{1, 2, 3}, {4, 5, 6}}, s = 0;
    for (auto &row : grid) for (int &x : row) x += i;
    for (const auto &row : grid) {
        for (auto x : row) { if (x == 5) continue; s += x; }
        if (s > 1000) break;
    }
    if (i == 0) for (int &x : shared) x = 7;
    __syncthreads();
    for (int x : shared) s += x;
    Span span = {grid[1], 2};
    for (const int &x : span) s += 100 * x;
    for (int k : Counter{0, i}) s += 10000 * k;
    other::Three three = {{1, 2, 3}};
    for (int &x : three) x *= 2;
    for (int x : three.v) s += 1000000 * x;
#pragma unroll
    for (int a : grid[0]) s += total(three.v) * 0 + (a > 100);
    out[i] = s + total(span) * 0;
}
// LAUNCH: range_for_forms<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 21 + 6 * arange(8) - 5 * (arange(8) < 5) + 28 + 100 * (9 + 2 * arange(8)) + 10000 * (arange(8) * (arange(8) - 1) // 2) + 12000000
