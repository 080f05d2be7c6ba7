// Conversions toward zero, which stop at the ends of the range.
// LAUNCH: to_integers<<<4,64>>> a=random(200,f32,20) s=zeros(200) u=zeros(200) l=zeros(200) c=zeros(200) n=200
// EXPECT: s == clip(trunc(((a - float32(0.5)) * where(arange(200) % 7 == 0, float32(1e20), float32(200))).astype(float64)), -2**31, 2**31 - 1).astype(int64)
// EXPECT: u == clip(trunc(((a - float32(0.5)) * where(arange(200) % 7 == 0, float32(1e20), float32(200))).astype(float64)), 0, 2**32 - 1).astype(int64)
// EXPECT: l == [sorted((-2**63, int(v), 2**63 - 1))[1] for v in ((a - float32(0.5)) * where(arange(200) % 7 == 0, float32(1e20), float32(200))).tolist()]
// EXPECT: c == (a * float32(100)).astype(int8)

extern "C" __global__ void to_integers(const float *a, int *s, unsigned *u, long long *l, signed char *c, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float x = (a[i] - 0.5f) * (i % 7 == 0 ? 1e20f : 200.0f);
    s[i] = __float2int_rz(x);
    u[i] = __float2uint_rz(x);
    l[i] = __float2ll_rz(x);
    c[i] = (signed char)(int)(a[i] * 100.0f);
}
