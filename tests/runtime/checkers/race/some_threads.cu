// Messages, masks and counts order some threads of a warp: another one between them races.
#include <cuda/atomic>

extern "C" __global__ void three_read_and_two_signal(int *p)
{
    __shared__ int x;
    __shared__ cuda::atomic<int, cuda::thread_scope_block> f[3];
    int t = threadIdx.x;
    if (t < 3) f[t].store(0, cuda::memory_order_relaxed);
    if (t == 0) x = 5;
    __syncthreads();
    if (t < 3) {
        p[t] = x;
        if (t != 1) f[t].store(1, cuda::memory_order_release);
    }
    if (t == 32) {
        while (!f[0].load(cuda::memory_order_acquire))
            ;
        while (!f[2].load(cuda::memory_order_acquire))
            ;
        x = 7;
    }
}
// LAUNCH: three_read_and_two_signal<<<1,64>>> p=zeros(3,i32)
// RACE: 13 21 error

extern "C" __global__ void three_read_and_three_signal(int *p)
{
    __shared__ int x;
    __shared__ cuda::atomic<int, cuda::thread_scope_block> f[3];
    int t = threadIdx.x;
    if (t < 3) f[t].store(0, cuda::memory_order_relaxed);
    if (t == 0) x = 5;
    __syncthreads();
    if (t < 3) {
        p[t] = x;
        f[t].store(1, cuda::memory_order_release);
    }
    if (t == 32) {
        for (int i = 0; i < 3; i++)
            while (!f[i].load(cuda::memory_order_acquire))
                ;
        x = 7;
    }
}
// LAUNCH: three_read_and_three_signal<<<1,64>>> p=zeros(3,i32)
// CHECKED: race sync

extern "C" __global__ void not_in_the_mask(int *p)
{
    __shared__ int x;
    int t = threadIdx.x;
    if (t == 0) x = 5;
    __syncwarp();
    if (t < 3)
        p[t] = x;
    if (t != 1 && t < 4) {
        __syncwarp(0xd);
        if (t == 3)
            x = 7;
    }
}
// LAUNCH: not_in_the_mask<<<1,32>>> p=zeros(3,i32)
// RACE: 56 60 error

extern "C" __global__ void counting_and_not_in_the_mask(int *p)
{
    __shared__ int x;
    int t = threadIdx.x;
    if (t == 0) x = 0;
    __syncthreads();
    if (t < 3)
        atomicAdd(&x, 1);
    if (t != 1 && t < 4) {
        __syncwarp(0xd);
        if (t == 3)
            x = 7;
    }
}
// LAUNCH: counting_and_not_in_the_mask<<<1,32>>> p=zeros(3,i32)
// RACE: 73 77 error
