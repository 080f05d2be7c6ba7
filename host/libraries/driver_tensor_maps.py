"""Tensor maps of the driver API (CUDA Driver API, "Tensor Map Object Management").

The functions work whatever the device's compute capability is: a map is a description on the host, and
kernels that copy tensors are executed. The encoding and the rules are those of `runtime.memory.tensor_maps`.
"""

from __future__ import annotations

import ctypes
from typing import Any

from ...runtime.memory.tensor_maps import (
    MAP_ALIGNMENT,
    MAP_BYTES,
    MAX_RANK,
    SWIZZLES,
    ElementType,
    MapMode,
    TensorMap,
    check,
    with_address,
)
from ..api.driver_symbols import driver_rows
from ..api.pointers import Pointer
from ..device.errors import ApiError
from ..device.host_runtime import HostRuntime

_ELEMENTS: tuple[ElementType, ...] = (
    "u8", "u16", "u32", "s32", "u64", "s64", "f16", "f32", "f64", "bf16", "f32.ftz", "tf32", "tf32.ftz",
    "b4x16", "b4x16_p64", "b6x16_p32",
)  # fmt: skip
"""The element types of the enumeration CUtensorMapDataType."""
_INTERLEAVES, _PROMOTIONS, _FILLS = (0, 16, 32), (0, 64, 128, 256), (False, True)
_WIDE_MODES: tuple[MapMode, ...] = ("im2col::w", "im2col::w::128")


def _numbers(pointer: Pointer, count: int, kind: Any) -> tuple[int, ...]:
    """Return the elements of an array of the program. Raise ApiError if it is null and has any."""
    if not pointer and count:
        raise ApiError("cudaErrorInvalidValue", "a pointer to an array is null")
    return tuple((kind * count).from_address(pointer)) if pointer else ()


def _choice(values: tuple[Any, ...], number: int, name: str) -> Any:
    """Return the value of an enumerator. Raise ApiError if there is none of this number."""
    if not 0 <= number < len(values):
        raise ApiError("cudaErrorInvalidValue", f"{number} is no {name}")
    return values[number]


def _put_map(out: Pointer, data: bytes) -> None:
    """Write a tensor map. Raise ApiError if the pointer is null or misaligned."""
    if not out or out % MAP_ALIGNMENT:
        raise ApiError(
            "cudaErrorInvalidValue", f"a tensor map is at a multiple of {MAP_ALIGNMENT}, found {out or 0:#x}"
        )
    ctypes.memmove(out, data, MAP_BYTES)


def _encode(
    out: Pointer,
    kind: int,
    rank: int,
    address: Pointer,
    sizes: Pointer,
    strides: Pointer,
    element_strides: Pointer,
    interleave: int,
    swizzle: int,
    promotion: int,
    fill: int,
    box: tuple[int, ...],
    mode: MapMode,
    corners: tuple[tuple[int, ...], tuple[int, ...]] = ((), ()),
) -> None:
    """Write a tensor map with these fields. Raise ApiError with the rule that they break."""
    map_ = TensorMap(
        _choice(_ELEMENTS, kind, "CUtensorMapDataType"),
        address or 0,
        _numbers(sizes, rank, ctypes.c_uint64),
        _numbers(strides, rank - 1, ctypes.c_uint64),
        box,
        _numbers(element_strides, rank, ctypes.c_uint32),
        mode,
        _choice(_INTERLEAVES, interleave, "CUtensorMapInterleave"),
        _choice(SWIZZLES, swizzle, "CUtensorMapSwizzle"),
        _choice(_FILLS, fill, "CUtensorMapFloatOOBfill"),
        _choice(_PROMOTIONS, promotion, "CUtensorMapL2promotion"),
        *corners,
    )
    try:
        check(map_)
    except ValueError as error:
        raise ApiError("cudaErrorInvalidValue", str(error)) from None
    _put_map(out, map_.encode())


def _check_rank(rank: int, least: int) -> None:
    """Raise ApiError for a rank that no array can have."""
    if not least <= rank <= MAX_RANK:
        raise ApiError("cudaErrorInvalidValue", f"the rank must be {least} to {MAX_RANK}, found {rank}")


def encode_tiled(
    rt: HostRuntime,
    out: Pointer,
    kind: int,
    rank: int,
    address: Pointer,
    sizes: Pointer,
    strides: Pointer,
    box: Pointer,
    element_strides: Pointer,
    interleave: int,
    swizzle: int,
    promotion: int,
    fill: int,
) -> None:
    """Implement `cuTensorMapEncodeTiled`."""
    _check_rank(rank, 1)
    _encode(
        out, kind, rank, address, sizes, strides, element_strides, interleave, swizzle, promotion, fill,
        _numbers(box, rank, ctypes.c_uint32), "tile",
    )  # fmt: skip


def encode_columns(
    rt: HostRuntime,
    out: Pointer,
    kind: int,
    rank: int,
    address: Pointer,
    sizes: Pointer,
    strides: Pointer,
    lower: Pointer,
    upper: Pointer,
    channels: int,
    pixels: int,
    element_strides: Pointer,
    interleave: int,
    swizzle: int,
    promotion: int,
    fill: int,
) -> None:
    """Implement `cuTensorMapEncodeIm2col`; corners are in the order W, H, D."""
    _check_rank(rank, 3)
    corners = _numbers(lower, rank - 2, ctypes.c_int), _numbers(upper, rank - 2, ctypes.c_int)
    _encode(
        out, kind, rank, address, sizes, strides, element_strides, interleave, swizzle, promotion, fill,
        (channels, pixels), "im2col", corners,
    )  # fmt: skip


def encode_wide_columns(
    rt: HostRuntime,
    out: Pointer,
    kind: int,
    rank: int,
    address: Pointer,
    sizes: Pointer,
    strides: Pointer,
    lower: int,
    upper: int,
    channels: int,
    pixels: int,
    element_strides: Pointer,
    interleave: int,
    mode: int,
    swizzle: int,
    promotion: int,
    fill: int,
) -> None:
    """Implement `cuTensorMapEncodeIm2colWide`."""
    _check_rank(rank, 3)
    mode_ = _choice(_WIDE_MODES, mode, "CUtensorMapIm2ColWideMode")
    _encode(
        out, kind, rank, address, sizes, strides, element_strides, interleave, swizzle, promotion, fill,
        (channels, pixels if mode_ == "im2col::w" else 128), mode_, ((lower,), (upper,)),
    )  # fmt: skip


def replace_address(rt: HostRuntime, map_: Pointer, address: Pointer) -> None:
    """Implement `cuTensorMapReplaceAddress`."""
    if not map_:
        raise ApiError("cudaErrorInvalidValue")
    try:
        data = with_address(ctypes.string_at(map_, MAP_BYTES), address or 0)
    except ValueError as error:
        raise ApiError("cudaErrorInvalidValue", str(error)) from None
    _put_map(map_, data)


_MAP = "CUtensorMap *map"
_TENSOR = (
    "CUtensorMapDataType kind, cuuint32_t rank, void *address, const cuuint64_t *sizes, const cuuint64_t"
    " *strides"
)
_SHAPE = "const cuuint32_t *steps, CUtensorMapInterleave interleave"
_ACCESS = "CUtensorMapSwizzle swizzle, CUtensorMapL2promotion promotion, CUtensorMapFloatOOBfill fill"
_PIXELS = "cuuint32_t channels, cuuint32_t columns"
_ROWS = (
    (
        "cuTensorMapEncodeTiled",
        f"{_MAP}, {_TENSOR}, const cuuint32_t *box, {_SHAPE}, {_ACCESS}",
        encode_tiled,
    ),
    (
        "cuTensorMapEncodeIm2col",
        f"{_MAP}, {_TENSOR}, const int *lower, const int *upper, {_PIXELS}, {_SHAPE}, {_ACCESS}",
        encode_columns,
    ),
    (
        "cuTensorMapEncodeIm2colWide",
        (
            f"{_MAP}, {_TENSOR}, int lower, int upper, {_PIXELS}, {_SHAPE}, CUtensorMapIm2ColWideMode mode,"
            f" {_ACCESS}"
        ),
        encode_wide_columns,
    ),
    ("cuTensorMapReplaceAddress", f"{_MAP}, void *address", replace_address),
)
FUNCTIONS = driver_rows(_ROWS)
