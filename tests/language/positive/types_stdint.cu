#include <stdint.h>
extern "C" __global__ void types_stdint(int64_t *out) {
    int i = threadIdx.x; int8_t a = -1; uint8_t b = 255; int16_t c = -2; uint16_t d = 65535; int32_t e = i; uint32_t f = 1; uint64_t g = 3; out[i] = a + b + c + d + e + f + (int64_t)g;
}
// LAUNCH: types_stdint<<<1,8>>> out=zeros(8,i64)
// EXPECT: out == -1 + 255 - 2 + 65535 + arange(8) + 4
