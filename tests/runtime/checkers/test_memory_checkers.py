"""'init' and 'mem' from Python and in whole programs."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import minicc

COPY = 'extern "C" __global__ void copy(float *y, const float *x) { y[threadIdx.x] = x[threadIdx.x]; }'


def test_what_the_host_writes_to_a_marked_array_is_defined():
    copy = minicc.compile(COPY)["copy"]
    x, y = minicc.uninit(np.empty(32, np.float32)), np.zeros(32, np.float32)
    x[:20] = 1
    with minicc.checking("init") as reports:
        copy[1, 32](y, x)
    (report,) = reports
    assert (report.kind, report.line, report.function) == ("undefined-output", 1, "copy")
    assert report.notes[0] == "48 bytes of argument 'y' are undefined, from byte 80 on"
    x[20:] = 2
    with minicc.checking("init") as reports:
        copy[1, 32](y, x)
    assert not reports
    assert y.tolist() == [1] * 20 + [2] * 12


def test_what_a_kernel_writes_to_a_marked_array_is_defined_in_later_launches():
    copy = minicc.compile(COPY)["copy"]
    x, y, z = np.ones(16, np.float32), minicc.uninit(np.empty(32, np.float32)), np.zeros(32, np.float32)
    with minicc.checking("init") as reports:
        copy[1, 16](y, x)
        copy[1, 16](z, y)
        assert not reports
        copy[1, 32](z, y)
    assert [report.notes[0] for report in reports] == [
        "64 bytes of argument 'y' are undefined, from byte 64 on"
    ]


def test_a_part_of_a_marked_array_is_undefined():
    copy = minicc.compile(COPY)["copy"]
    x, y = minicc.uninit(np.empty(64, np.float32)), np.zeros(32, np.float32)
    with minicc.checking("init") as reports:
        copy[1, 32](y, x[16:48])
    assert len(reports) == 1


def test_padding_of_structures_is_no_result():
    pair = np.dtype([("tag", "i1"), ("value", "<i4")], align=True)
    source = (
        'struct P { char tag; int value; }; extern "C" __global__ void k(P *out, const P *in) {'
        " out[threadIdx.x] = in[threadIdx.x]; }"
    )
    k = minicc.compile(source)["k"]
    data = np.zeros(8, pair)
    with minicc.checking("init") as reports:
        k[1, 8](np.zeros(8, pair), minicc.uninit(data))
        assert len(reports) == 1
    marked = minicc.uninit(np.zeros(8, pair))
    marked["tag"], marked["value"] = 1, 2
    with minicc.checking("init") as reports:
        k[1, 8](np.zeros(8, pair), marked)
    assert not reports


def test_arrays_of_a_device_are_undefined_until_they_are_written_to():
    copy, device = minicc.compile(COPY)["copy"], minicc.Device()
    with minicc.checking("init") as reports:
        x, y, z = device.empty(32), device.empty(32), device.zeros(32)
        copy[1, 32](y, z)
        y.get()
        assert not reports
        x[:20] = 1
        copy[1, 32](y, x)
        assert not reports
        assert y.get()[:20].tolist() == [1] * 20
        assert [(report.kind, report.notes[0]) for report in reports] == [
            ("undefined-output", "48 bytes of a DeviceArray are undefined, from byte 80 on")
        ]


def test_arrays_made_before_anybody_checks_are_undefined_too():
    copy, device = minicc.compile(COPY)["copy"], minicc.Device()
    untouched, partly, filled, zeros, given, out = (
        device.empty(32),
        device.empty(32),
        device.empty(32),
        device.zeros(32),
        device.array(np.ones(32, np.float32)),
        device.empty(32),
    )
    gone = device.empty(32)
    gone.free()
    again = device.zeros(32)
    partly[:20] = 1
    filled[...] = 2
    assert device.memory.has_undefined
    for array, bytes in ((untouched, 128), (partly, 48), (filled, 0), (zeros, 0), (given, 0), (again, 0)):
        with minicc.checking("init") as reports:
            copy[1, 32](out, array)
            out.get()
        assert [report.notes[0].split()[0] for report in reports] == [str(bytes)] * bool(bytes)
    copy[1, 32](untouched, given)
    assert not device.memory.has_undefined


@pytest.mark.parametrize("array", [np.zeros((4, 4))[:, ::2], np.broadcast_to(np.zeros(1), 4), [1, 2]])
def test_only_plain_arrays_are_marked(array):
    with pytest.raises(minicc.UsageError, match="C-contiguous"):
        minicc.uninit(array)


def test_programs_that_nobody_checks_have_no_shadow():
    obj = minicc.compile(COPY)
    program = obj._program(None, ())
    assert program.watch.observers == ()
    obj["copy"][1, 8](np.zeros(8, np.float32), np.ones(8, np.float32), engine="reference")
    assert obj.device.memory.shadow is None
    assert not re.search("shadow|through|framed", obj._prepared["reference"]._code._functions["copy"].source)


def test_what_launches_without_checkers_write_is_defined():
    copy, device = minicc.compile(COPY)["copy"], minicc.Device()
    with minicc.checking("init") as reports:
        x, y = device.empty(32), device.empty(32)
    copy[1, 32](x, device.array(np.ones(32, np.float32)))
    with minicc.checking("init") as reports:
        copy[1, 32](y, x)
        assert y.get().tolist() == [1] * 32
    assert not reports


def test_faults_are_reports_and_stay_faults():
    k = minicc.compile(
        'extern "C" __global__ void k(int *p)\n{\n    p[blockIdx.x * 8 + threadIdx.x] = 1;\n}'
    )["k"]
    with pytest.raises(minicc.MemoryFault), minicc.checking("mem") as reports:
        k[2, 8](np.zeros(12, np.int32))
    (report,) = reports
    assert (report.tool, report.kind, report.line, report.space, report.size, report.message) == (
        "mem",
        "out-of-bounds",
        3,
        "global",
        4,
        "Invalid __global__ write of size 4 bytes",
    )
    assert report.threads == (((1, 0, 0), (4, 0, 0)),)


def test_notes_name_the_first_undefined_byte_and_what_a_value_went_through():
    source = """
struct S { short a, b; };
__device__ __noinline__ int grow(int a)
{
    int t[64];
    for (int i = 0; i < 64; i++)
        t[i] = i + a;
    return t[a & 63];
}
extern "C" __global__ void k(int *p)
{
    __shared__ S s;
    s.a = 1;
    int v = *(int *)&s;
    int w = grow(threadIdx.x);
    if (v > w) *p = 1;
}
"""
    for level in ("-O0", "-O2"):
        with minicc.checking("init") as reports:
            minicc.compile(source, options=[level])["k"][1, 1](np.zeros(1, np.int32))
        (report,) = reports
        assert (report.line, report.other_line, report.space) == (16, 14, "shared")
        assert (
            report.notes[0]
            == "it was read from shared variable 's' of 4 bytes, at byte 2, which nothing had been written to"
        )


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_faults_in_headers_are_told_where_they_are_called(level: str) -> None:
    source = """
extern "C" __global__ void k(int *p)
{
    int own[8];
    memcpy(own, p, sizeof own);
    p[0] = own[5];
}
"""
    with pytest.raises(minicc.MemoryFault), minicc.checking("mem") as reports:
        minicc.compile(source, options=[level])["k"][1, 1](np.zeros(4, np.int32))
    assert [(report.kind, report.line) for report in reports] == [("out-of-bounds", 5)]
    assert reports[0].file is not None and not reports[0].file.startswith("<minicc>")


def test_leaks_are_told_at_the_end_over_all_launches():
    source = """
__device__ int *kept;
extern "C" __global__ void take(int n) { kept = (int *)malloc(n); }
extern "C" __global__ void give() { free(kept); }
"""
    obj = minicc.compile(source)
    with minicc.checking("mem") as reports:
        obj["take"][1, 1](16)
        obj["give"][1, 1]()
    assert not reports
    with minicc.checking("mem") as reports:
        obj["take"][1, 1](16)
        obj["take"][1, 1](32)
        obj["give"][1, 1]()
    assert [(report.kind, report.line, report.size) for report in reports] == [("leak", 3, 16)]


PROGRAM = """\
#include <cstdio>
__global__ void scale(float *y, const float *x, int n) { int i = threadIdx.x; if (i < n) y[i] = 2 * x[i]; }
__global__ void positive(int *y, const int *x) {
    if (x[threadIdx.x] > 0)
        y[threadIdx.x] = 1;
}
__device__ int table[4];
__global__ void look(int *y, int n) {
    int own[2], other[2];
    for (int i = 0; i < 2; i++)
        own[i ^ n] = other[i ^ n] = i;
    own[threadIdx.x + 2 * n] = table[threadIdx.x];
    y[0] = own[n] + other[threadIdx.x];
}
int main() {
    float *x, *y, h[64] = {};
    cudaMalloc(&x, sizeof h);
    cudaMalloc(&y, sizeof h);
    cudaMemcpy(x, h, 32 * sizeof(float), cudaMemcpyHostToDevice);
#ifdef WRONG
    scale<<<1, 64>>>(y, x, 64);
#else
    scale<<<1, 64>>>(y, x, 32);
#endif
    cudaMemcpy(h, y, sizeof h, cudaMemcpyDeviceToHost);
    int *a, *b;
    cudaMalloc(&a, 128);
    cudaMalloc(&b, 128);
#ifndef WRONG
    cudaMemset(a, 0, 128);
#endif
    positive<<<1, 32>>>(b, a);
    cudaMemcpy(a, x, 128, cudaMemcpyDeviceToDevice);
    positive<<<1, 32>>>(b, a);
#ifdef WRONG
    look<<<1, 2>>>(b, 1);
    cudaFree(a);
    positive<<<1, 32>>>(b, a);
    cudaDeviceSynchronize();
#else
    look<<<1, 2>>>(b, 0);
#endif
    puts("done");
}
"""


def _told(*options: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-m", "minicc", "run", *options, "program.cu"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "done\n"
    return [line for line in done.stderr.splitlines() if line.endswith("]") and ": error: " in line]


def test_whole_programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("program.cu").write_text(PROGRAM)

    assert _told("--check=init,mem") == []
    assert sorted(line.partition(": error: ")[::2] for line in _told("--check=init,mem", "-DWRONG")) == [
        ("program.cu:12:30", "Invalid __local__ write of size 4 bytes [mem: overflow]"),
        ("program.cu:2:101", "Uninitialized __global__ memory read of size 4 bytes [init: undefined-read]"),
        ("program.cu:4:9", "Invalid __global__ read of size 4 bytes [mem: use-after-free]"),
        ("program.cu:4:9", "Uninitialized __global__ memory read of size 4 bytes [init: undefined-read]"),
    ]


SEEN = """\
#include <cstdio>
__device__ int flags[4], table[4];
__global__ void scratch(int *p) { __shared__ int s[4]; p[threadIdx.x] = s[threadIdx.x]; }
__global__ void store(int *p) { __shared__ int s[4]; p[threadIdx.x] = s[threadIdx.x]; }
__global__ void variable() { __shared__ int s[4]; flags[threadIdx.x] = s[threadIdx.x]; }
__global__ void some(int *p) { if (threadIdx.x < 2) p[threadIdx.x] = 1; }
__global__ void use(int *p, int *o) { if (p[threadIdx.x] > 2) o[threadIdx.x] = 1; }
__global__ void look(int *o) { if (flags[threadIdx.x] + table[threadIdx.x] > 2) o[threadIdx.x] = 1; }
__global__ void again(int *p) { __shared__ int s[4]; p[threadIdx.x] = s[threadIdx.x]; }
int main() {
    int h[4] = {1, 2, 3, 4}, *d, *o, *pinned, *managed;
    cudaMalloc(&d, 16);
    cudaMalloc(&o, 16);
    cudaMemset(o, 0, 16);
    cudaMallocHost(&pinned, 16);
    cudaMallocManaged(&managed, 16);
#ifdef WRONG
    store<<<1, 4>>>(d);
    cudaMemcpy(pinned, d, 16, cudaMemcpyDeviceToHost);
    scratch<<<1, 4>>>(managed);
    cudaDeviceSynchronize();
    variable<<<1, 4>>>();
    cudaMemcpyFromSymbol(h, flags, 16);
    cudaFree(d);
    cudaMalloc(&d, 16);
    cudaMemcpyToSymbol(table, d, 16, 0, cudaMemcpyDeviceToDevice);
    look<<<1, 4>>>(o);
    char *bytes;
    cudaMalloc(&bytes, 32);
    cudaMalloc(&d, 16);
    again<<<1, 4>>>(d);
    cudaMemcpy(bytes + 1, d, 15, cudaMemcpyDeviceToDevice);
    cudaMemcpy(h, bytes + 1, 15, cudaMemcpyDeviceToHost);
#else
    variable<<<1, 4>>>();
    cudaMemcpyToSymbol(flags, h, sizeof h);
    look<<<1, 4>>>(o);
    some<<<1, 4>>>(d);
    cudaMemcpy(pinned, d, 16, cudaMemcpyDeviceToHost);
    pinned[2] = pinned[3] = 7;
    cudaMemcpy(d, pinned, 16, cudaMemcpyHostToDevice);
    use<<<1, 4>>>(d, o);
    scratch<<<1, 4>>>(managed);
    store<<<1, 4>>>(managed);
    cudaMemset(managed, 0, 16);
    cudaDeviceSynchronize();
    managed[3] = 3;
    use<<<1, 4>>>(managed, o);
#endif
    cudaMemcpy(h, o, sizeof h, cudaMemcpyDeviceToHost);
    puts("done");
}
"""


@pytest.mark.parametrize("order", [(), ("--order=1",)])
def test_what_the_host_sees_and_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, order: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("program.cu").write_text(SEEN)
    assert _told("--check=init", *order) == []
    match = [
        re.fullmatch(r"program.cu:(\d+):\d+: error: (.*)", line)
        for line in _told("--check=init", *order, "-DWRONG")
    ]
    assert [(int(line[1]), line[2]) for line in match if line is not None] == [
        (
            4,
            (
                "The result in the 16 bytes from cudaMalloc depends on uninitialized __shared__ memory [init:"
                " undefined-output]"
            ),
        ),
        (
            3,
            (
                "The result in the 16 bytes from cudaMallocManaged depends on uninitialized __shared__ memory"
                " [init: undefined-output]"
            ),
        ),
        (
            5,
            (
                "The result in the global variable 'flags' depends on uninitialized __shared__ memory [init:"
                " undefined-output]"
            ),
        ),
        (8, "Uninitialized __global__ memory read of size 4 bytes [init: undefined-read]"),
        (
            9,
            (
                "The result in the 32 bytes from cudaMalloc depends on uninitialized __shared__ memory [init:"
                " undefined-output]"
            ),
        ),
    ]


def test_what_is_compiled_where_a_checker_watches_keeps_undefined_variables() -> None:
    source = (
        "__global__ void k(int *y, int n)\n{\n    int v;\n    if (n)\n        v = 1;\n    y[threadIdx.x] ="
        " v;\n}\n"
    )
    before = minicc.compile(source)
    with minicc.checking("init") as reports:
        before["k"][1, 32](np.zeros(32, np.int32), 0)
        assert not reports
        minicc.compile(source)["k"][1, 32](np.zeros(32, np.int32), 0)
        assert minicc.compile(before.ptx, filename="k.ptx").ptx == before.ptx
    (report,) = reports
    assert (report.kind, report.line, report.other_line) == ("undefined-output", 6, 6)
    assert any("local variable 'v'" in note for note in report.notes)
    assert minicc.compile(source).ptx == before.ptx
