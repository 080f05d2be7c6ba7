extern "C" __global__ void intrinsic_int2float_modes(float *out) {
    int i = threadIdx.x; out[i] = i & 1 ? __int2float_ru(16777217) : __int2float_rd(16777217);
}
// LAUNCH: intrinsic_int2float_modes<<<1,8>>> out=zeros(8,f32)
// EXPECT: out == where(arange(8) % 2, 16777218, 16777216)
