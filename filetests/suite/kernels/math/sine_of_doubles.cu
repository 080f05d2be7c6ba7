// sin between -100 and 100.
// LAUNCH: sine_of_doubles<<<4,64>>> a=random(200,f64,65) out=zeros(200) n=200
// EXPECT: out ~= sin((a * float64(200.0) + float64(-100.0)).astype(float64)) rtol=2e-15 atol=1e-15

#include <math.h>
extern "C" __global__ void sine_of_doubles(const double *a, double *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = sin(__dadd_rn(__dmul_rn(a[i], 200.0), -100.0));
}
