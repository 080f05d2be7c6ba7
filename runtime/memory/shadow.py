"""Which bits of device memory are undefined: a shadow of the arena, bit for bit.

A bit of the shadow is 1 where the bit of memory is undefined (Nethercote and Seward, "Valgrind: a framework
for heavyweight dynamic binary instrumentation", 2007, section 4.1, and "Using Valgrind to detect undefined
value errors with bit-precision", 2005). Memory that nobody has spoken of is defined: an allocation is zero
here. Whoever hands out memory that is not zero on a GPU says so (`undefine`), and whoever writes to it
(`define`). What kernels store, engines note.

Every four bytes have the number of an origin, 0 until a kernel stores something undefined there.
"""

from __future__ import annotations

import mmap
import sys
from dataclasses import dataclass
from typing import Any

import numpy as np

WORD = 4
"""Bytes that share an origin."""
_NO_RESERVE = 0x4000


@dataclass(frozen=True, slots=True)
class Origin:
    """Where something undefined came from.

    `kind` is 'memory' (read before anything was written there), 'store' (an instruction stored what was
    undefined: `root` says where that came from) or 'register' (read before anything was written to it).
    `instr` is the instruction of `function` that read or stored it; `address` lies in `space`, and is the
    first one met; `offset` is that of the first undefined byte there, in the function's frame for local
    memory. `name` is that of the allocation. `is_whole`: no bit of what was stored was defined.
    """

    kind: str
    function: str = ""
    instr: Any = None
    space: str = ""
    address: int = 0
    offset: int = 0
    name: str = ""
    is_whole: bool = True
    root: Origin | None = None


NEVER_WRITTEN = Origin("register")


class Shadow:
    """The shadow of a memory of `size` addresses. `bits` is indexed by address; `origins` by address over
    WORD.
    """

    def __init__(self, size: int) -> None:
        self.bits = _pages(size)
        self._origins: np.ndarray | None = None
        self.is_clean = True
        """Whether nothing is undefined, as far as is known."""
        self.known: list[Origin] = [NEVER_WRITTEN]
        self._numbers: dict[Any, int] = {}

    @property
    def origins(self) -> np.ndarray:
        """The numbers of origins; made when first asked for."""
        if self._origins is None:
            self._origins = _pages(len(self.bits)).view(np.uint32)
        return self._origins

    def grow(self, size: int, begin: int, end: int) -> None:
        """Make room for `size` addresses; what lies in [begin, end) stays."""
        grown = _pages(size)
        if not self.is_clean:
            grown[begin:end] = self.bits[begin:end]
        self.bits = grown
        if self._origins is not None:
            numbers = _pages(size).view(np.uint32)
            numbers[begin // WORD : end // WORD] = self._origins[begin // WORD : end // WORD]
            self._origins = numbers

    def undefine(self, address: int, size: int, bits: np.ndarray | None = None) -> None:
        """Bytes become undefined: all their bits, or those that are 1 in `bits` (uint8)."""
        self.bits[address : address + size] = 0xFF if bits is None else bits
        if self._origins is not None:
            self._origins[address // WORD : -(-(address + size) // WORD)] = 0
        self.is_clean = False

    def define(self, address: int, size: int) -> None:
        """Bytes become defined."""
        if not self.is_clean:
            self.bits[address : address + size] = 0

    def moved(self, target: int, source: int, size: int) -> None:
        """Bytes are copied, with what is undefined in them; from address 0, which stands for somewhere else,
        they are defined.
        """
        if self.is_clean:
            return
        if not source:
            return self.define(target, size)
        self.bits[target : target + size] = self.bits[source : source + size].copy()
        if self._origins is None:
            return
        # A word may get bytes of two, and the outer ones keep some of theirs.
        first, end = target // WORD, -(-(target + size) // WORD)
        begins = np.arange(first, end) * WORD
        low, high = (
            self._origins[(np.maximum(begins, target) + source - target) // WORD],
            self._origins[(np.minimum(begins + WORD, target + size) - 1 + source - target) // WORD],
        )
        numbers = np.where(low == 0, high, low)
        for word, is_whole in ((first, not target % WORD), (end - 1, not (target + size) % WORD)):
            if not is_whole and not numbers[word - first]:
                numbers[word - first] = self._origins[word]
        self._origins[first:end] = numbers

    def number(self, key: Any, origin: Origin) -> int:
        """The number of an origin: the one that `key` was first given."""
        result = self._numbers.get(key)
        if result is None:
            result = self._numbers[key] = len(self.known)
            self.known.append(origin)
        return result

    def stored(self, address: int, size: int) -> list[tuple[Origin, np.ndarray]]:
        """What kernels have stored in a range that was undefined, in the order of origins: the offsets of the
        undefined bytes of each.
        """
        if self.is_clean or self._origins is None:
            return []
        at = np.flatnonzero(self.bits[address : address + size])
        numbers = self._origins[(at + address) // WORD]
        return [
            (self.known[number], at[numbers == number]) for number in np.unique(numbers).tolist() if number
        ]


def _pages(size: int) -> np.ndarray:
    """Zero bytes, for which there is no memory until they are touched, however many they are."""
    flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | (_NO_RESERVE if sys.platform.startswith("linux") else 0)
    return np.frombuffer(mmap.mmap(-1, max(-(-size // mmap.PAGESIZE), 1) * mmap.PAGESIZE, flags), np.uint8)
