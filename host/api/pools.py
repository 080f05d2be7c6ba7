"""Memory pools (CUDA Runtime API, "Stream Ordered Memory Allocator"). All are one memory: what is told apart is who asked, and what may be kept."""

from __future__ import annotations

import ctypes

from ...support.records import record
from ..device.errors import ApiError
from ..device.machine import Machine
from .memory import malloc_async
from .pointers import put, put_pointer
from .table import Row

_THRESHOLD, _HIGHEST = 4, 8
_READ_WRITE = 3


@record
class Pool:
    """`threshold` are the bytes that it may keep when nothing is used."""

    is_default: bool
    threshold: int = 0


def default_pool(m: Machine, pool: int | None, device: int = 0) -> None:
    if device:
        raise ApiError("cudaErrorInvalidDevice")
    put_pointer(pool, next((handle for handle, value in m.handles.items() if isinstance(value, Pool) and value.is_default), 0) or m.new_handle(Pool(True)))


def create(m: Machine, pool: int | None, properties: int | None) -> None:
    put_pointer(pool, m.new_handle(Pool(False)))


def destroy(m: Machine, pool: int | None) -> None:
    if m.handle(Pool, pool).is_default:
        raise ApiError("cudaErrorInvalidValue")
    del m.handles[pool or 0]


def pool_check(m: Machine, pool: int | None, *_: object) -> None:
    """What changes nothing here; the pool must exist."""
    m.handle(Pool, pool)


def set_current(m: Machine, device: int, pool: int | None) -> None:
    m.handle(Pool, pool)


def get_attribute(m: Machine, pool: int | None, which: int, value: int | None) -> None:
    found = m.handle(Pool, pool)
    if not 1 <= which <= _HIGHEST:
        raise ApiError("cudaErrorInvalidValue")
    if which < _THRESHOLD:
        put(value, 1)
    elif which == _THRESHOLD:
        put(value, found.threshold, ctypes.c_uint64)
    else:
        put(value, sum(a.size for a in m.memory.allocations if a.name.endswith(" from cudaMallocAsync")), ctypes.c_uint64)


def set_attribute(m: Machine, pool: int | None, which: int, value: int | None) -> None:
    found = m.handle(Pool, pool)
    if not value or not 1 <= which <= _HIGHEST:
        raise ApiError("cudaErrorInvalidValue")
    if which == _THRESHOLD:
        found.threshold = ctypes.c_uint64.from_address(value).value


def get_access(m: Machine, flags: int | None, pool: int | None, location: int | None) -> None:
    m.handle(Pool, pool)
    put(flags, _READ_WRITE)


def malloc_from(m: Machine, pointer: int | None, size: int, pool: int | None, stream: int | None) -> None:
    m.handle(Pool, pool)
    malloc_async(m, pointer, size, stream)


FUNCTIONS = (
    Row("cudaDeviceGetDefaultMemPool", "cudaMemPool_t *pool, int device", default_pool),
    Row("cudaDeviceGetMemPool", "cudaMemPool_t *pool, int device", default_pool),
    Row("cudaDeviceSetMemPool", "int device, cudaMemPool_t pool", set_current),
    Row("cudaMemPoolCreate", "cudaMemPool_t *pool, const cudaMemPoolProps *properties", create),
    Row("cudaMemPoolDestroy", "cudaMemPool_t pool", destroy),
    Row("cudaMemPoolTrimTo", "cudaMemPool_t pool, size_t size", pool_check),
    Row("cudaMemPoolGetAttribute", "cudaMemPool_t pool, cudaMemPoolAttr attribute, void *value", get_attribute),
    Row("cudaMemPoolSetAttribute", "cudaMemPool_t pool, cudaMemPoolAttr attribute, void *value", set_attribute),
    Row("cudaMemPoolSetAccess", "cudaMemPool_t pool, const cudaMemAccessDesc *access, size_t count", pool_check),
    Row("cudaMemPoolGetAccess", "cudaMemAccessFlags *flags, cudaMemPool_t pool, cudaMemLocation *location", get_access),
    Row("cudaMallocFromPoolAsync", "void **pointer, size_t size, cudaMemPool_t pool, cudaStream_t stream", malloc_from),
)
