template <typename T> __device__ T twice(T x) { return x + x; }
extern "C" __global__ void template_function_deduced(float *out) {
    int i = threadIdx.x; out[i] = twice(i) + twice(0.25f);
}
// LAUNCH: template_function_deduced<<<1,8>>> out=zeros(8,f32)
// EXPECT: out == 2 * arange(8) + 0.5
