// A quantised layer: bytes multiplied, integers summed by tensor cores, then scaled to bytes again in shared memory.
//   minicc run examples/programs/wmma_int8.cu 4
// PROGRAM:
// CHECK: {{^}}0 of 1024 wrong
#include <algorithm>
#include <vector>
#include <mma.h>

#include "check.h"

using namespace nvcuda::wmma;

const int M = 8, N = 32, K = 16;

__global__ void layer(const signed char *weights, const signed char *input, signed char *output, int depth, int shift) {
    __shared__ int sums[M * N];
    fragment<matrix_a, M, N, K, signed char, row_major> w;
    fragment<matrix_b, M, N, K, signed char, col_major> x;
    fragment<accumulator, M, N, K, int> y;
    fill_fragment(y, 1 << (shift - 1));  // half of what is shifted out: rounding
    for (int k = 0; k < depth; k += K) {
        load_matrix_sync(w, weights + blockIdx.x * M * depth + k, depth);
        load_matrix_sync(x, input + k, depth);
        mma_sync(y, w, x, y);
    }
    store_matrix_sync(sums, y, N, mem_row_major);
    __syncwarp();
    for (int i = threadIdx.x; i < M * N; i += 32) output[blockIdx.x * M * N + i] = max(-128, min(127, sums[i] >> shift));
}

int main(int argc, char **argv) {
    int tiles = argc > 1 ? atoi(argv[1]) : 4, depth = 64, shift = 7, wrong = 0;
    std::vector<signed char> weights(tiles * M * depth), input(N * depth), output(tiles * M * N);
    for (size_t i = 0; i < weights.size(); i++) weights[i] = i * 37 % 255 - 127;
    for (size_t i = 0; i < input.size(); i++) input[i] = i * 53 % 251 - 125;
    signed char *w, *x, *y;
    CHECK(cudaMalloc(&w, weights.size()));
    CHECK(cudaMalloc(&x, input.size()));
    CHECK(cudaMalloc(&y, output.size()));
    CHECK(cudaMemcpy(w, weights.data(), weights.size(), cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(x, input.data(), input.size(), cudaMemcpyHostToDevice));
    layer<<<tiles, 32>>>(w, x, y, depth, shift);
    CHECK(cudaMemcpy(output.data(), y, output.size(), cudaMemcpyDeviceToHost));
    for (int i = 0; i < tiles * M; i++)
        for (int j = 0; j < N; j++) {
            int sum = 1 << (shift - 1);
            for (int k = 0; k < depth; k++) sum += weights[i * depth + k] * input[j * depth + k];
            wrong += output[i * N + j] != std::max(-128, std::min(127, sum >> shift));
        }
    printf("%d of %zu wrong\n", wrong, output.size());
    CHECK(cudaFree(w));
    CHECK(cudaFree(x));
    CHECK(cudaFree(y));
    return wrong != 0;
}
