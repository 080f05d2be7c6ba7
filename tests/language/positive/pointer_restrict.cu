extern "C" __global__ void pointer_restrict(const float *__restrict__ a, float *__restrict__ out) {
    int i = threadIdx.x; out[i] = a[i] * 2;
}
// LAUNCH: pointer_restrict<<<1,8>>> a=arange(8,f32) out=zeros(8,f32)
// EXPECT: out == 2 * arange(8)
