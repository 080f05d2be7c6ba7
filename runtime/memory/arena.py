"""Device memory: one arena of bytes with allocations in it.

An address is an index into the arena's bytes, so global, constant and kernel-parameter addresses are
generic addresses as they stand. Shared and local memory live elsewhere (one storage per CTA or
thread, see lanes/access.py) and appear in the generic space through two fixed windows:

    0 … start                            never allocated: null pointers and their neighbours
    start … capacity                     allocations: .global, .const, launch arguments
    shared_window … + WINDOW_SIZE        shared address 0 of the accessing thread's CTA
    local_window  … + WINDOW_SIZE        local address 0 of the accessing thread

(PTX ISA 6.4.1.1.) With 32-bit addresses everything lies below 4 GiB.

Invariants: allocations never overlap, start at multiples of ALIGNMENT and are at least GUARD bytes
apart, so that a small overrun faults; one with a larger alignment shares no such unit with another;
freshly allocated bytes are zero.

A GPU protects memory by pages, not by allocations, so that it lets accesses pass that miss an allocation by a
few bytes. A memory with a `granule` has padding behind each allocation, up to the first multiple of the
granule above its end, which kernels may access and no other allocation shares; engines report such accesses.
The granule is at most ALIGNMENT, the alignment that CUDA guarantees for every allocation (CUDA C++
Programming Guide, "Size and Alignment Requirement"). An allocation of a page or more has whole pages. Memory
that is mapped at reserved addresses has no padding.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import deque
from collections.abc import Callable, Hashable
from dataclasses import dataclass

import numpy as np

from ...support.diagnostics import LaunchError
from .shadow import Shadow
from .textures import Sampler, Surface, Texture

ARENA_START = 1 << 24
ALIGNMENT = 256
GUARD = 256
WINDOW_SIZE = 1 << 24
SHARED_GRANULE = 128
"""Bytes of shared memory that a block is given at once from compute capability 8.0 on (cuda_occupancy.h,
cudaOccSMemAllocationGranularity).
"""
LOCAL_GRANULE = 16
"""The alignment of a thread's local memory, the largest of any type (PTX ISA 5.4.2)."""
PAGE = 1 << 21
"""Bytes of a page of device memory (CUDA Driver API, `cuMemGetAllocationGranularity`)."""
_INITIAL_CAPACITY = 1 << 28
_REMEMBERED, _REMEMBERED_SIZE = 32, 1 << 20
"""How many allocations that were given back are remembered, and how large they may be."""
_SPARSE = 1 << 26
"""So many addresses may lie unused before some are used again."""


_FEW_CHANGES = 8
"""So many allocations may come and go before arrays of all of them are made anew."""
_Table = tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]
"""Of all allocations their starts, ends, ends of padding, and whether they are constant."""


@dataclass(slots=True)
class Allocation:
    """`size` bytes at `start`, a multiple of `align`; `name` says whose they are in messages. Kernels only
    read what is `constant`. `padding` are the bytes behind it that kernels may access.
    """

    start: int
    size: int
    name: str
    constant: bool = False
    align: int = ALIGNMENT
    padding: int = 0

    @property
    def end(self) -> int:
        return self.start + self.size

    @property
    def reach(self) -> int:
        """Where the next allocation may start."""
        return _round_up(self.end + max(GUARD, self.padding), self.align)


@dataclass(slots=True, frozen=True)
class Snapshot:
    """What a memory was, from its start to the end of what had been touched."""

    bytes: np.ndarray
    allocations: list[Allocation]
    freed: deque[Allocation]
    used: int


class Memory:
    """The arena. `bytes` is a uint8 array indexed by address; it is replaced when the arena grows.

    Addresses begin at `start`. With a `storage`, an array of zero bytes that is indexed by address too (below
    `start` it is never touched), that is where the memory is, and it does not grow: a caller whose own
    addresses are to be the kernels' brings it. `clear(start, end)` makes what was used before zero again,
    where the caller knows a better way than writing. `granule` is a power of two of at most ALIGNMENT bytes:
    1 is a memory without padding. `images` are the variables of every module loaded; `handles` what addresses
    stand for as texture, sampler or surface handles.
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
        """The constant ones among them, by address."""
        self._starts: list[int] = []
        self.freed: deque[Allocation] = deque()
        """What was given back last, if it is to be remembered: faults name it, and its addresses are not used
        again soon.
        """
        self.closed: dict[int, Allocation] = {}
        """What keeps its place while nobody may use it, by address."""
        self.ranges: dict[int, Allocation] = {}
        """Addresses that are reserved: nothing is allocated there but what is put there by name."""
        self._dirty = start
        self._used = 0
        self._bounds: tuple[np.ndarray, np.ndarray, np.ndarray] | None = None
        self._table: _Table | None = None
        self._changes: list[tuple[int, Allocation | None]] = []
        """What has come and gone since the table was made."""
        self.images: dict[Hashable, dict[str, Allocation]] = {}
        self.handles: dict[int, Texture | Sampler | Surface] = {}
        self.graphs: dict[int, Callable[[int], None]] = {}
        """What device code can launch by a handle, given the stream; `graph` is the handle of what is being
        executed, 0 outside of that.
        """
        self.graph = 0
        self.shadow: Shadow | None = None
        """What is undefined, where somebody wants to know."""
        self._unset: dict[int, int] = {}
        """As long as nobody does, the sizes by address of what was handed out undefined and cannot have been
        written to since.
        """
        if len(self.bytes) > self.shared_window:
            raise ValueError(
                f"the storage ends at {len(self.bytes):#x}, behind the shared window at"
                f" {self.shared_window:#x}"
            )

    # -- allocation

    def allocate(self, size: int, name: str = "", constant: bool = False, align: int = ALIGNMENT) -> int:
        """The address of `size` fresh zero bytes (0 is allowed), which kernels may not change if `constant`.
        LaunchError when there is no room.

        The address is a multiple of `align`, a power of two and at least ALIGNMENT.
        """
        if size < 0:
            raise LaunchError(f"cannot allocate {size} bytes")
        padding = self._padding(size)
        start = self._place(size + padding, align)
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
        """Bytes behind an allocation of `size` bytes that kernels may access."""
        if self.granule == 1 or not size:
            return 0
        return max(self.granule - size % self.granule, -size % PAGE if size >= PAGE else 0)

    def local_room(self, size: int) -> int:
        """Bytes of local memory, padding included, that a thread has whose functions use `size`."""
        return _round_up(size, min(self.granule, LOCAL_GRANULE))

    def shared_room(self, size: int) -> int:
        """Bytes of shared memory, padding included, that a block has which asks for `size`."""
        return _round_up(size, min(self.granule, SHARED_GRANULE))

    def _clear_bytes(self, start: int, end: int) -> None:
        if self._clear is None:
            self.bytes[start:end] = 0
        elif start < end:
            self._clear(start, end)

    def reserve(self, size: int) -> None:
        """Make sure that allocations of `size` bytes in all, in small pieces, do not move the arena."""
        end = self.allocations[-1].reach if self.allocations else self.start
        if end + 4 * size > len(self.bytes) and not self.is_fixed:
            self._grow(end + 4 * size)

    def fits(self, size: int) -> bool:
        """Whether `size` more bytes can be placed without moving the arena."""
        end = self.allocations[-1].reach if self.allocations else self.start
        return end + size <= len(self.bytes)

    def _place(self, size: int, align: int) -> int:
        behind = max(
            (a.reach for a in (*self.allocations[-1:], *self.freed, *self._kept)), default=self.start
        )
        start = _round_up(behind, align)
        # Addresses are used again where there are none left, or many more than memory.
        if start + size <= len(self.bytes) and start - self.start <= 4 * self._used + _SPARSE:
            return start
        free = _round_up(self.start, align)
        for allocation in sorted((*self.allocations, *self.freed, *self._kept), key=lambda a: a.start):
            if _round_up(free + size + GUARD, align) <= allocation.start:
                return free
            free = max(free, _round_up(allocation.reach, align))
        if start + size > len(self.bytes):
            if self.freed:
                self.freed.clear()
                return self._place(size, align)
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
            raise LaunchError(f"out of memory: the host refuses {capacity} bytes") from None
        grown[self.start : self._dirty] = self.bytes[self.start : self._dirty]
        self.bytes, self._bounds = grown, None
        if self.shadow is not None:
            self.shadow.grow(capacity, self.start, self._dirty)

    def free(self, address: int, is_remembered: bool = False) -> None:
        """Give back the allocation that starts at `address`. LaunchError if there is none."""
        index = bisect_left(self._starts, address)
        if index == len(self._starts) or self._starts[index] != address:
            raise LaunchError(f"no allocation starts at {address:#x}")
        freed = self._remove(index)
        self._used -= freed.size + GUARD
        self._unset.pop(address, None)
        if is_remembered and freed.size <= _REMEMBERED_SIZE:
            self.freed.append(freed)
            if len(self.freed) > _REMEMBERED:
                self.freed.popleft()

    # -- what is undefined

    def watch_definedness(self) -> Shadow:
        """From now on it is known what is undefined. What there is now is defined, but for what was handed
        out undefined and nobody has touched.
        """
        if self.shadow is None:
            self.shadow = Shadow(len(self.bytes))
            for address, size in self._unset.items():
                self.shadow.undefine(address, size)
            for allocation in self.allocations:
                if allocation.padding:
                    self.shadow.undefine(allocation.end, allocation.padding)
        return self.shadow

    def forget_definedness(self) -> None:
        """All that there is counts as defined."""
        self.shadow = None
        self._unset.clear()

    @property
    def has_undefined(self) -> bool:
        """Whether something may be undefined."""
        return self.shadow is not None or bool(self._unset)

    def undefine(self, address: int, size: int) -> None:
        """The bytes are what a GPU leaves undefined, though they are zero here."""
        if self.shadow is not None:
            self.shadow.undefine(address, size)
        else:
            self._unset[address] = size

    def define(self, address: int, size: int) -> None:
        """The host has written to bytes."""
        if self.shadow is None and self._unset.get(address) == size:
            del self._unset[address]
        elif self.shadow is not None or any(
            address < start + length and start < address + size for start, length in self._unset.items()
        ):
            self.watch_definedness().define(address, size)

    # -- addresses without memory

    @property
    def _kept(self) -> tuple[Allocation, ...]:
        """What nothing else may be placed at, though nobody may use it."""
        return (*self.closed.values(), *self.ranges.values())

    def reserve_range(self, size: int, name: str, align: int = ALIGNMENT, wish: int = 0) -> int:
        """Addresses for things that are put there; those from `wish` on, where they are free. LaunchError
        when there is no room.
        """
        taken = (*self.allocations, *self.freed, *self.closed.values())
        is_free = self.start <= wish and wish + size <= len(self.bytes) and wish % align == 0
        is_free = is_free and not any(
            a.start < wish + size + GUARD and wish < a.end + GUARD for a in taken if not self._is_reserved(a)
        )
        is_free = is_free and not any(a.start < wish + size and wish < a.end for a in self.ranges.values())
        start = wish if is_free else self._place(size, align)
        self.ranges[start] = Allocation(start, size, name, align=align)
        self._dirty = max(self._dirty, start + size)
        return start

    def _is_reserved(self, allocation: Allocation) -> bool:
        return any(a.start <= allocation.start < a.end for a in self.ranges.values())

    def give_range(self, start: int) -> None:
        """The reservation that begins at `start` ends."""
        del self.ranges[start]

    def put(self, start: int, size: int, name: str, constant: bool = False) -> None:
        """An allocation within reserved addresses, with the bytes that are there."""
        self._insert(Allocation(start, size, name, constant))

    def take(self, start: int) -> None:
        """The allocation that was put at `start` is not there any more."""
        self._remove(bisect_left(self._starts, start))

    # -- going back

    @property
    def touched(self) -> int:
        """How many bytes from `start` on may be other than zero."""
        return self._dirty - self.start

    def snapshot(self) -> Snapshot:
        """All of memory as it is now: a copy of the bytes touched, and what is allocated. What handles stand
        for is not in it.
        """
        return Snapshot(
            self.bytes[self.start : self._dirty].copy(), self.allocations[:], self.freed.copy(), self._used
        )

    def restore(self, then: Snapshot) -> None:
        """Make memory what it was."""
        end = self.start + len(then.bytes)
        self.bytes[self.start : end] = then.bytes
        self._clear_bytes(end, self._dirty)
        self.allocations, self.freed, self._used = then.allocations[:], then.freed.copy(), then.used
        self._constant = {a.start: a for a in self.allocations if a.constant}
        self._starts, self._bounds, self._table, self._dirty = (
            [a.start for a in self.allocations],
            None,
            None,
            end,
        )

    def close(self, address: int) -> None:
        """The allocation that starts at `address` keeps its place and its bytes, and is not there for anybody
        until it is opened.
        """
        self.closed[address] = self._remove(bisect_left(self._starts, address))

    def open(self, address: int) -> None:
        """The allocation that was closed is there again."""
        self._insert(self.closed.pop(address))

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
        """The bytes [address, address + size), which must lie in one allocation; valid until it grows."""
        if self.find(address, size) is None:
            raise LaunchError(f"{size} bytes at {address:#x} are not inside one allocation")
        return self.bytes[address : address + size]

    # -- lookup

    def find(self, address: int, size: int = 1) -> Allocation | None:
        """The allocation that holds all of [address, address + size)."""
        index = bisect_right(self._starts, address) - 1
        if index < 0:
            return None
        allocation = self.allocations[index]
        return allocation if address + size <= allocation.end else None

    def find_padded(self, address: int, size: int = 1) -> Allocation | None:
        """The allocation that holds all of [address, address + size), its padding included."""
        index = bisect_right(self._starts, address) - 1
        if index < 0:
            return None
        allocation = self.allocations[index]
        return allocation if address + size <= allocation.end + allocation.padding else None

    @property
    def constants(self) -> tuple[int, int] | None:
        """The lowest address of constant memory, and the one behind the highest; other memory may lie
        between. None where there is none.
        """
        return (min(self._constant), max(a.end for a in self._constant.values())) if self._constant else None

    def variable_at(self, address: int) -> str | None:
        """The name of the module variable that starts at `address`."""
        return next(
            (
                name
                for image in self.images.values()
                for name, place in image.items()
                if place.start == address
            ),
            None,
        )

    def nearest(self, address: int) -> Allocation | None:
        """The allocation with the least distance from `address`, what was given back among them."""
        return min(
            (*self.allocations, *self.freed, *self._kept),
            key=lambda a: max(a.start - address, address - a.end + 1, 0),
            default=None,
        )

    def bounds(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """(starts, ends, ends of padding) of all allocations as sorted int64 arrays; the same arrays as long
        as nothing has moved.
        """
        if self._bounds is None:
            self._bounds = self._up_to_date()[:3]
        return self._bounds

    def are_constant(self) -> np.ndarray:
        """Which of them kernels only read: a byte each, 1 or 0."""
        return self._up_to_date()[3]

    def _up_to_date(self) -> _Table:
        """What the arrays say, after what has changed: rebuilt only after many changes, which costs some
        microseconds for each allocation that there is.
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
        """One allocation more."""
        index = bisect_left(self._starts, allocation.start)
        self.allocations.insert(index, allocation)
        if allocation.constant:
            self._constant[allocation.start] = allocation
        self._starts.insert(index, allocation.start)
        self._note(index, allocation)

    def _remove(self, index: int) -> Allocation:
        """One fewer: the one at a place of the list."""
        del self._starts[index]
        self._note(index, None)
        self._constant.pop(self.allocations[index].start, None)
        return self.allocations.pop(index)

    def _note(self, index: int, allocation: Allocation | None) -> None:
        """An allocation has come to a place of the list, or (None) has gone from there."""
        self._bounds = None
        if (
            allocation is None
            and self._changes
            and self._changes[-1][0] == index
            and self._changes[-1][1] is not None
        ):
            self._changes.pop()  # what goes is what came last, as a launch's parameters do
            return
        self._changes.append((index, allocation))
        if len(self._changes) > _FEW_CHANGES:
            self._table = None
            self._changes.clear()

    def describe(self, address: int) -> str:
        """A sentence about what is near `address`, for faults."""
        if address < 4096:
            return "the address is null" if address == 0 else f"the address is {address} bytes from null"
        near = self.nearest(address)
        if near is None:
            return "nothing is allocated"
        where = f"{near.name} at [{near.start:#x}, {near.end:#x}){self._fate(near)}"
        if near.start <= address < near.end:
            return f"the address is {address - near.start} bytes into {where}"
        if address >= near.end:
            return f"the address is {address - near.end} bytes past the end of {where}"
        return f"the address is {near.start - address} bytes before {where}"

    def _fate(self, allocation: Allocation) -> str:
        """Why what is near an address is no memory, if it is none."""
        if allocation in self.freed or self.closed.get(allocation.start) is allocation:
            return ", which has been freed"
        return (
            ", where nothing is mapped that kernels may access"
            if self.ranges.get(allocation.start) is allocation
            else ""
        )


def _round_up(n: int, align: int = ALIGNMENT) -> int:
    return -(-n // align) * align


def _aligned_zeros(size: int) -> np.ndarray:
    """Zero bytes whose first one lies at a multiple of 64; pages are committed when touched."""
    raw = np.zeros(size + 64, np.uint8)
    skip = -raw.__array_interface__["data"][0] % 64
    return raw[skip : skip + size]
