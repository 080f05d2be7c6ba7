"""Device memory that a program's process shares with the machine: one file, mapped twice.

At the addresses that kernels see, host code may touch only what has been opened to it; the alias reaches
everything.

    alias ─────────────┬── bytes[address] ──┐
                       │                    │  one anonymous file
    BEGIN ─── closed ──┴── opened pages ────┘
"""

from __future__ import annotations

import ctypes
import mmap
import os
import sys

import numpy as np

from ...support.diagnostics import LaunchError

BEGIN = 0x4_0000_0000
"""The first device address: no loader or allocator of a 64-bit Linux puts anything there."""
CAPACITY = 1 << 34
"""Bytes of address space for device memory; pages exist when they are touched."""
PAGE = mmap.PAGESIZE
_NO_RESERVE, _FIXED, _NO_REPLACE = 0x4000, 0x10, 0x10_0000
_PUNCH_HOLE = 0x3  # and the file keeps its size
_LARGE = 1 << 20
_FAILED = ctypes.c_void_p(-1).value


class DeviceMemory:
    """The two mappings. `bytes` is indexed by device address."""

    def __init__(self) -> None:
        if not sys.platform.startswith("linux") or sys.maxsize < 1 << 32:
            raise LaunchError(f"whole programs run on 64-bit Linux; this is {sys.platform}")
        self._c = ctypes.CDLL(None, use_errno=True)
        self._c.mmap.restype = ctypes.c_void_p
        self._c.mmap.argtypes = [
            ctypes.c_void_p,
            ctypes.c_size_t,
            ctypes.c_int,
            ctypes.c_int,
            ctypes.c_int,
            ctypes.c_long,
        ]
        self._c.mprotect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
        self._c.fallocate.argtypes = [ctypes.c_int, ctypes.c_int, ctypes.c_long, ctypes.c_long]
        file = os.memfd_create("minicc device memory")
        os.ftruncate(file, CAPACITY)
        self.end = BEGIN + CAPACITY
        self.alias = self._map(
            0,
            self.end,
            mmap.PROT_NONE if hasattr(mmap, "PROT_NONE") else 0,
            mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | _NO_RESERVE,
            -1,
        )
        self._map(
            self.alias + BEGIN,
            CAPACITY,
            mmap.PROT_READ | mmap.PROT_WRITE,
            mmap.MAP_SHARED | _FIXED | _NO_RESERVE,
            file,
        )
        self._map(BEGIN, CAPACITY, 0, mmap.MAP_SHARED | _NO_REPLACE | _NO_RESERVE, file)
        self.file = file
        self.bytes = np.ctypeslib.as_array((ctypes.c_uint8 * self.end).from_address(self.alias))

    def open(self, start: int, size: int, is_writable: bool = True) -> None:
        """Let host code read and write the pages that the bytes lie in."""
        self._protect(start, size, mmap.PROT_READ | (mmap.PROT_WRITE if is_writable else 0))

    def close(self, start: int, size: int) -> None:
        """Keep host code out of the pages again."""
        self._protect(start, size, 0)

    def place(self, start: int, size: int, offset: int) -> None:
        """Put pages of the file behind those that have addresses of their own at other addresses; host code
        is kept out of them.
        """
        needed = CAPACITY + offset + size
        if os.fstat(self.file).st_size < needed:
            os.ftruncate(self.file, needed)
        self._remap(start, size, CAPACITY + offset)

    def replace(self, start: int, size: int) -> None:
        """The addresses have their own pages again."""
        self._remap(start, size, start - BEGIN)

    def drop(self, size: int, offset: int) -> None:
        """Pages that were at other addresses go back to the system."""
        self._c.fallocate(self.file, _PUNCH_HOLE, CAPACITY + offset, size)

    def _remap(self, start: int, size: int, offset: int) -> None:
        self._map(
            self.alias + start,
            size,
            mmap.PROT_READ | mmap.PROT_WRITE,
            mmap.MAP_SHARED | _FIXED | _NO_RESERVE,
            self.file,
            offset,
        )
        self._map(start, size, 0, mmap.MAP_SHARED | _FIXED | _NO_RESERVE, self.file, offset)

    def clear(self, start: int, end: int) -> None:
        """Make the bytes zero. Whole pages are given back to the system, which takes no longer for
        gigabytes.
        """
        first, last = -(-start // PAGE) * PAGE, end // PAGE * PAGE
        if last - first < _LARGE or self._c.fallocate(self.file, _PUNCH_HOLE, first - BEGIN, last - first):
            self.bytes[start:end] = 0
            return
        self.bytes[start:first] = 0
        self.bytes[last:end] = 0

    def _protect(self, start: int, size: int, how: int) -> None:
        first = start - start % PAGE
        if self._c.mprotect(first, -(-max(start + size - first, 1) // PAGE) * PAGE, how):
            raise LaunchError(
                f"the system refuses to open device memory to host code: {os.strerror(ctypes.get_errno())}"
            )

    def _map(self, place: int, size: int, protection: int, flags: int, file: int, offset: int = 0) -> int:
        result: int | None = self._c.mmap(place, size, protection, flags, file, offset)
        if result is None or result == _FAILED or (place and result != place):
            raise LaunchError(
                f"no room for device memory in the address space: {os.strerror(ctypes.get_errno())}"
            )
        return result
