// Floats as bits and back.
// LAUNCH: bits_of_floats<<<4,64>>> a=random(200,f32,31) out=zeros(200) back=zeros(200) n=200
// EXPECT: out == a.view(uint32) ^ uint32(0x80000000)
// EXPECT: back == (a.view(uint32) + uint32(1)).view(float32)

extern "C" __global__ void bits_of_floats(const float *a, unsigned *out, float *back, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned u = __float_as_uint(a[i]);
    out[i] = u ^ 0x80000000u;
    back[i] = __uint_as_float(u + 1u);
}
