// Division rounds toward zero, and the remainder has the dividend's sign.
// LAUNCH: divide_signed<<<4,64>>> a=random(200,i32,7) b=random(200,i16,8) q=zeros(200) r=zeros(200) n=200
// EXPECT: q == trunc(a.astype(float64) / (b | 1)).astype(int32)
// EXPECT: r == fmod(a.astype(float64), b | 1).astype(int32)

extern "C" __global__ void divide_signed(const int *a, const short *b, int *q, int *r, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int d = b[i] | 1;
    q[i] = a[i] / d;
    r[i] = a[i] % d;
}
