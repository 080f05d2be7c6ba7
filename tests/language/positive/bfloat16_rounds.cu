#include <cuda_bf16.h>
extern "C" __global__ void bfloat16_rounds(float *out) {
    int i = threadIdx.x; __nv_bfloat16 b = __float2bfloat16(1.0f + i * 0.00390625f); out[i] = __bfloat162float(b);
}
// LAUNCH: bfloat16_rounds<<<1,8>>> out=zeros(8,f32)
// EXPECT: out == [1, 1, 1.0078125, 1.015625, 1.015625, 1.015625, 1.0234375, 1.03125]
