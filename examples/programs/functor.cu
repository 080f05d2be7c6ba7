// Function objects and pointers to kernels: host templates launch instances that only they name.
//   minicc run examples/programs/functor.cu
// PROGRAM:
// CHECK: {{^}}0 wrong
#include <functional>
#include <vector>

#include "check.h"

struct Scale {
    int factor;
    __host__ __device__ int operator()(int x) const { return factor * x; }
};
struct Square {
    __host__ __device__ int operator()(int x) const { return x * x; }
};

template <class F>
__global__ void apply(F function, int *values, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) values[i] = function(values[i]);
}

__global__ void negate(int *values, int n) {
    if (threadIdx.x < n) values[threadIdx.x] = -values[threadIdx.x];
}
__global__ void increment(int *values, int n) {
    if (threadIdx.x < n) values[threadIdx.x]++;
}

template <class F>
static void transform(std::vector<int> &values, F function) {
    int n = values.size(), *device;
    CHECK(cudaMalloc(&device, n * sizeof(int)));
    CHECK(cudaMemcpy(device, values.data(), n * sizeof(int), cudaMemcpyHostToDevice));
    apply<<<(n + 31) / 32, 32>>>(function, device, n);
    void (*kernels[])(int *, int) = {negate, increment};
    for (auto kernel : kernels) kernel<<<1, 64>>>(device, n);
    void *arguments[] = {&device, &n};
    CHECK(cudaLaunchKernel((const void *)negate, dim3(1), dim3(64), arguments, 0, 0));
    CHECK(cudaMemcpy(values.data(), device, n * sizeof(int), cudaMemcpyDeviceToHost));
    CHECK(cudaFree(device));
}

int main() {
    std::vector<int> values(50);
    int wrong = 0;
    for (int i = 0; i < 50; i++) values[i] = i;
    transform(values, Scale{3});
    transform(values, Square());
    for (int i = 0; i < 50; i++) wrong += values[i] != (3 * i - 1) * (3 * i - 1) - 1;
    printf("%d wrong\n", wrong);
    return wrong != 0;
}
