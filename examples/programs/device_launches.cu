// Quicksort: every grid splits its part and launches grids for both halves, each in a stream of its own; one launched at the tail checks the result.
//   minicc run examples/programs/device_launches.cu 2000
// PROGRAM: 500
// CHECK: {{^}}500 values, 0 out of order{{$}}
#include "check.h"
#include <vector>

constexpr int FEW = 16;

__device__ void insert(int *v, int n) {
    for (int i = 1; i < n; i++)
        for (int j = i; j > 0 && v[j] < v[j - 1]; j--) {
            int t = v[j];
            v[j] = v[j - 1];
            v[j - 1] = t;
        }
}

__global__ void sort(int *v, int n) {
    if (n <= FEW) {
        insert(v, n);
        return;
    }
    int *left = v, *right = v + n - 1, pivot = v[n / 2];
    while (left <= right) {
        while (*left < pivot) left++;
        while (*right > pivot) right--;
        if (left <= right) {
            int t = *left;
            *left++ = *right;
            *right-- = t;
        }
    }
    struct { int *from; long count; } parts[] = {{v, right + 1 - v}, {left, v + n - left}};
    for (auto part : parts) {
        cudaStream_t stream;
        cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
        sort<<<1, 1, 0, stream>>>(part.from, part.count);
        cudaStreamDestroy(stream);
    }
}

__global__ void count(const int *v, int n, int *wrong) {
    for (int i = threadIdx.x + 1; i < n; i += blockDim.x)
        if (v[i] < v[i - 1]) atomicAdd(wrong, 1);
}

__global__ void all(int *v, int n, int *wrong) {
    count<<<1, 64, 0, cudaStreamTailLaunch>>>(v, n, wrong);  // after everything that sort launches
    sort<<<1, 1>>>(v, n);
}

int main(int argc, char **argv) {
    int n = argc > 1 ? atoi(argv[1]) : 100, *v, *wrong;
    std::vector<int> values(n);
    for (auto &value : values) value = rand() % 1000;
    CHECK(cudaMalloc(&v, n * sizeof(int)));
    CHECK(cudaMallocManaged(&wrong, sizeof(int)));
    CHECK(cudaMemcpy(v, values.data(), n * sizeof(int), cudaMemcpyHostToDevice));
    *wrong = 0;
    all<<<1, 1>>>(v, n, wrong);
    CHECK(cudaGetLastError());
    CHECK(cudaDeviceSynchronize());
    printf("%d values, %d out of order\n", n, *wrong);
    int status = *wrong != 0;
    CHECK(cudaFree(v));
    CHECK(cudaFree(wrong));
    return status;
}
