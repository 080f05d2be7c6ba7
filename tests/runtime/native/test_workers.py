"""How many workers share the blocks of a launch: one where a second would not be worth waking."""

from __future__ import annotations

import numpy as np
import pytest

import minicc


@pytest.fixture(autouse=True)
def _two(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MINICC_THREADS", "2")


def workers(body: str, threads: int, times: int = 3) -> list[int]:
    kernel, device = minicc.compile(f"__global__ void k(float *x) {{ int i = blockIdx.x * blockDim.x + threadIdx.x; {body} }}")["k"], minicc.Device()
    x = device.zeros(threads)
    found = [kernel(threads // 256, 256, (x,), engine="native").workers for _ in range(times)]
    assert np.isfinite(x.get()).all()
    return found


def test_what_is_soon_done_is_done_by_one() -> None:
    """The first launches tell how long a block takes."""
    first, *_, last = workers("x[i] += 1;", 1 << 17, 6)
    assert (first, last) == (2, 1)


def test_what_takes_longer_is_shared() -> None:
    assert workers(f"float a = x[i]; {'a = a * 0.5f + 1.0f; ' * 300} x[i] = a;", 1 << 20) == [2, 2, 2]
    assert workers("float a = x[i]; for (int k = 0; k < 100 + (i & 7); k++) a = a * 0.5f + 1.0f; x[i] = a;", 1 << 17) == [2, 2, 2]


def test_few_threads_have_one() -> None:
    assert workers("x[i] += 1;", 1 << 12) == [1, 1, 1]
