"""`-instantiate`: instances of kernel templates by the expressions that name them, and kernels found by these
names.
"""

from __future__ import annotations

import numpy as np
import pytest

import minicc
from minicc.driver.command import main

SOURCE = """
template <typename T, int N> __global__ void fill(T *p) { p[threadIdx.x] = N; }
namespace a {
    __device__ float twice(float x) { return 2 * x; }
    template <float (*f)(float)> __global__ void map(float *p) { p[threadIdx.x] = f(p[threadIdx.x]); }
    template <class... T> __global__ void sum(float *p, T... x) { p[0] = (0 + ... + x); }
}
__global__ void plain(int *p) { *p = 1; }
"""


def _compiled(*instances: str) -> minicc.ObjectCode:
    return minicc.compile(SOURCE, options=[f"-instantiate={name}" for name in instances])


def test_instances_are_made_and_found_by_their_names() -> None:
    obj = _compiled("fill<float, 1 + 2>", "fill<double,4>", "a::sum<int, float>", "a::map<a::twice>", "plain")
    assert [k.symbol for k in obj.kernels.values()] == [
        "_Z5plainPi", "_Z4fillIfLi3EEvPT_", "_Z4fillIdLi4EEvPT_", "_ZN1a3sumIJifEEEvPfDpT_",
        "_ZN1a3mapIXadL_ZNS_5twiceEfEEEEvPf",
    ]  # fmt: skip
    p = np.ones(4, "f4")
    obj["fill<float,3>"](1, 4, (p,))
    assert p.tolist() == [3, 3, 3, 3]
    obj["a::sum< int, float >"](1, 1, (p, np.int32(4), np.float32(0.5)))
    obj["a::map<twice>"](1, 4, (p,))
    assert p.tolist() == [9, 6, 6, 6]


def test_a_name_of_several_instances_is_refused() -> None:
    with pytest.raises(
        minicc.LaunchError, match="'fill' names several kernels: fill<float, 3>, fill<double, 4>"
    ):
        _compiled("fill<float, 3>", "fill<double, 4>")["fill"]


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("fill<float>", "1:1: error: these template arguments name no instance of the kernel 'fill'"),
        ("fill<float, x>", "1:13: error: use of undeclared identifier 'x'"),
        ("nothing<float>", "1:9: error: expected expression"),
        ("nothing", "1:1: error: no kernel named 'nothing'"),
        ("1 + 2", "1:3: error: expected the name of a kernel, with template arguments"),
        ("fill<float,", "error: expected expression"),
        ("", "1:1: error: expected expression"),
    ],
)
def test_what_is_no_instance_is_an_error(
    name: str, message: str, capsys: pytest.CaptureFixture[str], tmp_path: object
) -> None:
    path = tmp_path / "k.cu"  # type: ignore[operator]
    path.write_text(SOURCE)
    assert main([str(path), "-instantiate", name, "-o", "-"]) == 1
    assert message in capsys.readouterr().err


FOREIGN = """
.version 8.0
.target sm_80
.address_size 64
.global .u32 _ZN1n5countE;
.visible .entry _ZN1n4fillIfLj4EEEvPT_(.param .u64 p) { ret; }
.visible .entry _ZN1n4fillIdLj4EEEvPT_(.param .u64 p) { ret; }
.visible .entry _Z4copyPf(.param .u64 p) { ret; }
.visible .entry _Z4copyPd(.param .u64 p) { ret; }
.visible .entry plain() { ret; }
"""


@pytest.mark.parametrize(
    ("name", "symbol"),
    [
        ("n::fill<float, 4>", "_ZN1n4fillIfLj4EEEvPT_"),
        ("n::fill<double,4u>", "_ZN1n4fillIdLj4EEEvPT_"),
        ("copy(float *)", "_Z4copyPf"),
        ("copy(double*)", "_Z4copyPd"),
        ("void n::fill<float, 4u>(float*)", "_ZN1n4fillIfLj4EEEvPT_"),
        ("plain", "plain"),
        ("_Z4copyPd", "_Z4copyPd"),
    ],
)
def test_kernels_of_foreign_ptx_have_their_names(name: str, symbol: str) -> None:
    assert minicc.ObjectCode.from_ptx(FOREIGN)[name].symbol == symbol


def test_foreign_names_are_told() -> None:
    obj = minicc.ObjectCode.from_ptx(FOREIGN)
    first = obj.kernels["_ZN1n4fillIfLj4EEEvPT_"]
    assert (first.name, first.instance, first.demangled) == (
        "fill",
        "n::fill<float, 4u>",
        "void n::fill<float, 4u>(float*)",
    )
    with pytest.raises(
        minicc.LaunchError, match="names several kernels: n::fill<float, 4u>, n::fill<double, 4u>"
    ):
        obj["fill"]
    obj.get_global("n::count")[...] = 5
    assert obj.get_global("_ZN1n5countE")[()] == 5
