// Halves from floats, to the nearest and toward zero, and back.
// LAUNCH: conversions<<<4,64>>> a=random(200,f32,154) near=zeros(200) zero=zeros(200) back=zeros(200) n=200
// EXPECT: near == a.astype(float16)
// EXPECT: (zero <= a) & (nextafter(zero, float16(9)) > a)
// EXPECT: back == near

#include <cuda_fp16.h>
extern "C" __global__ void conversions(const float *a, __half *near, __half *zero, float *back, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    near[i] = __float2half_rn(a[i]);
    zero[i] = __float2half_rz(a[i]);
    back[i] = __half2float(near[i]);
}
