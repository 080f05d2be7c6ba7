// A program of several files: device functions and variables of one are used in the other, and each has a kernel and a variable of its own
// that are called the same.
//   minicc build examples/programs/units/main.cu examples/programs/units/curve.cu -o units && ./units
#include "../check.h"
#include "curve.h"

static __device__ float shift = 1;

static __global__ void fill(float *values, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        values[i] = curve(i) + shift;
        atomicAdd(&calls, 1);
    }
}

int main() {
    const int n = 100;
    float *device, host[n];
    CHECK(cudaMalloc(&device, sizeof host));
    float degree[] = {1, 2, 3};
    CHECK(cudaMemcpyToSymbol(coefficients, degree, sizeof degree));
    fill<<<4, 32>>>(device, n);
    CHECK(cudaMemcpy(host, device, sizeof host, cudaMemcpyDeviceToHost));
    int wrong = 0, count;
    for (int i = 0; i < n; i++) wrong += host[i] != 1.0f + 2.0f * i + 3.0f * i * i + 1;
    CHECK(cudaMemcpyFromSymbol(&count, calls, sizeof count));
    wrong += count != n;
    wrong += other_fill(device, n) != -n;
    printf("%d wrong\n", wrong);
    return wrong != 0;
}
