"""The last accesses to each byte of memory: the last weak write, and as many later accesses of other kinds as
are needed to detect races.

Epochs are kept per cell: a word of four bytes, or a byte once something smaller has been accessed. Several
reads, strong reads and strong writes of a cell may be unordered; for each cell the last one is kept, the last
one by another thread, by another warp and by another block, since barriers order all threads of these classes
alike. For a kernel that may order single threads, by messages, masks or counts, the last access of every
thread is kept. Reads are first appended to a list and merged only at a write: those that a barrier has
ordered by then are never merged.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

import numpy as np

from .clocks import ASYNC, TIME

WORD_BYTES = 4
MAX_PENDING = 1 << 22
"""The number of pending accesses after which they are merged."""
_NUMBER = (1 << TIME) - 1

KeyFunction = Callable[[np.ndarray], np.ndarray]


class Slots:
    """Accesses of one kind to cells, of which several may be unordered. `keys` map epochs to the numbers of
    threads, warps and blocks; empty if every thread is tracked.
    """

    def __init__(self, cells: int, keys: tuple[KeyFunction, ...]) -> None:
        self.cells, self._keys = cells, keys
        self._slots: list[np.ndarray] = []
        self._entries = self._times = np.zeros(0, np.int64)
        """If every thread is tracked: cell << TIME | number, ascending, and the times."""
        self._pending: list[tuple[np.ndarray, np.ndarray, int]] = []
        self._size = 0

    def record(self, cells: np.ndarray, numbers: np.ndarray, time: int) -> None:
        """Record accesses of threads to cells, ascending in the numbers of the threads."""
        self._pending.append((cells, numbers, time))
        self._size += len(cells)
        if self._size > MAX_PENDING:
            self.merge_pending()

    def forget_before(self, before: int) -> None:
        """Discard accesses before a time that all threads know."""
        if len(self._entries):
            self._filter_entries(self._times >= before)
        if self._pending and self._pending[0][2] < before:
            self._pending = [entry for entry in self._pending if entry[2] >= before]
            self._size = sum(len(entry[0]) for entry in self._pending)

    @property
    def is_empty(self) -> bool:
        """True if there is no entry."""
        return not self._slots and not self._pending and not len(self._entries)

    def matches_only(self, cells: np.ndarray, numbers: np.ndarray) -> bool:
        """Return True if the same threads have accessed the same cells, and nothing else has happened."""
        if self._slots or len(self._entries) or len(self._pending) != 1:
            return False
        pending_cells, pending_numbers, _ = self._pending[0]
        return (pending_cells is cells or np.array_equal(pending_cells, cells)) and (
            pending_numbers is numbers or np.array_equal(pending_numbers, numbers)
        )

    def drop_pending(self) -> None:
        """Discard the pending accesses."""
        self._pending, self._size = [], 0

    def merge_pending(self) -> None:
        """Merge the pending accesses."""
        if not self._keys:
            self._merge_entries()
            return
        if self._pending and not self._slots:
            self._slots = [np.zeros(self.cells, np.int64) for _ in range(1 + len(self._keys))]
        for cells, numbers, time in self._pending:
            self._update_slots(cells, numbers | time << TIME)
        self.drop_pending()

    def _merge_entries(self) -> None:
        """Merge the pending accesses if every thread is tracked."""
        if not self._pending:
            return
        entries = np.concatenate(
            [self._entries, *(cells << TIME | numbers for cells, numbers, _ in self._pending)]
        )
        times = np.concatenate(
            [self._times, *(np.full(len(cells), time) for cells, _, time in self._pending)]
        )
        order = np.argsort(entries, kind="stable")
        self._entries, self._times = entries[order], times[order]
        self._filter_entries(np.append(self._entries[1:] != self._entries[:-1], True))
        self.drop_pending()

    def _filter_entries(self, selected: np.ndarray) -> None:
        self._entries, self._times = self._entries[selected], self._times[selected]

    def _update_slots(self, cells: np.ndarray, epochs: np.ndarray) -> None:
        first, second, *others = self._slots
        before = [slot[cells] for slot in self._slots]
        first[cells] = epochs
        last = first[cells]
        # The lowest thread of this access: not the last one if several take part.
        second[cells[::-1]] = epochs[::-1]
        candidates = [second[cells], *before]
        for key, slot in zip(self._keys, [second, *others]):
            last_key = key(last)
            result = np.zeros(len(cells), np.int64)
            for candidate in candidates:
                np.maximum(result, np.where(key(candidate) != last_key, candidate, 0), out=result)
            slot[cells] = result

    def lookup(self, cells: np.ndarray) -> list[tuple[np.ndarray | None, np.ndarray]]:
        """Return the epochs of the relevant accesses to cells, each with the indices of their cells in
        `cells`; None for the indices: one epoch per cell, 0 if there is no access.
        """
        self.merge_pending()
        if self._keys:
            return [(None, slot[cells]) for slot in self._slots]
        first, end = (
            np.searchsorted(self._entries, cells << TIME),
            np.searchsorted(self._entries, cells + 1 << TIME),
        )
        counts = end - first
        index = np.repeat(np.arange(len(cells)), counts)
        positions = np.arange(len(index)) + np.repeat(first - np.cumsum(counts) + counts, counts)
        return [(index, self._entries[positions] & _NUMBER | self._times[positions] << TIME)]

    def last(self) -> np.ndarray | None:
        """Return the epoch of the last access to each cell; None if there was no access."""
        self.merge_pending()
        if not len(self._entries):
            return self._slots[0] if self._slots else None
        result = np.zeros(self.cells, np.int64)
        np.maximum.at(result, self._entries >> TIME, self._entries & _NUMBER | self._times << TIME)
        return result

    def clear(self, cells: np.ndarray) -> None:
        """Discard the accesses to cells."""
        for slot in self._slots:
            slot[cells] = 0
        if len(self._entries):
            self._filter_entries(~np.isin(self._entries >> TIME, cells))

    def split(self, parts: int) -> None:
        """Split each cell into `parts`."""
        self.cells *= parts
        self._slots = [np.repeat(slot, parts) for slot in self._slots]
        entries = consecutive_cells((self._entries >> TIME) * parts, parts) << TIME | np.repeat(
            self._entries & _NUMBER, parts
        )
        order = np.argsort(entries, kind="stable")
        self._entries, self._times = entries[order], np.repeat(self._times, parts)[order]
        self._pending = [
            (consecutive_cells(cells * parts, parts), np.repeat(numbers, parts), time)
            for cells, numbers, time in self._pending
        ]


def consecutive_cells(cells: np.ndarray, parts: int) -> np.ndarray:
    """Return each cell and those that follow it, `parts` in all."""
    return cells if parts == 1 else (cells[:, None] + np.arange(parts)).reshape(-1)


class RaceShadow:
    """The cells of a range of memory of `size` bytes; `blocks`: of several blocks, `each`: every thread is
    tracked.
    """

    def __init__(self, size: int, threads: int, blocks: bool, each: bool = False) -> None:
        self.size, self.cell = size, WORD_BYTES
        self._count = count = -(-size // WORD_BYTES)
        warps = -(-threads // 32)

        def thread(epochs: np.ndarray) -> np.ndarray:
            return epochs & _NUMBER

        def warp(epochs: np.ndarray) -> np.ndarray:
            number = epochs & ASYNC - 1
            return number >> 5 if threads % 32 == 0 else number // threads * warps + number % threads // 32

        def block(epochs: np.ndarray) -> np.ndarray:
            return (epochs & ASYNC - 1) // threads

        keys: tuple[KeyFunction, ...] = () if each else (thread, warp, block) if blocks else (thread, warp)
        self.has_writes = False
        self.reads, self.strong_reads, self.strong_writes = (Slots(count, keys) for _ in range(3))
        self.strong_sizes: set[int] = set()
        """The sizes of the strong accesses."""

    @cached_property
    def writes(self) -> np.ndarray:
        """The epoch of the last weak write to each cell; allocated for the first one."""
        return np.zeros(self._count, np.int64)

    @cached_property
    def restarts(self) -> np.ndarray:
        """The time of the last strong write to each cell that was no read-modify-write: later reads observe
        none of the writes before it.
        """
        return np.zeros(self._count, np.int64)

    def cells(self, offsets: np.ndarray, size: int) -> tuple[np.ndarray, int]:
        """Return the cells of accesses of `size` bytes at offsets, `count` consecutive ones per access, and
        that count.
        """
        if size % self.cell:
            parts, self.cell = self.cell, 1
            self._count *= parts
            if self.has_writes:
                self.writes = np.repeat(self.writes, parts)
            if "restarts" in vars(self):
                self.restarts = np.repeat(self.restarts, parts)
            for slots in (self.reads, self.strong_reads, self.strong_writes):
                slots.split(parts)
        count = size // self.cell
        first = offsets >> 2 if self.cell == WORD_BYTES else offsets
        return consecutive_cells(first, count), count
