"""The compiled loops against their NumPy twins, bit for bit."""

from __future__ import annotations

import numpy as np
import pytest

from minicc.runtime import native, numerics


@pytest.fixture
def warm(monkeypatch) -> None:
    monkeypatch.setattr(native, "_WARM_UP", 0)
    if native._engine() is None:
        pytest.skip("the host has no fused multiply-add, or llvmlite is missing")


def operands(dtype: str, count: int) -> list[np.ndarray]:
    rng = np.random.default_rng(7)
    bits = [rng.integers(0, 256, count * np.dtype(dtype).itemsize, dtype=np.uint8).view(dtype) for _ in range(3)]
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
