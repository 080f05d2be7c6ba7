// One thread hands on what others have done, which it knows of: by the barrier of its warp or block, by copies it has waited for, by earlier messages.
#include <cuda/barrier>

__device__ volatile int signal;

extern "C" __global__ void for_its_warp(int *p)
{
    int t = threadIdx.x;
    if (blockIdx.x == 0) {
        p[t] = 1;
        __syncwarp();
        if (t == 0) {
            __threadfence();
            signal = 1;
        }
    } else {
        if (t == 0) {
            while (!signal)
                ;
            __threadfence();
        }
        __syncwarp();
        p[100 + t] = p[31 - t];
    }
}
// LAUNCH: for_its_warp<<<2,32>>> p=zeros(256,i32)
// CHECKED: race sync

extern "C" __global__ void for_its_warp_before_the_barrier(int *p)
{
    int t = threadIdx.x;
    if (blockIdx.x == 0) {
        p[t] = 1;
        if (t == 0) {
            __threadfence();
            signal = 1;
        }
        __syncwarp();
    } else {
        if (t == 0) {
            while (!signal)
                ;
            __threadfence();
        }
        __syncwarp();
        p[100 + t] = p[31 - t];
    }
}
// LAUNCH: for_its_warp_before_the_barrier<<<2,32>>> p=zeros(256,i32)
// RACE: 33 46 error

extern "C" __global__ void for_its_warp_at_an_mbarrier(int *p)
{
    __shared__ int s[32];
    __shared__ cuda::barrier<cuda::thread_scope_block> b;
    int t = threadIdx.x, l = t & 31;
    if (t == 0) init(&b, 2);
    __syncthreads();
    if (t < 32) {
        s[l] = l;
        __syncwarp();
        if (l == 0) (void)b.arrive();
    } else {
        if (l == 0) b.arrive_and_wait();
        __syncwarp();
        p[l] = s[31 - l];
    }
}
// LAUNCH: for_its_warp_at_an_mbarrier<<<1,64>>> p=zeros(32,i32)
// CHECKED: race sync
