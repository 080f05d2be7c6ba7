// [over.match.list] over.ics.list p7: a list converts to an aggregate by a user conversion, worse than to a scalar
struct P { int x; }; struct Q { int x, y; }; struct R { __device__ R(int, int, int) { } };
__device__ int f(int) { return 1; } __device__ int f(P) { return 2; } __device__ int g(Q) { return 3; } __device__ int g(R) { return 4; } __device__ int h(const int (&)[2]) { return 5; } __device__ int h(Q) { return 6; } 
extern "C" __global__ void aggregate_or_constructor(int *out) { out[0] = f({1}); out[1] = g({1, 2}) * 10 + g({1, 2, 3}); out[2] = h({1, 2}); out[3] = f({{1}}); }
// LAUNCH: aggregate_or_constructor<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [1, 34, 5, 2]
