"""Virtual memory management: reserved addresses, physical memory, and mappings between them (CUDA Driver API,
"Virtual Memory Management").

    addresses    reserved ──────[ mapping ][ mapping ]──────
                                     │          │            several mappings of one block show the same bytes
    memory                        [ block ]──[ block ]

A block consists of pages in the second part of device memory's file, which have no fixed addresses; a mapping
maps them at an address. Accessible ranges are allocations of the arena, one for each run of adjacent mappings
with the same rights.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

from ...runtime import Memory
from ...support.diagnostics import LaunchError
from ...support.fast_dataclass import field, record
from .errors import ApiError
from .mapping import PAGE, DeviceMemory

GRANULARITY = 1 << 21
"""Sizes of blocks, and addresses and sizes of mappings, are multiples of this number of bytes."""
READ, READ_WRITE = 1, 3
ON_DEVICE, ON_HOST, ON_NUMA = 1, 2, 3
"""The enumeration CUmemLocationType."""


@record
class PhysicalMemory:
    """Physical memory without an address: its `offset` in the file, its properties as bytes, and its
    location; `references` counts the program's handles.
    """

    handle: int
    offset: int
    size: int
    properties: bytes
    location: int
    references: int = 1
    mapped: int = 0


@record
class Mapping:
    """A mapping of a block, or of its beginning, at an address; `rights` are access rights by location."""

    start: int
    size: int
    block: PhysicalMemory
    rights: dict[int, int] = field(default_factory=dict)

    @property
    def end(self) -> int:
        """The address after the mapping."""
        return self.start + self.size


@record
class VirtualMemory:
    """Reservations, blocks and mappings, by address or handle. `shown` are (start, size, rights) of the
    allocations that kernels can access.
    """

    reserved: dict[int, int] = field(default_factory=dict)
    mappings: dict[int, Mapping] = field(default_factory=dict)
    blocks: dict[int, PhysicalMemory] = field(default_factory=dict)
    shown: set[tuple[int, int, int]] = field(default_factory=set)
    exported: dict[tuple[int, int], int] = field(default_factory=dict)
    """Handles by the device and inode number of the file that stands for them."""
    next_offset: int = 0

    # -- addresses

    def reserve(self, memory: Memory, size: int, align: int, wish: int) -> int:
        """Reserve a range of free addresses. Raise ApiError if there is none."""
        if not size or size % PAGE or wish % PAGE or align & (align - 1):
            raise ApiError(
                "cudaErrorInvalidValue",
                f"sizes and addresses of reservations are multiples of {PAGE}, alignments powers of two",
            )
        try:
            start = memory.reserve_range(
                size, f"{size} addresses from cuMemAddressReserve", max(align, GRANULARITY), wish
            )
        except LaunchError:
            raise ApiError(
                "cudaErrorMemoryAllocation", f"{size} addresses are requested, which are not free"
            ) from None
        self.reserved[start] = size
        return start

    def give_back(self, memory: Memory, start: int, size: int) -> None:
        """Free a reserved range of addresses."""
        if self.reserved.get(start) != size:
            raise ApiError(
                "cudaErrorInvalidValue", f"no reservation of {size} addresses begins at {start:#x}"
            )
        if any(self._within(start, size)):
            raise ApiError(
                "cudaErrorInvalidValue",
                f"memory is mapped in the reservation at {start:#x}: call cuMemUnmap first",
            )
        del self.reserved[start]
        memory.release_range(start)

    # -- blocks

    def create(self, handle: int, size: int, location: int, properties: bytes) -> PhysicalMemory:
        """Create physical memory."""
        result = self.blocks[handle] = PhysicalMemory(handle, self.next_offset, size, properties, location)
        self.next_offset += size
        return result

    def block(self, handle: int) -> PhysicalMemory:
        """Return the block of a handle. Raise ApiError for an invalid handle."""
        if handle not in self.blocks:
            raise ApiError(
                "cudaErrorInvalidValue", f"{handle:#x} is not a handle of cuMemCreate, or was released"
            )
        return self.blocks[handle]

    def release(self, block: PhysicalMemory) -> bool:
        """Check whether a block has no more handles and mappings, so that its memory is free."""
        if block.references == 0:
            self.blocks.pop(block.handle, None)
        return not (block.references or block.mapped)

    # -- mappings

    def map(self, mapping: DeviceMemory, start: int, size: int, offset: int, block: PhysicalMemory) -> None:
        """Map physical memory at reserved addresses."""
        if not size or any(value % GRANULARITY for value in (start, size, offset)):
            raise ApiError(
                "cudaErrorInvalidValue",
                f"addresses and sizes of mappings are multiples of {GRANULARITY} bytes",
            )
        if offset:
            raise ApiError("cudaErrorInvalidValue", "mappings with another offset than 0 are not supported")
        if size > block.size:
            raise ApiError("cudaErrorInvalidValue", f"{size} bytes of a handle with {block.size}")
        if not self._is_reserved(start, size):
            raise ApiError("cudaErrorInvalidValue", f"{size} bytes at {start:#x} are not all reserved")
        if any(self._within(start, size)):
            raise ApiError("cudaErrorInvalidValue", f"memory is already mapped at {start:#x}")
        mapping.map_pages(start, size, block.offset)
        self.mappings[start] = Mapping(start, size, block)
        block.mapped += 1

    def unmap(self, mapping: DeviceMemory, start: int, size: int) -> list[PhysicalMemory]:
        """Remove the mappings of a range, and return their blocks."""
        result = self.exact_mappings(start, size)
        for one in result:
            del self.mappings[one.start]
            mapping.unmap_pages(one.start, one.size)
            one.block.mapped -= 1
        return [one.block for one in result]

    def exact_mappings(self, start: int, size: int) -> list[Mapping]:
        """Return the mappings that fill a range exactly. Raise ApiError if they do not."""
        result = sorted(self._within(start, size), key=lambda one: one.start)
        places = [start, *(one.end for one in result)]
        if (
            not size
            or places[-1] != start + size
            or any(one.start != place for one, place in zip(result, places))
        ):
            raise ApiError(
                "cudaErrorInvalidValue", f"the {size} bytes at {start:#x} are not one or more whole mappings"
            )
        return result

    def at(self, address: int) -> Mapping:
        """Return the mapping around an address. Raise ApiError if there is none."""
        result = next((one for one in self.mappings.values() if one.start <= address < one.end), None)
        if result is None:
            raise ApiError("cudaErrorInvalidValue", f"nothing is mapped at {address:#x}")
        return result

    def runs(self) -> Iterator[tuple[int, int, int]]:
        """Iterate over (start, size, rights) of what kernels may access: adjacent mappings with the same
        rights are one.
        """
        start = end = rights = 0
        for one in sorted(self.mappings.values(), key=lambda one: one.start):
            device_rights = one.rights.get(ON_DEVICE, 0)
            if device_rights and device_rights == rights and one.start == end:
                end = one.end
                continue
            if rights:
                yield start, end - start, rights
            start, end, rights = one.start, one.end, device_rights
        if rights:
            yield start, end - start, rights

    def _within(self, start: int, size: int) -> Iterator[Mapping]:
        return (one for one in self.mappings.values() if one.start < start + size and start < one.end)

    def _is_reserved(self, start: int, size: int) -> bool:
        """Check whether adjacent reservations cover a range."""
        while size > 0:
            around = next((at for at, length in self.reserved.items() if at <= start < at + length), None)
            if around is None:
                return False
            step = around + self.reserved[around] - start
            start, size = start + step, size - step
        return True


def file_of(handle: int) -> int:
    """Return an empty file that stands for memory: its inode number identifies the memory."""
    return os.memfd_create(f"minicc memory {handle:#x}")
