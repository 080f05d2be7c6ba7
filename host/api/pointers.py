"""Values behind the program's pointers."""

from __future__ import annotations

import ctypes
from functools import cache
from typing import Any

from ...runtime.memory.arena import Allocation
from ..device.errors import ApiError

Pointer = int | None
"""An address of the program's; None for null."""


def put(pointer: int | None, value: float, kind: Any = ctypes.c_int) -> None:
    """`*pointer = value`. ApiError for null."""
    if not pointer:
        raise ApiError("cudaErrorInvalidValue")
    kind.from_address(pointer).value = value


def put_pointer(pointer: int | None, value: int) -> None:
    """`*pointer = value` for a pointer or a handle."""
    put(pointer, value, ctypes.c_void_p)


def put_size(pointer: int | None, value: int) -> None:
    """`*pointer = value` for a size_t."""
    put(pointer, value, ctypes.c_size_t)


def put_range(start: Pointer, size: Pointer, found: Allocation) -> None:
    """Where memory begins and how long it is, as far as the program asks for it."""
    if start:
        put_pointer(start, found.start)
    if size:
        put_size(size, found.size)


def text_at(pointer: int | None) -> str:
    """The C string there."""
    return ctypes.string_at(pointer).decode("utf-8", "replace") if pointer else ""


_KEPT: list[object] = []


@cache
def text_kept(text: str) -> int:
    """The address of a C string that stays."""
    buffer = ctypes.create_string_buffer(text.encode())
    _KEPT.append(buffer)
    return ctypes.addressof(buffer)
