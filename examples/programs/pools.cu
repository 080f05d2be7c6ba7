// Memory of streams: pools and their threshold, launches with attributes, host memory that is registered and mapped.
//   minicc run examples/programs/pools.cu
// PROGRAM:
// CHECK: {{^}}0 wrong
#include <cooperative_groups.h>
#include <cstdint>
#include <cstring>
#include <numeric>
#include <vector>

#include "check.h"

namespace cg = cooperative_groups;

__global__ void fill(int *out, int n, int value) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) out[i] = value + i;
}

__global__ void sum(const int *in, int n, int *partial, int *total) {
    cg::grid_group grid = cg::this_grid();
    int own = 0;
    for (int i = grid.thread_rank(); i < n; i += grid.size()) own += in[i];
    atomicAdd(&partial[blockIdx.x], own);
    grid.sync();
    if (grid.thread_rank() == 0) {
        *total = 0;
        for (int b = 0; b < gridDim.x; b++) *total += partial[b];
    }
}

int main() {
    const int n = 5000, blocks = 4;
    int wrong = 0;
    cudaStream_t stream;
    cudaMemPool_t pool, own;
    uint64_t threshold = UINT64_MAX, used = 0;
    CHECK(cudaStreamCreate(&stream));
    CHECK(cudaDeviceGetDefaultMemPool(&pool, 0));
    CHECK(cudaMemPoolSetAttribute(pool, cudaMemPoolAttrReleaseThreshold, &threshold));
    threshold = 0;
    CHECK(cudaMemPoolGetAttribute(pool, cudaMemPoolAttrReleaseThreshold, &threshold));
    wrong += threshold != UINT64_MAX;
    cudaMemPoolProps properties = {};
    properties.allocType = cudaMemAllocationTypePinned;
    properties.location = {cudaMemLocationTypeDevice, 0};
    CHECK(cudaMemPoolCreate(&own, &properties));

    // The total is written through the device's address of a variable that the host registered.
    std::vector<int> totals(3000, -1);
    int *registered = &totals[1500], *mapped;
    CHECK(cudaHostRegister(registered, sizeof(int), cudaHostRegisterMapped));
    CHECK(cudaHostGetDevicePointer(&mapped, registered, 0));

    for (int round = 0; round < 3; round++) {
        int *values, *partial;
        CHECK(cudaMallocAsync(&values, n * sizeof(int), stream));
        CHECK(cudaMallocFromPoolAsync(&partial, blocks * sizeof(int), own, stream));
        CHECK(cudaMemsetAsync(partial, 0, blocks * sizeof(int), stream));
        fill<<<4, 64, 0, stream>>>(values, n, round);
        cudaLaunchAttribute attribute;
        attribute.id = cudaLaunchAttributeCooperative;
        attribute.val.cooperative = 1;
        cudaLaunchConfig_t config = {};
        config.gridDim = blocks;
        config.blockDim = 64;
        config.stream = stream;
        config.attrs = &attribute;
        config.numAttrs = 1;
        CHECK(cudaLaunchKernelEx(&config, sum, values, n, partial, mapped));
        CHECK(cudaFreeAsync(partial, stream));
        CHECK(cudaFreeAsync(values, stream));
        CHECK(cudaStreamSynchronize(stream));
        wrong += *registered != n * (n - 1) / 2 + n * round;
    }
    CHECK(cudaMemPoolGetAttribute(pool, cudaMemPoolAttrUsedMemCurrent, &used));
    wrong += used != 0;
    CHECK(cudaHostUnregister(registered));
    wrong += totals[1500] != n * (n - 1) / 2 + 2 * n || totals[1499] != -1 || totals[1501] != -1;
    CHECK(cudaMemPoolDestroy(own));
    CHECK(cudaStreamDestroy(stream));
    printf("%d wrong\n", wrong);
    return wrong != 0;
}
