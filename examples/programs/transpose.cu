// A matrix in pitched memory, transposed tile by tile, copied with cudaMemcpy2D.
//   minicc run examples/programs/transpose.cu 100 37
// PROGRAM:
// CHECK: {{^}}50x37: 0 wrong
#include <vector>

#include "check.h"

constexpr int TILE = 16;

__global__ void transpose(const float *in, size_t in_pitch, float *out, size_t out_pitch, int width, int height) {
    __shared__ float tile[TILE][TILE + 1];
    int x = blockIdx.x * TILE + threadIdx.x, y = blockIdx.y * TILE + threadIdx.y;
    if (x < width && y < height) tile[threadIdx.y][threadIdx.x] = ((const float *)((const char *)in + y * in_pitch))[x];
    __syncthreads();
    x = blockIdx.y * TILE + threadIdx.x;
    y = blockIdx.x * TILE + threadIdx.y;
    if (x < height && y < width) ((float *)((char *)out + y * out_pitch))[x] = tile[threadIdx.x][threadIdx.y];
}

int main(int argc, char **argv) {
    int width = argc > 1 ? atoi(argv[1]) : 50, height = argc > 2 ? atoi(argv[2]) : 37, wrong = 0;
    std::vector<float> matrix(width * height), turned(width * height);
    for (int i = 0; i < width * height; i++) matrix[i] = i;
    float *in, *out;
    size_t in_pitch, out_pitch;
    CHECK(cudaMallocPitch(&in, &in_pitch, width * sizeof(float), height));
    CHECK(cudaMallocPitch(&out, &out_pitch, height * sizeof(float), width));
    CHECK(cudaMemcpy2D(in, in_pitch, matrix.data(), width * sizeof(float), width * sizeof(float), height, cudaMemcpyHostToDevice));
    dim3 block(TILE, TILE), grid((width + TILE - 1) / TILE, (height + TILE - 1) / TILE);
    transpose<<<grid, block>>>(in, in_pitch, out, out_pitch, width, height);
    CHECK(cudaGetLastError());
    CHECK(cudaMemcpy2D(turned.data(), height * sizeof(float), out, out_pitch, height * sizeof(float), width, cudaMemcpyDeviceToHost));
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) wrong += turned[x * height + y] != matrix[y * width + x];
    printf("%dx%d: %d wrong\n", width, height, wrong);
    return wrong != 0;
}
