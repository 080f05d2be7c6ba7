// A separable convolution: rows, then columns, with apron tiles, weights in constant memory, radius and border as template parameters.
//   minicc run examples/programs/convolution.cu
// PROGRAM:
// CHECK: {{^}}0 wrong
#include <cmath>
#include <numeric>
#include <random>
#include <vector>

#include "check.h"

constexpr int MAX_RADIUS = 8;
__constant__ float weights[2 * MAX_RADIUS + 1];

struct Clamp {
    __host__ __device__ static int at(int i, int n) { return i < 0 ? 0 : i >= n ? n - 1 : i; }
};
struct Wrap {
    __host__ __device__ static int at(int i, int n) { return (i % n + n) % n; }
};

template <int RADIUS, class Border>
__global__ void along_rows(const float *in, float *out, int width, int height) {
    constexpr int COUNT = 32;
    __shared__ float tile[4][COUNT + 2 * RADIUS];
    int x = blockIdx.x * COUNT + threadIdx.x, y = blockIdx.y * 4 + threadIdx.y;
    if (y < height)
        for (int i = threadIdx.x; i < COUNT + 2 * RADIUS; i += COUNT)
            tile[threadIdx.y][i] = in[y * width + Border::at(blockIdx.x * COUNT + i - RADIUS, width)];
    __syncthreads();
    if (x >= width || y >= height) return;
    float sum = 0;
#pragma unroll
    for (int k = 0; k <= 2 * RADIUS; k++) sum += weights[k] * tile[threadIdx.y][threadIdx.x + k];
    out[y * width + x] = sum;
}

template <int RADIUS, class Border>
__global__ void along_columns(const float *in, float *out, int width, int height) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    float sum = 0;
#pragma unroll
    for (int k = 0; k <= 2 * RADIUS; k++) sum += weights[k] * in[Border::at(y + k - RADIUS, height) * width + x];
    out[y * width + x] = sum;
}

template <int RADIUS, class Border>
static int wrong_with(const std::vector<float> &picture, int width, int height) {
    float own[2 * RADIUS + 1], *in, *between, *out;
    for (int k = 0; k <= 2 * RADIUS; k++) own[k] = std::exp(-0.5f * (k - RADIUS) * (k - RADIUS) / RADIUS);
    float total = std::accumulate(own, own + 2 * RADIUS + 1, 0.0f);
    for (float &w : own) w /= total;
    size_t bytes = picture.size() * sizeof(float);
    for (float **p : {&in, &between, &out}) CHECK(cudaMalloc(p, bytes));
    CHECK(cudaMemcpyToSymbol(weights, own, sizeof own));
    CHECK(cudaMemcpy(in, picture.data(), bytes, cudaMemcpyHostToDevice));
    dim3 block(32, 4), grid((width + 31) / 32, (height + 3) / 4);
    along_rows<RADIUS, Border><<<grid, block>>>(in, between, width, height);
    along_columns<RADIUS, Border><<<grid, block>>>(between, out, width, height);
    std::vector<float> found(picture.size());
    CHECK(cudaMemcpy(found.data(), out, bytes, cudaMemcpyDeviceToHost));
    int wrong = 0;
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) {
            double expected = 0;
            for (int j = 0; j <= 2 * RADIUS; j++)
                for (int i = 0; i <= 2 * RADIUS; i++)
                    expected += double(own[j]) * own[i] * picture[Border::at(y + j - RADIUS, height) * width + Border::at(x + i - RADIUS, width)];
            wrong += std::abs(found[y * width + x] - expected) > 1e-5;
        }
    for (float *p : {in, between, out}) CHECK(cudaFree(p));
    return wrong;
}

int main() {
    const int width = 75, height = 50;
    std::mt19937 random(23);
    std::vector<float> picture(width * height);
    for (float &v : picture) v = float(random() % 256) / 256;
    int wrong = wrong_with<1, Clamp>(picture, width, height) + wrong_with<5, Wrap>(picture, width, height) + wrong_with<8, Clamp>(picture, width, height);
    printf("%d wrong\n", wrong);
    return wrong != 0;
}
