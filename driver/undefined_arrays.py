"""`minicc.uninit`: arrays whose elements are undefined until they are written, for the checker 'init'.

NumPy does not report writes to an array. So its bytes are filled with a pattern, and an element is undefined
as long as no kernel has written to it and it still holds the pattern.
"""

from __future__ import annotations

import weakref
from collections.abc import Iterator
from typing import TypeVar

import numpy as np

from ..support.diagnostics import UsageError

PATTERN = 0xA5
A = TypeVar("A", bound=np.ndarray)
_MARKED: dict[int, tuple[weakref.ref[np.ndarray], np.ndarray]] = {}
"""Marked arrays by identity, with the mask of their undefined bytes."""


def uninit(array: A) -> A:
    """Mark an array, such as `numpy.empty`'s, as undefined and return it; it is filled with a pattern.

    Elements are defined once the host or a checked kernel has written to them. Raises UsageError if it is not
    a writable C-contiguous array.
    """
    if (
        not isinstance(array, np.ndarray)
        or not array.flags.c_contiguous
        or not array.flags.writeable
        or array.dtype.hasobject
    ):
        raise UsageError("only a C-contiguous array of numbers that can be written to is marked as undefined")
    _bytes(array)[:] = PATTERN
    _MARKED[id(array)] = weakref.ref(array), np.ones(array.nbytes, np.bool_)
    weakref.finalize(array, _MARKED.pop, id(array), None).atexit = False
    return array


def undefined_parts(array: np.ndarray) -> Iterator[tuple[int, np.ndarray]]:
    """Return (offset, mask of undefined bytes from there on) for every marked array that shares memory with
    this contiguous one; the masks are views to write to.
    """
    low = array.__array_interface__["data"][0]
    for reference, marks in list(_MARKED.values()):
        marked = reference()
        if marked is None:
            continue
        start = marked.__array_interface__["data"][0]
        begin, end = max(low, start), min(low + array.nbytes, start + marked.nbytes)
        if begin >= end:
            continue
        # What the host has written is defined: an element whose bytes are not all the pattern any more.
        rows = (_bytes(marked) == PATTERN).reshape(-1, marked.itemsize)
        for offset, size in leaves(marked.dtype):
            rows[:, offset : offset + size] = rows[:, offset : offset + size].all(1, keepdims=True)
        marks &= rows.reshape(-1)
        yield begin - low, marks[begin - start : end - start]


def leaves(dtype: np.dtype, start: int = 0) -> Iterator[tuple[int, int]]:
    """Return (offset, size) of the numbers in an element; bytes outside are padding."""
    if dtype.fields is not None:
        for field, offset, *_ in dtype.fields.values():
            yield from leaves(field, start + offset)
    elif dtype.subdtype is not None:
        base, shape = dtype.subdtype
        for index in range(int(np.prod(shape))):
            yield from leaves(base, start + index * base.itemsize)
    else:
        yield start, dtype.itemsize


def data_mask(dtype: np.dtype) -> np.ndarray:
    """Return the mask of an element's bytes that are not padding."""
    result = np.zeros(dtype.itemsize, np.bool_)
    for offset, size in leaves(dtype):
        result[offset : offset + size] = True
    return result


def _bytes(array: np.ndarray) -> np.ndarray:
    return array.reshape(-1).view(np.uint8)
