// log between 0.001 and 1000.
// LAUNCH: logarithm_of_doubles<<<4,64>>> a=random(200,f64,67) out=zeros(200) n=200
// EXPECT: out ~= log((a * float64(999.999) + float64(0.001)).astype(float64)) rtol=2e-15 atol=1e-15

#include <math.h>
extern "C" __global__ void logarithm_of_doubles(const double *a, double *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = log(__dadd_rn(__dmul_rn(a[i], 999.999), 0.001));
}
