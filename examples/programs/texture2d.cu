// A texture object over a CUDA array: filtering, address modes, normalized coordinates, checked against the same rules on the host.
//   minicc run examples/programs/texture2d.cu 24 17
// PROGRAM:
// CHECK: {{^}}wrap, point: as on the host
// CHECK-NEXT: {{^}}wrap, linear: as on the host
// CHECK-NEXT: {{^}}clamp, point: as on the host
#include <cmath>
#include <vector>

#include "check.h"

__global__ void rotate(float *out, cudaTextureObject_t image, int width, int height, float theta) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    float u = (x + 0.5f) / width - 0.5f, v = (y + 0.5f) / height - 0.5f;
    float tu = u * cosf(theta) - v * sinf(theta) + 0.5f, tv = v * cosf(theta) + u * sinf(theta) + 0.5f;
    out[y * width + x] = tex2D<float>(image, tu, tv);
}

// What texel an index means, and whether there is one.
static int wrapped(int i, int n, cudaTextureAddressMode mode) {
    if (mode == cudaAddressModeWrap) return (i % n + n) % n;
    if (mode == cudaAddressModeMirror) {
        i = (i % (2 * n) + 2 * n) % (2 * n);
        return i < n ? i : 2 * n - 1 - i;
    }
    if (mode == cudaAddressModeBorder) return i < 0 || i >= n ? -1 : i;
    return i < 0 ? 0 : i >= n ? n - 1 : i;
}

static float sampled(const std::vector<float> &image, int width, int height, float u, float v, cudaTextureAddressMode mode, bool linear) {
    auto texel = [&](int x, int y) {
        x = wrapped(x, width, mode), y = wrapped(y, height, mode);
        return x < 0 || y < 0 ? 0.0f : image[y * width + x];
    };
    float x = u * width, y = v * height;
    if (!linear) return texel(floorf(x), floorf(y));
    x -= 0.5f, y -= 0.5f;
    int i = floorf(x), j = floorf(y);
    float a = x - i, b = y - j;
    return (1 - a) * (1 - b) * texel(i, j) + a * (1 - b) * texel(i + 1, j) + (1 - a) * b * texel(i, j + 1) + a * b * texel(i + 1, j + 1);
}

int main(int argc, char **argv) {
    int width = argc > 1 ? atoi(argv[1]) : 24, height = argc > 2 ? atoi(argv[2]) : 17, wrong = 0;
    std::vector<float> image(width * height), turned(width * height);
    for (int i = 0; i < width * height; i++) image[i] = sinf(i % width * 0.3f) + cosf(i / width * 0.2f);

    cudaChannelFormatDesc desc = cudaCreateChannelDesc<float>();
    cudaArray_t array;
    CHECK(cudaMallocArray(&array, &desc, width, height));
    CHECK(cudaMemcpy2DToArray(array, 0, 0, image.data(), width * sizeof(float), width * sizeof(float), height, cudaMemcpyHostToDevice));
    float *out;
    CHECK(cudaMalloc(&out, width * height * sizeof(float)));

    cudaTextureAddressMode modes[] = {cudaAddressModeWrap, cudaAddressModeClamp, cudaAddressModeMirror, cudaAddressModeBorder};
    const char *names[] = {"wrap", "clamp", "mirror", "border"};
    for (int test = 0; test < 8; test++) {
        bool linear = test & 1;
        cudaResourceDesc resource = {};
        resource.resType = cudaResourceTypeArray;
        resource.res.array.array = array;
        cudaTextureDesc texture = {};
        texture.addressMode[0] = texture.addressMode[1] = modes[test / 2];
        texture.filterMode = linear ? cudaFilterModeLinear : cudaFilterModePoint;
        texture.readMode = cudaReadModeElementType;
        texture.normalizedCoords = true;
        cudaTextureObject_t object = 0;
        CHECK(cudaCreateTextureObject(&object, &resource, &texture, nullptr));
        dim3 block(8, 8), grid((width + 7) / 8, (height + 7) / 8);
        float theta = 0.5f;
        rotate<<<grid, block>>>(out, object, width, height, theta);
        CHECK(cudaMemcpy(turned.data(), out, width * height * sizeof(float), cudaMemcpyDeviceToHost));
        int bad = 0;
        for (int y = 0; y < height; y++)
            for (int x = 0; x < width; x++) {
                float u = (x + 0.5f) / width - 0.5f, v = (y + 0.5f) / height - 0.5f;
                float tu = u * cosf(theta) - v * sinf(theta) + 0.5f, tv = v * cosf(theta) + u * sinf(theta) + 0.5f;
                bad += !(fabsf(turned[y * width + x] - sampled(image, width, height, tu, tv, modes[test / 2], linear)) < 0.02f);
            }
        // Coordinates between two texels may fall to either, so points may differ in a few places.
        wrong += linear ? bad : bad > 2;
        printf("%s, %s: %s\n", names[test / 2], linear ? "linear" : "point", (linear ? bad : bad > 2) ? "wrong" : "as on the host");
        CHECK(cudaDestroyTextureObject(object));
    }
    CHECK(cudaFreeArray(array));
    CHECK(cudaFree(out));
    return wrong != 0;
}
