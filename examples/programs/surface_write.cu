// One kernel writes an array through a surface, another reads it through a texture of the same array; a third changes it in place.
//   minicc run examples/programs/surface_write.cu 30 20
// PROGRAM:
// CHECK: {{^}}30x20: 0 wrong
#include <vector>

#include "check.h"

__global__ void paint(cudaSurfaceObject_t image, int width, int height) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < width && y < height) surf2Dwrite(make_uchar4(x, y, x ^ y, 255), image, x * sizeof(uchar4), y);
}

__global__ void brighten(cudaSurfaceObject_t image, int width, int height) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    uchar4 texel;
    surf2Dread(&texel, image, x * sizeof(uchar4), y);
    // Beyond the border there is nothing: reading gives zeros, and writing does nothing.
    uchar4 right = surf2Dread<uchar4>(image, (x + width) * sizeof(uchar4), y, cudaBoundaryModeZero);
    surf2Dwrite(texel, image, -4, y, cudaBoundaryModeZero);
    texel.z = texel.z / 2 + right.z;
    surf2Dwrite(texel, image, x * sizeof(uchar4), y, cudaBoundaryModeTrap);
}

__global__ void sample(float4 *out, cudaTextureObject_t image, int width, int height) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < width && y < height) out[y * width + x] = tex2D<float4>(image, x, y);
}

int main(int argc, char **argv) {
    int width = argc > 1 ? atoi(argv[1]) : 30, height = argc > 2 ? atoi(argv[2]) : 20, wrong = 0;
    cudaChannelFormatDesc desc = cudaCreateChannelDesc<uchar4>();
    cudaArray_t array;
    CHECK(cudaMallocArray(&array, &desc, width, height, cudaArraySurfaceLoadStore));
    cudaResourceDesc resource = {};
    resource.resType = cudaResourceTypeArray;
    resource.res.array.array = array;
    cudaSurfaceObject_t surface;
    CHECK(cudaCreateSurfaceObject(&surface, &resource));
    cudaTextureDesc how = {};
    how.readMode = cudaReadModeNormalizedFloat;
    cudaTextureObject_t texture;
    CHECK(cudaCreateTextureObject(&texture, &resource, &how, nullptr));
    float4 *out;
    CHECK(cudaMallocManaged(&out, width * height * sizeof(float4)));

    dim3 block(16, 16), grid((width + 15) / 16, (height + 15) / 16);
    paint<<<grid, block>>>(surface, width, height);
    brighten<<<grid, block>>>(surface, width, height);
    sample<<<grid, block>>>(out, texture, width, height);
    CHECK(cudaDeviceSynchronize());
    std::vector<uchar4> texels(width * height);
    CHECK(cudaMemcpyFromArray(texels.data(), array, 0, 0, texels.size() * sizeof(uchar4), cudaMemcpyDeviceToHost));
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) {
            int i = y * width + x, z = ((x ^ y) & 255) / 2;
            wrong += texels[i].x != x % 256 || texels[i].y != y % 256 || texels[i].z != z || texels[i].w != 255;
            wrong += out[i].x != x % 256 / 255.0f || out[i].z != z / 255.0f || out[i].w != 1.0f;
        }
    printf("%dx%d: %d wrong\n", width, height, wrong);
    CHECK(cudaDestroyTextureObject(texture));
    CHECK(cudaDestroySurfaceObject(surface));
    CHECK(cudaFreeArray(array));
    CHECK(cudaFree(out));
    return wrong != 0;
}
