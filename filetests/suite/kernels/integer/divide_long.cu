// Division of 64 bits, which no machine has as an instruction.
// LAUNCH: divide_long<<<4,64>>> a=random(200,i64,13) b=random(200,i64,14) q=zeros(200) r=zeros(200) n=200
// EXPECT: q * (b >> 30 | 1) + r == a
// EXPECT: (abs(r) < abs(b >> 30 | 1)) & ((r == 0) | ((r < 0) == (a < 0)))

extern "C" __global__ void divide_long(const long long *a, const long long *b, long long *q, long long *r, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    long long d = (b[i] >> 30) | 1;
    q[i] = a[i] / d;
    r[i] = a[i] % d;
}
