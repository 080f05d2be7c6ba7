"""Costs of one memory request of a warp: sectors, wavefronts of banks, passes of atomics.

All functions take matrices with a row per warp: `addresses` (int64, bytes) and `active` (bool) of the
same shape, with 32 columns, or a multiple of 32 where an instruction makes several accesses; the accesses of
a row have `size` bytes each and are aligned to it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ..engine.observers import ObservedBatch

WARP = 32
SECTOR = 32
"""Transfer granularity of the L1 and L2 caches in bytes (CUDA C++ best practices guide, "coalesced access to
global memory").
"""
BANKS, BANK_BYTES = 32, 4
"""Banks of shared memory, and the width of each in bytes (CUDA C++ programming guide, compute
capability 5.x and later).
"""
_NONE = -1


def by_warp(batch: ObservedBatch, values: Any, fill: Any = 0) -> np.ndarray:
    """Return values of the batch's lanes (one, or an array) with a row per warp.

    Lanes missing in a CTA's last warp have `fill`.
    """
    per_lane: np.ndarray = np.broadcast_to(values, batch.n)
    missing = -batch.threads % WARP
    if not missing:
        return per_lane.reshape(-1, WARP)
    rows = np.full((batch.ctas, batch.threads + missing), fill, per_lane.dtype)
    rows[:, : batch.threads] = per_lane.reshape(batch.ctas, batch.threads)
    return rows.reshape(-1, WARP)


def distinct(values: np.ndarray, active: np.ndarray) -> np.ndarray:
    """Return the number of distinct values (none negative) in the active columns of each row."""
    ordered = np.sort(np.where(active, values, _NONE), axis=1)
    result: np.ndarray = np.count_nonzero(np.diff(ordered, axis=1, prepend=_NONE), axis=1)
    return result


def sectors(addresses: np.ndarray, active: np.ndarray, size: int) -> tuple[int, int]:
    """Return (the sectors that the requests touch, the fewest that could hold their bytes), summed over
    rows.
    """
    lines = addresses // SECTOR
    if size > SECTOR:
        lines = np.concatenate([lines + part for part in range(-(-size // SECTOR))], axis=1)
        touched = distinct(lines, np.tile(active, (1, -(-size // SECTOR))))
    else:
        touched = distinct(lines, active)
    needed = distinct(addresses, active) * size
    return int(touched.sum()), int((-(-needed // SECTOR)).sum())


def wavefronts(addresses: np.ndarray, active: np.ndarray, size: int) -> tuple[int, int]:
    """Return (passes over the banks of shared memory, the fewest possible), summed over rows of 32 lanes.

    As many lanes are served together as fit 128 bytes: a warp for 4 bytes and less, half for 8, a quarter for
    16. A pass serves one word of each bank; lanes that access the same word share it.
    """
    bank_words = max(size // BANK_BYTES, 1)
    lanes = WARP // bank_words
    first = addresses.reshape(-1, lanes) // BANK_BYTES
    is_active = active.reshape(-1, lanes)
    needed = np.where(
        np.repeat(is_active, bank_words, axis=1),
        (first[:, :, None] + np.arange(bank_words)).reshape(len(first), -1),
        _NONE,
    )
    ordered = np.sort(needed, axis=1)
    new = np.diff(ordered, axis=1, prepend=_NONE) != 0
    row, column = np.nonzero(new)
    per_bank = np.bincount(row * BANKS + ordered[row, column] % BANKS, minlength=len(first) * BANKS)
    return int(per_bank.reshape(-1, BANKS).max(axis=1, initial=0).sum()), int(
        np.count_nonzero(is_active.any(axis=1))
    )


def contention(addresses: np.ndarray, active: np.ndarray) -> tuple[int, int, int]:
    """Return (distinct addresses within a row, summed; the most lanes at one address, summed and maximal)."""
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
    """Requests as reported; `has_bank_groups` if an instruction is one access, so that its bank groups are
    known.
    """

    addresses: np.ndarray
    active: np.ndarray
    size: int
    has_bank_groups: bool

    def sectors(self) -> tuple[int, int]:
        """Return the number of accessed sectors and the smallest possible number."""
        return sectors(self.addresses, self.active, self.size)

    def wavefronts(self) -> tuple[int, int]:
        """Return the number of bank passes and the smallest possible number."""
        return wavefronts(self.addresses, self.active, self.size) if self.has_bank_groups else (0, 0)

    def contention(self) -> tuple[int, int, int]:
        """Return the result of `contention` for the requests."""
        return contention(self.addresses, self.active)


@dataclass(frozen=True, slots=True)
class Regular:
    """Requests of full warps with equidistant addresses.

    `low` and `step` (absolute) are those of each request, of `size` bytes per lane.
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
        """Return what `sectors` returns; a step beyond a sector skips some."""
        touched = np.where(self.step > SECTOR, WARP, self._highest - self.low // SECTOR + 1)
        needed = np.where(self.step == 0, self.size, WARP * self.size)
        return int(touched.sum()), int((-(-needed // SECTOR)).sum())

    def wavefronts(self) -> tuple[int, int]:
        """Return what `wavefronts` returns; it does not depend on the first word."""
        lanes, active_lanes = np.arange(WARP), np.ones((1, WARP), np.bool_)
        result = [0, 0]
        for step, count in zip(*np.unique(self.step, return_counts=True), strict=True):
            passes, ideal = wavefronts(lanes[None, :] * step, active_lanes, self.size)
            result = [result[0] + int(count) * passes, result[1] + int(count) * ideal]
        return result[0], result[1]

    def contention(self) -> tuple[int, int, int]:
        """Return what `contention` returns."""
        uniform = int(np.count_nonzero(self.step == 0))
        distinct_ = len(self.step) - uniform
        return uniform + WARP * distinct_, WARP * uniform + distinct_, WARP if uniform else min(distinct_, 1)

    def touched(self) -> np.ndarray:
        """Return an address in each of the sectors."""
        result: np.ndarray = (self.low[:, None] + np.arange(WARP) * self.step[:, None]).ravel()
        first, widest = self.low // SECTOR, int((self._highest - self.low // SECTOR).max(initial=0)) + 1
        return (
            result
            if widest > WARP
            else np.minimum(first[:, None] + np.arange(widest), self._highest[:, None]).ravel() * SECTOR
        )


def split_regular(addresses: np.ndarray, active: np.ndarray, size: int) -> tuple[Regular, np.ndarray]:
    """Return (the regular requests, whether each row is one); they can be counted without examining each
    lane.
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
    if size < BANK_BYTES:
        rows &= (
            step <= BANK_BYTES
        )  # beyond, the words touched depend on the offset of the first byte in its word
    return Regular(np.minimum(addresses[rows, 0], addresses[rows, -1]), step[rows], size), rows


def stride(addresses: np.ndarray, active: np.ndarray) -> int | None:
    """Return the bytes between active neighbouring lanes, if constant, else None."""
    neighbours = active[:, 1:] & active[:, :-1]
    steps = np.diff(addresses, axis=1)[neighbours]
    return int(steps[0]) if len(steps) and (steps == steps[0]).all() else None
