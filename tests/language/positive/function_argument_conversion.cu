__device__ float take(float x) { return x / 2; }
extern "C" __global__ void function_argument_conversion(float *out) {
    int i = threadIdx.x; out[i] = take(i);
}
// LAUNCH: function_argument_conversion<<<1,8>>> out=zeros(8,f32)
// EXPECT: out == arange(8) / 2
