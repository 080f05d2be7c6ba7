// Prefix sums of any length: the work-efficient scan of a block (Blelloch), scans of the blocks' sums, and what they add.
//   minicc run examples/programs/scan.cu
// PROGRAM:
// CHECK: {{^}}0 wrong
#include <numeric>
#include <vector>

#include "check.h"

constexpr int THREADS = 128, ITEMS = 2 * THREADS;

__global__ void scan_blocks(const int *in, int *out, int *sums, int n) {
    __shared__ int tree[ITEMS];
    int t = threadIdx.x, base = blockIdx.x * ITEMS;
    for (int i : {t, t + THREADS}) tree[i] = base + i < n ? in[base + i] : 0;
    int stride = 1;
    for (int active = THREADS; active; active /= 2, stride *= 2) {
        __syncthreads();
        if (t < active) tree[stride * (2 * t + 2) - 1] += tree[stride * (2 * t + 1) - 1];
    }
    if (t == 0) {
        if (sums) sums[blockIdx.x] = tree[ITEMS - 1];
        tree[ITEMS - 1] = 0;
    }
    for (int active = 1; active <= THREADS; active *= 2) {
        stride /= 2;
        __syncthreads();
        if (t < active) {
            int left = stride * (2 * t + 1) - 1, right = stride * (2 * t + 2) - 1, value = tree[left];
            tree[left] = tree[right];
            tree[right] += value;
        }
    }
    __syncthreads();
    for (int i : {t, t + THREADS})
        if (base + i < n) out[base + i] = tree[i];
}

__global__ void add(int *out, const int *sums, int n) {
    int i = blockIdx.x * ITEMS + threadIdx.x;
    if (i < n) out[i] += sums[blockIdx.x];
    if (i + THREADS < n) out[i + THREADS] += sums[blockIdx.x];
}

static void scan(const int *in, int *out, int n) {
    int blocks = (n + ITEMS - 1) / ITEMS;
    if (blocks == 1) {
        scan_blocks<<<1, THREADS>>>(in, out, nullptr, n);
        return;
    }
    int *sums;
    CHECK(cudaMalloc(&sums, blocks * sizeof(int)));
    scan_blocks<<<blocks, THREADS>>>(in, out, sums, n);
    scan(sums, sums, blocks);
    add<<<blocks, THREADS>>>(out, sums, n);
    CHECK(cudaFree(sums));
}

int main() {
    int wrong = 0;
    for (int n : {1, 255, 256, 1000, 70000}) {
        std::vector<int> in(n), out(n), expected(n);
        for (int i = 0; i < n; i++) in[i] = i % 17 - 5;
        std::exclusive_scan(in.begin(), in.end(), expected.begin(), 0);
        int *device_in, *device_out;
        CHECK(cudaMalloc(&device_in, n * sizeof(int)));
        CHECK(cudaMalloc(&device_out, n * sizeof(int)));
        CHECK(cudaMemcpy(device_in, in.data(), n * sizeof(int), cudaMemcpyHostToDevice));
        scan(device_in, device_out, n);
        CHECK(cudaMemcpy(out.data(), device_out, n * sizeof(int), cudaMemcpyDeviceToHost));
        CHECK(cudaFree(device_in));
        CHECK(cudaFree(device_out));
        wrong += out != expected;
    }
    printf("%d wrong\n", wrong);
    return wrong != 0;
}
