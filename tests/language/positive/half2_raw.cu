// LAUNCH: half2_raw<<<1,1>>> out=zeros(4,u32)
// EXPECT: out == [15360, 16384, 15360, 16384]
#include <cuda_fp16.h>
__global__ void half2_raw(unsigned *out) {
    constexpr __half2_raw bits = {0x3c00, 0x4000};
    __half2 h = __half2(bits);
    __half2_raw back = h;
    out[0] = back.x;
    out[1] = back.y;
    out[2] = __half_as_ushort(__low2half(h));
    out[3] = __half_as_ushort(__high2half(h));
}
