"""Functions, errors, enumerations and structures of CUDA 13's runtime API: all exist, and agree with NVIDIA's
header where that is installed.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from minicc.host import functions
from minicc.host.api.functions import FUNCTIONS
from minicc.host.compiler import find
from minicc.host.device.elf_symbols import symbols
from minicc.host.device.errors import ERRORS
from minicc.host.runtime_library import make_runtime
from minicc.host.settings import HOST_FOLDER, LIBRARY

from .test_programs import program

needs_host_compiler = pytest.mark.skipif(shutil.which("g++") is None, reason="no g++ on PATH")
NAMES = (Path(__file__).parent / "runtime_api.txt").read_text().split()
"""The names of the functions of cuda_runtime_api.h of CUDA 13.0."""
LATER = (Path(__file__).parent / "runtime_api_later.txt").read_text().split()
"""Those that CUDA 13.1 to 13.5 have besides."""
CALLS = Path(__file__).parent / "runtime_calls.cu"


def test_every_function_is_in_the_table_or_the_headers() -> None:
    inline = {
        name
        for file in (HOST_FOLDER / "include").glob("*.h")
        for name in re.findall(r"static inline cuda\w+ (cuda\w+)\(", file.read_text())
    }
    assert not {*NAMES, *LATER} - {row.name for row in FUNCTIONS} - inline


def test_function_names_are_unique() -> None:
    names = [row.name for row in FUNCTIONS]
    assert sorted(set(names)) == sorted(names)


@needs_host_compiler
def test_every_function_of_the_tables_is_in_the_library() -> None:
    there = {symbol.name for symbol in symbols(make_runtime(find()).folder / LIBRARY) if symbol.is_function}
    assert not {row.symbol for row in (*FUNCTIONS, *functions.libraries())} - there


# -- beside NVIDIA's header


def nvidias_headers() -> Path:
    """Return the folder of NVIDIA's headers; skip the test without them."""
    result = shutil.which("nvcc")
    folder = Path(result).resolve().parent.parent if result else Path("nowhere")
    for candidate in (folder / "include", *sorted(folder.glob("cuda-13*/include"))):
        if (candidate / "cuda_runtime_api.h").is_file() and "13000" in (
            candidate / "cuda_runtime_api.h"
        ).read_text():
            return candidate
    pytest.skip("no cuda_runtime_api.h of CUDA 13 beside nvcc")


def _preprocessed(folder: Path) -> str:
    text = subprocess.run(
        ["g++", "-E", "-P", "-x", "c++", f"-I{folder}", folder / "cuda_runtime_api.h"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return re.sub(r"\s+", " ", text)


def our_headers(tmp_path: Path) -> list[str]:
    for name, text in functions.headers().items():
        (tmp_path / name).write_text(text)
    return [f"-I{HOST_FOLDER / 'include'}", f"-I{tmp_path}"]


@needs_host_compiler
def test_calls_that_the_header_allows_are_allowed(tmp_path: Path) -> None:
    """Check for each declaration a function with these parameters that passes them on."""
    text, calls = _preprocessed(nvidias_headers()), ["#include <cuda_runtime.h>"]
    for name in NAMES:
        match = re.search(rf"\b{name} ?\(([^;{{}}]*?)\) ?;", text)
        assert match is not None, name
        parameters = [
            part.split("=")[0].strip()
            for part in re.split(r",(?![^()]*\))", match[1])
            if part.strip() not in ("", "void")
        ]
        handed = [parameter.split()[-1].lstrip("*&") for parameter in parameters]
        calls.append(f"auto test_{name}({', '.join(parameters)}) {{ return {name}({', '.join(handed)}); }}")
    (tmp_path / "calls.cpp").write_text("\n".join(calls))
    done = subprocess.run(
        ["g++", "-std=c++17", "-fsyntax-only", "-w", *our_headers(tmp_path), "calls.cpp"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, "\n".join(line for line in done.stderr.splitlines() if "error" in line)


@needs_host_compiler
def test_calls_of_templates_and_overloads_and_of_later_functions(tmp_path: Path) -> None:
    """Check that the program compiles, and has a call of each."""
    text = CALLS.read_text()
    assert not [name for name in LATER if not re.search(rf"\b{name}\(", text)]
    done = subprocess.run(
        [
            "g++",
            "-std=c++17",
            "-fsyntax-only",
            "-w",
            "-x",
            "c++",
            "-D__CUDACC__=1",
            "-DLATER",
            "-D__global__=",
            "-D__device__=",
            "-D__host__=",
            "-include",
            "cuda_runtime.h",
            *our_headers(tmp_path),
            CALLS,
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, "\n".join(line for line in done.stderr.splitlines() if "error" in line)


_APART = {"cudaDeviceProp", "cudaDevAttrMax", "cudaFuncAttributeMax"}
"""What has more here: fields and attributes that CUDA 13 dropped."""


@needs_host_compiler
def test_numbers_and_sizes_are_those_of_the_header(tmp_path: Path) -> None:
    folder = nvidias_headers()
    text = (folder / "driver_types.h").read_text()
    text = re.sub(
        r"^ *#.*(?:\\\n.*)*$",
        "",
        re.sub(r"/\*.*?\*/|//[^\n]*", "", text, flags=re.DOTALL),
        flags=re.MULTILINE,
    )
    numbers = [word for body in re.findall(r"\benum\s+(?:__device_builtin__\s+)?\w+\s*\{(.*?)\}", text,
        re.DOTALL)
               for word in re.findall(r"(?:^|,)\s*(\w+)",
                   body) if "Reserved1" not in word and "Reserved9" not in word]  # fmt: skip
    records = re.findall(r"\b(?:struct|union)\s+(?:__device_builtin__\s+)?(cuda\w+)\s*\{", text) + re.findall(
        r"\}\s*(cuda\w+);", text
    )
    records = [
        name
        for name in records
        if not name.endswith(("_st", "HostUniversalFunctionAndDataTable"))
        and name not in ("cudaArray", "cudaMipmappedArray")
    ]
    lines = [f'printf("%s %lld\\n", "{name}", (long long){name});' for name in numbers if name not in _APART]
    lines += [
        f'printf("%s %zu\\n", "{name}", sizeof({name}));'
        for name in dict.fromkeys(records)
        if name not in _APART
    ]
    (tmp_path / "show.cpp").write_text(
        "#include <cuda_runtime.h>\n#include <cstdio>\nint main() {\n" + "\n".join(lines) + "\n}\n"
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
    assert len(numbers) > 500 and shown[1] == shown[0]


def test_errors_have_the_numbers_of_the_header() -> None:
    text = re.sub(r"/\*.*?\*/", "", (nvidias_headers() / "driver_types.h").read_text(), flags=re.DOTALL)
    said = {
        name: int(number)
        for name, number in re.findall(r"\b(cuda(?:Error\w+|Success))\s*=\s*(\d+)", text)
        if name != "cudaErrorApiFailureBase"
    }
    assert {name: number for name, (number, _) in ERRORS.items()} == said


# -- what single functions do


BODIES = {
    "attributes of a stream": (r"""
        cudaStream_t s, t; cudaStreamCreateWithPriority(&s, 0, -3); cudaStreamCreate(&t);
          cudaStreamAttrValue v; cudaStreamGetAttribute(s, cudaStreamAttributePriority, &v);
        printf("%d ", v.priority); v = {}; v.accessPolicyWindow.num_bytes = 99;
          cudaStreamSetAttribute(s, cudaStreamAttributeAccessPolicyWindow, &v);
        cudaStreamCopyAttributes(t, s); v = {};
          cudaStreamGetAttribute(t, cudaStreamAttributeAccessPolicyWindow, &v);
          printf("%zu", v.accessPolicyWindow.num_bytes);""", "-3 99"),
    "pools": (r"""
        cudaMemPool_t p, d; cudaMemPoolProps q = {}; q.allocType = cudaMemAllocationTypePinned;
          q.location = {cudaMemLocationTypeDevice, 0}; q.maxSize = 5000; cudaMemPoolCreate(&p, &q);
        cudaDeviceSetMemPool(0, p); cudaDeviceGetMemPool(&d, 0); printf("%d ", d == p); void *a, *b, *c;
          cudaMallocAsync(&a, 1000, 0); cudaMallocAsync(&b, 3000, 0);
        printf("%d ", cudaMallocAsync(&c, 2000, 0)); cudaFreeAsync(b, 0); unsigned long long n[2];
          auto show = [&] {
        cudaMemPoolGetAttribute(p, cudaMemPoolAttrUsedMemCurrent, n);
          cudaMemPoolGetAttribute(p, cudaMemPoolAttrUsedMemHigh, n + 1); printf("%llu %llu ", n[0], n[1]); };
        show(); n[0] = 0; cudaMemPoolSetAttribute(p, cudaMemPoolAttrUsedMemHigh, n); show(); cudaFree(a);
          show();
        cudaMemLocation l = {cudaMemLocationTypeHost, 0};
          printf("%d", cudaMemGetDefaultMemPool(&d, &l, cudaMemAllocationTypePinned));""",
          "1 2 1000 4000 1000 1000 0 1000 801"),
    "ranges": (r"""
        int *m, v[3]; cudaMallocManaged(&m, 400); cudaMemAdvise(m, 400, cudaMemAdviseSetReadMostly, 0);
          cudaMemAdvise(m, 400, cudaMemAdviseSetPreferredLocation, cudaCpuDeviceId);
        cudaMemAdvise(m, 400, cudaMemAdviseSetAccessedBy, 0); cudaMemPrefetchAsync(m, 100, 0);
          cudaMemRangeGetAttribute(v, 4, cudaMemRangeAttributeReadMostly, m, 400); printf("%d ", v[0]);
        cudaMemRangeGetAttribute(v, 12, cudaMemRangeAttributeAccessedBy, m, 400);
          printf("%d %d ", v[0], v[1]); void *d[] = {v, v + 1}; size_t s[] = {4, 4};
        cudaMemRangeAttribute a[] = {cudaMemRangeAttributePreferredLocation,
          cudaMemRangeAttributeLastPrefetchLocation}; cudaMemRangeGetAttributes(d, s, a, 2, m, 400);
            printf("%d %d ", v[0], v[1]);
        int *p; cudaMalloc(&p, 4); printf("%d ", cudaMemAdvise(p, 4, cudaMemAdviseSetReadMostly, 0));
          cudaPointerAttributes q; cudaPointerGetAttributes(&q, &shared);
        printf("%d %d %d", cudaMemPrefetchAsync(&shared, 4, 0), q.type,
          cudaMemRangeGetAttribute(v, (size_t)1 << 34, cudaMemRangeAttributeAccessedBy, m, 400));""",
          "1 0 -2 -1 0 1 0 3 1"),
    "libraries": (r"""
        const char *text = ".version 8.0\n.target sm_80\n.address_size 64\n.global .u32 n = 5;\n.visible "
          ".entry k(.param .u64 p) { .reg .u64 %r; ld.param.u64 %r, [p]; st.global.u32 [%r], 7; ret; }";
        cudaLibrary_t l; cudaKernel_t k; unsigned count;
          printf("%d ", cudaLibraryLoadData(&l, text, 0, 0, 0, 0, 0, 0));
          cudaLibraryGetKernelCount(&count, l); cudaLibraryGetKernel(&k, l, "k");
        int *p, h = 0; cudaMalloc(&p, 4); void *args[] = {&p}; cudaLaunchKernel((const void *)k, 1, 1, args);
          cudaMemcpy(&h, p, 4, cudaMemcpyDeviceToHost); printf("%u %d ", count, h);
        void *g; size_t n; cudaLibraryGetGlobal(&g, &n, l, "n"); cudaMemcpy(&h, g, 4, cudaMemcpyDeviceToHost);
          printf("%zu %d ", n, h); printf("%d ", cudaLibraryGetKernel(&k, l, "j"));
        printf("%d ", cudaLibraryUnload(l)); printf("%d", cudaLibraryUnload(l));""", "0 1 7 4 5 500 0 400"),
    "batches of typed pointers": (r"""
        int *a, *b, h[16]; cudaMalloc(&a, 64); cudaMalloc(&b, 64); for (int i = 0; i < 16; i++) h[i] = i * i;
          cudaMemcpy(a, h, 64, cudaMemcpyHostToDevice); cudaStream_t s; cudaStreamCreate(&s);
        int *from[] = {a, a + 8}, *to[] = {b + 8, b}; size_t n[] = {32, 32}, first = 0;
          cudaMemcpyAttributes m = {}; m.srcAccessOrder = cudaMemcpySrcAccessOrderStream;
        printf("%d ", cudaMemcpyBatchAsync(to, from, n, 2, m, s)); cudaStreamSynchronize(s);
          cudaMemcpy(h, b, 64, cudaMemcpyDeviceToHost); printf("%d %d ", h[0], h[15]);
        printf("%d %d ", cudaMemcpyBatchAsync(to, from, n, 2, &m, &first, 1, s),
          cudaMemcpyWithAttributesAsync(a, b, 4, &m, s)); cudaStreamSynchronize(s);
            cudaMemcpy(h, a, 4, cudaMemcpyDeviceToHost);
        int grid, block, same, other; cudaOccupancyMaxPotentialBlockSize(&grid, &block, add);
          cudaOccupancyMaxPotentialBlockSizeWithFlags(&other, &same, add, 0, 0,
            cudaOccupancyDisableCachingOverride);
        printf("%d %d ", h[0], grid == other && block == same);
          printf("%d", cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(&grid, &block, add,
            [](int) { return 0; }, 64, 7));""",
        "0 64 49 0 0 64 1 1"),
    "later functions": (r"""
        size_t n; cudaFuncGetParamCount((void *)add, &n); cudaExecutionContext_t c; int device = 5;
          printf("%zu %d ", n, cudaDeviceGetExecutionCtx(&c, 0)); cudaExecutionCtxGetDevice(&device, c);
        cudaStream_t s; printf("%d %d ", device, cudaExecutionCtxStreamCreate(&s, c, cudaStreamNonBlocking,
          0)); static int hit; cudaLaunchHostFunc_v2(s, [](void *p) { ++*(int *)p;
            }, &hit, cudaHostTaskSpinWait);
        cudaExecutionCtxSynchronize(c); cudaDevResource r;
          printf("%d %d ", hit, cudaDeviceGetDevResource(0, &r, cudaDevResourceTypeSm));
          cudaGraph_t g, around; cudaGraphNode_t node, second; cudaGraphCreate(&g, 0);
        cudaGraphAddEmptyNode(&node, g, 0, 0); cudaGraphAddEmptyNode(&second, g, &node, 1); unsigned id, a, b;
          cudaGraphGetId(g, &id); cudaGraphNodeGetLocalId(node, &a); cudaGraphNodeGetLocalId(second, &b);
        cudaGraphNodeGetContainingGraph(second, &around);
          printf("%d %d", a != b && id, around == g);""", "2 0 0 0 1 801 1 1"),
    "kernels": (r"""
        size_t at, size; cudaFuncGetParamInfo(add, 1, &at, &size);
          printf("%zu %zu %d ", at, size, cudaFuncGetParamInfo(add, 2, &at, &size));
        cudaKernel_t k; cudaGetKernel(&k, add); int *p, v = 3; cudaMallocManaged(&p, 4); *p = 1;
          void *args[] = {&p, &v}; cudaLaunchKernel((void *)k, 1, 1, args); cudaDeviceSynchronize();
          printf("%d ", *p);
        void *f; cudaDriverEntryPointQueryResult r; cudaGetDriverEntryPoint("cuDeviceGetCount", &f, 0, &r);
          int n = 0; ((int (*)(int *))f)(&n); printf("%d %d ", r, n);
        cudaGetDriverEntryPoint("cuNothing", &f, 0, &r);
          printf("%d %d", f == nullptr, r);""", "8 4 1 4 0 1 1 1"),
    "batches": (r"""
        int *a, *b, h[4] = {1, 2, 3, 4}, g[4] = {}; cudaMalloc(&a, 16); cudaMalloc(&b, 16);
          void *to[] = {a, b}; const void *from[] = {h, h + 2}; size_t n[] = {8, 8}, first = 0;
          cudaMemcpyAttributes m = {};
        cudaMemcpyBatchAsync(to, from, n, 2, &m, &first, 1, 0); cudaMemcpy(g, b, 8, cudaMemcpyDeviceToHost);
          printf("%d %d ", g[0], g[1]);
        cudaMemcpy3DBatchOp op = {}; op.src.type = op.dst.type = cudaMemcpyOperandTypePointer;
          op.src.op.ptr = {h, 8, 2}; op.dst.op.ptr = {a, 4, 2}; op.extent = {4, 2, 1};
        cudaMemcpy3DBatchAsync(1, &op, 0, 0); cudaMemcpy(g, a, 8, cudaMemcpyDeviceToHost);
          printf("%d %d ", g[0], g[1]);
        cudaMemcpy3DPeerParms p = {}; p.srcPtr = make_cudaPitchedPtr(a, 8, 8, 1);
          p.dstPtr = make_cudaPitchedPtr(b, 8, 8, 1); p.extent = make_cudaExtent(8, 1, 1);
          cudaMemcpy3DPeer(&p);
        cudaMemcpy(g, b, 8, cudaMemcpyDeviceToHost); printf("%d %d", g[0], g[1]);""", "3 4 1 3 1 3"),
    "a reset gives back all that was given": (r"""
        size_t before, after, total; cudaMemGetInfo(&before, &total); cudaPitchedPtr box;
          cudaMalloc3D(&box, make_cudaExtent(64, 4, 2)); void *a, *b, *c; cudaMallocHost(&a, 64);
        cudaMallocManaged(&b, 64); cudaMallocAsync(&c, 64, 0); static char mine[64];
          cudaHostRegister(mine, 64, 0); cudaGraph_t g; cudaGraphNode_t n; cudaMemAllocNodeParams q = {};
          q.bytesize = 64;
        cudaGraphCreate(&g, 0); cudaGraphAddMemAllocNode(&n, g, nullptr, 0, &q); shared = 5;
          printf("%d ", cudaDeviceReset()); cudaMemGetInfo(&after, &total);
          printf("%d %d ", before == after, shared);
        printf("%d %d ", cudaHostRegister(mine, 64, 0), cudaFree(a));
          printf("%d", cudaFree(&shared));""", "0 1 5 0 1 1"),
    "what is not there": (r"""
        cudaExternalMemory_t x; cudaExternalMemoryHandleDesc d = {};
          printf("%d %d ", cudaImportExternalMemory(&x, &d), cudaDestroyExternalMemory(0));
          cudaGraphicsResource_t r = 0;
        printf("%d ", cudaGraphicsMapResources(1, &r, 0)); int v;
          printf("%d ", cudaDeviceGetP2PAttribute(&v, cudaDevP2PAttrAccessSupported, 0, 1)); cudaArray_t a, q;
        cudaChannelFormatDesc c = cudaCreateChannelDesc<float>(); cudaMallocArray(&a, &c, 4, 4);
          printf("%d ", cudaArrayGetPlane(&q, a, 0)); cudaLaunchConfig_t l = {1, 1};
        printf("%d ", cudaOccupancyMaxActiveClusters(&v, add, &l)); size_t n = 9; char b[9];
          cudaLogIterator i; cudaLogsCurrent(&i, 0); printf("%d ", cudaLogsDumpToMemory(&i, b, &n, 0));
          printf("%zu ", n); printf("%d %d", cudaLogsDumpToFile(&i, "no/such", 0),
            cudaMemcpy3DPeer(nullptr));""",
        "801 400 400 101 1 0 0 0 1 1"),
}  # fmt: skip


@needs_host_compiler
@pytest.mark.parametrize("what", BODIES)
def test_functions(tmp_path: Path, what: str) -> None:
    body, said = BODIES[what]
    made = program(
        tmp_path,
        "#include <cstdio>\n__managed__ int shared;\n__global__ void add(int *p, int v) { *p += v; }\nint"
        f" main() {{ {body} }}",
    )
    assert made.run().stdout == said
