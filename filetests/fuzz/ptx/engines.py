"""Random kernels on the native engine and on the reference one: what each leaves in memory, prints, warns of
and counts.
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
from ....ptx.model import Module
from ....ptx.parsing.parser import parse
from ....ptx.rules.verifier import verify
from ....runtime import LaunchConfig, prepare
from ....runtime.engine.program import Program
from ....runtime.native import machine
from ....runtime.native.engine import NativeCode
from ....runtime.native.machine import Host
from ....support.diagnostics import KernelFault, LaunchError, MiniccError
from ..program import size_of
from . import kernels

SHAPES = ((96, 1, 1), (16, 6, 1), (8, 12, 1), (24, 4, 1), (3, 32, 1), (96, 1, 1))
"""Flat blocks of as many threads as random kernels have; strips are as wide as rows allow."""


BITS = (512, 256, 128)
"""Bits of a vector, for which code is made whatever this machine has: with masks and without, strips of 32
and 8 lanes, unless warp instructions or rows ask for others.
"""


@dataclass(frozen=True, slots=True)
class Comparison:
    """What the engines do not agree on ('' where they agree), and how many lanes a strip of the native one
    had: 0 where it refuses the kernel. `module` is what both ran.
    """

    difference: str
    lanes: int
    module: Module


class Hasty(Host):
    """LLVM's code generator as it is quickest: nothing improved, instructions selected one by one."""

    def __init__(self) -> None:
        super().__init__()
        self.machine = self.llvm.Target.from_default_triple().create_target_machine(
            cpu=self.cpu, features=self.features, opt=0, codemodel="jitdefault", jit=True
        )

    def improved(self, text: str, is_worth_it: bool = True, good: str = "") -> Any:
        context = self.llvm.create_context()
        module = self.llvm.parse_assembly(text, context)
        if good:
            module.link_in(self.llvm.parse_assembly(good, context))
        return module


_hasty = cache(Hasty)
_USUAL = 16
"""Of so many programs that follow each other one has the code that users get; most of the time goes into
that, and none of it is ours.
"""


def read(text: str) -> Module:
    """A kernel's module."""
    module = parse(text, "random.ptx")
    assert not [d for d in verify(module) if d.severity == "error"]
    return module


def outcome(program: Program, block: tuple[int, int, int]) -> tuple[object, ...]:
    """All that can be seen of a launch. LaunchError where the engine does not execute the kernel."""
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
    """The PTX: odd seeds make odd kernels, and of eight that follow each other two make deep ones."""
    return kernels.kernel(seed, bool(seed % 2), seed // 2 % 4 == 1, size_of(seed))


def shape(seed: int) -> tuple[tuple[int, int, int], int]:
    """The block in which the kernel of a seed runs, and bits of a vector."""
    return SHAPES[seed // 4 % len(SHAPES)] if seed % 2 else SHAPES[0], BITS[seed // 24 % len(BITS)]


@contextmanager
def _as_drawn(seed: int) -> Iterator[tuple[int, int, int]]:
    """The native engine makes code as the seed says; the block."""
    block, bits = shape(seed)
    host = machine.host if seed // 4 % _USUAL == 0 else _hasty
    with (
        patch.object(Host, "vector_bits", bits),
        patch.object(machine, "host", host),
        patch.dict(os.environ, MINICC_CACHE="0"),
    ):
        yield block


def compared(seed: int, text: str = "") -> Comparison:
    """The kernel of a seed, or another one, in a block of the seed's shape and with vectors of the seed's
    bits.
    """
    with _as_drawn(seed) as block:
        return _compared(text or text_of(seed), block)


def differing(seed: int, text: str, most: int) -> dict[str, dict[int, int]]:
    """Of each buffer the first cells that the native engine leaves otherwise than the reference engine, with
    what that leaves. KernelFault where one faults.
    """
    with _as_drawn(seed) as block:
        wanted, result = (memory_after(text, block, engine) for engine in ("reference", "native"))
    places = {name: np.flatnonzero(values != result[name])[:most].tolist() for name, values in wanted.items()}
    return {name: {i: int(wanted[name][i]) for i in some} for name, some in places.items() if some}


def reported(seed: int, text: str) -> frozenset[tuple[str, str]]:
    """What the checkers find in a kernel: (checker, kind of report)."""
    with checking("race", "init", "mem", "sync") as reports, suppress(KernelFault):
        memory_after(text, shape(seed)[0])
    return frozenset((report.tool, report.kind) for report in reports)


def launch_line(block: tuple[int, int, int]) -> str:
    """How the kernel is launched, as a LAUNCH line has it."""
    return (
        f"k<<<{kernels.BLOCKS},({','.join(map(str, block))})>>>"
        f" cells=zeros({kernels.WORDS * kernels.THREADS * kernels.BLOCKS},u32) counters=zeros(4,u32)"
    )


def memory_after(text: str, block: tuple[int, int, int], engine: str = "reference") -> dict[str, np.ndarray]:
    """What the kernel leaves in its buffers on an engine. KernelFault where it faults."""
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
        return Comparison(f"refused: {reason}", 0, module)
    code = native._code
    assert isinstance(code, NativeCode)
    lanes = code.built(native.executable.layout("k"), LaunchConfig((kernels.BLOCKS, 1, 1), block))[
        0
    ].facts.width
    wanted = outcome(prepare(module, engine="reference"), block)
    if len(result) != len(wanted):
        return Comparison(f"{result[-1]} instead of {wanted[-1]}", lanes, module)
    names = ("memory", "instructions", "warnings") if len(wanted) == 3 else ("fault", "message")
    return Comparison(", ".join(name for name, a, b in zip(names, result, wanted) if a != b), lanes, module)
