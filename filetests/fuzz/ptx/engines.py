"""Random kernels on the native engine and on the reference engine: their memory, output, warnings and
counts.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache
from typing import Any
from unittest.mock import patch

import numpy as np

from ....driver.api import ObjectCode
from ....driver.checking import checking
from ....jit import machine
from ....jit.engine import NativeCode
from ....jit.machine import Host
from ....ptx.model import Module
from ....ptx.parsing.parser import parse
from ....ptx.rules.verifier import verify
from ....runtime import LaunchConfig, prepare
from ....runtime.engine.program import PreparedProgram
from ....support.diagnostics import KernelFault, LaunchError, MiniccError
from ..program import size_of
from . import kernels

SHAPES = ((96, 1, 1), (16, 6, 1), (8, 12, 1), (24, 4, 1), (3, 32, 1), (96, 1, 1))
"""Shapes of blocks with as many threads as random kernels have; gangs are as wide as rows allow."""


BITS = (512, 256, 128)
"""Widths of vectors for which code is generated, whatever this machine has: with masks and without, gangs of
32 and 8 lanes, unless warp instructions or rows need others.
"""


@dataclass(frozen=True, slots=True)
class Comparison:
    """The difference between the engines ('' if there is none), and the lanes of the native engine's gangs: 0
    if it does not support the kernel. `module` is the module that both ran.
    """

    difference: str
    lanes: int
    module: Module


class Hasty(Host):
    """LLVM's code generator at its fastest: no optimisation, instructions selected one by one."""

    def __init__(self) -> None:
        super().__init__()
        self.machine = self.llvm.Target.from_default_triple().create_target_machine(
            cpu=self.cpu, features=self.features, opt=0, codemodel="jitdefault", jit=True
        )

    def optimized_module(self, text: str, uses_full_pipeline: bool = True, unoptimized: str = "") -> Any:
        """Parse the LLVM IR without optimising it."""
        context = self.llvm.create_context()
        module = self.llvm.parse_assembly(text, context)
        if unoptimized:
            module.link_in(self.llvm.parse_assembly(unoptimized, context))
        return module


_hasty = cache(Hasty)
_USUAL = 16
"""One of so many consecutive programs has fully optimised code, which takes most of the time and tests LLVM
rather than minicc.
"""


def read(text: str) -> Module:
    """Return a kernel's module."""
    module = parse(text, "random.ptx")
    assert not [d for d in verify(module) if d.severity == "error"]
    return module


def outcome(program: PreparedProgram, block: tuple[int, int, int]) -> tuple[object, ...]:
    """Return everything observable of a launch. Raises LaunchError if the engine does not support the
    kernel.
    """
    memory = program.executable.new_memory()
    cells = memory.allocate(4 * kernels.WORDS * kernels.THREADS * kernels.BLOCKS)
    counters = memory.allocate(16)
    config = LaunchConfig((kernels.BLOCKS, 1, 1), block, max_steps=5_000_000)
    try:
        result = program.launch(
            "k", memory, config, [address.to_bytes(8, "little") for address in (cells, counters)]
        )
    except LaunchError:
        raise
    except MiniccError as fault:
        return type(fault), str(fault)
    return (
        [memory.bytes[a.start : a.end].tobytes() for a in memory.allocations],
        result.thread_instructions,
        sorted(result.warnings),
    )


def text_of(seed: int) -> str:
    """Return the PTX: odd seeds give odd kernels, and two of eight consecutive seeds deep ones."""
    return kernels.kernel(seed, bool(seed % 2), seed // 2 % 4 == 1, size_of(seed), rows=True)


def shape(seed: int) -> tuple[tuple[int, int, int], int]:
    """Return the block shape and the vector width in bits of a seed's kernel."""
    return SHAPES[seed // 4 % len(SHAPES)] if seed % 2 else SHAPES[0], BITS[seed // 24 % len(BITS)]


@contextmanager
def _as_drawn(seed: int) -> Iterator[tuple[int, int, int]]:
    """Configure the native engine's code generation for the seed; return the block shape."""
    block, bits = shape(seed)
    host = machine.host if seed // 4 % _USUAL == 0 else _hasty
    with (
        patch.object(Host, "vector_bits", bits),
        patch.object(machine, "host", host),
        patch.dict(os.environ, MINICC_CACHE="0"),
    ):
        yield block


def compared(seed: int, text: str = "") -> Comparison:
    """Compare the engines on the kernel of a seed, or another one, with the seed's block shape and vector
    width.
    """
    with _as_drawn(seed) as block:
        return _compared(text or text_of(seed), block)


def differing(seed: int, text: str, most: int) -> dict[str, dict[int, int]]:
    """Return the first cells of each buffer in which the engines differ, with the reference engine's values.
    Raises KernelFault if one faults.
    """
    with _as_drawn(seed) as block:
        expected, result = (memory_after(text, block, engine) for engine in ("reference", "native"))
    places = {
        name: np.flatnonzero(values != result[name])[:most].tolist() for name, values in expected.items()
    }
    return {name: {i: int(expected[name][i]) for i in some} for name, some in places.items() if some}


def reported(seed: int, text: str) -> frozenset[tuple[str, str]]:
    """Return the checkers' reports of a kernel: (checker, kind of report)."""
    with checking("race", "init", "mem", "sync") as reports, suppress(KernelFault):
        memory_after(text, shape(seed)[0])
    return frozenset((report.tool, report.kind) for report in reports)


def launch_line(block: tuple[int, int, int]) -> str:
    """Return the launch as a LAUNCH line."""
    return (
        f"k<<<{kernels.BLOCKS},({','.join(map(str, block))})>>>"
        f" cells=zeros({kernels.WORDS * kernels.THREADS * kernels.BLOCKS},u32) counters=zeros(4,u32)"
    )


def memory_after(text: str, block: tuple[int, int, int], engine: str = "reference") -> dict[str, np.ndarray]:
    """Return the kernel's buffers after a launch on an engine. Raises KernelFault."""
    code = ObjectCode.from_ptx(text)
    result = {
        "cells": np.zeros(kernels.WORDS * kernels.THREADS * kernels.BLOCKS, np.uint32),
        "counters": np.zeros(4, np.uint32),
    }
    code["k"]((kernels.BLOCKS,), block, tuple(result.values()), engine=engine, max_steps=5_000_000)
    return result


def _compared(text: str, block: tuple[int, int, int]) -> Comparison:
    module = read(text)
    native = prepare(module, engine="native")
    try:
        result = outcome(native, block)
    except LaunchError as reason:
        return Comparison(f"rejected: {reason}", 0, module)
    code = native._code
    assert isinstance(code, NativeCode)
    lanes = code.compile_kernel(native.executable.layout("k"), LaunchConfig((kernels.BLOCKS, 1, 1), block))[
        0
    ].facts.width
    expected = outcome(prepare(module, engine="reference"), block)
    if len(result) != len(expected):
        return Comparison(f"{result[-1]} instead of {expected[-1]}", lanes, module)
    names = ("memory", "instructions", "warnings") if len(expected) == 3 else ("fault", "message")
    return Comparison(", ".join(name for name, a, b in zip(names, result, expected) if a != b), lanes, module)
