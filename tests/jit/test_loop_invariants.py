"""Bounds checks of loops whose invariant parts are computed in front of the loop: faults are those of the
reference engine, and bases within an allocation or in another one still work.
"""

from __future__ import annotations

import numpy as np
import pytest

import minicc
from minicc.support.diagnostics import MemoryFault

ROWS = """__global__ void k(int n, const int *rows, const int *at, const float *x, float *y) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float s = 0;
        for (int j = rows[i]; j < rows[i + 1]; j++) s += x[at[j] + FIRST];
        y[i] = s;
    }
}"""
UNIFORM = """__global__ void k(int n, const int *rows, const int *at, const float *x, float *y) {
    float s = 0;
    for (int j = 0; j < rows[n]; j++) s += x[at[j] + FIRST] * threadIdx.x;
    y[blockIdx.x * blockDim.x + threadIdx.x] = s;
}"""
THREADS = 200


def arrays(seed: int) -> list[np.ndarray]:
    random = np.random.default_rng(seed)
    rows = np.concatenate(([0], np.cumsum(random.integers(0, 12, THREADS)))).astype(np.int32)
    at = random.integers(0, 1000, rows[-1]).astype(np.int32)
    return [rows, at, random.random(1010, np.float32), np.zeros(256, np.float32)]


@pytest.mark.parametrize("source", [ROWS, UNIFORM])
@pytest.mark.parametrize("first", [-3, 0, 5])
@pytest.mark.parametrize("wrong", [None, (0, 5000), (700, 1 << 30), (-1, -9), (-1, -(2**31))])
def test_results_and_faults_are_the_references(source, first, wrong) -> None:
    kernel = minicc.compile(source, options=(f"-DFIRST={first}", "-lineinfo"))["k"]
    outcomes = []
    for engine in ("reference", "native"):
        rows, at, x, y = arrays(3)
        at += 3
        if wrong is not None:
            at[wrong[0]] = wrong[1]
        try:
            kernel((4,), (64,), (THREADS, rows, at, x, y), engine=engine)
            outcomes.append(y.tobytes())
        except MemoryFault as fault:
            outcomes.append((str(fault), fault.site))
    assert outcomes[0] == outcomes[1]
    assert isinstance(outcomes[0], tuple) == (wrong is not None)


@pytest.mark.parametrize("source", [ROWS, UNIFORM])
@pytest.mark.parametrize("moved", ["x", "at", "apart"])
def test_bases_that_are_no_beginning(source, moved) -> None:
    """A parameter may point into an allocation, and indices may lead to another allocation."""
    kernel = minicc.compile(source, options=("-DFIRST=0",))["k"]
    results = []
    for engine in ("reference", "native", "native"):
        rows, at, x, y = arrays(4)
        device = minicc.Device()
        to = device.array(np.concatenate((x[:100], x)) if moved == "x" else x)
        other = device.array(x)
        if moved == "apart":
            at += (other.address - to.address) // 4
        index = device.array(np.concatenate((at[:100], at)) if moved == "at" else at)
        on = (index[100:] if moved == "at" else index), (to[100:] if moved == "x" else to), device.array(y)
        kernel((4,), (64,), (THREADS, device.array(rows), *on), engine=engine, device=device)
        results.append(on[2].get().tobytes())
    assert results[0] == results[1] == results[2]
    assert np.frombuffer(results[0], np.float32).any()
