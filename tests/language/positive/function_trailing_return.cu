__device__ auto third_of(int x) -> float { return x * 0.25f; }
extern "C" __global__ void function_trailing_return(float *out) {
    int i = threadIdx.x; out[i] = third_of(i);
}
// LAUNCH: function_trailing_return<<<1,8>>> out=zeros(8,f32)
// EXPECT: out == arange(8) * 0.25
