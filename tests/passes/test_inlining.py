"""Inlining is linear in the length of a chain of calls, and drops what it has moved."""

from __future__ import annotations

import time

import pytest

import minicc


def _chain(length: int, inline: str) -> str:
    lines = [f"__device__ {inline} float f0(float x) {{ return x + 1; }}"]
    lines += [f"__device__ {inline} float f{n}(float x) {{ return f{n - 1}(x) + {n}; }}" for n in range(1, length)]
    return "\n".join([*lines, f"__global__ void k(float *x) {{ x[0] = f{length - 1}(x[0]); }}"])


def _seconds(length: int, inline: str) -> float:
    text = _chain(length, inline)
    best = 1e9
    for _ in range(2):
        start = time.process_time()
        minicc.compile(text, options=["-O2"]).ptx  # noqa: B018
        best = min(best, time.process_time() - start)
    return best


@pytest.mark.parametrize("inline", ["", "__forceinline__"])
def test_a_chain_costs_its_length(inline: str) -> None:
    # Sixteen times as long: 256 times the time if it were quadratic, and busy machines double a time.
    assert _seconds(1600, inline) < 80 * _seconds(100, inline)


def test_nothing_is_left_of_a_chain() -> None:
    ptx = minicc.compile(_chain(50, ""), options=["-O2"]).ptx
    assert ".func" not in ptx and "call" not in ptx
