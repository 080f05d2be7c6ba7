// [over.match.copy] p1: arguments, results and elements are copy-initialised
struct A { int v; __device__ A(int k) : v(k) { } __device__ A(int a, int b) : v(a * 10 + b) { } }; struct B { __device__ operator int() const { return 6; } };
__device__ A f(int k) { if (k > 5) return {k, 1}; return k; } __device__ int g(A a, A b = 9) { return a.v * 100 + b.v; } struct H { A a, b; };
extern "C" __global__ void converting_in_arguments_and_returns(int *out) { out[0] = f(3).v; out[1] = f(7).v; out[2] = g(1); out[3] = g({2, 3}, 4); A arr[2] = {5, {6, 7}}; out[4] = arr[0].v * 100 + arr[1].v; H h = {8, {1, 2}}; out[5] = h.a.v * 100 + h.b.v; int i = B() + 1; out[6] = i; }
// LAUNCH: converting_in_arguments_and_returns<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [3, 71, 109, 2304, 567, 812, 7]
