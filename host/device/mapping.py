"""Device memory that a program's process shares with the emulated GPU: one file, mapped twice. At device
addresses, host code may access only pages that were opened to it; the alias reaches all of them.

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
"""The first device address: no loader or allocator of a 64-bit Linux uses this range."""
CAPACITY = 1 << 34
"""Bytes of address space for device memory; pages are allocated on first access."""
FILE_NAME = "minicc device memory"
"""The name of the file, by which other processes recognise those that have a device."""
PAGE = mmap.PAGESIZE
_NO_RESERVE, _FIXED, _NO_REPLACE = 0x4000, 0x10, 0x10_0000
_PUNCH_HOLE = 0x3  # FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE
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
        file = os.memfd_create(FILE_NAME)
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
        """Let host code read, and write if `is_writable`, the pages of a range."""
        self._protect(start, size, mmap.PROT_READ | (mmap.PROT_WRITE if is_writable else 0))

    def close(self, start: int, size: int) -> None:
        """Forbid host code to access the pages of a range."""
        self._protect(start, size, 0)

    def map_pages(self, start: int, size: int, offset: int) -> None:
        """Map pages of the file's second part, after those that have fixed addresses, at other addresses;
        host code cannot access them.
        """
        needed = CAPACITY + offset + size
        if os.fstat(self.file).st_size < needed:
            os.ftruncate(self.file, needed)
        self._remap(start, size, CAPACITY + offset)

    def unmap_pages(self, start: int, size: int) -> None:
        """Map the pages of a range of addresses at these addresses again."""
        self._remap(start, size, start - BEGIN)

    def discard(self, size: int, offset: int) -> None:
        """Return pages of the file's second part to the system."""
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
        """Zero the bytes. Whole pages are returned to the system, which is fast for gigabytes too."""
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
                f"device memory cannot be opened to host code: {os.strerror(ctypes.get_errno())}"
            )

    def _map(self, address: int, size: int, protection: int, flags: int, file: int, offset: int = 0) -> int:
        result: int | None = self._c.mmap(address, size, protection, flags, file, offset)
        if result is None or result == _FAILED or (address and result != address):
            raise LaunchError(
                f"the address space has no range for device memory: {os.strerror(ctypes.get_errno())}"
            )
        return result
