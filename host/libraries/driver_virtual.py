"""The driver API's virtual memory management: address ranges, physical memory, and mappings ("Virtual Memory
Management").
"""

from __future__ import annotations

import ctypes
import os

from ..api import pools
from ..api.driver_symbols import driver_rows
from ..api.pointers import Pointer, put, put_size
from ..api.unsupported_api import NO_PEER, NO_PROCESS
from ..device.allocations import FREE
from ..device.errors import ApiError
from ..device.host_runtime import HostRuntime
from ..device.virtual import (
    GRANULARITY,
    ON_DEVICE,
    ON_HOST,
    ON_NUMA,
    READ,
    READ_WRITE,
    PhysicalMemory,
    file_of,
)

_PINNED, _MANAGED = 1, 2
_FILE, _FABRIC = 1, 8
_TILES = 1


class MemoryLocation(ctypes.Structure):
    """The structure CUmemLocation."""

    _fields_ = [("kind", ctypes.c_int), ("number", ctypes.c_int)]


class AllocationProperties(ctypes.Structure):
    """The structure CUmemAllocationProp."""

    _fields_ = [
        ("kind", ctypes.c_int),
        ("handles", ctypes.c_int),
        ("location", MemoryLocation),
        ("security", ctypes.c_void_p),
        ("compression", ctypes.c_ubyte),
        ("rdma", ctypes.c_ubyte),
        ("usage", ctypes.c_ushort),
        ("reserved", ctypes.c_ubyte * 4),
    ]


class AccessDescriptor(ctypes.Structure):
    """The structure CUmemAccessDesc."""

    _fields_ = [("location", MemoryLocation), ("rights", ctypes.c_int)]


# -- addresses


def reserve(rt: HostRuntime, out: Pointer, size: int, align: int, wish: int, flags: int) -> None:
    """Implement `cuMemAddressReserve`."""
    _zero(flags)
    put(out, rt.virtual.reserve(rt.memory, size, align, wish), ctypes.c_ulonglong)


def give_back(rt: HostRuntime, start: int, size: int) -> None:
    """Implement `cuMemAddressFree`."""
    rt.virtual.give_back(rt.memory, start, size)


# -- memory


def granularity(rt: HostRuntime, out: Pointer, properties: Pointer, which: int) -> None:
    """Implement `cuMemGetAllocationGranularity`."""
    _check_properties(properties)
    if which not in (0, 1):
        raise ApiError("cudaErrorInvalidValue")
    put_size(out, GRANULARITY)


def create(rt: HostRuntime, out: Pointer, size: int, properties: Pointer, flags: int) -> None:
    """Implement `cuMemCreate`."""
    _zero(flags)
    request = _check_properties(properties)
    if not size or size % GRANULARITY:
        raise ApiError(
            "cudaErrorInvalidValue",
            f"{size} bytes are not a multiple of {GRANULARITY}, which cuMemGetAllocationGranularity gives",
        )
    if rt.allocations.resident + size > FREE:
        raise ApiError(
            "cudaErrorMemoryAllocation",
            f"{size} bytes are requested, {FREE - rt.allocations.resident} of {FREE} are free",
        )
    result = AllocationProperties.from_buffer_copy(request)
    result.compression = 0  # compression is a hint
    handle = rt.handles.reserve()
    put(out, handle, ctypes.c_ulonglong)
    rt.virtual.create(handle, size, result.location.kind, bytes(result))
    rt.allocations.resident += size


def release(rt: HostRuntime, handle: int) -> None:
    """Implement `cuMemRelease`."""
    block = rt.virtual.block(handle)
    block.references -= 1
    _drop(rt, block)


def _drop(rt: HostRuntime, block: PhysicalMemory) -> None:
    """Free a block without references."""
    if rt.virtual.release(block):
        rt.scheduler.drain()
        rt.mapping.discard(block.size, block.offset)
        rt.allocations.resident -= block.size


def retain(rt: HostRuntime, out: Pointer, address: Pointer) -> None:
    """Implement `cuMemRetainAllocationHandle`."""
    block = rt.virtual.at(address or 0).block
    rt.virtual.blocks[block.handle] = block
    block.references += 1
    put(out, block.handle, ctypes.c_ulonglong)


def properties_of(rt: HostRuntime, out: Pointer, handle: int) -> None:
    """Implement `cuMemGetAllocationPropertiesFromHandle`."""
    if not out:
        raise ApiError("cudaErrorInvalidValue")
    result = rt.virtual.block(handle).properties
    ctypes.memmove(out, result, len(result))


def _check_properties(properties: Pointer) -> AllocationProperties:
    """Return the properties of a request. Raise ApiError if they are not supported."""
    if not properties:
        raise ApiError("cudaErrorInvalidValue")
    request = AllocationProperties.from_address(properties)
    if request.kind == _MANAGED or request.usage & _TILES:
        raise ApiError(
            "cudaErrorNotSupported", "cuMemCreate allocates pinned memory: other kinds are not supported"
        )
    if request.kind != _PINNED or request.location.kind not in (ON_DEVICE, ON_HOST, ON_NUMA):
        raise ApiError("cudaErrorInvalidValue")
    if request.location.number and request.location.kind != ON_HOST:
        raise ApiError(
            "cudaErrorInvalidDevice", "there is one device, and one node of host memory: both are number 0"
        )
    if request.handles & _FABRIC:
        raise ApiError("cudaErrorNotPermitted", "fabric handles are not supported")
    if request.handles not in (0, _FILE) or (request.handles and request.location.kind == ON_HOST):
        raise ApiError("cudaErrorInvalidValue")
    return request


# -- sharing, within the process


def export(rt: HostRuntime, out: Pointer, handle: int, kind: int, flags: int) -> None:
    """Write a file descriptor that stands for the memory. Several descriptors and their duplicates stand for
    the same memory.
    """
    _zero(flags)
    block = rt.virtual.block(handle)
    if (
        not out
        or kind != _FILE
        or not AllocationProperties.from_buffer_copy(block.properties).handles & _FILE
    ):
        raise ApiError(
            "cudaErrorInvalidValue",
            "memory is exported as a file descriptor if it was created with"
            " CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR",
        )
    file = file_of(handle)
    rt.virtual.exported[_identity(file)] = handle
    put(out, file)


def import_file(rt: HostRuntime, out: Pointer, file: Pointer, kind: int) -> None:
    """Implement `cuMemImportFromShareableHandle`."""
    if kind != _FILE:
        raise ApiError("cudaErrorNotSupported" if kind else "cudaErrorInvalidValue")
    handle = rt.virtual.exported.get(_identity(file or 0))
    if handle is None or handle not in rt.virtual.blocks:
        raise ApiError(
            "cudaErrorNotSupported",
            f"file descriptor {file or 0} is not memory of this process; memory of others cannot be shared",
        )
    rt.virtual.blocks[handle].references += 1
    put(out, handle, ctypes.c_ulonglong)


def _identity(file: int) -> tuple[int, int]:
    try:
        result = os.fstat(file)
    except (OSError, OverflowError):
        raise ApiError("cudaErrorInvalidValue", f"{file} is not a file descriptor") from None
    return result.st_dev, result.st_ino


# -- mappings


def map_at(rt: HostRuntime, start: int, size: int, offset: int, handle: int, flags: int) -> None:
    """Implement `cuMemMap`."""
    _zero(flags)
    rt.virtual.map(rt.mapping, start, size, offset, rt.virtual.block(handle))


def unmap(rt: HostRuntime, start: int, size: int) -> None:
    """Implement `cuMemUnmap`."""
    rt.scheduler.drain()
    rt.virtual.exact_mappings(start, size)
    for block in rt.virtual.unmap(rt.mapping, start, size):
        _drop(rt, block)
    _show(rt)


def set_access(rt: HostRuntime, start: int, size: int, descriptions: Pointer, count: int) -> None:
    """Set the access rights of the device, and of the host for memory in its location."""
    if not descriptions or not count:
        raise ApiError("cudaErrorInvalidValue")
    request = [
        (_location_number(one.location), one.rights)
        for one in (AccessDescriptor * count).from_address(descriptions)
    ]
    rt.scheduler.drain()
    result = rt.virtual.exact_mappings(start, size)
    for where, rights in request:
        if rights not in (0, READ, READ_WRITE):
            raise ApiError("cudaErrorInvalidValue")
        if where == ON_HOST and any(one.block.location == ON_DEVICE for one in result):
            raise ApiError(
                "cudaErrorInvalidValue",
                "host code has no access to memory that cuMemCreate made on the device",
            )
    for one in result:
        one.rights.update(request)
        if rights := one.rights.get(ON_HOST, 0):
            rt.mapping.open(one.start, one.size, rights == READ_WRITE)
        else:
            rt.mapping.close(one.start, one.size)
    _show(rt)


def get_access(rt: HostRuntime, out: Pointer, location: Pointer, address: int) -> None:
    """Implement `cuMemGetAccess`."""
    if not location:
        raise ApiError("cudaErrorInvalidValue")
    put(
        out,
        rt.virtual.at(address).rights.get(_location_number(MemoryLocation.from_address(location)), 0),
        ctypes.c_ulonglong,
    )


def _location_number(location: MemoryLocation) -> int:
    if location.kind not in (ON_DEVICE, ON_HOST, ON_NUMA):
        raise ApiError("cudaErrorInvalidValue")
    if location.kind == ON_DEVICE and location.number:
        raise ApiError("cudaErrorInvalidDevice")
    return ON_DEVICE if location.kind == ON_DEVICE else ON_HOST


def _show(rt: HostRuntime) -> None:
    """Make accessible ranges, and no others, visible to kernels and copies."""
    accessible = {(start, size, rights) for start, size, rights in rt.virtual.runs()}
    for run in sorted(rt.virtual.shown - accessible):
        rt.memory.unmap_range(run[0])
        rt.library.minicc_remove_allocation(run[0])
    for start, size, rights in sorted(accessible - rt.virtual.shown):
        rt.memory.map_range(
            start,
            size,
            f"{size} bytes from cuMemMap{'' if rights == READ_WRITE else ', which kernels may only read,'}",
            rights != READ_WRITE,
        )
        rt.library.minicc_add_allocation(start, size)
    rt.virtual.shown = accessible


def _zero(flags: int) -> None:
    if flags:
        raise ApiError("cudaErrorInvalidValue", "flags are reserved and must be 0")


_HANDLE = "CUmemGenericAllocationHandle"
_ROWS = (
    (
        "cuMemAddressReserve",
        "CUdeviceptr *pointer, size_t size, size_t alignment, CUdeviceptr wish, unsigned long long flags",
        reserve,
    ),
    ("cuMemAddressFree", "CUdeviceptr pointer, size_t size", give_back),
    (
        "cuMemGetAllocationGranularity",
        "size_t *granularity, const CUmemAllocationProp *properties, CUmemAllocationGranularity_flags which",
        granularity,
    ),
    (
        "cuMemCreate",
        f"{_HANDLE} *handle, size_t size, const CUmemAllocationProp *properties, unsigned long long flags",
        create,
    ),
    ("cuMemRelease", f"{_HANDLE} handle", release),
    ("cuMemRetainAllocationHandle", f"{_HANDLE} *handle, void *address", retain),
    (
        "cuMemGetAllocationPropertiesFromHandle",
        f"CUmemAllocationProp *properties, {_HANDLE} handle",
        properties_of,
    ),
    (
        "cuMemExportToShareableHandle",
        f"void *shared, {_HANDLE} handle, CUmemAllocationHandleType kind, unsigned long long flags",
        export,
    ),
    (
        "cuMemImportFromShareableHandle",
        f"{_HANDLE} *handle, void *shared, CUmemAllocationHandleType kind",
        import_file,
    ),
    (
        "cuMemMap",
        f"CUdeviceptr pointer, size_t size, size_t offset, {_HANDLE} handle, unsigned long long flags",
        map_at,
    ),
    ("cuMemUnmap", "CUdeviceptr pointer, size_t size", unmap),
    (
        "cuMemSetAccess",
        "CUdeviceptr pointer, size_t size, const CUmemAccessDesc *descriptions, size_t count",
        set_access,
    ),
    (
        "cuMemGetAccess",
        "unsigned long long *flags, const CUmemLocation *location, CUdeviceptr pointer",
        get_access,
    ),
    ("cuMemPoolCreate", "CUmemoryPool *pool, const CUmemPoolProps *properties", pools.create),
    (
        "cuMemPoolGetAttribute",
        "CUmemoryPool pool, CUmemPool_attribute attribute, void *value",
        pools.get_attribute,
    ),
    (
        "cuMemPoolSetAttribute",
        "CUmemoryPool pool, CUmemPool_attribute attribute, void *value",
        pools.set_attribute,
    ),
    (
        "cuMemPoolSetAccess",
        "CUmemoryPool pool, const CUmemAccessDesc *access, size_t count",
        pools.set_access,
    ),
    (
        "cuMemPoolGetAccess",
        "CUmemAccess_flags *flags, CUmemoryPool pool, CUmemLocation *location",
        pools.get_access,
    ),
    (
        "cuMemPoolExportToShareableHandle",
        "void *shared, CUmemoryPool pool, CUmemAllocationHandleType kind, unsigned long long flags",
        NO_PROCESS,
    ),
    (
        "cuMemPoolImportFromShareableHandle",
        "CUmemoryPool *pool, void *shared, CUmemAllocationHandleType kind, unsigned long long flags",
        NO_PROCESS,
    ),
    ("cuMemPoolExportPointer", "CUmemPoolPtrExportData *data, CUdeviceptr pointer", NO_PROCESS),
    (
        "cuMemPoolImportPointer",
        "CUdeviceptr *pointer, CUmemoryPool pool, CUmemPoolPtrExportData *data",
        NO_PROCESS,
    ),
    ("cuCtxEnablePeerAccess", "CUcontext peer, unsigned flags", NO_PEER),
    ("cuCtxDisablePeerAccess", "CUcontext peer", NO_PEER),
    (
        "cuMemGetDefaultMemPool",
        "CUmemoryPool *pool, CUmemLocation *location, CUmemAllocationType kind",
        pools.default_pool_at,
    ),
    (
        "cuMemGetMemPool",
        "CUmemoryPool *pool, CUmemLocation *location, CUmemAllocationType kind",
        pools.current_pool_at,
    ),
    (
        "cuMemSetMemPool",
        "CUmemLocation *location, CUmemAllocationType kind, CUmemoryPool pool",
        pools.set_current_at,
    ),
)
FUNCTIONS = driver_rows(_ROWS)
