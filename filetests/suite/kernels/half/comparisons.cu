// Halves are compared, alone and in pairs.
// LAUNCH: comparisons<<<4,64>>> a=random(200,f16,155) b=random(200,f16,156) out=zeros(200) n=200
// EXPECT: out == (a < b) + 2 + 4 * (b >= 0.5)

#include <cuda_fp16.h>
extern "C" __global__ void comparisons(const __half *a, const __half *b, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = __hlt(a[i], b[i]) + 2 * __heq(a[i], a[i]) + 4 * __hge(b[i], __float2half(0.5f));
}
