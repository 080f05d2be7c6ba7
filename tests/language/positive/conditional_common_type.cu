extern "C" __global__ void conditional_common_type(float *out) {
    int i = threadIdx.x; out[i] = (i & 1 ? 1 : 0.5f) * 3;
}
// LAUNCH: conditional_common_type<<<1,8>>> out=zeros(8,f32)
// EXPECT: out == where(arange(8) % 2, 3, 1.5)
