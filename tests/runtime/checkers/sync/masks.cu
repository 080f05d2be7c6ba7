// Masks of warp-synchronous functions: who must come, who comes, who has gone.
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

extern "C" __global__ void half_gone(int *p)
{
    if (threadIdx.x >= 16) return;
    p[threadIdx.x] = __shfl_down_sync(~0u, p[threadIdx.x], 8);
}
// LAUNCH: half_gone<<<1,32>>> p=arange(32,i32)
// SYNC: 8 error divergent-warp

extern "C" __global__ void half_gone_vote(int *p)
{
    if (threadIdx.x >= 16) return;
    p[threadIdx.x] = __ballot_sync(~0u, p[threadIdx.x] > 3);
}
// LAUNCH: half_gone_vote<<<1,32>>> p=arange(32,i32)
// SYNC: 16 warning divergent-warp

extern "C" __global__ void half_gone_barrier(int *p)
{
    if (threadIdx.x >= 16) return;
    p[threadIdx.x] += 1;
    __syncwarp();
    p[threadIdx.x] += 1;
}
// LAUNCH: half_gone_barrier<<<1,32>>> p=arange(32,i32)
// SYNC: 25 warning divergent-warp

extern "C" __global__ void half_named(int *p)
{
    if (threadIdx.x >= 16) return;
    p[threadIdx.x] = __shfl_down_sync(0xffffu, p[threadIdx.x], 8);
}
// LAUNCH: half_named<<<1,32>>> p=arange(32,i32)
// CHECKED: race sync

extern "C" __global__ void half_elsewhere(int *p)
{
    if (threadIdx.x < 16)
        p[threadIdx.x] = __shfl_xor_sync(~0u, p[threadIdx.x], 1);
    else
        p[threadIdx.x] = __ballot_sync(~0u, p[threadIdx.x] > 3);
}
// LAUNCH: half_elsewhere<<<1,32>>> p=arange(32,i32)
// FAULT: BarrierError
// SYNC: 42 44 error divergent-warp

extern "C" __global__ void each_half_its_mask(int *p)
{
    if (threadIdx.x < 16)
        p[threadIdx.x] = __shfl_xor_sync(0x0000ffffu, p[threadIdx.x], 1);
    else
        p[threadIdx.x] = __ballot_sync(0xffff0000u, p[threadIdx.x] > 3);
}
// LAUNCH: each_half_its_mask<<<1,32>>> p=arange(32,i32)
// CHECKED: race sync

extern "C" __global__ void caller_left_out(int *p)
{
    p[threadIdx.x] = __shfl_sync(0x0000ffffu, p[threadIdx.x], 0);
}
// LAUNCH: caller_left_out<<<1,32>>> p=arange(32,i32)
// SYNC: 62 error invalid-mask

extern "C" __global__ void caller_left_out_of_a_barrier(int *p)
{
    p[threadIdx.x] += 1;
    __syncwarp(0x7fffffffu);
    p[threadIdx.x] += 1;
}
// LAUNCH: caller_left_out_of_a_barrier<<<1,32>>> p=arange(32,i32)
// SYNC: 70 error invalid-mask

extern "C" __global__ void two_masks(int *p)
{
    unsigned mask = threadIdx.x < 16 ? 0xffffffffu : 0xffff0000u;
    p[threadIdx.x] = __any_sync(mask, p[threadIdx.x] > 30);
}
// LAUNCH: two_masks<<<1,32>>> p=arange(32,i32)
// SYNC: 79 error invalid-mask

extern "C" __global__ void masks_by_value(int *p)
{
    unsigned peers = __match_any_sync(~0u, p[threadIdx.x] % 3);
    p[threadIdx.x] = __reduce_add_sync(peers, 1);
}
// LAUNCH: masks_by_value<<<1,32>>> p=arange(32,i32)
// CHECKED: race sync

extern "C" __global__ void whoever_is_here(int *p)
{
    if (p[threadIdx.x] % 3 == 0) {
        auto group = cg::coalesced_threads();
        p[threadIdx.x] = group.shfl(p[threadIdx.x], 0) + group.thread_rank();
    }
}
// LAUNCH: whoever_is_here<<<2,32>>> p=arange(64,i32)
// CHECKED: sync

extern "C" __global__ void loop_leaves_lanes_behind(int *p, int n)
{
    int sum = 0;
    for (int i = threadIdx.x; i < n; i += 32)
        sum += __shfl_xor_sync(~0u, p[i], 1);
    p[threadIdx.x] = sum;
}
// LAUNCH: loop_leaves_lanes_behind<<<1,32>>> p=arange(100,i32) n=80
// SYNC: 106 error divergent-warp
// LAUNCH: loop_leaves_lanes_behind<<<1,32>>> p=arange(100,i32) n=96
// CHECKED: sync

extern "C" __global__ void loop_asks_first(int *p, int n)
{
    int sum = 0;
    for (int i = threadIdx.x; i - threadIdx.x < n; i += 32) {
        unsigned mask = __ballot_sync(~0u, i < n);
        if (i < n) sum += __shfl_sync(mask, p[i], 0);
    }
    p[threadIdx.x] = sum;
}
// LAUNCH: loop_asks_first<<<1,32>>> p=arange(100,i32) n=80
// CHECKED: sync

extern "C" __global__ void last_warp_is_short(int *p)
{
    p[threadIdx.x] = __shfl_xor_sync(~0u, p[threadIdx.x], 1);
}
// LAUNCH: last_warp_is_short<<<1,40>>> p=arange(40,i32)
// CHECKED: race sync

extern "C" __global__ void names_who_never_comes(int *p)
{
    if (threadIdx.x < 8) {
        p[threadIdx.x] += 1;
        __syncwarp(0xffffu);
    } else if (threadIdx.x < 16) {
        __syncthreads();
    }
    p[threadIdx.x] += 1;
}
// LAUNCH: names_who_never_comes<<<1,32>>> p=arange(32,i32)
// FAULT: BarrierError
// SYNC: 137 139 error

extern "C" __global__ void tile_without_one(int *p)
{
    auto tile = cg::tiled_partition<16>(cg::this_thread_block());
    if (threadIdx.x == 3) return;
    p[threadIdx.x] = tile.shfl(p[threadIdx.x], 3);
}
// LAUNCH: tile_without_one<<<1,32>>> p=arange(32,i32)
// SYNC: 151 error divergent-warp

extern "C" __global__ void two_masks_at_two_barriers(int *p)
{
    p[threadIdx.x] += 1;
    if (threadIdx.x % 32 < 16)
        __syncwarp(0xffffffffu);
    else
        __syncwarp(0xffff0001u);
    p[threadIdx.x] += 1;
}
// LAUNCH: two_masks_at_two_barriers<<<1,64>>> p=arange(64,i32)
// SYNC: 160 162 error invalid-mask

extern "C" __global__ void one_mask_at_two_barriers(int *p)
{
    __shared__ int s[32];
    s[threadIdx.x] = p[threadIdx.x];
    if (threadIdx.x < 16) {
        __syncwarp(0xffffffffu);
        __syncwarp(0x0000ffffu);
    } else {
        __syncwarp(0xffff0000u);
        __syncwarp(0xffffffffu);
    }
    p[threadIdx.x] = s[31 - threadIdx.x];
}
// LAUNCH: one_mask_at_two_barriers<<<1,32>>> p=arange(32,i32)
// EXPECT: p == arange(32)[::-1]
// CHECKED: race sync
