// The sum of an array in two launches: a tree in shared memory, then one block for the blocks' sums; timed by events.
//   minicc run examples/programs/reduce.cu 5000
// PROGRAM:
// PROGRAM: 5000
// CHECK: {{^}}sum [[SUM:[0-9]+]], expected [[SUM]], time measured
#include <numeric>
#include <vector>

#include "check.h"

template <int THREADS>
__global__ void reduce(const int *in, int *out, int n) {
    __shared__ int tile[THREADS];
    int sum = 0;
    for (int i = blockIdx.x * THREADS + threadIdx.x; i < n; i += gridDim.x * THREADS) sum += in[i];
    tile[threadIdx.x] = sum;
    __syncthreads();
    for (int half = THREADS / 2; half > 0; half /= 2) {
        if (threadIdx.x < half) tile[threadIdx.x] += tile[threadIdx.x + half];
        __syncthreads();
    }
    if (threadIdx.x == 0) out[blockIdx.x] = tile[0];
}

int main(int argc, char **argv) {
    int n = argc > 1 ? atoi(argv[1]) : 5000, blocks = 8;
    std::vector<int> values(n);
    for (int i = 0; i < n; i++) values[i] = i * 7 % 1000 - 300;
    int *in, *sums, *total, found = 0;
    CHECK(cudaMalloc(&in, n * sizeof(int)));
    CHECK(cudaMalloc(&sums, blocks * sizeof(int)));
    CHECK(cudaMalloc(&total, sizeof(int)));
    CHECK(cudaMemcpy(in, values.data(), n * sizeof(int), cudaMemcpyHostToDevice));
    cudaEvent_t begin, end;
    CHECK(cudaEventCreate(&begin));
    CHECK(cudaEventCreate(&end));
    CHECK(cudaEventRecord(begin));
    reduce<256><<<blocks, 256>>>(in, sums, n);
    reduce<32><<<1, 32>>>(sums, total, blocks);
    CHECK(cudaEventRecord(end));
    CHECK(cudaEventSynchronize(end));
    float milliseconds = -1;
    CHECK(cudaEventElapsedTime(&milliseconds, begin, end));
    CHECK(cudaMemcpy(&found, total, sizeof found, cudaMemcpyDeviceToHost));
    int expected = std::accumulate(values.begin(), values.end(), 0);
    printf("sum %d, expected %d, time %s\n", found, expected, milliseconds > 0 ? "measured" : "missing");
    return found != expected || milliseconds <= 0;
}
