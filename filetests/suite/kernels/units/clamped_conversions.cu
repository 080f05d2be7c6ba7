// Saturating arithmetic and conversions.
// LAUNCH: clamped_conversions<<<4,64>>> a=random(200,f32,172) b=random(200,i32,173) unit=zeros(200) byte=zeros(200) n=200
// EXPECT: unit ~= clip(a.astype(float64) * 3 - 1, 0, 1) atol=1e-6
// EXPECT: byte == clip(trunc(b / 100000), 0, 255)

extern "C" __global__ void clamped_conversions(const float *a, const int *b, float *unit, unsigned char *byte, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unit[i] = __saturatef(a[i] * 3.0f - 1.0f);
    int x;
    asm("cvt.sat.u8.s32 %0, %1;" : "=r"(x) : "r"(b[i] / 100000));
    byte[i] = x;
}
