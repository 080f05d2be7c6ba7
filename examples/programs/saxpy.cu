// y = a x + y on a whole array, checked on the host.
//   minicc run examples/programs/saxpy.cu 1000
// PROGRAM:
// PROGRAM: 77
// CHECK: {{^}}0 of {{[0-9]+}} values are wrong
#include <vector>

#include "check.h"

template <typename T>
__global__ void saxpy(int n, T a, const T *x, T *y) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = a * x[i] + y[i];
}

int main(int argc, char **argv) {
    int n = argc > 1 ? atoi(argv[1]) : 1000, wrong = 0;
    std::vector<float> x(n), y(n);
    for (int i = 0; i < n; i++) x[i] = i, y[i] = 2 * i;
    float *device_x, *device_y;
    CHECK(cudaMalloc(&device_x, n * sizeof(float)));
    CHECK(cudaMalloc(&device_y, n * sizeof(float)));
    CHECK(cudaMemcpy(device_x, x.data(), n * sizeof(float), cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(device_y, y.data(), n * sizeof(float), cudaMemcpyHostToDevice));
    saxpy<<<(n + 255) / 256, 256>>>(n, 3.0f, device_x, device_y);
    CHECK(cudaGetLastError());
    CHECK(cudaMemcpy(y.data(), device_y, n * sizeof(float), cudaMemcpyDeviceToHost));
    for (int i = 0; i < n; i++) wrong += y[i] != 5.0f * i;
    CHECK(cudaFree(device_x));
    CHECK(cudaFree(device_y));
    printf("%d of %d values are wrong\n", wrong, n);
    return wrong != 0;
}
