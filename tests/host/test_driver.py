"""CUDA's driver API: enumerations, names of errors, and the functions that are the runtime's under other
names.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from minicc.host.device.errors import DRIVERS, ERRORS
from minicc.host.libraries.driver_errors import HEADER, NAMES
from minicc.host.settings import HOST_FOLDER

from .test_programs import program
from .test_runtime_api import nvidias_headers, our_headers

pytestmark = pytest.mark.skipif(shutil.which("g++") is None, reason="no g++ on PATH")


def test_numbers_are_those_of_the_header(tmp_path: Path) -> None:
    folder = nvidias_headers()
    ours = (HOST_FOLDER / "include" / "minicc_driver_enumerations.h").read_text() + HEADER
    numbers = [name for name in re.findall(r"\bCU\w*_\w+\b", ours) if not re.search(rf"enum {name}\b", ours)]
    lines = [f'printf("%s %lld\\n", "{name}", (long long){name});' for name in numbers]
    (tmp_path / "show.cpp").write_text(
        "#include <cuda.h>\n#include <cstdio>\nint main() {\n" + "\n".join(lines) + "\n}\n"
    )
    shown = []
    for number, places in enumerate(([f"-I{folder}"], our_headers(tmp_path))):
        subprocess.run(
            ["g++", "-std=c++17", "-w", *places, "show.cpp", "-o", f"show{number}"], cwd=tmp_path, check=True
        )
        shown.append(
            subprocess.run(
                [tmp_path / f"show{number}"], capture_output=True, text=True, check=True
            ).stdout.splitlines()
        )
    assert len(numbers) > 400 and shown[1] == shown[0]


def test_errors_have_the_names_of_the_header() -> None:
    text = re.sub(r"/\*.*?\*/", "", (nvidias_headers() / "cuda.h").read_text(), flags=re.DOTALL)
    said = {
        int(number): name for name, number in re.findall(r"\b(CUDA_(?:ERROR_\w+|SUCCESS))\s*=\s*(\d+)", text)
    }
    assert said == NAMES


def test_every_error_of_the_runtime_is_one_of_the_driver() -> None:
    assert {
        DRIVERS.get(number, number) for number, _ in ERRORS.values()
    } <= NAMES.keys() and not DRIVERS.keys() & NAMES.keys()


def test_invalid_handles(tmp_path: Path) -> None:
    """Check the errors for invalid handles: the runtime reports an invalid function, the driver an invalid
    handle; for invalid launches the driver reports an invalid value.
    """
    made = program(
        tmp_path,
        r"""#include <cuda.h>
      #include <cstdio>
      __global__ void k(int *p) { *p = 1; }
      int main() { CUfunction f = (CUfunction)0x77, ok; CUmodule md = (CUmodule)0x55;
        CUkernel kernel = (CUkernel)0x33; int v; size_t z; unsigned u; const char *n; CUdeviceptr p;
        void *a[1] = {&v};
      int found[] = {cuLaunchKernel(f, 1, 1, 1, 1, 1, 1, 0, 0, a, 0), cuLaunchCooperativeKernel(f, 1, 1, 1,
        1, 1, 1, 0, 0, a), cuFuncGetAttribute(&v, CU_FUNC_ATTRIBUTE_NUM_REGS, f), cuFuncGetName(&n, f),
        cuFuncSetCacheConfig(f, CU_FUNC_CACHE_PREFER_L1), cuFuncSetSharedMemConfig(f,
          CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE), cuOccupancyMaxActiveBlocksPerMultiprocessor(&v, f, 32, 0),
        cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(&v, f, 32, 0, 0),
          cuOccupancyAvailableDynamicSMemPerBlock(&z, f, 1, 32), cuKernelGetFunction(&ok, kernel),
            cuModuleGetFunctionCount(&u, md),
        cuModuleGetGlobal(&p, &z, md, "k"), cuEventRecord((CUevent)0x99, 0),
          cuStreamSynchronize((CUstream)0x1230), cuGraphLaunch((CUgraphExec)0x12, 0),
            cuArrayDestroy((CUarray)0x13)};
      for (int e : found) printf("%d ", e);
      cudaGetFuncBySymbol((cudaFunction_t *)&ok, (const void *)k); CUarray array;
        CUDA_ARRAY_DESCRIPTOR d = {4, 0, CU_AD_FORMAT_BC1_UNORM, 9};
      printf("\n%d %d %d ", cuLaunchKernel(ok, 1, 1, 1, 2000, 1, 1, 0, 0, a, 0), cuLaunchKernel(ok, 0, 1, 1,
        1, 1, 1, 0, 0, a, 0), cuArrayCreate(&array, &d));
      printf("%d %d %d\n", cudaFuncSetCacheConfig((const void *)0x77, cudaFuncCachePreferL1),
        cudaLaunchKernel((const void *)k, 0, 1, a), cudaLibraryUnload((cudaLibrary_t)0x4)); }""",
    )
    assert made.run().stdout == "400 " * 16 + "\n1 1 1 98 9 400\n"


PTX = (
    r'".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k(.param .u64 p, .param .u32 v) { .reg'
    r' .u64 %r; .reg .u32 %v; ld.param.u64 %r, [p]; ld.param.u32 %v, [v]; st.global.u32 [%r], %v; ret; }"'
)


def test_functions(tmp_path: Path) -> None:
    made = program(
        tmp_path,
        "#include <cuda.h>\n#include <cstdio>\nint main() { const char *text = "
        + PTX
        + r""";
      CUdevice d; CUcontext c; CUmodule m; CUfunction f; CUdeviceptr p, base; CUstream s;
        unsigned n = 0, flags; int active, least, greatest; size_t size, pitch; const char *name;
      cuInit(0); cuDeviceGet(&d, 0); cuDevicePrimaryCtxRetain(&c, d);
        cuDevicePrimaryCtxGetState(d, &flags, &active); cuCtxGetStreamPriorityRange(&least, &greatest);
        printf("%d %d %d\n", active, least, greatest);
      cuModuleLoadData(&m, text); cuModuleGetFunctionCount(&n, m); cuModuleGetFunction(&f, m, "k");
        cuFuncGetName(&name, f); printf("%u %s ", n, name);
        cuStreamCreateWithPriority(&s, CU_STREAM_NON_BLOCKING, -2);
      cuMemAllocPitch(&p, &pitch, 40, 3, 4); cuMemsetD2D32(p, pitch, 7, 10, 3);
        cuMemGetAddressRange(&base, &size, p + 100); printf("%d %zu %zu ", base == p, size, pitch);
        int v = 9, h[2];
      void *args[] = {&p, &v}; printf("%d ", cuLaunchCooperativeKernel(f, 1, 1, 1, 1, 1, 1, 0, s, args));
        cuStreamQuery(s); cuMemcpyDtoH(h, p, 8); printf("%d %d\n", h[0], h[1]);
      CUmemorytype kind; cuPointerGetAttribute(&kind, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, p);
        bool is_managed = true; cuPointerGetAttribute(&is_managed, CU_POINTER_ATTRIBUTE_IS_MANAGED, p);
        printf("%d %d ", kind, is_managed);
      CUgraph g; CUgraphExec x; cuStreamBeginCapture(s, CU_STREAM_CAPTURE_MODE_GLOBAL); v = 11;
        cuLaunchKernel(f, 1, 1, 1, 1, 1, 1, 0, s, args, 0); cuStreamEndCapture(s, &g);
        cuGraphInstantiate(&x, g, 0);
      cuGraphLaunch(x, s); cuStreamSynchronize(s); cuMemcpyDtoH(h, p, 4); int grid, block;
        cuOccupancyMaxPotentialBlockSize(&grid, &block, f, [](int size) { return (size_t)size * 40; }, 0, 0);
      printf("%d %d %d ", h[0], grid, block); cuGetErrorName(CUDA_ERROR_NOT_FOUND, &name);
        printf("%s ", name); cuMemAllocAsync(&p, 16, s); printf("%d ", cuMemFreeAsync(p, s));
        printf("%d\n", cuMemFree(p)); }""",
    )
    assert made.run().stdout == "1 0 -5\n1 k 1 1536 512 0 9 7\n2 0 11 216 1024 CUDA_ERROR_NOT_FOUND 0 1\n"


def test_copies_and_fills(tmp_path: Path) -> None:
    """Check that in a capture they become nodes with their parameters."""
    made = program(
        tmp_path,
        r"""#include <cuda.h>
      #include <cstdio>
      int main() { CUdeviceptr p; CUstream s; CUgraph g; CUgraphExec x; unsigned short h[8] = {}; cuInit(0);
        cuMemAlloc(&p, 16); cuStreamCreate(&s, 0); cuMemsetD8(p, 1, 16); cuMemsetD16(p + 2, 5, 2);
      cuMemcpyDtoH(h, p, 16); printf("%x %x %x %x\n", h[0], h[1], h[2], h[3]);
        cuStreamBeginCapture(s, CU_STREAM_CAPTURE_MODE_GLOBAL); cuMemsetD2D32Async(p, 8, 9, 1, 2, s);
      cuMemcpyDtoHAsync(h, p, 16, s); cuStreamEndCapture(s, &g); CUgraphNode n[2]; size_t c = 2;
        cuGraphGetNodes(g, n, &c); cudaMemsetParams f; cudaMemcpy3DParms y;
        cudaGraphMemsetNodeGetParams(n[0], &f);
      cudaGraphMemcpyNodeGetParams(n[1], &y);
        printf("%u %u %zu %zu %zu %d ", f.value, f.elementSize, f.width, f.height, y.extent.width, y.kind);
        cuGraphInstantiate(&x, g, 0); cuGraphLaunch(x, s);
      cuStreamSynchronize(s); printf("%x %x %x\n", h[0], h[1], h[2]); }""",
    )
    assert made.run().stdout == "101 5 5 101\n9 4 1 2 16 2 9 0 5\n"


def test_what_the_device_lacks_is_not_supported(tmp_path: Path) -> None:
    """Check that attributes and errors report missing features: multicast objects need compute capability
    9.0, and the process is alone.
    """
    made = program(
        tmp_path,
        r"""#include <cuda.h>
      #include <cuda_runtime.h>
      #include <cstdio>
      int main() { float *p; cudaMalloc(&p, 256); int casts;
        cuDeviceGetAttribute(&casts, CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED, 0);
      CUmemGenericAllocationHandle handle; CUmulticastObjectProp wanted = {1, 1 << 20, 0, 0};
        CUipcMemHandle shared; CUdeviceptr q;
      printf("%d %zu ", casts, sizeof wanted);
      printf("%d %d %d\n", cuMulticastCreate(&handle, &wanted), cuIpcGetMemHandle(&shared, (CUdeviceptr)p),
        cuIpcOpenMemHandle(&q, shared, 1)); }""",
    )
    assert made.run().stdout == "0 32 801 801 801\n"
