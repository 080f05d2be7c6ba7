"""What was last done to each byte of memory: the last weak write, and of the other kinds of accesses since as
many as decide.

Epochs are kept per cell: a word of four bytes, or a byte once something smaller has been accessed. Of reads,
of strong reads and of strong writes several may be under way at once; for each cell the last one is kept, the
last one by another thread, by another warp and by another block, since what barriers let a thread know of
others is alike in these classes. Where a kernel may tell threads apart otherwise, by messages, masks or
counts, the last one of every thread is kept. Reads are written down first and sorted in only when somebody
writes there: what a barrier has settled by then is never sorted at all.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

import numpy as np

from .clocks import ASYNC, TIME

WORD = 4
MOST_NOTED = 1 << 22
"""Noted accesses of lanes after which they are sorted in."""
_NUMBER = (1 << TIME) - 1

Of = Callable[[np.ndarray], np.ndarray]


class Slots:
    """Accesses of one kind to cells, of which several may be under way. `keys` are, from epochs, the numbers
    of threads, warps and blocks; none where every thread counts.
    """

    def __init__(self, cells: int, keys: tuple[Of, ...]) -> None:
        self.cells, self._keys = cells, keys
        self._slots: list[np.ndarray] = []
        self._held = self._times = np.zeros(0, np.int64)
        """Where every thread counts: cell << TIME | number, ascending, and when."""
        self._noted: list[tuple[np.ndarray, np.ndarray, int]] = []
        self._size = 0

    def note(self, cells: np.ndarray, numbers: np.ndarray, time: int) -> None:
        """Threads access cells, ascending in their numbers."""
        self._noted.append((cells, numbers, time))
        self._size += len(cells)
        if self._size > MOST_NOTED:
            self.settle()

    def forget(self, before: int) -> None:
        """What was noted before a time that everybody knows is of no interest."""
        if len(self._held):
            self._keep(self._times >= before)
        if self._noted and self._noted[0][2] < before:
            self._noted = [entry for entry in self._noted if entry[2] >= before]
            self._size = sum(len(entry[0]) for entry in self._noted)

    @property
    def is_empty(self) -> bool:
        return not self._slots and not self._noted and not len(self._held)

    def is_only(self, cells: np.ndarray, numbers: np.ndarray) -> bool:
        """Whether the same threads have accessed the same cells, and nothing else has happened."""
        if self._slots or len(self._held) or len(self._noted) != 1:
            return False
        there, who, _ = self._noted[0]
        return (there is cells or np.array_equal(there, cells)) and (
            who is numbers or np.array_equal(who, numbers)
        )

    def drop(self) -> None:
        """Forget what was noted."""
        self._noted, self._size = [], 0

    def settle(self) -> None:
        """Sort in what was noted."""
        if not self._keys:
            self._merge()
            return
        if self._noted and not self._slots:
            self._slots = [np.zeros(self.cells, np.int64) for _ in range(1 + len(self._keys))]
        for cells, numbers, time in self._noted:
            self._sort_in(cells, numbers | time << TIME)
        self.drop()

    def _merge(self) -> None:
        """As `settle`, where every thread counts."""
        if not self._noted:
            return
        held = np.concatenate([self._held, *(cells << TIME | numbers for cells, numbers, _ in self._noted)])
        times = np.concatenate([self._times, *(np.full(len(cells), time) for cells, _, time in self._noted)])
        order = np.argsort(held, kind="stable")
        self._held, self._times = held[order], times[order]
        self._keep(np.append(self._held[1:] != self._held[:-1], True))
        self.drop()

    def _keep(self, which: np.ndarray) -> None:
        self._held, self._times = self._held[which], self._times[which]

    def _sort_in(self, cells: np.ndarray, epochs: np.ndarray) -> None:
        first, second, *others = self._slots
        before = [slot[cells] for slot in self._slots]
        first[cells] = epochs
        last = first[cells]
        # The lowest thread that takes part now: another one than the last where several do.
        second[cells[::-1]] = epochs[::-1]
        candidates = [second[cells], *before]
        for key, slot in zip(self._keys, [second, *others]):
            own = key(last)
            result = np.zeros(len(cells), np.int64)
            for candidate in candidates:
                np.maximum(result, np.where(key(candidate) != own, candidate, 0), out=result)
            slot[cells] = result

    def at(self, cells: np.ndarray) -> list[tuple[np.ndarray | None, np.ndarray]]:
        """Epochs of the accesses to cells that decide, each with where its cell is among them; None: of all,
        0 where there is none.
        """
        self.settle()
        if self._keys:
            return [(None, slot[cells]) for slot in self._slots]
        first, end = (
            np.searchsorted(self._held, cells << TIME),
            np.searchsorted(self._held, cells + 1 << TIME),
        )
        counts = end - first
        index = np.repeat(np.arange(len(cells)), counts)
        there = np.arange(len(index)) + np.repeat(first - np.cumsum(counts) + counts, counts)
        return [(index, self._held[there] & _NUMBER | self._times[there] << TIME)]

    def last(self) -> np.ndarray | None:
        """Over all cells the epoch of the last access; None where there was none."""
        self.settle()
        if not len(self._held):
            return self._slots[0] if self._slots else None
        result = np.zeros(self.cells, np.int64)
        np.maximum.at(result, self._held >> TIME, self._held & _NUMBER | self._times << TIME)
        return result

    def clear(self, cells: np.ndarray) -> None:
        """Something has happened after all of them."""
        for slot in self._slots:
            slot[cells] = 0
        if len(self._held):
            self._keep(~np.isin(self._held >> TIME, cells))

    def split(self, parts: int) -> None:
        """Each cell becomes `parts`."""
        self.cells *= parts
        self._slots = [np.repeat(slot, parts) for slot in self._slots]
        held = spread((self._held >> TIME) * parts, parts) << TIME | np.repeat(self._held & _NUMBER, parts)
        order = np.argsort(held, kind="stable")
        self._held, self._times = held[order], np.repeat(self._times, parts)[order]
        self._noted = [
            (spread(cells * parts, parts), np.repeat(numbers, parts), time)
            for cells, numbers, time in self._noted
        ]


def spread(cells: np.ndarray, parts: int) -> np.ndarray:
    """Each cell and those that follow it, `parts` in all."""
    return cells if parts == 1 else (cells[:, None] + np.arange(parts)).reshape(-1)


class Shadow:
    """The cells of one stretch of memory, of `size` bytes; whether that of several `blocks`, and whether
    every thread counts (`each`).
    """

    def __init__(self, size: int, threads: int, blocks: bool, each: bool = False) -> None:
        self.size, self.cell = size, WORD
        self._count = count = -(-size // WORD)
        warps = -(-threads // 32)

        def thread(epochs: np.ndarray) -> np.ndarray:
            return epochs & _NUMBER

        def warp(epochs: np.ndarray) -> np.ndarray:
            number = epochs & ASYNC - 1
            return number >> 5 if threads % 32 == 0 else number // threads * warps + number % threads // 32

        def block(epochs: np.ndarray) -> np.ndarray:
            return (epochs & ASYNC - 1) // threads

        keys: tuple[Of, ...] = () if each else (thread, warp, block) if blocks else (thread, warp)
        self.is_written = False
        self.reads, self.strong_reads, self.strong_writes = (Slots(count, keys) for _ in range(3))
        self.strong_sizes: set[int] = set()
        """The sizes of the strong accesses."""

    @cached_property
    def writes(self) -> np.ndarray:
        """Over all cells the epoch of the last weak write: made for the first one."""
        return np.zeros(self._count, np.int64)

    @cached_property
    def restarts(self) -> np.ndarray:
        """Over all cells the time of the last strong write that has not read what was there: who reads later
        sees nothing of those before.
        """
        return np.zeros(self._count, np.int64)

    def cells(self, offsets: np.ndarray, size: int) -> tuple[np.ndarray, int]:
        """The cells of accesses of `size` bytes at offsets, `count` for each access one after the other; and
        that count.
        """
        if size % self.cell:
            parts, self.cell = self.cell, 1
            self._count *= parts
            if self.is_written:
                self.writes = np.repeat(self.writes, parts)
            if "restarts" in vars(self):
                self.restarts = np.repeat(self.restarts, parts)
            for slots in (self.reads, self.strong_reads, self.strong_writes):
                slots.split(parts)
        count = size // self.cell
        first = offsets >> 2 if self.cell == WORD else offsets
        return spread(first, count), count
