// Numbers of 128 bits: the carry goes from word to word.
// LAUNCH: carry<<<4,64>>> a=random(200,u64,41) b=random(200,u64,42) lo=zeros(200) hi=zeros(200) n=200
// EXPECT: lo == a + b
// EXPECT: hi == [(x * y >> 64) + (x + y >> 64) & 2**64 - 1 for x, y in zip(a.tolist(), b.tolist())]

extern "C" __global__ void carry(const unsigned long long *a, const unsigned long long *b, unsigned long long *lo, unsigned long long *hi, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    lo[i] = a[i] + b[i];
    hi[i] = __umul64hi(a[i], b[i]) + (lo[i] < a[i]);
}
