// k-means: the nearest centre of each point with the centres in constant memory, new centres by atomic sums, until nothing changes.
//   minicc run examples/programs/kmeans.cu
// PROGRAM:
// CHECK: rounds, 0 wrong
#include <random>
#include <vector>

#include "check.h"

constexpr int K = 5, DIMENSIONS = 2;
__constant__ float centres[K][DIMENSIONS];

__global__ void assign(const float2 *points, int n, int *nearest, int *changed, float *sums, int *counts) {
    __shared__ float own_sums[K * DIMENSIONS];
    __shared__ int own_counts[K];
    if (threadIdx.x < K * DIMENSIONS) own_sums[threadIdx.x] = 0;
    if (threadIdx.x < K) own_counts[threadIdx.x] = 0;
    __syncthreads();
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    bool moved = false;
    if (i < n) {
        float2 p = points[i];
        float best = INFINITY;
        int choice = 0;
        for (int k = 0; k < K; k++) {
            float dx = p.x - centres[k][0], dy = p.y - centres[k][1], d = dx * dx + dy * dy;
            if (d < best) best = d, choice = k;
        }
        moved = nearest[i] != choice;
        nearest[i] = choice;
        atomicAdd(&own_sums[2 * choice], p.x);
        atomicAdd(&own_sums[2 * choice + 1], p.y);
        atomicAdd(&own_counts[choice], 1);
    }
    int total = __syncthreads_count(moved);
    if (threadIdx.x == 0 && total) atomicAdd(changed, total);
    if (threadIdx.x < K * DIMENSIONS) atomicAdd(&sums[threadIdx.x], own_sums[threadIdx.x]);
    if (threadIdx.x < K) atomicAdd(&counts[threadIdx.x], own_counts[threadIdx.x]);
}

int main() {
    const int n = 3000;
    std::mt19937 random(11);
    std::normal_distribution<float> spread(0, 0.5f);
    const float true_centres[K][2] = {{0, 0}, {8, 1}, {-6, 5}, {3, -7}, {-5, -6}};
    std::vector<float2> points(n);
    for (int i = 0; i < n; i++) points[i] = {true_centres[i % K][0] + spread(random), true_centres[i % K][1] + spread(random)};
    float guess[K][2];
    for (int k = 0; k < K; k++) guess[k][0] = points[k].x, guess[k][1] = points[k].y;

    float2 *device;
    float *sums;
    int *nearest, *changed, *counts;
    CHECK(cudaMalloc(&device, n * sizeof(float2)));
    CHECK(cudaMalloc(&nearest, n * sizeof(int)));
    CHECK(cudaMallocManaged(&changed, sizeof(int)));
    CHECK(cudaMallocManaged(&sums, sizeof guess));
    CHECK(cudaMallocManaged(&counts, K * sizeof(int)));
    CHECK(cudaMemcpy(device, points.data(), n * sizeof(float2), cudaMemcpyHostToDevice));
    CHECK(cudaMemset(nearest, 0xff, n * sizeof(int)));
    int rounds = 0;
    do {
        *changed = 0;
        memset(sums, 0, sizeof guess);
        memset(counts, 0, K * sizeof(int));
        CHECK(cudaMemcpyToSymbol(centres, guess, sizeof guess));
        assign<<<(n + 127) / 128, 128>>>(device, n, nearest, changed, sums, counts);
        CHECK(cudaDeviceSynchronize());
        for (int k = 0; k < K; k++)
            for (int d = 0; d < 2; d++) guess[k][d] = sums[2 * k + d] / counts[k];
    } while (*changed && ++rounds < 50);
    std::vector<int> found(n);
    CHECK(cudaMemcpy(found.data(), nearest, n * sizeof(int), cudaMemcpyDeviceToHost));
    int wrong = rounds == 50;
    for (int i = 0; i < n; i++) wrong += found[i] != i % K;
    for (int k = 0; k < K; k++) wrong += hypotf(guess[k][0] - true_centres[k][0], guess[k][1] - true_centres[k][1]) > 0.1f;
    printf("%d rounds, %d wrong\n", rounds, wrong);
    return wrong != 0;
}
