// Sums of all lanes before.
// LAUNCH: scan<<<2,64>>> a=random(128,f32,90) out=zeros(128)
// EXPECT: out.reshape(4, 32) ~= cumsum(a.reshape(4, 32), 1) rtol=1e-5

extern "C" __global__ void scan(const float *a, float *out) {
    int lane = threadIdx.x & 31, i = blockIdx.x * blockDim.x + threadIdx.x;
    float x = a[i];
    for (int d = 1; d < 32; d <<= 1) {
        float y = __shfl_up_sync(0xffffffffu, x, d);
        if (lane >= d) x += y;
    }
    out[i] = x;
}
