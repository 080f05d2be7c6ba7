"""Boxes of tensors: the global and shared addresses of the elements of one tensor copy (PTX ISA 5.5.3
to 5.5.7, 9.7.9.27).

A *row* of a box is what is contiguous in shared memory before the swizzle: the elements of a tile along
dimension 0, or the channels of a pixel. Rows follow one another, the lower dimensions fastest, without gaps;
with a swizzle of a tensor that is not interleaved, a row occupies a multiple of the swizzle's bytes. The
order of the chunks is that of `tensor_maps.chunk_order`.

Where the ISA's text says too little, this is how it is read here:

* Of a box of an interleaved tensor, dimension C / slice must have size 1; the ISA defines no order of slices.
* The halo of `im2col::w::128`: its pixels follow the 128 others, in the order (first of each of the
  four groups of 32, second of each, …). The halo of `im2col::w` follows the other pixels.
* With columns into global memory, pixels outside the tensor are left out, as elements of tiles are.
* Elements outside a tensor that are NaN have 0x7ff7 in each 16 bits.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np

from .tensor_maps import PADDED, TensorMap, chunk_order

CopyMode = Literal[
    "tile", "tile::gather4", "tile::scatter4", "im2col", "im2col_no_offs", "im2col::w", "im2col::w::128"
]
"""The mode of an instruction: that of its map, four rows of a matrix, or columns without offsets."""

SHARED_ALIGNMENT = 128
"""The alignment of the shared memory of a tensor copy."""
GATHERED = 4
"""Rows of `tile::gather4` and `tile::scatter4`."""
OOB_NAN = 0x7FF7
"""The 16 bits that fill elements outside a tensor in the NaN mode."""


@dataclass(frozen=True, slots=True)
class TensorBox:
    """The pieces that a copy moves, each of `width` bytes (1, 2, 4 or 8; 16 of a `packed` box).

    `address` (uint64) are the pieces' global addresses, modulo 2^64 and without meaning where `inside` is
    false: there the element is outside the tensor. `offset` (int64) are bytes from the start of the box in
    shared memory. `bytes` is the number that completes on an mbarrier: that of all elements in global memory,
    those outside included, without padding.
    """

    address: np.ndarray
    inside: np.ndarray
    offset: np.ndarray
    width: int
    bytes: int


def _units(map_: TensorMap) -> tuple[int, int, int]:
    """Return elements, bytes in global memory, and bytes in shared memory of the smallest part of a row that
    is moved: an element, a slice, or as many elements as make whole bytes or a chunk.
    """
    if map_.interleave:
        return 1, map_.interleave, map_.interleave
    if map_.element in PADDED:
        return 16, 2 * map_.bits, 16
    if map_.bits < 8:
        return 2, 1, 1
    return 1, map_.bits // 8, map_.bits // 8


def tensor_box(
    map_: TensorMap,
    mode: CopyMode,
    coordinates: Sequence[int],
    offsets: Sequence[int],
    shared: int,
    packed: bool = False,
    coarse: bool = False,
) -> TensorBox:
    """Return the box at `coordinates`, with shared memory from address `shared` on.

    `mode` is the instruction's: that of the map, 'tile::gather4' or 'tile::scatter4' with coordinates
    (column, four rows), or 'im2col_no_offs'. `offsets` are those of the instruction: along W, H, D for
    'im2col', (halo, offset) for wide columns. With `packed`, a piece is sixteen elements of `b6x16_p32`. With
    `coarse`, a piece may be several elements. Raises ValueError if mode, coordinates or offsets do not fit
    the map.
    """
    takes_rows = mode in ("tile::gather4", "tile::scatter4")
    if map_.mode != ("tile" if takes_rows else "im2col" if mode == "im2col_no_offs" else mode):
        raise ValueError(f"the tensor map is for the mode {map_.mode}, the copy has the mode {mode}")
    count = 1 + GATHERED if takes_rows else map_.rank
    if takes_rows and (map_.rank != 2 or map_.interleave or map_.box[1] != 1):
        raise ValueError(f"{mode} needs a tensor map of rank 2 whose box has one row")
    if len(coordinates) != count:
        raise ValueError(f"the tensor map has rank {map_.rank}, the copy has {len(coordinates)} coordinates")
    elements, unit_bytes, pitch = _units(map_)
    step = 128 if map_.element in PADDED else elements
    if coordinates[0] % step and not map_.interleave:
        raise ValueError(
            f"the first coordinate of a box of {map_.element} must be a multiple of {step}, found"
            f" {coordinates[0]}"
        )
    if coarse and elements == 1 and not map_.interleave:
        unit_bytes = pitch = _common_width(map_, coordinates[0])
        elements = unit_bytes * 8 // map_.bits
    if map_.mode == "tile":
        axes = _tile(map_, coordinates, elements)
    else:
        axes = _columns(map_, coordinates, offsets, elements)
    rows, units = np.broadcast_shapes(*(axis.shape for axis in axes))
    inside = np.ones((rows, units), np.bool_)
    address = np.full((rows, units), map_.address, np.uint64)
    # Along dimension 0, a unit's bytes are proportional to its coordinate in units.
    inner = axes[0].astype(np.uint64) if map_.interleave else (axes[0] // elements).astype(np.uint64)
    address += inner * np.uint64(unit_bytes)
    for axis, (position, size) in enumerate(zip(axes, map_.sizes)):
        inside &= (position >= 0) & (position < size)
        if axis:
            address += position.astype(np.uint64) * np.uint64(map_.strides[axis - 1])
    row_bytes = units * pitch
    if map_.span and not map_.interleave:
        row_bytes = -(-row_bytes // map_.span) * map_.span
    linear = shared + np.arange(rows)[:, None] * row_bytes + np.arange(units) * pitch
    # Slices are moved element by element only where elements matter.
    width = map_.bits // 8 if map_.interleave and map_.bits >= 8 and not coarse else math.gcd(unit_bytes, 8)
    if packed:
        width = pitch
    parts = 1 if packed else unit_bytes // width
    places = linear[:, :, None] + np.arange(parts) * width
    return TensorBox(
        (address[:, :, None] + np.arange(parts, dtype=np.uint64) * np.uint64(width)).reshape(-1),
        np.repeat(inside.reshape(-1), parts),
        (chunk_order(map_.swizzle, places) - shared).reshape(-1),
        width,
        rows * units * unit_bytes,
    )


def _common_width(map_: TensorMap, first: int) -> int:
    """Return the largest number of bytes, at most 8, of which the box's inner dimension, the tensor's and the
    coordinate are multiples, so that no piece is partly outside.
    """
    size = map_.bits // 8
    return math.gcd(8, first * size, map_.sizes[0] * size, map_.box[0] * size)


def _tile(map_: TensorMap, coordinates: Sequence[int], elements: int) -> list[np.ndarray]:
    """Return the coordinates of a tile's units: for each dimension an array that broadcasts to (rows,
    units).
    """
    steps = list(map_.element_strides)
    if not map_.interleave:
        steps[0] = elements
    elif map_.box[map_.rank - 2] != 1:
        raise ValueError(
            f"the box of an interleaved tensor has one slice of channels, found {map_.box[map_.rank - 2]}"
        )
    inner = coordinates[0] + np.arange(-(-map_.box[0] // steps[0])) * steps[0]
    if len(coordinates) > map_.rank:
        return [inner[None, :], np.array(coordinates[1:], np.int64)[:, None]]
    counts = [-(-size // step) for size, step in zip(map_.box[1:], steps[1:])]
    number, axes = np.arange(math.prod(counts)), [inner[None, :]]
    for first, count, step in zip(coordinates[1:], counts, steps[1:]):
        axes.append((first + number % count * step)[:, None])
        number = number // count
    return axes


def _columns(
    map_: TensorMap, coordinates: Sequence[int], offsets: Sequence[int], elements: int
) -> list[np.ndarray]:
    """Return the coordinates of the units of columns, as `_tile` does.

    Pixels are taken along W, then H, D and N: each of W, H and D begins at its coordinate, ends before the
    upper corner, and begins again at the lower one.
    """
    order, spatial = np.arange(map_.box[1]), map_.spatial
    shift, filters = 0, list(offsets) or [0] * len(spatial)
    if map_.is_wide:
        halo, shift = offsets
        most = 32 if map_.mode == "im2col::w::128" else 512
        if not (0 <= halo < most and 0 <= shift < 32):
            raise ValueError(f"a halo below {most} and an offset below 32 are expected, found {offsets}")
        filters = [0]
        order = np.arange(map_.box[1] + halo)
        if map_.mode == "im2col::w::128":
            groups = 32 * np.arange(1, 5)
            order = np.concatenate((np.arange(128), (np.arange(halo)[:, None] + groups).reshape(-1)))
    bits = {3: 16, 4: 8, 5: 5}[map_.rank]
    if any(not 0 <= offset < 1 << bits for offset in filters):
        raise ValueError(f"offsets of columns must be 0 to {(1 << bits) - 1}, found {filters}")
    axes: list[np.ndarray] = [np.array([[coordinate]], np.int64) for coordinate in coordinates]
    number = order
    for axis, lower, upper, offset in zip(spatial, map_.lower, map_.upper, filters):
        low, end = lower + shift, map_.sizes[axis] + upper + shift
        first, step = coordinates[axis] + (shift if axis == spatial[0] else 0), map_.element_strides[axis]
        if not (low <= first or map_.is_wide) or first >= end:
            raise ValueError(
                f"coordinate {axis} of the columns is {first}, outside the box from {low} to {end - 1}"
            )
        in_first, each = -(-(end - first) // step), -(-(end - low) // step)
        later = number - in_first
        in_row = np.where(number < in_first, first + number * step, low + later % each * step)
        axes[axis] = (in_row + offset)[:, None]
        number = np.where(number < in_first, 0, 1 + later // each)
    last = map_.rank - 1
    axes[last] = (coordinates[last] + number * map_.element_strides[last])[:, None]
    if not map_.interleave:
        axes[0] = coordinates[0] + np.arange(0, map_.box[0], elements)[None, :]
    return axes


def check_direction(map_: TensorMap, coordinates: Sequence[int], is_load: bool) -> None:
    """Raise ValueError for a copy in a direction that its tensor map excludes (PTX ISA 9.7.9.27.1.1)."""
    if is_load:
        if map_.element == "b6x16_p32" and map_.swizzle == "128B.atom64B":
            raise ValueError("b6x16_p32 with chunks of 64 bytes is copied to global memory only")
        return
    if map_.swizzle.endswith("flip8B"):
        raise ValueError("a swizzle that exchanges 8 bytes is for copies to shared memory only")
    if map_.element == "b4x16_p64":
        raise ValueError("b4x16_p64 is copied to shared memory only")
    if min(coordinates) < 0:
        raise ValueError(f"the box of a copy to global memory begins at {tuple(coordinates)}, below 0")
    if any(corner < 0 for corner in map_.lower) or any(corner > 0 for corner in map_.upper):
        raise ValueError("the corners of columns that are copied to global memory lie outside the tensor")


def fill_values(map_: TensorMap, width: int) -> int:
    """Return the bits of a piece of `width` bytes that is outside the tensor."""
    return int.from_bytes(OOB_NAN.to_bytes(2, "little") * (width // 2), "little") if map_.nan_fill else 0


def round_loaded(map_: TensorMap, values: np.ndarray) -> np.ndarray:
    """Return loaded bits (an unsigned integer type of the element's size) as the element type has them.

    `.ftz` flushes subnormal numbers to zero of their sign, `tf32` rounds to the nearest number with ten bits
    of fraction, ties to even; NaN and infinity are kept.
    """
    if map_.element not in ("f32.ftz", "tf32", "tf32.ftz"):
        return values
    exponent, sign = values & np.uint32(0x7F80_0000), values & np.uint32(0x8000_0000)
    if map_.element.endswith("ftz"):
        values = np.where(exponent == 0, sign, values)
    if map_.element.startswith("tf32"):
        odd = (values >> np.uint32(13)) & np.uint32(1)
        rounded = (values + np.uint32(0xFFF) + odd) & np.uint32(0xFFFF_E000)
        values = np.where(exponent == np.uint32(0x7F80_0000), values, rounded)
    return values


def is_rounded(map_: TensorMap) -> bool:
    """Return whether `round_loaded` changes values, so that pieces must be single elements."""
    return map_.element in ("f32.ftz", "tf32", "tf32.ftz")


def unpack_6bit(chunks: np.ndarray) -> np.ndarray:
    """Return, of shape (n, 12), the packed form of chunks of shape (n, 16) with 6 bits in each byte
    (`b6p2x16`).
    """
    bits = np.unpackbits(chunks.reshape(-1, 16, 1), axis=2, bitorder="little")[:, :, :6]
    result: np.ndarray = np.packbits(bits.reshape(len(bits), 96), axis=1, bitorder="little")
    return result
