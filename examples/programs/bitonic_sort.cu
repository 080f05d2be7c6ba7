// Sorting networks: small strides in shared memory, large ones in global memory; a template for any type and comparison.
//   minicc run examples/programs/bitonic_sort.cu [how many, a power of two]
// PROGRAM:
// PROGRAM: 1024
// CHECK: {{^}}sorted
#include <algorithm>
#include <functional>
#include <random>
#include <vector>

#include "check.h"

constexpr int THREADS = 256;

template <class T, class Less>
__device__ void order(T &a, T &b, bool ascending, Less less) {
    if (less(b, a) == ascending && (less(a, b) || less(b, a))) {
        T kept = a;
        a = b;
        b = kept;
    }
}

// All steps whose partners lie in one block's 2 * THREADS elements, from `stride` down.
template <class T, class Less>
__global__ void near(T *values, int size, int stride, Less less) {
    __shared__ T tile[2 * THREADS];
    T *mine = values + blockIdx.x * 2 * THREADS;
    tile[threadIdx.x] = mine[threadIdx.x];
    tile[threadIdx.x + THREADS] = mine[threadIdx.x + THREADS];
    for (; stride; stride /= 2) {
        __syncthreads();
        int i = 2 * threadIdx.x - (threadIdx.x & (stride - 1));
        order(tile[i], tile[i + stride], ((blockIdx.x * 2 * THREADS + i) & size) == 0, less);
    }
    __syncthreads();
    mine[threadIdx.x] = tile[threadIdx.x];
    mine[threadIdx.x + THREADS] = tile[threadIdx.x + THREADS];
}

template <class T, class Less>
__global__ void far(T *values, int size, int stride, Less less) {
    int t = blockIdx.x * blockDim.x + threadIdx.x, i = 2 * t - (t & (stride - 1));
    order(values[i], values[i + stride], (i & size) == 0, less);
}

template <class T, class Less>
void sort(T *values, int n, Less less) {
    int blocks = n / (2 * THREADS);
    for (int size = 2; size <= n; size *= 2) {
        int stride = size / 2;
        for (; stride > THREADS; stride /= 2) far<<<blocks, THREADS>>>(values, size, stride, less);
        near<<<blocks, THREADS>>>(values, size, stride, less);
    }
}

struct Pair {
    float key;
    int place;
};
struct ByKey {
    __host__ __device__ bool operator()(const Pair &a, const Pair &b) const { return a.key < b.key || (a.key == b.key && a.place > b.place); }
};
struct Greater {
    __host__ __device__ bool operator()(int a, int b) const { return a > b; }
};

template <class T, class Less>
static bool sorts(std::vector<T> values, Less less) {
    T *device;
    size_t bytes = values.size() * sizeof(T);
    CHECK(cudaMalloc(&device, bytes));
    CHECK(cudaMemcpy(device, values.data(), bytes, cudaMemcpyHostToDevice));
    sort(device, (int)values.size(), less);
    std::vector<T> found(values.size());
    CHECK(cudaMemcpy(found.data(), device, bytes, cudaMemcpyDeviceToHost));
    CHECK(cudaFree(device));
    std::sort(values.begin(), values.end(), less);
    auto same = [&](const T &a, const T &b) { return !less(a, b) && !less(b, a); };
    return std::equal(values.begin(), values.end(), found.begin(), same);
}

int main(int argc, char **argv) {
    int n = argc > 1 ? atoi(argv[1]) : 4096;
    std::mt19937 random(7);
    std::vector<int> numbers(n);
    std::vector<Pair> pairs(n);
    for (int i = 0; i < n; i++) {
        numbers[i] = random() % 5000;
        pairs[i] = {float(random() % 100) / 8, i};
    }
    bool both = sorts(numbers, Greater()) && sorts(pairs, ByKey());
    puts(both ? "sorted" : "not sorted");
    return !both;
}
