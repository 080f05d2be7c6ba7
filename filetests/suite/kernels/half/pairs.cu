// Two halves in a word, fused.
// LAUNCH: pairs<<<4,64>>> a=random(400,f16,152) b=random(400,f16,153) out=zeros(400,f16) n=200
// EXPECT: out == (a.astype(float64) * b + a).astype(float16)

#include <cuda_fp16.h>
extern "C" __global__ void pairs(const __half2 *a, const __half2 *b, __half2 *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = __hfma2(a[i], b[i], a[i]);
}
