"""Tensor maps and their boxes against loops over elements, the tables of the ISA, and counters."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from minicc.runtime.memory.tensor_boxes import (
    check_direction,
    fill_values,
    round_loaded,
    tensor_box,
    unpack_6bit,
)
from minicc.runtime.memory.tensor_maps import (
    ELEMENT_TYPES,
    LAYOUT,
    SWIZZLES,
    TensorMap,
    check,
    chunk_order,
    decode,
    replaced,
    with_address,
)
from minicc.support import floats

BASE = TensorMap("f32", 0x1000, (64, 32), (256,), (16, 8), (1, 1))
SIZES = {8: ("u8",), 16: ("u16", "f16", "bf16"), 32: ("u32", "s32", "f32"), 64: ("u64", "s64", "f64")}
THOROUGH = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])

PATTERNS = {
    "32B": ["01234567", "10325476"],
    "64B": ["01234567", "10325476", "23016745", "32107654"],
    "128B": [
        "01234567", "10325476", "23016745", "32107654", "45670123", "54761032", "67452301", "76543210",
    ],
    "128B.atom32B": ["01234567", "23016745", "45670123", "67452301"],
    "128B.atom64B": ["01234567", "45670123"],
}  # fmt: skip
"""The tables of PTX ISA 5.5.7: for each line of 128 bytes, the chunk of 16 bytes at each place."""


def plain_place(swizzle: str, address: int) -> int:
    """Return where a byte goes by the tables; lines and chunks are searched, not computed."""
    if swizzle == "none":
        return address
    flip = swizzle.endswith(".flip8B")
    pattern = PATTERNS[swizzle.removesuffix(".flip8B")]
    line, inside = divmod(address, 128)
    chunk, byte = divmod(inside, 16)
    place = pattern[line % len(pattern)].index(str(chunk))
    if flip and line % 2:
        byte = (byte + 8) % 16
    return line * 128 + place * 16 + byte


@pytest.mark.parametrize("swizzle", SWIZZLES)
def test_the_order_of_chunks_is_that_of_the_tables(swizzle: Any) -> None:
    addresses = np.arange(4096)
    assert chunk_order(swizzle, addresses).tolist() == [plain_place(swizzle, a) for a in range(4096)]


# ------------------------------------------------------------------------------------------ maps


@st.composite
def tiled_maps(draw: st.DrawFn, interleaved: bool = False) -> TensorMap:
    rank = draw(st.integers(3 if interleaved else 1, 5))
    bits = draw(st.sampled_from((8, 16, 32, 64)))
    element = draw(st.sampled_from(SIZES[bits]))
    interleave = draw(st.sampled_from((16, 32))) if interleaved else 0
    swizzle = "32B" if interleave == 32 else draw(st.sampled_from(SWIZZLES))
    small = st.integers(1, 6)
    sizes = [draw(st.integers(1, 40)), *(draw(small) for _ in range(rank - 1))]
    box = [draw(small) for _ in range(rank)]
    if interleaved:
        box[rank - 2] = 1
    else:
        most = int(swizzle.partition("B")[0]) if swizzle != "none" else 64
        box[0] = draw(st.integers(1, most // 16)) * 128 // bits
    align = 32 if interleave == 32 else 16
    step, strides = (interleave or bits // 8) * sizes[0], []
    for size in sizes[1:]:
        step = -(-step // align) * align + align * draw(st.integers(0, 2))
        strides.append(step)
        step *= size
    return TensorMap(
        element,
        0x4000,
        tuple(sizes),
        tuple(strides),
        tuple(box),
        tuple(draw(st.integers(1, 3)) for _ in range(rank)),
        interleave=interleave,
        swizzle=swizzle,
        nan_fill=element in ("f16", "bf16", "f32", "f64") and draw(st.booleans()),
    )


@st.composite
def column_maps(draw: st.DrawFn, wide: bool = False) -> TensorMap:
    map_ = draw(tiled_maps().filter(lambda m: m.rank >= 3 and (not wide or m.swizzle in WIDE)))
    spatial = 1 if wide else map_.rank - 2
    corners = [(draw(st.integers(-2, 2)), draw(st.integers(-2, 2))) for _ in range(spatial)]
    corners = [(lower, max(upper, lower - size + 1)) for (lower, upper), size in zip(corners, map_.sizes[1:])]
    mode = draw(st.sampled_from(("im2col::w", "im2col::w::128"))) if wide else "im2col"
    return replace(
        map_,
        mode=mode,
        box=(map_.box[0], draw(st.integers(1, 40))),
        lower=tuple(lower for lower, _ in corners),
        upper=tuple(upper for _, upper in corners),
    )


WIDE = ("64B", "128B", "128B.atom32B")
ANY = st.one_of(tiled_maps(), tiled_maps(interleaved=True), column_maps(), column_maps(wide=True))


@THOROUGH
@given(ANY)
def test_a_map_is_encoded_in_128_bytes_and_decoded(map_: TensorMap) -> None:
    check(map_)
    data = map_.encode()
    assert len(data) == 128 and decode(data) == map_
    assert decode(with_address(data, map_.address + 64)) == replace(map_, address=map_.address + 64)


@given(st.binary(min_size=128, max_size=128))
def test_other_bytes_are_no_map(data: bytes) -> None:
    with pytest.raises(ValueError, match="not a tensor map"):
        decode(data)


@given(st.dictionaries(st.integers(4, 127), st.integers(0, 255), max_size=12))
def test_damaged_maps_are_decoded_or_rejected(changes: dict[int, int]) -> None:
    data = bytearray(BASE.encode())
    for place, byte in changes.items():
        data[place] = byte
    try:
        check(decode(bytes(data)))
    except ValueError as error:
        assert str(error)


BROKEN: dict[str, tuple[dict[str, Any], str]] = {
    "rank": (
        {"sizes": (1,) * 6, "strides": (16,) * 5, "box": (4,) * 6, "element_strides": (1,) * 6}, "1 to 5",
    ),
    "rank of slices": ({"interleave": 16}, "3 to 5"),
    "address": ({"address": 0x1008}, "a multiple of 16"),
    "size": ({"sizes": (64, 0)}, "1 to 2"),
    "large size": ({"sizes": (64, 2**32 + 1)}, "1 to 2"),
    "stride": ({"strides": (264,)}, "multiples of 16"),
    "large stride": ({"strides": (1 << 40,)}, "below 2"),
    "box": ({"box": (16, 257)}, "1 to 256"),
    "empty box": ({"box": (16, 0)}, "1 to 256"),
    "inner bytes": ({"box": (6, 8)}, "a multiple of 16 bytes"),
    "element stride": ({"element_strides": (1, 9)}, "1 to 8"),
    "no element stride": ({"element_strides": (1, 0)}, "1 to 8"),
    "swizzle": ({"swizzle": "32B"}, "at most the 32 bytes"),
    "nan": ({"element": "u32", "nan_fill": True}, "floating-point types only"),
    "padded size": ({"element": "b6x16_p32", "box": (128, 8)}, "a multiple of 128"),
    "padded box": ({"element": "b4x16_p64", "sizes": (256, 8), "box": (64, 8)}, "must be 128 elements"),
    "padded address": (
        {"element": "b4x16_p64", "sizes": (256, 8), "box": (128, 8), "address": 0x1010},
        "a multiple of 32",
    ),
    "padded swizzle": (
        {"element": "b4x16_p64", "sizes": (256, 8), "box": (128, 8), "swizzle": "128B.atom64B"},
        "has no swizzle",
    ),
    "slices of 32": (
        {"sizes": (8, 2, 2), "strides": (256, 512), "box": (4, 1, 1), "element_strides": (1, 1, 1),
         "interleave": 32},
        "need a swizzle of 32 bytes",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", BROKEN)
def test_rules_of_the_driver(name: str) -> None:
    changes, message = BROKEN[name]
    check(BASE)
    with pytest.raises(ValueError, match=message):
        check(replace(BASE, **changes))


COLUMNS = TensorMap(
    "f16", 0x1000, (16, 5, 4, 2), (32, 160, 640), (16, 9), (1, 1, 1, 1), "im2col",
    lower=(-1, -1), upper=(-1, -1),
)  # fmt: skip


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"lower": (-129, 0)}, "-128 to 127"),
        ({"upper": (0, 128)}, "-128 to 127"),
        ({"lower": (4, 0), "upper": (-1, 0)}, "leave no pixel"),
        ({"box": (264, 9)}, "1 to 256"),
        ({"box": (16, 1025)}, "1 to 1024"),
        ({"box": (16, 0)}, "1 to 1024"),
        ({"mode": "im2col::w", "lower": (0,), "upper": (0,)}, "needs a swizzle"),
        ({"sizes": (16, 5), "strides": (32,), "element_strides": (1, 1), "lower": (), "upper": ()}, "3 to 5"),
    ],
)
def test_rules_of_columns(changes: dict[str, Any], message: str) -> None:
    check(COLUMNS)
    with pytest.raises(ValueError, match=message):
        check(replace(COLUMNS, **changes))


def test_fields_are_replaced() -> None:
    changes = [
        ("global_address", 0, 0x9000), ("rank", 0, 2), ("global_dim", 2, 5), ("global_stride", 1, 8192),
        ("box_dim", 0, 32), ("box_dim", 2, 3), ("element_stride", 2, 2), ("elemtype", 0, 6),
        ("swizzle_mode", 0, 3), ("swizzle_atomicity", 0, 1), ("fill_mode", 0, 1),
    ]  # fmt: skip
    data = BASE.encode()
    for field, ordinal, value in changes:
        data = replaced(data, field, value, ordinal)
    assert decode(data) == TensorMap(
        "f16", 0x9000, (64, 32, 5), (256, 8192), (32, 8, 3), (1, 1, 2), swizzle="128B.atom32B", nan_fill=True
    )
    assert decode(replaced(BASE.encode(), "global_dim", 0, 1)).sizes == (64, 1 << 32)


@pytest.mark.parametrize(
    ("field", "ordinal", "value", "message"),
    [
        ("box_dim", 5, 1, "there are 5 fields"),
        ("global_stride", 4, 16, "there are 4 fields"),
        ("element_stride", 0, 256, "is no element_stride"),
        ("box_dim", 0, 1 << 16, "is no box_dim"),
    ],
)
def test_values_that_no_field_holds(field: str, ordinal: int, value: int, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        replaced(BASE.encode(), field, value, ordinal)
    with pytest.raises(ValueError, match="not a tensor map"):
        replaced(bytes(128), "rank", 0)
    with pytest.raises(ValueError, match="no fields to replace"):
        replaced(COLUMNS.encode(), "rank", 0)


def test_the_layout_has_no_overlap_and_leaves_no_field_out() -> None:
    owner: dict[int, str] = {}
    for name in LAYOUT.names:
        dtype, offset = LAYOUT.fields[name][:2]
        for byte in range(offset, offset + dtype.itemsize):
            assert byte not in owner, (name, owner[byte])
            owner[byte] = name
    assert set(range(128)) - set(owner) == {87, 100, 101, 102, 103}


# ----------------------------------------------------------------------------------------- boxes


def pieces(box: Any) -> dict[int, int | None]:
    """Return the global address of the byte at each offset of shared memory, None where it is filled."""
    result: dict[int, int | None] = {}
    for address, inside, offset in zip(box.address.tolist(), box.inside.tolist(), box.offset.tolist()):
        for byte in range(box.width):
            assert offset + byte not in result
            result[offset + byte] = address + byte if inside else None
    return result


def expected_pieces(
    map_: TensorMap, rows: list[tuple[int, ...]], shared: int, each: list[int] | None = None
) -> dict[int, int | None]:
    """Return the same for rows that begin at coordinates, by loops over elements and their bytes."""
    size = map_.interleave or map_.bits // 8
    inner = each if each is not None else list(range(map_.box[0]))
    length = len(inner) * size
    if map_.swizzle != "none" and not map_.interleave:
        span = int(map_.swizzle.partition("B")[0])
        length += -length % span
    result: dict[int, int | None] = {}
    for row, start in enumerate(rows):
        for unit, extra in enumerate(inner):
            point = (start[0] + extra, *start[1:])
            inside = all(0 <= p < n for p, n in zip(point, map_.sizes))
            address = map_.address + point[0] * size + sum(p * s for p, s in zip(point[1:], map_.strides))
            for byte in range(size):
                place = plain_place(map_.swizzle, shared + row * length + unit * size + byte) - shared
                result[place] = address + byte if inside else None
    return result


SHARED = st.integers(0, 15).map(lambda n: 128 * n)


@THOROUGH
@given(st.one_of(tiled_maps(), tiled_maps(interleaved=True)), st.data(), SHARED, st.booleans())
def test_tiles(map_: TensorMap, data: st.DataObject, shared: int, coarse: bool) -> None:
    start = [data.draw(st.integers(-5, 8)) for _ in range(map_.rank)]
    axes = [
        range(first, first + size, step) for first, size, step in zip(start, map_.box, map_.element_strides)
    ]
    rows = [(start[0], *reversed(point)) for point in itertools.product(*reversed(axes[1:]))]
    inner = [p - start[0] for p in axes[0]] if map_.interleave else None
    box = tensor_box(map_, "tile", start, (), shared, coarse=coarse)
    assert pieces(box) == expected_pieces(map_, rows, shared, inner)
    assert box.bytes == len(box.offset) * box.width


@THOROUGH
@given(tiled_maps().filter(lambda m: m.rank == 2), st.data(), SHARED)
def test_four_rows(map_: TensorMap, data: st.DataObject, shared: int) -> None:
    map_ = replace(map_, box=(map_.box[0], 1))
    column, *rows = [data.draw(st.integers(-3, 8)) for _ in range(5)]
    box = tensor_box(map_, "tile::gather4", (column, *rows), (), shared)
    assert pieces(box) == expected_pieces(map_, [(column, row) for row in rows], shared)


def count_pixels(
    map_: TensorMap, start: list[int], lower: list[int], end: list[int], count: int
) -> list[list[int]]:
    """Return the coordinates of pixels by counting: W, then H, D and N."""
    point, result = list(start), []
    for _ in range(count):
        result.append(list(point))
        for axis, (low, high) in enumerate(zip(lower, end), start=1):
            point[axis] += map_.element_strides[axis]
            if point[axis] < high:
                break
            point[axis] = low
        else:
            point[-1] += map_.element_strides[-1]
    return result


@THOROUGH
@given(column_maps(), st.data(), SHARED, st.booleans())
def test_columns(map_: TensorMap, data: st.DataObject, shared: int, coarse: bool) -> None:
    end = [size + upper for size, upper in zip(map_.sizes[1:], map_.upper)]
    start = [
        data.draw(st.integers(-3, 5)),
        *(data.draw(st.integers(low, high - 1)) for low, high in zip(map_.lower, end)),
        data.draw(st.integers(-1, 4)),
    ]
    offsets = [data.draw(st.integers(0, 3)) for _ in map_.lower]
    pixels = count_pixels(map_, start, list(map_.lower), end, map_.box[1])
    rows = [(p[0], *(c + o for c, o in zip(p[1:], offsets)), p[-1]) for p in pixels]
    box = tensor_box(map_, "im2col", start, offsets, shared, coarse=coarse)
    assert pieces(box) == expected_pieces(map_, rows, shared)
    plain = tensor_box(map_, "im2col_no_offs", start, (), shared)
    assert pieces(plain) == expected_pieces(map_, [tuple(p) for p in pixels], shared)


@THOROUGH
@given(column_maps(wide=True), st.data(), SHARED)
def test_wide_columns(map_: TensorMap, data: st.DataObject, shared: int) -> None:
    halo, shift = data.draw(st.integers(0, 6)), data.draw(st.integers(0, 3))
    lower, end = map_.lower[0] + shift, map_.sizes[1] + map_.upper[0] + shift
    start = [
        data.draw(st.integers(-2, 5)),
        data.draw(st.integers(map_.lower[0] - 2, end - shift - 1)),
        *(data.draw(st.integers(-1, 5)) for _ in map_.sizes[2:]),
    ]
    shifted = [start[0], start[1] + shift, *start[2:]]
    if map_.mode == "im2col::w":
        rows = count_pixels(map_, shifted, [lower], [end], map_.box[1] + halo)
    else:
        rows = count_pixels(map_, shifted, [lower], [end], 128 + halo)
        rows = rows[:128] + [rows[32 * group + h] for h in range(halo) for group in (1, 2, 3, 4)]
    box = tensor_box(map_, map_.mode, start, (halo, shift), shared)
    assert pieces(box) == expected_pieces(map_, [tuple(row) for row in rows], shared)


def test_interleaved_columns() -> None:
    """Pixels of slices: dimension 0 is W."""
    map_ = TensorMap(
        "f16",
        0,
        (5, 4, 3, 2),
        (80, 320, 960),
        (8, 11),
        (1, 1, 1, 1),
        "im2col",
        16,
        lower=(0, -1),
        upper=(-1, 0),
    )
    check(map_)
    box = tensor_box(map_, "im2col", (2, 0, 1, 0), (1, 0), 0)
    w, h, n, wanted = 2, 0, 0, []
    for _ in range(11):
        point = (w + 1, h, 1, n)
        wanted.append(point)
        w += 1
        if w == 4:
            w, h = 0, h + 1
            if h == 4:
                h, n = -1, n + 1
    assert pieces(box) == expected_pieces(map_, wanted, 0, [0])


def test_packed_elements() -> None:
    """Sixteen elements of 4 or 6 bits occupy 8, or 16 bytes with a gap at their end."""
    map_ = TensorMap("b4x16", 0, (96, 3), (64,), (64, 2), (1, 1))
    check(map_)
    box = tensor_box(map_, "tile", (-32, 2), (), 0)
    wanted = {row * 32 + byte: 128 + byte - 16 if byte >= 16 and not row else None
              for row in range(2) for byte in range(32)}  # fmt: skip
    assert pieces(box) == wanted and box.bytes == 64
    for element, size in (("b4x16_p64", 8), ("b6x16_p32", 12)):
        map_ = TensorMap(element, 0, (256, 2), (192,), (128, 1), (1, 1), swizzle="128B")  # type: ignore[arg-type]
        check(map_)
        box = tensor_box(map_, "tile", (128, 1), (), 128)
        wanted = {
            plain_place("128B", 128 + 16 * unit + byte) - 128: 192 + size * (8 + unit) + byte
            for unit in range(8)
            for byte in range(size)
        }
        assert pieces(box) == wanted and box.bytes == 8 * size
        with pytest.raises(ValueError, match="a multiple of 128"):
            tensor_box(map_, "tile", (64, 0), (), 0)
    packed = tensor_box(map_, "tile", (128, 1), (), 128, packed=True)
    assert packed.width == 16 and packed.address.tolist() == [192 + 12 * (8 + unit) for unit in range(8)]


def test_six_bits_are_packed() -> None:
    chunks = np.random.default_rng(1).integers(0, 256, (5, 16), np.uint8)
    for chunk, packed in zip(chunks.tolist(), unpack_6bit(chunks)):
        number = sum((byte & 63) << 6 * place for place, byte in enumerate(chunk))
        assert int.from_bytes(packed.tobytes(), "little") == number


@pytest.mark.parametrize(
    ("map_", "mode", "coordinates", "offsets", "message"),
    [
        (BASE, "im2col", (0, 0), (), "is for the mode tile"),
        (BASE, "tile", (0, 0, 0), (), "has rank 2"),
        (BASE, "tile::gather4", (0, 0, 0, 0, 0), (), "whose box has one row"),
        (COLUMNS, "tile", (0, 0, 0, 0), (), "is for the mode im2col"),
        (COLUMNS, "im2col", (0, -2, 0, 0), (0, 0), "outside the box from -1 to 3"),
        (COLUMNS, "im2col", (0, 4, 0, 0), (0, 0), "outside the box from -1 to 3"),
        (COLUMNS, "im2col", (0, 0, 0, 0), (256, 0), "must be 0 to 255"),
        (
            replace(COLUMNS, mode="im2col::w", swizzle="64B", lower=(0,), upper=(0,)),
            "im2col::w",
            (0, 0, 0, 0),
            (512, 0),
            "a halo below 512",
        ),
        (
            TensorMap("f16", 0, (8, 2, 2), (128, 256), (4, 2, 1), (1, 1, 1), interleave=16),
            "tile",
            (0, 0, 0),
            (),
            "one slice of channels",
        ),
        (TensorMap("b4x16", 0, (96,), (), (64,), (1,)), "tile", (3,), (), "a multiple of 2"),
    ],
)
def test_boxes_that_do_not_fit(
    map_: TensorMap, mode: str, coordinates: tuple[int, ...], offsets: tuple[int, ...], message: str
) -> None:
    check(map_)
    with pytest.raises(ValueError, match=message):
        tensor_box(map_, mode, coordinates, offsets, 0)


@pytest.mark.parametrize(
    ("changes", "coordinates", "message"),
    [
        ({"swizzle": "128B.atom32B.flip8B"}, (0, 0), "exchanges 8 bytes"),
        ({}, (0, -1), "below 0"),
        ({"element": "b4x16_p64"}, (0, 0), "to shared memory only"),
        ({"lower": (-1,)}, (0, 0), "outside the tensor"),
        ({"upper": (1,)}, (0, 0), "outside the tensor"),
    ],
)
def test_copies_to_global_memory_have_rules_of_their_own(
    changes: dict[str, Any], coordinates: tuple[int, ...], message: str
) -> None:
    check_direction(BASE, coordinates[:1] * 2, is_load=False)
    check_direction(replace(BASE, **changes), coordinates, is_load=True)
    with pytest.raises(ValueError, match=message):
        check_direction(replace(BASE, **changes), coordinates, is_load=False)


def test_values_of_elements_outside() -> None:
    assert fill_values(BASE, 4) == 0
    assert [fill_values(replace(BASE, nan_fill=True), width) for width in (2, 4, 8)] == [
        0x7FF7, 0x7FF7_7FF7, 0x7FF7_7FF7_7FF7_7FF7,
    ]  # fmt: skip


@pytest.mark.parametrize("element", ["tf32", "tf32.ftz", "f32.ftz", "f32"])
def test_loaded_values_are_rounded(element: Any) -> None:
    bits = np.random.default_rng(2).integers(0, 1 << 32, 2000, np.uint32)
    bits[:8] = [0, 1 << 31, 1, 0x807F_FFFF, 0x7F80_0000, 0xFFC0_1234, 0x3F80_1000, 0x3F80_3000]
    bits[8:10] = [0x7F7F_FFFF, 0x007F_FFFF]

    def plain(value: int) -> int:
        exponent = value >> 23 & 0xFF
        if element.endswith("ftz") and not exponent:
            value &= 1 << 31
        if element.startswith("tf32") and exponent != 0xFF:
            low, high = value & 0x1FFF, value >> 13
            value = (high + (low > 0x1000 or (low == 0x1000 and high & 1))) << 13
        return value

    assert round_loaded(replace(BASE, element=element), bits).tolist() == list(map(plain, bits.tolist()))
    assert floats.decode("f32", plain(0x3F80_1000)) == (1.0 if element.startswith("tf32") else 1 + 2**-11)


def test_every_element_type_has_a_size() -> None:
    for element in ELEMENT_TYPES:
        assert replace(BASE, element=element).bits in (4, 6, 8, 16, 32, 64)
