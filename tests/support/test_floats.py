"""floats.py against NumPy's and ml_dtypes' arithmetic, and against itself in exact fractions."""

import math
import random
from fractions import Fraction
from typing import get_args

import ml_dtypes
import numpy as np
import pytest

from minicc.support import floats as fl

EDGE = [
    0,
    0x80000000,
    1,
    0x80000001,
    0x7F800000,
    0xFF800000,
    0x7FFFFFFF,
    0x7F7FFFFF,
    0x00800000,
    0x007FFFFF,
    0x3F800000,
    0x3F800001,
    0xBF800000,
]


def patterns(seed: int, count: int = 2000) -> list[int]:
    rng = random.Random(seed)
    return [rng.choice(EDGE) if rng.random() < 0.2 else rng.getrandbits(32) for _ in range(count)]


def canonical(result: np.ndarray) -> list[int]:
    result[np.isnan(result)] = np.uint32(0x7FFFFFFF).view(np.float32)
    return result.view(np.uint32).tolist()


@pytest.mark.parametrize("name", ["add", "sub", "mul", "div"])
def test_binary_operations_agree_with_hardware(name: str) -> None:
    a, b = patterns(1), patterns(2)
    ufunc = {"add": np.add, "sub": np.subtract, "mul": np.multiply, "div": np.divide}[name]
    with np.errstate(all="ignore"):
        want = canonical(
            ufunc(np.array(a, np.uint32).view(np.float32), np.array(b, np.uint32).view(np.float32))
        )
    assert [getattr(fl, name)("f32", x, y) for x, y in zip(a, b)] == want


def test_sqrt_agrees_with_hardware() -> None:
    a = patterns(3)
    with np.errstate(all="ignore"):
        want = canonical(np.sqrt(np.array(a, np.uint32).view(np.float32)))
    assert [fl.sqrt("f32", x) for x in a] == want


@pytest.mark.parametrize(
    ("name", "dtype"),
    [
        ("f16", np.float16),
        ("bf16", ml_dtypes.bfloat16),
        ("e4m3", ml_dtypes.float8_e4m3fn),
        ("e5m2", ml_dtypes.float8_e5m2),
        ("e2m3", ml_dtypes.float6_e2m3fn),
        ("e3m2", ml_dtypes.float6_e3m2fn),
        ("e2m1", ml_dtypes.float4_e2m1fn),
    ],
)
def test_every_pattern_decodes_and_encodes(name: str, dtype: type) -> None:
    width = fl.FORMATS[name].width
    with np.errstate(invalid="ignore"):
        values = (
            np.arange(1 << width, dtype=np.uint16 if width > 8 else np.uint8).view(dtype).astype(np.float64)
        )
    for bits, value in enumerate(values.tolist()):
        decoded = fl.decode(name, bits)
        if math.isnan(value):
            assert math.isnan(decoded) and fl.FORMATS[name].is_nan(bits)
        else:
            assert (decoded, math.copysign(1, decoded)) == (value, math.copysign(1, value))
            assert fl.encode(name, value) == bits


def test_fma_and_directed_modes_enclose_the_exact_value() -> None:
    a, b, c = patterns(4), patterns(5), patterns(6)
    for x, y, z in zip(a, b, c):
        down, up, near = (fl.fma("f32", x, y, z, mode) for mode in ("rm", "rp", "rn"))
        if not all(math.isfinite(fl.decode("f32", v)) for v in (x, y, z)):
            continue
        value = fl.exact("f32", x) * fl.exact("f32", y) + fl.exact("f32", z)
        low, high = fl.decode("f32", down), fl.decode("f32", up)
        assert low <= value <= high
        assert near in (down, up) or value == 0
        assert fl.fma("f32", x, y, z, "rz") == (down if value > 0 else up) or value == 0


def test_conversion_to_integers_clamps() -> None:
    assert fl.to_int("f32", fl.encode("f32", 3e9), 32, True) == 2**31 - 1
    assert fl.to_int("f32", fl.encode("f32", -1.0), 32, False) == 0
    assert [fl.to_int(f, fl.FORMATS[f].nan, w, False) for f in ("f32", "f64") for w in (32, 64)] == [
        0,
        2**63,
        2**31,
        2**63,
    ]
    assert [fl.round_to_int(Fraction(5, 2), m) for m in get_args(fl.Rounding)] == [2, 2, 2, 3, 3]
    assert [fl.round_to_int(Fraction(-5, 2), m) for m in get_args(fl.Rounding)] == [-2, -2, -3, -2, -3]
