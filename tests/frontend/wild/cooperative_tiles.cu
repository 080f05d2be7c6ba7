// Cooperative groups: tiles of fixed size, of blocks and of other tiles, as arguments of templates.
// PTXAS: sm_80
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
using namespace cooperative_groups;
template <int N> __device__ float butterfly(thread_block_tile<N> tile, float value) {
    for (int lanes = tile.size() / 2; lanes > 0; lanes >>= 1) value += tile.shfl_xor(value, lanes);
    return value;
}
extern "C" __global__ void tiles(float *sums, int *out, const float *x) {
    int i = threadIdx.x;
    auto block = this_thread_block();
    thread_block_tile<32> warp = tiled_partition<32>(block);
    auto eight = tiled_partition<8>(warp);
    sums[i] = butterfly<32>(warp, x[i]) + 1000 * reduce(eight, x[i], plus<float>());
    out[i] = eight.meta_group_rank() + 10 * warp.meta_group_size() + 100 * eight.shfl(i, 3) + 10000 * inclusive_scan(eight, i % 8) ;
    out[i] += 1000000 * exclusive_scan(eight, 1) + 10000000 * reduce(warp, i / 32, greater<int>{}) + 100000000 * eight.any(i == 9);
}
// LAUNCH: tiles<<<1,64>>> sums=zeros(64,f32) out=zeros(64,i32) x=arange(64,f32)
// EXPECT: sums == where(arange(64) < 32, 496, 1520) + 1000 * (64 * (arange(64) // 8) + 28)
// EXPECT: out % 10 == arange(64) % 32 // 8
// EXPECT: out // 10 % 10 == 2
// EXPECT: out // 100 % 100 == arange(64) // 8 * 8 + 3
// EXPECT: out // 10000 % 100 == (arange(64) % 8) * (arange(64) % 8 + 1) // 2
// EXPECT: out // 1000000 % 10 == arange(64) % 8
// EXPECT: out // 10000000 % 10 == arange(64) // 32
// EXPECT: out // 100000000 == (arange(64) // 8 == 1)
