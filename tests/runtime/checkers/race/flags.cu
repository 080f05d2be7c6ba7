// Messages between blocks: a flag orders data only with a fence on either side, wide enough, and each in its place.
#include <cuda/atomic>
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

__device__ int data, flag;
__device__ volatile int signal;
__device__ unsigned arrived;

extern "C" __global__ void no_fence(int *out)
{
    if (blockIdx.x == 0) {
        data = 42;
        signal = 1;
    } else {
        while (!signal)
            ;
        out[0] = data;
    }
}
// LAUNCH: no_fence<<<2,1>>> out=zeros(1,i32)
// RACE: 13 18 error

extern "C" __global__ void fences(int *out)
{
    if (blockIdx.x == 0) {
        data = 42;
        __threadfence();
        signal = 1;
    } else {
        while (!signal)
            ;
        __threadfence();
        out[0] = data;
    }
}
// LAUNCH: fences<<<2,1>>> out=zeros(1,i32)
// CHECKED: race sync
// EXPECT: out == 42

extern "C" __global__ void fence_before_the_data(int *out)
{
    if (blockIdx.x == 0) {
        __threadfence();
        data = 42;
        signal = 1;
    } else {
        while (!signal)
            ;
        __threadfence();
        out[0] = data;
    }
}
// LAUNCH: fence_before_the_data<<<2,1>>> out=zeros(1,i32)
// RACE: 45 51 error

extern "C" __global__ void fence_of_the_block(int *out)
{
    if (blockIdx.x == 0) {
        data = 42;
        __threadfence_block();
        signal = 1;
    } else {
        while (!signal)
            ;
        __threadfence_block();
        out[0] = data;
    }
}
// LAUNCH: fence_of_the_block<<<2,1>>> out=zeros(1,i32)
// RACE: 60 67 error

extern "C" __global__ void fence_of_the_block_in_one_block(int *out)
{
    if (threadIdx.x == 0) {
        data = 42;
        __threadfence_block();
        signal = 1;
    } else if (threadIdx.x == 32) {
        while (!signal)
            ;
        __threadfence_block();
        out[0] = data;
    }
}
// LAUNCH: fence_of_the_block_in_one_block<<<1,64>>> out=zeros(1,i32)
// CHECKED: race sync
// EXPECT: out == 42

extern "C" __global__ void no_fence_behind(int *out)
{
    if (blockIdx.x == 0) {
        data = 42;
        __threadfence();
        atomicExch(&flag, 1);
    } else {
        while (atomicAdd(&flag, 0) == 0)
            ;
        out[0] = data;
    }
}
// LAUNCH: no_fence_behind<<<2,1>>> out=zeros(1,i32)
// RACE: 93 99 warning

extern "C" __global__ void plain_flag(int *out)
{
    if (blockIdx.x == 0) {
        data = 42;
        __threadfence();
        flag = 1;
    } else {
        while (atomicAdd(&flag, 0) == 0)
            ;
        __threadfence();
        atomicAdd(out, 1);
    }
}
// LAUNCH: plain_flag<<<2,1>>> out=zeros(1,i32)
// RACE: 110 112 error

extern "C" __global__ void released(int *out, cuda::atomic<int, cuda::thread_scope_device> *ready)
{
    if (blockIdx.x == 0) {
        data = 42;
        ready->store(1, cuda::memory_order_release);
    } else {
        while (!ready->load(cuda::memory_order_acquire))
            ;
        out[0] = data;
    }
}
// LAUNCH: released<<<2,1>>> out=zeros(1,i32) ready=zeros(1,i32)
// CHECKED: race sync
// EXPECT: out == 42

extern "C" __global__ void relaxed(int *out, cuda::atomic<int, cuda::thread_scope_device> *ready)
{
    if (blockIdx.x == 0) {
        data = 42;
        ready->store(1, cuda::memory_order_relaxed);
    } else {
        while (!ready->load(cuda::memory_order_acquire))
            ;
        out[0] = data;
    }
}
// LAUNCH: relaxed<<<2,1>>> out=zeros(1,i32) ready=zeros(1,i32)
// RACE: 139 144 error

extern "C" __global__ void released_to_the_block(int *out, cuda::atomic<int, cuda::thread_scope_block> *ready)
{
    if (blockIdx.x == 0) {
        data = 42;
        ready->store(1, cuda::memory_order_release);
    } else {
        while (!ready->load(cuda::memory_order_acquire))
            ;
        out[0] = data;
    }
}
// LAUNCH: released_to_the_block<<<2,1>>> out=zeros(1,i32) ready=zeros(1,i32)
// RACE: 153 158 error
// RACE: 154 156 error
extern "C" __global__ void whole_blocks(int *out, int *message)
{
    if (blockIdx.x == 0) {
        message[threadIdx.x] = threadIdx.x;
        __syncthreads();
        if (threadIdx.x == 0) {
            __threadfence();
            signal = 1;
        }
    } else {
        if (threadIdx.x == 0) {
            while (!signal)
                ;
            __threadfence();
        }
        __syncthreads();
        out[threadIdx.x] = message[31 - threadIdx.x];
    }
}
// LAUNCH: whole_blocks<<<2,32>>> out=zeros(32,i32) message=zeros(32,i32)
// CHECKED: race sync
// EXPECT: out == 31 - arange(32)

extern "C" __global__ void no_barrier_before_the_signal(int *out, int *message)
{
    if (blockIdx.x == 0) {
        message[threadIdx.x] = threadIdx.x;
        if (threadIdx.x == 0) {
            __threadfence();
            signal = 1;
        }
    } else {
        if (threadIdx.x == 0) {
            while (!signal)
                ;
            __threadfence();
        }
        __syncthreads();
        out[threadIdx.x] = message[31 - threadIdx.x];
    }
}
// LAUNCH: no_barrier_before_the_signal<<<2,32>>> out=zeros(32,i32) message=zeros(32,i32)
// RACE: 190 202 error

extern "C" __global__ void no_barrier_behind_the_wait(int *out, int *message)
{
    if (blockIdx.x == 0) {
        message[threadIdx.x] = threadIdx.x;
        __syncthreads();
        if (threadIdx.x == 0) {
            __threadfence();
            signal = 1;
        }
    } else {
        if (threadIdx.x == 0) {
            while (!signal)
                ;
            __threadfence();
        }
        out[threadIdx.x] = message[63 - threadIdx.x];
    }
}
// LAUNCH: no_barrier_behind_the_wait<<<2,64>>> out=zeros(64,i32) message=zeros(64,i32)
// RACE: 211 223 error

extern "C" __global__ void last_block_sums(const int *p, int *partial, int *out)
{
    __shared__ bool is_last;
    int sum = 0;
    for (int i = 0; i < 4; i++) sum += p[blockIdx.x * 4 + i];
    if (threadIdx.x == 0) {
        partial[blockIdx.x] = sum;
        __threadfence();
        is_last = atomicAdd(&arrived, 1) == gridDim.x - 1;
        __threadfence();
    }
    __syncthreads();
    if (is_last && threadIdx.x == 0) {
        int total = 0;
        for (int i = 0; i < gridDim.x; i++) total += partial[i];
        out[0] = total;
    }
}
// LAUNCH: last_block_sums<<<8,32>>> p=arange(32,i32) partial=zeros(8,i32) out=zeros(1,i32)
// CHECKED: race sync
// EXPECT: out == 496

extern "C" __global__ void last_block_without_fence(const int *p, int *partial, int *out)
{
    __shared__ bool is_last;
    if (threadIdx.x == 0) {
        partial[blockIdx.x] = p[blockIdx.x];
        is_last = atomicAdd(&arrived, 1) == gridDim.x - 1;
    }
    __syncthreads();
    if (is_last && threadIdx.x == 0) {
        int total = 0;
        for (int i = 0; i < gridDim.x; i++)
            total += partial[i];
        out[0] = total;
    }
}
// LAUNCH: last_block_without_fence<<<8,32>>> p=arange(32,i32) partial=zeros(8,i32) out=zeros(1,i32)
// RACE: 255 262 error

extern "C" __global__ void last_block_fences_once(const int *p, int *partial, int *out)
{
    __shared__ bool is_last;
    if (threadIdx.x == 0) {
        partial[blockIdx.x] = p[blockIdx.x];
        __threadfence();
        is_last = atomicAdd(&arrived, 1) == gridDim.x - 1;
    }
    __syncthreads();
    if (is_last && threadIdx.x == 0) {
        int total = 0;
        for (int i = 0; i < gridDim.x; i++)
            total += partial[i];
        out[0] = total;
    }
}
// LAUNCH: last_block_fences_once<<<8,32>>> p=arange(32,i32) partial=zeros(8,i32) out=zeros(1,i32)
// RACE: 273 281 warning

extern "C" __global__ void last_block_volatile(const int *p, volatile int *partial, int *out)
{
    __shared__ bool is_last;
    if (threadIdx.x == 0) {
        partial[blockIdx.x] = p[blockIdx.x];
        __threadfence();
        is_last = atomicAdd(&arrived, 1) == gridDim.x - 1;
    }
    __syncthreads();
    if (is_last && threadIdx.x == 0) {
        int total = 0;
        for (int i = 0; i < gridDim.x; i++) total += partial[i];
        out[0] = total;
    }
}
// LAUNCH: last_block_volatile<<<8,32>>> p=arange(32,i32) partial=zeros(8,i32) out=zeros(1,i32)
// CHECKED: race sync
// EXPECT: out == 28

extern "C" __global__ void first_block_sums(const int *p, int *partial, int *out)
{
    if (threadIdx.x == 0) {
        partial[blockIdx.x] = p[blockIdx.x];
        __threadfence();
        bool is_first = atomicAdd(&arrived, 1) == 0;
        __threadfence();
        if (is_first) {
            int total = 0;
            for (int i = 0; i < gridDim.x; i++)
                total += partial[i];
            out[0] = total;
        }
    }
}
// LAUNCH: first_block_sums<<<8,32>>> p=arange(32,i32) partial=zeros(8,i32) out=zeros(1,i32)
// RACE: 310 317 error

extern "C" __global__ void locked(int *lock, int *sum)
{
    if (threadIdx.x == 0) {
        while (atomicCAS(lock, 0, 1))
            ;
        __threadfence();
        *sum += blockIdx.x;
        __threadfence();
        atomicExch(lock, 0);
    }
}
// LAUNCH: locked<<<8,32>>> lock=zeros(1,i32) sum=zeros(1,i32)
// CHECKED: race sync
// EXPECT: sum == 28

extern "C" __global__ void locked_without_fences(int *lock, int *sum)
{
    if (threadIdx.x == 0) {
        while (atomicCAS(lock, 0, 1))
            ;
        *sum += blockIdx.x;
        atomicExch(lock, 0);
    }
}
// LAUNCH: locked_without_fences<<<8,32>>> lock=zeros(1,i32) sum=zeros(1,i32)
// RACE: 345

extern "C" __global__ void unlocked_by_a_plain_store(int *lock, int *sum)
{
    if (threadIdx.x == 0) {
        while (atomicCAS(lock, 0, 1))
            ;
        __threadfence();
        *sum += blockIdx.x;
        __threadfence();
        *lock = 0;
    }
}
// LAUNCH: unlocked_by_a_plain_store<<<8,32>>> lock=zeros(1,i32) sum=zeros(1,i32)
// RACE: 355 360 error
// RACE: 360
// RACE: 358

extern "C" __global__ void locked_by_two_locks(int *lock, int *sum)
{
    if (threadIdx.x == 0) {
        while (atomicCAS(lock + blockIdx.x % 2, 0, 1))
            ;
        __threadfence();
        *sum += blockIdx.x;
        __threadfence();
        atomicExch(lock + blockIdx.x % 2, 0);
    }
}
// LAUNCH: locked_by_two_locks<<<8,32>>> lock=zeros(2,i32) sum=zeros(1,i32)
// RACE: 374

extern "C" __global__ void grids(int *p, int *q)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x, n = gridDim.x * blockDim.x;
    for (int round = 0; round < 3; round++) {
        q[i] = p[(i + 1) % n];
        cg::this_grid().sync();
        p[i] = q[(i + 1) % n];
        cg::this_grid().sync();
    }
}
// LAUNCH: grids<<<4,32>>> p=arange(128,i32) q=zeros(128,i32)
// CHECKED: race sync
// EXPECT: p == roll(p_in, -6)

extern "C" __global__ void grids_meet_once(int *p, int *q)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x, n = gridDim.x * blockDim.x;
    for (int round = 0; round < 3; round++) {
        q[i] = p[(i + 1) % n];
        cg::this_grid().sync();
        p[i] = q[(i + 1) % n];
    }
}
// LAUNCH: grids_meet_once<<<4,32>>> p=arange(128,i32) q=zeros(128,i32)
// RACE: 400 402 error

extern "C" __global__ void chain(int *cells, int *turn)
{
    if (threadIdx.x) return;
    while (atomicAdd(turn, 0) != blockIdx.x)
        ;
    __threadfence();
    cells[blockIdx.x + 1] = cells[blockIdx.x] + 1;
    __threadfence();
    atomicExch(turn, blockIdx.x + 1);
}
// LAUNCH: chain<<<8,32>>> cells=zeros(9,i32) turn=zeros(1,i32)
// CHECKED: race
// EXPECT: cells == arange(9)

template <cuda::thread_scope Scope> __device__ void handed_on(int *cells, int *turn)
{
    if (threadIdx.x) return;
    cuda::atomic_ref<int, Scope> own(turn[blockIdx.x]);
    int cell = 0;
    if (blockIdx.x > 0) {
        cuda::atomic_ref<int, Scope> before(turn[blockIdx.x - 1]);
        while (before.load(cuda::memory_order_relaxed) == 0) ;
        cell = before.load(cuda::memory_order_relaxed);
    }
    own.store(cell + 1, cuda::memory_order_relaxed);
}
extern "C" __global__ void handed_on_by_relaxed(int *cells, int *turn) { handed_on<cuda::thread_scope_device>(cells, turn); }
// LAUNCH: handed_on_by_relaxed<<<8,32>>> cells=zeros(9,i32) turn=zeros(8,i32)
// CHECKED: race
// EXPECT: turn == arange(8) + 1
extern "C" __global__ void handed_on_too_narrow(int *cells, int *turn) { handed_on<cuda::thread_scope_block>(cells, turn); }
// LAUNCH: handed_on_too_narrow<<<8,32>>> cells=zeros(9,i32) turn=zeros(8,i32)
// RACE: 429 432 error
// RACE: 430 432 error

extern "C" __global__ void woken_in_a_warp(int *out)
{
    __shared__ cuda::atomic<int, cuda::thread_scope_block> ready;
    __shared__ int data;
    if (threadIdx.x == 0)
        ready.store(0);
    __syncthreads();
    if (threadIdx.x == 32) {
        data = 5;
        ready.store(1, cuda::memory_order_release);
        ready.notify_all();
    } else {
        ready.wait(0, cuda::memory_order_acquire);
        out[threadIdx.x] = data;
    }
}
// LAUNCH: woken_in_a_warp<<<1,64>>> out=zeros(64,i32)
// CHECKED: race
// EXPECT: out == where(arange(64) == 32, 0, 5)
