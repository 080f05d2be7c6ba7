#include <cuda_fp16.h>
extern "C" __global__ void half2_lanes(float *out) {
    int i = threadIdx.x; __half2 h = __floats2half2_rn(i, 2.0f); h = __hmul2(h, h); out[i] = __low2float(h) + __high2float(h);
}
// LAUNCH: half2_lanes<<<1,8>>> out=zeros(8,f32)
// EXPECT: out == arange(8) ** 2 + 4
