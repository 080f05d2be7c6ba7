struct Conv { template <typename T> __device__ T as(int x) const { return (T)x / 2; } };
extern "C" __global__ void template_member_function(float *out) {
    int i = threadIdx.x; Conv c; out[i] = c.as<float>(i) + c.as<int>(5);
}
// LAUNCH: template_member_function<<<1,8>>> out=zeros(8,f32)
// EXPECT: out == arange(8) / 2 + 2
