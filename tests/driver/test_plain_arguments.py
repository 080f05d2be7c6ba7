"""Arguments that are packed at once are packed as those that get a closer look, and what is wrong never
is.
"""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

import minicc
from minicc.driver.launch import Arguments, Plain

TYPES = (
    "signed char",
    "unsigned char",
    "short",
    "unsigned short",
    "int",
    "unsigned",
    "long long",
    "unsigned long long",
    "float",
    "double",
    "bool",
    "float *",
    "const int *",
    "const float4 *",
    "void *",
    "char **",
)
NUMBERS: list[Any] = [
    kind(value)
    for kind in (
        int,
        float,
        np.int8,
        np.uint8,
        np.int16,
        np.int32,
        np.uint32,
        np.int64,
        np.uint64,
        np.float16,
        np.float32,
        np.float64,
        np.bool_,
    )
    for value in (0, 1, 100)
]
NUMBERS += [
    -1,
    127,
    128,
    -128,
    -129,
    255,
    256,
    1 << 15,
    (1 << 31) - 1,
    1 << 31,
    (1 << 32) - 1,
    1 << 32,
    (1 << 63) - 1,
    1 << 63,
    (1 << 64) - 1,
    1 << 64,
    -(1 << 63),
    -(1 << 63) - 1,
    np.int32(-5),
    np.float64(-0.0),
]
NUMBERS += [
    True,
    0.1,
    1e38,
    3.5e38,
    1e300,
    float("inf"),
    -float("inf"),
    float("nan"),
    np.float32("inf"),
    1e-46,
    5e-324,
    1 << 200,
    None,
    "1",
    b"1",
    np.zeros((), np.int32),
    16777217,
    0.1 + 1e-9,
]


def closely(kernel: Any, values: Any) -> bytes | None:
    """The block after the closer look; None where it finds a mistake."""
    executable = kernel._obj._executable
    try:
        result = Arguments(kernel.name, executable.parameters(kernel.symbol), kernel.signature, values)
    except minicc.LaunchError:
        return None
    return executable.layout(kernel.symbol).parameter_block(result._bytes)


def plainly(kernel: Any, values: Any) -> bytes | None:
    return Plain(kernel._obj._executable.parameters(kernel.symbol), kernel.signature).block(values)


@pytest.mark.parametrize("type_", TYPES)
def test_the_block_is_the_same(type_: str) -> None:
    kernel = minicc.compile(f"__global__ void k(char first, {type_} x, short last) {{ }}")["k"]
    device = minicc.Device()
    arrays = [
        device.zeros(shape, dtype)
        for shape, dtype in itertools.product((0, 3, (2, 4)), "f4 i4 u4 f8 u1 u8".split())
    ]
    arrays += [arrays[-1][:, ::2], arrays[-1][1:]]
    packed = 0
    for value in (*NUMBERS, *arrays):
        result = plainly(kernel, (1, value, 2))
        packed += result is not None
        assert result is None or result == closely(kernel, (1, value, 2)), value
    assert packed >= 2 or type_ == "bool"
    assert plainly(kernel, (1, 1)) is None


def test_what_is_freed_or_strange_gets_a_closer_look() -> None:
    kernel = minicc.compile(
        "struct S { int a; }; __global__ void k(float *x, int n) { x[0] = n; } __global__ void s(S x) { }"
    )
    device = minicc.Device()
    x = device.zeros(4)
    kernel["k"][1, 1](x, 5)
    assert x[0] == 5 and plainly(kernel["k"], (x, 5)) is not None
    assert (
        plainly(kernel["k"], (np.zeros(4, np.float32), 5)) is None and plainly(kernel["s"], ((1,),)) is None
    )
    x.free()
    with pytest.raises(minicc.LaunchError, match="freed"):
        kernel["k"][1, 1](x, 5)


def test_settings_that_have_changed_are_seen() -> None:
    """The last configuration is used again only for the very same numbers."""
    kernel, device = minicc.compile("__global__ void k(int *x) { atomicAdd(x, 1); }")["k"], minicc.Device()
    x = device.zeros(1, np.int32)
    for grid, block in itertools.product(([2], (2,), 2, [2, 1]), (3, (3,), [3, 1, 1])):
        before = int(x[0])
        kernel(grid, block, (x,))
        kernel(grid, block, (x,))
        assert x[0] - before == 12
        for given in (grid, block):
            if isinstance(given, list):
                given[0] += 1
        kernel(grid, block, (x,))
        assert x[0] - before == 12 + (grid if isinstance(grid, int) else grid[0]) * (
            block if isinstance(block, int) else block[0]
        )
        for given in (grid, block):
            if isinstance(given, list):
                given[0] -= 1
    for wrong in (0, (2.0,), (1, 0), "2"):
        kernel(2, 3, (x,))
        with pytest.raises(minicc.LaunchError):
            kernel(wrong, 3, (x,))
    with pytest.raises(minicc.LaunchError):
        kernel(2, 3, (x,), max_steps=0)
