// What goes wrong on purpose: errors that a call returns, errors that stay until they are asked for, and asserts of the device.
//   minicc run examples/programs/errors.cu 2> /dev/null
// PROGRAM:
// CHECK: out of memory
// CHECK: invalid device ordinal
// CHECK: invalid configuration argument
// CHECK: invalid argument
// CHECK: {{^}}0 wrong
#include <cstring>
#include <stdexcept>
#include <string>

#include <cuda_runtime.h>
#include <cstdio>

class Error : public std::runtime_error {
public:
    const cudaError_t code;
    Error(cudaError_t code, const char *what) : std::runtime_error(std::string(what) + ": " + cudaGetErrorString(code)), code(code) {}
};
#define TRY(call) (void)((call) == cudaSuccess ? 0 : throw Error(cudaPeekAtLastError(), #call))

__global__ void touch(int *p) { p[threadIdx.x] = 1; }

template <class F>
static int fails(cudaError_t expected, F function) {
    try {
        function();
    } catch (const Error &error) {
        cudaGetLastError();  // it has been dealt with
        printf("%s\n", error.what());
        return error.code != expected;
    }
    return expected != cudaSuccess;
}

int main() {
    int *p = nullptr, wrong = 0;
    wrong += fails(cudaSuccess, [&] { TRY(cudaMalloc(&p, 32 * sizeof(int))); });
    wrong += fails(cudaErrorMemoryAllocation, [&] { void *q; TRY(cudaMalloc(&q, size_t(1) << 50)); });
    wrong += fails(cudaErrorInvalidDevice, [&] { TRY(cudaSetDevice(99)); });
    wrong += fails(cudaErrorInvalidConfiguration, [&] { touch<<<1, 4096>>>(p); TRY(cudaPeekAtLastError()); });
    wrong += fails(cudaErrorInvalidValue, [&] { TRY(cudaMemcpy(p, p + 16, 1000, cudaMemcpyDeviceToDevice)); });
    wrong += fails(cudaSuccess, [&] { touch<<<1, 32>>>(p); TRY(cudaGetLastError()); TRY(cudaDeviceSynchronize()); });

    // An error of a call is forgotten once it was asked for.
    cudaFree((void *)16);
    wrong += cudaGetLastError() != cudaErrorInvalidValue || cudaGetLastError() != cudaSuccess;
    wrong += strcmp(cudaGetErrorName(cudaErrorInvalidValue), "cudaErrorInvalidValue") != 0;
    wrong += fails(cudaSuccess, [&] { TRY(cudaFree(p)); });
    printf("%d wrong\n", wrong);
    return wrong != 0;
}
