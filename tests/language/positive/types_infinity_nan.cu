#include <math.h>
extern "C" __global__ void types_infinity_nan(float *out) {
    int i = threadIdx.x; out[i] = i == 0 ? INFINITY : i == 1 ? -INFINITY : i == 2 ? NAN : (float)M_PI;
}
// LAUNCH: types_infinity_nan<<<1,4>>> out=zeros(4,f32)
// EXPECT: out == asarray([inf, -inf, nan, pi], dtype=float32)
