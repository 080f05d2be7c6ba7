extern "C" __global__ void intrinsic_double_bits(long long *out) {
    int i = threadIdx.x; out[i] = __double_as_longlong((double)i) + __double2hiint(1.0) + __double2loint(1.0);
}
// LAUNCH: intrinsic_double_bits<<<1,8>>> out=zeros(8,i64)
// EXPECT: out == arange(8).astype(float64).view(int64) + 0x3FF00000
