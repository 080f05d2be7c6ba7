// <cuda/barrier>, and copies of a group that a barrier or the group waits for.
// PTXAS: sm_80
#include <cuda/barrier>
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
namespace cg = cooperative_groups;
using barrier = cuda::barrier<cuda::thread_scope_block>;
#pragma nv_diag_suppress static_var_with_dynamic_init
extern "C" __global__ void phases(int *out, const int *in) {
    __shared__ barrier bar;
    __shared__ alignas(16) int tile[128];
    auto block = cg::this_thread_block();
    if (block.thread_rank() == 0) init(&bar, block.size());
    block.sync();
    int sum = 0;
    for (int r = 0; r < 3; r++) {
        cuda::memcpy_async(block, tile, in + r * 128, sizeof(int) * 128, bar);
        barrier::arrival_token token = bar.arrive();
        sum += 1;
        bar.wait(std::move(token));
        sum += tile[127 - threadIdx.x];
        bar.arrive_and_wait();
    }
    cg::memcpy_async(block, tile, in, cuda::aligned_size_t<16>(sizeof(int) * block.size()));
    cg::wait(block);
    out[threadIdx.x] = sum + tile[0];
}
// LAUNCH: phases<<<1,128>>> out=zeros(128,i32) in=arange(384,i32)
// EXPECT: out == 3 + 3 * (127 - arange(128)) + 128 * 3
