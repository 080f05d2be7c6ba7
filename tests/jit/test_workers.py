"""The number of workers that share the blocks of a launch: one if a second is not worth waking."""

from __future__ import annotations

import numpy as np
import pytest

import minicc
from minicc.jit import launch


@pytest.fixture(autouse=True)
def _two(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MINICC_THREADS", "2")


def workers(body: str, threads: int, times: int = 3) -> list[int]:
    kernel, device = (
        minicc.compile(
            f"__global__ void k(float *x) {{ int i = blockIdx.x * blockDim.x + threadIdx.x; {body} }}"
        )["k"],
        minicc.Device(),
    )
    x = device.zeros(threads)
    result = [kernel(threads // 256, 256, (x,), engine="native").workers for _ in range(times)]
    assert np.isfinite(x.get()).all()
    return result


def test_what_is_soon_done_is_done_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first launch tells how long a block takes; how long a launch has to take to be shared is said here,
    since machines differ.
    """
    monkeypatch.setattr(launch, "_MIN_SHARED_SECONDS", 60.0)
    assert workers("x[i] += 1;", 1 << 17) == [2, 1, 1]


def test_what_takes_longer_is_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(launch, "_MIN_SHARED_SECONDS", 1e-9)
    assert workers("x[i] += 1;", 1 << 17) == [2, 2, 2]


def test_loops_are_shared() -> None:
    """Their durations differ from launch to launch."""
    assert workers(
        "float a = x[i]; for (int k = 0; k < 100 + (i & 7); k++) a = a * 0.5f + 1.0f; x[i] = a;", 1 << 17
    ) == [2, 2, 2]


def test_few_threads_have_one() -> None:
    assert workers("x[i] += 1;", 1 << 12) == [1, 1, 1]
