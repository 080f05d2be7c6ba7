// Copies of groups, barriers and pipelines go on until somebody waits.
#include <utility>
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cuda/barrier>
#include <cuda/pipeline>
namespace cg = cooperative_groups;

extern "C" __global__ void group_waits(const int *in, int *out) {
    __shared__ int s[256];
    auto b = cg::this_thread_block();
    cg::memcpy_async(b, s, in, sizeof s);
    cg::wait(b);
    out[threadIdx.x] = s[255 - threadIdx.x];
}
// LAUNCH: group_waits<<<1,256>>> in=arange(1024,i32) out=zeros(1024,i32)
// CHECKED: all
// EXPECT: out[:256] == 255 - arange(256)

extern "C" __global__ void pipeline_of_a_thread(const int *in, int *out) {
    __shared__ int s[256];
    auto p = cuda::make_pipeline();
    p.producer_acquire();
    cuda::memcpy_async(&s[threadIdx.x], &in[threadIdx.x], sizeof(int), p);
    p.producer_commit();
    p.consumer_wait();
    __syncthreads();
    out[threadIdx.x] = s[255 - threadIdx.x];
    p.consumer_release();
}
// LAUNCH: pipeline_of_a_thread<<<1,256>>> in=arange(1024,i32) out=zeros(1024,i32)
// CHECKED: all
// EXPECT: out[:256] == 255 - arange(256)

extern "C" __global__ void barrier_waits_for_copies(const int *in, int *out) {
    __shared__ int s[256];
    __shared__ cuda::barrier<cuda::thread_scope_block> b;
    auto g = cg::this_thread_block();
    if (g.thread_rank() == 0) init(&b, g.size());
    g.sync();
    cuda::memcpy_async(g, s, in, sizeof s, b);
    b.arrive_and_wait();
    out[threadIdx.x] = s[255 - threadIdx.x];
}
// LAUNCH: barrier_waits_for_copies<<<1,256>>> in=arange(1024,i32) out=zeros(1024,i32)
// CHECKED: all
// EXPECT: out[:256] == 255 - arange(256)

extern "C" __global__ void group_without_wait(const int *in, int *out) {
    __shared__ int s[256];
    auto b = cg::this_thread_block();
    cg::memcpy_async(b, s, in, sizeof s);
    b.sync();
    out[threadIdx.x] = s[255 - threadIdx.x];
}
// LAUNCH: group_without_wait<<<1,256>>> in=arange(1024,i32) out=zeros(1024,i32)
// RACE: 54 52

extern "C" __global__ void pipeline_without_wait(const int *in, int *out) {
    __shared__ int s[256];
    auto p = cuda::make_pipeline();
    p.producer_acquire();
    cuda::memcpy_async(&s[threadIdx.x], &in[threadIdx.x], sizeof(int), p);
    p.producer_commit();
    __syncthreads();
    out[threadIdx.x] = s[255 - threadIdx.x];
    p.consumer_release();
}
// LAUNCH: pipeline_without_wait<<<1,256>>> in=arange(1024,i32) out=zeros(1024,i32)
// RACE: 66 63

extern "C" __global__ void barrier_not_yet_waited_for(const int *in, int *out) {
    __shared__ int s[256];
    __shared__ cuda::barrier<cuda::thread_scope_block> b;
    auto g = cg::this_thread_block();
    if (g.thread_rank() == 0) init(&b, g.size());
    g.sync();
    cuda::memcpy_async(g, s, in, sizeof s, b);
    auto t = b.arrive();
    out[threadIdx.x] = s[255 - threadIdx.x];
    b.wait(std::move(t));
}
// LAUNCH: barrier_not_yet_waited_for<<<1,256>>> in=arange(1024,i32) out=zeros(1024,i32)
// RACE: 80 78

extern "C" __global__ void stages_of_a_block(const int *in, int *out) {
    __shared__ int s[2][128];
    __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, 2> state;
    auto g = cg::this_thread_block();
    auto p = cuda::make_pipeline(g, &state);
    for (int i = 0, fetch = 0; i < 8; i++) {
        for (; fetch < 8 && fetch < i + 2; fetch++) {
            p.producer_acquire();
            cuda::memcpy_async(g, s[fetch % 2], in + fetch * 128, cuda::aligned_size_t<16>(sizeof s[0]), p);
            p.producer_commit();
        }
        p.consumer_wait();
        out[i * 128 + threadIdx.x] = s[i % 2][127 - threadIdx.x];
        p.consumer_release();
    }
}
// LAUNCH: stages_of_a_block<<<1,128>>> in=arange(1024,i32) out=zeros(1024,i32)
// CHECKED: all
// EXPECT: out == arange(1024).reshape(8,128)[:,::-1].ravel()

extern "C" __global__ void stage_released_too_early(const int *in, int *out) {
    __shared__ int s[2][128];
    __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, 2> state;
    auto g = cg::this_thread_block();
    auto p = cuda::make_pipeline(g, &state);
    for (int i = 0, fetch = 0; i < 8; i++) {
        for (; fetch < 8 && fetch < i + 2; fetch++) {
            p.producer_acquire();
            cuda::memcpy_async(g, s[fetch % 2], in + fetch * 128, cuda::aligned_size_t<16>(sizeof s[0]), p);
            p.producer_commit();
        }
        p.consumer_wait();
        p.consumer_release();
        out[i * 128 + threadIdx.x] = s[i % 2][127 - threadIdx.x];
    }
}
// LAUNCH: stage_released_too_early<<<1,128>>> in=arange(1024,i32) out=zeros(1024,i32)
// RACE: 114 119

extern "C" __global__ void all_but_the_latest(const int *in, int *out) {
    __shared__ int s[2][128];
    auto g = cg::this_thread_block();
    cg::memcpy_async(g, s[0], in, sizeof s[0]);
    for (int i = 0; i < 8; i++) {
        if (i < 7) cg::memcpy_async(g, s[(i + 1) % 2], in + (i + 1) * 128, sizeof s[0]);
        if (i < 7) cg::wait_prior<1>(g); else cg::wait(g);
        out[i * 128 + threadIdx.x] = s[i % 2][127 - threadIdx.x];
        g.sync();
    }
}
// LAUNCH: all_but_the_latest<<<1,128>>> in=arange(1024,i32) out=zeros(1024,i32)
// CHECKED: all
// EXPECT: out == arange(1024).reshape(8,128)[:,::-1].ravel()
