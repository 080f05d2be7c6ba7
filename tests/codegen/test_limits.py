"""Kernels with many bytes of parameters."""

import numpy as np
import pytest

import minicc

SOURCE = (
    "struct Big { int a[%d]; };\n__global__ void k(Big b, int *o) { o[threadIdx.x] = b.a[threadIdx.x * 3]; }"
)


@pytest.mark.parametrize("options", [[], ["--codegen=llvm"]], ids=["own", "llvm"])
def test_large_parameters_raise_the_version(options) -> None:
    made = minicc.compile(SOURCE % 8000, options=options)
    assert ".version 8.1" in made.ptx
    values, out = np.arange(8000, dtype=np.int32), np.zeros(32, np.int32)
    big = np.zeros((), np.dtype([("a", np.int32, 8000)]))
    big["a"] = values
    made["k"][1, 32](big, out)
    assert out.tolist() == list(range(0, 96, 3))


@pytest.mark.parametrize("count, options, most", [(9000, [], 32764), (8000, ["-arch=sm_60"], 4352)])
def test_too_large_ones_are_refused(count: int, options: list[str], most: int) -> None:
    with pytest.raises(
        minicc.CompileError,
        match=f"kernel 'k' takes {4 * count + 8} bytes of parameters; at most {most} are possible",
    ):
        _ = minicc.compile(SOURCE % count, options=options).ptx


def test_small_ones_do_not() -> None:
    assert ".version 8.1" not in minicc.compile(SOURCE % 100).ptx


def test_an_intrinsic_that_the_target_does_not_have_is_refused_at_its_call() -> None:
    source = 'extern "C" __global__ void k()\n{\n    __nanosleep(20);\n}\n'
    minicc.compile(source, arch="sm_70")
    with pytest.raises(minicc.CompileError) as caught:
        minicc.compile(source, arch="sm_62")
    (result,) = caught.value.diagnostics
    assert result.message == "'nanosleep.u32' requires target sm_70 or higher, the code is for sm_62"
    assert (result.location.line, result.location.column) == (3, 5)
