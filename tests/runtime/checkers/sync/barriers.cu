// Barriers of a block: threads that never come, come elsewhere, or have left; and what only looks like it.
#define SYNC(id, count) asm volatile("bar.sync %0, %1;" :: "r"(id), "r"(count) : "memory")

extern "C" __global__ void early_return(int *p, int n)
{
    __shared__ int s[64];
    int i = threadIdx.x;
    if (i >= n) return;
    s[i] = p[i];
    __syncthreads();
    p[i] = s[n - 1 - i];
}
// LAUNCH: early_return<<<1,64>>> p=arange(64,i32) n=50
// SYNC: 10 warning divergent-block
// LAUNCH: early_return<<<1,64>>> p=arange(64,i32) n=64
// CHECKED: race sync

extern "C" __global__ void late_return(int *p, int n)
{
    __shared__ int s[64];
    int i = threadIdx.x;
    s[i] = p[i];
    __syncthreads();
    if (i < n) p[i] = s[n - 1 - i];
}
// LAUNCH: late_return<<<1,64>>> p=arange(64,i32) n=50
// CHECKED: race sync

extern "C" __global__ void some_threads_only(int *p, int n)
{
    if (threadIdx.x < n) {
        p[threadIdx.x] += 1;
        __syncthreads();
        p[threadIdx.x] += 1;
    }
}
// LAUNCH: some_threads_only<<<1,64>>> p=arange(64,i32) n=50
// SYNC: 33

extern "C" __global__ void one_in_each_branch(int *p)
{
    if (threadIdx.x % 2) {
        p[threadIdx.x] += 1;
        __syncthreads();
    } else {
        p[threadIdx.x] += 2;
        __syncthreads();
        p[threadIdx.x] += 2;
    }
}
// LAUNCH: one_in_each_branch<<<1,64>>> p=arange(64,i32)
// SYNC: 44 47 error mixed-barriers

extern "C" __global__ void one_in_each_branch_of_warps(int *p)
{
    if (threadIdx.x < 32) {
        p[threadIdx.x] += 1;
        __syncthreads();
        p[threadIdx.x] *= 3;
    } else {
        p[threadIdx.x] += 2;
        __syncthreads();
        p[threadIdx.x] += 2;
    }
}
// LAUNCH: one_in_each_branch_of_warps<<<1,64>>> p=arange(64,i32)
// SYNC: 58 62 error mixed-barriers

extern "C" __global__ void one_more_for_some(int *p)
{
    __syncthreads();
    if (threadIdx.x < 32) {
        p[threadIdx.x] += 1;
        __syncthreads();
    }
    p[threadIdx.x] += 1;
    __syncthreads();
    p[threadIdx.x] += 1;
}
// LAUNCH: one_more_for_some<<<1,64>>> p=arange(64,i32)
// SYNC: 74 77 error mixed-barriers
// SYNC: 77 error divergent-block

extern "C" __global__ void block_by_block(int *p, int n)
{
    if (blockIdx.x % 2) {
        p[threadIdx.x + blockIdx.x * 64] += 1;
        __syncthreads();
        p[threadIdx.x + blockIdx.x * 64] += 1;
    } else if (blockIdx.x >= n) {
        return;
    } else {
        __syncthreads();
    }
    __syncthreads();
}
// LAUNCH: block_by_block<<<6,64>>> p=arange(384,i32) n=3
// CHECKED: race sync

extern "C" __global__ void in_a_switch(int *p, int mode)
{
    switch (mode) {
    case 0:
        p[threadIdx.x] += 1;
        __syncthreads();
        break;
    case 1:
        p[threadIdx.x] += 2;
        __syncthreads();
        break;
    }
    p[threadIdx.x] += 3;
}
// LAUNCH: in_a_switch<<<1,64>>> p=arange(64,i32) mode=0
// CHECKED: race sync
// LAUNCH: in_a_switch<<<1,64>>> p=arange(64,i32) mode=2
// CHECKED: race sync

extern "C" __global__ void in_a_switch_by_thread(int *p)
{
    switch (threadIdx.x % 4) {
    case 0:
        p[threadIdx.x] += 1;
        __syncthreads();
        p[threadIdx.x] *= 2;
        break;
    default:
        p[threadIdx.x] += 2;
        __syncthreads();
        break;
    }
}
// LAUNCH: in_a_switch_by_thread<<<1,64>>> p=arange(64,i32)
// SYNC: 124 129 error

extern "C" __global__ void loop_by_data(int *p, const int *counts)
{
    for (int i = 0; i < counts[threadIdx.x]; i++) {
        p[threadIdx.x] += 1;
        __syncthreads();
    }
}
// LAUNCH: loop_by_data<<<1,64>>> p=arange(64,i32) counts=full(64,3,i32)
// CHECKED: sync
// LAUNCH: loop_by_data<<<1,64>>> p=arange(64,i32) counts=arange(64,i32)
// SYNC: 140 error divergent-block
// SYNC: 140 warning divergent-block

extern "C" __global__ void strided(int *p, int n)
{
    for (int i = threadIdx.x; i < n; i += blockDim.x) {
        p[i] += 1;
        __syncthreads();
    }
}
// LAUNCH: strided<<<1,64>>> p=arange(200,i32) n=192
// CHECKED: sync
// LAUNCH: strided<<<1,64>>> p=arange(200,i32) n=200
// SYNC: 153 error divergent-block

extern "C" __global__ void left_by_break(int *p)
{
    for (int i = 0; i < 4; i++) {
        if (p[threadIdx.x] == i) break;
        __syncthreads();
    }
    p[threadIdx.x] = 0;
    __syncthreads();
    p[threadIdx.x] = 1;
}
// LAUNCH: left_by_break<<<1,64>>> p=arange(64,i32)
// SYNC: 165 168 error mixed-barriers
// SYNC: 168 error divergent-block
// SYNC: 165 divergent-block

extern "C" __global__ void left_together(int *p)
{
    for (int i = 0; i < 10; i++) {
        int done = __syncthreads_and(p[threadIdx.x] < i);
        if (done) break;
    }
    __syncthreads();
    p[threadIdx.x] = 1;
}
// LAUNCH: left_together<<<1,64>>> p=full(64,3,i32)
// CHECKED: race sync

extern "C" __global__ void helper_barrier(int *p)
{
    auto meet = [&] { __syncthreads(); };
    meet();
    p[threadIdx.x] += 1;
    meet();
}
// LAUNCH: helper_barrier<<<1,64>>> p=arange(64,i32)
// CHECKED: race sync

extern "C" __global__ void odd_count(int *p)
{
    SYNC(1, 48);
    p[threadIdx.x] = 1;
}
// LAUNCH: odd_count<<<1,64>>> p=arange(64,i32)
// FAULT: multiple of 32
// SYNC: 200 error invalid-count

extern "C" __global__ void never_enough(int *p)
{
    if (threadIdx.x < 32) SYNC(1, 64);
    p[threadIdx.x] = 1;
}
// LAUNCH: never_enough<<<1,64>>> p=arange(64,i32)
// FAULT: BarrierError
// SYNC: 209 error divergent-block

extern "C" __global__ void two_numbers(int *p)
{
    if (threadIdx.x < 32)
        SYNC(1, 64);
    else
        SYNC(2, 64);
    p[threadIdx.x] = 1;
}
// LAUNCH: two_numbers<<<1,64>>> p=arange(64,i32)
// FAULT: BarrierError
// SYNC: 219 221 error divergent-block

extern "C" __global__ void two_places_of_one_number(int *p)
{
    if (threadIdx.x < 32) {
        p[threadIdx.x] = 2;
        SYNC(1, 64);
    } else {
        SYNC(1, 64);
        p[threadIdx.x] = 1;
    }
}
// LAUNCH: two_places_of_one_number<<<1,64>>> p=arange(64,i32)
// CHECKED: race sync

extern "C" __global__ void warps_that_leave(int *p)
{
    __shared__ int s[64];
    s[threadIdx.x] = p[threadIdx.x];
    __syncthreads();
    if (threadIdx.x >= 32) return;
    int sum = s[threadIdx.x] + s[threadIdx.x + 32];
    for (int step = 16; step; step /= 2) sum += __shfl_xor_sync(~0u, sum, step);
    p[threadIdx.x] = sum;
}
// LAUNCH: warps_that_leave<<<1,64>>> p=ones(64,i32)
// CHECKED: race sync

extern "C" __global__ void partly_filled_warp(int *p)
{
    __shared__ int s[40];
    s[threadIdx.x] = p[threadIdx.x];
    __syncthreads();
    p[threadIdx.x] = s[39 - threadIdx.x];
    __syncwarp();
}
// LAUNCH: partly_filled_warp<<<1,40>>> p=arange(40,i32)
// CHECKED: race sync

// Threads that go around a barrier and on behind it can no longer come; those that have left the kernel are not waited for.
extern "C" __global__ void gone_around(int *p)
{
    if (threadIdx.x < 40)
        __syncthreads();
    p[threadIdx.x] = 1;
}
// LAUNCH: gone_around<<<1,64>>> p=arange(64,i32)
// SYNC: 269 error divergent-block

extern "C" __global__ void left_or_gone_around(int *p, int n)
{
    if (threadIdx.x >= n)
        return;
    if (threadIdx.x % 2)
        __syncthreads();
    p[threadIdx.x] += 1;
}
// LAUNCH: left_or_gone_around<<<1,64>>> p=arange(64,i32) n=50
// SYNC: 280 warning divergent-block

__device__ __noinline__ void meet(int *p)
{
    p[threadIdx.x] += 1;
    __syncthreads();
}
extern "C" __global__ void in_a_function(int *p)
{
    if (threadIdx.x < 32)
        meet(p);
    p[threadIdx.x] += 1;
}
// LAUNCH: in_a_function<<<1,64>>> p=arange(64,i32)
// SYNC: 289 error divergent-block
extern "C" __global__ void before_a_function(int *p, int n)
{
    if (threadIdx.x >= n)
        return;
    meet(p);
    p[threadIdx.x] += 1;
}
// LAUNCH: before_a_function<<<1,64>>> p=arange(64,i32) n=40
// SYNC: 289 warning divergent-block
