"""Memory pools and stream-ordered allocation (CUDA Runtime API, "Stream Ordered Memory Allocator"). All pools
share the device's memory; each accounts for its own allocations and thresholds.
"""

from __future__ import annotations

import ctypes

from ..device.errors import ApiError
from ..device.host_runtime import HostRuntime
from ..device.memory_accounting import MemoryPool
from . import graph_memory, graph_tasks
from .device import check_device
from .memory import allocate, release
from .pointers import Pointer, put, put_pointer
from .table import ApiRow

_REUSE, _THRESHOLD = (1, 2, 3), 4
_RESERVED, _HIGHEST_RESERVED, _USED, _HIGHEST_USED = 5, 6, 7, 8
_READ_WRITE = 3
_ON_DEVICE = 1
"""The constant cudaMemLocationTypeDevice."""


class PoolProperties(ctypes.Structure):
    """The structure cudaMemPoolProps."""

    _fields_ = [
        ("kind", ctypes.c_int),
        ("handles", ctypes.c_int),
        ("location", ctypes.c_int * 2),
        ("security", ctypes.c_void_p),
        ("limit", ctypes.c_size_t),
        ("usage", ctypes.c_ushort),
        ("reserved", ctypes.c_ubyte * 54),
    ]


class PoolLocation(ctypes.Structure):
    """The structure cudaMemLocation."""

    _fields_ = [("kind", ctypes.c_int), ("number", ctypes.c_int)]


def default_pool(rt: HostRuntime, pool: Pointer, device: int = 0) -> None:
    """Implement `cudaDeviceGetDefaultMemPool` and `cuDeviceGetDefaultMemPool`."""
    check_device(device)
    put_pointer(pool, rt.handles.find_or_add([rt.pools.default])[0])


def current_pool(rt: HostRuntime, pool: Pointer, device: int = 0) -> None:
    """Implement `cudaDeviceGetMemPool` and `cuDeviceGetMemPool`."""
    check_device(device)
    put_pointer(pool, rt.handles.find_or_add([rt.pools.current])[0])


def set_current(rt: HostRuntime, device: int, pool: Pointer) -> None:
    """Implement `cudaDeviceSetMemPool` and `cuDeviceSetMemPool`."""
    check_device(device)
    rt.pools.selected = rt.handles.resolve(MemoryPool, pool)


def default_pool_at(rt: HostRuntime, pool: Pointer, location: Pointer, kind: int) -> None:
    """Implement `cudaMemGetDefaultMemPool` and `cuMemGetDefaultMemPool`."""
    default_pool(rt, pool, _device(location))


def current_pool_at(rt: HostRuntime, pool: Pointer, location: Pointer, kind: int) -> None:
    """Implement `cudaMemGetMemPool` and `cuMemGetMemPool`."""
    current_pool(rt, pool, _device(location))


def set_current_at(rt: HostRuntime, location: Pointer, kind: int, pool: Pointer) -> None:
    """Implement `cudaMemSetMemPool` and `cuMemSetMemPool`."""
    set_current(rt, _device(location), pool)


def _device(location: Pointer) -> int:
    """Return the device of a location. Raise ApiError for locations that have no pools."""
    if not location:
        raise ApiError("cudaErrorInvalidValue")
    result = PoolLocation.from_address(location)
    if result.kind != _ON_DEVICE:
        raise ApiError("cudaErrorNotSupported", "memory pools of host memory are not supported")
    return int(result.number)


def create(rt: HostRuntime, pool: Pointer, properties: Pointer) -> None:
    """Implement `cudaMemPoolCreate` and `cuMemPoolCreate`."""
    if not properties:
        raise ApiError("cudaErrorInvalidValue")
    request = PoolProperties.from_address(properties)
    if request.handles:
        raise ApiError("cudaErrorNotSupported", "memory pools cannot be shared with other processes")
    put_pointer(pool, rt.handles.add(MemoryPool(limit=request.limit)))


def destroy(rt: HostRuntime, pool: Pointer) -> None:
    """Implement `cudaMemPoolDestroy` and `cuMemPoolDestroy`."""
    handle = rt.handles.resolve(MemoryPool, pool)
    if handle is rt.pools.default:
        raise ApiError("cudaErrorInvalidValue")
    if handle is rt.pools.selected:
        rt.pools.selected = None
    rt.handles.remove(pool)


def trim(rt: HostRuntime, pool: Pointer, size: int) -> None:
    """Release unused memory of a pool; none is ever held."""
    rt.handles.resolve(MemoryPool, pool)


def set_access(rt: HostRuntime, pool: Pointer, access: Pointer, count: int) -> None:
    """Implement `cudaMemPoolSetAccess` and `cuMemPoolSetAccess`."""
    rt.handles.resolve(MemoryPool, pool)


def get_attribute(rt: HostRuntime, pool: Pointer, which: int, value: Pointer) -> None:
    """Implement `cudaMemPoolGetAttribute` and `cuMemPoolGetAttribute`."""
    handle = rt.handles.resolve(MemoryPool, pool)
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


def set_attribute(rt: HostRuntime, pool: Pointer, which: int, value: Pointer) -> None:
    """Implement `cudaMemPoolSetAttribute` and `cuMemPoolSetAttribute`."""
    handle = rt.handles.resolve(MemoryPool, pool)
    if not value or which not in (*_REUSE, _THRESHOLD, _HIGHEST_RESERVED, _HIGHEST_USED):
        raise ApiError("cudaErrorInvalidValue")
    if which in _REUSE:
        handle.flags[which] = ctypes.c_int.from_address(value).value
        return
    size = ctypes.c_uint64.from_address(value).value
    if which == _THRESHOLD:
        handle.threshold = size
    elif size:
        raise ApiError("cudaErrorInvalidValue", "a high watermark can only be reset to 0")
    else:
        handle.usage.highest = handle.usage.now


def get_access(rt: HostRuntime, flags: Pointer, pool: Pointer, location: Pointer) -> None:
    """Implement `cudaMemPoolGetAccess` and `cuMemPoolGetAccess`."""
    rt.handles.resolve(MemoryPool, pool)
    put(flags, _READ_WRITE)


def malloc(rt: HostRuntime, pointer: Pointer, size: int, stream: Pointer) -> None:
    """Implement `cudaMallocAsync` and `cuMemAllocAsync`."""
    _allocate_from(rt, pointer, size, rt.pools.current, stream)


def malloc_from(rt: HostRuntime, pointer: Pointer, size: int, pool: Pointer, stream: Pointer) -> None:
    """Implement `cudaMallocFromPoolAsync` and `cuMemAllocFromPoolAsync`."""
    _allocate_from(rt, pointer, size, rt.handles.resolve(MemoryPool, pool), stream)


def _allocate_from(rt: HostRuntime, pointer: Pointer, size: int, pool: MemoryPool, stream: Pointer) -> None:
    """Allocate memory from a pool; during a capture, add a node that allocates. No bytes need neither."""
    where = rt.stream(stream)
    if where.graph is not None and size:
        node = graph_tasks.AllocNode(size=size, pointer=graph_memory.reserve(rt, size))
        graph_tasks.submit(rt, where, graph_tasks.allocate_task(rt, node))
        put_pointer(pointer, node.pointer)
        return
    if pool.limit and pool.usage.now + size > pool.limit:
        raise ApiError(
            "cudaErrorMemoryAllocation",
            f"{size} bytes are requested of a pool of {pool.limit}, of which {pool.usage.now} are used",
        )
    start = allocate(rt, pointer, size, "cudaMallocAsync")
    if start:
        rt.pools.owners[start] = pool
        pool.usage.add(size)


def free(rt: HostRuntime, pointer: Pointer, stream: Pointer) -> None:
    """Implement `cudaFreeAsync` and `cuMemFreeAsync`."""
    where = rt.stream(stream)
    if not pointer:
        return
    if where.graph is not None:
        graph_tasks.submit(rt, where, graph_tasks.release(rt, pointer))
    else:
        rt.scheduler.submit(where, "free", lambda: release(rt, pointer))


FUNCTIONS = (
    ApiRow("cudaDeviceGetDefaultMemPool", "cudaMemPool_t *pool, int device", default_pool),
    ApiRow("cudaDeviceGetMemPool", "cudaMemPool_t *pool, int device", current_pool),
    ApiRow("cudaDeviceSetMemPool", "int device, cudaMemPool_t pool", set_current),
    ApiRow(
        "cudaMemGetDefaultMemPool",
        "cudaMemPool_t *pool, cudaMemLocation *location, cudaMemAllocationType kind",
        default_pool_at,
    ),
    ApiRow(
        "cudaMemGetMemPool",
        "cudaMemPool_t *pool, cudaMemLocation *location, cudaMemAllocationType kind",
        current_pool_at,
    ),
    ApiRow(
        "cudaMemSetMemPool",
        "cudaMemLocation *location, cudaMemAllocationType kind, cudaMemPool_t pool",
        set_current_at,
    ),
    ApiRow("cudaMemPoolCreate", "cudaMemPool_t *pool, const cudaMemPoolProps *properties", create),
    ApiRow("cudaMemPoolDestroy", "cudaMemPool_t pool", destroy),
    ApiRow("cudaMemPoolTrimTo", "cudaMemPool_t pool, size_t size", trim),
    ApiRow(
        "cudaMemPoolGetAttribute", "cudaMemPool_t pool, cudaMemPoolAttr attribute, void *value", get_attribute
    ),
    ApiRow(
        "cudaMemPoolSetAttribute", "cudaMemPool_t pool, cudaMemPoolAttr attribute, void *value", set_attribute
    ),
    ApiRow(
        "cudaMemPoolSetAccess",
        "cudaMemPool_t pool, const cudaMemAccessDesc *access, size_t count",
        set_access,
    ),
    ApiRow(
        "cudaMemPoolGetAccess",
        "cudaMemAccessFlags *flags, cudaMemPool_t pool, cudaMemLocation *location",
        get_access,
    ),
    ApiRow("cudaMallocAsync", "void **pointer, size_t size, cudaStream_t stream", malloc),
    ApiRow(
        "cudaMallocFromPoolAsync",
        "void **pointer, size_t size, cudaMemPool_t pool, cudaStream_t stream",
        malloc_from,
    ),
    ApiRow("cudaFreeAsync", "void *pointer, cudaStream_t stream", free),
)
