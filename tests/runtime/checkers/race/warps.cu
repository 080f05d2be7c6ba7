// Threads of one warp: from sm_70 on they are not in lockstep, and only __syncwarp() orders what they do with memory.
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

extern "C" __global__ void implicit_sum(const int *p, int *out)
{
    __shared__ int s[64];
    int t = threadIdx.x;
    s[t] = p[t];
    __syncthreads();
    if (t < 32)
        for (int half = 32; half > 0; half /= 2)
            s[t] += s[t + half];
    if (t == 0) out[0] = s[0];
}
// LAUNCH: implicit_sum<<<1,64>>> p=ones(64,i32) out=zeros(1,i32)
// RACE: 13 error

extern "C" __global__ void volatile_sum(const int *p, int *out)
{
    volatile __shared__ int s[64];
    int t = threadIdx.x;
    s[t] = p[t];
    __syncthreads();
    if (t < 32) {
        s[t] = s[t] + s[t + 32];
        s[t] = s[t] + s[t + 16];
    }
    __syncthreads();
    if (t == 0) out[0] = s[0];
}
// LAUNCH: volatile_sum<<<1,64>>> p=ones(64,i32) out=zeros(1,i32)
// RACE: 26 27 warning
// RACE: 27 warning

extern "C" __global__ void synchronised_sum(const int *p, int *out)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    s[t] = p[t];
    __syncwarp();
    for (int half = 16; half > 0; half /= 2) {
        int other = t < half ? s[t + half] : 0;
        __syncwarp();
        s[t] += other;
        __syncwarp();
    }
    out[t] = s[0];
}
// LAUNCH: synchronised_sum<<<1,32>>> p=ones(32,i32) out=zeros(32,i32)
// CHECKED: race sync
// EXPECT: out == 32

extern "C" __global__ void synchronised_half_way(const int *p, int *out)
{
    __shared__ int s[64];
    int t = threadIdx.x;
    s[t] = p[t];
    __syncwarp();
    int other = s[t ^ 1];
    s[t] += other;
    __syncwarp();
    out[t] = s[t];
}
// LAUNCH: synchronised_half_way<<<1,64>>> p=ones(64,i32) out=zeros(64,i32)
// RACE: 60 61

extern "C" __global__ void two_warps_and_syncwarp(const int *p, int *out)
{
    __shared__ int s[64];
    int t = threadIdx.x;
    s[t] = p[t];
    __syncwarp();
    out[t] = s[63 - t];
}
// LAUNCH: two_warps_and_syncwarp<<<1,64>>> p=ones(64,i32) out=zeros(64,i32)
// RACE: 74 72

extern "C" __global__ void each_warp_its_part(const int *p, int *out)
{
    __shared__ int s[64];
    int t = threadIdx.x;
    s[t] = p[t];
    __syncwarp();
    out[t] = s[t / 32 * 32 + 31 - t % 32];
}
// LAUNCH: each_warp_its_part<<<1,64>>> p=arange(64,i32) out=zeros(64,i32)
// CHECKED: race sync
// LAUNCH: each_warp_its_part<<<1,64>>> p=arange(64,i32) out=zeros(64,i32)
// CHECKED: race sync

extern "C" __global__ void shuffle_is_no_barrier(const int *p, int *out)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    s[t] = p[t];
    int sum = __shfl_xor_sync(~0u, p[t], 1);
    out[t] = s[31 - t] + sum;
}
// LAUNCH: shuffle_is_no_barrier<<<1,32>>> p=ones(32,i32) out=zeros(32,i32)
// RACE: 98 96

extern "C" __global__ void vote_is_no_barrier(const int *p, int *out)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    s[t] = p[t];
    unsigned all = __ballot_sync(~0u, p[t]);
    out[t] = s[31 - t] + all;
}
// LAUNCH: vote_is_no_barrier<<<1,32>>> p=ones(32,i32) out=zeros(32,i32)
// RACE: 109 107

extern "C" __global__ void shuffled_sum(const int *p, int *out)
{
    int sum = p[threadIdx.x];
    for (int step = 16; step > 0; step /= 2) sum += __shfl_down_sync(~0u, sum, step);
    if (threadIdx.x == 0) out[0] = sum;
}
// LAUNCH: shuffled_sum<<<1,32>>> p=ones(32,i32) out=zeros(1,i32)
// CHECKED: race sync
// EXPECT: out == 32

extern "C" __global__ void halves(const int *p, int *out)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    unsigned mask = t < 16 ? 0x0000ffffu : 0xffff0000u;
    s[t] = p[t];
    __syncwarp(mask);
    out[t] = s[t ^ 15];
}
// LAUNCH: halves<<<1,32>>> p=arange(32,i32) out=zeros(32,i32)
// CHECKED: race sync
// EXPECT: out == arange(32) ^ 15

extern "C" __global__ void halves_exchange(const int *p, int *out)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    unsigned mask = t < 16 ? 0x0000ffffu : 0xffff0000u;
    s[t] = p[t];
    __syncwarp(mask);
    out[t] = s[t ^ 31];
}
// LAUNCH: halves_exchange<<<1,32>>> p=arange(32,i32) out=zeros(32,i32)
// RACE: 144 142

extern "C" __global__ void pairs_in_turn(const int *p, int *out)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    s[t] = p[t];
    __syncwarp(3u << (t & 30));
    int one = s[t ^ 1];
    __syncwarp(15u << (t & 28));
    s[t] = one;
    __syncwarp(15u << (t & 28));
    out[t] = s[t ^ 3];
}
// LAUNCH: pairs_in_turn<<<1,32>>> p=arange(32,i32) out=zeros(32,i32)
// CHECKED: race sync
// EXPECT: out == arange(32) ^ 2

extern "C" __global__ void pairs_then_fours(const int *p, int *out)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    s[t] = p[t];
    __syncwarp(3u << (t & 30));
    out[t] = s[t ^ 2];
}
// LAUNCH: pairs_then_fours<<<1,32>>> p=arange(32,i32) out=zeros(32,i32)
// RACE: 171 169

extern "C" __global__ void tiles(const int *p, int *out)
{
    __shared__ int s[64];
    auto tile = cg::tiled_partition<8>(cg::this_thread_block());
    int t = threadIdx.x;
    s[t] = p[t];
    tile.sync();
    out[t] = s[t ^ 7];
}
// LAUNCH: tiles<<<1,64>>> p=arange(64,i32) out=zeros(64,i32)
// CHECKED: race sync
// EXPECT: out == arange(64) ^ 7

extern "C" __global__ void tiles_too_small(const int *p, int *out)
{
    __shared__ int s[64];
    auto tile = cg::tiled_partition<4>(cg::this_thread_block());
    int t = threadIdx.x;
    s[t] = p[t];
    tile.sync();
    out[t] = s[t ^ 7];
}
// LAUNCH: tiles_too_small<<<1,64>>> p=arange(64,i32) out=zeros(64,i32)
// RACE: 196 194

extern "C" __global__ void diverged_then_read(const int *p, int *out)
{
    __shared__ int s[2];
    int t = threadIdx.x;
    if (t == 5)
        s[0] = p[5];
    out[t] = s[0];
}
// LAUNCH: diverged_then_read<<<1,32>>> p=arange(32,i32) out=zeros(32,i32)
// RACE: 206 207

extern "C" __global__ void diverged_then_met(const int *p, int *out)
{
    __shared__ int s[2];
    int t = threadIdx.x;
    if (t == 5) s[0] = p[5];
    __syncwarp();
    out[t] = s[0];
}
// LAUNCH: diverged_then_met<<<1,32>>> p=arange(32,i32) out=zeros(32,i32)
// CHECKED: race sync
// EXPECT: out == 5

extern "C" __global__ void leader_adds_for_all(const int *p, int *sum)
{
    unsigned all = __activemask();
    int mine = __reduce_add_sync(all, p[threadIdx.x]);
    if ((threadIdx.x & 31) == __ffs(all) - 1) atomicAdd(sum, mine);
}
// LAUNCH: leader_adds_for_all<<<1,64>>> p=ones(64,i32) sum=zeros(1,i32)
// CHECKED: race sync
// EXPECT: sum == 64

extern "C" __global__ void warps_then_block(const int *p, int *out)
{
    __shared__ int sums[2];
    int sum = p[threadIdx.x];
    for (int step = 16; step > 0; step /= 2) sum += __shfl_xor_sync(~0u, sum, step);
    if (threadIdx.x % 32 == 0) sums[threadIdx.x / 32] = sum;
    __syncthreads();
    out[threadIdx.x] = sums[0] + sums[1];
}
// LAUNCH: warps_then_block<<<1,64>>> p=ones(64,i32) out=zeros(64,i32)
// CHECKED: race sync
// EXPECT: out == 64

extern "C" __global__ void warps_then_no_block(const int *p, int *out)
{
    __shared__ int sums[2];
    int sum = p[threadIdx.x];
    for (int step = 16; step > 0; step /= 2) sum += __shfl_xor_sync(~0u, sum, step);
    if (threadIdx.x % 32 == 0)
        sums[threadIdx.x / 32] = sum;
    __syncwarp();
    out[threadIdx.x] = sums[0] + sums[1];
}
// LAUNCH: warps_then_no_block<<<1,64>>> p=ones(64,i32) out=zeros(64,i32)
// RACE: 255 253
