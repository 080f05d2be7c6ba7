// A program without kernels: it compiles CUDA C++ while it runs, loads the PTX and launches what is in it by name.
//   minicc build examples/programs/nvrtc.cpp -lnvrtc -lcuda -o nvrtc && ./nvrtc
#include <cuda.h>
#include <nvrtc.h>
#include <cstdio>
#include <string>
#include <vector>

static const char *const source = R"(
#include "scale.h"
template <class T> __global__ void apply(T *values, T factor, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) values[i] = scale(values[i], factor) + offset;
}
)";
static const char *const header = "__constant__ float offset;\ntemplate <class T> __device__ T scale(T a, T b) { return a * b; }\n";

#define CHECK(call)                                                                   \
    do {                                                                              \
        if (int status = (int)(call)) {                                               \
            std::fprintf(stderr, "%s:%d: %s is %d\n", __FILE__, __LINE__, #call, status); \
            return 1;                                                                 \
        }                                                                             \
    } while (0)

int main() {
    nvrtcProgram program;
    const char *name = "scale.h", *options[] = {"--gpu-architecture=compute_80", "-std=c++17"}, *lowered;
    CHECK(nvrtcCreateProgram(&program, source, "apply.cu", 1, &header, &name));
    CHECK(nvrtcAddNameExpression(program, "apply<float>"));
    CHECK(nvrtcCompileProgram(program, 2, options));
    size_t size;
    CHECK(nvrtcGetPTXSize(program, &size));
    std::string ptx(size, 0);
    CHECK(nvrtcGetPTX(program, &ptx[0]));
    CHECK(nvrtcGetLoweredName(program, "apply<float>", &lowered));

    CUdevice device;
    CUcontext context;
    CUmodule module;
    CUfunction function;
    CUdeviceptr values, offset;
    CHECK(cuInit(0));
    CHECK(cuDeviceGet(&device, 0));
    CHECK(cuCtxCreate(&context, 0, device));
    CHECK(cuModuleLoadDataEx(&module, ptx.c_str(), 0, nullptr, nullptr));
    CHECK(cuModuleGetFunction(&function, module, lowered));
    CHECK(cuModuleGetGlobal(&offset, &size, module, "offset"));
    CHECK(nvrtcDestroyProgram(&program));
    int n = 100, wrong = 0;
    float factor = 3, shift = 0.5f;
    std::vector<float> host(n, 2);
    CHECK(cuMemAlloc(&values, n * sizeof(float)));
    CHECK(cuMemcpyHtoD(values, host.data(), n * sizeof(float)));
    CHECK(cuMemcpyHtoD(offset, &shift, sizeof shift));
    void *arguments[] = {&values, &factor, &n};
    CHECK(cuLaunchKernel(function, 4, 1, 1, 32, 1, 1, 0, nullptr, arguments, nullptr));
    struct { CUdeviceptr values; float factor; int n; } block = {values, 2, n};
    size_t bytes = sizeof block;
    void *extra[] = {CU_LAUNCH_PARAM_BUFFER_POINTER, &block, CU_LAUNCH_PARAM_BUFFER_SIZE, &bytes, CU_LAUNCH_PARAM_END};
    CHECK(cuLaunchKernel(function, 4, 1, 1, 32, 1, 1, 0, nullptr, nullptr, extra));
    CHECK(cuMemcpyDtoH(host.data(), values, n * sizeof(float)));
    for (float value : host) wrong += value != 13.5f;
    CHECK(cuMemFree(values));
    CHECK(cuModuleUnload(module));
    CHECK(cuCtxDestroy(context));
    std::printf("%d wrong\n", wrong);
    return wrong != 0;
}
