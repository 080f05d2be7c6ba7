// A matrix product whose tiles go through a pipeline of two stages (cuda::pipeline), and the same with the primitives of cuda_pipeline.h.
//   minicc run examples/programs/pipeline.cu
// PROGRAM:
// CHECK: {{^}}0 wrong
#include <cuda/pipeline>
#include <cuda_pipeline.h>
#include <cooperative_groups.h>
#include <random>
#include <vector>

#include "check.h"

namespace cg = cooperative_groups;
constexpr int TILE = 16, STAGES = 2;
#pragma nv_diag_suppress static_var_with_dynamic_init

__global__ void staged(const float *a, const float *b, float *c, int n) {
    __shared__ alignas(16) float as[STAGES][TILE][TILE], bs[STAGES][TILE][TILE];
    __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, STAGES> state;
    auto block = cg::this_thread_block();
    auto pipe = cuda::make_pipeline(block, &state);
    int x = threadIdx.x, y = threadIdx.y, row = blockIdx.y * TILE + y, column = blockIdx.x * TILE + x, steps = n / TILE;
    float sum = 0;
    for (int step = 0, fetched = 0; step < steps; step++) {
        for (; fetched < steps && fetched < step + STAGES; fetched++) {
            int s = fetched % STAGES;
            pipe.producer_acquire();
            cuda::memcpy_async(&as[s][y][x], &a[row * n + fetched * TILE + x], sizeof(float), pipe);
            cuda::memcpy_async(&bs[s][y][x], &b[(fetched * TILE + y) * n + column], sizeof(float), pipe);
            pipe.producer_commit();
        }
        pipe.consumer_wait();
        for (int k = 0; k < TILE; k++) sum += as[step % STAGES][y][k] * bs[step % STAGES][k][x];
        pipe.consumer_release();
    }
    c[row * n + column] = sum;
}

__global__ void primitive(const float *a, const float *b, float *c, int n) {
    __shared__ alignas(16) float as[STAGES][TILE][TILE], bs[STAGES][TILE][TILE];
    int x = threadIdx.x, y = threadIdx.y, row = blockIdx.y * TILE + y, column = blockIdx.x * TILE + x, steps = n / TILE;
    auto fetch = [&](int step) {
        if (step < steps && x < TILE / 4) {  // 16 bytes at once
            int s = step % STAGES;
            __pipeline_memcpy_async(&as[s][y][4 * x], &a[row * n + step * TILE + 4 * x], 16);
            __pipeline_memcpy_async(&bs[s][y][4 * x], &b[(step * TILE + y) * n + blockIdx.x * TILE + 4 * x], 16);
        }
        __pipeline_commit();
    };
    float sum = 0;
    fetch(0);
    for (int step = 0; step < steps; step++) {
        fetch(step + 1);
        __pipeline_wait_prior(1);
        __syncthreads();
        for (int k = 0; k < TILE; k++) sum += as[step % STAGES][y][k] * bs[step % STAGES][k][x];
        __syncthreads();
    }
    c[row * n + column] = sum;
}

int main() {
    const int n = 48, size = n * n;
    std::mt19937 random(1);
    std::vector<float> a(size), b(size), c(size);
    for (float &v : a) v = int(random() % 16) - 8;
    for (float &v : b) v = int(random() % 16) - 8;
    float *da, *db, *dc;
    for (float **p : {&da, &db, &dc}) CHECK(cudaMalloc(p, size * sizeof(float)));
    CHECK(cudaMemcpy(da, a.data(), size * sizeof(float), cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(db, b.data(), size * sizeof(float), cudaMemcpyHostToDevice));
    int wrong = 0;
    for (auto kernel : {staged, primitive}) {
        CHECK(cudaMemset(dc, 0, size * sizeof(float)));
        kernel<<<dim3(n / TILE, n / TILE), dim3(TILE, TILE)>>>(da, db, dc, n);
        CHECK(cudaMemcpy(c.data(), dc, size * sizeof(float), cudaMemcpyDeviceToHost));
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
                float expected = 0;
                for (int k = 0; k < n; k++) expected += a[i * n + k] * b[k * n + j];
                wrong += c[i * n + j] != expected;
            }
    }
    printf("%d wrong\n", wrong);
    return wrong != 0;
}
