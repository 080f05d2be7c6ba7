// Arrays that the caller has marked, the heap of the device, and the spaces of PTX.
#include <cuda_pipeline.h>
extern "C" __global__ void copy(int *out, const int *in)
{
    out[threadIdx.x] = in[threadIdx.x];
}
// LAUNCH: copy<<<1,32>>> out=zeros(32,i32) in=uninit(32,i32)
// UNINIT: 5 undefined-output
// LAUNCH: copy<<<1,32>>> out=uninit(32,i32) in=arange(32,i32)
// EXPECT: out == arange(32)
// CHECKED: init

// What is not touched is nobody's mistake.
extern "C" __global__ void part(int *out, const int *in, int n)
{
    if (threadIdx.x < n)
        out[threadIdx.x] = in[threadIdx.x];
}
// LAUNCH: part<<<1,32>>> out=uninit(64,i32) in=arange(32,i32) n=20
// CHECKED: init

extern "C" __global__ void decided(int *out, const int *in)
{
    if (in[threadIdx.x])
        out[threadIdx.x] = 1;
}
// LAUNCH: decided<<<1,32>>> out=zeros(32,i32) in=uninit(32,i32)
// UNINIT: 24 undefined-read

extern "C" __global__ void chosen(int *out, const int *in, int n)
{
    int v = in[threadIdx.x];
    out[threadIdx.x] = n ? v : 3;
}
// LAUNCH: chosen<<<1,32>>> out=zeros(32,i32) in=uninit(32,i32) n=0
// EXPECT: out == 3
// CHECKED: init

extern "C" __global__ void masked(unsigned *out, const unsigned *in)
{
    unsigned v = in[threadIdx.x];
    out[threadIdx.x] = (v & 0) | ((v | ~0u) >> 4);
}
// LAUNCH: masked<<<1,32>>> out=zeros(32,u32) in=uninit(32,u32)
// CHECKED: init

extern "C" __global__ void low_bits(unsigned *out, const unsigned *in)
{
    unsigned v = (in[threadIdx.x] << 8) | threadIdx.x;
    if ((v & 0xff) == 5)
        out[threadIdx.x] = v & 0xf;
}
// LAUNCH: low_bits<<<1,32>>> out=zeros(32,u32) in=uninit(32,u32)
// CHECKED: init

extern "C" __global__ void carried(unsigned *out, const unsigned *in)
{
    unsigned v = (in[threadIdx.x] << 8) + threadIdx.x;
    out[threadIdx.x] = v & 0x1ff;
}
// LAUNCH: carried<<<1,32>>> out=zeros(32,u32) in=uninit(32,u32)
// UNINIT: 58 undefined-read

extern "C" __global__ void indirect(int *out, const int *in)
{
    out[in[threadIdx.x] & 31] = 1;
}
// LAUNCH: indirect<<<1,32>>> out=zeros(32,i32) in=uninit(32,i32)
// UNINIT: 66 undefined-read

extern "C" __global__ void swapped(int *data)
{
    int t = threadIdx.x, other = data[t ^ 1];
    __syncwarp();
    data[t] = other;
}
// LAUNCH: swapped<<<1,32>>> data=arange(32,i32)
// CHECKED: init

extern "C" __global__ void heap(int *out, int n)
{
    int *p = (int *)malloc(16);
    p[0] = n;
    if (p[n])
        out[0] = 1;
    free(p);
}
// LAUNCH: heap<<<1,1>>> out=zeros(1,i32) n=1
// UNINIT: 84 undefined-read
// LAUNCH: heap<<<1,1>>> out=zeros(1,i32) n=0
// CHECKED: init

extern "C" __global__ void heap_again(int *out, int n)
{
    int *p = (int *)malloc(16);
    p[1] = n;
    free(p);
    int *q = (int *)malloc(16);
    out[0] = q[1];
    free(q);
}
// LAUNCH: heap_again<<<1,1>>> out=zeros(1,i32) n=1
// UNINIT: 99 undefined-output

extern "C" __global__ void by_memcpy(int *out, const int *in, int n)
{
    int *p = (int *)malloc(16);
    memset(p, 0, 16);
    memcpy(p, in, n);
    if (p[3] == 0)
        out[0] = p[0];
    free(p);
}
// LAUNCH: by_memcpy<<<1,1>>> out=zeros(1,i32) in=arange(4,i32) n=8
// CHECKED: init

extern "C" __global__ void asynchronous(float *out, const float *in, int n)
{
    __shared__ float s[32];
    int t = threadIdx.x;
    if (t < n)
        __pipeline_memcpy_async(&s[t], &in[t], 4);
    __pipeline_commit();
    __pipeline_wait_prior(0);
    __syncthreads();
    out[t] = s[31 - t];
}
// LAUNCH: asynchronous<<<1,32>>> out=zeros(32,f32) in=ones(32,f32) n=30
// UNINIT: 126 undefined-output
// LAUNCH: asynchronous<<<1,32>>> out=zeros(32,f32) in=ones(32,f32) n=32
// EXPECT: out == 1
// CHECKED: init

extern "C" __global__ void not_a_number(float *out, const float *in)
{
    float v = in[threadIdx.x];
    out[threadIdx.x] = v * 0.0f;
}
// LAUNCH: not_a_number<<<1,32>>> out=zeros(32,f32) in=uninit(32,f32)
// UNINIT: 136 137 undefined-read

extern "C" __global__ void halves(short *out, const short *in, int n)
{
    int t = threadIdx.x;
    short2 v = ((const short2 *)in)[t];
    out[t] = n ? v.y : v.x;
}
// LAUNCH: halves<<<1,16>>> out=zeros(16,i16) in=ones(32,i16) n=1
// CHECKED: init

__device__ int state[4];
extern "C" __global__ void zero_at_first(int *out)
{
    out[threadIdx.x] = state[threadIdx.x] + 1;
}
// LAUNCH: zero_at_first<<<1,4>>> out=zeros(4,i32)
// EXPECT: out == 1
// CHECKED: init

extern "C" __global__ void spread(int *out, const int *in)
{
    __shared__ int s[64];
    int t = threadIdx.x;
    s[t] = in[t];
    __syncthreads();
    int v = s[63 - t] * 2 + 1;
    s[t] = v;
    __syncthreads();
    if (s[(t + 1) & 63] > 7)
        out[t] = 1;
}
// LAUNCH: spread<<<1,64>>> out=zeros(64,i32) in=uninit(64,i32)
// UNINIT: 164 166 undefined-read

extern "C" __global__ void volatile_flag(int *out, volatile int *flag)
{
    while (*flag == 0)
        *flag = 1;
    out[0] = 1;
}
// LAUNCH: volatile_flag<<<1,1>>> out=zeros(1,i32) flag=uninit(1,i32)
// UNINIT: 177 undefined-read
