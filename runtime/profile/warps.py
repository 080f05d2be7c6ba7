"""What one memory request of a warp costs: sectors, wavefronts of banks, passes of atomics.

All functions take matrices with a row for each warp: `addresses` (int64, bytes) and `active` (bool) of the
same shape, with 32 columns, or a multiple of 32 where an instruction makes several accesses; the accesses of
a row have `size` bytes each, aligned to that.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ..engine.observers import Batch

WARP = 32
SECTOR = 32
"""Bytes that the L1 and L2 caches move at once (CUDA C++ best practices guide, "coalesced access to global
memory").
"""
BANKS, WORD = 32, 4
"""Banks of shared memory, and the bytes that each gives at once (CUDA C++ programming guide, compute
capability 5.x and later).
"""
_NONE = -1


def by_warp(batch: Batch, values: Any, fill: Any = 0) -> np.ndarray:
    """Values of the batch's lanes (one for all, or an array) with a row for each warp; lanes that a CTA's
    last warp lacks hold `fill`.
    """
    whole: np.ndarray = np.broadcast_to(values, batch.n)
    missing = -batch.threads % WARP
    if not missing:
        return whole.reshape(-1, WARP)
    rows = np.full((batch.ctas, batch.threads + missing), fill, whole.dtype)
    rows[:, : batch.threads] = whole.reshape(batch.ctas, batch.threads)
    return rows.reshape(-1, WARP)


def distinct(values: np.ndarray, active: np.ndarray) -> np.ndarray:
    """For each row how many different values (none negative) its active columns hold."""
    ordered = np.sort(np.where(active, values, _NONE), axis=1)
    result: np.ndarray = np.count_nonzero(np.diff(ordered, axis=1, prepend=_NONE), axis=1)
    return result


def sectors(addresses: np.ndarray, active: np.ndarray, size: int) -> tuple[int, int]:
    """(the sectors that the requests touch, the fewest that could hold the bytes they touch), summed over
    rows.
    """
    lines = addresses // SECTOR
    if size > SECTOR:
        lines = np.concatenate([lines + part for part in range(-(-size // SECTOR))], axis=1)
        touched = distinct(lines, np.tile(active, (1, -(-size // SECTOR))))
    else:
        touched = distinct(lines, active)
    wanted = distinct(addresses, active) * size
    return int(touched.sum()), int((-(-wanted // SECTOR)).sum())


def wavefronts(addresses: np.ndarray, active: np.ndarray, size: int) -> tuple[int, int]:
    """(passes over the banks of shared memory, the fewest there could be), summed over rows of 32 lanes.

    Lanes go together as many as fit 128 bytes: a warp for 4 bytes and less, half for 8, a quarter for 16. A
    pass takes one word of each bank; lanes that want the same word share it.
    """
    words = max(size // WORD, 1)
    lanes = WARP // words
    first = addresses.reshape(-1, lanes) // WORD
    there = active.reshape(-1, lanes)
    wanted = np.where(
        np.repeat(there, words, axis=1), (first[:, :, None] + np.arange(words)).reshape(len(first), -1), _NONE
    )
    ordered = np.sort(wanted, axis=1)
    new = np.diff(ordered, axis=1, prepend=_NONE) != 0
    row, column = np.nonzero(new)
    per_bank = np.bincount(row * BANKS + ordered[row, column] % BANKS, minlength=len(first) * BANKS)
    return int(per_bank.reshape(-1, BANKS).max(axis=1, initial=0).sum()), int(
        np.count_nonzero(there.any(axis=1))
    )


def contention(addresses: np.ndarray, active: np.ndarray) -> tuple[int, int, int]:
    """(addresses that are different within a row, summed; the most lanes at one address of a row, summed and
    the largest).
    """
    ordered = np.sort(np.where(active, addresses, _NONE), axis=1)
    new = np.diff(ordered, axis=1, prepend=_NONE) != 0
    runs = np.cumsum(new, axis=1) + np.arange(len(ordered))[:, None] * (ordered.shape[1] + 1)
    lanes = (
        np.bincount(runs[ordered != _NONE], minlength=len(ordered) * (ordered.shape[1] + 1))
        .reshape(len(ordered), -1)
        .max(axis=1, initial=0)
    )
    return int(np.count_nonzero(new)), int(lanes.sum()), int(lanes.max(initial=0))


@dataclass(frozen=True, slots=True)
class Requests:
    """Requests as they are; `tells_banks` where an instruction's access is one, so that it says which lanes
    go together.
    """

    addresses: np.ndarray
    active: np.ndarray
    size: int
    tells_banks: bool

    def sectors(self) -> tuple[int, int]:
        return sectors(self.addresses, self.active, self.size)

    def wavefronts(self) -> tuple[int, int]:
        return wavefronts(self.addresses, self.active, self.size) if self.tells_banks else (0, 0)

    def contention(self) -> tuple[int, int, int]:
        return contention(self.addresses, self.active)


@dataclass(frozen=True, slots=True)
class Regular:
    """Requests of whole warps whose addresses rise or fall by one step from lane to lane: `low` and `step`
    (absolute) of each, of `size` bytes a lane.
    """

    low: np.ndarray
    step: np.ndarray
    size: int

    @property
    def _highest(self) -> np.ndarray:
        """The sector of the last byte."""
        result: np.ndarray = (self.low + (WARP - 1) * self.step + self.size - 1) // SECTOR
        return result

    def sectors(self) -> tuple[int, int]:
        """As the function of that name; a step beyond a sector leaves some between out."""
        touched = np.where(self.step > SECTOR, WARP, self._highest - self.low // SECTOR + 1)
        wanted = np.where(self.step == 0, self.size, WARP * self.size)
        return int(touched.sum()), int((-(-wanted // SECTOR)).sum())

    def wavefronts(self) -> tuple[int, int]:
        """As the function of that name: where the first word lies changes nothing."""
        lanes, here = np.arange(WARP), np.ones((1, WARP), np.bool_)
        result = [0, 0]
        for step, count in zip(*np.unique(self.step, return_counts=True), strict=True):
            passes, ideal = wavefronts(lanes[None, :] * step, here, self.size)
            result = [result[0] + int(count) * passes, result[1] + int(count) * ideal]
        return result[0], result[1]

    def contention(self) -> tuple[int, int, int]:
        """As the function of that name."""
        same = int(np.count_nonzero(self.step == 0))
        others = len(self.step) - same
        return same + WARP * others, WARP * same + others, WARP if same else min(others, 1)

    def touched(self) -> np.ndarray:
        """An address in each of the sectors."""
        result: np.ndarray = (self.low[:, None] + np.arange(WARP) * self.step[:, None]).ravel()
        first, widest = self.low // SECTOR, int((self._highest - self.low // SECTOR).max(initial=0)) + 1
        return (
            result
            if widest > WARP
            else np.minimum(first[:, None] + np.arange(widest), self._highest[:, None]).ravel() * SECTOR
        )


def regular(addresses: np.ndarray, active: np.ndarray, size: int) -> tuple[Regular, np.ndarray]:
    """(the requests that are regular, for each row whether it is): they can be counted without looking at
    each lane.
    """
    steps = np.diff(addresses, axis=1)
    step = np.abs(steps[:, 0])
    rows = (
        active.all(axis=1)
        & (steps == steps[:, :1]).all(axis=1)
        & ((step == 0) | (step >= size))
        & (addresses[:, 0] % size == 0)
        & (step % size == 0)
    )
    if size < WORD:
        rows &= step <= WORD  # beyond, where the first byte lies in its word decides which words are touched
    return Regular(np.minimum(addresses[rows, 0], addresses[rows, -1]), step[rows], size), rows


def stride(addresses: np.ndarray, active: np.ndarray) -> int | None:
    """How many bytes each active lane's address lies beyond its neighbour's, where that is the same
    throughout; None elsewhere.
    """
    both = active[:, 1:] & active[:, :-1]
    steps = np.diff(addresses, axis=1)[both]
    return int(steps[0]) if len(steps) and (steps == steps[0]).all() else None
