"""Objects of the API: what they print, what is in them, copies and pickles."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import minicc
from minicc.support import diagnostics as d

SOURCE = """
__device__ int total;
struct Pair { int a; float b; };
__constant__ Pair pairs[2];
__device__ Pair one;
template <typename T> __global__ void add(T *p, const T *q, int n) { p[threadIdx.x] += q[threadIdx.x] * n; }
template __global__ void add<float>(float *, const float *, int);
__global__ void count(int *p) { atomicAdd(&total, 1); *p = total; }
"""
COPIES: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, lambda x: pickle.loads(pickle.dumps(x))]


@pytest.fixture(scope="module")
def obj() -> minicc.ObjectCode:
    return minicc.compile(SOURCE, filename="a.cu")


def test_an_object_prints(obj: minicc.ObjectCode) -> None:
    assert repr(obj) == "<minicc object code of a.cu: add<float>, count>"
    lines = str(obj).splitlines()
    assert lines[0].startswith("a.cu: PTX ") and lines[0].endswith("64-bit addresses")
    assert (
        "  kernel   count(int *p)" in lines
        and "  kernel   add<float>(float *p, const float *q, int n)" in lines
    )
    assert any(line.startswith("  variable total (.global .") for line in lines)
    assert repr(minicc.compile("")) == "<minicc object code of source.cu: no kernels>"


def test_a_kernel_prints(obj: minicc.ObjectCode) -> None:
    assert (repr(obj["add"]), str(obj["count"])) == ("<minicc kernel add<float>>", "count(int *p)")
    foreign = minicc.ObjectCode.from_ptx(obj.ptx)["add"]
    assert str(foreign).startswith("add<float>(.u64 ")


def test_an_object_is_a_collection_of_kernels(obj: minicc.ObjectCode) -> None:
    assert (
        "add" in obj and "add<float>" in obj and "add< float >" in obj and "sub" not in obj and 3 not in obj
    )
    assert list(obj) == ["_Z3addIfEvPT_PKS0_i", "_Z5countPi"] and len(obj) == 2
    assert minicc.compile("") and len(minicc.compile("")) == 0


def test_the_module_is_the_optimised_ir(obj: minicc.ObjectCode) -> None:
    assert str(obj.module) == obj.ir
    assert list(minicc.ObjectCode.from_ptx(obj.ptx).module.functions)[:2] == list(obj)


@pytest.mark.parametrize("copied", COPIES)
def test_copies_of_an_object_have_variables_of_their_own(copied: Callable[[Any], Any]) -> None:
    obj = minicc.compile(SOURCE, filename="a.cu")
    p = np.zeros(1, np.int32)
    obj["count"][1, 1](p)
    other = copied(obj)
    other["count"][1, 1](p)
    assert p[0] == 1 and obj.get_global("total")[()] == 1
    assert (other.ptx, other.ir, other.ast, str(other), other.diagnostics) == (
        obj.ptx,
        obj.ir,
        obj.ast,
        str(obj),
        obj.diagnostics,
    )


@pytest.mark.parametrize("copied", COPIES)
def test_copies_keep_source_lines_and_bindings(copied: Callable[[Any], Any]) -> None:
    obj = copied(minicc.compile("__global__ void k(int *p) {\n  p[99] = 1; }"))
    with pytest.raises(minicc.MemoryFault, match=r"source.cu:2:"):
        obj["k"][1, 1](np.zeros(1, np.int32))
    foreign = copied(minicc.ObjectCode.from_ptx(obj.ptx, "k.ptx"))
    assert list(foreign) == ["_Z1kPi"]


PLACE = d.Location("a.cu", 3, 4, d.Location("b.cu", 1, 1), (d.MacroExpansion("M", d.UNKNOWN),), "f")
SITE = d.FaultSite("k", (d.StackFrame("k", PLACE),), "st.u32", (1, 2, 3), (0, 0, 0), 5)
FOUND = [d.Diagnostic("error", "wrong", PLACE, 2, (d.Note("see"),), "x", "y")]
ERRORS = [
    *(
        kind(FOUND, {"a.cu": "text"})
        for kind in (d.CompileError, d.IRError, d.PtxError, d.LaunchError, d.DiagnosticError)
    ),
    *(
        kind("bad", SITE, ["note"])
        for kind in (
            d.KernelFault,
            d.BarrierError,
            d.StepLimitExceeded,
            d.TimeLimitExceeded,
            d.DeadlockError,
            d.TrapFault,
        )
    ),
    d.MemoryFault("bad", SITE, ["note"], address=5, size=4, space="global", access="store"),
    d.SurfaceFault("bad", SITE, ["note"], size=4, access="store"),
    d.InternalError("oops", "gvn", "/tmp/x"),
    d.PluginError(d.Diagnostic("error", "broken"), {"p.py": "text"}, "define void @f()", "minicc %s"),
    d.UsageError("no"),
    d.MiniccError("root"),
]


@pytest.mark.parametrize("copied", COPIES)
@pytest.mark.parametrize("error", ERRORS, ids=lambda e: type(e).__name__)
def test_errors_are_copied_with_their_data(error: Exception, copied: Callable[[Any], Any]) -> None:
    other = copied(error)
    assert (
        type(other) is type(error)
        and str(other) == str(error)
        and other.__dict__ == error.__dict__
        and other.args == error.args
    )


def test_every_kind_of_error_is_copied() -> None:
    kinds = {kind for kind in vars(d).values() if isinstance(kind, type) and issubclass(kind, d.MiniccError)}
    assert kinds == {type(error) for error in ERRORS}


def test_raw_modules(tmp_path: Path, obj: minicc.ObjectCode) -> None:
    (tmp_path / "m.cu").write_text(SOURCE)
    (tmp_path / "m.ptx").write_text(obj.ptx)
    module = minicc.RawModule(
        path=tmp_path / "m.cu", backend="nvcc", options=("-O1",), name_expressions=["add<double>"]
    )
    p = np.ones(2)
    module.get_function("add<double>")((1,), (2,), (p, np.ones(2), 3), stream=None)
    assert p.tolist() == [4, 4]
    assert "add<float>" in minicc.RawModule(path=str(tmp_path / "m.ptx")).obj
    (tmp_path / "m.cubin").write_bytes(b"\x7fELF\xff\xfe")
    for wrong, message in (
        ({}, "either code= or path="),
        ({"code": "", "path": "x"}, "either code= or path="),
        ({"code": "", "backend": "hip"}, "unknown backend 'hip'"),
        ({"code": "", "name_expressions": "k<int>"}, "a list of names"),
        ({"code": obj.ptx, "name_expressions": ["k<int>"]}, "PTX has the kernels"),
        ({"path": tmp_path / "m.cubin"}, "it is a binary"),
        ({"path": tmp_path / "nothing.cu"}, "cannot read"),
    ):
        with pytest.raises(minicc.UsageError, match=message):
            minicc.RawModule(**wrong)  # type: ignore[arg-type]


def test_globals_as_a_type(obj: minicc.ObjectCode) -> None:
    pair = np.dtype([("a", "i4"), ("b", "f4")])
    array = obj.get_global("pairs", dtype=pair)
    array[:] = [(1, 2.5), (3, 4.5)]
    assert array.shape == (2,) and obj.get_global("one", dtype=pair).shape == () and array[1]["b"] == 4.5
    assert obj.get_global("total", dtype=np.float32).dtype == np.float32
    with pytest.raises(minicc.LaunchError, match="the 4 bytes of 'total' are not a whole number of float64"):
        obj.get_global("total", dtype=np.float64)


def test_attributes_have_cupys_keys() -> None:
    code = """extern "C" __constant__ int c[8]; extern "C" __global__ void __launch_bounds__(128) k(int *p) {
        __shared__ int s[32]; s[threadIdx.x] = c[p[0]]; __syncthreads(); p[threadIdx.x] = s[31 - threadIdx.x];
          }"""
    result = minicc.RawKernel(code, "k", ("-arch=sm_80",)).attributes
    wanted = {
        "max_threads_per_block": 128,
        "shared_size_bytes": 128,
        "const_size_bytes": 32,
        "local_size_bytes": 0,
        "ptx_version": 80,
        "binary_version": 80,
    }
    assert wanted.items() <= result.items() and 0 < result["num_regs"] < 32
    assert result["max_dynamic_shared_size_bytes"] == 227 * 1024 - 128


def test_a_raw_kernel_is_an_instance() -> None:
    kernel = minicc.RawKernel("template <int N> __global__ void k(int *p) { *p = N; }", "k<3>")
    p = np.zeros(1, np.int32)
    kernel((1,), (1,), (p,))
    assert p[0] == 3 and repr(kernel) == "<minicc RawKernel k<3>>"


def test_streams_but_the_default_are_refused(obj: minicc.ObjectCode) -> None:
    with pytest.raises(minicc.LaunchError, match="streams are not supported"):
        obj["count"](1, 1, (np.zeros(1, np.int32),), stream=7)


def test_ptx_from_text_bytes_and_paths(tmp_path: Path, obj: minicc.ObjectCode) -> None:
    path = tmp_path / "a.ptx"
    path.write_text(obj.ptx)
    for source in (obj.ptx, obj.ptx.encode(), obj.ptx.encode() + b"\0", path):
        assert len(minicc.ObjectCode.from_ptx(source)) == 2
    assert repr(minicc.ObjectCode.from_ptx(path)).startswith(f"<minicc object code of {path}:")
    with pytest.raises(minicc.UsageError, match="a binary"):
        minicc.ObjectCode.from_ptx(b"\x7fELF\0")
    with pytest.raises(minicc.UsageError, match="found int"):
        minicc.ObjectCode.from_ptx(3)  # type: ignore[arg-type]


NUMBERS = (
    ".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k(.param .u64 p, .param .{type} x) {{"
    " .reg .u64 %r; .reg .{type} %f; ld.param.u64 %r, [p]; ld.param.{type} %f, [x]; st.{type} [%r], %f;"
    " ret; }}"
)


@pytest.mark.parametrize(
    "value", [np.float64(1.5), np.float32(1.5), np.float16(1.5), np.int64(3), np.bool_(True), 1.5]
)
@pytest.mark.parametrize(("type_", "dtype"), [("f32", np.float32), ("f64", np.float64)])
def test_numbers_of_any_width_for_float_parameters(type_: str, dtype: type, value: Any) -> None:
    out = np.zeros(1, dtype)
    minicc.ObjectCode.from_ptx(NUMBERS.format(type=type_))["k"][1, 1](out, value)
    assert out[0] == value


def test_a_double_that_is_no_float_is_refused() -> None:
    with pytest.raises(minicc.LaunchError, match=r"1e[+]300 is out of range for .f32"):
        minicc.ObjectCode.from_ptx(NUMBERS.format(type="f32"))["k"][1, 1](
            np.zeros(1, np.float32), np.float64(1e300)
        )
