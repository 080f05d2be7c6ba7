"""Allocation, and what pointers are (CUDA Runtime API, "Memory Management", "Unified Addressing")."""

from __future__ import annotations

from ..device.errors import ApiError
from ..device.machine import DEVICE, FREE, HOST, MANAGED, Machine
from ..device.mapping import BEGIN, PAGE
from ..device.memory_accounting import GraphMemory, Pool
from . import graph_memory
from .pointers import put, put_pointer, put_size
from .table import Extent, Row

PITCH = 512
"""Rows of pitched allocations are multiples of so many bytes."""
_MAPPED, _NO_FILE = 2, -1
_UNREGISTERED = 0


def allocate(m: Machine, pointer: int | None, size: int, name: str, kind: int = DEVICE) -> int:
    """Memory for the program; its address, 0 for none."""
    if not pointer:
        raise ApiError("cudaErrorInvalidValue")
    start = m.allocate(size, f"{size} bytes from {name}", kind) if size else 0
    put_pointer(pointer, start)
    return start


def malloc(m: Machine, pointer: int | None, size: int) -> None:
    allocate(m, pointer, size, "cudaMalloc")


def malloc_managed(m: Machine, pointer: int | None, size: int, flags: int) -> None:
    if not size or flags not in (1, 2):
        raise ApiError("cudaErrorInvalidValue")
    allocate(m, pointer, size, "cudaMallocManaged", MANAGED)


def malloc_host(m: Machine, pointer: int | None, size: int, flags: int = 0) -> None:
    allocate(m, pointer, size, "cudaMallocHost", HOST)


def malloc_pitch(m: Machine, pointer: int | None, pitch: int | None, width: int, height: int) -> None:
    row = -(-width // PITCH) * PITCH
    put_size(pitch, row)
    allocate(m, pointer, row * height, "cudaMallocPitch")


def malloc_3d(m: Machine, pitched: int | None, extent: Extent) -> None:
    if not pitched:
        raise ApiError("cudaErrorInvalidValue")
    row = -(-extent.width // PITCH) * PITCH
    size = row * extent.height * extent.depth
    start = m.allocate(size, f"{size} bytes from cudaMalloc3D")
    for place, value in enumerate((start, row, extent.width, extent.height)):
        put_size(pitched + 8 * place, value)


def free(m: Machine, pointer: int | None) -> None:
    m.order.drain()
    if pointer:
        release(m, pointer)


def release(m: Machine, pointer: int) -> None:
    """Give back memory of any kind. ApiError where there is none."""
    if pointer in m.graph_memory.sizes:
        graph_memory.give(m, pointer)
    else:
        m.free(pointer)


def register(m: Machine, pointer: int | None, size: int, flags: int) -> None:
    """From now on the pages that the bytes lie in are device memory, too."""
    if not pointer or not size:
        raise ApiError("cudaErrorInvalidValue")
    if _registered(m, pointer) is not None or m.is_device(pointer):
        raise ApiError("cudaErrorHostMemoryAlreadyRegistered")
    first = pointer - pointer % PAGE
    span = -(-(pointer + size - first) // PAGE) * PAGE
    start = m.allocate(span, f"{size} bytes from cudaHostRegister", HOST)
    m.library.minicc_remap(first, span, m.mapping.file, start - BEGIN)
    m.registered[pointer] = (first, start, span)


def unregister(m: Machine, pointer: int | None) -> None:
    if pointer not in m.registered:
        raise ApiError("cudaErrorHostMemoryNotRegistered")
    m.order.drain()
    first, start, span = m.registered.pop(pointer)
    m.library.minicc_remap(first, span, _NO_FILE, start - BEGIN)
    m.free(start)


def _registered(m: Machine, address: int) -> int | None:
    """The device address of registered host memory."""
    return next(
        (
            start + address - first
            for first, start, span in m.registered.values()
            if first <= address < first + span
        ),
        None,
    )


def device_pointer(m: Machine, pointer: int | None, host: int | None, flags: int) -> None:
    put_pointer(pointer, _on_device(m, host or 0))


def _on_device(m: Machine, host: int) -> int:
    """Where kernels see memory of the host's. ApiError where they do not."""
    result, registered = m.memory.find(host, 0), _registered(m, host)
    if registered is None and (result is None or m.kind_of(result) == DEVICE):
        raise ApiError("cudaErrorInvalidValue")
    return host if registered is None else registered


def host_flags(m: Machine, flags: int | None, host: int | None) -> None:
    _on_device(m, host or 0)
    put(flags, _MAPPED)


def reset(m: Machine) -> None:
    """What has been asked for is done, everything that was allocated is given back, and a fault is
    forgotten.
    """
    m.order.drain()
    for pointer in list(m.registered):
        unregister(m, pointer)
    for start in list(m.memory.suspended):
        m.memory.resume(start)
    for start in [start for start in m.kinds if start not in m.managed_variables]:
        m.free(start)
    m.graph_memory, m.default_pool, m.pool = GraphMemory(), Pool(), None
    m.handles.clear()
    m.library.minicc_set_sticky(0)


def info(m: Machine, free_bytes: int | None, total: int | None) -> None:
    put_size(free_bytes, FREE - m.resident)
    put_size(total, FREE)


def attributes(m: Machine, out: int | None, pointer: int | None) -> None:
    if not out:
        raise ApiError("cudaErrorInvalidValue")
    result, registered = m.memory.find(pointer or 0, 0), _registered(m, pointer or 0)
    if registered is not None:
        put(out, HOST)
        put(out + 4, 0)
        put_pointer(out + 8, registered)
        put_pointer(out + 16, pointer or 0)
        return
    kind = m.kind_of(result) if result is not None else _UNREGISTERED
    put(out, kind)
    put(out + 4, 0 if result is not None else -2)
    put_pointer(out + 8, pointer or 0 if result is not None else 0)
    put_pointer(out + 16, pointer or 0 if kind != DEVICE else 0)


FUNCTIONS = (
    Row("cudaMalloc", "void **pointer, size_t size", malloc),
    Row("cudaMallocManaged", "void **pointer, size_t size, unsigned flags", malloc_managed),
    Row("cudaMallocHost", "void **pointer, size_t size", malloc_host),
    Row("cudaHostAlloc", "void **pointer, size_t size, unsigned flags", malloc_host),
    Row("cudaMallocPitch", "void **pointer, size_t *pitch, size_t width, size_t height", malloc_pitch),
    Row("cudaMalloc3D", "cudaPitchedPtr *pitched, cudaExtent extent", malloc_3d),
    Row("cudaFree", "void *pointer", free),
    Row("cudaFreeHost", "void *pointer", free),
    Row("cudaHostRegister", "void *pointer, size_t size, unsigned flags", register),
    Row("cudaHostUnregister", "void *pointer", unregister),
    Row("cudaHostGetDevicePointer", "void **pointer, void *host, unsigned flags", device_pointer),
    Row("cudaHostGetFlags", "unsigned *flags, void *host", host_flags),
    Row("cudaDeviceReset", "", reset),
    Row("cudaThreadExit", "", reset),
    Row("cudaMemGetInfo", "size_t *available, size_t *total", info),
    Row("cudaPointerGetAttributes", "cudaPointerAttributes *attributes, const void *pointer", attributes),
    Row("cudaMemcpy", "void *to, const void *from, size_t size, cudaMemcpyKind kind"),
    Row(
        "cudaMemcpyAsync",
        "void *to, const void *from, size_t size, cudaMemcpyKind kind, cudaStream_t stream = 0",
    ),
    Row(
        "cudaMemcpy2D",
        "void *to, size_t to_pitch, const void *from, size_t from_pitch, size_t width, size_t height,"
        " cudaMemcpyKind kind",
    ),
    Row(
        "cudaMemcpy2DAsync",
        "void *to, size_t to_pitch, const void *from, size_t from_pitch, size_t width, size_t height,"
        " cudaMemcpyKind kind, cudaStream_t stream = 0",
    ),
    Row("cudaMemcpy3D", "const cudaMemcpy3DParms *copy"),
    Row("cudaMemcpy3DAsync", "const cudaMemcpy3DParms *copy, cudaStream_t stream = 0"),
    Row("cudaMemcpyPeer", "void *to, int to_device, const void *from, int from_device, size_t size"),
    Row(
        "cudaMemcpyPeerAsync",
        "void *to, int to_device, const void *from, int from_device, size_t size, cudaStream_t stream = 0",
    ),
    Row(
        "cudaMemcpyBatchAsync",
        "void *const *to, const void *const *from, const size_t *sizes, size_t count, cudaMemcpyAttributes"
        " *attributes, size_t *first, size_t attributes_count, cudaStream_t stream",
    ),
    Row(
        "cudaMemcpyWithAttributesAsync",
        "void *to, const void *from, size_t size, cudaMemcpyAttributes *attributes, cudaStream_t stream",
    ),
    Row(
        "cudaMemcpy3DWithAttributesAsync",
        "cudaMemcpy3DBatchOp *operation, unsigned long long flags, cudaStream_t stream",
    ),
    Row(
        "cudaMemcpy3DBatchAsync",
        "size_t count, cudaMemcpy3DBatchOp *operations, unsigned long long flags, cudaStream_t stream",
    ),
    Row("cudaMemcpy3DPeer", "const cudaMemcpy3DPeerParms *copy"),
    Row("cudaMemcpy3DPeerAsync", "const cudaMemcpy3DPeerParms *copy, cudaStream_t stream = 0"),
    Row("cudaMemset", "void *to, int value, size_t size"),
    Row("cudaMemsetAsync", "void *to, int value, size_t size, cudaStream_t stream = 0"),
    Row("cudaMemset2D", "void *to, size_t pitch, int value, size_t width, size_t height"),
    Row(
        "cudaMemset2DAsync",
        "void *to, size_t pitch, int value, size_t width, size_t height, cudaStream_t stream = 0",
    ),
    Row("cudaMemset3D", "cudaPitchedPtr to, int value, cudaExtent extent"),
    Row("cudaMemset3DAsync", "cudaPitchedPtr to, int value, cudaExtent extent, cudaStream_t stream = 0"),
)
