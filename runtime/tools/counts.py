"""Counts of executed instructions, by opcode and by source line.

A thread-instruction is one instruction issued for one thread; a thread whose guard is false counts, as it
does for a profiler of real hardware. An issue is one instruction for one group of threads of one batch.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

import numpy as np

from ...ptx.model import Instruction
from ..engine.observers import ObservedBatch, Observer

K = TypeVar("K", bound=Hashable)


class Counts(Observer):
    """An observer that counts. It may observe several launches; the counts accumulate."""

    events = frozenset({"instruction"})

    def __init__(self) -> None:
        self._counts: dict[Instruction, list[int]] = {}

    def instruction(self, batch: ObservedBatch, function: str, instr: Instruction, mask: Any) -> None:
        """Count an instruction and its threads."""
        entry = self._counts.setdefault(instr, [0, 0])
        entry[0] += 1
        entry[1] += batch.n if mask is None else int(np.count_nonzero(mask))

    @property
    def issues(self) -> int:
        """Instruction issues in total."""
        return sum(issues for issues, _ in self._counts.values())

    @property
    def thread_instructions(self) -> int:
        """Thread-instructions in total."""
        return sum(threads for _, threads in self._counts.values())

    def by_opcode(self) -> dict[str, int]:
        """Return thread-instructions by opcode with its modifiers ('ld.global.f32'), most first."""
        return self._by(lambda instr: instr.mnemonic)

    def by_line(self) -> dict[tuple[str, int], int]:
        """Return thread-instructions by (file, line), most first.

        The line is that of the source where the PTX has it (`.loc`), else of the PTX.
        """

        def line_of(instr: Instruction) -> tuple[str, int]:
            location = instr.source or instr.location
            return location.file, location.line

        return self._by(line_of)

    def _by(self, key: Callable[[Instruction], K]) -> dict[K, int]:
        result: dict[K, int] = {}
        for instr, (_, threads) in self._counts.items():
            result[key(instr)] = result.get(key(instr), 0) + threads
        # Equal counts in the order of first execution, which is the same in every run.
        return dict(sorted(result.items(), key=lambda item: -item[1]))
