// bfloat16: the upper half of a float.
// LAUNCH: brain_floats<<<4,64>>> a=random(200,f32,159) near=zeros(200,bf16) back=zeros(200) n=200
// EXPECT: near == a.astype(ml_dtypes.bfloat16)
// EXPECT: back == 2 * near.astype(float32)

#include <cuda_bf16.h>
extern "C" __global__ void brain_floats(const float *a, __nv_bfloat16 *near, float *back, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    near[i] = __float2bfloat16(a[i]);
    back[i] = __bfloat162float(near[i]) * 2.0f;
}
