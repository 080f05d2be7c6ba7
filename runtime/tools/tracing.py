"""Trace of execution: one line per instruction and group of threads.

    block 0-3 | 96 threads: 0-31, 64-127 | saxpy.cu:5 | ld.global.f32 %f2, [%rd5];
        load of 4 bytes at global 0x1000000 + 4 * i, 96 threads

Threads are numbered through the blocks of the batch (block * threads per block + thread). Equidistant
addresses are written as base and step, others one by one, up to a limit.
"""

from __future__ import annotations

from typing import Any, TextIO

import numpy as np

from ...ptx.model import Instruction
from ...support.diagnostics import AccessKind, Space
from ..engine.observers import ObservedBatch, Observer

_LISTED = 8


class Trace(Observer):
    """An observer that writes to a text file.

    `thread` restricts it to one thread, numbered through the grid; `limit` stops it after that many lines.
    """

    events = frozenset({"instruction", "access"})

    def __init__(self, out: TextIO, *, thread: int | None = None, limit: int | None = None) -> None:
        self._out, self._thread, self._remaining = out, thread, limit

    def instruction(self, batch: ObservedBatch, function: str, instr: Instruction, mask: Any) -> None:
        """Write an instruction and its lanes."""
        if not self._includes(batch, mask):
            return
        lanes = np.arange(batch.n) if mask is None else np.flatnonzero(mask)
        first = batch.first_cta * batch.threads
        blocks = _ranges(np.unique(lanes // batch.threads) + batch.first_cta)
        location = instr.source or instr.location
        count = f"{len(lanes)} thread{'s' * (len(lanes) != 1)}"
        self._write(
            f"block {blocks} | {count}: {_ranges(lanes + first)} | {location.file}:{location.line} |"
            f" {instr}\n"
        )

    def access(
        self,
        batch: ObservedBatch,
        function: str,
        instr: Instruction,
        kind: AccessKind,
        space: Space,
        address: Any,
        size: int,
        mask: Any,
    ) -> None:
        """Write the addresses of an access."""
        if not self._includes(batch, mask):
            return
        lanes = np.arange(batch.n) if mask is None else np.flatnonzero(mask)
        if isinstance(address, np.ndarray):
            if self._thread is not None:
                lanes = np.array([self._thread - batch.first_cta * batch.threads])
            location = _addresses(address[lanes].astype(np.int64))
        else:
            location = f"{int(address):#x}"
        verb = "atomic operation on" if kind == "atomic" else f"{kind} of"
        self._write(f"    {verb} {size} byte{'s' * (size != 1)} at {space} {location}\n")

    def _includes(self, batch: ObservedBatch, mask: Any) -> bool:
        if self._thread is None:
            return True
        lane = self._thread - batch.first_cta * batch.threads
        return 0 <= lane < batch.n and (mask is None or bool(mask[lane]))

    def _write(self, text: str) -> None:
        if self._remaining is not None:
            if self._remaining <= 0:
                return
            self._remaining -= 1
            if not self._remaining:
                text += "(the limit of the trace is reached)\n"
        self._out.write(text)


def _ranges(values: np.ndarray) -> str:
    """Format ascending integers as '0-31, 64, 70-71'; the end is omitted when there are many."""
    breaks = np.flatnonzero(np.diff(values) != 1) + 1
    parts = np.split(values, breaks[:_LISTED])
    texts = [f"{part[0]}-{part[-1]}" if len(part) > 1 else f"{part[0]}" for part in parts[:_LISTED]]
    return ", ".join(texts) + (", …" if len(breaks) >= _LISTED else "")


def _addresses(values: np.ndarray) -> str:
    if len(values) == 1:
        return f"{values[0]:#x}"
    steps = np.diff(values)
    if (steps == steps[0]).all():
        return f"{values[0]:#x} + {steps[0]} * i, {len(values)} threads"
    listed = ", ".join(f"{v:#x}" for v in values[:_LISTED].tolist())
    return listed + (f", … ({len(values)} threads)" if len(values) > _LISTED else "")
