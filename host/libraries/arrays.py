"""Arrays of a program's device memory, as NumPy sees them."""

from __future__ import annotations

import ctypes
import importlib
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import numpy as np

from ..device.errors import ERRORS, ApiError
from ..device.machine import Machine, complain

T = TypeVar("T")
Array = np.ndarray[Any, np.dtype[Any]]


class LibraryError(ApiError):
    """What a function of a library returns instead of success: a number of that library. `why` is told to the
    user.
    """

    def __init__(self, number: int, why: str = "") -> None:
        Exception.__init__(self, str(number))
        self.name, self.number, self.why = "", number, why


def meant(m: Machine, kind: type[T], handle: int | None, failed: int) -> T:
    """What a handle stands for. LibraryError says `failed` where that is nothing of the kind."""
    result = m.handles.get(handle or 0)
    if not isinstance(result, kind):
        raise LibraryError(failed)
    return result


def perform(m: Machine, stream: int | None, work: Callable[[], None], has_host_result: bool = False) -> None:
    """Give a library's work to a stream. A result in host memory is waited for. ApiError where a capture
    forbids that; it is invalidated.
    """
    submitted = m.stream(stream)
    if has_host_result:
        m.order.invalidate([submitted.graph], "cudaErrorStreamCaptureUnsupported")
    m.order.submit(submitted, "kernel", work)
    if has_host_result:
        m.order.drain()


def array(
    m: Machine,
    what: str,
    pointer: int | None,
    dtype: Any,
    shape: Sequence[int],
    steps: Sequence[int],
    failed: int,
) -> Array:
    """The elements at `pointer`, `steps` elements apart along each axis; a negative step begins at the
    array's other end, as BLAS has it.

    Where they do not lie in one allocation, that is said, the device has failed as after a kernel that
    touched them, and LibraryError says `failed`.
    """
    kind = np.dtype(dtype)
    if 0 in shape:
        return np.empty(shape, kind)
    first = sum(-(n - 1) * step for n, step in zip(shape, steps) if step < 0)
    span = (sum((n - 1) * abs(step) for n, step in zip(shape, steps)) + 1) * kind.itemsize
    start = (
        m.library.minicc_reached(pointer, span)
        if pointer and m.memory.start <= pointer < m.mapping.end
        else None
    )
    if not start:
        complain(f"error: {what}: {span} bytes at {pointer or 0:#x} are not in one allocation of the device")
        m.library.minicc_set_sticky(ERRORS["cudaErrorIllegalAddress"][0])
        raise LibraryError(failed)
    if m.memory.shadow is not None:
        # Libraries are trusted: what they may write to is defined.
        m.memory.shadow.define(pointer or 0, span)
    buffer = (ctypes.c_char * span).from_address(start)
    return np.ndarray(
        tuple(shape), kind, buffer, first * kind.itemsize, [step * kind.itemsize for step in steps]
    )


def reached(m: Machine, pointer: int | None, dtype: Any, failed: int) -> Array:
    """The scalar at a pointer of the host or of the device, as an array of no axes."""
    kind = np.dtype(dtype)
    start = m.library.minicc_reached(pointer, kind.itemsize) if pointer else None
    if not start:
        raise LibraryError(failed)
    return np.ndarray((), kind, (ctypes.c_char * kind.itemsize).from_address(start))


def scipy(module: str) -> Any:
    """Import a module of SciPy on its first use: few programs need it, and importing it takes long."""
    return importlib.import_module(f"scipy.{module}")
