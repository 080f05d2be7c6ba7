"""The runtime's libraries of CUDA 12 and 13 in foreign processes: forms of functions that differ, and
variants for per-thread default streams.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from minicc.host.library_folder import library_folder

from .test_foreign import nvcc, run
from .test_runtime_api import nvidias_headers

pytestmark = pytest.mark.skipif(shutil.which("g++") is None, reason="no g++ on PATH")
__all__ = ["nvcc"]

START = r"""
import ctypes, sys
from ctypes import byref, c_float, c_int, c_size_t, c_uint, c_uint64, c_void_p
cudart = ctypes.CDLL(f"libcudart.so.{sys.argv[1]}")
def call(name, *args, expected=0):
    status = getattr(cudart, name)(*args)
    assert status == expected, (name, status)
class Location(ctypes.Structure):
    _fields_ = [("kind", c_int), ("number", c_int)]
pointer, graph, first, second, stream = (c_void_p() for _ in range(5))
call("cudaMallocManaged", byref(pointer), c_size_t(4096), 1)
call("cudaStreamCreate", byref(stream))
call("cudaGraphCreate", byref(graph), 0)
for node in first, second:
    call("cudaGraphAddEmptyNode", byref(node), graph, None, c_size_t(0))
sources, targets, data, count = (c_void_p * 1)(first), (c_void_p * 1)(second), (c_uint64 * 1)(5), c_size_t(1)
def preferred():
    out = c_int()
    call("cudaMemRangeGetAttribute", byref(out), c_size_t(4), 2, pointer, c_size_t(4096))
    return out.value
def node(kind, graph):
    out = c_void_p()
    parameters = (c_int * 64)(kind)
    return byref(out), graph, None, parameters
class Attributes(ctypes.Structure):
    _fields_ = [("order", c_int), ("hints", c_int * 4), ("flags", c_uint)]
values, back, attributes, zero = (c_uint * 2)(3, 4), (c_uint * 2)(), Attributes(1), (c_size_t * 1)(0)
batch = (c_void_p * 1)(ctypes.addressof(back)), (c_void_p * 1)(ctypes.addressof(values)), (c_size_t * 1)(8), \
    c_size_t(1), byref(attributes), zero, c_size_t(1)
status, number, captured, n = c_int(), c_uint64(), c_void_p(), c_size_t(9)
"""
OF_12 = r"""
call("cudaGraphAddDependencies", graph, sources, targets, c_size_t(1))
call("cudaGraphGetEdges", graph, sources, targets, byref(count))
call("cudaGraphGetEdges_v2", graph, sources, targets, data, byref(count))
assert (count.value, data[0]) == (1, 0)
call("cudaGraphNodeGetDependencies", second, sources, byref(count))
assert sources[0] == first.value
call("cudaGraphRemoveDependencies_v2", graph, sources, targets, None, c_size_t(1))
out, graph, before, parameters = node(5, graph)
call("cudaGraphAddNode", out, graph, before, c_size_t(0), parameters)
call("cudaGraphAddNode_v2", out, graph, before, None, c_size_t(0), parameters)
call("cudaMemAdvise", pointer, c_size_t(4096), 3, -1)
assert preferred() == -1
call("cudaMemAdvise_v2", pointer, c_size_t(4096), 3, Location(1, 0))
assert preferred() == 0
call("cudaMemPrefetchAsync", pointer, c_size_t(4096), 0, stream)
call("cudaMemPrefetchAsync_v2_ptsz", pointer, c_size_t(4096), Location(1, 0), 0, None)
failed = c_size_t(3)
call("cudaMemcpyBatchAsync", *batch, byref(failed), stream)
assert list(back) == [3, 4] and failed.value == 2**64 - 1
call("cudaStreamBeginCapture_ptsz", stream, 0)
call("cudaStreamGetCaptureInfo", stream, byref(status), byref(number))
call("cudaStreamGetCaptureInfo_v2", stream, byref(status), byref(number), byref(captured), None, byref(n))
assert (status.value, n.value) == (1, 0)
call("cudaStreamUpdateCaptureDependencies", stream, None, c_size_t(0), 1)
call("cudaStreamEndCapture", stream, byref(graph))
call("cudaThreadGetLimit", byref(count), 0)
assert count.value == 1024
old = (ctypes.c_char * 1032)()
call("cudaGetDeviceProperties", old, 0)
assert old.value and not any(map(ord, old.raw[728:].decode("latin-1")))
"""
OF_13 = r"""
call("cudaGraphAddDependencies", graph, sources, targets, None, c_size_t(1))
call("cudaGraphGetEdges", graph, sources, targets, data, byref(count))
assert (count.value, data[0]) == (1, 0)
call("cudaGraphNodeGetDependencies", second, sources, None, byref(count))
assert sources[0] == first.value
call("cudaMemAdvise", pointer, c_size_t(4096), 3, Location(2, 0))
assert preferred() == -1
call("cudaMemPrefetchAsync_ptsz", pointer, c_size_t(4096), Location(1, 0), 0, None)
call("cudaMemcpyBatchAsync_ptsz", *batch, None)
assert list(back) == [3, 4]
call("cudaStreamBeginCapture", stream, 0)
call("cudaStreamGetCaptureInfo", stream, byref(status), byref(number), byref(captured), None, None, byref(n))
assert (status.value, n.value) == (1, 0)
call("cudaMemset_ptds", pointer, 1, c_size_t(4), expected=0)      # the legacy stream would end the capture
call("cudaStreamEndCapture", stream, byref(graph))
assert not hasattr(cudart, "cudaMemAdvise_v2")
call("cudaGLGetDevices", None, None, None, 0, expected=801)
"""


@pytest.mark.parametrize(("version", "text"), [(12, OF_12), (13, OF_13)])
def test_functions_have_the_form_of_their_version(version: int, text: str) -> None:
    done = run(sys.executable, "-c", f"{START}{text}\nprint('done')", str(version))
    assert (done.returncode, done.stdout) == (0, "done\n"), done.stderr
    if version == 13:
        assert "'cudaGLGetDevices' is not supported (memory is not shared with graphics)" in done.stderr


def test_the_library_has_the_variants_of_the_header() -> None:
    text = (nvidias_headers() / "cuda_runtime_api.h").read_text()
    names = {
        f"{name}_{variant.lower()}"
        for variant, name in re.findall(r"#define \w+ +__CUDART_API_(PTSZ|PTDS)\((\w+)\)", text)
    }
    assert len(names) > 60
    folder = library_folder()
    output = subprocess.run(
        ["nm", "-D", "--defined-only", str(folder / "libcudart.so.13")],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    symbols = {line.split()[2].split("@")[0] for line in output.splitlines()}
    assert names - symbols == set()


PARTS = (
    """
#include <cstdio>
extern __device__ int scale(int);
extern __device__ int offset;
__constant__ int table[4] = {1, 2, 3, 4};
__global__ void run(int *p) { p[threadIdx.x] = scale(threadIdx.x) + offset + table[threadIdx.x % 4]; }
void other(int *);
int set_offset(int);
int main() {
    int *p, h[32], wrong = 0;
    cudaMalloc(&p, sizeof h);
    int status = set_offset(5);
    run<<<1, 32>>>(p);
    if (!status) status = cudaGetLastError();
    if (status) return printf("%d\\n", status), 1;
    cudaMemcpy(h, p, sizeof h, cudaMemcpyDeviceToHost);
    for (int i = 0; i < 32; i++) wrong += h[i] != 3 * i + 5 + 1 + i % 4;
    other(p);
    cudaMemcpy(h, p, sizeof h, cudaMemcpyDeviceToHost);
    for (int i = 0; i < 32; i++) wrong += h[i] != 3 * i;
    cudaFuncAttributes a;
    status = cudaFuncGetAttributes(&a, run);
    printf("%d %d wrong, %zu %d\\n", status, wrong, a.constSizeBytes, a.numRegs > 2 && a.numRegs < 20);
    return wrong;
}
""",
    """
__device__ int offset = 1;
__device__ int scale(int x) { return 3 * x; }
static __global__ void run(int *p) { p[threadIdx.x] = scale(threadIdx.x); }
void other(int *p) { run<<<1, 32>>>(p); }
int set_offset(int n) { return cudaMemcpyToSymbol(offset, &n, sizeof n); }
""",
)


@pytest.mark.parametrize(
    ("code", "output"),
    [("compute_80", "0 0 wrong, 16 1\n"), ("[compute_80,sm_80]", "0 0 wrong, 16 1\n"), ("sm_80", "209\n")],
)
def test_units_that_are_compiled_separately_are_linked(code: str, output: str, tmp_path: Path) -> None:
    if shutil.which("nvcc") is None:
        pytest.skip("no nvcc on PATH")
    for name, text in zip(("a.cu", "b.cu"), PARTS):
        (tmp_path / name).write_text(text)
    command = "nvcc", "-rdc=true", "-cudart", "shared", "-gencode", f"arch=compute_80,code={code}"
    subprocess.run([*command, "a.cu", "b.cu", "-o", "p"], cwd=tmp_path, check=True)
    done = run(str(tmp_path / "p"))
    assert done.stdout == output, done.stderr
    if code == "sm_80":
        assert "it holds machine code only (sm_80)" in done.stderr


def test_a_program_for_per_thread_default_streams_runs(nvcc: Callable[..., str]) -> None:
    options = (
        "-default-stream",
        "per-thread",
        "-cudart",
        "shared",
        "-gencode",
        "arch=compute_80,code=compute_80",
    )
    done = run(nvcc("saxpy", *options))
    assert done.returncode == 0, done.stderr
    symbols = subprocess.run(["nm", "-D", nvcc("saxpy", *options)], capture_output=True, text=True).stdout
    assert "_pt" in symbols
