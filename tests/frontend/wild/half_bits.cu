// Halves from their bits.
#include <cuda_fp16.h>
#include <cuda_bf16.h>
extern "C" __global__ void bits(float *out, unsigned short *back) {
    constexpr __half_raw one = {0x3C00};
    __half_raw inf;
    inf.x = 0xFC00;
    __nv_bfloat16_raw two = {0x4000};
    out[0] = __half2float(__half(one)), out[1] = __half2float(inf), out[2] = __bfloat162float(__nv_bfloat16(two));
    back[0] = static_cast<__half_raw>(__float2half(0.5f)).x;
}
// LAUNCH: bits<<<1,1>>> out=zeros(3,f32) back=zeros(1,u16)
// EXPECT: out == [1, -inf, 2]
// EXPECT: back == 0x3800
