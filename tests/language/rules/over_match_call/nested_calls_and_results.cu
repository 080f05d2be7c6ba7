// [over.match.call] p1: the types of inner calls decide the outer ones
__device__ char f(int) { return 'a'; } __device__ long f(char) { return 5; } __device__ int f(long) { return 7; } __device__ int g(char) { return 1; } __device__ int g(long) { return 2; } __device__ int g(int) { return 3; } __device__ int &h(int &x) { return x; } __device__ int h(const int &x) { return x + 100; }
extern "C" __global__ void nested_calls_and_results(int *out) { out[0] = g(f(1)) * 100 + g(f('c')) * 10 + g(f(1L)); out[1] = g(f(f(1))) * 10 + g(f(f(f(1)))); int x = 5; h(x) = 6; out[2] = x; out[3] = h(h(x)) * 1000 + h(h(3)); out[4] = g(f('a') ? 'b' : 'c') * 10 + g(f(1) + 0); }
// LAUNCH: nested_calls_and_results<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [123, 23, 6, 6203, 13]
