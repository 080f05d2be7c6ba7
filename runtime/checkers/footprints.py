"""The last accesses of whole grids to global memory, for kernels in streams that may run concurrently."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..engine.config import unflatten
from ..engine.observers import GridLaunch
from .clocks import ASYNC, TIME
from .shadow import RaceShadow

WEAK_WRITE, STRONG_WRITE, READ, STRONG_READ = range(4)
_RACE = ((WEAK_WRITE, WEAK_WRITE), (WEAK_WRITE, STRONG_WRITE), (STRONG_WRITE, WEAK_WRITE), (WEAK_WRITE, READ),
    (READ, WEAK_WRITE), (STRONG_WRITE, READ), (READ, STRONG_WRITE),
         (WEAK_WRITE, STRONG_READ), (STRONG_READ, WEAK_WRITE))  # fmt: skip
"""Pairs of kinds of accesses that race."""


@dataclass(frozen=True, slots=True)
class StreamWork:
    """The work of a program that a grid belongs to.

    `interval` numbers the intervals between two synchronisations of the host, `number` the works within one;
    `before` are those that precede this one there.
    """

    interval: int
    number: int
    before: frozenset[int]


@dataclass(frozen=True, slots=True)
class Conflict:
    """Bytes that two grids access: their address and number, and an epoch of each grid."""

    address: int
    size: int
    own: int
    earlier: int


class Footprint:
    """The epochs of the last accesses of a grid to the cells of each allocation, by kind; `sites` are its
    accesses by time.
    """

    def __init__(
        self,
        work: StreamWork,
        grid_launch: GridLaunch,
        shadows: Mapping[int, tuple[int, RaceShadow]],
        sites: list[Any],
    ) -> None:
        self.work, self.grid_launch, self.sites = work, grid_launch, sites
        self._parts = {start: (end, shadow.cell,
            [shadow.writes if shadow.has_writes else None,
                *(slots.last() for slots in (shadow.strong_writes, shadow.reads, shadow.strong_reads))])
                       for start, (end, shadow) in shadows.items()}  # fmt: skip

    def conflicts(self, earlier: Footprint) -> Iterator[Conflict]:
        """Yield a conflict for each pair of instructions that race."""
        for start, (end, cell, own) in self._parts.items():
            if start not in earlier._parts or earlier._parts[start][0] != end:
                continue
            _, foreign_cell, foreign = earlier._parts[start]
            finest, reported = min(cell, foreign_cell), set()
            for a, b in _RACE:
                one, two = own[a], foreign[b]
                if one is None or two is None:
                    continue
                one, two = np.repeat(one, cell // finest), np.repeat(two, foreign_cell // finest)
                for index in np.flatnonzero((one != 0) & (two != 0)):
                    pair = int(one[index]) >> TIME, int(two[index]) >> TIME
                    if pair not in reported:
                        reported.add(pair)
                        yield Conflict(start + int(index) * finest, finest, int(one[index]), int(two[index]))

    def thread(self, epoch: int) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
        """Return (block index, thread index) of an epoch's thread."""
        config = self.grid_launch.config
        block, thread = divmod(epoch & ASYNC - 1, config.threads)
        return config.block_index(block), unflatten(thread, config.block)
