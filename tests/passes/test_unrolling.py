"""Loops that are unrolled go round as often as they did."""

from __future__ import annotations

import numpy as np
import pytest

import minicc

TEXT = """
extern "C" __global__ void sum(const int *x, int *out, int n) {
    int total = 0;
#pragma unroll 4
    for (int i = START; CONDITION; i += STEP) total += x[i];
    *out = total;
}
"""


@pytest.mark.parametrize("step", [1, 2, 4, -1, -2, -8])
def test_every_count_of_iterations(step: int) -> None:
    values = np.arange(50, dtype=np.int32) ** 3
    start, condition = ("n", "i > 3") if step < 0 else ("3", "i < n")
    code = TEXT.replace("START", start).replace("CONDITION", condition).replace("STEP", str(step))
    kernel = minicc.compile(code, options=["-O2"])["sum"]
    for n in range(48):
        out = np.zeros(1, np.int32)
        kernel[1, 1](values, out, n)
        assert out[0] == values[slice(n, 3, step) if step < 0 else slice(3, n, step)].sum(), n
