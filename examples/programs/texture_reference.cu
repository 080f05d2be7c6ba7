// Texture references, as programs before CUDA 12 have them: variables of the file, bound to memory and to arrays, read by name.
//   minicc run examples/programs/texture_reference.cu 500
// PROGRAM:
// CHECK: {{^}}differences: 0 wrong, offset 0
// CHECK-NEXT: {{^}}enlarged: 0 wrong
// CHECK-NEXT: {{^}}grey: 0 wrong
#include <cmath>
#include <vector>

#include "check.h"

texture<float, 1, cudaReadModeElementType> values;
texture<float, 2> image;
texture<uchar4, cudaTextureType2D, cudaReadModeNormalizedFloat> colours;
surface<void, 2> canvas;

__global__ void differences(float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    // What lies outside of the memory reads as 0.
    if (i < n) out[i] = tex1Dfetch(values, i + 1) - tex1Dfetch(values, i - 1);
}

__global__ void enlarge(float *out, int width, int height) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < width && y < height) out[y * width + x] = tex2D(image, (x + 0.5f) / width, (y + 0.5f) / height);
}

__global__ void grey(int width, int height) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    float4 c = tex2D(colours, x + 0.5f, y + 0.5f);
    surf2Dwrite((c.x + c.y + c.z) / 3, canvas, x * sizeof(float), y);
}

int main(int argc, char **argv) {
    int n = argc > 1 ? atoi(argv[1]) : 500, wrong = 0;
    std::vector<float> line(n), result(n);
    for (int i = 0; i < n; i++) line[i] = i * i % 1000;
    float *in, *out;
    CHECK(cudaMalloc(&in, n * sizeof(float)));
    CHECK(cudaMalloc(&out, n * sizeof(float)));
    CHECK(cudaMemcpy(in, line.data(), n * sizeof(float), cudaMemcpyHostToDevice));
    size_t offset = 77;
    CHECK(cudaBindTexture(&offset, values, in, n * sizeof(float)));
    differences<<<(n + 127) / 128, 128>>>(out, n);
    CHECK(cudaMemcpy(result.data(), out, n * sizeof(float), cudaMemcpyDeviceToHost));
    for (int i = 0; i < n; i++) wrong += result[i] != (i + 1 < n ? line[i + 1] : 0) - (i ? line[i - 1] : 0);
    printf("differences: %d wrong, offset %zu\n", wrong, offset);
    CHECK(cudaUnbindTexture(values));

    // A small picture, enlarged four times with bilinear filtering.
    const int W = 8, H = 6, SCALE = 4;
    std::vector<float> picture(W * H), large(W * H * SCALE * SCALE);
    for (int i = 0; i < W * H; i++) picture[i] = i % W + 10 * (i / W);
    cudaArray *array;
    cudaChannelFormatDesc desc = cudaCreateChannelDesc<float>();
    CHECK(cudaMallocArray(&array, &desc, W, H));
    CHECK(cudaMemcpyToArray(array, 0, 0, picture.data(), picture.size() * sizeof(float), cudaMemcpyHostToDevice));
    image.normalized = true;
    image.filterMode = cudaFilterModeLinear;
    image.addressMode[0] = image.addressMode[1] = cudaAddressModeClamp;
    CHECK(cudaBindTextureToArray(image, array, desc));
    float *big;
    CHECK(cudaMalloc(&big, large.size() * sizeof(float)));
    enlarge<<<dim3(W, H), dim3(SCALE, SCALE)>>>(big, W * SCALE, H * SCALE);
    CHECK(cudaMemcpy(large.data(), big, large.size() * sizeof(float), cudaMemcpyDeviceToHost));
    for (int y = 0; y < H * SCALE; y++)
        for (int x = 0; x < W * SCALE; x++) {
            float u = fminf(fmaxf((x + 0.5f) / SCALE - 0.5f, 0), W - 1), v = fminf(fmaxf((y + 0.5f) / SCALE - 0.5f, 0), H - 1);
            wrong += fabsf(large[y * W * SCALE + x] - (u + 10 * v)) > 0.05f;
        }
    printf("enlarged: %d wrong\n", wrong);

    // Colours in pitched memory, whose mean a surface of the array takes.
    std::vector<uchar4> pixels(W * H);
    for (int i = 0; i < W * H; i++) pixels[i] = make_uchar4(i, 2 * i, 3 * i, 255);
    uchar4 *pitched;
    size_t pitch;
    CHECK(cudaMallocPitch(&pitched, &pitch, W * sizeof(uchar4), H));
    CHECK(cudaMemcpy2D(pitched, pitch, pixels.data(), W * sizeof(uchar4), W * sizeof(uchar4), H, cudaMemcpyHostToDevice));
    CHECK(cudaBindTexture2D(nullptr, colours, pitched, colours.channelDesc, W, H, pitch));
    CHECK(cudaBindSurfaceToArray(canvas, array));
    grey<<<1, dim3(W, H)>>>(W, H);
    CHECK(cudaMemcpyFromArray(picture.data(), array, 0, 0, picture.size() * sizeof(float), cudaMemcpyDeviceToHost));
    for (int i = 0; i < W * H; i++) wrong += fabsf(picture[i] - 2 * i / 255.0f) > 1e-6f;
    printf("grey: %d wrong\n", wrong);
    CHECK(cudaFreeArray(array));
    CHECK(cudaFree(in));
    CHECK(cudaFree(out));
    CHECK(cudaFree(big));
    CHECK(cudaFree(pitched));
    return wrong != 0;
}
