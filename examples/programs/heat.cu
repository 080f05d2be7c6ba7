// The heat equation on a plate: a stencil with a halo in shared memory, coefficients in constant memory, time by events, and a steady state.
//   minicc run examples/programs/heat.cu
// PROGRAM:
// CHECK: {{^}}steady after {{[0-9]+}} steps, 0 wrong
#include <cmath>
#include <utility>
#include <vector>

#include "check.h"

constexpr int BLOCK = 16;
struct Plate {
    int width, height;
    float rate;
};
__constant__ Plate plate;

__global__ void step(const float *from, float *to, float *change) {
    __shared__ float tile[BLOCK + 2][BLOCK + 2];
    int x = blockIdx.x * BLOCK + threadIdx.x, y = blockIdx.y * BLOCK + threadIdx.y, tx = threadIdx.x + 1, ty = threadIdx.y + 1;
    auto value = [=](int i, int j) { return from[min(max(j, 0), plate.height - 1) * plate.width + min(max(i, 0), plate.width - 1)]; };
    tile[ty][tx] = value(x, y);
    if (tx == 1) tile[ty][0] = value(x - 1, y);
    if (tx == BLOCK) tile[ty][BLOCK + 1] = value(x + 1, y);
    if (ty == 1) tile[0][tx] = value(x, y - 1);
    if (ty == BLOCK) tile[BLOCK + 1][tx] = value(x, y + 1);
    __syncthreads();
    if (x >= plate.width || y >= plate.height) return;
    float old = tile[ty][tx], now = old;
    if (x && x < plate.width - 1)  // the left and the right edge stay as they are; nothing flows over the others
        now = old + plate.rate * (tile[ty][tx - 1] + tile[ty][tx + 1] + tile[ty - 1][tx] + tile[ty + 1][tx] - 4 * old);
    to[y * plate.width + x] = now;
    if (change) atomicMax((int *)change, __float_as_int(fabsf(now - old)));  // floats that are not negative are ordered as integers
}

int main() {
    const Plate made = {20, 36, 0.25f};
    const int n = made.width * made.height, most = 2000;
    std::vector<float> values(n, 0);
    for (int y = 0; y < made.height; y++) values[y * made.width + made.width - 1] = 100;
    float *from, *to, *change;
    CHECK(cudaMalloc(&from, n * sizeof(float)));
    CHECK(cudaMalloc(&to, n * sizeof(float)));
    CHECK(cudaMallocManaged(&change, sizeof(float)));
    CHECK(cudaMemcpyToSymbol(plate, &made, sizeof made));
    CHECK(cudaMemcpy(from, values.data(), n * sizeof(float), cudaMemcpyHostToDevice));
    cudaEvent_t begin, end;
    CHECK(cudaEventCreate(&begin));
    CHECK(cudaEventCreate(&end));
    CHECK(cudaEventRecord(begin));
    int steps = 0;
    dim3 block(BLOCK, BLOCK), grid((made.width + BLOCK - 1) / BLOCK, (made.height + BLOCK - 1) / BLOCK);
    for (*change = 1; *change > 1e-3f && steps < most; steps++) {
        bool asked = steps % 50 == 49;
        if (asked) *change = 0;
        step<<<grid, block>>>(from, to, asked ? change : nullptr);
        if (asked) CHECK(cudaDeviceSynchronize());
        std::swap(from, to);
    }
    CHECK(cudaEventRecord(end));
    CHECK(cudaEventSynchronize(end));
    float milliseconds = -1;
    CHECK(cudaEventElapsedTime(&milliseconds, begin, end));
    CHECK(cudaMemcpy(values.data(), from, n * sizeof(float), cudaMemcpyDeviceToHost));
    int wrong = milliseconds < 0 || steps == most;
    for (int i = 0; i < n; i++) wrong += std::abs(values[i] - 100.0f * (i % made.width) / (made.width - 1)) > 0.5f;  // a straight line from cold to hot
    printf("steady after %d steps, %d wrong\n", steps, wrong);
    return wrong != 0;
}
