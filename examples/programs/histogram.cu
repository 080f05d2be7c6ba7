// A histogram of bytes in dynamic shared memory; the block size is the one with the best occupancy.
//   minicc run examples/programs/histogram.cu
// PROGRAM:
// CHECK: {{^}}equal
#include <cstring>
#include <random>
#include <vector>

#include "check.h"

__global__ void histogram(const unsigned char *text, int n, unsigned *bins) {
    extern __shared__ unsigned counts[];
    for (int i = threadIdx.x; i < 256; i += blockDim.x) counts[i] = 0;
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) atomicAdd(&counts[text[i]], 1u);
    __syncthreads();
    for (int i = threadIdx.x; i < 256; i += blockDim.x) atomicAdd(&bins[i], counts[i]);
}

int main() {
    const int n = 10000;
    std::mt19937 random(42);
    std::vector<unsigned char> text(n);
    unsigned expected[256] = {}, found[256], *bins;
    for (unsigned char &c : text) expected[c = random() % 256 & random() % 256]++;
    unsigned char *device;
    CHECK(cudaMalloc(&device, n));
    CHECK(cudaMalloc(&bins, sizeof found));
    CHECK(cudaMemset(bins, 0, sizeof found));
    CHECK(cudaMemcpy(device, text.data(), n, cudaMemcpyHostToDevice));
    int grid = 0, block = 0;
    CHECK(cudaOccupancyMaxPotentialBlockSize(&grid, &block, histogram, sizeof found));
    cudaFuncAttributes attributes;
    CHECK(cudaFuncGetAttributes(&attributes, histogram));
    histogram<<<4, block, sizeof found>>>(device, n, bins);
    CHECK(cudaMemcpy(found, bins, sizeof found, cudaMemcpyDeviceToHost));
    bool same = memcmp(found, expected, sizeof found) == 0;
    printf("%s, blocks of %d threads, at most %d\n", same ? "equal" : "different", block, attributes.maxThreadsPerBlock);
    return !same || block % 32 || grid < 1;
}
