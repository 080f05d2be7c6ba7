// Conversions between __half and __nv_bfloat16, written out and in templates, with the headers in either order.
#include <cuda_bf16.h>
#include <cuda_fp16.h>
template <typename To, typename From> __device__ To converted(From value) { return static_cast<To>(value); }
extern "C" __global__ void between(float *out, const float *in, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[2 * i] = (float)converted<__half>(__nv_bfloat16(in[i]));
    out[2 * i + 1] = (float)__nv_bfloat16(converted<__half>(in[i]));
}
// LAUNCH: between<<<1,8>>> out=zeros(16,f32) in=array([1,1.00390625,3.3,-65536,1e-7,65500,0.1,-2049],f32) n=8
// EXPECT: out[0::2] == array([1,1,3.296875,-inf,1.19209290e-07,inf,0.10009765625,-2048], "f4")
