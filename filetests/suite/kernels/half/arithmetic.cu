// Sums, products and quotients of halves.
// LAUNCH: arithmetic<<<4,64>>> a=random(200,f16,150) b=random(200,f16,151) s=zeros(200) p=zeros(200) q=zeros(200) n=200
// EXPECT: s == a + b
// EXPECT: p == a * b
// EXPECT: q == b - a

#include <cuda_fp16.h>
extern "C" __global__ void arithmetic(const __half *a, const __half *b, __half *s, __half *p, __half *q, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    s[i] = __hadd(a[i], b[i]);
    p[i] = __hmul(a[i], b[i]);
    q[i] = __hsub(b[i], a[i]);
}
