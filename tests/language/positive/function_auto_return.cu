__device__ auto half_of(int x) { return x * 0.5f; }
extern "C" __global__ void function_auto_return(float *out) {
    int i = threadIdx.x; out[i] = half_of(i);
}
// LAUNCH: function_auto_return<<<1,8>>> out=zeros(8,f32)
// EXPECT: out == arange(8) * 0.5
