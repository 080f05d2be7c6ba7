"""What a whole grid has done to global memory, for grids that run beside each other: kernels in streams that
nothing puts one behind the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..engine.observers import Launching
from .clocks import ASYNC, TIME
from .shadow import Shadow

WEAK_WRITE, STRONG_WRITE, READ, STRONG_READ = range(4)
_RACE = ((WEAK_WRITE, WEAK_WRITE), (WEAK_WRITE, STRONG_WRITE), (STRONG_WRITE, WEAK_WRITE), (WEAK_WRITE, READ),
    (READ, WEAK_WRITE), (STRONG_WRITE, READ), (READ, STRONG_WRITE),
         (WEAK_WRITE, STRONG_READ), (STRONG_READ, WEAK_WRITE))  # fmt: skip
"""Kinds of accesses of two grids that race."""


@dataclass(frozen=True, slots=True)
class Running:
    """The work of a program that a grid belongs to: `number` in a stretch of time between two points at which
    the program waits, and what comes before it there.
    """

    stretch: int
    number: int
    before: frozenset[int]


@dataclass(frozen=True, slots=True)
class Conflict:
    """Bytes that two grids access: where and how many they are, and an epoch of either."""

    address: int
    size: int
    mine: int
    other: int


class Footprint:
    """Epochs of what a grid has done last to the cells of each allocation, by kind; `sites` are its accesses
    by time.
    """

    def __init__(
        self,
        running: Running,
        launching: Launching,
        shadows: Mapping[int, tuple[int, Shadow]],
        sites: list[Any],
    ) -> None:
        self.running, self.launching, self.sites = running, launching, sites
        self._parts = {start: (end, shadow.cell,
            [shadow.writes if shadow.is_written else None,
                *(slots.last() for slots in (shadow.strong_writes, shadow.reads, shadow.strong_reads))])
                       for start, (end, shadow) in shadows.items()}  # fmt: skip

    def conflicts(self, other: Footprint) -> Iterator[Conflict]:
        """One for each pair of instructions that race."""
        for start, (end, cell, mine) in self._parts.items():
            if start not in other._parts or other._parts[start][0] != end:
                continue
            _, others_cell, theirs = other._parts[start]
            finest, told = min(cell, others_cell), set()
            for a, b in _RACE:
                one, two = mine[a], theirs[b]
                if one is None or two is None:
                    continue
                one, two = np.repeat(one, cell // finest), np.repeat(two, others_cell // finest)
                for index in np.flatnonzero((one != 0) & (two != 0)):
                    pair = int(one[index]) >> TIME, int(two[index]) >> TIME
                    if pair not in told:
                        told.add(pair)
                        yield Conflict(start + int(index) * finest, finest, int(one[index]), int(two[index]))

    def thread(self, epoch: int) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
        """(block index, thread index) of an epoch's thread."""
        config = self.launching.config
        block, thread = divmod(epoch & ASYNC - 1, config.threads)
        return unflattened(block, config.grid), unflattened(thread, config.block)


def unflattened(number: int, shape: tuple[int, int, int]) -> tuple[int, int, int]:
    """An index in a grid or a block, x fastest."""
    rest, x = divmod(number, shape[0])
    z, y = divmod(rest, shape[1])
    return x, y, z
