"""Allocation, and attributes of pointers (CUDA Runtime API, "Memory Management", "Unified Addressing")."""

from __future__ import annotations

from ..device.allocations import DEVICE, FREE, HOST, MANAGED
from ..device.errors import ApiError
from ..device.host_runtime import HostRuntime
from ..device.mapping import BEGIN, PAGE
from ..device.memory_accounting import GraphMemory
from ..device.stream_scheduler import DeviceStream
from . import graph_memory
from .pointers import Pointer, put, put_pointer, put_size
from .table import ApiRow, Extent

PITCH = 512
"""The size of a row of a pitched allocation is a multiple of this number of bytes."""
_MAPPED, _NO_FILE = 2, -1
_UNREGISTERED = 0


def allocate(rt: HostRuntime, pointer: Pointer, size: int, name: str, kind: int = DEVICE) -> int:
    """Allocate memory for the program and write its address; return it, 0 for no bytes."""
    if not pointer:
        raise ApiError("cudaErrorInvalidValue")
    start = rt.allocations.allocate(size, f"{size} bytes from {name}", kind) if size else 0
    put_pointer(pointer, start)
    return start


def malloc(rt: HostRuntime, pointer: Pointer, size: int) -> None:
    """Implement `cudaMalloc` and `cuMemAlloc`."""
    allocate(rt, pointer, size, "cudaMalloc")


def malloc_managed(rt: HostRuntime, pointer: Pointer, size: int, flags: int) -> None:
    """Implement `cudaMallocManaged` and `cuMemAllocManaged`."""
    if not size or flags not in (1, 2):
        raise ApiError("cudaErrorInvalidValue")
    allocate(rt, pointer, size, "cudaMallocManaged", MANAGED)


def malloc_host(rt: HostRuntime, pointer: Pointer, size: int, flags: int = 0) -> None:
    """Implement `cudaMallocHost` and its variants."""
    allocate(rt, pointer, size, "cudaMallocHost", HOST)


def malloc_pitch(rt: HostRuntime, pointer: Pointer, pitch: Pointer, width: int, height: int) -> None:
    """Implement `cudaMallocPitch`."""
    row = -(-width // PITCH) * PITCH
    put_size(pitch, row)
    allocate(rt, pointer, row * height, "cudaMallocPitch")


def malloc_3d(rt: HostRuntime, pitched: Pointer, extent: Extent) -> None:
    """Implement `cudaMalloc3D`."""
    if not pitched:
        raise ApiError("cudaErrorInvalidValue")
    row = -(-extent.width // PITCH) * PITCH
    size = row * extent.height * extent.depth
    start = rt.allocations.allocate(size, f"{size} bytes from cudaMalloc3D")
    for index, value in enumerate((start, row, extent.width, extent.height)):
        put_size(pitched + 8 * index, value)


def free(rt: HostRuntime, pointer: Pointer) -> None:
    """Implement `cudaFree` and its variants."""
    rt.scheduler.drain()
    if pointer:
        release(rt, pointer)


def release(rt: HostRuntime, pointer: int) -> None:
    """Free memory of any kind. Raise ApiError if none is allocated there."""
    if pointer in rt.graph_memory.sizes:
        graph_memory.release(rt, pointer)
    else:
        rt.allocations.free(pointer)


def register(rt: HostRuntime, pointer: Pointer, size: int, flags: int) -> None:
    """Map the pages of host memory into device memory."""
    if not pointer or not size:
        raise ApiError("cudaErrorInvalidValue")
    if _registered_address(rt, pointer) is not None or rt.allocations.is_device(pointer):
        raise ApiError("cudaErrorHostMemoryAlreadyRegistered")
    first = pointer - pointer % PAGE
    span = -(-(pointer + size - first) // PAGE) * PAGE
    start = rt.allocations.allocate(span, f"{size} bytes from cudaHostRegister", HOST)
    rt.library.minicc_remap(first, span, rt.mapping.file, start - BEGIN)
    rt.allocations.registered[pointer] = (first, start, span)


def unregister(rt: HostRuntime, pointer: Pointer) -> None:
    """Implement `cudaHostUnregister` and `cuMemHostUnregister`."""
    if pointer not in rt.allocations.registered:
        raise ApiError("cudaErrorHostMemoryNotRegistered")
    rt.scheduler.drain()
    first, start, span = rt.allocations.registered.pop(pointer)
    rt.library.minicc_remap(first, span, _NO_FILE, start - BEGIN)
    rt.allocations.free(start)


def _registered_address(rt: HostRuntime, address: int) -> Pointer:
    """Return the device address of registered host memory, or None."""
    return next(
        (
            start + address - first
            for first, start, span in rt.allocations.registered.values()
            if first <= address < first + span
        ),
        None,
    )


def device_pointer(rt: HostRuntime, pointer: Pointer, host: Pointer, flags: int) -> None:
    """Implement `cudaHostGetDevicePointer` and `cuMemHostGetDevicePointer`."""
    put_pointer(pointer, _on_device(rt, host or 0))


def _on_device(rt: HostRuntime, host: int) -> int:
    """Return the device address of host memory. Raise ApiError if kernels cannot access it."""
    result, registered = rt.memory.find(host, 0), _registered_address(rt, host)
    if registered is None and (result is None or rt.allocations.kind_of(result) == DEVICE):
        raise ApiError("cudaErrorInvalidValue")
    return host if registered is None else registered


def host_flags(rt: HostRuntime, flags: Pointer, host: Pointer) -> None:
    """Implement `cudaHostGetFlags` and `cuMemHostGetFlags`."""
    _on_device(rt, host or 0)
    put(flags, _MAPPED)


def reset(rt: HostRuntime) -> None:
    """Finish submitted work, free all allocations, and clear the error of a fault."""
    rt.scheduler.drain()
    for pointer in list(rt.allocations.registered):
        unregister(rt, pointer)
    for start in list(rt.memory.suspended):
        rt.memory.resume(start)
    for start in [start for start in rt.allocations.kinds if start not in rt.allocations.managed_variables]:
        rt.allocations.free(start)
    rt.graph_memory = GraphMemory()
    rt.pools.reset()
    for handle, value in list(rt.handles):
        if isinstance(value, DeviceStream):
            rt.destroy_stream(handle)
    rt.handles.clear()
    rt.plans.forget()
    rt.library.minicc_set_sticky(0)


def info(rt: HostRuntime, free_bytes: Pointer, total: Pointer) -> None:
    """Implement `cudaMemGetInfo` and `cuMemGetInfo`."""
    put_size(free_bytes, FREE - rt.allocations.resident)
    put_size(total, FREE)


def attributes(rt: HostRuntime, out: Pointer, pointer: Pointer) -> None:
    """Implement `cudaPointerGetAttributes`."""
    if not out:
        raise ApiError("cudaErrorInvalidValue")
    result, registered = rt.memory.find(pointer or 0, 0), _registered_address(rt, pointer or 0)
    if registered is not None:
        put(out, HOST)
        put(out + 4, 0)
        put_pointer(out + 8, registered)
        put_pointer(out + 16, pointer or 0)
        return
    kind = rt.allocations.kind_of(result) if result is not None else _UNREGISTERED
    put(out, kind)
    put(out + 4, 0 if result is not None else -2)
    put_pointer(out + 8, pointer or 0 if result is not None else 0)
    put_pointer(out + 16, pointer or 0 if kind != DEVICE else 0)


FUNCTIONS = (
    ApiRow("cudaMalloc", "void **pointer, size_t size", malloc),
    ApiRow("cudaMallocManaged", "void **pointer, size_t size, unsigned flags", malloc_managed),
    ApiRow("cudaMallocHost", "void **pointer, size_t size", malloc_host),
    ApiRow("cudaHostAlloc", "void **pointer, size_t size, unsigned flags", malloc_host),
    ApiRow("cudaMallocPitch", "void **pointer, size_t *pitch, size_t width, size_t height", malloc_pitch),
    ApiRow("cudaMalloc3D", "cudaPitchedPtr *pitched, cudaExtent extent", malloc_3d),
    ApiRow("cudaFree", "void *pointer", free),
    ApiRow("cudaFreeHost", "void *pointer", free),
    ApiRow("cudaHostRegister", "void *pointer, size_t size, unsigned flags", register),
    ApiRow("cudaHostUnregister", "void *pointer", unregister),
    ApiRow("cudaHostGetDevicePointer", "void **pointer, void *host, unsigned flags", device_pointer),
    ApiRow("cudaHostGetFlags", "unsigned *flags, void *host", host_flags),
    ApiRow("cudaDeviceReset", "", reset),
    ApiRow("cudaThreadExit", "", reset),
    ApiRow("cudaMemGetInfo", "size_t *available, size_t *total", info),
    ApiRow("cudaPointerGetAttributes", "cudaPointerAttributes *attributes, const void *pointer", attributes),
    ApiRow("cudaMemcpy", "void *to, const void *from, size_t size, cudaMemcpyKind kind"),
    ApiRow(
        "cudaMemcpyAsync",
        "void *to, const void *from, size_t size, cudaMemcpyKind kind, cudaStream_t stream = 0",
    ),
    ApiRow(
        "cudaMemcpy2D",
        "void *to, size_t to_pitch, const void *from, size_t from_pitch, size_t width, size_t height,"
        " cudaMemcpyKind kind",
    ),
    ApiRow(
        "cudaMemcpy2DAsync",
        "void *to, size_t to_pitch, const void *from, size_t from_pitch, size_t width, size_t height,"
        " cudaMemcpyKind kind, cudaStream_t stream = 0",
    ),
    ApiRow("cudaMemcpy3D", "const cudaMemcpy3DParms *copy"),
    ApiRow("cudaMemcpy3DAsync", "const cudaMemcpy3DParms *copy, cudaStream_t stream = 0"),
    ApiRow("cudaMemcpyPeer", "void *to, int to_device, const void *from, int from_device, size_t size"),
    ApiRow(
        "cudaMemcpyPeerAsync",
        "void *to, int to_device, const void *from, int from_device, size_t size, cudaStream_t stream = 0",
    ),
    ApiRow(
        "cudaMemcpyBatchAsync",
        "void *const *to, const void *const *from, const size_t *sizes, size_t count, cudaMemcpyAttributes"
        " *attributes, size_t *first, size_t attributes_count, cudaStream_t stream",
    ),
    ApiRow(
        "cudaMemcpyWithAttributesAsync",
        "void *to, const void *from, size_t size, cudaMemcpyAttributes *attributes, cudaStream_t stream",
    ),
    ApiRow(
        "cudaMemcpy3DWithAttributesAsync",
        "cudaMemcpy3DBatchOp *operation, unsigned long long flags, cudaStream_t stream",
    ),
    ApiRow(
        "cudaMemcpy3DBatchAsync",
        "size_t count, cudaMemcpy3DBatchOp *operations, unsigned long long flags, cudaStream_t stream",
    ),
    ApiRow("cudaMemcpy3DPeer", "const cudaMemcpy3DPeerParms *copy"),
    ApiRow("cudaMemcpy3DPeerAsync", "const cudaMemcpy3DPeerParms *copy, cudaStream_t stream = 0"),
    ApiRow("cudaMemset", "void *to, int value, size_t size"),
    ApiRow("cudaMemsetAsync", "void *to, int value, size_t size, cudaStream_t stream = 0"),
    ApiRow("cudaMemset2D", "void *to, size_t pitch, int value, size_t width, size_t height"),
    ApiRow(
        "cudaMemset2DAsync",
        "void *to, size_t pitch, int value, size_t width, size_t height, cudaStream_t stream = 0",
    ),
    ApiRow("cudaMemset3D", "cudaPitchedPtr to, int value, cudaExtent extent"),
    ApiRow("cudaMemset3DAsync", "cudaPitchedPtr to, int value, cudaExtent extent, cudaStream_t stream = 0"),
)
