"""Memory that nodes of graphs allocate and free (CUDA Runtime API, "Graph Management"). It keeps its address
as long as the process; where it is not in use, kernels and copies find nothing there.
"""

from __future__ import annotations

import ctypes

from ..device.errors import ApiError
from ..device.machine import Machine
from .device import check_device
from .pointers import put
from .table import Row

_USED, _HIGHEST_USED, _RESERVED, _HIGHEST_RESERVED = range(4)


def reserve(m: Machine, size: int) -> int:
    """The address of memory that a node will allocate."""
    if not size:
        raise ApiError("cudaErrorInvalidValue")
    start = m.allocate(size, f"{size} bytes from a graph")
    m.graph_memory.sizes[start] = size
    m.graph_memory.reserved.add(size)
    _close(m, start)
    return start


def _close(m: Machine, start: int) -> None:
    """Nobody may use it; its address stays its own."""
    m.memory.suspend(start)
    m.library.minicc_freed(start)


def known(m: Machine, pointer: int | None) -> int:
    """The address again. ApiError where no node allocates there."""
    if pointer not in m.graph_memory.sizes:
        raise ApiError("cudaErrorInvalidValue", "a node of a graph frees only what one allocates")
    return pointer or 0


def take(m: Machine, start: int) -> None:
    """A launched graph allocates. ApiError where nobody has freed what an earlier launch did."""
    memory = m.graph_memory
    if start in memory.used:
        raise ApiError(
            "cudaErrorInvalidValue", "a graph that allocates memory is launched again before that is freed"
        )
    m.memory.resume(start)
    m.library.minicc_allocated(start, memory.sizes[start])
    memory.used.add(start)
    memory.in_use.add(memory.sizes[start])


def give(m: Machine, start: int) -> None:
    """A graph, or the program, frees. ApiError where it is not in use."""
    memory = m.graph_memory
    if start not in memory.used:
        raise ApiError(
            "cudaErrorInvalidValue", f"{memory.sizes[start]} bytes from a graph at {start:#x} are not in use"
        )
    _close(m, start)
    memory.used.discard(start)
    memory.in_use.add(-memory.sizes[start])


def forget(m: Machine, start: int) -> None:
    """Free what an earlier launch may have left."""
    if start in m.graph_memory.used:
        give(m, start)


def attribute(m: Machine, device: int, which: int, value: int | None) -> None:
    check_device(device)
    if not _USED <= which <= _HIGHEST_RESERVED:
        raise ApiError("cudaErrorInvalidValue")
    usage = m.graph_memory.in_use if which in (_USED, _HIGHEST_USED) else m.graph_memory.reserved
    put(value, usage.highest if which in (_HIGHEST_USED, _HIGHEST_RESERVED) else usage.now, ctypes.c_uint64)


def reset_attribute(m: Machine, device: int, which: int, value: int | None) -> None:
    """What was used at most is counted anew."""
    check_device(device)
    if (
        which not in (_HIGHEST_USED, _HIGHEST_RESERVED)
        or not value
        or ctypes.c_uint64.from_address(value).value
    ):
        raise ApiError("cudaErrorInvalidValue")
    usage = m.graph_memory.in_use if which == _HIGHEST_USED else m.graph_memory.reserved
    usage.highest = usage.now


def trim(m: Machine, device: int) -> None:
    check_device(device)


FUNCTIONS = (
    Row(
        "cudaDeviceGetGraphMemAttribute",
        "int device, cudaGraphMemAttributeType attribute, void *value",
        attribute,
    ),
    Row(
        "cudaDeviceSetGraphMemAttribute",
        "int device, cudaGraphMemAttributeType attribute, void *value",
        reset_attribute,
    ),
    Row("cudaDeviceGraphMemTrim", "int device", trim),
)
