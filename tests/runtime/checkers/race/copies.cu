// Asynchronous copies and mbarriers: who may look at the bytes, and when.
#include <cuda_pipeline.h>
#include <cuda/barrier>

extern "C" __global__ void copied(const int *p, int *out)
{
    __shared__ int s[64];
    int t = threadIdx.x;
    __pipeline_memcpy_async(&s[t], &p[t], 4);
    __pipeline_commit();
    __pipeline_wait_prior(0);
    __syncthreads();
    out[t] = s[63 - t];
}
// LAUNCH: copied<<<1,64>>> p=arange(64,i32) out=zeros(64,i32)
// CHECKED: race sync
// EXPECT: out == 63 - arange(64)

extern "C" __global__ void not_waited_for(const int *p, int *out)
{
    __shared__ int s[64];
    int t = threadIdx.x;
    __pipeline_memcpy_async(&s[t], &p[t], 4);
    __pipeline_commit();
    __syncthreads();
    out[t] = s[63 - t];
}
// LAUNCH: not_waited_for<<<1,64>>> p=arange(64,i32) out=zeros(64,i32)
// RACE: 26 23

extern "C" __global__ void waited_for_behind_the_barrier(const int *p, int *out)
{
    __shared__ int s[64];
    int t = threadIdx.x;
    __pipeline_memcpy_async(&s[t], &p[t], 4);
    __pipeline_commit();
    __syncthreads();
    __pipeline_wait_prior(0);
    out[t] = s[63 - t];
}
// LAUNCH: waited_for_behind_the_barrier<<<1,64>>> p=arange(64,i32) out=zeros(64,i32)
// RACE: 39 35

extern "C" __global__ void own_bytes(const int *p, int *out)
{
    __shared__ int s[64];
    int t = threadIdx.x;
    __pipeline_memcpy_async(&s[t], &p[t], 4);
    __pipeline_commit();
    __pipeline_wait_prior(0);
    out[t] = s[t] + 1;
}
// LAUNCH: own_bytes<<<1,64>>> p=arange(64,i32) out=zeros(64,i32)
// CHECKED: race sync
// EXPECT: out == p + 1

extern "C" __global__ void own_bytes_too_early(const int *p, int *out)
{
    __shared__ int s[64];
    int t = threadIdx.x;
    __pipeline_memcpy_async(&s[t], &p[t], 4);
    __pipeline_commit();
    out[t] = s[t] + 1;
    __pipeline_wait_prior(0);
}
// LAUNCH: own_bytes_too_early<<<1,64>>> p=arange(64,i32) out=zeros(64,i32)
// RACE: 63 61

extern "C" __global__ void stages(const int *p, int *out, int n)
{
    __shared__ int s[2][32];
    int t = threadIdx.x, sum = 0;
    __pipeline_memcpy_async(&s[0][t], &p[t], 4);
    __pipeline_commit();
    for (int i = 0; i < n; i++) {
        if (i + 1 < n) __pipeline_memcpy_async(&s[(i + 1) % 2][t], &p[(i + 1) * 32 + t], 4);
        __pipeline_commit();
        __pipeline_wait_prior(1);
        __syncthreads();
        sum += s[i % 2][31 - t];
        __syncthreads();
    }
    out[t] = sum;
}
// LAUNCH: stages<<<1,32>>> p=ones(128,i32) out=zeros(32,i32) n=4
// CHECKED: race sync
// EXPECT: out == 4

extern "C" __global__ void stages_reused_too_early(const int *p, int *out, int n)
{
    __shared__ int s[2][32];
    int t = threadIdx.x, sum = 0;
    __pipeline_memcpy_async(&s[0][t], &p[t], 4);
    __pipeline_commit();
    for (int i = 0; i < n; i++) {
        if (i + 1 < n)
            __pipeline_memcpy_async(&s[(i + 1) % 2][t], &p[(i + 1) * 32 + t], 4);
        __pipeline_commit();
        __pipeline_wait_prior(1);
        __syncthreads();
        sum += s[i % 2][31 - t];
    }
    out[t] = sum;
}
// LAUNCH: stages_reused_too_early<<<1,32>>> p=ones(128,i32) out=zeros(32,i32) n=4
// RACE: 101 97

extern "C" __global__ void stages_waited_for_too_little(const int *p, int *out, int n)
{
    __shared__ int s[2][32];
    int t = threadIdx.x, sum = 0;
    __pipeline_memcpy_async(&s[0][t], &p[t], 4);
    __pipeline_commit();
    for (int i = 0; i < n; i++) {
        if (i + 1 < n)
            __pipeline_memcpy_async(&s[(i + 1) % 2][t], &p[(i + 1) * 32 + t], 4);
        __pipeline_commit();
        __pipeline_wait_prior(2);
        __syncthreads();
        sum += s[i % 2][31 - t];
        __syncthreads();
    }
    out[t] = sum;
}
// LAUNCH: stages_waited_for_too_little<<<1,32>>> p=ones(128,i32) out=zeros(32,i32) n=4
// RACE: 120 112
// RACE: 120 116
// RACE: 116 112
// RACE: 116

__device__ void set_up(cuda::barrier<cuda::thread_scope_block> *bar)
{
    if (threadIdx.x == 0) init(bar, blockDim.x);
    __syncthreads();
}

extern "C" __global__ void met(const int *p, int *out)
{
    __shared__ cuda::barrier<cuda::thread_scope_block> bar;
    __shared__ int s[64];
    int t = threadIdx.x;
    set_up(&bar);
    for (int round = 0; round < 2; round++) {
        s[t] = p[t] + round;
        bar.arrive_and_wait();
        out[t] += s[63 - t];
        bar.arrive_and_wait();
    }
}
// LAUNCH: met<<<1,64>>> p=arange(64,i32) out=zeros(64,i32)
// CHECKED: race sync
// EXPECT: out == 2 * (63 - arange(64)) + 1

extern "C" __global__ void met_once(const int *p, int *out)
{
    __shared__ cuda::barrier<cuda::thread_scope_block> bar;
    __shared__ int s[64];
    int t = threadIdx.x;
    set_up(&bar);
    for (int round = 0; round < 2; round++) {
        s[t] = p[t] + round;
        bar.arrive_and_wait();
        out[t] += s[63 - t];
    }
}
// LAUNCH: met_once<<<1,64>>> p=arange(64,i32) out=zeros(64,i32)
// RACE: 163 161

extern "C" __global__ void arrived_and_went_on(const int *p, int *out)
{
    __shared__ cuda::barrier<cuda::thread_scope_block> bar;
    __shared__ int s[64];
    int t = threadIdx.x;
    set_up(&bar);
    s[t] = p[t];
    auto token = bar.arrive();
    out[t] = s[63 - t];
    bar.wait(static_cast<decltype(token) &&>(token));
}
// LAUNCH: arrived_and_went_on<<<1,64>>> p=arange(64,i32) out=zeros(64,i32)
// RACE: 177 175

extern "C" __global__ void arrived_and_waited(const int *p, int *out)
{
    __shared__ cuda::barrier<cuda::thread_scope_block> bar;
    __shared__ int s[64];
    int t = threadIdx.x;
    set_up(&bar);
    s[t] = p[t];
    auto token = bar.arrive();
    int mine = p[t];
    bar.wait(static_cast<decltype(token) &&>(token));
    out[t] = s[63 - t] + mine;
}
// LAUNCH: arrived_and_waited<<<1,64>>> p=arange(64,i32) out=zeros(64,i32)
// CHECKED: race sync
// EXPECT: out == 63

extern "C" __global__ void waited_for_and_told_by_a_flag(const int *in, int *out)
{
    __shared__ int s[4];
    __shared__ volatile int f;
    int t = threadIdx.x;
    if (t == 0) f = 0;
    __syncthreads();
    if (t == 0) {
        __pipeline_memcpy_async(&s[0], &in[0], 4);
        __pipeline_commit();
        __pipeline_wait_prior(0);
        __threadfence_block();
        f = 1;
    }
    if (t == 32) {
        while (!f)
            ;
        __threadfence_block();
        out[0] = s[0];
    }
}
// LAUNCH: waited_for_and_told_by_a_flag<<<1,64>>> in=arange(4,i32) out=zeros(1,i32)
// CHECKED: race sync

static __device__ unsigned shared_address(void *p) { return (unsigned)__cvta_generic_to_shared(p); }

extern "C" __global__ void arriving_at_an_mbarrier(const int *in, int *out)
{
    __shared__ int s[64];
    __shared__ unsigned long long b;
    int t = threadIdx.x;
    if (t == 0) asm volatile("mbarrier.init.shared.b64 [%0], 64;" :: "r"(shared_address(&b)) : "memory");
    __syncthreads();
    asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" :: "r"(shared_address(s + t)), "l"(in + t) : "memory");
    asm volatile("cp.async.mbarrier.arrive.noinc.shared.b64 [%0];" :: "r"(shared_address(&b)) : "memory");
    unsigned ok;
    do
        asm volatile("{ .reg .pred p; mbarrier.test_wait.parity.shared.b64 p, [%1], 0; selp.u32 %0, 1, 0, p; }"
                     : "=r"(ok) : "r"(shared_address(&b)) : "memory");
    while (!ok);
    out[t] = s[63 - t];
}
// LAUNCH: arriving_at_an_mbarrier<<<1,64>>> in=arange(64,i32) out=zeros(64,i32)
// CHECKED: race sync

extern "C" __global__ void source_overwritten_too_early(int *in, int *out)
{
    __shared__ int s[256];
    int t = threadIdx.x;
    __pipeline_memcpy_async(&s[t * 4], &in[t * 4], 16);
    __pipeline_commit();
    in[t * 4] = -1;
    __pipeline_wait_prior(0);
    out[t] = s[t * 4];
}
// LAUNCH: source_overwritten_too_early<<<1,64>>> in=arange(256,i32) out=zeros(64,i32)
// RACE: 248 250 error

extern "C" __global__ void source_overwritten_in_time(int *in, int *out)
{
    __shared__ int s[256];
    int t = threadIdx.x;
    __pipeline_memcpy_async(&s[t * 4], &in[t * 4], 16);
    __pipeline_commit();
    __pipeline_wait_prior(0);
    in[t * 4] = -1;
    __syncthreads();
    in[255 - t * 4] = -2;
    out[t] = s[t * 4];
}
// LAUNCH: source_overwritten_in_time<<<1,64>>> in=arange(256,i32) out=zeros(64,i32)
// CHECKED: race sync

extern "C" __global__ void met_by_some_warps(const int *in, int *out)
{
    __shared__ int s[32];
    int t = threadIdx.x, l = t & 31;
    if (t < 32) {
        __pipeline_memcpy_async(&s[l], &in[l], 4);
        __pipeline_commit();
        __pipeline_wait_prior(0);
        asm volatile("bar.sync 1, 64;" ::: "memory");
    } else if (t < 64) {
        asm volatile("bar.sync 1, 64;" ::: "memory");
        out[l] = s[31 - l];
        asm volatile("bar.arrive 2, 64;" ::: "memory");
    } else {
        for (int i = 0; i < 50; i++) __nanosleep(10);
        out[t] = s[31 - l];
        asm volatile("bar.sync 2, 64;" ::: "memory");
    }
}
// LAUNCH: met_by_some_warps<<<1,96>>> in=arange(64,i32) out=zeros(128,i32)
// RACE: 277 287 error

extern "C" __global__ void met_by_some_lanes(const int *in, int *out)
{
    __shared__ int s[4];
    int t = threadIdx.x;
    if (t == 0) {
        __pipeline_memcpy_async(&s[0], &in[0], 4);
        __pipeline_commit();
        __pipeline_wait_prior(0);
    }
    if (t < 2) __syncwarp(3);
    if (t == 1) out[1] = s[0];
    if (t == 2)
        out[0] = s[0];
}
// LAUNCH: met_by_some_lanes<<<1,32>>> in=arange(4,i32) out=zeros(2,i32)
// RACE: 299 306 error
