// [lex.nullptr] p1: nullptr has a type of its own, convertible to pointers and bool only
typedef decltype(nullptr) N;
__device__ int k(N) { return 1; } __device__ int k(int) { return 2; } __device__ int k(void *) { return 3; } __device__ int g(int *) { return 4; } __device__ int g(long) { return 5; }
extern "C" __global__ void nullptr_type(int *out) { N n{}; N m = nullptr; out[0] = k(nullptr) * 100 + k(n) * 10 + k(0); out[1] = g(nullptr) * 10 + g(0L); out[2] = (n == m) + (n == nullptr) * 10; int *p = n; out[3] = p == m; out[4] = sizeof(nullptr); bool b(nullptr); out[5] = b + 3; out[6] = k((void *)nullptr); }
// LAUNCH: nullptr_type<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [112, 45, 11, 1, 8, 3, 3]
