"""The log of the API, in which nothing is written: what minicc has to say it says on standard error (CUDA
Runtime API, "Error Log Management").
"""

from __future__ import annotations

import ctypes

from ..device.errors import ApiError
from ..device.machine import Machine
from .pointers import put, put_pointer, write_file
from .table import Row


class _Listener:
    """A function of the program's that would be told."""


def current(m: Machine, out: int | None, flags: int) -> None:
    put(out, 0)


def to_file(m: Machine, iterator: int | None, path: int | None, flags: int) -> None:
    write_file(path, "")


def to_memory(m: Machine, iterator: int | None, buffer: int | None, size: int | None, flags: int) -> None:
    if not buffer or not size or not ctypes.c_size_t.from_address(size).value:
        raise ApiError("cudaErrorInvalidValue")
    put(buffer, 0, ctypes.c_char)
    ctypes.c_size_t.from_address(size).value = 0


def register(m: Machine, function: int | None, data: int | None, out: int | None) -> None:
    put_pointer(out, m.new_handle(_Listener()))


def unregister(m: Machine, handle: int | None) -> None:
    m.handle(_Listener, handle)
    del m.handles[handle or 0]


FUNCTIONS = (
    Row("cudaLogsCurrent", "cudaLogIterator *iterator, unsigned flags", current),
    Row("cudaLogsDumpToFile", "cudaLogIterator *iterator, const char *path, unsigned flags", to_file),
    Row(
        "cudaLogsDumpToMemory",
        "cudaLogIterator *iterator, char *buffer, size_t *size, unsigned flags",
        to_memory,
    ),
    Row(
        "cudaLogsRegisterCallback",
        "cudaLogsCallback_t function, void *data, cudaLogsCallbackHandle *handle",
        register,
    ),
    Row("cudaLogsUnregisterCallback", "cudaLogsCallbackHandle handle", unregister),
)
