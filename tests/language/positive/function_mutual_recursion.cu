__device__ bool odd(int n);
__device__ bool even(int n) { return n == 0 || odd(n - 1); }
__device__ bool odd(int n) { return n != 0 && even(n - 1); }
extern "C" __global__ void function_mutual_recursion(int *out) {
    int i = threadIdx.x; out[i] = even(i) + 2 * odd(i);
}
// LAUNCH: function_mutual_recursion<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [1, 2] * 4
