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

extern "C" __global__ void fence_of_the_block_behind_a_wide_one(int *p)
{
    int t = threadIdx.x;
    if (t == 0) {
        p[0] = 1;
        __threadfence();
        p[1] = 2;
        __threadfence_block();
        signal = 1;
    }
    if (t == 32) {
        while (!signal)
            ;
        __threadfence_block();
        p[2] = p[1];
    }
}
// LAUNCH: fence_of_the_block_behind_a_wide_one<<<1,64>>> p=zeros(4,i32)
// CHECKED: race sync

extern "C" __global__ void fence_of_the_block_behind_a_wide_one_shared(int *p)
{
    __shared__ volatile int f;
    __shared__ int d;
    int t = threadIdx.x;
    if (t == 0) f = 0;
    p[t] = t;
    __threadfence();
    __syncthreads();
    if (t == 0) {
        d = 2;
        __threadfence_block();
        f = 1;
    }
    if (t == 32) {
        while (!f)
            ;
        __threadfence_block();
        p[100] = d;
    }
}
// LAUNCH: fence_of_the_block_behind_a_wide_one_shared<<<1,64>>> p=zeros(101,i32)
// CHECKED: race sync

extern "C" __global__ void fence_of_the_block_for_another_block(int *p)
{
    if (blockIdx.x == 0) {
        p[0] = 1;
        __threadfence();
        p[1] = 2;
        __threadfence_block();
        signal = 1;
    } else {
        while (!signal)
            ;
        __threadfence();
        p[2] = p[0];
        p[3] = p[1];
    }
}
// LAUNCH: fence_of_the_block_for_another_block<<<2,1>>> p=zeros(4,i32)
// RACE: 121 129 error

extern "C" __global__ void flag_in_a_vector(int *data, int *f, int *out)
{
    if (blockIdx.x == 0) {
        data[0] = 1;
        __threadfence();
        asm volatile("st.volatile.global.v2.u32 [%0], {%1, %1};" :: "l"(f), "r"(1) : "memory");
    } else {
        while (!((volatile int *)f)[1])
            ;
        __threadfence();
        out[0] = data[0];
    }
}
// LAUNCH: flag_in_a_vector<<<2,1>>> data=zeros(1,i32) f=zeros(2,i32) out=zeros(1,i32)
// CHECKED: race sync

extern "C" __global__ void flag_read_in_a_vector(int *data, int *f, int *out)
{
    if (blockIdx.x == 0) {
        data[0] = 1;
        __threadfence();
        ((volatile int *)f)[1] = 1;
    } else {
        int a, b;
        do
            asm volatile("ld.volatile.global.v2.u32 {%0, %1}, [%2];" : "=r"(a), "=r"(b) : "l"(f) : "memory");
        while (!b);
        __threadfence();
        out[0] = data[0];
    }
}
// LAUNCH: flag_read_in_a_vector<<<2,1>>> data=zeros(1,i32) f=zeros(2,i32) out=zeros(1,i32)
// CHECKED: race sync
