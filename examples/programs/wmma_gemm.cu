// C = A B with tensor cores: halves multiplied, floats summed, a tile of 16 x 16 for each warp, as the programming guide has it.
//   minicc run examples/programs/wmma_gemm.cu 64 48 32
// PROGRAM:
// CHECK: {{^}}64x48x32: 0 wrong
#include <cmath>
#include <vector>
#include <cuda_fp16.h>
#include <mma.h>

#include "check.h"

using namespace nvcuda;

const int TILE = 16;

__global__ void gemm(const half *a, const half *b, float *c, int m, int n, int k, float alpha, float beta) {
    int row = blockIdx.y * TILE, column = (blockIdx.x * blockDim.y + threadIdx.y) * TILE;
    if (column >= n) return;
    wmma::fragment<wmma::matrix_a, TILE, TILE, TILE, half, wmma::row_major> left;
    wmma::fragment<wmma::matrix_b, TILE, TILE, TILE, half, wmma::col_major> right;
    wmma::fragment<wmma::accumulator, TILE, TILE, TILE, float> sum, old;
    wmma::fill_fragment(sum, 0.0f);
    for (int i = 0; i < k; i += TILE) {
        wmma::load_matrix_sync(left, a + row * k + i, k);
        wmma::load_matrix_sync(right, b + column * k + i, k);
        wmma::mma_sync(sum, left, right, sum);
    }
    wmma::load_matrix_sync(old, c + row * n + column, n, wmma::mem_row_major);
    for (int i = 0; i < sum.num_elements; i++) sum.x[i] = alpha * sum.x[i] + beta * old.x[i];
    wmma::store_matrix_sync(c + row * n + column, sum, n, wmma::mem_row_major);
}

int main(int argc, char **argv) {
    int m = argc > 1 ? atoi(argv[1]) : 64, n = argc > 2 ? atoi(argv[2]) : 48, k = argc > 3 ? atoi(argv[3]) : 32;
    if (m % TILE || n % TILE || k % TILE) {
        fprintf(stderr, "sizes must be multiples of %d\n", TILE);
        return 2;
    }
    // A is stored by rows, B by columns.
    std::vector<half> a(m * k), b(k * n);
    std::vector<float> c(m * n), wanted(m * n);
    for (int i = 0; i < m * k; i++) a[i] = __float2half((i * 7 % 13 - 6) / 8.0f);
    for (int i = 0; i < k * n; i++) b[i] = __float2half((i * 5 % 11 - 5) / 4.0f);
    float alpha = 2.0f, beta = -0.5f;
    for (int i = 0; i < m * n; i++) c[i] = i % 5;
    for (int i = 0; i < m; i++)
        for (int j = 0; j < n; j++) {
            float sum = 0;
            for (int l = 0; l < k; l++) sum += __half2float(a[i * k + l]) * __half2float(b[j * k + l]);
            wanted[i * n + j] = alpha * sum + beta * c[i * n + j];
        }
    half *da, *db;
    float *dc;
    CHECK(cudaMalloc(&da, a.size() * sizeof(half)));
    CHECK(cudaMalloc(&db, b.size() * sizeof(half)));
    CHECK(cudaMalloc(&dc, c.size() * sizeof(float)));
    CHECK(cudaMemcpy(da, a.data(), a.size() * sizeof(half), cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(db, b.data(), b.size() * sizeof(half), cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(dc, c.data(), c.size() * sizeof(float), cudaMemcpyHostToDevice));
    dim3 block(32, 2), grid((n / TILE + 1) / 2, m / TILE);
    gemm<<<grid, block>>>(da, db, dc, m, n, k, alpha, beta);
    CHECK(cudaGetLastError());
    CHECK(cudaMemcpy(c.data(), dc, c.size() * sizeof(float), cudaMemcpyDeviceToHost));
    int wrong = 0;
    for (int i = 0; i < m * n; i++) wrong += fabsf(c[i] - wanted[i]) > 1e-4f;
    printf("%dx%dx%d: %d wrong\n", m, n, k, wrong);
    CHECK(cudaFree(da));
    CHECK(cudaFree(db));
    CHECK(cudaFree(dc));
    return wrong != 0;
}
