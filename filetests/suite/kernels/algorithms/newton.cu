// Square roots by Newton's method, until nothing changes.
// LAUNCH: newton<<<4,64>>> a=random(200,f64,143) out=zeros(200) n=200
// EXPECT: out ~= sqrt(a * 100 + 1) rtol=1e-14

#include <math.h>
extern "C" __global__ void newton(const double *a, double *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    double x = a[i] * 100.0 + 1.0, r = x, last = 0;
    while (r != last && r > 1e-300) {
        last = r;
        r = 0.5 * (r + x / r);
        if (fabs(r - last) <= 1e-15 * r) break;
    }
    out[i] = r;
}
