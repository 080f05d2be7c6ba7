"""Values behind the program's pointers."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from ...runtime.memory.arena import Allocation
from ..device.errors import ApiError

_ATTRIBUTE = 64
"""Bytes of a cudaLaunchAttributeValue."""
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


def put_pointers(pointer: Pointer, values: Iterable[int]) -> None:
    """The elements of an array of pointers or handles."""
    for place, value in enumerate(values):
        put_pointer(pointer + 8 * place if pointer else None, value)


def attribute_at(pointer: Pointer) -> bytes:
    """The cudaLaunchAttributeValue there. ApiError for null."""
    if not pointer:
        raise ApiError("cudaErrorInvalidValue")
    return ctypes.string_at(pointer, _ATTRIBUTE)


def put_attribute(pointer: Pointer, attributes: Mapping[int, bytes], which: int) -> None:
    """A cudaLaunchAttributeValue, zero where none was set. ApiError for null."""
    if not pointer:
        raise ApiError("cudaErrorInvalidValue")
    ctypes.memmove(pointer, attributes.get(which, b"").ljust(_ATTRIBUTE, b"\0"), _ATTRIBUTE)


def text_at(pointer: int | None) -> str:
    """The C string there."""
    return ctypes.string_at(pointer).decode("utf-8", "replace") if pointer else ""


def write_file(path: Pointer, text: str) -> None:
    """Write the file that the program names. ApiError where that cannot be."""
    try:
        Path(text_at(path)).write_text(text, encoding="utf-8")
    except OSError:
        raise ApiError("cudaErrorInvalidValue") from None


_KEPT: list[object] = []


@cache
def text_kept(text: str) -> int:
    """The address of a C string that stays."""
    buffer = ctypes.create_string_buffer(text.encode())
    _KEPT.append(buffer)
    return ctypes.addressof(buffer)
