"""The compiled loops against their NumPy twins, bit for bit."""

from __future__ import annotations

import numpy as np
import pytest

from minicc.runtime.arithmetic import compiled as native
from minicc.runtime.arithmetic import numerics
from minicc.runtime.numpy_engine.instructions import matrix


@pytest.fixture
def warm(monkeypatch) -> None:
    monkeypatch.setattr(native, "_WARM_UP", 0)
    if native._engine() is None:
        pytest.skip("the host has no fused multiply-add, or llvmlite is missing")


def operands(dtype: str, count: int) -> list[np.ndarray]:
    rng = np.random.default_rng(7)
    bits = [
        rng.integers(0, 256, count * np.dtype(dtype).itemsize, dtype=np.uint8).view(dtype) for _ in range(3)
    ]
    small = [rng.integers(-50, 50, count).astype(dtype) / dtype_(dtype, 64) for _ in range(3)]
    x, y, z = (np.where(np.arange(count) % 2 == 0, a, b) for a, b in zip(bits, small))
    with np.errstate(all="ignore"):
        z[::3] = -(x * y)[::3]
    return [x, y, z]


def dtype_(dtype: str, value: float) -> np.generic:
    return np.dtype(dtype).type(value)


@pytest.mark.parametrize("dtype", ["f4", "f8"])
@pytest.mark.parametrize("scalars", range(7))
def test_fma(warm, dtype: str, scalars: int) -> None:
    x, y, z = ((v[4 + i] if scalars >> i & 1 else v) for i, v in enumerate(operands(dtype, 5003)))
    with np.errstate(all="ignore"):
        got = native.fma(x, y, z)
        twin = numerics._fma32(x, y, z) if dtype == "f4" else numerics._fma64(x, y, z, "rn", None)
        assert got.tobytes() == numerics.canonical(twin).tobytes()


def test_all_scalars_are_left_to_the_twin(warm) -> None:
    assert native.fma(*(dtype_("f4", v) for v in (1.0, 2.0, 3.0))) is None


def test_few_lanes_are_left_to_the_twin(monkeypatch) -> None:
    monkeypatch.setattr(native, "_WARM_UP", 1e9)
    assert native.fma(*operands("f4", 64)) is None


@pytest.mark.parametrize("shape", [(16, 8, 16), (16, 8, 4), (8, 8, 4), (16, 16, 16), (32, 8, 32)])
def test_products_of_matrices(warm, shape: tuple[int, int, int]) -> None:
    m, n, k = shape
    rng = np.random.default_rng(11)
    # Wide exponents: the order of the sums, and that products are rounded by themselves, shows.
    a, b, c = (
        rng.standard_normal((37, *size)) * 2.0 ** rng.integers(-30, 30, (37, *size))
        for size in ((m, k), (k, n), (m, n))
    )
    a[3, 0, 0], b[5, 1, 1], c[7, 0, 0] = np.inf, np.nan, -np.inf
    with np.errstate(all="ignore"):
        got = c.copy()
        assert native.add_product(got, a, b)
        twin = matrix._add_product(c.copy(), a, b)
        assert np.array_equal(got, twin, equal_nan=True)
