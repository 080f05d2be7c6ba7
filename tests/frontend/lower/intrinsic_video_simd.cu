extern "C" __global__ void intrinsic_video_simd(unsigned *out) {
    unsigned i = threadIdx.x; out[i] = __vadd4(0xFF00FF00u, 0x01010101u * i);
}
// LAUNCH: intrinsic_video_simd<<<1,8>>> out=zeros(8,u32)
// EXPECT: out == (arange(8) + 255) % 256 * 0x01000100 + arange(8) * 0x00010001
