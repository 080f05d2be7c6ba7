"""Scalar mode (`jit/scalar_mode.py`): threads that leave loops over scattered memory at different times run
one by one on machines without gathers.
"""

from __future__ import annotations

import os
from typing import Any
from unittest.mock import patch

import numpy as np
import pytest

import minicc
from minicc.driver.command import main
from minicc.jit import build
from minicc.jit.machine import Host

HEAD = "int i = blockIdx.x * blockDim.x + threadIdx.x; if (i >= n) return;"
RAGGED = {
    "rows of a sparse matrix": (
        "float s = 0; for (int j = rows[i]; j < rows[i + 1]; j++) s += v[j] * x[at[j]]; y[i] = s;"
    ),
    "neighbours of a vertex": (
        "int least = 1 << 30; for (int j = rows[i]; j < rows[i + 1]; j++) { int level = (int)x[at[j]]; if"
        " (level < least) least = level; } if (least < 50) y[i] = least;"
    ),
    "a chain of links": (
        "int j = i, length = 0; while (at[j] != j && length < 1000) { j = at[j]; length++; } y[i] = length;"
    ),
    "marks in other places": "for (int j = rows[i]; j < rows[i + 1]; j++) y[at[j]] = 1; ",
    "counts": "for (int j = rows[i]; j < rows[i + 1]; j++) atomicAdd(&y[at[j]], 1.0f);",
    "a search in a row": (
        "int low = rows[i], high = rows[i + 1]; while (low < high) { int middle = (low + high) / 2; if"
        " (at[middle] < i) low = middle + 1; else high = middle; } y[i] = low;"
    ),
    "two loops": (
        "float s = 0; for (int j = rows[i]; j < rows[i + 1]; j++) { s += x[at[j]]; for (int k = at[j]; k > 0;"
        " k /= 2) s += v[at[k]]; } y[i] = s;"
    ),
}
REGULAR = {
    "no scattered access": "float s = 0; for (int j = 0; j < at[i]; j++) s = s * 0.5f + 1.0f; y[i] = s;",
    "rounds that all have": "float s = 0; for (int j = 0; j < 16; j++) s += x[at[i] ^ j & 7]; y[i] = s;",
    "lanes beside each other": "float s = 0; for (int j = i; j < n; j += 32) s += x[j]; y[i] = s;",
    "a barrier": (
        "float s = 0; for (int j = rows[i]; j < rows[i + 1]; j++) s += x[at[j]]; __syncthreads(); y[i] = s;"
    ),
    "a shuffle": (
        "float s = 0; for (int j = rows[i]; j < rows[i + 1]; j++) s += x[at[j]]; y[i] = __shfl_sync(~0u,"
        " s, 3);"
    ),
    "much to do in a round": (
        "float s = 0; for (int j = rows[i]; j < rows[i + 1]; j++) { float a = x[at[j]];"
        f" {'a = a * a + 0.25f; s = s * a - a;' * 20} s += a; }} y[i] = s;"
    ),
}
THREADS = 160


def run(
    body: str, engine: str, bits: int = 256, bad: int | None = None, gathers: bool = True
) -> tuple[Any, set[int]]:
    """Return (the memory after a launch, or its fault; the widths of the gangs), for vectors of `bits` bits
    and, if they have gathers, fast or slow ones.
    """
    random = np.random.default_rng(3)
    rows = np.concatenate(([0], np.cumsum(random.integers(0, 20, THREADS)))).astype(np.int32)
    at = random.integers(0, THREADS, rows[-1]).astype(np.int32)
    if bad is not None:
        at[bad] = 1 << 20
    kernel = minicc.compile(
        "__global__ void k(int n, const int *__restrict__ rows, const int *__restrict__ at, const float *v,"
        f" const float *x, float *y) {{ {HEAD} {body} }}"
    )["k"]
    y, widths, made = np.zeros(THREADS, np.float32), set[int](), build.translate

    def translate(*given: Any, **named: Any) -> Any:
        outcome = made(*given, **named)
        widths.add(outcome.width)
        return outcome

    with (
        patch.object(Host, "vector_bits", bits),
        patch.object(Host, "has_fast_gathers", gathers),
        patch.dict(os.environ, MINICC_CACHE="0"),
        patch.object(build, "translate", translate),
    ):
        try:
            result = kernel[5, 32](
                THREADS,
                rows,
                at,
                random.random(int(rows[-1]), np.float32),
                random.integers(0, 100, THREADS).astype(np.float32),
                y,
                engine=engine,
            )
        except minicc.KernelFault as fault:
            return (type(fault), str(fault)), widths
    return (y.tobytes(), result.thread_instructions), widths


@pytest.mark.parametrize("name", RAGGED)
def test_ragged_loops_use_scalar_mode(name: str) -> None:
    wanted, _ = run(RAGGED[name], "reference")
    assert run(RAGGED[name], "native") == (wanted, {1})
    assert run(RAGGED[name], "native", 512, gathers=False) == (wanted, {1})
    native, widths = run(RAGGED[name], "native", 512)
    assert native == wanted and 1 not in widths


@pytest.mark.parametrize("name", REGULAR)
def test_other_loops_use_gangs(name: str) -> None:
    wanted, _ = run(REGULAR[name], "reference")
    native, widths = run(REGULAR[name], "native")
    assert native == wanted and 1 not in widths


@pytest.mark.parametrize("bad", [0, 700, -1])
@pytest.mark.parametrize("name", ["rows of a sparse matrix", "marks in other places", "counts"])
def test_faults_in_scalar_mode(name: str, bad: int) -> None:
    wanted, _ = run(RAGGED[name], "reference", bad=bad)
    assert run(RAGGED[name], "native", bad=bad) == (wanted, {1})
    assert issubclass(wanted[0], minicc.KernelFault)


def test_the_divergence_dump_shows_gangs(tmp_path, capsys) -> None:
    """The dump of divergence shows gangs, although the code is in scalar mode."""
    file = tmp_path / "k.cu"
    file.write_text(
        "__global__ void k(int n, const int *__restrict__ rows, const int *__restrict__ at, const float *v,"
        f" const float *x, float *y) {{ {HEAD} {RAGGED['a search in a row']} }}"
    )
    with patch.object(Host, "vector_bits", 256):
        assert main(["run", str(file), "--block", "32", "--dump=divergence"]) == 0
        assert "// divergent" in capsys.readouterr().out
        assert main(["run", str(file), "--block", "32", "--dump=native"]) == 0
        assert "<32 x" not in capsys.readouterr().out
