__device__ int pick(int) { return 1; } __device__ int pick(long long) { return 2; }
extern "C" __global__ void function_overload_promotion(int *out) {
    int i = threadIdx.x; char c = 1; short s = 2; out[i] = pick(c) * 10 + pick(s) + pick(3LL) * 100;
}
// LAUNCH: function_overload_promotion<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 211
