#include <float.h>
extern "C" __global__ void types_float_limits(double *out) {
    int i = threadIdx.x; double v[8] = {FLT_MAX, FLT_MIN, FLT_EPSILON, DBL_MAX, DBL_MIN, DBL_EPSILON, FLT_DIG, DBL_MANT_DIG}; out[i] = v[i];
}
// LAUNCH: types_float_limits<<<1,8>>> out=zeros(8,f64)
// EXPECT: out == [finfo(float32).max, finfo(float32).tiny, finfo(float32).eps, finfo(float64).max, finfo(float64).tiny, finfo(float64).eps, 6, 53]
