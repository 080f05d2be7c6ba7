"""CUDA's headers as other people's headers use them."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import minicc

from .test_programs import program

pytestmark = pytest.mark.skipif(shutil.which("g++") is None, reason="no g++ on PATH")


def test_guards_that_headers_of_samples_ask_for(tmp_path: Path) -> None:
    """Check that helper_cuda.h has the parts for the runtime API only after that was included."""
    made = program(
        tmp_path,
        """
      #include <cstdio>
      #if defined(__CUDA_RUNTIME_H__) && defined(__CUDA_RUNTIME_API_H__) && defined(__DRIVER_TYPES_H__)
      #define SAID "there"
      #endif
      int main() { puts(SAID); }""",
    )
    assert made.run().stdout == "there\n"


def test_a_texture_of_the_programs_own(tmp_path: Path) -> None:
    """Check that without texture references `texture` is a name of the program."""
    made = program(
        tmp_path,
        """
      #include <cstdio>
      template <class T> struct texture { T v; };
      struct surface { int s; };
      int main() { texture<int> t = {3}; surface s = {4}; printf("%d\\n", t.v + s.s); }""",
    )
    assert made.run().stdout == "7\n"


def test_names_of_the_programs_macros(tmp_path: Path) -> None:
    """Check headers with options that define single letters, which headers must not use."""
    file = tmp_path / "p.cu"
    file.write_text(
        "#include <cuda_fp16.h>\n#include <cuda/atomic>\n#include <cooperative_groups.h>\n#include"
        " <mma.h>\nint main() { return A + F + N + T; }"
    )
    assert minicc.Program(file, options=[f"-D{letter}=1" for letter in "ABCDEFKLMNPRSTUV"]).run().status == 4


@pytest.mark.parametrize(
    "header, sentence",
    [
        ("thrust/device_vector.h", "Thrust is not supported"),
        ("cub/cub.cuh", "CUB is not supported"),
        ("cudnn.h", "cuDNN is not supported"),
        ("npp.h", "NPP is not supported"),
        ("nppi_filtering_functions.h", "NPP is not supported"),
        ("nvjpeg.h", "nvJPEG"),
        ("cublasdx.hpp", "MathDx"),
        ("cutensor.h", "cuTENSOR is not supported"),
        ("optix.h", "OptiX is not supported"),
        ("cutensornet.h", "cuQuantum"),
        ("cusparseLt.h", "cuSPARSELt"),
        ("cudss.h", "cuDSS"),
        ("nvcomp.hpp", "nvCOMP"),
        ("cufile.h", "GPUDirect Storage"),
        ("NvInfer.h", "TensorRT"),
        ("nvJitLink.h", "nvrtc.h and the driver API's linker"),
        ("nvcuvid.h", "Video Codec SDK"),
        ("cusolverSp.h", "the part for dense matrices"),
        ("nccl.h", "NCCL is not supported: there is one device"),
        ("helper_cuda.h", "name the folder of your copy with -I"),
        ("GL/glew.h", "graphics are not supported"),
        ("mpi.h", "MPI is not minicc's: install one, and name its folder with -I"),
        ("boost/none.hpp", "Boost is not minicc's: install it"),
        ("cuda/functional", "of libcu"),
        ("cuda/std/mdspan", "of <cuda/std/…> there is what <…> has in device code"),
    ],
)
def test_unsupported_libraries_are_named(tmp_path: Path, header: str, sentence: str) -> None:
    with pytest.raises(minicc.CompileError, match=f"p.cu:1:.*'{header}' is not found: .*{sentence}"):
        program(tmp_path, f"#include <{header}>\nint main() {{}}")


def test_marks_for_profilers_do_nothing(tmp_path: Path) -> None:
    made = program(
        tmp_path,
        """
      #include <nvtx3/nvToolsExt.h>
      #include <nvToolsExtCuda.h>
      #include <nvToolsExtCudaRt.h>
      #include <cuda_profiler_api.h>
      #include <cudaProfiler.h>
      #include <math_functions.h>
      __global__ void k() {}
      int main() { nvtxRangePush("a"); nvtxEventAttributes_t e = {}; e.version = NVTX_VERSION;
        e.size = NVTX_EVENT_ATTRIB_STRUCT_SIZE; nvtxRangePushEx(&e);
        nvtxNameCudaStream(0, "first"); nvtxNameCuStreamA(0, "again"); cudaProfilerStart(); k<<<1, 1>>>();
          cudaProfilerStop(); nvtxRangePop(); nvtxRangePop(); return cudaDeviceSynchronize(); }""",
    )
    result = made.run()
    assert (result.status, result.stderr) == (0, "")


def test_the_standard_library_for_both_sides(tmp_path: Path) -> None:
    """Check that kernels find under `cuda::std` the names of `std`; the host may construct latches and
    semaphores.
    """
    made = program(
        tmp_path,
        r"""
      #include <cuda/std/algorithm>
      #include <cuda/std/array>
      #include <cuda/std/cmath>
      #include <cuda/std/limits>
      #include <cuda/std/tuple>
      #include <cuda/std/utility>
      #include <cuda/latch>
      #include <cuda/semaphore>
      #include <cstdio>
      #include <new>
      #include <type_traits>
      using latch = cuda::latch<cuda::thread_scope_device>;
      using semaphore = cuda::counting_semaphore<cuda::thread_scope_device, 2>;
      template <class T> constexpr bool copies = std::is_copy_constructible_v<T> ||
        std::is_copy_assignable_v<T>;
      static_assert(!copies<latch> && !copies<semaphore> && !copies<cuda::atomic<int>>);
      struct Shared { int inside, most, wrong, after; };
      __global__ void k(latch *l, semaphore *s, Shared *to, cuda::std::array<float, 2> a,
        cuda::std::pair<int, float> *p) {
        s->acquire(); atomicMax(&to->most, atomicAdd(&to->inside, 1) + 1); __nanosleep(100);
          atomicSub(&to->inside, 1); s->release();
        if (threadIdx.x == 0) to->after = l->try_wait();
        l->arrive_and_wait(); to->wrong += !l->try_wait();
        if (threadIdx.x == 0) { auto t = cuda::std::make_tuple(1, 2.5f);
          p->first = cuda::std::min(3, 7) + cuda::std::get<0>(t);
            p->second = cuda::std::sqrt(a[1]) + cuda::std::get<1>(t) +
              (cuda::std::numeric_limits<float>::max() > 1); } }
      int main() { void *m; cudaMallocManaged(&m, 256); auto *l = new (m) latch(4);
        auto *s = new ((char *)m + 16) semaphore(2); auto *to = new ((char *)m + 32) Shared();
        auto *p = new ((char *)m + 64) cuda::std::pair<int, float>(); k<<<4, 1>>>(l, s, to, {1, 16}, p);
          cudaDeviceSynchronize();
        printf("%d %d %d %d %d %g %d\n", to->inside, to->most <= 2, to->wrong, to->after, p->first,
          p->second, l->try_wait() && s->try_acquire()); }""",
    )
    result = made.run()
    assert (result.stdout, result.stderr) == ("0 1 0 0 4 7.5 1\n", "")


def test_plain_cpp_files(tmp_path: Path) -> None:
    """Check that CUDA's keywords have no meaning in files that nvcc passes to the host compiler, and that
    device functions are not declared.
    """
    (tmp_path / "p.cu").write_text(
        "__global__ void k(int *p) { *p = 3; }\nvoid launch(int *p) { k<<<1, 1>>>(p); }\n"
    )
    (tmp_path / "main.cpp").write_text(
        """
      #include <cstdio>
      #include <cublas_v2.h>
      inline int max(int a, int b) { return a > b ? a : b; }
      inline float rsqrtf(float x) { return 1 / x; }
      template <class T> __host__ __device__ T twice(T x) { return 2 * x; }
      void launch(int *p);
      int main() { int *p, h; cudaMalloc(&p, 4); launch(p); cudaMemcpy(&h, p, 4, cudaMemcpyDeviceToHost);
        printf("%d %g\\n", max(twice(h), 1), rsqrtf(2)); }"""
    )
    made = minicc.Program(str(tmp_path / "p.cu"), str(tmp_path / "main.cpp"))
    assert made.run().stdout == "6 0.5\n"


def test_an_image_of_nvrtc_is_loaded(tmp_path: Path) -> None:
    made = program(
        tmp_path,
        r"""
      #include <cstdio>
      #include <cuda.h>
      #include <nvrtc.h>
      #include <vector>
      int main() { nvrtcProgram p;
        nvrtcCreateProgram(&p, "extern \"C\" __global__ void k(int *p) { *p = 5; }", "k.cu", 0, 0, 0);
        nvrtcCompileProgram(p, 0, 0);
        size_t size; nvrtcGetCUBINSize(p, &size); std::vector<char> image(size);
          nvrtcGetCUBIN(p, image.data()); CUmodule m; CUfunction f; cuModuleLoadData(&m, image.data());
          cuModuleGetFunction(&f, m, "k");
        CUdeviceptr d; int h; cuMemAlloc(&d, 4); void *args[] = {&d};
          cuLaunchKernel(f, 1, 1, 1, 1, 1, 1, 0, 0, args, 0); cuMemcpyDtoH(&h, d, 4); printf("%d", h); }""",
    )
    assert made.run().stdout == "5"


def test_lines_stay_behind_what_macros_of_the_system_leave(tmp_path: Path) -> None:
    """Check line numbers after NULL in a configuration: the preprocessor marks it as a system header's."""
    made = program(
        tmp_path,
        "#include <cstdio>\n#include <cassert>\n__global__ void k() { assert(1); }\nint main() {\n  k<<<1, 1,"
        ' 0, NULL>>>(); printf("%d ", __LINE__);\n  k<<<1, 1,\n 0, NULL>>>();\n  printf("%d\\n", __LINE__);'
        " return cudaDeviceSynchronize();\n}\n",
    )
    assert made.run().stdout == "5 8\n"


C = r"""
#include <stdio.h>
#include <cuda_runtime.h>
#include <cuda_runtime_api.h>
#include <cuda.h>
#include <cublas_v2.h>
#include <cufft.h>
#include <curand.h>
#include <nvrtc.h>
#include <vector_types.h>
#include <driver_types.h>
#include <cuda_profiler_api.h>
#include <cuComplex.h>
void launch(float *p, int n, cudaStream_t s);
static void CUDART_CB told(void *data) { *(int *)data += 1; }
int main(int argc, char **argv) {
    struct cudaDeviceProp prop; enum cudaMemcpyKind kind = cudaMemcpyHostToDevice; cudaError_t e;
      int n = 8, count = 0; float h[8], *d; cudaStream_t s; cudaEvent_t a, b; float ms;
    dim3 block = {8, 1, 1}; float2 v = make_float2(1.f, 2.f); struct float4 w = {1, 2, 3, 4};
      cudaExtent ex = make_cudaExtent(1, 2, 3);
    (void)argc; (void)argv; (void)block;
    if ((e = cudaGetDeviceProperties(&prop, 0)) != cudaSuccess) { printf("%s\n", cudaGetErrorString(e));
      return 1; }
    for (int i = 0; i < n; i++) h[i] = i;
    cudaMalloc((void **)&d, sizeof h); cudaStreamCreate(&s); cudaEventCreate(&a); cudaEventCreate(&b);
      cudaEventRecord(a, s);
    cudaMemcpyAsync(d, h, sizeof h, kind, s); launch(d, n, s); cudaLaunchHostFunc(s, told, &count);
      cudaMemcpyAsync(h, d, sizeof h, cudaMemcpyDeviceToHost, s);
    cudaEventRecord(b, s); cudaStreamSynchronize(s); cudaEventElapsedTime(&ms, a, b);
    CUdevice dev; cuInit(0); cuDeviceGet(&dev, 0);
    cublasHandle_t handle; float alpha = 2, beta = 0, *o, r[8]; cublasCreate(&handle);
      cudaMalloc((void **)&o, sizeof h);
    cublasSaxpy(handle, n, &alpha, d, 1, d, 1);
      cublasSgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, 2, 2, 2, &alpha, d, 2, d, 2, &beta, o, 2);
      cublasDestroy(handle);
    cudaMemcpy(r, o, sizeof r, cudaMemcpyDefault); cudaFree(d); cudaFree(o); cudaDeviceReset();
    cuFloatComplex z = make_cuFloatComplex(1, 2);
    printf("%g %g %d %g %zu %g %g\n", h[7], v.y, count, w.z, ex.depth, r[0], cuCimagf(z));
    return 0;
}
"""
FOR_C = """
__global__ void k(float *p, int n) { int i = threadIdx.x; if (i < n) p[i] = 2 * p[i]; }
extern "C" void launch(float *p, int n, cudaStream_t s) { k<<<1, 32, 0, s>>>(p, n); }
"""


def test_c_has_the_runtime_and_the_libraries(tmp_path: Path) -> None:
    (tmp_path / "main.c").write_text(C)
    (tmp_path / "kernel.cu").write_text(FOR_C)
    result = minicc.Program(str(tmp_path / "kernel.cu"), str(tmp_path / "main.c")).run()
    assert (result.status, result.stdout) == (0, "14 2 1 3 3 144 2\n"), result.stderr


@pytest.mark.parametrize(
    "name",
    [
        "cuda.h",
        "cublasLt.h",
        "cublas.h",
        "cudaProfiler.h",
        "cuda_bf16.h",
        "nvToolsExt.h",
        "library_types.h",
        "math_constants.h",
    ],
)
def test_headers_can_be_included_by_c_alone(tmp_path: Path, name: str) -> None:
    (tmp_path / "one.c").write_text(f"#include <{name}>\nint one(void) {{ return 1; }}\n")
    (tmp_path / "main.cu").write_text('extern "C" int one(void); int main() { return one(); }')
    assert minicc.Program(str(tmp_path / "main.cu"), str(tmp_path / "one.c")).run().status == 1


def test_the_header_of_cublas_brings_the_short_types(tmp_path: Path) -> None:
    made = program(
        tmp_path,
        """
      #include <cstdio>
      #include <cublas_v2.h>
      __global__ void k(half *h, __nv_bfloat16 *b) { *h = __float2half(1.5f); *b = __float2bfloat16(2.5f); }
      int main() { half *h; __nv_bfloat16 *b; cudaMallocManaged(&h, 4); cudaMallocManaged(&b, 4);
        k<<<1, 1>>>(h, b); cudaDeviceSynchronize();
        printf("%g %g\\n", (float)*h, (float)*b); }""",
    )
    assert made.run().stdout == "1.5 2.5\n"
