#include <cuda_fp16.h>
extern "C" __global__ void half_arithmetic(float *out) {
    int i = threadIdx.x; __half h = __float2half(i * 0.5f); h = __hadd(h, __float2half(1.0f)); out[i] = __half2float(h * h);
}
// LAUNCH: half_arithmetic<<<1,8>>> out=zeros(8,f32)
// EXPECT: out == (arange(8) * 0.5 + 1) ** 2
