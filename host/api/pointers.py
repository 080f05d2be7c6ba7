"""Reads and writes through pointers of the program."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from ...runtime.memory.arena import Allocation
from ..device.errors import ApiError

_ATTRIBUTE = 64
"""Bytes of a cudaLaunchAttributeValue."""
Pointer = int | None
"""An address or a handle of the program, None for null."""
T = TypeVar("T", bound=ctypes.Structure)


def put(pointer: Pointer, value: float, kind: Any = ctypes.c_int) -> None:
    """Write `*pointer = value`. Raise ApiError if the pointer is null."""
    if not pointer:
        raise ApiError("cudaErrorInvalidValue")
    kind.from_address(pointer).value = value


def put_pointer(pointer: Pointer, value: int) -> None:
    """Write `*pointer = value` for a pointer or a handle."""
    put(pointer, value, ctypes.c_void_p)


def put_size(pointer: Pointer, value: int) -> None:
    """Write `*pointer = value` for a size_t."""
    put(pointer, value, ctypes.c_size_t)


def put_range(start: Pointer, size: Pointer, allocation: Allocation) -> None:
    """Write the start and the size of memory, each where the pointer is not null."""
    if start:
        put_pointer(start, allocation.start)
    if size:
        put_size(size, allocation.size)


def structure_at(kind: type[T], pointer: Pointer) -> T:
    """Return a copy of the structure at an address. Raise ApiError if it is null."""
    if not pointer:
        raise ApiError("cudaErrorInvalidValue")
    return kind.from_buffer_copy(ctypes.string_at(pointer, ctypes.sizeof(kind)))


def put_structure(pointer: Pointer, value: ctypes.Structure) -> None:
    """Write `*pointer = value` for a structure. Raise ApiError if the pointer is null."""
    if not pointer:
        raise ApiError("cudaErrorInvalidValue")
    ctypes.memmove(pointer, ctypes.byref(value), ctypes.sizeof(value))


def put_pointers(pointer: Pointer, values: Iterable[int]) -> None:
    """Write the elements of an array of pointers or handles."""
    for index, value in enumerate(values):
        put_pointer(pointer + 8 * index if pointer else None, value)


def attribute_at(pointer: Pointer) -> bytes:
    """Return the bytes of the cudaLaunchAttributeValue there. Raise ApiError if the pointer is null."""
    if not pointer:
        raise ApiError("cudaErrorInvalidValue")
    return ctypes.string_at(pointer, _ATTRIBUTE)


def put_attribute(pointer: Pointer, attributes: Mapping[int, bytes], which: int) -> None:
    """Write a cudaLaunchAttributeValue, zero if it was never set. Raise ApiError if the pointer is null."""
    if not pointer:
        raise ApiError("cudaErrorInvalidValue")
    ctypes.memmove(pointer, attributes.get(which, b"").ljust(_ATTRIBUTE, b"\0"), _ATTRIBUTE)


def function_at(prototype: Any, pointer: Pointer) -> Any:
    """Return the function of the program at an address. Raise ApiError if it is null."""
    if not pointer:
        raise ApiError("cudaErrorInvalidValue")
    return prototype(pointer)


def text_at(pointer: Pointer) -> str:
    """Return the C string at an address."""
    return ctypes.string_at(pointer).decode("utf-8", "replace") if pointer else ""


def write_file(path: Pointer, text: str) -> None:
    """Write a file that the program names. Raise ApiError if it cannot be written."""
    try:
        Path(text_at(path)).write_text(text, encoding="utf-8")
    except OSError:
        raise ApiError("cudaErrorInvalidValue") from None


_CALLBACKS: list[object] = []


@cache
def persistent_text(text: str) -> int:
    """Return the address of a C string that lives as long as the process."""
    buffer = ctypes.create_string_buffer(text.encode())
    _CALLBACKS.append(buffer)
    return ctypes.addressof(buffer)


def texts_at(array: Pointer, count: int) -> list[str]:
    """Return the texts at an array of pointers; none if it is null."""
    pointers = (ctypes.c_void_p * count).from_address(array) if array and count else ()
    return [text_at(pointer) for pointer in pointers]
