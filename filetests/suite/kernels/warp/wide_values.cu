// Exchanges of 64 bits.
// LAUNCH: wide_values<<<2,64>>> a=random(128,i64,91) b=random(128,f64,92) out=zeros(128) outd=zeros(128)
// EXPECT: out.reshape(4, 32) == a.reshape(4, 32)[:, arange(32) ^ 9]
// EXPECT: outd.reshape(4, 32) == b.reshape(4, 32)[:, where(arange(32) < 4, arange(32), arange(32) - 4)]

extern "C" __global__ void wide_values(const long long *a, const double *b, long long *out, double *outd) {
    int lane = threadIdx.x & 31, i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = __shfl_xor_sync(0xffffffffu, a[i], 9);
    outd[i] = __shfl_up_sync(0xffffffffu, b[i], 4);
}
