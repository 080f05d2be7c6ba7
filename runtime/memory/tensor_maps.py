"""Tensor maps: a tensor in global memory, and the box of it that one tensor copy moves (PTX ISA 5.5; CUDA
Driver API, "Tensor Map Object Management").

A tensor map is an opaque object of 128 bytes. NVIDIA documents its fields, their limits and the functions
that write them, but not the bits. The encoding here is `LAYOUT`: every field at a fixed place, little endian,
after a magic number that has the version of the layout. Bytes that no function here has written are not a
tensor map, and using them is an error.

Dimension 0 is the innermost one. Its elements are contiguous, so strides are those of dimensions 1, 2, ….

| layout of the tensor | rank | dimensions, the innermost first | an element of a box is |
|---|---|---|---|
| tiled | 1 to 5 | any | an element |
| columns (`im2col`) | 3 to 5 | C, W, then H and D where there are, N | an element |
| interleaved, tiled or columns | 3 to 5 | W, then H and D, C / slice, N | a slice of 16 or 32 bytes |

Corners are in the order W, H, D, as coordinates are in an instruction.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, get_args

import numpy as np

ElementType = Literal[
    "u8", "u16", "u32", "s32", "u64", "s64", "f16", "f32", "f32.ftz", "f64", "bf16", "tf32", "tf32.ftz",
    "b4x16", "b4x16_p64", "b6x16_p32",
]  # fmt: skip
"""Types of elements, in the order of their numbers in `tensormap.replace` (PTX ISA 9.7.9.28)."""
ELEMENT_TYPES: tuple[ElementType, ...] = get_args(ElementType)
_BITS: dict[ElementType, int] = dict(
    zip(ELEMENT_TYPES, (8, 16, 32, 32, 64, 64, 16, 32, 32, 64, 16, 32, 32, 4, 4, 6))
)
FLOATS = frozenset({"f16", "f32", "f32.ftz", "f64", "bf16", "tf32", "tf32.ftz"})
"""Element types whose elements outside the tensor can be NaN."""
PADDED = frozenset({"b4x16_p64", "b6x16_p32"})
"""Element types of which sixteen occupy sixteen bytes of shared memory."""

MapMode = Literal["tile", "im2col", "im2col::w", "im2col::w::128"]
"""The kind of box: a block of a tensor; pixels of images in the order of a convolution; those along W."""
MAP_MODES: tuple[MapMode, ...] = get_args(MapMode)

Swizzle = Literal["none", "32B", "64B", "128B", "128B.atom32B", "128B.atom32B.flip8B", "128B.atom64B"]
"""The permutation of 16-byte chunks in shared memory (PTX ISA 5.5.7), in the driver API's order."""
SWIZZLES: tuple[Swizzle, ...] = get_args(Swizzle)

MAP_BYTES, MAP_ALIGNMENT = 128, 64
MAX_RANK = 5
_MAGIC = 0x314D_4154
"""The bytes "TAM1": the digit is the version of the layout."""

LAYOUT = np.dtype(
    {
        "names": [
            "magic", "mode", "rank", "element", "interleave", "address", "strides", "sizes", "box",
            "element_strides", "swizzle", "atomicity", "fill", "promotion", "lower", "upper", "reserved",
        ],
        "formats": [
            "<u4", "u1", "u1", "u1", "u1", "<u8", "4<u8", "5<u4", "5<u2", "5u1", "u1", "u1", "u1", "u1",
            "3<i2", "3<i2", "24u1",
        ],
        "offsets": [0, 4, 5, 6, 7, 8, 16, 48, 68, 78, 83, 84, 85, 86, 88, 94, 104],
        "itemsize": MAP_BYTES,
    }
)  # fmt: skip
"""The encoding. A size of 2^32 is 0; `box` has the channels and pixels of columns; `swizzle` and `atomicity`
are the numbers of `tensormap.replace`, and so is `element`; `interleave` is 0, 1 or 2 for none, 16 and 32
bytes, `promotion` 0 to 3 for none to 256 bytes, and `fill` 1 for NaN.
"""

_WIDTHS = ("none", "32B", "64B", "128B")
_ATOMS = ("", ".atom32B", ".atom32B.flip8B", ".atom64B")
_INTERLEAVES, _PROMOTIONS = (0, 16, 32), (0, 64, 128, 256)


@dataclass(frozen=True, slots=True)
class TensorMap:
    """The fields of a tensor map.

    `address` and `strides` are in bytes, `sizes` and `element_strides` in elements. `box` has the size of a
    tile's box in elements of each dimension, elements that strides skip included, and for columns (channels
    per pixel, pixels per column). `lower` and `upper` are the corners of columns. `interleave` is 0, 16 or
    32 bytes; elements outside the tensor are NaN with `nan_fill`, else 0; `promotion`, 0 to 256 bytes, is a
    hint.
    """

    element: ElementType
    address: int
    sizes: tuple[int, ...]
    strides: tuple[int, ...]
    box: tuple[int, ...]
    element_strides: tuple[int, ...]
    mode: MapMode = "tile"
    interleave: int = 0
    swizzle: Swizzle = "none"
    nan_fill: bool = False
    promotion: int = 0
    lower: tuple[int, ...] = ()
    upper: tuple[int, ...] = ()

    @property
    def rank(self) -> int:
        """The number of dimensions."""
        return len(self.sizes)

    @property
    def bits(self) -> int:
        """The bits of an element in global memory."""
        return _BITS[self.element]

    @property
    def span(self) -> int:
        """The bytes in which chunks are permuted; 0 without a swizzle."""
        return 0 if self.swizzle == "none" else int(self.swizzle.partition("B")[0])

    @property
    def is_wide(self) -> bool:
        """Return whether columns extend along W only."""
        return self.mode.startswith("im2col::w")

    @property
    def spatial(self) -> range:
        """The dimensions W, H and D that columns traverse."""
        first = 0 if self.interleave else 1
        return range(first, first + (1 if self.is_wide else self.rank - 2))

    def encode(self) -> bytes:
        """Return the object of 128 bytes."""
        record = np.zeros((), LAYOUT)
        width, _, atom = self.swizzle.partition(".")
        record["magic"], record["mode"], record["rank"] = _MAGIC, MAP_MODES.index(self.mode), self.rank
        record["element"] = ELEMENT_TYPES.index(self.element)
        record["interleave"] = _INTERLEAVES.index(self.interleave)
        record["address"], record["fill"] = self.address, self.nan_fill
        record["swizzle"] = _WIDTHS.index(width)
        record["atomicity"] = _ATOMS.index(f".{atom}" if atom else "")
        record["promotion"] = _PROMOTIONS.index(self.promotion)
        for name in ("strides", "box", "element_strides", "lower", "upper"):
            record[name][: len(getattr(self, name))] = getattr(self, name)
        record["sizes"][: self.rank] = [size & 0xFFFF_FFFF for size in self.sizes]
        return record.tobytes()


def _record(data: Any) -> np.ndarray:
    """Return 128 bytes as a record. Raises ValueError if they are not a tensor map."""
    record = np.frombuffer(data, LAYOUT, 1)
    if int(record["magic"][0]) != _MAGIC or record["reserved"].any():
        raise ValueError("these bytes are not a tensor map")
    return record


def decode(data: Any) -> TensorMap:
    """Return the tensor map in a buffer of 128 bytes.

    Raises ValueError if it is none, or if it breaks a rule of `check`: `tensormap.replace` can write any
    values.
    """
    (record,) = _record(data)
    rank, mode = int(record["rank"]), int(record["mode"])
    numbers = (
        ("element", ELEMENT_TYPES), ("interleave", _INTERLEAVES), ("swizzle", _WIDTHS),
        ("atomicity", _ATOMS), ("promotion", _PROMOTIONS), ("mode", MAP_MODES),
    )  # fmt: skip
    if not 1 <= rank <= MAX_RANK or any(int(record[name]) >= len(values) for name, values in numbers):
        raise ValueError("a field of the tensor map has a value without a meaning")
    width, atom = _WIDTHS[int(record["swizzle"])], _ATOMS[int(record["atomicity"])]
    if atom and width != "128B":
        raise ValueError(f"a swizzle of {width} bytes is of chunks of 16 bytes")
    spatial = 0 if not mode else 1 if mode > 1 else max(rank - 2, 0)
    result = TensorMap(
        ELEMENT_TYPES[int(record["element"])],
        int(record["address"]),
        tuple(int(size) or 1 << 32 for size in record["sizes"][:rank]),
        tuple(map(int, record["strides"][: rank - 1])),
        tuple(map(int, record["box"][: 2 if mode else rank])),
        tuple(map(int, record["element_strides"][:rank])),
        MAP_MODES[mode],
        _INTERLEAVES[int(record["interleave"])],
        width + atom,  # type: ignore[arg-type]
        bool(record["fill"]),
        _PROMOTIONS[int(record["promotion"])],
        tuple(map(int, record["lower"][:spatial])),
        tuple(map(int, record["upper"][:spatial])),
    )
    check(result)
    return result


# ----------------------------------------------------------------------------------------- rules


def _require(holds: bool, rule: str) -> None:
    if not holds:
        raise ValueError(rule)


def check(map_: TensorMap) -> None:
    """Raise ValueError with the first rule that a tensor map breaks (CUDA Driver API,
    `cuTensorMapEncodeTiled`, `cuTensorMapEncodeIm2col`, `cuTensorMapEncodeIm2colWide`).
    """
    rank, interleave, element = map_.rank, map_.interleave, map_.element
    columns = map_.mode != "tile"
    least = 3 if columns or interleave else 1
    _require(least <= rank <= MAX_RANK, f"the rank must be {least} to {MAX_RANK}, found {rank}")
    align = 32 if interleave == 32 or element in PADDED else 16
    _require(map_.address % align == 0, f"the address must be a multiple of {align}, found {map_.address:#x}")
    _require(all(1 <= size <= 1 << 32 for size in map_.sizes), f"sizes must be 1 to 2^32, found {map_.sizes}")
    multiple = 128 if element in PADDED else 2 if element == "b4x16" else 1
    _require(
        map_.sizes[0] % multiple == 0,
        f"the size of dimension 0 must be a multiple of {multiple}, found {map_.sizes[0]}",
    )
    _require(
        all(stride % align == 0 and 0 <= stride < 1 << 40 for stride in map_.strides),
        f"strides must be multiples of {align} below 2^40 bytes, found {map_.strides}",
    )
    # Dimension 0 has a stride between elements only where an element is a slice.
    steps = map_.element_strides if interleave else map_.element_strides[1:]
    _require(all(1 <= step <= 8 for step in steps), f"element strides must be 1 to 8, found {steps}")
    _check_box(map_)
    _check_swizzle(map_)
    _require(
        not map_.nan_fill or element in FLOATS,
        f"elements outside the tensor are NaN of floating-point types only, found {element}",
    )


def _check_box(map_: TensorMap) -> None:
    """Check the size of the box."""
    if map_.mode == "tile":
        _require(
            all(1 <= size <= 256 for size in map_.box), f"sizes of the box must be 1 to 256, found {map_.box}"
        )
    else:
        channels, pixels = map_.box
        _require(1 <= channels <= 256, f"channels per pixel must be 1 to 256, found {channels}")
        _require(
            map_.mode == "im2col::w::128" or 1 <= pixels <= 1024,
            f"pixels per column must be 1 to 1024, found {pixels}",
        )
        _check_corners(map_)
    if not map_.interleave:
        _require(
            map_.box[0] * map_.bits % 128 == 0,
            f"the inner dimension of the box must be a multiple of 16 bytes, found {map_.box[0]} elements of"
            f" {map_.bits} bits",
        )
    if map_.element in PADDED:
        _require(map_.box[0] == 128, f"the inner dimension of a box of {map_.element} must be 128 elements")
        _require(not map_.interleave, f"{map_.element} is not interleaved")


def _check_corners(map_: TensorMap) -> None:
    """Check the corners of columns."""
    bits = 16 if map_.is_wide else {3: 16, 4: 8, 5: 5}[map_.rank]
    low, high = -(1 << bits - 1), (1 << bits - 1) - 1
    _require(
        all(low <= corner <= high for corner in (*map_.lower, *map_.upper)),
        f"corners must be {low} to {high}, found {map_.lower} and {map_.upper}",
    )
    _require(
        all(
            lower < map_.sizes[axis] + upper
            for axis, lower, upper in zip(map_.spatial, map_.lower, map_.upper)
        ),
        f"the corners {map_.lower} and {map_.upper} leave no pixel of {map_.sizes}",
    )
    _require(not (map_.is_wide and map_.interleave), f"{map_.mode} is not interleaved")
    _require(
        not map_.is_wide or map_.swizzle in ("64B", "128B", "128B.atom32B"),
        f"{map_.mode} needs a swizzle of 64 or 128 bytes without a flip, found {map_.swizzle}",
    )


def _check_swizzle(map_: TensorMap) -> None:
    """Check the swizzle against the box and the element type."""
    _require(
        map_.interleave != 32 or map_.swizzle == "32B",
        f"slices of 32 bytes need a swizzle of 32 bytes, found {map_.swizzle}",
    )
    inner = map_.box[0] if map_.element in PADDED else map_.box[0] * map_.bits // 8
    _require(
        bool(map_.interleave) or not map_.span or inner <= map_.span,
        f"the inner dimension of the box must be at most the {map_.span} bytes of the swizzle, found {inner}",
    )
    if map_.element in PADDED:
        allowed = ["none", "128B", "128B.atom32B", *(["128B.atom64B"] if map_.element[:2] == "b6" else [])]
        _require(
            map_.swizzle in allowed,
            f"{map_.element} has no swizzle {map_.swizzle}, only {', '.join(allowed)}",
        )


# --------------------------------------------------------------------------------------- changes

_FIELDS = {
    "global_address": "address", "rank": "rank", "box_dim": "box", "global_dim": "sizes",
    "global_stride": "strides", "element_stride": "element_strides", "elemtype": "element",
    "interleave_layout": "interleave", "swizzle_mode": "swizzle", "swizzle_atomicity": "atomicity",
    "fill_mode": "fill",
}  # fmt: skip
"""The field of `LAYOUT` for each name of `tensormap.replace`."""


def replaced(data: Any, field: str, value: int, ordinal: int = 0) -> bytes:
    """Return the tensor map in a buffer of 128 bytes with one field replaced (`tensormap.replace`).

    The value of 'rank' is one less than the rank; ordinal 0 of 'global_stride' is the stride of dimension 1.
    Rules that involve other fields are checked when the map is used. Raises ValueError if the bytes are not a
    tiled tensor map, there is no such ordinal, or the field cannot hold the value.
    """
    record = _record(data).copy()
    if record["mode"][0]:
        raise ValueError(f"{MAP_MODES[int(record['mode'][0])]} tensor maps have no fields to replace")
    place = record[_FIELDS[field]][0]
    number = value + 1 if field == "rank" else value
    count = place.shape[0] if place.shape else 1
    if ordinal >= count:
        raise ValueError(f"there are {count} fields {field}, found ordinal {ordinal}")
    if number > np.iinfo(place.dtype).max:
        raise ValueError(f"{value} is no {field} of a tensor map")
    record[_FIELDS[field]][(0, ordinal) if place.shape else 0] = number
    return record.tobytes()


def with_address(data: Any, address: int) -> bytes:
    """Return the tensor map in a buffer of 128 bytes with another address (`cuTensorMapReplaceAddress`).

    Raises ValueError if there is no valid map, or none with this address.
    """
    record = _record(data).copy()
    decode(data)
    record["address"][0] = address
    decode(record.tobytes())
    return record.tobytes()


def chunk_order(swizzle: Swizzle, address: np.ndarray) -> np.ndarray:
    """Return the shared addresses (int64) at which bytes are that a box without a swizzle has at `address`.

    The swizzle permutes bits of the *absolute* shared address, not of the offset in the box: of a box that
    does not start at a multiple of the pattern's size, the first rows are those in the middle of the pattern.
    Bits 4 to 6, the number of a chunk of 16 bytes in a line of 128, are combined by XOR with those from 7
    on, the number of the line: two of them for 64B, one for 32B; larger atoms keep the lower bits of
    the chunk's number. `flip8B` exchanges the halves of chunks in every other line.

    >>> for line in chunk_order("64B", np.arange(0, 512, 16)).reshape(4, 8) // 16 % 8:
    ...     print(*line)
    0 1 2 3 4 5 6 7
    1 0 3 2 5 4 7 6
    2 3 0 1 6 7 4 5
    3 2 1 0 7 6 5 4
    """
    if swizzle == "none":
        return address
    width, _, options = swizzle.partition("B")
    atom = {"": 4, ".atom32B": 5, ".atom32B.flip8B": 5, ".atom64B": 6}[options]
    lines = (address >> 7) & ((int(width) >> atom) - 1)
    result: np.ndarray = address ^ (lines << atom)
    return result ^ ((address >> 4) & 8) if "flip8B" in options else result
