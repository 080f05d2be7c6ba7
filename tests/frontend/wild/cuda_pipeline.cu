// <cuda/pipeline> and cuda_pipeline.h: pipelines of a block, of roles in it, of a thread, and the primitives.
// PTXAS: sm_80
#include <cuda/pipeline>
#include <cuda_pipeline.h>
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
#pragma nv_diag_suppress static_var_with_dynamic_init
extern "C" __global__ void stages(int *out, const int *in, int n) {
    constexpr int depth = 2;
    __shared__ int buffer[depth][64];
    __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, depth> state;
    auto block = cg::this_thread_block();
    auto pipe = cuda::make_pipeline(block, &state);
    int sum = 0;
    for (int compute = 0, fetch = 0; compute < n; compute++) {
        for (; fetch < n && fetch < compute + depth; fetch++) {
            pipe.producer_acquire();
            cuda::memcpy_async(block, buffer[fetch % depth], in + fetch * 64, sizeof(int) * 64, pipe);
            pipe.producer_commit();
        }
        pipe.consumer_wait();
        sum += buffer[compute % depth][63 - threadIdx.x];
        pipe.consumer_release();
    }
    out[threadIdx.x] = sum;
    __shared__ int4 quick[64];
    __pipeline_memcpy_async(&quick[threadIdx.x], (const int4 *)in + threadIdx.x, 16);
    __pipeline_commit();
    __pipeline_wait_prior(0);
    __syncthreads();
    out[64 + threadIdx.x] = quick[63 - threadIdx.x].y;
    auto own = cuda::make_pipeline();
    own.producer_acquire();
    cuda::memcpy_async(&buffer[0][threadIdx.x], in + threadIdx.x, sizeof(int), own);
    own.producer_commit();
    cuda::pipeline_consumer_wait_prior<0>(own);
    out[128 + threadIdx.x] = buffer[0][threadIdx.x];
    own.consumer_release();
}
extern "C" __global__ void roles(int *out, const int *in, int n) {
    __shared__ int buffer[2][32];
    __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, 2> state;
    auto block = cg::this_thread_block();
    bool producer = threadIdx.x < 32;
    auto pipe = cuda::make_pipeline(block, &state, producer ? cuda::pipeline_role::producer : cuda::pipeline_role::consumer);
    int sum = 0;
    for (int i = 0; i < n; i++)
        if (producer) { pipe.producer_acquire(); buffer[i & 1][threadIdx.x] = in[i * 32 + threadIdx.x] * 2; pipe.producer_commit(); }
        else { pipe.consumer_wait(); sum += buffer[i & 1][63 - threadIdx.x]; pipe.consumer_release(); }
    if (!producer) out[threadIdx.x - 32] = sum;
}
// LAUNCH: stages<<<1,64>>> out=zeros(192,i32) in=arange(320,i32) n=5
// EXPECT: out[:64] == 10 * 64 + 5 * (63 - arange(64))
// EXPECT: out[64:128] == 4 * (63 - arange(64)) + 1
// EXPECT: out[128:] == arange(64)
// LAUNCH: roles<<<1,64>>> out=zeros(32,i32) in=arange(320,i32) n=5
// EXPECT: out == 2 * (10 * 32 + 5 * (31 - arange(32)))
