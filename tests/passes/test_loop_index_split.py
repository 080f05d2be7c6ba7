"""Loops that are split at a value of their counter visit the same iterations with the same outcomes."""

from __future__ import annotations

import itertools
from operator import eq, ge, gt, le, lt, ne

import numpy as np
import pytest

import minicc

TEXT = """
extern "C" __global__ void visit(const int *x, int *out, TYPE start, TYPE n, TYPE bound, int stop) {
    int sum = 0;
    for (TYPE i = START; i < n; i += STEP) {
        if (x[i - start] == stop) { sum += 1000; break; }
        if (i TEST bound) { sum += 3 * x[i - start]; out[1] = sum; } else { sum = sum * 2 + x[i - start]; }
    }
    out[0] = sum;
}
"""
TESTS = {"==": eq, "!=": ne, "<": lt, "<=": le, ">": gt, ">=": ge}
BOUNDS = {"int": (-(2**31), 2**31 - 1), "unsigned": (0, 2**32 - 1)}


def expected(
    values: np.ndarray, start: int, n: int, bound: int, step: int, test: str, stop: int
) -> list[int]:
    total, written = 0, 0
    for i in range(start, n, step):
        if values[i - start] == stop:
            total += 1000
            break
        if TESTS[test](i, bound):
            total += 3 * int(values[i - start])
            written = total
        else:
            total = total * 2 + int(values[i - start])
    return [total, written]


@pytest.mark.parametrize("test", ["==", "!=", "<", "<=", ">", ">="])
@pytest.mark.parametrize("kind", ["int", "unsigned"])
@pytest.mark.parametrize("step", [1, 2])
def test_every_place_of_the_bound(test: str, kind: str, step: int) -> None:
    text = TEXT.replace("TYPE", kind).replace("TEST", test).replace("STEP", str(step))
    # Unsigned numbers may wrap, so their loops are split where the start is known.
    text = text.replace("START", "2" if kind == "unsigned" else "start")
    kernel = minicc.compile(text, options=["-O2"])["visit"]
    values = np.arange(1, 12, dtype=np.int32)
    low, high = BOUNDS[kind]
    starts = [2] if kind == "unsigned" else [-3, 0, 5]
    cases = [(start, n) for start in starts for n in range(start - 1, start + 7)]
    if kind == "int":
        cases += [(high - 6, high - 1), (high - 6, high - 2), (low, low + 5)]
    for (start, n), stop in itertools.product(cases, (0, 3)):
        for bound in sorted(
            {low, low + 1, high, high - 1, *range(max(start - 1, low), min(start + 8, high))}
        ):
            out = np.zeros(2, np.int32)
            kernel[1, 1](values, out, start, n, bound, stop)
            assert list(out) == expected(values, start, n, bound, step, test, stop), (start, n, bound, stop)
