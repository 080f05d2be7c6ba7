#include <limits.h>
extern "C" __global__ void types_limits(int *out) {
    int i = threadIdx.x; int v[8] = {INT_MAX, INT_MIN, SCHAR_MIN, UCHAR_MAX, SHRT_MAX, CHAR_BIT, USHRT_MAX, SHRT_MIN}; out[i] = v[i];
}
// LAUNCH: types_limits<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [2**31 - 1, -2**31, -128, 255, 32767, 8, 65535, -32768]
