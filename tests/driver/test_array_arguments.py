"""Arrays of other libraries as arguments of launches: changed in place, or refused with a hint."""

from __future__ import annotations

import array
import ctypes
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import minicc

KERNEL = minicc.compile(
    "__global__ void twice(int *x, const int *y, int n) { int i = threadIdx.x; if (i < n) x[i] = 2 * y[i]; }"
)
RAW = minicc.ObjectCode.from_ptx(KERNEL.ptx)


class _Interface:
    def __init__(self, of: np.ndarray) -> None:
        self.of = of
        self.__array_interface__ = of.__array_interface__


class _Tensor:
    """What torch has on the CPU: DLPack and a copy."""

    def __init__(self, of: np.ndarray, device: int = 1) -> None:
        self.of, self.device = of, device

    def __dlpack__(self, **settings: Any) -> Any:
        return self.of.__dlpack__(**settings)

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.device, 0

    def __array__(self, dtype: Any = None, copy: Any = None) -> np.ndarray:
        return self.of.copy()


def _foreign() -> dict[str, tuple[Any, Any]]:
    """By name, an array of eight zeros, and what gives its elements."""
    made: dict[str, tuple[Any, Any]] = {}
    for name, wrap in (("interface", _Interface), ("tensor", _Tensor)):
        own = np.zeros(8, np.int32)
        made[name] = wrap(own), own
    block = array.array("i", [0] * 8)
    made["array"] = block, block
    made["memoryview"] = memoryview(other := array.array("i", [0] * 8)), other
    numbers = (ctypes.c_int * 8)()
    made["ctypes"] = numbers, numbers
    grid = np.zeros((2, 4), np.int32)
    made["two axes"] = _Tensor(grid), grid.reshape(-1)
    return made


@pytest.mark.parametrize("name", _foreign())
@pytest.mark.parametrize("obj", [KERNEL, RAW], ids=["signature", "raw"])
def test_arrays_of_others_are_changed_in_place(obj: minicc.ObjectCode, name: str) -> None:
    given, elements = _foreign()[name]
    obj["twice"][1, 8](given, np.arange(8, dtype=np.int32), 8)
    assert list(elements) == list(range(0, 16, 2))
    source, there = _foreign()[name]
    for i in range(8):
        there[i] = i
    result = np.zeros(8, np.int32)
    obj["twice"][1, 8](result, source, 8)
    assert result.tolist() == list(range(0, 16, 2))


def test_overlapping_arrays_of_others_overlap() -> None:
    own = np.arange(9, dtype=np.int32)
    KERNEL["twice"][1, 8](_Tensor(own[1:]), own[:8], 8)
    assert own[0] == 0 and (own[1:] % 2 == 0).all()


@pytest.mark.parametrize(
    ("value", "hint"),
    [
        (
            _Tensor(np.zeros(8, np.int32), 10),
            r"it lies in the memory of another device \(kDLROCM\); copy it to the host, as with",
        ),
        (
            SimpleNamespace(
                __cuda_array_interface__={
                    "version": 3,
                    "shape": (8,),
                    "typestr": "<i4",
                    "data": (0x7F0000000000, False),
                }
            ),
            r"no device of minicc in this process has allocated memory at its address 0x7f0000000000 \(32"
            r" bytes\); if it lies in the memory of a GPU, copy it to the host",
        ),
        (np.zeros(8, ">i4"), r"in the other byte order; pass x\.astype"),
        (np.zeros(8, object), r"its elements are Python objects"),
        (np.ma.zeros(8, np.int32), r"kernels do not see its mask; pass x\.filled"),
        (np.zeros(16, np.int32)[::2], r"not C-contiguous; pass numpy\.ascontiguousarray"),
        (bytes(32), "an array of int32"),
        (bytearray(32), "expected an array of int32, found an array of uint8"),
        (_Tensor(np.zeros((8, 2), np.int32)[:, 0]), "the array is not C-contiguous"),
        (memoryview(bytes(32)).cast("i"), "the array is read-only"),
        ([0] * 8, "expected an array"),
        (ctypes.c_int(3), "expected an array"),
        ("text", "expected an array"),
    ],
)
def test_what_cannot_be_taken_is_refused_with_a_reason(value: Any, hint: str) -> None:
    with pytest.raises(minicc.LaunchError, match=hint):
        KERNEL["twice"][1, 8](value, np.arange(8, dtype=np.int32), 8)


def test_what_can_only_be_copied_is_refused_with_a_hint() -> None:
    class Series:
        def __array__(self, dtype: Any = None, copy: Any = None) -> np.ndarray:
            return np.zeros(8, np.int32)

    with pytest.raises(minicc.LaunchError, match=r"it is copied only; pass numpy\.asarray"):
        KERNEL["twice"][1, 8](Series(), np.arange(8, dtype=np.int32), 8)


@pytest.mark.parametrize("source", ["nosuch.ptx", "some folder/k.ptx", b"nosuch.ptx"])
def test_the_name_of_a_file_is_no_ptx(source: Any) -> None:
    with pytest.raises(
        minicc.UsageError, match=r"looks like the name of a file: use ObjectCode\.from_ptx\(pathlib\.Path\("
    ):
        minicc.ObjectCode.from_ptx(source)


def test_the_name_of_a_file_is_no_source(tmp_path: Path) -> None:
    with pytest.raises(
        minicc.UsageError,
        match=r"use minicc\.compile\(pathlib\.Path\('k\.cu'\)\.read_text\(\), filename='k\.cu'\)",
    ):
        minicc.compile("k.cu")
