"""Counting executed instructions, by opcode and by source line.

A thread-instruction is one instruction issued for one thread; a thread whose guard is false counts, as it
does for a profiler of real hardware. An issue is one instruction for one group of threads of one batch.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

import numpy as np

from ...ptx.model import Instruction
from ..engine.observers import Batch, Observer

K = TypeVar("K", bound=Hashable)


class Counts(Observer):
    """An observer that counts. It may watch several launches; the counts add up."""

    wants = frozenset({"instruction"})

    def __init__(self) -> None:
        self._counts: dict[Instruction, list[int]] = {}

    def instruction(self, batch: Batch, function: str, instr: Instruction, mask: Any) -> None:
        entry = self._counts.setdefault(instr, [0, 0])
        entry[0] += 1
        entry[1] += batch.n if mask is None else int(np.count_nonzero(mask))

    @property
    def issues(self) -> int:
        """Instruction issues in all."""
        return sum(issues for issues, _ in self._counts.values())

    @property
    def thread_instructions(self) -> int:
        """Thread-instructions in all."""
        return sum(threads for _, threads in self._counts.values())

    def by_opcode(self) -> dict[str, int]:
        """Thread-instructions by opcode with its modifiers ('ld.global.f32'), most first."""
        return self._by(lambda instr: instr.mnemonic)

    def by_line(self) -> dict[tuple[str, int], int]:
        """Thread-instructions by (file, line): of the source where the PTX says it (`.loc`), else of the PTX.
        Most first.
        """

        def place(instr: Instruction) -> tuple[str, int]:
            location = instr.source or instr.location
            return location.file, location.line

        return self._by(place)

    def _by(self, key: Callable[[Instruction], K]) -> dict[K, int]:
        result: dict[K, int] = {}
        for instr, (_, threads) in self._counts.items():
            result[key(instr)] = result.get(key(instr), 0) + threads
        # Equal counts in the order of first execution, which is the same in every run.
        return dict(sorted(result.items(), key=lambda item: -item[1]))
