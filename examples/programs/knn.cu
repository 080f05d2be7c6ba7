// The nearest neighbours of each query: distances tile by tile in shared memory, the best K kept sorted in registers; a template over K.
//   minicc run examples/programs/knn.cu
// PROGRAM:
// CHECK: {{^}}0 wrong
#include <algorithm>
#include <cfloat>
#include <numeric>
#include <random>
#include <vector>

#include "check.h"

constexpr int TILE = 64;

template <int K>
__global__ void nearest(const float4 *points, int n, const float4 *queries, int m, int *found) {
    __shared__ float4 tile[TILE];
    int q = blockIdx.x * TILE + threadIdx.x;
    float4 query = q < m ? queries[q] : float4();
    float best[K];
    int place[K];
#pragma unroll
    for (int k = 0; k < K; k++) best[k] = FLT_MAX, place[k] = -1;
    for (int base = 0; base < n; base += TILE) {
        if (base + threadIdx.x < n) tile[threadIdx.x] = points[base + threadIdx.x];
        __syncthreads();
        for (int i = 0; i < TILE && base + i < n; i++) {
            float4 p = tile[i];
            float dx = p.x - query.x, dy = p.y - query.y, dz = p.z - query.z, dw = p.w - query.w;
            float distance = dx * dx + dy * dy + dz * dz + dw * dw;
            if (distance >= best[K - 1]) continue;
            int candidate = base + i;
#pragma unroll
            for (int k = 0; k < K; k++)  // whoever is farther moves on
                if (distance < best[k]) {
                    float other = best[k];
                    int its = place[k];
                    best[k] = distance, place[k] = candidate;
                    distance = other, candidate = its;
                }
        }
        __syncthreads();
    }
    if (q < m)
        for (int k = 0; k < K; k++) found[q * K + k] = place[k];
}

template <int K>
static int wrong_with(const std::vector<float4> &points, const std::vector<float4> &queries) {
    int n = points.size(), m = queries.size(), wrong = 0, *device_found;
    float4 *device_points, *device_queries;
    CHECK(cudaMalloc(&device_points, n * sizeof(float4)));
    CHECK(cudaMalloc(&device_queries, m * sizeof(float4)));
    CHECK(cudaMalloc(&device_found, m * K * sizeof(int)));
    CHECK(cudaMemcpy(device_points, points.data(), n * sizeof(float4), cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(device_queries, queries.data(), m * sizeof(float4), cudaMemcpyHostToDevice));
    nearest<K><<<(m + TILE - 1) / TILE, TILE>>>(device_points, n, device_queries, m, device_found);
    std::vector<int> found(m * K), order(n);
    CHECK(cudaMemcpy(found.data(), device_found, m * K * sizeof(int), cudaMemcpyDeviceToHost));
    for (int q = 0; q < m; q++) {
        auto far = [&](int i) {
            float dx = points[i].x - queries[q].x, dy = points[i].y - queries[q].y, dz = points[i].z - queries[q].z, dw = points[i].w - queries[q].w;
            return dx * dx + dy * dy + dz * dz + dw * dw;
        };
        std::iota(order.begin(), order.end(), 0);
        std::partial_sort(order.begin(), order.begin() + K, order.end(), [&](int a, int b) { return far(a) < far(b) || (far(a) == far(b) && a < b); });
        wrong += !std::equal(order.begin(), order.begin() + K, found.begin() + q * K);
    }
    for (void *p : {(void *)device_points, (void *)device_queries, (void *)device_found}) CHECK(cudaFree(p));
    return wrong;
}

int main() {
    std::mt19937 random(17);
    auto any = [&] { return float(random() % 1024); };  // small integers, so that distances are exact
    std::vector<float4> points(700), queries(100);
    for (auto *all : {&points, &queries})
        for (float4 &p : *all) p = {any(), any(), any(), any()};
    int wrong = wrong_with<1>(points, queries) + wrong_with<5>(points, queries);
    printf("%d wrong\n", wrong);
    return wrong != 0;
}
