"""Memory pools and memory in the order of streams (CUDA Runtime API, "Stream Ordered Memory Allocator"). All
pools are one memory: what is told apart is who asked, how much, and what may be kept.
"""

from __future__ import annotations

import ctypes

from ..device.errors import ApiError
from ..device.machine import Machine
from ..device.memory_accounting import Pool
from . import graph_memory, graph_tasks
from .device import check_device
from .memory import allocate, release
from .pointers import put, put_pointer
from .table import Row

_REUSE, _THRESHOLD = (1, 2, 3), 4
_RESERVED, _HIGHEST_RESERVED, _USED, _HIGHEST_USED = 5, 6, 7, 8
_READ_WRITE = 3
_ON_DEVICE = 1
"""cudaMemLocationTypeDevice."""


class Properties(ctypes.Structure):
    """cudaMemPoolProps."""

    _fields_ = [
        ("kind", ctypes.c_int),
        ("handles", ctypes.c_int),
        ("location", ctypes.c_int * 2),
        ("security", ctypes.c_void_p),
        ("limit", ctypes.c_size_t),
        ("usage", ctypes.c_ushort),
        ("reserved", ctypes.c_ubyte * 54),
    ]


class Location(ctypes.Structure):
    """cudaMemLocation."""

    _fields_ = [("kind", ctypes.c_int), ("number", ctypes.c_int)]


def default_pool(m: Machine, pool: int | None, device: int = 0) -> None:
    check_device(device)
    put_pointer(pool, m.handles_of([m.default_pool])[0])


def current_pool(m: Machine, pool: int | None, device: int = 0) -> None:
    check_device(device)
    put_pointer(pool, m.handles_of([m.pool or m.default_pool])[0])


def set_current(m: Machine, device: int, pool: int | None) -> None:
    check_device(device)
    m.pool = m.handle(Pool, pool)


def default_pool_at(m: Machine, pool: int | None, location: int | None, kind: int) -> None:
    default_pool(m, pool, _device(location))


def current_pool_at(m: Machine, pool: int | None, location: int | None, kind: int) -> None:
    current_pool(m, pool, _device(location))


def set_current_at(m: Machine, location: int | None, kind: int, pool: int | None) -> None:
    set_current(m, _device(location), pool)


def _device(location: int | None) -> int:
    """The device that is meant. ApiError for places that have no pools."""
    if not location:
        raise ApiError("cudaErrorInvalidValue")
    result = Location.from_address(location)
    if result.kind != _ON_DEVICE:
        raise ApiError(
            "cudaErrorNotSupported", "memory pools are the device's: there are none of host memory"
        )
    return int(result.number)


def create(m: Machine, pool: int | None, properties: int | None) -> None:
    if not properties:
        raise ApiError("cudaErrorInvalidValue")
    given = Properties.from_address(properties)
    if given.handles:
        raise ApiError("cudaErrorNotSupported", "memory pools cannot be shared with other processes")
    put_pointer(pool, m.new_handle(Pool(limit=given.limit)))


def destroy(m: Machine, pool: int | None) -> None:
    handle = m.handle(Pool, pool)
    if handle is m.default_pool:
        raise ApiError("cudaErrorInvalidValue")
    if handle is m.pool:
        m.pool = None
    del m.handles[pool or 0]


def trim(m: Machine, pool: int | None, size: int) -> None:
    """Nothing is kept that is not used."""
    m.handle(Pool, pool)


def set_access(m: Machine, pool: int | None, access: int | None, count: int) -> None:
    m.handle(Pool, pool)


def get_attribute(m: Machine, pool: int | None, which: int, value: int | None) -> None:
    handle = m.handle(Pool, pool)
    if which in _REUSE:
        put(value, handle.flags.get(which, 1))
        return
    sizes = {
        _THRESHOLD: handle.threshold,
        _RESERVED: handle.usage.now,
        _USED: handle.usage.now,
        _HIGHEST_RESERVED: handle.usage.highest,
        _HIGHEST_USED: handle.usage.highest,
    }
    if which not in sizes:
        raise ApiError("cudaErrorInvalidValue")
    put(value, sizes[which], ctypes.c_uint64)


def set_attribute(m: Machine, pool: int | None, which: int, value: int | None) -> None:
    handle = m.handle(Pool, pool)
    if not value or which not in (*_REUSE, _THRESHOLD, _HIGHEST_RESERVED, _HIGHEST_USED):
        raise ApiError("cudaErrorInvalidValue")
    if which in _REUSE:
        handle.flags[which] = ctypes.c_int.from_address(value).value
        return
    size = ctypes.c_uint64.from_address(value).value
    if which == _THRESHOLD:
        handle.threshold = size
    elif size:
        raise ApiError(
            "cudaErrorInvalidValue", "what was used at most can only be set to 0: it is counted anew"
        )
    else:
        handle.usage.highest = handle.usage.now


def get_access(m: Machine, flags: int | None, pool: int | None, location: int | None) -> None:
    m.handle(Pool, pool)
    put(flags, _READ_WRITE)


def malloc(m: Machine, pointer: int | None, size: int, stream: int | None) -> None:
    _take(m, pointer, size, m.pool or m.default_pool, stream)


def malloc_from(m: Machine, pointer: int | None, size: int, pool: int | None, stream: int | None) -> None:
    _take(m, pointer, size, m.handle(Pool, pool), stream)


def _take(m: Machine, pointer: int | None, size: int, pool: Pool, stream: int | None) -> None:
    """Memory of a pool; in a capture, a node that allocates."""
    where = m.stream(stream)
    if where.graph is not None:
        node = graph_tasks.AllocNode(size=size, pointer=graph_memory.reserve(m, size))
        graph_tasks.submit(m, where, graph_tasks.taken(m, node))
        put_pointer(pointer, node.pointer)
        return
    if pool.limit and pool.usage.now + size > pool.limit:
        raise ApiError(
            "cudaErrorMemoryAllocation",
            f"{size} bytes are asked for of a pool of {pool.limit}, of which {pool.usage.now} are used",
        )
    start = allocate(m, pointer, size, "cudaMallocAsync")
    if start:
        m.pooled[start] = pool
        pool.usage.add(size)


def free(m: Machine, pointer: int | None, stream: int | None) -> None:
    where = m.stream(stream)
    if not pointer:
        return
    if where.graph is not None:
        graph_tasks.submit(m, where, graph_tasks.release(m, pointer))
    else:
        m.order.submit(where, "free", lambda: release(m, pointer))


FUNCTIONS = (
    Row("cudaDeviceGetDefaultMemPool", "cudaMemPool_t *pool, int device", default_pool),
    Row("cudaDeviceGetMemPool", "cudaMemPool_t *pool, int device", current_pool),
    Row("cudaDeviceSetMemPool", "int device, cudaMemPool_t pool", set_current),
    Row(
        "cudaMemGetDefaultMemPool",
        "cudaMemPool_t *pool, cudaMemLocation *location, cudaMemAllocationType kind",
        default_pool_at,
    ),
    Row(
        "cudaMemGetMemPool",
        "cudaMemPool_t *pool, cudaMemLocation *location, cudaMemAllocationType kind",
        current_pool_at,
    ),
    Row(
        "cudaMemSetMemPool",
        "cudaMemLocation *location, cudaMemAllocationType kind, cudaMemPool_t pool",
        set_current_at,
    ),
    Row("cudaMemPoolCreate", "cudaMemPool_t *pool, const cudaMemPoolProps *properties", create),
    Row("cudaMemPoolDestroy", "cudaMemPool_t pool", destroy),
    Row("cudaMemPoolTrimTo", "cudaMemPool_t pool, size_t size", trim),
    Row(
        "cudaMemPoolGetAttribute", "cudaMemPool_t pool, cudaMemPoolAttr attribute, void *value", get_attribute
    ),
    Row(
        "cudaMemPoolSetAttribute", "cudaMemPool_t pool, cudaMemPoolAttr attribute, void *value", set_attribute
    ),
    Row(
        "cudaMemPoolSetAccess",
        "cudaMemPool_t pool, const cudaMemAccessDesc *access, size_t count",
        set_access,
    ),
    Row(
        "cudaMemPoolGetAccess",
        "cudaMemAccessFlags *flags, cudaMemPool_t pool, cudaMemLocation *location",
        get_access,
    ),
    Row("cudaMallocAsync", "void **pointer, size_t size, cudaStream_t stream", malloc),
    Row(
        "cudaMallocFromPoolAsync",
        "void **pointer, size_t size, cudaMemPool_t pool, cudaStream_t stream",
        malloc_from,
    ),
    Row("cudaFreeAsync", "void *pointer, cudaStream_t stream", free),
)
