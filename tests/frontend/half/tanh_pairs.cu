// h2tanh_approx is htanh_approx of each half.
#include <cuda_fp16.h>
extern "C" __global__ void tanh_pairs(int *out) {
    __half2 a(__half(0.5f), __half(-2.0f)), t = h2tanh_approx(a);
    out[0] = t.x == htanh_approx(a.x), out[1] = t.y == htanh_approx(a.y), out[2] = (float)t.x > 0.4f, out[3] = (float)t.y < -0.9f;
}
// LAUNCH: tanh_pairs<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [1, 1, 1, 1]
