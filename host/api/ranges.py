"""Managed memory: what is said of where it is and who reads it, which changes nothing here and can be asked
for (CUDA Runtime API, "Memory Management").
"""

from __future__ import annotations

import ctypes
from itertools import pairwise

from ..device.errors import ApiError
from ..device.machine import MANAGED, Machine
from .pointers import put
from .table import Row

_READ_MOSTLY, _PREFERRED, _ACCESSED, _PREFETCHED = 1, 2, 3, 4
_KIND_OF = {5: _PREFERRED, 7: _PREFETCHED}
_NUMBER_OF = {6: _PREFERRED, 8: _PREFETCHED}
"""Attributes for the parts of a place: which place."""
_HOST, _NOWHERE = -1, -2
_ADVICE = {
    1: (_READ_MOSTLY, True),
    2: (_READ_MOSTLY, False),
    3: (_PREFERRED, True),
    4: (_PREFERRED, False),
    5: (_ACCESSED, True),
    6: (_ACCESSED, False),
}
"""cudaMemoryAdvise: what it is about, and whether it is set."""


def _said(m: Machine, pointer: int | None, size: int) -> dict[int, list[int]]:
    """What was said of the allocation; ApiError where the bytes do not lie in one that host code shares."""
    allocation = m.memory.find(pointer or 0, size)
    if allocation is None or not size or m.kind_of(allocation) != MANAGED:
        raise ApiError("cudaErrorInvalidValue")
    return m.advised.setdefault(allocation.start, {})


def _place(device: int) -> int:
    if device not in (0, _HOST):
        raise ApiError("cudaErrorInvalidDevice")
    return device


def prefetch(m: Machine, pointer: int | None, size: int, device: int, stream: int | None) -> None:
    m.stream(stream)
    _said(m, pointer, size)[_PREFETCHED] = [_place(device)]


def advise(m: Machine, pointer: int | None, size: int, advice: int, device: int) -> None:
    said = _said(m, pointer, size)
    if advice not in _ADVICE:
        raise ApiError("cudaErrorInvalidValue")
    about, is_set = _ADVICE[advice]
    places = [other for other in said.get(about, []) if about == _ACCESSED and other != device]
    said[about] = places + [0 if about == _READ_MOSTLY else _place(device)] * is_set


def attribute(m: Machine, out: int | None, size: int, which: int, pointer: int | None, count: int) -> None:
    said = _said(m, pointer, count)
    if not out or size % 4 or not size:
        raise ApiError("cudaErrorInvalidValue")
    if which == _ACCESSED:
        for place, device in enumerate([*said.get(_ACCESSED, []), *[_NOWHERE] * (size // 4)][: size // 4]):
            put(out + 4 * place, device)
    elif which == _READ_MOSTLY:
        put(out, int(bool(said.get(_READ_MOSTLY))))
    elif which in (_PREFERRED, _PREFETCHED) or which in _NUMBER_OF:
        put(out, next(iter(said.get(_NUMBER_OF.get(which, which), [])), _NOWHERE))
    elif which in _KIND_OF:
        place = next(iter(said.get(_KIND_OF[which], [])), _NOWHERE)
        put(out, {_NOWHERE: 0, _HOST: 2}.get(place, 1))
    else:
        raise ApiError("cudaErrorInvalidValue")


def attributes(
    m: Machine,
    outs: int | None,
    sizes: int | None,
    which: int | None,
    count: int,
    pointer: int | None,
    size: int,
) -> None:
    if not outs or not sizes or not which or not count:
        raise ApiError("cudaErrorInvalidValue")
    for place in range(count):
        out, room = (
            ctypes.c_void_p.from_address(outs + 8 * place).value,
            ctypes.c_size_t.from_address(sizes + 8 * place).value,
        )
        attribute(m, out, room, ctypes.c_int.from_address(which + 4 * place).value, pointer, size)


def prefetch_all(
    m: Machine,
    pointers: int | None,
    sizes: int | None,
    count: int,
    places: int | None,
    first: int | None,
    places_count: int,
    flags: int,
    stream: int | None,
) -> None:
    """Each range to the last of the places that begins at it or before."""
    if not places or not first or not places_count or flags:
        raise ApiError("cudaErrorInvalidValue")
    begins = list((ctypes.c_size_t * places_count).from_address(first))
    if begins[0] or any(after <= before for before, after in pairwise(begins)) or begins[-1] >= count:
        raise ApiError("cudaErrorInvalidValue")
    for place, (pointer, size) in enumerate(_ranges(pointers, sizes, count)):
        kind, number = (ctypes.c_int * 2).from_address(
            places + 8 * max(k for k, begin in enumerate(begins) if begin <= place)
        )
        prefetch(m, pointer, size, number if kind == 1 else _HOST, stream)


def discard_all(
    m: Machine, pointers: int | None, sizes: int | None, count: int, flags: int, stream: int | None
) -> None:
    """What is there may be anything from now on, as it is."""
    if flags:
        raise ApiError("cudaErrorInvalidValue")
    m.stream(stream)
    for pointer, size in _ranges(pointers, sizes, count):
        _said(m, pointer, size)


def _ranges(pointers: int | None, sizes: int | None, count: int) -> list[tuple[int | None, int]]:
    if not pointers or not sizes or not count:
        raise ApiError("cudaErrorInvalidValue")
    return list(
        zip((ctypes.c_void_p * count).from_address(pointers), (ctypes.c_size_t * count).from_address(sizes))
    )


_BATCH = "void **pointers, size_t *sizes, size_t count"
_PLACES = (
    "cudaMemLocation *places, size_t *first, size_t places_count, unsigned long long flags, cudaStream_t"
    " stream"
)
FUNCTIONS = (
    Row(
        "cudaMemPrefetchAsync",
        "const void *pointer, size_t size, int device, cudaStream_t stream = 0",
        prefetch,
    ),
    Row("cudaMemAdvise", "const void *pointer, size_t size, cudaMemoryAdvise advice, int device", advise),
    Row(
        "cudaMemRangeGetAttribute",
        "void *data, size_t size, cudaMemRangeAttribute attribute, const void *pointer, size_t count",
        attribute,
    ),
    Row(
        "cudaMemRangeGetAttributes",
        "void **data, size_t *sizes, cudaMemRangeAttribute *attributes, size_t count, const void *pointer,"
        " size_t size",
        attributes,
    ),
    Row("cudaMemPrefetchBatchAsync", f"{_BATCH}, {_PLACES}", prefetch_all),
    Row("cudaMemDiscardBatchAsync", f"{_BATCH}, unsigned long long flags, cudaStream_t stream", discard_all),
    Row("cudaMemDiscardAndPrefetchBatchAsync", f"{_BATCH}, {_PLACES}", prefetch_all),
)
