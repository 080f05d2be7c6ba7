"""Device memory: one arena of bytes with allocations in it.

An address is an index into the arena's bytes, so global, constant and kernel-parameter addresses are
generic addresses as they stand. Shared and local memory live elsewhere (one storage per CTA or
thread, see numpy_engine/memory/access.py) and appear in the generic space through two fixed windows:

    0 … start                            never allocated: null pointers and their neighbours
    start … capacity                     allocations: .global, .const, launch arguments
    shared_window … + SHARED_WINDOW      shared address 0 of the CTA of rank 0 in the thread's cluster
    local_window  … + LOCAL_WINDOW       local address 0 of the accessing thread

(PTX ISA 6.4.1.1.) With 32-bit addresses everything lies below 4 GiB. A shared address has the rank of its
CTA in the cluster from bit 24 on (CTA_WINDOW bytes for each CTA), as on devices with clusters, where programs
replace these bits.

Invariants: allocations never overlap, start at multiples of ALIGNMENT and are at least GUARD bytes
apart, so that a small overrun faults; one with a larger alignment shares no such unit with another;
freshly allocated bytes are zero.

A GPU protects memory by pages, not by allocations, so accesses just past an allocation succeed. A memory
with a `granule` has padding after each allocation, up to the first multiple of the granule above its end.
Kernels may access it, no other allocation shares it, and engines report such accesses.
The granule is at most ALIGNMENT, the alignment that CUDA guarantees for every allocation (CUDA C++
Programming Guide, "Size and Alignment Requirement"). An allocation of a page or more has whole pages. Memory
that is mapped at reserved addresses has no padding.
"""

from __future__ import annotations

import ctypes
from bisect import bisect_left, bisect_right
from collections import deque
from collections.abc import Callable, Hashable
from dataclasses import dataclass

import numpy as np

from ...support.diagnostics import LaunchError
from .shadow import DefinednessShadow
from .textures import SurfaceImage, TexelSampler, TextureImage

ARENA_START = 1 << 24
ALIGNMENT = 256
GUARD = 256
CTA_WINDOW = 1 << 24
"""Shared addresses of one CTA."""
SHARED_WINDOW, LOCAL_WINDOW = 16 * CTA_WINDOW, 1 << 24
"""Generic addresses of the shared memory of a cluster (of at most 16 CTAs), and of local memory."""
SHARED_GRANULE = 128
"""Allocation granularity of shared memory in bytes from compute capability 8.0 on (cuda_occupancy.h,
cudaOccSMemAllocationGranularity).
"""
LOCAL_GRANULE = 16
"""The alignment of a thread's local memory, the largest of any type (PTX ISA 5.4.2)."""
PAGE = 1 << 21
"""Bytes of a page of device memory (CUDA Driver API, `cuMemGetAllocationGranularity`)."""
_INITIAL_CAPACITY = 1 << 28
_QUARANTINE_LENGTH, _QUARANTINE_MAX_BYTES = 32, 1 << 20
"""The most freed allocations in quarantine, and the largest size of one in bytes."""
_SPARSE = 1 << 26
"""Addresses that may be unused before some are reused."""


_FEW_ALLOCATIONS = 32
"""So many allocations take no longer to rebuild than the arrays take to change."""
_FEW_CHANGES = 8
"""Allocations and releases after which the arrays of all allocations are rebuilt."""
_Table = tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]
"""The starts, ends, ends of padding and constness of all allocations."""


@dataclass(slots=True)
class Allocation:
    """`size` bytes at `start`, a multiple of `align`; `name` identifies it in messages.

    Kernels may only read `constant` ones. `padding` are the bytes after it that kernels may access.
    """

    start: int
    size: int
    name: str
    constant: bool = False
    align: int = ALIGNMENT
    padding: int = 0

    @property
    def end(self) -> int:
        """The address after the allocation."""
        return self.start + self.size

    @property
    def next_start(self) -> int:
        """The first address at which the next allocation may start."""
        return _round_up(self.end + max(GUARD, self.padding), self.align)


@dataclass(slots=True, frozen=True)
class Snapshot:
    """The contents of a memory, from its start to the end of the touched bytes."""

    bytes: np.ndarray
    allocations: list[Allocation]
    freed: deque[Allocation]
    used: int


class Memory:
    """The arena. `bytes` is a uint8 array indexed by address; it is replaced when the arena grows.

    Addresses begin at `start`. `storage` is an array of zero bytes, also indexed by address, that holds the
    memory instead; it is never touched below `start`, and it does not grow. Callers whose own addresses are
    the kernels' supply it. `clear(start, end)` zeroes used bytes again, where the caller has a faster way
    than writing. `granule` is a power of two of at most ALIGNMENT bytes: 1 is a memory without padding.
    `images` are the variables of every module loaded; `handles` maps addresses to textures, samplers and
    surfaces.
    """

    def __init__(
        self,
        address_bits: int = 64,
        *,
        start: int = ARENA_START,
        storage: np.ndarray | None = None,
        clear: Callable[[int, int], None] | None = None,
        granule: int = 1,
    ) -> None:
        if not 1 <= granule <= ALIGNMENT or granule & (granule - 1):
            raise ValueError(f"a granule is a power of two from 1 to {ALIGNMENT}, found {granule}")
        if address_bits not in (32, 64):
            raise ValueError("address_bits must be 32 or 64")
        if start < ARENA_START or start % ALIGNMENT:
            raise ValueError(
                f"memory starts at a multiple of {ALIGNMENT}, at {ARENA_START:#x} or above, found {start:#x}"
            )
        if storage is not None and (storage.dtype != np.uint8 or storage.ndim != 1):
            raise ValueError("the storage is an array of bytes")
        self.address_bits, self.granule = address_bits, granule
        self.shared_window = 0xE000_0000 if address_bits == 32 else 1 << 44
        self.local_window = 0xF000_0000 if address_bits == 32 else 1 << 45
        self.start = start
        self.is_fixed = storage is not None
        self.bytes = _aligned_zeros(max(_INITIAL_CAPACITY, start)) if storage is None else storage
        self._clear = clear
        self.allocations: list[Allocation] = []
        self._constant: dict[int, Allocation] = {}
        """Constant allocations by address."""
        self._starts: list[int] = []
        self.freed: deque[Allocation] = deque()
        """Freed allocations in quarantine: faults name them, and their addresses are not reused soon."""
        self.suspended: dict[int, Allocation] = {}
        """Allocations that are inaccessible but hold their addresses and bytes, by address."""
        self.ranges: dict[int, Allocation] = {}
        """Reserved address ranges, in which `map_range` alone allocates."""
        self._dirty = start
        self._used = 0
        self._bounds: tuple[np.ndarray, np.ndarray, np.ndarray] | None = None
        self.version = ctypes.c_int64()
        """The number of changes of `bounds` so far, for readers outside Python."""
        self._table: _Table | None = None
        self._changes: list[tuple[int, Allocation | None]] = []
        """Insertions and removals since the table was built."""
        self.images: dict[Hashable, dict[str, Allocation]] = {}
        self.handles: dict[int, TextureImage | TexelSampler | SurfaceImage] = {}
        self.graphs: dict[int, Callable[[int], None]] = {}
        """Graphs that device code can launch, by handle, called with the stream. `graph` is the handle of the
        graph being executed, 0 outside of one.
        """
        self.graph = 0
        self.shadow: DefinednessShadow | None = None
        """Definedness, if it is tracked."""
        self._undefined_ranges: dict[int, int] = {}
        """While it is not tracked, the sizes by address of ranges that are undefined and not written since.
        """
        if len(self.bytes) > self.shared_window:
            raise ValueError(
                f"the storage ends at {len(self.bytes):#x}, after the shared window at"
                f" {self.shared_window:#x}"
            )

    # -- allocation

    def allocate(self, size: int, name: str = "", constant: bool = False, align: int = ALIGNMENT) -> int:
        """Return the address of `size` zero bytes (0 is allowed), read-only for kernels if `constant`.

        The address is a multiple of `align`, a power of two and at least ALIGNMENT. LaunchError when memory
        is exhausted.
        """
        if size < 0:
            raise LaunchError(f"cannot allocate {size} bytes")
        padding = self._padding(size)
        start = self._find_space(size + padding, align)
        self._insert(Allocation(start, size, name or f"allocation of {size} bytes", constant, align, padding))
        self._used += size + GUARD
        end = start + size + padding
        if start < self._dirty:
            self._clear_bytes(start, min(end, self._dirty))
            if self.shadow is not None:
                self.shadow.define(start, size)
        if self.shadow is not None and padding:
            self.shadow.undefine(start + size, padding)
        self._dirty = max(self._dirty, end)
        return start

    def _padding(self, size: int) -> int:
        """Return the bytes after an allocation of `size` bytes that kernels may access."""
        if self.granule == 1 or not size:
            return 0
        return max(self.granule - size % self.granule, -size % PAGE if size >= PAGE else 0)

    def padded_local_size(self, size: int) -> int:
        """Return the bytes of a thread's local memory, padding included, for functions that use `size`."""
        return _round_up(size, min(self.granule, LOCAL_GRANULE))

    def padded_shared_size(self, size: int) -> int:
        """Return the bytes of a block's shared memory, padding included, for a request of `size`."""
        return _round_up(size, min(self.granule, SHARED_GRANULE))

    def _clear_bytes(self, start: int, end: int) -> None:
        if self._clear is None:
            self.bytes[start:end] = 0
        elif start < end:
            self._clear(start, end)

    def reserve(self, size: int) -> None:
        """Ensure that small allocations of `size` bytes in all do not move the arena."""
        end = self.allocations[-1].next_start if self.allocations else self.start
        if end + 4 * size > len(self.bytes) and not self.is_fixed:
            self._grow(end + 4 * size)

    def fits(self, size: int) -> bool:
        """Return whether `size` more bytes can be placed without moving the arena."""
        end = self.allocations[-1].next_start if self.allocations else self.start
        return end + size <= len(self.bytes)

    def _find_space(self, size: int, align: int) -> int:
        end = max(
            (a.next_start for a in (*self.allocations[-1:], *self.freed, *self._unavailable)),
            default=self.start,
        )
        start = _round_up(end, align)
        # Addresses are reused when they are exhausted, or far more numerous than the bytes in use.
        if start + size <= len(self.bytes) and start - self.start <= 4 * self._used + _SPARSE:
            return start
        free = _round_up(self.start, align)
        for allocation in sorted((*self.allocations, *self.freed, *self._unavailable), key=lambda a: a.start):
            if _round_up(free + size + GUARD, align) <= allocation.start:
                return free
            free = max(free, _round_up(allocation.next_start, align))
        if start + size > len(self.bytes):
            if self.freed:
                self.freed.clear()
                return self._find_space(size, align)
            self._grow(start + size)
        return start

    def _grow(self, needed: int) -> None:
        limit = len(self.bytes) if self.is_fixed else min(self.shared_window, 1 << 40)
        if needed > limit:
            raise LaunchError(
                f"out of memory: {needed - self.start} bytes needed, {limit - self.start} available"
            )
        capacity = min(max(2 * len(self.bytes), _round_up(needed)), limit)
        try:
            grown = _aligned_zeros(capacity)
        except MemoryError:
            raise LaunchError(f"out of memory: the host cannot allocate {capacity} bytes") from None
        grown[self.start : self._dirty] = self.bytes[self.start : self._dirty]
        self.bytes = grown
        self._invalidate_bounds()
        if self.shadow is not None:
            self.shadow.grow(capacity, self.start, self._dirty)

    def free(self, address: int, quarantine: bool = False) -> None:
        """Free the allocation that starts at `address`. LaunchError if there is none."""
        index = bisect_left(self._starts, address)
        if index == len(self._starts) or self._starts[index] != address:
            raise LaunchError(f"no allocation starts at {address:#x}")
        freed = self._remove(index)
        self._used -= freed.size + GUARD
        self._undefined_ranges.pop(address, None)
        if quarantine and freed.size <= _QUARANTINE_MAX_BYTES:
            self.freed.append(freed)
            if len(self.freed) > _QUARANTINE_LENGTH:
                self.freed.popleft()

    # -- definedness

    def track_definedness(self) -> DefinednessShadow:
        """Track definedness from now on.

        All memory is defined but the ranges that are undefined and untouched since.
        """
        if self.shadow is None:
            self.shadow = DefinednessShadow(len(self.bytes))
            for address, size in self._undefined_ranges.items():
                self.shadow.undefine(address, size)
            for allocation in self.allocations:
                if allocation.padding:
                    self.shadow.undefine(allocation.end, allocation.padding)
        return self.shadow

    def forget_definedness(self) -> None:
        """Treat all memory as defined."""
        self.shadow = None
        self._undefined_ranges.clear()

    @property
    def has_undefined(self) -> bool:
        """Return True if any byte may be undefined."""
        return self.shadow is not None or bool(self._undefined_ranges)

    def undefine(self, address: int, size: int) -> None:
        """Mark bytes as undefined on a GPU, though they are zero here."""
        if self.shadow is not None:
            self.shadow.undefine(address, size)
        else:
            self._undefined_ranges[address] = size

    def define(self, address: int, size: int) -> None:
        """Record a write of the host."""
        if self.shadow is None and self._undefined_ranges.get(address) == size:
            del self._undefined_ranges[address]
        elif self.shadow is not None or any(
            address < start + length and start < address + size
            for start, length in self._undefined_ranges.items()
        ):
            self.track_definedness().define(address, size)

    # -- addresses without memory

    @property
    def _unavailable(self) -> tuple[Allocation, ...]:
        """Allocations and ranges at which nothing else may be placed, though kernels cannot access them."""
        return (*self.suspended.values(), *self.ranges.values())

    def reserve_range(self, size: int, name: str, align: int = ALIGNMENT, wish: int = 0) -> int:
        """Reserve addresses for `map_range`, from `wish` on if those are free.

        LaunchError when none are left.
        """
        occupied = (*self.allocations, *self.freed, *self.suspended.values())
        is_free = self.start <= wish and wish + size <= len(self.bytes) and wish % align == 0
        is_free = is_free and not any(
            a.start < wish + size + GUARD and wish < a.end + GUARD
            for a in occupied
            if not self._is_reserved(a)
        )
        is_free = is_free and not any(a.start < wish + size and wish < a.end for a in self.ranges.values())
        start = wish if is_free else self._find_space(size, align)
        self.ranges[start] = Allocation(start, size, name, align=align)
        self._dirty = max(self._dirty, start + size)
        return start

    def _is_reserved(self, allocation: Allocation) -> bool:
        return any(a.start <= allocation.start < a.end for a in self.ranges.values())

    def release_range(self, start: int) -> None:
        """Release the reservation that begins at `start`."""
        del self.ranges[start]

    def map_range(self, start: int, size: int, name: str, constant: bool = False) -> None:
        """Add an allocation within reserved addresses, with the bytes that are there."""
        self._insert(Allocation(start, size, name, constant))

    def unmap_range(self, start: int) -> None:
        """Remove the allocation that was mapped at `start`."""
        self._remove(bisect_left(self._starts, start))

    # -- snapshots

    @property
    def touched_bytes(self) -> int:
        """The number of bytes from `start` on that may be nonzero."""
        return self._dirty - self.start

    def snapshot(self) -> Snapshot:
        """Return a copy of the touched bytes and the allocations, without the contents of handles."""
        return Snapshot(
            self.bytes[self.start : self._dirty].copy(), self.allocations[:], self.freed.copy(), self._used
        )

    def restore(self, snapshot: Snapshot) -> None:
        """Restore the memory of a snapshot."""
        end = self.start + len(snapshot.bytes)
        self.bytes[self.start : end] = snapshot.bytes
        self._clear_bytes(end, self._dirty)
        self.allocations, self.freed, self._used = (
            snapshot.allocations[:],
            snapshot.freed.copy(),
            snapshot.used,
        )
        self._constant = {a.start: a for a in self.allocations if a.constant}
        self._starts, self._table, self._dirty = [a.start for a in self.allocations], None, end
        self._invalidate_bounds()

    def suspend(self, address: int) -> None:
        """Make the allocation that starts at `address` inaccessible until `resume`; it retains address and
        bytes.
        """
        self.suspended[address] = self._remove(bisect_left(self._starts, address))

    def resume(self, address: int) -> None:
        """Make a suspended allocation accessible again."""
        self._insert(self.suspended.pop(address))

    # -- host access

    def copy_in(self, address: int, array: np.ndarray) -> None:
        """Copy a C-contiguous array's bytes to `address`."""
        data = array.reshape(-1).view(np.uint8)
        self.host_view(address, len(data))[:] = data
        self.define(address, len(data))

    def copy_out(self, address: int, array: np.ndarray) -> None:
        """Fill a C-contiguous array with the bytes at `address`."""
        data = array.reshape(-1).view(np.uint8)
        data[:] = self.host_view(address, len(data))

    def host_view(self, address: int, size: int) -> np.ndarray:
        """Return a view of [address, address + size), which must be in one allocation; valid until the arena
        grows.
        """
        if self.find(address, size) is None:
            raise LaunchError(f"{size} bytes at {address:#x} are not inside one allocation")
        return self.bytes[address : address + size]

    # -- lookup

    def find(self, address: int, size: int = 1) -> Allocation | None:
        """Return the allocation that contains all of [address, address + size), or None."""
        index = bisect_right(self._starts, address) - 1
        if index < 0:
            return None
        allocation = self.allocations[index]
        return allocation if address + size <= allocation.end else None

    def find_padded(self, address: int, size: int = 1) -> Allocation | None:
        """Return the allocation that contains all of [address, address + size), padding included, or None."""
        index = bisect_right(self._starts, address) - 1
        if index < 0:
            return None
        allocation = self.allocations[index]
        return allocation if address + size <= allocation.end + allocation.padding else None

    @property
    def constants(self) -> tuple[int, int] | None:
        """The (lowest, one past the highest) address of constant memory, or None; other memory may lie
        between.
        """
        return (min(self._constant), max(a.end for a in self._constant.values())) if self._constant else None

    def variable_at(self, address: int) -> str | None:
        """Return the name of the module variable that starts at `address`, or None."""
        return next(
            (
                name
                for image in self.images.values()
                for name, allocation in image.items()
                if allocation.start == address
            ),
            None,
        )

    def nearest(self, address: int) -> Allocation | None:
        """Return the allocation nearest to `address`, freed ones in quarantine included."""
        return min(
            (*self.allocations, *self.freed, *self._unavailable),
            key=lambda a: max(a.start - address, address - a.end + 1, 0),
            default=None,
        )

    def bounds(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Return (starts, ends, ends of padding) of all allocations as sorted int64 arrays.

        The arrays are the same objects until an allocation changes.
        """
        if self._bounds is None:
            self._bounds = self._current_table()[:3]
        return self._bounds

    def are_constant(self) -> np.ndarray:
        """Return which of them are read-only for kernels: a byte each, 1 or 0."""
        return self._current_table()[3]

    def _current_table(self) -> _Table:
        """Return the arrays with recent changes applied.

        A rebuild costs microseconds per allocation, so it is done only after many changes.
        """
        if self._table is None:
            ends = np.array([a.end for a in self.allocations], np.int64)
            padded = (
                ends + np.array([a.padding for a in self.allocations], np.int64) if self.granule > 1 else ends
            )
            self._table = (
                np.array(self._starts, np.int64),
                ends,
                padded,
                np.array([a.constant for a in self.allocations], np.uint8),
            )
        else:
            for index, a in self._changes:
                starts, ends, padded, constant = self._table
                if a is None:
                    self._table = (
                        np.delete(starts, index),
                        np.delete(ends, index),
                        np.delete(padded, index),
                        np.delete(constant, index),
                    )
                else:
                    self._table = (
                        np.insert(starts, index, a.start),
                        np.insert(ends, index, a.end),
                        np.insert(padded, index, a.end + (a.padding if self.granule > 1 else 0)),
                        np.insert(constant, index, a.constant),
                    )
        self._changes.clear()
        return self._table

    def _insert(self, allocation: Allocation) -> None:
        """Add an allocation."""
        index = bisect_left(self._starts, allocation.start)
        self.allocations.insert(index, allocation)
        if allocation.constant:
            self._constant[allocation.start] = allocation
        self._starts.insert(index, allocation.start)
        self._record_change(index, allocation)

    def _remove(self, index: int) -> Allocation:
        """Remove the allocation at `index` of the list."""
        del self._starts[index]
        self._record_change(index, None)
        self._constant.pop(self.allocations[index].start, None)
        return self.allocations.pop(index)

    def _invalidate_bounds(self) -> None:
        self._bounds = None
        self.version.value += 1

    def _record_change(self, index: int, allocation: Allocation | None) -> None:
        """Record the insertion of an allocation at `index`, or (None) a removal from there."""
        self._invalidate_bounds()
        if (
            allocation is None
            and self._changes
            and self._changes[-1][0] == index
            and self._changes[-1][1] is not None
        ):
            self._changes.pop()  # the last insertion is undone, as a launch's parameters are
            return
        self._changes.append((index, allocation))
        if len(self._changes) > _FEW_CHANGES or len(self.allocations) <= _FEW_ALLOCATIONS:
            self._table = None
            self._changes.clear()

    def describe(self, address: int) -> str:
        """Return a description of what is near `address`, for faults."""
        if address < 4096:
            return "the address is null" if address == 0 else f"the address is {address} bytes from null"
        allocation = self.nearest(address)
        if allocation is None:
            return "nothing is allocated"
        location = (
            f"{allocation.name} at [{allocation.start:#x}, {allocation.end:#x})"
            f"{self._describe_state(allocation)}"
        )
        if allocation.start <= address < allocation.end:
            return f"the address is {address - allocation.start} bytes into {location}"
        if address >= allocation.end:
            return f"the address is {address - allocation.end} bytes past the end of {location}"
        return f"the address is {allocation.start - address} bytes before {location}"

    def _describe_state(self, allocation: Allocation) -> str:
        """Return why an allocation near an address is inaccessible; '' if it is accessible."""
        if allocation in self.freed or self.suspended.get(allocation.start) is allocation:
            return ", which has been freed"
        return (
            ", where nothing is mapped that kernels may access"
            if self.ranges.get(allocation.start) is allocation
            else ""
        )


def _round_up(n: int, align: int = ALIGNMENT) -> int:
    return -(-n // align) * align


def _aligned_zeros(size: int) -> np.ndarray:
    """Return zero bytes that start at a multiple of 64; pages are committed when touched."""
    raw = np.zeros(size + 64, np.uint8)
    skip = -raw.__array_interface__["data"][0] % 64
    return raw[skip : skip + size]
