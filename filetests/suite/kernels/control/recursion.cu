// A function that calls itself.
// LAUNCH: recursion<<<4,64>>> out=zeros(200) n=200
// EXPECT: out == [2 * (i % 12) + 3 + [0, 1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233][i % 14] for i in range(200)]

__device__ __noinline__ int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }
__device__ __noinline__ int ackermann(int m, int n) { return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1)); }
extern "C" __global__ void recursion(int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = ackermann(2, i % 12) + fibonacci(i % 14);
}
