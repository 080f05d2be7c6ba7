__device__ void split(int v, int *hi, int *lo) { *hi = v / 10; *lo = v % 10; }
extern "C" __global__ void function_output_pointer(int *out) {
    int i = threadIdx.x; int a, b; split(i * 7, &a, &b); out[i] = a + b;
}
// LAUNCH: function_output_pointer<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) * 7 // 10 + arange(8) * 7 % 10
