"""The error log of the API, which stays empty: minicc reports on standard error (CUDA Runtime API, "Error Log
Management").
"""

from __future__ import annotations

import ctypes

from ..device.errors import ApiError
from ..device.host_runtime import HostRuntime
from .pointers import Pointer, put, put_pointer, write_file
from .table import ApiRow


class _Listener:
    """A callback of the program for log messages."""


def current(rt: HostRuntime, out: Pointer, flags: int) -> None:
    """Implement `cudaLogsCurrent`."""
    put(out, 0)


def to_file(rt: HostRuntime, iterator: Pointer, path: Pointer, flags: int) -> None:
    """Implement `cudaLogsDumpToFile`."""
    write_file(path, "")


def to_memory(rt: HostRuntime, iterator: Pointer, buffer: Pointer, size: Pointer, flags: int) -> None:
    """Implement `cudaLogsDumpToMemory`."""
    if not buffer or not size or not ctypes.c_size_t.from_address(size).value:
        raise ApiError("cudaErrorInvalidValue")
    put(buffer, 0, ctypes.c_char)
    ctypes.c_size_t.from_address(size).value = 0


def register(rt: HostRuntime, function: Pointer, data: Pointer, out: Pointer) -> None:
    """Implement `cudaLogsRegisterCallback`."""
    put_pointer(out, rt.handles.add(_Listener()))


def unregister(rt: HostRuntime, handle: Pointer) -> None:
    """Implement `cudaLogsUnregisterCallback`."""
    rt.handles.resolve(_Listener, handle)
    rt.handles.remove(handle)


FUNCTIONS = (
    ApiRow("cudaLogsCurrent", "cudaLogIterator *iterator, unsigned flags", current),
    ApiRow("cudaLogsDumpToFile", "cudaLogIterator *iterator, const char *path, unsigned flags", to_file),
    ApiRow(
        "cudaLogsDumpToMemory",
        "cudaLogIterator *iterator, char *buffer, size_t *size, unsigned flags",
        to_memory,
    ),
    ApiRow(
        "cudaLogsRegisterCallback",
        "cudaLogsCallback_t function, void *data, cudaLogsCallbackHandle *handle",
        register,
    ),
    ApiRow("cudaLogsUnregisterCallback", "cudaLogsCallbackHandle handle", unregister),
)
