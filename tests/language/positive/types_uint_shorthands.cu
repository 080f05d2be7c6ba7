extern "C" __global__ void types_uint_shorthands(uint *out) {
    uint i = threadIdx.x; ushort s = (ushort)(i * 30000); uchar1 c = make_uchar1(1); out[i] = s + c.x;
}
// LAUNCH: types_uint_shorthands<<<1,8>>> out=zeros(8,u32)
// EXPECT: out == arange(8) * 30000 % 65536 + 1
