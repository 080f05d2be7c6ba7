// Prefix sums in one pass: each block publishes its sum and looks back at its predecessors' (decoupled look-back, Merrill and Garland 2016).
//   minicc run examples/programs/look_back.cu
// PROGRAM:
// CHECK: {{^}}equal
#include <numeric>
#include <vector>

#include "check.h"

constexpr int THREADS = 128;
enum State : unsigned { NOTHING, SUM, PREFIX };
struct Record {
    unsigned state;
    int value;
};

__device__ Record read(const unsigned long long *records) {
    unsigned long long word = *(volatile const unsigned long long *)records;
    return {unsigned(word >> 32), int(word)};
}
__device__ void publish(unsigned long long *records, State state, int value) {
    atomicExch(records, (unsigned long long)state << 32 | (unsigned)value);
}

__global__ void scan(const int *in, int *out, int n, unsigned long long *records, int *ticket) {
    __shared__ int block, before, warps[THREADS / 32];
    if (threadIdx.x == 0) block = atomicAdd(ticket, 1);  // who comes first has the first tile, whichever order blocks start in
    __syncthreads();
    int i = block * THREADS + threadIdx.x, lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    int value = i < n ? in[i] : 0, sum = value;
    for (int step = 1; step < 32; step *= 2) {
        int other = __shfl_up_sync(~0u, sum, step);
        if (lane >= step) sum += other;
    }
    if (lane == 31) warps[warp] = sum;
    __syncthreads();
    int total = 0;
    for (int w = 0; w < THREADS / 32; w++) {
        if (w == warp) sum += total;
        total += warps[w];
    }
    if (threadIdx.x == 0) {
        publish(&records[block], block ? SUM : PREFIX, total);
        int prefix = 0;
        for (int b = block - 1; b >= 0;) {
            Record found = read(&records[b]);
            if (found.state == NOTHING) continue;
            prefix += found.value;
            if (found.state == PREFIX) break;
            b--;
        }
        publish(&records[block], PREFIX, prefix + total);
        before = prefix;
    }
    __syncthreads();
    if (i < n) out[i] = before + sum;
}

int main() {
    const int n = 20000, blocks = (n + THREADS - 1) / THREADS;
    std::vector<int> in(n), out(n), expected(n);
    for (int i = 0; i < n; i++) in[i] = i * 13 % 29 - 11;
    std::partial_sum(in.begin(), in.end(), expected.begin());
    int *device_in, *device_out, *ticket;
    unsigned long long *records;
    CHECK(cudaMalloc(&device_in, n * sizeof(int)));
    CHECK(cudaMalloc(&device_out, n * sizeof(int)));
    CHECK(cudaMalloc(&ticket, sizeof(int)));
    CHECK(cudaMalloc(&records, blocks * sizeof *records));
    CHECK(cudaMemset(ticket, 0, sizeof(int)));
    CHECK(cudaMemset(records, 0, blocks * sizeof *records));
    CHECK(cudaMemcpy(device_in, in.data(), n * sizeof(int), cudaMemcpyHostToDevice));
    scan<<<blocks, THREADS>>>(device_in, device_out, n, records, ticket);
    CHECK(cudaMemcpy(out.data(), device_out, n * sizeof(int), cudaMemcpyDeviceToHost));
    printf("%s\n", out == expected ? "equal" : "different");
    return out != expected;
}
