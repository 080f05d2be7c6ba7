__device__ int add1(int x) { return x + 1; } __device__ int mul3(int x) { return x * 3; }
extern "C" __global__ void function_pointer_table(int *out) {
    int i = threadIdx.x; int (*f[2])(int) = {add1, mul3}; out[i] = f[i & 1](i);
}
// LAUNCH: function_pointer_table<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == where(arange(8) % 2, arange(8) * 3, arange(8) + 1)
