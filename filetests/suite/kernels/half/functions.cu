// Roots and exponentials of halves.
// LAUNCH: functions<<<4,64>>> a=random(200,f16,161) r=zeros(200) e=zeros(200) n=200
// EXPECT: r == sqrt(a.astype(float32)).astype(float16)
// EXPECT: e ~= exp(a.astype(float32)) rtol=1e-3

#include <cuda_fp16.h>
extern "C" __global__ void functions(const __half *a, __half *r, __half *e, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    r[i] = hsqrt(a[i]);
    e[i] = hexp(a[i]);
}
