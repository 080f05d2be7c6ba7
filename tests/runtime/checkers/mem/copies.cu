// Copies and loads of matrices that leave a variable.
// CONFIGS: -O2
#include <cuda_pipeline.h>
extern "C" __global__ void copied(int *out, const int *in, int first)
{
    __shared__ __align__(16) int a[64], b[64];
    int t = threadIdx.x;
    a[t] = b[t] = a[t + 32] = b[t + 32] = 0;
    __syncthreads();
    if (t < 16)
        asm volatile("cp.async.ca.shared.global [%0], [%1], 16;" :: "r"((unsigned)__cvta_generic_to_shared(a + (t + first) * 4)), "l"(in + t * 4) : "memory");
    asm volatile("cp.async.wait_all;");
    __syncthreads();
    out[t] = a[t] + b[t];
}
// LAUNCH: copied<<<1,32,512>>> out=zeros(32,i32) in=arange(64,i32) first=0
// EXPECT: out == arange(32)
// CHECKED: mem
// LAUNCH: copied<<<1,32,512>>> out=zeros(32,i32) in=arange(64,i32) first=1
// MEM: 11 overflow

extern "C" __global__ void matrix(int *out, int rows)
{
    __shared__ __align__(16) short a[56], z[64];
    int t = threadIdx.x, r;
    for (int i = t; i < 56; i += 32)
        a[i] = 1;
    z[t] = z[t + 32] = 3;
    __syncthreads();
    unsigned p = (unsigned)__cvta_generic_to_shared(a + t % rows * 8);
    asm volatile("ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%0}, [%1];" : "=r"(r) : "r"(p));
    out[t] = r + z[t];
}
// LAUNCH: matrix<<<1,32,512>>> out=zeros(32,i32) rows=7
// CHECKED: mem
// LAUNCH: matrix<<<1,32,512>>> out=zeros(32,i32) rows=8
// MEM: 31 overflow
