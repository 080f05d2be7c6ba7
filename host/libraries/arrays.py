"""NumPy arrays over a program's device memory."""

from __future__ import annotations

import ctypes
import importlib
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Any, TypeVar

import numpy as np

from ..api.pointers import Pointer
from ..device.errors import ERRORS, ApiError
from ..device.host_runtime import HostRuntime
from ..device.messages import print_message

T = TypeVar("T")
Array = np.ndarray[Any, np.dtype[Any]]
Execution = Iterator[None]
"""The execution of a library call, a generator: the call runs it as far as its `yield`, to check and bind the
arguments; the stream runs the rest, the computation.
"""


class LibraryError(ApiError):
    """Failure of a library function, which returns `number`, a status of that library. `why` explains it to
    the user.
    """

    def __init__(self, number: int, why: str = "") -> None:
        Exception.__init__(self, str(number))
        self.name, self.number, self.why = "", number, why


def resolve_handle(rt: HostRuntime, kind: type[T], handle: Pointer, status: int) -> T:
    """Return the object of a handle. Raise LibraryError with `failed` if there is none of that class."""
    result = rt.handles.get(handle)
    if not isinstance(result, kind):
        raise LibraryError(status)
    return result


def put_bytes(out: Pointer, status: int, data: bytes) -> None:
    """Write bytes to a buffer of the program. Raise LibraryError with `status` if the pointer is null."""
    if not out:
        raise LibraryError(status)
    ctypes.memmove(out, data, len(data))


def perform(
    rt: HostRuntime, stream: Pointer, work: Callable[[], Execution | None], has_host_result: bool = False
) -> None:
    """Bind the arguments of a library's work, and submit its computation to a stream; None has nothing to
    compute. If it has a result in host memory, wait for it. Raise LibraryError for invalid arguments, and
    ApiError if a capture forbids the wait; the capture is invalidated.
    """
    submitted, bound = rt.stream(stream), work()
    if bound is None:
        return
    next(bound)
    executions = chain([bound], iter(work, None))

    def compute() -> None:
        # A graph runs its work again, and finds its arrays again.
        list(next(executions))

    if has_host_result:
        rt.scheduler.invalidate([submitted.graph], "cudaErrorStreamCaptureUnsupported")
    rt.scheduler.submit(submitted, "kernel", compute)
    if has_host_result:
        rt.scheduler.drain()


def array(
    rt: HostRuntime,
    function: str,
    pointer: Pointer,
    dtype: Any,
    shape: Sequence[int],
    steps: Sequence[int],
    status: int,
) -> Array:
    """Return the elements at `pointer`, `steps` elements apart along each axis; an axis with a negative step
    begins at its last element in memory, as in BLAS. Unless the elements lie in one allocation, print a
    message, set the device's error as after a fault, and raise LibraryError with `failed`.
    """
    kind = np.dtype(dtype)
    if 0 in shape:
        return np.empty(shape, kind)
    first = sum(-(n - 1) * step for n, step in zip(shape, steps) if step < 0)
    span = (sum((n - 1) * abs(step) for n, step in zip(shape, steps)) + 1) * kind.itemsize
    start = (
        rt.library.minicc_host_address(pointer, span)
        if pointer and rt.memory.start <= pointer < rt.mapping.end
        else None
    )
    if not start:
        print_message(
            f"error: {function}: {span} bytes at {pointer or 0:#x} are not in one allocation of the device"
        )
        rt.library.minicc_set_sticky(ERRORS["cudaErrorIllegalAddress"][0])
        raise LibraryError(status)
    if rt.memory.shadow is not None:
        # Libraries are trusted: memory that they may write counts as defined.
        rt.memory.shadow.define(pointer or 0, span)
    buffer = (ctypes.c_char * span).from_address(start)
    return np.ndarray(
        tuple(shape), kind, buffer, first * kind.itemsize, [step * kind.itemsize for step in steps]
    )


def scalar_at(rt: HostRuntime, pointer: Pointer, dtype: Any, status: int) -> Array:
    """Return the scalar at a pointer of the host or of the device, as an array without axes."""
    kind = np.dtype(dtype)
    start = rt.library.minicc_host_address(pointer, kind.itemsize) if pointer else None
    if not start:
        raise LibraryError(status)
    return np.ndarray((), kind, (ctypes.c_char * kind.itemsize).from_address(start))


def scipy(module: str) -> Any:
    """Import a module of SciPy on its first use: few programs need it, and importing it takes long."""
    return importlib.import_module(f"scipy.{module}")
