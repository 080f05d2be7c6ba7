// Cooperative groups: the threads that are here, counted without the others.
// PTXAS: sm_80
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
namespace cg = cooperative_groups;
extern "C" __global__ void odd(int *size, int *rank, int *total, int *next, int *votes, int *half) {
    int i = threadIdx.x;
    if (i % 2) {
        cg::coalesced_group here = cg::coalesced_threads();
        size[i] = here.size();
        rank[i] = here.thread_rank();
        total[i] = cg::reduce(here, i, cg::plus<int>());
        next[i] = here.shfl_down(i, 1) + 100 * here.shfl(i, 2) + 10000 * here.shfl_up(i, 1);
        votes[i] = here.ballot(i < 8);
        half[i] = cg::binary_partition(here, i < 8).size();
    }
}
// LAUNCH: odd<<<1,32>>> size=zeros(32,i32) rank=zeros(32,i32) total=zeros(32,i32) next=zeros(32,i32) votes=zeros(32,i32) half=zeros(32,i32)
// EXPECT: size == arange(32) % 2 * 16
// EXPECT: rank == arange(32) % 2 * (arange(32) // 2)
// EXPECT: total == arange(32) % 2 * 256
// EXPECT: next == arange(32) % 2 * (minimum(arange(32) + 2, 31) + 500 + 10000 * maximum(arange(32) - 2, 1))
// EXPECT: votes == arange(32) % 2 * 15
// EXPECT: half == arange(32) % 2 * where(arange(32) < 8, 4, 12)
