extern "C" __global__ void intrinsic_float2int_modes(int *out) {
    int i = threadIdx.x; float f = i - 3.5f; out[i] = __float2int_rn(f) + 100 * __float2int_rz(f) + 10000 * __float2int_ru(f) + 1000000 * __float2int_rd(f);
}
// LAUNCH: intrinsic_float2int_modes<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == rint(arange(8) - 3.5) + 100 * trunc(arange(8) - 3.5) + 10000 * ceil(arange(8) - 3.5) + 1000000 * floor(arange(8) - 3.5)
