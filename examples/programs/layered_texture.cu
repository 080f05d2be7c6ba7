// A stack of images in a layered array, written by surfaces and read layer by layer, and the six faces of a cube.
//   minicc run examples/programs/layered_texture.cu 12 5
// PROGRAM:
// CHECK: {{^}}5 layers: 0 wrong
// CHECK-NEXT: {{^}}with a cube: 0 wrong
#include <vector>

#include "check.h"

__global__ void fill(cudaSurfaceObject_t stack, int n, int layers) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= n || y >= n) return;
    for (int layer = 0; layer < layers; layer++) surf2DLayeredwrite(1000.0f * layer + y * n + x, stack, x * sizeof(float), y, layer);
}

__global__ void flatten(float *out, cudaTextureObject_t stack, int n, int layers) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= n || y >= n) return;
    float sum = 0;
    for (int layer = 0; layer < layers; layer++) sum += tex2DLayered<float>(stack, (x + 0.5f) / n, (y + 0.5f) / n, layer);
    out[y * n + x] = sum;
}

__global__ void look(int *face, cudaTextureObject_t cube) {
    float3 towards[6] = {{1, 0.2f, 0.1f}, {-1, 0.3f, 0.4f}, {0.1f, 1, 0.3f}, {0.4f, -1, 0.2f}, {0.3f, 0.1f, 1}, {0.2f, 0.4f, -1}};
    float3 d = towards[threadIdx.x];
    face[threadIdx.x] = texCubemap<int>(cube, d.x, d.y, d.z);
}

static cudaTextureObject_t texture_of(cudaArray_t array, bool normalized) {
    cudaResourceDesc resource = {};
    resource.resType = cudaResourceTypeArray;
    resource.res.array.array = array;
    cudaTextureDesc how = {};
    how.normalizedCoords = normalized;
    cudaTextureObject_t texture;
    CHECK(cudaCreateTextureObject(&texture, &resource, &how, nullptr));
    return texture;
}

int main(int argc, char **argv) {
    int n = argc > 1 ? atoi(argv[1]) : 12, layers = argc > 2 ? atoi(argv[2]) : 5, wrong = 0;
    cudaChannelFormatDesc floats = cudaCreateChannelDesc<float>(), whole = cudaCreateChannelDesc<int>();
    cudaArray_t stack, cube;
    CHECK(cudaMalloc3DArray(&stack, &floats, make_cudaExtent(n, n, layers), cudaArrayLayered | cudaArraySurfaceLoadStore));
    cudaResourceDesc resource = {};
    resource.resType = cudaResourceTypeArray;
    resource.res.array.array = stack;
    cudaSurfaceObject_t surface;
    CHECK(cudaCreateSurfaceObject(&surface, &resource));
    cudaTextureObject_t texture = texture_of(stack, true);
    float *out;
    CHECK(cudaMallocManaged(&out, n * n * sizeof(float)));
    dim3 block(8, 8), grid((n + 7) / 8, (n + 7) / 8);
    fill<<<grid, block>>>(surface, n, layers);
    flatten<<<grid, block>>>(out, texture, n, layers);
    CHECK(cudaDeviceSynchronize());
    for (int i = 0; i < n * n; i++) wrong += out[i] != 1000.0f * (layers * (layers - 1) / 2) + layers * i;
    printf("%d layers: %d wrong\n", layers, wrong);

    std::vector<int> faces(6 * 4 * 4);
    for (int i = 0; i < 96; i++) faces[i] = i / 16;
    CHECK(cudaMalloc3DArray(&cube, &whole, make_cudaExtent(4, 4, 6), cudaArrayCubemap));
    cudaMemcpy3DParms copy = {};
    copy.srcPtr = make_cudaPitchedPtr(faces.data(), 4 * sizeof(int), 4, 4);
    copy.dstArray = cube;
    copy.extent = make_cudaExtent(4, 4, 6);
    copy.kind = cudaMemcpyHostToDevice;
    CHECK(cudaMemcpy3D(&copy));
    cudaTextureObject_t around = texture_of(cube, true);
    int *face;
    CHECK(cudaMallocManaged(&face, 6 * sizeof(int)));
    look<<<1, 6>>>(face, around);
    CHECK(cudaDeviceSynchronize());
    for (int i = 0; i < 6; i++) wrong += face[i] != i;
    printf("with a cube: %d wrong\n", wrong);
    CHECK(cudaDestroyTextureObject(texture));
    CHECK(cudaDestroyTextureObject(around));
    CHECK(cudaDestroySurfaceObject(surface));
    CHECK(cudaFreeArray(stack));
    CHECK(cudaFreeArray(cube));
    return wrong != 0;
}
