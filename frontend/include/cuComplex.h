#pragma once
/* Complex numbers as pairs of numbers, real part first: CUDA's functions of them. */
#define _CFN static __device__ __forceinline__

typedef float2 cuFloatComplex;
_CFN float cuCrealf(cuFloatComplex x) { return x.x; }
_CFN float cuCimagf(cuFloatComplex x) { return x.y; }
_CFN cuFloatComplex make_cuFloatComplex(float re, float im) { return make_float2(re, im); }
_CFN cuFloatComplex cuConjf(cuFloatComplex x) { return make_float2(x.x, -x.y); }
_CFN cuFloatComplex cuCaddf(cuFloatComplex x, cuFloatComplex y) { return make_float2(x.x + y.x, x.y + y.y); }
_CFN cuFloatComplex cuCsubf(cuFloatComplex x, cuFloatComplex y) { return make_float2(x.x - y.x, x.y - y.y); }
_CFN cuFloatComplex cuCmulf(cuFloatComplex x, cuFloatComplex y) { return make_float2(x.x * y.x - x.y * y.y, x.x * y.y + x.y * y.x); }
/* Both are scaled by the size of the divisor first, so that nothing overflows before the quotient does. */
_CFN cuFloatComplex cuCdivf(cuFloatComplex x, cuFloatComplex y) {
  float scale = 1.0f / (fabsf(y.x) + fabsf(y.y));
  float a = x.x * scale, b = x.y * scale, c = y.x * scale, d = y.y * scale;
  float inverse = 1.0f / (c * c + d * d);
  return make_float2((a * c + b * d) * inverse, (b * c - a * d) * inverse);
}
_CFN float cuCabsf(cuFloatComplex x) {
  float a = fabsf(x.x), b = fabsf(x.y), large = a > b ? a : b, small = a > b ? b : a;
  float ratio = small / large, size = large * sqrtf(1.0f + ratio * ratio);
  return large == 0 || large > 3.402823466e38f || small > 3.402823466e38f ? large + small : size;
}
_CFN cuFloatComplex cuCfmaf(cuFloatComplex x, cuFloatComplex y, cuFloatComplex d) {
  float re = x.x * y.x + d.x, im = x.x * y.y + d.y;
  return make_float2(-(x.y * y.y) + re, x.y * y.x + im);
}

typedef double2 cuDoubleComplex;
_CFN double cuCreal(cuDoubleComplex x) { return x.x; }
_CFN double cuCimag(cuDoubleComplex x) { return x.y; }
_CFN cuDoubleComplex make_cuDoubleComplex(double re, double im) { return make_double2(re, im); }
_CFN cuDoubleComplex cuConj(cuDoubleComplex x) { return make_double2(x.x, -x.y); }
_CFN cuDoubleComplex cuCadd(cuDoubleComplex x, cuDoubleComplex y) { return make_double2(x.x + y.x, x.y + y.y); }
_CFN cuDoubleComplex cuCsub(cuDoubleComplex x, cuDoubleComplex y) { return make_double2(x.x - y.x, x.y - y.y); }
_CFN cuDoubleComplex cuCmul(cuDoubleComplex x, cuDoubleComplex y) { return make_double2(x.x * y.x - x.y * y.y, x.x * y.y + x.y * y.x); }
/* Both are scaled by the size of the divisor first, so that nothing overflows before the quotient does. */
_CFN cuDoubleComplex cuCdiv(cuDoubleComplex x, cuDoubleComplex y) {
  double scale = 1.0 / (fabs(y.x) + fabs(y.y));
  double a = x.x * scale, b = x.y * scale, c = y.x * scale, d = y.y * scale;
  double inverse = 1.0 / (c * c + d * d);
  return make_double2((a * c + b * d) * inverse, (b * c - a * d) * inverse);
}
_CFN double cuCabs(cuDoubleComplex x) {
  double a = fabs(x.x), b = fabs(x.y), large = a > b ? a : b, small = a > b ? b : a;
  double ratio = small / large, size = large * sqrt(1.0 + ratio * ratio);
  return large == 0 || large > 1.79769313486231570e+308 || small > 1.79769313486231570e+308 ? large + small : size;
}
_CFN cuDoubleComplex cuCfma(cuDoubleComplex x, cuDoubleComplex y, cuDoubleComplex d) {
  double re = x.x * y.x + d.x, im = x.x * y.y + d.y;
  return make_double2(-(x.y * y.y) + re, x.y * y.x + im);
}

typedef cuFloatComplex cuComplex;
_CFN cuComplex make_cuComplex(float re, float im) { return make_float2(re, im); }
_CFN cuDoubleComplex cuComplexFloatToDouble(cuFloatComplex x) { return make_double2(x.x, x.y); }
_CFN cuFloatComplex cuComplexDoubleToFloat(cuDoubleComplex x) { return make_float2((float)x.x, (float)x.y); }
#undef _CFN
