// [cpp.include] the constants of the device math library
// HOST: no
#include <math_constants.h>
extern "C" __global__ void math_constants(int *out) {
    out[0] = __float_as_int(CUDART_PI_F) == 0x40490fdb && __float_as_int(CUDART_NAN_F) == 0x7fffffff && CUDART_INF_F > CUDART_MAX_NORMAL_F;
    out[1] = (int)(CUDART_PI * 1e8) % 1000 + (__double_as_longlong(CUDART_NAN) == (long long)0xfff8000000000000ULL);
    out[2] = (int)(CUDART_LN2_HI * 1e6) + (CUDART_LN2_LO < 1e-16) + (1 / CUDART_NEG_ZERO_F < 0);
}
// LAUNCH: math_constants<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [1, 266, 693149]
