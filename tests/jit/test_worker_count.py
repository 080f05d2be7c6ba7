"""The number of workers of a launch: one if a second is not worth waking."""

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


def test_short_launches_have_one_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first launch measures the time of a CTA. The time that makes sharing worthwhile is patched, since
    machines differ.
    """
    monkeypatch.setattr(launch, "_MIN_SHARED_SECONDS", 60.0)
    assert workers("x[i] += 1;", 1 << 17) == [2, 1, 1]


def test_long_launches_are_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(launch, "_MIN_SHARED_SECONDS", 1e-9)
    assert workers("x[i] += 1;", 1 << 17) == [2, 2, 2]


def test_loops_are_shared() -> None:
    """The durations of kernels with loops differ from launch to launch, so they are not measured."""
    assert workers(
        "float a = x[i]; for (int k = 0; k < 100 + (i & 7); k++) a = a * 0.5f + 1.0f; x[i] = a;", 1 << 17
    ) == [2, 2, 2]


def test_small_launches_have_one_worker() -> None:
    assert workers("x[i] += 1;", 1 << 12) == [1, 1, 1]
