extern "C" __global__ void cast_c_style_nested(int *out) {
    int i = threadIdx.x; out[i] = (int)(unsigned char)(signed char)(-i);
}
// LAUNCH: cast_c_style_nested<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == (-arange(8)) % 256
