"""The driver API's virtual memory management: addresses, memory, and what is mapped where ("Virtual Memory
Management").
"""

from __future__ import annotations

import ctypes
import os

from ..api import pools
from ..api.pointers import Pointer, put, put_size
from ..api.table import Row
from ..api.unsupported_api import NO_PEER, NO_PROCESS
from ..device.errors import ApiError
from ..device.machine import FREE, Machine
from ..device.virtual import GRANULARITY, ON_DEVICE, ON_HOST, ON_NUMA, READ, READ_WRITE, Block, file_of

RESULT = "CUresult"
_PINNED, _MANAGED = 1, 2
_FILE, _FABRIC = 1, 8
_TILES = 1


class Location(ctypes.Structure):
    """CUmemLocation."""

    _fields_ = [("kind", ctypes.c_int), ("number", ctypes.c_int)]


class Properties(ctypes.Structure):
    """CUmemAllocationProp."""

    _fields_ = [
        ("kind", ctypes.c_int),
        ("handles", ctypes.c_int),
        ("location", Location),
        ("security", ctypes.c_void_p),
        ("compression", ctypes.c_ubyte),
        ("rdma", ctypes.c_ubyte),
        ("usage", ctypes.c_ushort),
        ("reserved", ctypes.c_ubyte * 4),
    ]


class Access(ctypes.Structure):
    """CUmemAccessDesc."""

    _fields_ = [("location", Location), ("rights", ctypes.c_int)]


# -- addresses


def reserve(m: Machine, out: Pointer, size: int, align: int, wish: int, flags: int) -> None:
    _zero(flags)
    put(out, m.virtual.reserve(m.memory, size, align, wish), ctypes.c_ulonglong)


def give_back(m: Machine, start: int, size: int) -> None:
    m.virtual.give_back(m.memory, start, size)


# -- memory


def granularity(m: Machine, out: Pointer, properties: Pointer, which: int) -> None:
    _checked(properties)
    if which not in (0, 1):
        raise ApiError("cudaErrorInvalidValue")
    put_size(out, GRANULARITY)


def create(m: Machine, out: Pointer, size: int, properties: Pointer, flags: int) -> None:
    _zero(flags)
    given = _checked(properties)
    if not size or size % GRANULARITY:
        raise ApiError(
            "cudaErrorInvalidValue",
            f"{size} bytes are no multiple of {GRANULARITY}, which cuMemGetAllocationGranularity gives",
        )
    if m.resident + size > FREE:
        raise ApiError(
            "cudaErrorMemoryAllocation", f"{size} bytes are asked for, {FREE - m.resident} of {FREE} are free"
        )
    made = Properties.from_buffer_copy(given)
    made.compression = 0  # a device may do without
    m.next_handle += 0x10
    put(out, m.next_handle, ctypes.c_ulonglong)
    m.virtual.create(m.next_handle, size, made.location.kind, bytes(made))
    m.resident += size


def release(m: Machine, handle: int) -> None:
    block = m.virtual.block(handle)
    block.references -= 1
    _drop(m, block)


def _drop(m: Machine, block: Block) -> None:
    """Give back a block that nobody has any more."""
    if m.virtual.release(block):
        m.order.drain()
        m.mapping.drop(block.size, block.offset)
        m.resident -= block.size


def retain(m: Machine, out: Pointer, address: Pointer) -> None:
    block = m.virtual.at(address or 0).block
    m.virtual.blocks[block.handle] = block
    block.references += 1
    put(out, block.handle, ctypes.c_ulonglong)


def properties_of(m: Machine, out: Pointer, handle: int) -> None:
    if not out:
        raise ApiError("cudaErrorInvalidValue")
    result = m.virtual.block(handle).properties
    ctypes.memmove(out, result, len(result))


def _checked(properties: Pointer) -> Properties:
    """What is asked for. ApiError where that is not to be had."""
    if not properties:
        raise ApiError("cudaErrorInvalidValue")
    given = Properties.from_address(properties)
    if given.kind == _MANAGED or given.usage & _TILES:
        raise ApiError(
            "cudaErrorNotSupported",
            "cuMemCreate gives pinned memory, no managed one and no tiles of sparse arrays",
        )
    if given.kind != _PINNED or given.location.kind not in (ON_DEVICE, ON_HOST, ON_NUMA):
        raise ApiError("cudaErrorInvalidValue")
    if given.location.number and given.location.kind != ON_HOST:
        raise ApiError(
            "cudaErrorInvalidDevice", "there is one device, and one node of host memory: both are number 0"
        )
    if given.handles & _FABRIC:
        raise ApiError("cudaErrorNotPermitted", "there is no fabric")
    if given.handles not in (0, _FILE) or (given.handles and given.location.kind == ON_HOST):
        raise ApiError("cudaErrorInvalidValue")
    return given


# -- sharing, within the process


def export(m: Machine, out: Pointer, handle: int, kind: int, flags: int) -> None:
    """A file that stands for the memory: as many as are asked for, and copies of them, mean the same."""
    _zero(flags)
    block = m.virtual.block(handle)
    if not out or kind != _FILE or not Properties.from_buffer_copy(block.properties).handles & _FILE:
        raise ApiError(
            "cudaErrorInvalidValue",
            "memory is exported as a file descriptor, if CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR was asked"
            " for when it was created",
        )
    file = file_of(handle)
    m.virtual.exported[_identity(file)] = handle
    put(out, file)


def import_file(m: Machine, out: Pointer, file: Pointer, kind: int) -> None:
    if kind != _FILE:
        raise ApiError("cudaErrorNotSupported" if kind else "cudaErrorInvalidValue")
    handle = m.virtual.exported.get(_identity(file or 0))
    if handle is None or handle not in m.virtual.blocks:
        raise ApiError(
            "cudaErrorNotSupported",
            f"file descriptor {file or 0} stands for no memory of this process: that of others cannot be"
            " shared",
        )
    m.virtual.blocks[handle].references += 1
    put(out, handle, ctypes.c_ulonglong)


def _identity(file: int) -> tuple[int, int]:
    try:
        result = os.fstat(file)
    except OSError:
        raise ApiError("cudaErrorInvalidValue", f"{file} is no file descriptor") from None
    return result.st_dev, result.st_ino


# -- mappings


def map_at(m: Machine, start: int, size: int, offset: int, handle: int, flags: int) -> None:
    _zero(flags)
    m.virtual.map(m.mapping, start, size, offset, m.virtual.block(handle))


def unmap(m: Machine, start: int, size: int) -> None:
    m.order.drain()
    m.virtual.whole(start, size)
    for block in m.virtual.unmap(m.mapping, start, size):
        _drop(m, block)
    _show(m)


def set_access(m: Machine, start: int, size: int, descriptions: Pointer, count: int) -> None:
    """Rights of the device, and of the host to memory that is its own."""
    if not descriptions or not count:
        raise ApiError("cudaErrorInvalidValue")
    given = [(_place(one.location), one.rights) for one in (Access * count).from_address(descriptions)]
    m.order.drain()
    result = m.virtual.whole(start, size)
    for where, rights in given:
        if rights not in (0, READ, READ_WRITE):
            raise ApiError("cudaErrorInvalidValue")
        if where == ON_HOST and any(one.block.location == ON_DEVICE for one in result):
            raise ApiError(
                "cudaErrorInvalidValue",
                "host code has no access to memory that cuMemCreate made on the device",
            )
    for one in result:
        one.rights.update(given)
        if rights := one.rights.get(ON_HOST, 0):
            m.mapping.open(one.start, one.size, rights == READ_WRITE)
        else:
            m.mapping.close(one.start, one.size)
    _show(m)


def get_access(m: Machine, out: Pointer, location: Pointer, address: int) -> None:
    if not location:
        raise ApiError("cudaErrorInvalidValue")
    put(out, m.virtual.at(address).rights.get(_place(Location.from_address(location)), 0), ctypes.c_ulonglong)


def _place(location: Location) -> int:
    if location.kind not in (ON_DEVICE, ON_HOST, ON_NUMA):
        raise ApiError("cudaErrorInvalidValue")
    if location.kind == ON_DEVICE and location.number:
        raise ApiError("cudaErrorInvalidDevice")
    return ON_DEVICE if location.kind == ON_DEVICE else ON_HOST


def _show(m: Machine) -> None:
    """Let kernels and copies find what they may access, and nothing else."""
    wanted = {(start, size, rights) for start, size, rights in m.virtual.runs()}
    for run in sorted(m.virtual.shown - wanted):
        m.memory.unmap_range(run[0])
        m.library.minicc_freed(run[0])
    for start, size, rights in sorted(wanted - m.virtual.shown):
        m.memory.map_range(
            start,
            size,
            f"{size} bytes from cuMemMap{'' if rights == READ_WRITE else ', which kernels may only read,'}",
            rights != READ_WRITE,
        )
        m.library.minicc_allocated(start, size)
    m.virtual.shown = wanted


def _zero(flags: int) -> None:
    if flags:
        raise ApiError("cudaErrorInvalidValue", "flags are for CUDA's future and must be 0")


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
FUNCTIONS = tuple(Row(name, parameters, body, RESULT) for name, parameters, body in _ROWS)
