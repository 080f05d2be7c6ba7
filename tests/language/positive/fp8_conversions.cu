// LAUNCH: fp8_conversions<<<1,1>>> x=array([1.0625,-448.5,0.001,3],f32) codes=zeros(8,u8) f=zeros(4,f32)
// EXPECT: codes == [56, 254, 1, 68, 60, 223, 20, 66]
// EXPECT: f == [1, -448, 0.001953125, 3]
#include <cuda_fp8.h>
__global__ void fp8_conversions(const float *x, unsigned char *codes, float *f) {
    for (int i = 0; i < 4; i++) {
        __nv_fp8_e4m3 a(x[i]);
        __nv_fp8_e5m2 b = __nv_fp8_e5m2(x[i]);
        codes[i] = a.__x;
        codes[i + 4] = b.__x;
        f[i] = static_cast<float>(a);
    }
}
