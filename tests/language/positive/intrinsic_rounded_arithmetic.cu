extern "C" __global__ void intrinsic_rounded_arithmetic(float *out) {
    int i = threadIdx.x; out[i] = i & 1 ? __fadd_ru(1.0f, 1e-10f) : __fadd_rd(1.0f, -1e-10f);
}
// LAUNCH: intrinsic_rounded_arithmetic<<<1,8>>> out=zeros(8,f32)
// EXPECT: out == where(arange(8) % 2, nextafter(float32(1), float32(2)), nextafter(float32(1), float32(0)))
