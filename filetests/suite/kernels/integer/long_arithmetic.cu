// Sums, differences and products of 64 bits.
// LAUNCH: long_arithmetic<<<4,64>>> a=random(200,i64,39) b=random(200,i64,40) out=zeros(200) n=200
// EXPECT: out == a * b + 3 * a - (b ^ 0x0123456789abcdef)

extern "C" __global__ void long_arithmetic(const long long *a, const long long *b, long long *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = (long long)((unsigned long long)a[i] * b[i] + 3ull * a[i]) - (b[i] ^ 0x0123456789abcdefll);
}
