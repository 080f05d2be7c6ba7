extern "C" __global__ void intrinsic_bit_casts(int *out) {
    int i = threadIdx.x; float f = __int_as_float(0x3F800000 + (i << 23)); out[i] = __float_as_int(f) - 0x3F800000 + (int)__float_as_uint(1.0f) - 0x3F800000;
}
// LAUNCH: intrinsic_bit_casts<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) << 23
