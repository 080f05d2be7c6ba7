"""Attributes of ranges of managed memory: preferred location and access hints, which can be set and queried
but have no effect here (CUDA Runtime API, "Memory Management").
"""

from __future__ import annotations

import ctypes
from itertools import pairwise

from ..device.allocations import MANAGED
from ..device.errors import ApiError
from ..device.host_runtime import HostRuntime
from .pointers import Pointer, put
from .table import ApiRow

_READ_MOSTLY, _PREFERRED, _ACCESSED, _PREFETCHED = 1, 2, 3, 4
_KIND_OF = {5: _PREFERRED, 7: _PREFETCHED}
_NUMBER_OF = {6: _PREFERRED, 8: _PREFETCHED}
"""Attributes that return a part of a location, and which attribute holds it."""
_HOST, _NOWHERE = -1, -2
_MOST_DEVICES = 1024
"""The longest list of devices that a program may ask for."""
_ADVICE = {
    1: (_READ_MOSTLY, True),
    2: (_READ_MOSTLY, False),
    3: (_PREFERRED, True),
    4: (_PREFERRED, False),
    5: (_ACCESSED, True),
    6: (_ACCESSED, False),
}
"""The enumeration cudaMemoryAdvise: the attribute of each number, and whether it sets or clears it."""


def _range_attributes(rt: HostRuntime, pointer: Pointer, size: int) -> dict[int, list[int]]:
    """Return the attributes of the allocation around a range. Raise ApiError if the range does not lie in one
    managed allocation.
    """
    allocation = rt.memory.find(pointer or 0, size)
    if allocation is None or not size or rt.allocations.kind_of(allocation) != MANAGED:
        raise ApiError("cudaErrorInvalidValue")
    return rt.allocations.advice.setdefault(allocation.start, {})


def prefetch_to(
    rt: HostRuntime, pointer: Pointer, size: int, location: int, flags: int, stream: Pointer
) -> None:
    """Implement `cudaMemPrefetchAsync` and `cuMemPrefetchAsync`."""
    prefetch(rt, pointer, size, device_at(location), stream)


def advise_for(rt: HostRuntime, pointer: Pointer, size: int, advice: int, location: int) -> None:
    """Implement `cudaMemAdvise` and `cuMemAdvise`."""
    advise(rt, pointer, size, advice, device_at(location))


def device_at(location: int) -> int:
    """Return the number of the device, or -1 for the host, of a cudaMemLocation that is passed as an
    integer.
    """
    kind, number = (ctypes.c_int * 2).from_buffer_copy(location.to_bytes(8, "little"))
    return number if kind == 1 else _HOST


def _location_field(device: int) -> int:
    if device not in (0, _HOST):
        raise ApiError("cudaErrorInvalidDevice")
    return device


def prefetch(rt: HostRuntime, pointer: Pointer, size: int, device: int, stream: Pointer) -> None:
    """Implement `cudaMemPrefetchAsync` and `cuMemPrefetchAsync`."""
    rt.stream(stream)
    _range_attributes(rt, pointer, size)[_PREFETCHED] = [_location_field(device)]


def advise(rt: HostRuntime, pointer: Pointer, size: int, advice: int, device: int) -> None:
    """Implement `cudaMemAdvise` and `cuMemAdvise`."""
    attributes_of_range = _range_attributes(rt, pointer, size)
    if advice not in _ADVICE:
        raise ApiError("cudaErrorInvalidValue")
    about, is_set = _ADVICE[advice]
    others = [other for other in attributes_of_range.get(about, []) if about == _ACCESSED and other != device]
    attributes_of_range[about] = others + [0 if about == _READ_MOSTLY else _location_field(device)] * is_set


def attribute(rt: HostRuntime, out: Pointer, size: int, which: int, pointer: Pointer, count: int) -> None:
    """Implement `cudaMemRangeGetAttribute`."""
    attributes_of_range = _range_attributes(rt, pointer, count)
    if not out or size % 4 or not size:
        raise ApiError("cudaErrorInvalidValue")
    if which == _ACCESSED:
        if size > 4 * _MOST_DEVICES:
            raise ApiError("cudaErrorInvalidValue")
        for index, device in enumerate(
            [*attributes_of_range.get(_ACCESSED, []), *[_NOWHERE] * (size // 4)][: size // 4]
        ):
            put(out + 4 * index, device)
    elif which == _READ_MOSTLY:
        put(out, int(bool(attributes_of_range.get(_READ_MOSTLY))))
    elif which in (_PREFERRED, _PREFETCHED) or which in _NUMBER_OF:
        put(out, next(iter(attributes_of_range.get(_NUMBER_OF.get(which, which), [])), _NOWHERE))
    elif which in _KIND_OF:
        index = next(iter(attributes_of_range.get(_KIND_OF[which], [])), _NOWHERE)
        put(out, {_NOWHERE: 0, _HOST: 2}.get(index, 1))
    else:
        raise ApiError("cudaErrorInvalidValue")


def attributes(
    rt: HostRuntime, outs: Pointer, sizes: Pointer, which: Pointer, count: int, pointer: Pointer, size: int
) -> None:
    """Implement `cudaMemRangeGetAttributes`."""
    if not outs or not sizes or not which or not count:
        raise ApiError("cudaErrorInvalidValue")
    for index in range(count):
        out, size_limit = (
            ctypes.c_void_p.from_address(outs + 8 * index).value,
            ctypes.c_size_t.from_address(sizes + 8 * index).value,
        )
        attribute(rt, out, size_limit, ctypes.c_int.from_address(which + 4 * index).value, pointer, size)


def prefetch_all(
    rt: HostRuntime,
    pointers: Pointer,
    sizes: Pointer,
    count: int,
    others: Pointer,
    first: Pointer,
    places_count: int,
    flags: int,
    stream: Pointer,
) -> None:
    """Prefetch each range to the last location whose index is at most the range's."""
    if not others or not first or not 0 < places_count <= count or flags:
        raise ApiError("cudaErrorInvalidValue")
    begins = list((ctypes.c_size_t * places_count).from_address(first))
    if begins[0] or any(after <= before for before, after in pairwise(begins)) or begins[-1] >= count:
        raise ApiError("cudaErrorInvalidValue")
    for index, (pointer, size) in enumerate(_ranges(pointers, sizes, count)):
        kind, number = (ctypes.c_int * 2).from_address(
            others + 8 * max(k for k, begin in enumerate(begins) if begin <= index)
        )
        prefetch(rt, pointer, size, number if kind == 1 else _HOST, stream)


def discard_all(
    rt: HostRuntime, pointers: Pointer, sizes: Pointer, count: int, flags: int, stream: Pointer
) -> None:
    """Discard the contents of ranges; here they stay."""
    if flags:
        raise ApiError("cudaErrorInvalidValue")
    rt.stream(stream)
    for pointer, size in _ranges(pointers, sizes, count):
        _range_attributes(rt, pointer, size)


def _ranges(pointers: Pointer, sizes: Pointer, count: int) -> list[tuple[Pointer, int]]:
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
    ApiRow(
        "cudaMemPrefetchAsync",
        "const void *pointer, size_t size, cudaMemLocation location, unsigned flags, cudaStream_t stream = 0",
        prefetch_to,
    ),
    ApiRow(
        "cudaMemAdvise",
        "const void *pointer, size_t size, cudaMemoryAdvise advice, cudaMemLocation location",
        advise_for,
    ),
    ApiRow(
        "cudaMemRangeGetAttribute",
        "void *data, size_t size, cudaMemRangeAttribute attribute, const void *pointer, size_t count",
        attribute,
    ),
    ApiRow(
        "cudaMemRangeGetAttributes",
        "void **data, size_t *sizes, cudaMemRangeAttribute *attributes, size_t count, const void *pointer,"
        " size_t size",
        attributes,
    ),
    ApiRow("cudaMemPrefetchBatchAsync", f"{_BATCH}, {_PLACES}", prefetch_all),
    ApiRow(
        "cudaMemDiscardBatchAsync", f"{_BATCH}, unsigned long long flags, cudaStream_t stream", discard_all
    ),
    ApiRow("cudaMemDiscardAndPrefetchBatchAsync", f"{_BATCH}, {_PLACES}", prefetch_all),
)
