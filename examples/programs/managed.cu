// Managed, constant and device variables, as host code and kernels see them.
//   minicc run examples/programs/managed.cu
// PROGRAM:
// CHECK: after 2 calls: no error
#include <cstdio>

__managed__ int total = 3;
__constant__ int weights[4];
__device__ int calls;

__global__ void sum(const int *values) {
    atomicAdd(&total, values[threadIdx.x] * weights[threadIdx.x % 4]);
    if (threadIdx.x == 0) calls++;
}

int main() {
    int host_weights[4] = {1, 0, 2, 0}, times = 0, *values;
    cudaMemcpyToSymbol(weights, host_weights, sizeof host_weights);
    cudaMallocManaged(&values, 64 * sizeof(int));
    for (int i = 0; i < 64; i++) values[i] = i;
    for (int i = 0; i < 2; i++) sum<<<1, 64>>>(values);
    cudaDeviceSynchronize();
    cudaMemcpyFromSymbol(&times, calls, sizeof times);
    printf("%d after %d calls: %s\n", total, times, cudaGetErrorString(cudaGetLastError()));
    return !(total == 3011 && times == 2);
}
