"""Memory that graph nodes allocate and free (CUDA Runtime API, "Graph Management"). An allocation keeps its
address as long as the process runs; while it is not in use, kernels and copies cannot access it.
"""

from __future__ import annotations

import ctypes

from ..device.errors import ApiError
from ..device.host_runtime import HostRuntime
from .device import check_device
from .pointers import Pointer, put
from .table import ApiRow

_USED, _HIGHEST_USED, _RESERVED, _HIGHEST_RESERVED = range(4)


def reserve(rt: HostRuntime, size: int) -> int:
    """Return the address of memory that a node will allocate."""
    if not size:
        raise ApiError("cudaErrorInvalidValue")
    start = rt.allocations.allocate(size, f"{size} bytes from a graph")
    rt.graph_memory.sizes[start] = size
    rt.graph_memory.reserved.add(size)
    _close(rt, start)
    return start


def _close(rt: HostRuntime, start: int) -> None:
    """Forbid access to an allocation; its address stays reserved."""
    rt.memory.suspend(start)
    rt.library.minicc_suspend_allocation(start)


def check_allocated(rt: HostRuntime, pointer: Pointer) -> int:
    """Return the address itself. Raise ApiError if no node allocates there."""
    if pointer not in rt.graph_memory.sizes:
        raise ApiError("cudaErrorInvalidValue", "a node of a graph frees only what one allocates")
    return pointer or 0


def acquire(rt: HostRuntime, start: int) -> None:
    """Allocate the memory of a node of a launched graph. Raise ApiError if it is still in use from an earlier
    launch.
    """
    memory = rt.graph_memory
    if start in memory.used:
        raise ApiError(
            "cudaErrorInvalidValue", "a graph that allocates memory is launched again before that is freed"
        )
    rt.memory.resume(start)
    rt.library.minicc_add_allocation(start, memory.sizes[start])
    memory.used.add(start)
    memory.in_use.add(memory.sizes[start])


def release(rt: HostRuntime, start: int) -> None:
    """Free memory by a graph or by the program. Raise ApiError if it is not in use."""
    memory = rt.graph_memory
    if start not in memory.used:
        raise ApiError(
            "cudaErrorInvalidValue", f"{memory.sizes[start]} bytes from a graph at {start:#x} are not in use"
        )
    _close(rt, start)
    memory.used.discard(start)
    memory.in_use.add(-memory.sizes[start])


def release_if_used(rt: HostRuntime, start: int) -> None:
    """Free the memory if an earlier launch has left it in use."""
    if start in rt.graph_memory.used:
        release(rt, start)


def attribute(rt: HostRuntime, device: int, which: int, value: Pointer) -> None:
    """Implement `cudaDeviceGetGraphMemAttribute`."""
    check_device(device)
    if not _USED <= which <= _HIGHEST_RESERVED:
        raise ApiError("cudaErrorInvalidValue")
    usage = rt.graph_memory.in_use if which in (_USED, _HIGHEST_USED) else rt.graph_memory.reserved
    put(value, usage.highest if which in (_HIGHEST_USED, _HIGHEST_RESERVED) else usage.now, ctypes.c_uint64)


def reset_attribute(rt: HostRuntime, device: int, which: int, value: Pointer) -> None:
    """Reset a high watermark."""
    check_device(device)
    if (
        which not in (_HIGHEST_USED, _HIGHEST_RESERVED)
        or not value
        or ctypes.c_uint64.from_address(value).value
    ):
        raise ApiError("cudaErrorInvalidValue")
    usage = rt.graph_memory.in_use if which == _HIGHEST_USED else rt.graph_memory.reserved
    usage.highest = usage.now


def trim(rt: HostRuntime, device: int) -> None:
    """Implement `cudaDeviceGraphMemTrim`."""
    check_device(device)


FUNCTIONS = (
    ApiRow(
        "cudaDeviceGetGraphMemAttribute",
        "int device, cudaGraphMemAttributeType attribute, void *value",
        attribute,
    ),
    ApiRow(
        "cudaDeviceSetGraphMemAttribute",
        "int device, cudaGraphMemAttributeType attribute, void *value",
        reset_attribute,
    ),
    ApiRow("cudaDeviceGraphMemTrim", "int device", trim),
)
