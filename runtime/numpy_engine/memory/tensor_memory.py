"""Tensor memory (PTX ISA 9.7.16.1): 128 lanes of 512 columns of 32 bits for each CTA.

An address has the lane in its upper and the column in its lower 16 bits. Columns are allocated in powers of
two from 32 on, with all their lanes.
"""

from __future__ import annotations

import numpy as np

LANES, COLUMNS = 128, 512
QUARTER = 32
"""Lanes that a warp reaches by loads and stores: those of its number in its warpgroup."""
UNIT = 32
"""The least number of columns of an allocation."""


def split(address: int) -> tuple[int, int]:
    """Return (lane, column) of an address."""
    return address >> 16, address & 0xFFFF


class TensorMemory:
    """The tensor memory of the CTAs of a batch; `words` is of shape (CTAs, lanes, columns)."""

    def __init__(self, ctas: int) -> None:
        self.words = np.zeros((ctas, LANES, COLUMNS), np.uint32)
        self._sizes: list[dict[int, int]] = [{} for _ in range(ctas)]
        """By CTA, the columns of each allocation by its first one."""
        self._is_allocated = np.zeros((ctas, COLUMNS), np.bool_)
        self._has_permit = np.ones(ctas, np.bool_)

    def allocate(self, cta: int, count: int) -> int:
        """Allocate columns and return the first one. Raises ValueError if there are not enough."""
        self._check_size(count)
        if not self._has_permit[cta]:
            raise ValueError("the block has given up the right to allocate tensor memory")
        for first in range(0, COLUMNS - count + 1, UNIT):
            if not self._is_allocated[cta, first : first + count].any():
                self._is_allocated[cta, first : first + count] = True
                self._sizes[cta][first] = count
                return first
        raise ValueError(f"{count} columns of tensor memory are not free")

    def free(self, cta: int, address: int, count: int) -> None:
        """Free an allocation. Raises ValueError if there is no such one."""
        self._check_size(count)
        if self._sizes[cta].get(address) != count:
            raise ValueError(f"there is no allocation of {count} columns at {address:#x}")
        del self._sizes[cta][address]
        self._is_allocated[cta, address : address + count] = False

    def relinquish(self, cta: int) -> None:
        """Give up the right to allocate."""
        self._has_permit[cta] = False

    def check(self, cta: int, lanes: np.ndarray, columns: np.ndarray) -> None:
        """Check an access to `columns` in `lanes`. Raises ValueError if one does not exist, or a column is
        not allocated.
        """
        if int(lanes.max()) >= LANES:
            raise ValueError(f"tensor memory has no lane {int(lanes.max())}")
        is_inside = (columns >= 0) & (columns < COLUMNS)
        is_inside &= self._is_allocated[cta].take(columns, mode="clip")
        if not is_inside.all():
            raise ValueError(f"column {int(columns[~is_inside].min())} of tensor memory is not allocated")

    @staticmethod
    def _check_size(count: int) -> None:
        if not UNIT <= count <= COLUMNS or count & (count - 1):
            raise ValueError(f"{count} columns; the number must be a power of two from {UNIT} to {COLUMNS}")
