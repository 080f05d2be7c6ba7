// Bodies that attract each other: tiles of positions in shared memory, two structures of arrays that change places; energy and momentum stay.
//   minicc run examples/programs/nbody.cu [bodies] [steps]
// PROGRAM:
// CHECK: {{^}}energy changed by less than 1 %, 0 wrong
#include <cmath>
#include <random>
#include <vector>

#include "check.h"

constexpr int THREADS = 64;
constexpr float SOFT = 0.05f;

__device__ float3 &operator+=(float3 &a, float3 b) { return a = {a.x + b.x, a.y + b.y, a.z + b.z}; }

__device__ float3 pull(float4 on, float4 by) {
    float3 r = {by.x - on.x, by.y - on.y, by.z - on.z};
    float inverse = rsqrtf(r.x * r.x + r.y * r.y + r.z * r.z + SOFT * SOFT), s = by.w * inverse * inverse * inverse;
    return {s * r.x, s * r.y, s * r.z};
}

__global__ void move(const float4 *from, float4 *to, float3 *velocities, int n, float dt) {
    extern __shared__ float4 tile[];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float4 own = i < n ? from[i] : make_float4(0, 0, 0, 0);
    float3 force = {};
    for (int base = 0; base < n; base += blockDim.x) {
        tile[threadIdx.x] = base + threadIdx.x < n ? from[base + threadIdx.x] : make_float4(0, 0, 0, 0);
        __syncthreads();
#pragma unroll 4
        for (int j = 0; j < blockDim.x; j++) force += pull(own, tile[j]);
        __syncthreads();
    }
    if (i >= n) return;
    float3 v = velocities[i];
    v += {dt * force.x, dt * force.y, dt * force.z};
    velocities[i] = v;
    to[i] = {own.x + dt * v.x, own.y + dt * v.y, own.z + dt * v.z, own.w};
}

static double energy(const std::vector<float4> &p, const std::vector<float3> &v) {
    double sum = 0;
    for (size_t i = 0; i < p.size(); i++) {
        sum += 0.5 * p[i].w * (v[i].x * v[i].x + v[i].y * v[i].y + v[i].z * v[i].z);
        for (size_t j = 0; j < i; j++) {
            double x = p[i].x - p[j].x, y = p[i].y - p[j].y, z = p[i].z - p[j].z;
            sum -= p[i].w * p[j].w / std::sqrt(x * x + y * y + z * z + SOFT * SOFT);
        }
    }
    return sum;
}

int main(int argc, char **argv) {
    int n = argc > 1 ? atoi(argv[1]) : 200, steps = argc > 2 ? atoi(argv[2]) : 20;
    std::mt19937 random(29);
    std::normal_distribution<float> spread;
    std::vector<float4> positions(n);
    std::vector<float3> velocities(n);
    for (float4 &p : positions) p = {spread(random), spread(random), spread(random), 1.0f / n};
    for (float3 &v : velocities) v = {0.3f * spread(random), 0.3f * spread(random), 0.3f * spread(random)};
    double before = energy(positions, velocities), momentum[3] = {}, first[3] = {};
    for (float3 v : velocities) first[0] += v.x, first[1] += v.y, first[2] += v.z;

    float4 *now, *next;
    float3 *v;
    CHECK(cudaMalloc(&now, n * sizeof(float4)));
    CHECK(cudaMalloc(&next, n * sizeof(float4)));
    CHECK(cudaMalloc(&v, n * sizeof(float3)));
    CHECK(cudaMemcpy(now, positions.data(), n * sizeof(float4), cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(v, velocities.data(), n * sizeof(float3), cudaMemcpyHostToDevice));
    for (int s = 0; s < steps; s++) {
        move<<<(n + THREADS - 1) / THREADS, THREADS, THREADS * sizeof(float4)>>>(now, next, v, n, 0.002f);
        std::swap(now, next);
    }
    CHECK(cudaMemcpy(positions.data(), now, n * sizeof(float4), cudaMemcpyDeviceToHost));
    CHECK(cudaMemcpy(velocities.data(), v, n * sizeof(float3), cudaMemcpyDeviceToHost));
    double after = energy(positions, velocities), drift = std::abs((after - before) / before);
    for (float3 v : velocities) momentum[0] += v.x, momentum[1] += v.y, momentum[2] += v.z;
    int wrong = drift > 1e-2;
    for (int d = 0; d < 3; d++) wrong += std::abs(momentum[d] - first[d]) > 1e-3 * n;
    printf("energy changed by %s, %d wrong\n", drift < 1e-2 ? "less than 1 %" : "1 % or more", wrong);
    return wrong != 0;
}
