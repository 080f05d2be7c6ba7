// Cooperative groups: a block, parts of it, and any group by the name of thread_group.
// PTXAS: sm_80
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__device__ int sum(cg::thread_group group, int *scratch, int value) {
    int rank = group.thread_rank();
    for (int half = group.size() / 2; half > 0; half /= 2) {
        scratch[rank] = value;
        group.sync();
        if (rank < half) value += scratch[rank + half];
        group.sync();
    }
    return value;
}
extern "C" __global__ void blocks(int *out, unsigned *ranks) {
    __shared__ int scratch[64];
    cg::thread_block block = cg::this_thread_block();
    int all = sum(block, scratch, threadIdx.x);
    cg::sync(block);
    auto four = cg::tiled_partition(block, 4);
    int part = sum(four, scratch + threadIdx.x / 4 * 4, threadIdx.x);
    if (block.thread_rank() == 0) out[blockIdx.x * 2] = all;
    if (block.thread_rank() == 4) out[blockIdx.x * 2 + 1] = part;
    ranks[cg::this_grid().thread_rank()] = four.thread_rank() + 10 * block.group_index().x + 100 * block.dim_threads().x;
}
// LAUNCH: blocks<<<2,64>>> out=zeros(4,i32) ranks=zeros(128,u32)
// EXPECT: out == [2016, 22, 2016, 22]
// EXPECT: ranks == arange(128) % 4 + 10 * (arange(128) // 64) + 6400
