"""Run one program under several compilers and settings, and compare the memory they leave.

Oracles: our compiler at different levels and register budgets, LLVM's code generator on our IR, and
nvcc's PTX of the same source, where nvcc is found. All run on our runtime.
"""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

import minicc
from minicc.driver.api import ObjectCode
from minicc.driver.options import parse_api_options
from minicc.driver.pipeline import Compilation
from minicc.testing.assemble import nvcc_ptx

from .kernels import COUNTERS, INPUT_ELEMENTS, INPUTS, OUTPUTS, OWNED, SCALARS, Program

NVCC = "nvcc"
CONFIGURATIONS = ("-O0", "-O2 -verify-each", "-O2 -maxrregcount=16", "-O3", "-O1 -maxrregcount=24", "--codegen=llvm", NVCC)
MAX_STEPS = 3_000_000
DTYPES = {"unsigned char": "u1", "char": "i1", "short": "i2", "unsigned short": "u2", "int": "i4", "unsigned": "u4", "long long": "i8", "unsigned long long": "u8", "float": "f4", "double": "f8"}  # fmt: skip


class Mismatch(Exception):
    """Two configurations left different memory, or one of them failed."""


def compiled(text: str, configuration: str) -> ObjectCode:
    """`text` compiled under a configuration; branches said to be uniform are proven as they run."""
    if configuration == NVCC:
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder, "k.cu")
            source.write_text(text)
            return ObjectCode.from_ptx(nvcc_ptx(source, "-fmad=false", "-arch=sm_80", "-std=c++17", "-w"))
    options = parse_api_options([*configuration.split(), "-fmad=false", "-w"])
    return ObjectCode(Compilation(text, "k.cu", options), check_uniform=True)


def arguments(program: Program) -> list[Any]:
    """The arguments of kernel `k`: small, edge and random values, the same for the same seed."""
    rng = np.random.default_rng(program.seed)
    values: list[Any] = [np.int32(program.threads)]
    values += [_buffer(rng, DTYPES[t.name], INPUT_ELEMENTS) for _, t in INPUTS]
    values += [_buffer(rng, DTYPES[t.name], program.threads * OWNED) for _, t in OUTPUTS]
    values += [np.zeros(COUNTERS, "u4"), np.zeros(COUNTERS, "u8")]
    values += [_buffer(rng, DTYPES[t.name], 1)[0] for _, t in SCALARS]
    return values


def _buffer(rng: np.random.Generator, dtype: str, count: int) -> np.ndarray:
    kind = np.dtype(dtype)
    if kind.kind == "f":
        edges = np.array([0.0, -0.0, 1.0, -1.5, np.inf, -np.inf, np.nan, 1e-40, 1e10, -3e38, 0.1, 255.5], kind)
        out = (rng.standard_normal(count) * 10.0 ** rng.integers(-3, 6, count)).astype(kind)
    else:
        info = np.iinfo(kind)
        edges = np.array([0, 1, 2, 7, info.max, info.min, info.max - 1, info.max // 2 + 1, 31, 32, 100], kind)
        out = rng.integers(info.min, info.max, count, dtype=kind, endpoint=True)
        small = rng.random(count) < 0.4
        out[small] = rng.integers(0, 50, count).astype(kind)[small]
    special = rng.random(count) < 0.25
    out[special] = rng.choice(edges, count)[special]
    return out


def run(program: Program, configuration: str) -> list[np.ndarray]:
    """The buffers after the launch. Raises whatever the compiler or the runtime raises."""
    kernel = compiled(program.text, configuration)["k"]
    values = arguments(program)
    kernel(program.grid, program.block, values, max_steps=MAX_STEPS)
    return [v for v in values if isinstance(v, np.ndarray)]


def difference(a: list[np.ndarray], b: list[np.ndarray]) -> str | None:
    """The first element in which the buffers differ (all NaNs are one), or None."""
    names = [name for name, _ in (*INPUTS, *OUTPUTS)] + ["counters", "wide_counters"]
    for name, x, y in zip(names, a, b):
        same = x == y
        if x.dtype.kind == "f":
            same = (same & (np.signbit(x) == np.signbit(y))) | (np.isnan(x) & np.isnan(y))
        if not same.all():
            i = int(np.argmin(same))
            return f"{name}[{i}]: {x[i]!r} and {y[i]!r} ({int((~same).sum())} of {same.size} differ)"
    return None


def compare(program: Program, configurations: Sequence[str] = CONFIGURATIONS) -> None:
    """Run under every configuration. Raises Mismatch naming two that disagree."""
    reference: list[np.ndarray] | None = None
    for configuration in configurations:
        try:
            result = run(program, configuration)
        except (minicc.MiniccError, RuntimeError, AssertionError, ArithmeticError, LookupError, TypeError, ValueError, AttributeError) as error:
            raise Mismatch(f"{configuration}: {type(error).__name__}: {error}") from error
        if reference is None:
            reference = result
        elif found := difference(reference, result):
            raise Mismatch(f"{configurations[0]} | {configuration}: {found}")
