// Cooperative groups: tiles, coalesced and labeled groups, reductions and scans, and a grid that synchronises.
//   minicc run examples/programs/groups.cu
// PROGRAM:
// CHECK: {{^}}0 wrong
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
#include <vector>

#include "check.h"

namespace cg = cooperative_groups;

// One atomic operation for each warp, whoever of it takes part.
__device__ int aggregated_add(int *counter) {
    cg::coalesced_group active = cg::coalesced_threads();
    int before = 0;
    if (active.thread_rank() == 0) before = atomicAdd(counter, active.size());
    return active.shfl(before, 0) + active.thread_rank();
}

__global__ void filter(const int *in, int n, int *out, int *count) {
    for (int i = cg::this_grid().thread_rank(); i < n; i += cg::this_grid().size())
        if (in[i] % 3 == 0) out[aggregated_add(count)] = in[i];
}

__global__ void tiles(const int *in, int *sums, int *scans, int *most) {
    __shared__ int staged[64];
    cg::thread_block block = cg::this_thread_block();
    cg::memcpy_async(block, staged, in + blockIdx.x * 64, sizeof(int) * 64);
    cg::wait(block);
    auto tile = cg::tiled_partition<16>(block);
    int i = cg::this_grid().thread_rank(), value = staged[block.thread_rank()];
    int sum = cg::reduce(tile, value, cg::plus<int>());
    if (tile.thread_rank() == 0) sums[i / 16] = sum;
    scans[i] = cg::exclusive_scan(tile, value);
    most[i] = cg::reduce(cg::labeled_partition(tile, value % 2), value, cg::greater<int>());
}

// Each round every element becomes the sum of its neighbours; the next round must see all of it.
__global__ void rounds(int *a, int *b, int n, int count) {
    cg::grid_group grid = cg::this_grid();
    for (int round = 0; round < count; round++) {
        for (int i = grid.thread_rank(); i < n; i += grid.size()) b[i] = (a[(i + 1) % n] + a[(i + n - 1) % n]) % 1000;
        grid.sync();
        int *other = a;
        a = b;
        b = other;
    }
}

int main() {
    const int n = 512;
    int *in, *out, *count, *sums, *scans, *most, wrong = 0;
    for (int **p : {&in, &out, &count, &sums, &scans, &most}) CHECK(cudaMallocManaged(p, n * sizeof(int)));
    for (int i = 0; i < n; i++) in[i] = i * 37 % 101;
    filter<<<2, 96>>>(in, n, out, count);
    tiles<<<n / 64, 64>>>(in, sums, scans, most);
    CHECK(cudaDeviceSynchronize());
    long long expected = 0, found = 0;
    int matching = 0;
    for (int i = 0; i < n; i++)
        if (in[i] % 3 == 0) expected += in[i], matching++;
    for (int i = 0; i < *count; i++) found += out[i];
    wrong += *count != matching || found != expected;
    for (int t = 0; t < n / 16; t++) {
        int sum = 0, largest[2] = {0, 0};
        for (int i = 16 * t; i < 16 * t + 16; sum += in[i++]) {
            wrong += scans[i] != sum;
            largest[in[i] % 2] = std::max(largest[in[i] % 2], in[i]);
        }
        wrong += sums[t] != sum;
        for (int i = 16 * t; i < 16 * t + 16; i++) wrong += most[i] != largest[in[i] % 2];
    }

    int m = 300, times = 5;
    std::vector<int> a(m), b(m);
    for (int i = 0; i < m; i++) a[i] = in[i] = i * i % 97;
    void *arguments[] = {&in, &out, &m, &times};
    CHECK(cudaLaunchCooperativeKernel((void *)rounds, dim3(4), dim3(64), arguments));
    CHECK(cudaDeviceSynchronize());
    for (int round = 0; round < times; round++, a.swap(b))
        for (int i = 0; i < m; i++) b[i] = (a[(i + 1) % m] + a[(i + m - 1) % m]) % 1000;
    for (int i = 0; i < m; i++) wrong += (times % 2 ? out : in)[i] != a[i];
    printf("%d wrong\n", wrong);
    return wrong != 0;
}
