// Packed types: elements that are worked on apart are undefined apart.
#include <cuda_fp16.h>
#include <cuda_bf16.h>
extern "C" __global__ void halves(float *out, int n)
{
    __shared__ __half2 s[16];
    int t = threadIdx.x;
    __half *e = (__half *)s;
    if (t < n)
        e[t] = __float2half(t);
    __syncwarp();
    if (t < 16) {
        __half2 one = __float2half2_rn(1.f), v = __hadd2(s[t], one);
        v = __hmul2(v, __hmax2(v, one));
        v = __hsub2(v, v);
        v = __hadd2(__hneg2(v), one);
        if (2 * t < 31)
            out[2 * t] = __low2float(v);
        if (2 * t + 1 < 31)
            out[2 * t + 1] = __high2float(v);
    }
}
// LAUNCH: halves<<<1,32>>> out=ones(31,f32) n=31
// EXPECT: out == 1
// CHECKED: init
// LAUNCH: halves<<<1,32>>> out=ones(31,f32) n=30
// UNINIT: 18 13 undefined-output

extern "C" __global__ void brains(float *out, int n)
{
    __shared__ __nv_bfloat162 s[16];
    int t = threadIdx.x;
    __nv_bfloat16 *e = (__nv_bfloat16 *)s;
    if (t < n)
        e[t] = __float2bfloat16(t);
    __syncwarp();
    if (t < 16) {
        __nv_bfloat162 v = __hfma2(s[t], s[t], s[t]);
        if (2 * t < 31)
            out[2 * t] = __low2float(v);
        if (2 * t + 1 < 31)
            out[2 * t + 1] = __high2float(v);
    }
}
// LAUNCH: brains<<<1,32>>> out=zeros(31,f32) n=31
// CHECKED: init
// LAUNCH: brains<<<1,32>>> out=zeros(31,f32) n=30
// UNINIT: 40 38 undefined-output

extern "C" __global__ void converted(float *out, int n)
{
    __shared__ float s[2];
    if (threadIdx.x < n)
        s[threadIdx.x] = 1;
    __syncwarp();
    __half2 v = __floats2half2_rn(s[0], s[1]);
    out[0] = __low2float(v);
    if (n)
        out[1] = __high2float(v);
}
// LAUNCH: converted<<<1,2>>> out=zeros(2,f32) n=2
// EXPECT: out == 1
// CHECKED: init
// LAUNCH: converted<<<1,2>>> out=zeros(2,f32) n=1
// UNINIT: 59 56 undefined-output

extern "C" __global__ void bytes(unsigned char *out, int n)
{
    __shared__ unsigned s[8];
    int t = threadIdx.x;
    if (t < n)
        ((unsigned char *)s)[t] = t;
    __syncwarp();
    if (t < 8) {
        unsigned v = __vabsdiffu4(s[t], 0x01010101);
        for (int i = 0; i < 4; i++)
            if (4 * t + i < 30)
                out[4 * t + i] = v >> 8 * i;
    }
}
// LAUNCH: bytes<<<1,32>>> out=zeros(30,u8) n=30
// CHECKED: init
// LAUNCH: bytes<<<1,32>>> out=zeros(30,u8) n=29
// UNINIT: 78 75 undefined-output

extern "C" __global__ void predicates(int *out, int n)
{
    __shared__ __half s[2];
    if (threadIdx.x < n)
        s[threadIdx.x] = __float2half(0.f);
    __syncwarp();
    unsigned low, high, v = *(unsigned *)s;
    asm("{ .reg .pred p, q; setp.eq.f16x2 p|q, %2, %2; selp.u32 %0, 1, 0, p; selp.u32 %1, 1, 0, q; }" : "=r"(low), "=r"(high) : "r"(v));
    out[0] = low;
    if (n)
        out[1] = high;
}
// LAUNCH: predicates<<<1,2>>> out=zeros(2,i32) n=2
// EXPECT: out == 1
// CHECKED: init
// LAUNCH: predicates<<<1,2>>> out=zeros(2,i32) n=1
// UNINIT: 96 92 undefined-output
