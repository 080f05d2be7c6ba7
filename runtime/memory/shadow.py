"""Definedness of device memory: a shadow of the arena with one bit per bit.

A bit of the shadow is 1 where the bit of memory is undefined (Nethercote and Seward, "Valgrind: a framework
for heavyweight dynamic binary instrumentation", 2007, section 4.1, and "Using Valgrind to detect undefined
value errors with bit-precision", 2005). Memory is defined by default, as a fresh allocation is zero here. An
allocator whose memory is not zero on a GPU calls `undefine`, and writers other than kernels call `define`.
Engines record the stores of kernels.

Every four bytes have the number of an origin, 0 until a kernel stores an undefined value there.
"""

from __future__ import annotations

import mmap
import sys
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

from ...support.diagnostics import Space

ORIGIN_BYTES = 4
"""Bytes that share an origin."""
_NO_RESERVE = 0x4000


OriginKind = Literal["memory", "store", "register"]
"""The cause of an undefined value: memory read before any write, a store of such a value, or a register read
before any write.
"""
UndefinedUse = Literal["branch", "guard", "address", "barrier", "argument", "printf", "compute"]
"""The use of an undefined value: the target of a branch; the predicate of an instruction; an address; an
operand of a barrier; an argument of a function of the device runtime, or of `printf`. 'compute' is any other
operand, and only of values from global memory that was never written.
"""


@dataclass(frozen=True, slots=True)
class UndefinedOrigin:
    """The origin of an undefined value.

    `instr` is the instruction of `function` that read or stored it. `root` is the origin of a stored value.
    `address` is in `space`, and is the first one encountered; `offset` is that of the first undefined byte
    there, in the function's frame for local memory. `name` is that of the allocation.
    `is_fully_undefined` is true if no bit of the stored value was defined.
    """

    kind: OriginKind
    function: str = ""
    instr: Any = None
    space: Space = "generic"
    address: int = 0
    offset: int = 0
    name: str = ""
    is_fully_undefined: bool = True
    root: UndefinedOrigin | None = None


NEVER_WRITTEN = UndefinedOrigin("register")


class DefinednessShadow:
    """The shadow of a memory of `size` addresses.

    `bits` is indexed by address; `origins` by address over ORIGIN_BYTES.
    """

    def __init__(self, size: int) -> None:
        self.bits = _pages(size)
        self._origins: np.ndarray | None = None
        self.is_clean = True
        """True only if no bit is undefined."""
        self.origin_list: list[UndefinedOrigin] = [NEVER_WRITTEN]
        self._numbers: dict[Any, int] = {}

    @property
    def origins(self) -> np.ndarray:
        """The numbers of origins; allocated on first use."""
        if self._origins is None:
            self._origins = _pages(len(self.bits)).view(np.uint32)
        return self._origins

    def grow(self, size: int, begin: int, end: int) -> None:
        """Extend to `size` addresses, preserving [begin, end)."""
        grown = _pages(size)
        if not self.is_clean:
            grown[begin:end] = self.bits[begin:end]
        self.bits = grown
        if self._origins is not None:
            numbers = _pages(size).view(np.uint32)
            numbers[begin // ORIGIN_BYTES : end // ORIGIN_BYTES] = self._origins[
                begin // ORIGIN_BYTES : end // ORIGIN_BYTES
            ]
            self._origins = numbers

    def undefine(self, address: int, size: int, bits: np.ndarray | None = None) -> None:
        """Mark bytes undefined: all their bits, or those that are 1 in `bits` (uint8)."""
        self.bits[address : address + size] = 0xFF if bits is None else bits
        if self._origins is not None:
            self._origins[address // ORIGIN_BYTES : -(-(address + size) // ORIGIN_BYTES)] = 0
        self.is_clean = False

    def define(self, address: int, size: int) -> None:
        """Mark bytes defined."""
        if not self.is_clean:
            self.bits[address : address + size] = 0

    def copy(self, target: int, source: int, size: int) -> None:
        """Copy definedness with bytes of memory; bytes copied from address 0, which is the host, are
        defined.
        """
        if self.is_clean:
            return
        if not source:
            return self.define(target, size)
        self.bits[target : target + size] = self.bits[source : source + size].copy()
        if self._origins is None:
            return
        # A unit may receive bytes of two, and the outer ones retain some of their own.
        first, end = target // ORIGIN_BYTES, -(-(target + size) // ORIGIN_BYTES)
        begins = np.arange(first, end) * ORIGIN_BYTES
        low, high = (
            self._origins[(np.maximum(begins, target) + source - target) // ORIGIN_BYTES],
            self._origins[
                (np.minimum(begins + ORIGIN_BYTES, target + size) - 1 + source - target) // ORIGIN_BYTES
            ],
        )
        numbers = np.where(low == 0, high, low)
        for unit, is_covered in (
            (first, not target % ORIGIN_BYTES),
            (end - 1, not (target + size) % ORIGIN_BYTES),
        ):
            if not is_covered and not numbers[unit - first]:
                numbers[unit - first] = self._origins[unit]
        self._origins[first:end] = numbers

    def origin_number(self, key: Any, origin: UndefinedOrigin) -> int:
        """Return the number of an origin, assigned when `key` was first used."""
        result = self._numbers.get(key)
        if result is None:
            result = self._numbers[key] = len(self.origin_list)
            self.origin_list.append(origin)
        return result

    def stored_origins(self, address: int, size: int) -> list[tuple[UndefinedOrigin, np.ndarray]]:
        """Return the origins of undefined bytes that kernels stored in a range, in the order of their
        numbers.

        Each comes with the offsets of its undefined bytes.
        """
        if self.is_clean or self._origins is None:
            return []
        offsets = np.flatnonzero(self.bits[address : address + size])
        numbers = self._origins[(offsets + address) // ORIGIN_BYTES]
        return [
            (self.origin_list[origin_number], offsets[numbers == origin_number])
            for origin_number in np.unique(numbers).tolist()
            if origin_number
        ]


def _pages(size: int) -> np.ndarray:
    """Return zero bytes that take no memory until they are touched."""
    flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | (_NO_RESERVE if sys.platform.startswith("linux") else 0)
    return np.frombuffer(mmap.mmap(-1, max(-(-size // mmap.PAGESIZE), 1) * mmap.PAGESIZE, flags), np.uint8)
