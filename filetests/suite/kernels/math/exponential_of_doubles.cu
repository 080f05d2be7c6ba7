// exp between -50 and 50.
// LAUNCH: exponential_of_doubles<<<4,64>>> a=random(200,f64,66) out=zeros(200) n=200
// EXPECT: out ~= exp((a * float64(100.0) + float64(-50.0)).astype(float64)) rtol=2e-15 atol=0

#include <math.h>
extern "C" __global__ void exponential_of_doubles(const double *a, double *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = exp(__dadd_rn(__dmul_rn(a[i], 100.0), -50.0));
}
