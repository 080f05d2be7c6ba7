#include <math.h>
extern "C" __global__ void math_classification(int *out) {
    int i = threadIdx.x; float v[4] = {1.0f, INFINITY, NAN, -0.0f}; float x = v[i & 3]; out[i] = !!isnan(x) + 10 * !!isinf(x) + 100 * !!isfinite(x) + 1000 * !!signbit(x);
}
// LAUNCH: math_classification<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [100, 10, 1, 1100] * 2
