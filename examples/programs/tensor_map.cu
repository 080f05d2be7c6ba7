// Tensor copies (TMA): the driver API describes a matrix, and each block copies a tile of it to shared memory with one instruction, its rows swizzled.
//   minicc run -arch=sm_90 examples/programs/tensor_map.cu
// OPTIONS: -arch=sm_90
// PROGRAM:
// CHECK: {{^}}0 of 2304 values are wrong
#include <cstdint>
#include <cstdio>
#include <cuda.h>
#include <cuda_runtime.h>

constexpr int N = 48, TILE = 32;

__device__ unsigned address(void *p) { return (unsigned)__cvta_generic_to_shared(p); }

__global__ void transpose(const __grid_constant__ CUtensorMap map, float *out)
{
    __shared__ __align__(1024) float tile[TILE][TILE];
    __shared__ __align__(8) uint64_t barrier;
    int x = blockIdx.x * TILE, y = blockIdx.y * TILE;
    if (threadIdx.x == 0) {
        // The barrier expects the bytes of the whole tile: what lies outside of the matrix is filled with zeros.
        asm volatile("mbarrier.init.shared.b64 [%0], 1;" ::"r"(address(&barrier)));
        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(address(&barrier)), "r"((unsigned)sizeof tile));
        asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3}], [%4];"
                     ::"r"(address(tile)), "l"(&map), "r"(x), "r"(y), "r"(address(&barrier)) : "memory");
    }
    __syncthreads();
    asm volatile("{ .reg .pred p; WAIT: mbarrier.try_wait.parity.shared.b64 p, [%0], 0; @!p bra WAIT; }" ::"r"(address(&barrier)) : "memory");
    for (int i = threadIdx.x; i < TILE * TILE; i += blockDim.x) {
        int row = i % TILE, column = i / TILE;
        // A row is a line of 128 bytes. The number of each chunk of four floats is combined with the line's by XOR.
        int place = ((column / 4) ^ (row % 8)) * 4 + column % 4;
        if (x + column < N && y + row < N)
            out[(x + column) * N + y + row] = tile[row][place];
    }
}

int main()
{
    float *in, *out;
    cudaMallocManaged(&in, N * N * sizeof(float));
    cudaMallocManaged(&out, N * N * sizeof(float));
    for (int i = 0; i < N * N; i++)
        in[i] = i;
    void *entry = nullptr;
    cudaDriverEntryPointQueryResult found;
    cudaGetDriverEntryPoint("cuTensorMapEncodeTiled", &entry, cudaEnableDefault, &found);
    CUtensorMap map;
    cuuint64_t sizes[2] = {N, N}, strides[1] = {N * sizeof(float)};
    cuuint32_t box[2] = {TILE, TILE}, steps[2] = {1, 1};
    CUresult error = ((decltype(&cuTensorMapEncodeTiled))entry)(
        &map, CU_TENSOR_MAP_DATA_TYPE_FLOAT32, 2, in, sizes, strides, box, steps, CU_TENSOR_MAP_INTERLEAVE_NONE,
        CU_TENSOR_MAP_SWIZZLE_128B, CU_TENSOR_MAP_L2_PROMOTION_NONE, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE);
    if (error != CUDA_SUCCESS)
        return printf("no tensor map: %d\n", error), 1;
    transpose<<<dim3(2, 2), 128>>>(map, out);
    if (cudaDeviceSynchronize() != cudaSuccess)
        return printf("the kernel failed\n"), 1;
    int wrong = 0;
    for (int i = 0; i < N * N; i++)
        wrong += out[i] != in[i % N * N + i / N];
    printf("%d of %d values are wrong\n", wrong, N * N);
    return wrong != 0;
}
