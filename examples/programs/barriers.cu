// Barriers in two halves: a block loads the next tile while it sums up this one, and waits only for what it needs.
//   minicc run examples/programs/barriers.cu
// PROGRAM:
// CHECK: {{^}}0 wrong
#include <cuda/barrier>
#include <cooperative_groups.h>
#include <numeric>
#include <vector>

#include "check.h"

namespace cg = cooperative_groups;
using barrier = cuda::barrier<cuda::thread_scope_block>;
constexpr int THREADS = 128, TILES = 6;
#pragma nv_diag_suppress static_var_with_dynamic_init

__global__ void sums(const int *in, int *out) {
    __shared__ barrier filled[2];
    __shared__ int tile[2][THREADS];
    __shared__ int total;
    cg::thread_block block = cg::this_thread_block();
    if (block.thread_rank() == 0) {
        init(&filled[0], block.size());
        init(&filled[1], block.size());
        total = 0;
    }
    block.sync();
    const int *mine = in + blockIdx.x * THREADS * TILES;
    auto load = [&](int i) {
        cuda::memcpy_async(block, tile[i % 2], mine + i * THREADS, sizeof(int) * THREADS, filled[i % 2]);
        return filled[i % 2].arrive();
    };
    barrier::arrival_token token = load(0);
    int sum = 0;
    for (int i = 0; i < TILES; i++) {
        filled[i % 2].wait(std::move(token));
        if (i + 1 < TILES) token = load(i + 1);
        sum += tile[i % 2][THREADS - 1 - threadIdx.x] * (i + 1);
        block.sync();  // nobody overwrites what is still read
    }
    atomicAdd(&total, sum);
    block.sync();
    if (threadIdx.x == 0) out[blockIdx.x] = total;
}

int main() {
    const int blocks = 4, n = blocks * THREADS * TILES;
    std::vector<int> in(n), out(blocks);
    for (int i = 0; i < n; i++) in[i] = i * 7 % 31;
    int *device_in, *device_out, wrong = 0;
    CHECK(cudaMalloc(&device_in, n * sizeof(int)));
    CHECK(cudaMalloc(&device_out, blocks * sizeof(int)));
    CHECK(cudaMemcpy(device_in, in.data(), n * sizeof(int), cudaMemcpyHostToDevice));
    sums<<<blocks, THREADS>>>(device_in, device_out);
    CHECK(cudaMemcpy(out.data(), device_out, blocks * sizeof(int), cudaMemcpyDeviceToHost));
    for (int b = 0; b < blocks; b++) {
        int expected = 0;
        for (int i = 0; i < TILES; i++) {
            const int *tile = &in[(b * TILES + i) * THREADS];
            expected += (i + 1) * std::accumulate(tile, tile + THREADS, 0);
        }
        wrong += out[b] != expected;
    }
    printf("%d wrong\n", wrong);
    return wrong != 0;
}
