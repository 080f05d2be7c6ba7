"""The code we generate executes no more instructions than nvcc's, on the whole, and computes the same at
every level.
"""

from __future__ import annotations

import math

import numpy as np
import pytest
from algorithm_cases import ALGORITHMS
from counting import LAUNCHES, counted_by_nvcc, executed, load_nvcc, load_ours, results
from kernel_cases import KERNELS, Launch

from minicc.filetests.assemble import find_tool

MEAN = 0.885
"""The geometric mean of executed thread-instructions, ours to nvcc's, may be this at most; and none above
WORST times nvcc's.
"""
WORST = 1.15


def test_executed_instructions_against_nvcc() -> None:
    nvcc = counted_by_nvcc()
    assert sorted(nvcc) == sorted(launch.kernel for launch in LAUNCHES), (
        "python tests/quality/counting.py counts anew"
    )
    ratios = {
        launch.kernel: executed(load_ours(launch.source), launch) / nvcc[launch.kernel] for launch in LAUNCHES
    }
    worst = max(ratios, key=lambda kernel: ratios[kernel])
    assert ratios[worst] <= WORST, worst
    assert math.exp(sum(map(math.log, ratios.values())) / len(ratios)) <= MEAN


@pytest.mark.parametrize("launch", (*KERNELS, *ALGORITHMS), ids=lambda launch: launch.kernel)
def test_kernel_computes_the_same_at_every_level_and_as_nvccs(launch: Launch) -> None:
    plain = results(load_ours(launch.source, "-O0"), launch)
    optimised = results(load_ours(launch.source), launch)
    others = [optimised] + ([results(load_nvcc(launch.source), launch)] if find_tool("nvcc") else [])
    for values in others:
        for value, expected in zip(values, plain):
            _assert_close(value, expected)


def _assert_close(value: np.ndarray, expected: np.ndarray) -> None:
    if value.dtype.fields:
        for name in value.dtype.names or ():
            _assert_close(value[name], expected[name])
    elif value.dtype.kind == "f":
        # products and sums are contracted differently
        np.testing.assert_allclose(value, expected, rtol=1e-5, atol=1e-6)
    else:
        np.testing.assert_array_equal(value, expected)
