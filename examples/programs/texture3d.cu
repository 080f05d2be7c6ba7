// A volume in a three-dimensional array, cut by a slanted plane with trilinear filtering, and summed along rays.
//   minicc run examples/programs/texture3d.cu 16
// PROGRAM:
// CHECK: {{^}}cut: 0 wrong
// CHECK-NEXT: {{^}}cut and projection: 0 wrong
#include <cmath>
#include <vector>

#include "check.h"

__global__ void cut(float *out, cudaTextureObject_t volume, int n, float slope) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < n && y < n) out[y * n + x] = tex3D<float>(volume, x + 0.5f, y + 0.5f, slope * x + 0.5f);
}

__global__ void project(float *out, cudaTextureObject_t volume, int n) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= n || y >= n) return;
    float sum = 0;
    for (int z = 0; z < n; z++) sum += tex3D<float>(volume, x + 0.5f, y + 0.5f, z + 0.5f);
    out[y * n + x] = sum;
}

int main(int argc, char **argv) {
    int n = argc > 1 ? atoi(argv[1]) : 16, wrong = 0;
    std::vector<float> volume(n * n * n), image(n * n);
    auto density = [&](int x, int y, int z) { return x + 2.0f * y + 0.5f * z; };
    for (int i = 0; i < n * n * n; i++) volume[i] = density(i % n, i / n % n, i / n / n);

    cudaExtent extent = make_cudaExtent(n, n, n);
    cudaChannelFormatDesc desc = cudaCreateChannelDesc<float>();
    cudaArray_t array;
    CHECK(cudaMalloc3DArray(&array, &desc, extent));
    cudaMemcpy3DParms copy = {};
    copy.srcPtr = make_cudaPitchedPtr(volume.data(), n * sizeof(float), n, n);
    copy.dstArray = array;
    copy.extent = extent;
    copy.kind = cudaMemcpyHostToDevice;
    CHECK(cudaMemcpy3D(&copy));

    cudaResourceDesc resource = {};
    resource.resType = cudaResourceTypeArray;
    resource.res.array.array = array;
    cudaTextureDesc how = {};
    for (auto &mode : how.addressMode) mode = cudaAddressModeClamp;
    how.filterMode = cudaFilterModeLinear;
    cudaTextureObject_t texture;
    CHECK(cudaCreateTextureObject(&texture, &resource, &how, nullptr));
    float *out;
    CHECK(cudaMalloc(&out, n * n * sizeof(float)));
    dim3 block(8, 8), grid((n + 7) / 8, (n + 7) / 8);

    cut<<<grid, block>>>(out, texture, n, 0.75f);
    CHECK(cudaMemcpy(image.data(), out, n * n * sizeof(float), cudaMemcpyDeviceToHost));
    for (int i = 0; i < n * n; i++) wrong += fabsf(image[i] - (i % n + 2.0f * (i / n) + 0.5f * 0.75f * (i % n))) > 1e-4f * n;
    printf("cut: %d wrong\n", wrong);
    project<<<grid, block>>>(out, texture, n);
    CHECK(cudaMemcpy(image.data(), out, n * n * sizeof(float), cudaMemcpyDeviceToHost));
    for (int i = 0; i < n * n; i++) wrong += image[i] != n * (i % n + 2.0f * (i / n)) + 0.5f * n * (n - 1) / 2;
    printf("cut and projection: %d wrong\n", wrong);
    CHECK(cudaDestroyTextureObject(texture));
    CHECK(cudaFreeArray(array));
    CHECK(cudaFree(out));
    return wrong != 0;
}
