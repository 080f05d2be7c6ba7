// Loads through the read-only cache, and with hints.
// LAUNCH: read_only<<<4,64>>> a=random(200,f32,77) out=zeros(200) n=200
// EXPECT: out == a + roll(a, -1) + roll(a, -2)

extern "C" __global__ void read_only(const float *__restrict__ a, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = __ldg(a + i) + __ldcs(a + (i + 1) % n) + __ldcg(a + (i + 2) % n);
}
