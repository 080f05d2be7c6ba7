// `std::` before what device code may call is no more than a word.
#include <cmath>
#include <cstdio>
using std::sqrt;
__device__ float length(std::size_t n, const float *v) {
    float sum = 0;
    for (std::size_t i = 0; i < n; i++) sum += std::fabs(v[i]) * std::abs(v[i]);
    return ::std::sqrt(sum);
}
extern "C" __global__ void norms(float *out, const float *v, int n) {
    out[0] = length(n, v);
    out[1] = std::fmax(std::floor(v[0]), std::ceil(v[1]));
    out[2] = std::isnan(v[0]) || std::isinf(v[1]);
    out[3] = std::abs(-3) + std::pow(2.0f, 3.0f);
}
// LAUNCH: norms<<<1,1>>> out=zeros(4,f32) v=array([3,-4],f32) n=2
// EXPECT: out == [5, 3, 0, 11]
