// The Mandelbrot set in bands, each on a stream of its own with copies that overlap; a complex type for both sides, std::thread on the host.
//   minicc run examples/programs/mandelbrot.cu
// PROGRAM:
// CHECK: {{^}}0 of 6144 points differ
#include <thread>
#include <vector>

#include "check.h"

struct Complex {
    double re, im;
    __host__ __device__ constexpr Complex operator+(Complex o) const { return {re + o.re, im + o.im}; }
    __host__ __device__ constexpr Complex operator*(Complex o) const { return {re * o.re - im * o.im, re * o.im + im * o.re}; }
    __host__ __device__ constexpr double norm() const { return re * re + im * im; }
};

constexpr int WIDTH = 96, HEIGHT = 64, LIMIT = 100, BANDS = 4;

__host__ __device__ int escape(int x, int y) {
    Complex c = {x * 3.0 / WIDTH - 2.25, y * 2.5 / HEIGHT - 1.25}, z = {0, 0};
    int n = 0;
    for (; n < LIMIT && z.norm() <= 4; n++) z = z * z + c;
    return n;
}

__global__ void band(int *out, int first, int rows) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < WIDTH && y < rows) out[y * WIDTH + x] = escape(x, first + y);
}

int main() {
    const int rows = HEIGHT / BANDS, bytes = rows * WIDTH * sizeof(int);
    int *device, *pinned;
    CHECK(cudaMalloc(&device, BANDS * bytes));
    CHECK(cudaMallocHost(&pinned, BANDS * bytes));
    cudaStream_t streams[BANDS];
    for (int b = 0; b < BANDS; b++) {
        int offset = b * rows * WIDTH;
        CHECK(cudaStreamCreateWithFlags(&streams[b], cudaStreamNonBlocking));
        band<<<dim3(WIDTH / 16, (rows + 7) / 8), dim3(16, 8), 0, streams[b]>>>(device + offset, b * rows, rows);
        CHECK(cudaMemcpyAsync(pinned + offset, device + offset, bytes, cudaMemcpyDeviceToHost, streams[b]));
    }
    std::vector<int> expected(WIDTH * HEIGHT);
    std::vector<std::thread> threads;
    for (int b = 0; b < BANDS; b++)
        threads.emplace_back([&expected, b] {
            for (int y = b; y < HEIGHT; y += BANDS)
                for (int x = 0; x < WIDTH; x++) expected[y * WIDTH + x] = escape(x, y);
        });
    for (std::thread &thread : threads) thread.join();
    for (cudaStream_t stream : streams) {
        CHECK(cudaStreamSynchronize(stream));
        CHECK(cudaStreamDestroy(stream));
    }
    // Rounding differs where one side fuses what the other does not: points at the edge may escape a step apart.
    int wrong = 0;
    for (int i = 0; i < WIDTH * HEIGHT; i++) wrong += abs(pinned[i] - expected[i]) > 1;
    printf("%d of %d points differ\n", wrong, WIDTH * HEIGHT);
    CHECK(cudaFreeHost(pinned));
    CHECK(cudaFree(device));
    return wrong > WIDTH * HEIGHT / 500;
}
