// Halves with the operators of C++.
// LAUNCH: operators<<<4,64>>> a=random(200,f16,160) out=zeros(200) n=200
// EXPECT: out ~= (a + float16(1)) * a.astype(float32) rtol=2e-3 atol=2e-3

#include <cuda_fp16.h>
extern "C" __global__ void operators(const __half *a, __half *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    __half x = a[i];
    x += __half(1.0f);
    out[i] = x * x - x;
}
