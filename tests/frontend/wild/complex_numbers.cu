// cuComplex.h: complex numbers as pairs of numbers.
// OPTIONS: -fmad=false
#include <cuComplex.h>
extern "C" __global__ void complex(float *out, double *wide) {
    cuComplex a = make_cuComplex(3, 4), b = make_cuFloatComplex(1, -2);
    cuFloatComplex product = cuCmulf(a, b), sum = cuCaddf(a, cuConjf(b)), rest = cuCsubf(a, b), fused = cuCfmaf(a, b, b);
    out[0] = product.x, out[1] = product.y, out[2] = cuCrealf(sum), out[3] = cuCimagf(sum), out[4] = rest.x, out[5] = rest.y;
    out[6] = fused.x, out[7] = fused.y, out[8] = cuCabsf(a), out[9] = cuCabsf(make_cuComplex(0, 0));
    cuDoubleComplex c = cuComplexFloatToDouble(a), d = make_cuDoubleComplex(0, 2), quotient = cuCdiv(c, d);
    wide[0] = quotient.x, wide[1] = quotient.y, wide[2] = cuCabs(make_cuDoubleComplex(3e200, 4e200)), wide[3] = cuComplexDoubleToFloat(d).y;
}
// LAUNCH: complex<<<1,1>>> out=zeros(10,f32) wide=zeros(4,f64)
// EXPECT: out == [11, -2, 4, 6, 2, 6, 12, -4, 5, 0]
// EXPECT: wide ~= [2, -1.5, 5e200, 2]
