"""Tensor copies against slices of padded NumPy arrays, and loops over the chunks of a swizzle."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from minicc.ptx.form import Form
from minicc.ptx.table import FORMS
from minicc.runtime.memory.tensor_boxes import tensor_box
from minicc.runtime.memory.tensor_maps import TensorMap, decode
from minicc.support.diagnostics import KernelFault, LaunchError

HEADER = ".version 8.7\n.target sm_100a\n.address_size 64\n"
UNTOUCHED = 0xEE
SHARED_BYTES = 8192

KERNEL = """.visible .entry k(.param .align 64 .b8 map[128], .param .u64 po, .param .u32 pbytes{parameters})
{{ .reg .b64 %m, %o, %st; .reg .b32 %t, %s, %i, %v, %b; .reg .pred %p, %q; .reg .b32 %c<5>;
  .reg .b16 %h<3>, %mask;
.shared .align 1024 .b8 tile[{size}]; .shared .align 8 .b64 bar;
mov.b64 %m, map; mov.u32 %t, %tid.x; setp.eq.u32 %p, %t, 0; mov.u32 %s, tile; ld.param.u64 %o, [po];
ld.param.u32 %b, [pbytes]; {loads}
{before}
@%p mbarrier.init.shared.b64 [bar], 1; bar.sync 0;
{body}
bar.sync 0;
mov.u32 %i, %t;
OUT: mad.lo.u32 %v, %i, 4, %s; ld.shared.u32 %v, [%v]; mul.wide.u32 %st, %i, 4; add.u64 %st, %o, %st;
st.global.u32 [%st], %v; add.u32 %i, %i, 32; setp.lt.u32 %q, %i, {words}; @%q bra OUT;
ret; }}"""
FILL = """mov.u32 %i, %t;
FILL: mad.lo.u32 %v, %i, 4, %s; st.shared.u32 [%v], 0xEEEEEEEE; add.u32 %i, %i, 32;
setp.lt.u32 %q, %i, {words}; @%q bra FILL;"""
COPY_IN = """mov.u32 %i, %t;
IN: mul.wide.u32 %st, %i, 4; add.u64 %st, %o, %st; ld.global.u32 %v, [%st]; .reg .b32 %w;
mad.lo.u32 %w, %i, 4, %s; st.shared.u32 [%w], %v; add.u32 %i, %i, 32; setp.lt.u32 %q, %i, {words};
@%q bra IN;"""
WAIT = """@!%p bra DONE;
mbarrier.arrive.expect_tx.shared::cta.b64 %st, [bar], %b; mov.u32 %i, 0;
{instruction}
WAIT: mbarrier.try_wait.parity.shared.b64 %q, [bar], 0; @%q bra DONE;
add.u32 %i, %i, 1; setp.lt.u32 %q, %i, 50; @%q bra WAIT;
DONE:"""

LOAD = "cp.async.bulk.tensor.2d.shared::cta.global.mbarrier::complete_tx::bytes [%s], [%m, {%t, %t}], [bar];"


def text(before: str, body: str, coordinates: int, offsets: int, size: int = SHARED_BYTES) -> str:
    names = [f"pc{i}" for i in range(coordinates)]
    parameters = "".join(f", .param .u32 {name}" for name in names)
    parameters += "".join(f", .param .u16 ph{i}" for i in range(offsets))
    loads = " ".join(f"ld.param.u32 %c{i}, [pc{i}];" for i in range(coordinates))
    loads += " ".join(f" ld.param.u16 %h{i}, [ph{i}];" for i in range(offsets))
    words = size // 4
    return HEADER + KERNEL.format(
        parameters=parameters,
        size=size,
        loads=loads,
        before=before.format(words=words),
        body=body,
        words=words,
    )


def vector(name: str, count: int) -> str:
    return f"{{{', '.join(f'%{name}{i}' for i in range(count))}}}"


class Copies:
    """Runs tensor copies of an array that is in global memory at a known address."""

    def __init__(self, ptx: Any, data: np.ndarray) -> None:
        self.ptx, self.data = ptx, data

    def launch(self, source: str, shared: np.ndarray, make: Any, count: int, *numbers: Any) -> np.ndarray:
        """Launch with the map that `make` returns for the array's address; return shared memory."""
        self.ptx.prepare(source)
        memory = self.ptx.memory
        address = memory.allocate(self.data.nbytes, "tensor")
        memory.copy_in(address, self.data.reshape(-1).view(np.uint8))
        result = shared.copy()
        self.map = make(address)
        try:
            self.ptx.launch("k", 1, 32, self.map.encode(), result, np.uint32(count), *numbers)
        finally:
            self.after = np.zeros(self.data.nbytes, np.uint8)
            memory.copy_out(address, self.after)
            memory.free(address)
        return result

    def load(
        self, make: Any, count: int, coordinates: tuple[int, ...], offsets: tuple[int, ...] = (),
        load: str = "", space: str = "shared::cta", rank: int = 0, extra: str = "", operand: str = "",
    ) -> np.ndarray:  # fmt: skip
        rank = rank or len(coordinates)
        tail = f", {vector('h', len(offsets))}" if offsets else ""
        instruction = (
            f"mov.b16 %mask, 1; cp.async.bulk.tensor.{rank}d.{space}.global{load}"
            f".mbarrier::complete_tx::bytes{extra} [%s], [%m, {vector('c', len(coordinates))}],"
            f" [bar]{tail}{operand};"
        )
        source = text(FILL, WAIT.format(instruction=instruction), len(coordinates), len(offsets))
        return self.launch(
            source, np.zeros(SHARED_BYTES, np.uint8), make, count,
            *(np.int32(c) for c in coordinates), *(np.uint16(o) for o in offsets),
        )  # fmt: skip

    def store(
        self, make: Any, shared: np.ndarray, coordinates: tuple[int, ...], load: str = "", op: str = "",
        rank: int = 0,
    ) -> np.ndarray:  # fmt: skip
        rank = rank or len(coordinates)
        instruction = (
            f"@%p cp{'.reduce' if op else ''}.async.bulk.tensor.{rank}d.global.shared::cta{op}{load}"
            f".bulk_group [%m, {vector('c', len(coordinates))}], [%s];"
        )
        self.launch(
            text(COPY_IN, "bar.sync 0; " + instruction, len(coordinates), 0), shared, make, 0,
            *(np.int32(c) for c in coordinates),
        )  # fmt: skip
        return self.after.view(self.data.dtype).reshape(self.data.shape)


def window(data: np.ndarray, start: tuple[int, ...], shape: tuple[int, ...], fill: Any = 0) -> np.ndarray:
    """Return a box of an array that is padded on all sides. `start` and `shape` are innermost first."""
    axes = list(zip(start[::-1], shape[::-1], data.shape))
    around = [(max(0, -first), max(0, first + size - extent)) for first, size, extent in axes]
    padded = np.pad(data, around, constant_values=fill)
    return padded[
        tuple(
            slice(first + before, first + before + size)
            for (first, size, _), (before, _) in zip(axes, around)
        )
    ]


def swizzled(rows: np.ndarray, swizzle: str) -> np.ndarray:
    """Return rows of bytes, each padded to the swizzle's size, with chunks in the order of a swizzle."""
    if swizzle == "none":
        return rows.reshape(-1)
    span = int(swizzle.partition("B")[0])
    padded = np.full((len(rows), span), UNTOUCHED, np.uint8)
    padded[:, : rows.shape[1]] = rows
    source = np.resize(padded.reshape(-1), -(-padded.size // 1024) * 1024)
    source[padded.size :] = UNTOUCHED
    result = source.copy()
    for line in range(len(source) // 128):
        for chunk in range(8):
            if swizzle == "32B":
                place = chunk ^ (line % 2)
            elif swizzle == "64B":
                place = chunk ^ (line % 4)
            else:
                place = chunk ^ (line % 8)
            result[line * 128 + place * 16 :][:16] = source[line * 128 + chunk * 16 :][:16]
    return result


@pytest.mark.parametrize("swizzle", ["none", "32B", "64B", "128B"])
@pytest.mark.parametrize("start", [(0, 0), (5, 3), (-3, -2), (30, 20), (100, 0)])
def test_a_tile_is_a_slice_of_the_padded_array(ptx: Any, start: tuple[int, int], swizzle: str) -> None:
    data = np.random.default_rng(1).standard_normal((24, 36)).astype(np.float32)
    inner = 4 if swizzle == "32B" else 16
    copies = Copies(ptx, data)
    got = copies.load(
        lambda address: TensorMap(
            "f32", address, (36, 24), (144,), (inner, 12), (1, 1), swizzle=swizzle  # type: ignore[arg-type]
        ),
        inner * 12 * 4,
        start,
    )  # fmt: skip
    rows = np.ascontiguousarray(window(data, start, (inner, 12))).view(np.uint8).reshape(12, -1)
    wanted = np.full(SHARED_BYTES, UNTOUCHED, np.uint8)
    laid_out = swizzled(rows, swizzle)
    wanted[: laid_out.size] = laid_out
    np.testing.assert_array_equal(got, wanted)


@pytest.mark.parametrize("rank", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("space", ["shared::cta", "shared::cluster"])
def test_every_rank_with_element_strides(ptx: Any, rank: int, space: str) -> None:
    rng = np.random.default_rng(rank)
    sizes = (40, 5, 4, 3, 3)[:rank]
    data = rng.integers(0, 1 << 16, sizes[::-1], np.uint16)
    strides = tuple(int(np.prod(sizes[: axis + 1])) * 2 for axis in range(rank - 1))
    steps, box = (1, 2, 1, 3, 1)[:rank], (16, 4, 3, 4, 2)[:rank]
    start = tuple(int(n) for n in rng.integers(-2, 3, rank))
    got = Copies(ptx, data).load(
        lambda address: TensorMap("u16", address, sizes, strides, box, steps),
        2 * int(np.prod([-(-size // step) for size, step in zip(box, steps)])),
        start,
        space=space,
    )
    wanted = window(data, start, box)[tuple(slice(None, None, step) for step in steps[::-1])].reshape(-1)
    np.testing.assert_array_equal(got.view(np.uint16)[: wanted.size], wanted)
    assert (got[2 * wanted.size :] == UNTOUCHED).all()


@pytest.mark.parametrize(
    ("element", "dtype", "fill"),
    [("f16", np.uint16, 0x7FF7), ("bf16", np.uint16, 0x7FF7), ("f32", np.uint32, 0x7FF77FF7),
     ("f64", np.uint64, 0x7FF77FF77FF77FF7)],
)  # fmt: skip
def test_elements_outside_may_be_nan(ptx: Any, element: Any, dtype: Any, fill: int) -> None:
    data = np.arange(1, 129, dtype=dtype).reshape(8, 16)
    size = data.dtype.itemsize
    got = Copies(ptx, data).load(
        lambda address: TensorMap(element, address, (16, 8), (16 * size,), (8, 4), (1, 1), nan_fill=True),
        32 * size,
        (-4, 6),
    )
    np.testing.assert_array_equal(
        got.view(dtype)[:32].reshape(4, 8), window(data, (-4, 6), (8, 4), np.asarray(fill, dtype))
    )
    assert not np.isfinite(got[: 32 * size].view({2: "f2", 4: "f4", 8: "f8"}[size])[:4]).any()


def images(shape: tuple[int, ...], dtype: Any = np.float32) -> np.ndarray:
    return np.arange(1, 1 + np.prod(shape)).astype(dtype).reshape(shape)


def filter_taps(
    data: np.ndarray,
    lower: tuple[int, ...],
    upper: tuple[int, ...],
    tap: tuple[int, ...],
    steps: tuple[int, ...],
) -> np.ndarray:
    """Return all pixels (pixels, channels) that a tap of a convolution's filter reads, by np.pad and slices.

    `data` is N, (D,) (H,) W, C; the rest is in the order W, H, D.
    """
    margin = 8
    space = data.ndim - 2
    padded = np.pad(data, [(0, 0), *[(margin, margin)] * space, (0, 0)])
    slices = []
    for axis in range(space):
        size = data.shape[-2 - axis]
        first, end = margin + lower[axis] + tap[axis], margin + size + upper[axis] + tap[axis]
        slices.append(slice(first, end, steps[axis]))
    taken = padded[(slice(None), *slices[::-1], slice(None))]
    return taken.reshape(-1, data.shape[-1])


@pytest.mark.parametrize(
    ("shape", "tap", "steps"),
    [
        ((3, 20, 8), (2,), (1,)),
        ((2, 6, 7, 8), (0, 0), (1, 1)),
        ((2, 6, 7, 8), (2, 1), (1, 1)),
        ((2, 6, 7, 8), (1, 2), (2, 2)),
        ((2, 4, 5, 6, 8), (2, 0, 1), (1, 1, 1)),
    ],
)
def test_columns_are_the_pixels_of_one_tap_of_a_filter(
    ptx: Any, shape: tuple[int, ...], tap: tuple[int, ...], steps: tuple[int, ...]
) -> None:
    data, space = images(shape), len(shape) - 2
    lower, upper = (-1,) * space, (-1,) * space
    pixels = filter_taps(data, lower, upper, tap, steps)
    strides = tuple(int(np.prod(shape[-axis:])) * 4 for axis in range(1, len(shape) - 1 + 1))
    row, point = min(48, len(pixels)), [lower[0]] * space
    for first in (0, 8):
        got = Copies(ptx, data).load(
            lambda address: TensorMap(
                "f32", address, shape[::-1], strides, (8, row), (1, *steps, 1), "im2col",
                lower=lower, upper=upper,
            ),
            row * 32,
            (first, *point, 0),
            tap,
            ".im2col",
        )  # fmt: skip
        wanted = np.zeros((row, 8), np.float32) if first else pixels[:row]
        np.testing.assert_array_equal(got.view(np.float32)[: row * 8].reshape(row, 8), wanted)


@pytest.mark.parametrize(("halo", "shift"), [(0, 0), (2, 0), (1, 1)])
def test_wide_columns_have_a_halo(ptx: Any, halo: int, shift: int) -> None:
    """One row of images: H stays, W wraps around into the next image."""
    data = images((6, 3, 5, 32), np.float16)
    pixels = filter_taps(data[:, 1:2], (0, 0), (0, 0), (shift, 0), (1, 1))
    got = Copies(ptx, data).load(
        lambda address: TensorMap(
            "f16", address, (32, 5, 3, 6), (64, 320, 960), (32, 17), (1,) * 4, "im2col::w", swizzle="64B",
            lower=(0,), upper=(0,),
        ),
        (17 + halo) * 64,
        (0, 0, 1, 0),
        (halo, shift),
        ".im2col::w",
    )  # fmt: skip
    wanted = swizzled(np.ascontiguousarray(pixels[: 17 + halo]).view(np.uint8).reshape(17 + halo, 64), "64B")
    np.testing.assert_array_equal(got[: wanted.size], wanted)


def test_rows_are_gathered_and_scattered(ptx: Any) -> None:
    data = images((20, 32), np.uint32)

    def make(address: int) -> TensorMap:
        return TensorMap("u32", address, (32, 20), (128,), (16, 1), (1, 1))

    rows = (3, 19, 0, 25)
    got = Copies(ptx, data).load(make, 256, (8, *rows), load=".tile::gather4", rank=2)
    wanted = np.stack([data[row, 8:24] if row < 20 else np.zeros(16, "u4") for row in rows])
    np.testing.assert_array_equal(got.view(np.uint32)[:64].reshape(4, 16), wanted)
    shared = np.zeros(SHARED_BYTES // 4, np.uint32)
    shared[:64] = np.arange(1000, 1064)
    after = Copies(ptx, data).store(make, shared.view(np.uint8), (8, *rows), ".tile::scatter4", rank=2)
    expected = data.copy()
    for place, row in enumerate(rows[:3]):
        expected[row, 8:24] = shared[16 * place : 16 * place + 16]
    np.testing.assert_array_equal(after, expected)


@pytest.mark.parametrize("start", [(0, 0), (4, 6), (30, 22)])
def test_a_stored_tile_changes_what_is_inside_the_tensor(ptx: Any, start: tuple[int, int]) -> None:
    data = images((24, 32), np.uint16)
    shared = np.zeros(SHARED_BYTES, np.uint8)
    tile = np.arange(5000, 5000 + 8 * 10, dtype=np.uint16).reshape(10, 8)
    laid_out = swizzled(tile.view(np.uint8).reshape(10, 16), "128B")
    shared[: laid_out.size] = laid_out
    after = Copies(ptx, data).store(
        lambda address: TensorMap("u16", address, (32, 24), (64,), (8, 10), (1, 1), swizzle="128B"),
        shared,
        start,
    )
    expected = data.copy()
    x, y = start
    part = expected[y : y + 10, x : x + 8]
    part[...] = tile[: part.shape[0], : part.shape[1]]
    np.testing.assert_array_equal(after, expected)


def test_columns_are_stored(ptx: Any) -> None:
    data = images((3, 4, 5, 8), np.uint32)
    shared = np.arange(SHARED_BYTES // 4, dtype=np.uint32)
    after = Copies(ptx, data).store(
        lambda address: TensorMap(
            "u32", address, (8, 5, 4, 3), (32, 160, 640), (8, 30), (1,) * 4, "im2col",
            lower=(1, 0), upper=(0, -1),
        ),
        shared.view(np.uint8),
        (0, 1, 0, 1),
        ".im2col_no_offs",
    )  # fmt: skip
    expected = data.copy()
    # Twelve pixels an image of 4 by 3, of which two images are left.
    expected[1:, :3, 1:] = shared[: 24 * 8].reshape(2, 3, 4, 8)
    np.testing.assert_array_equal(after, expected)


REDUCTIONS: list[tuple[str, str, Any, Any]] = [
    ("add", "u32", np.uint32, np.add), ("add", "s32", np.int32, np.add), ("add", "u64", np.uint64, np.add),
    ("add", "f32", np.float32, np.add), ("add", "f64", np.float64, np.add),
    ("add", "f16", np.float16, np.add), ("min", "s32", np.int32, np.minimum),
    ("max", "s64", np.int64, np.maximum), ("min", "u64", np.uint64, np.minimum),
    ("max", "f16", np.float16, np.maximum), ("and", "u32", np.uint32, np.bitwise_and),
    ("or", "u64", np.uint64, np.bitwise_or), ("xor", "s32", np.int32, np.bitwise_xor),
    ("inc", "u32", np.uint32, lambda old, b: np.where(old >= b, 0, old + 1)),
    ("dec", "u32", np.uint32, lambda old, b: np.where((old == 0) | (old > b), b, old - 1)),
]  # fmt: skip


@pytest.mark.parametrize(("op", "element", "dtype", "function"), REDUCTIONS)
def test_reductions(ptx: Any, op: str, element: Any, dtype: Any, function: Any) -> None:
    rng = np.random.default_rng(3)
    make_values = (
        (lambda shape: rng.standard_normal(shape).astype(dtype))
        if np.issubdtype(dtype, np.floating)
        else lambda shape: rng.integers(0, 50, shape).astype(dtype)
    )
    data, tile = make_values((12, 16)), make_values((5, 8))
    shared = np.zeros(SHARED_BYTES, np.uint8)
    shared[: tile.nbytes] = tile.reshape(-1).view(np.uint8)
    size = data.dtype.itemsize
    after = Copies(ptx, data).store(
        lambda address: TensorMap(element, address, (16, 12), (16 * size,), (8, 5), (1, 1)),
        shared,
        (10, 9),
        op=f".{op}",
    )
    expected = data.copy()
    expected[9:, 10:] = function(expected[9:, 10:], tile[:3, :6])
    np.testing.assert_array_equal(after, expected)


def test_reductions_of_brain_floats(ptx: Any) -> None:
    data = np.full((2, 8), 0x3F80, np.uint16)
    shared = np.zeros(SHARED_BYTES // 2, np.uint16)
    shared[:16] = 0x4000
    after = Copies(ptx, data).store(
        lambda address: TensorMap("bf16", address, (8, 2), (16,), (8, 2), (1, 1)),
        shared.view(np.uint8),
        (0, 0),
        op=".add",
    )
    assert (after == 0x4040).all()


def test_packed_elements_of_six_bits(ptx: Any) -> None:
    """Twelve bytes become sixteen with a gap of four; back, the low six bits of each byte count."""
    rng = np.random.default_rng(4)
    data = rng.integers(0, 256, (2, 192), np.uint8)

    def make(address: int) -> TensorMap:
        return TensorMap("b6x16_p32", address, (256, 2), (192,), (128, 2), (1, 1))

    got = Copies(ptx, data).load(make, 192, (128, 0))
    for row in range(2):
        for chunk in range(8):
            place = got[row * 128 + chunk * 16 :][:16]
            np.testing.assert_array_equal(place[:12], data[row, 96 + 12 * chunk :][:12])
            assert (place[12:] == UNTOUCHED).all()
    shared = rng.integers(0, 256, SHARED_BYTES, np.uint8)
    after = Copies(ptx, data).store(make, shared, (0, 0))
    for row in range(2):
        bits = "".join(f"{byte & 63:06b}"[::-1] for byte in shared[row * 128 :][:128].tolist())
        packed = [int(bits[8 * i : 8 * i + 8][::-1], 2) for i in range(96)]
        assert after[row, :96].tolist() == packed
        np.testing.assert_array_equal(after[row, 96:], data[row, 96:])


def test_interleaved_tensors(ptx: Any) -> None:
    """NC/8HWC8: a slice of eight channels of two bytes is an element; 32 bytes are swizzled."""
    data = images((2, 3, 4, 10, 8), np.uint16)  # N, C / 8, H, W, 8 channels
    got = Copies(ptx, data).load(
        lambda address: TensorMap(
            "u16", address, (10, 4, 3, 2), (160, 640, 1920), (6, 3, 1, 2), (1,) * 4, interleave=16
        ),
        6 * 3 * 2 * 16,
        (7, -1, 2, 0),
    )
    box = window(data, (0, 7, -1, 2, 0), (8, 6, 3, 1, 2)).reshape(-1)
    np.testing.assert_array_equal(got.view(np.uint16)[: box.size], box)
    data = images((1, 2, 4, 10, 16), np.uint16)
    got = Copies(ptx, data).load(
        lambda address: TensorMap(
            "u16", address, (10, 4, 2, 1), (320, 1280, 2560), (8, 2, 1, 1), (1,) * 4,
            interleave=32, swizzle="32B",
        ),
        8 * 2 * 32,
        (1, 2, 1, 0),
    )  # fmt: skip
    rows = (
        np.ascontiguousarray(window(data, (0, 1, 2, 1, 0), (16, 8, 2, 1, 1))).view(np.uint8).reshape(-1, 32)
    )
    np.testing.assert_array_equal(got[:512], swizzled(rows, "32B")[:512])


def test_tf32_is_rounded_as_it_is_loaded(ptx: Any) -> None:
    data = np.array([[1 + 2**-11, 1 + 3 * 2**-11, -1.5, 1e-40]], np.float32)
    for element, small in (("tf32", np.float32(1e-40)), ("tf32.ftz", 0), ("f32.ftz", 0)):
        got = Copies(ptx, data).load(
            lambda address: TensorMap(element, address, (4,), (), (4,), (1,)), 16, (0,)  # noqa: B023
        )  # fmt: skip
        first = [1.0, 1 + 2**-9, -1.5] if element.startswith("tf32") else data[0, :3].tolist()
        value = got.view(np.float32)[:4].tolist()
        assert value[:3] == first and (value[3] != 0) == (small != 0)


@pytest.mark.parametrize(
    "extra", [".multicast::cluster", ".cta_group::1", ".cta_group::2", ".L2::cache_hint"]
)
def test_variants_in_a_cluster_of_one_cta(ptx: Any, extra: str) -> None:
    data = images((4, 8), np.uint32)
    operand = {".multicast::cluster": ", %mask", ".L2::cache_hint": ", %o"}.get(extra, "")
    got = Copies(ptx, data).load(
        lambda address: TensorMap("u32", address, (8, 4), (32,), (8, 4), (1, 1)),
        128,
        (0, 1),
        space="shared::cluster",
        extra=extra,
        operand=operand,
    )
    np.testing.assert_array_equal(got.view(np.uint32)[:32].reshape(4, 8), window(data, (0, 1), (8, 4)))


# ------------------------------------------------------------------------------------- every row


def mnemonic(row: Form) -> str:
    """Return the row's mnemonic with the last choice of every modifier, without a cache hint."""
    chosen = [slot.choices[-1] for slot in row.slots if slot.name != "hint"]
    return ".".join((row.opcode, *chosen))


ROWS = [row for row in FORMS if row.opcode == "cp" and ".tensor" in row.syntax and row.run == "executed"]


def example(name: str) -> tuple[np.ndarray, Any, tuple[int, ...], tuple[int, ...], np.ndarray]:
    """Return a tensor of distinct numbers, the function that makes its map, coordinates, offsets, and the
    rows of the box, with 0 outside the tensor.
    """
    rank = next(n for n in range(1, 6) if f".{n}d." in f"{name}.")
    sizes, steps = (32, 3, 3, 2, 2)[:rank], (1,) * rank
    data = images(sizes[::-1], np.uint32)
    strides = tuple(int(np.prod(sizes[: axis + 1])) * 4 for axis in range(rank - 1))
    mode: Any = next((m for m in ("im2col::w::128", "im2col::w", "im2col") if f".{m}" in name), "tile")
    if mode == "tile":
        box = (16, *(2,) * (rank - 1))
        start = (8, *(1,) * (rank - 1))
        rows = window(data, start, box).reshape(-1, 16)
        if "4" in name.partition(".tile::")[2]:
            box, start = (16, 1), (8, 2, 0, 1, 5)
            rows = np.concatenate((data[[2, 0, 1], 8:24], np.zeros((1, 16), np.uint32)))
        return data, lambda a: TensorMap("u32", a, sizes, strides, box, steps), start, (), rows
    wide = mode != "im2col"
    corners = (0,) if wide else (0,) * (rank - 2)
    flat = (data[(slice(None), *(slice(0, 1),) * (rank - 3))] if wide else data).reshape(-1, 32)[:, :16]
    rows = np.zeros((128 if mode == "im2col::w::128" else 7, 16), np.uint32)
    rows[: len(flat)] = flat[: len(rows)]

    def make(address: int) -> TensorMap:
        return TensorMap(
            "u32", address, sizes, strides, (16, 7), steps, mode, swizzle="64B" if wide else "none",
            lower=corners, upper=corners,
        )  # fmt: skip

    return data, make, (0,) * rank, (0,) * (2 if wide else rank - 2), rows


@pytest.mark.parametrize("row", ROWS, ids=mnemonic)
def test_every_row(ptx: Any, row: Form) -> None:
    name = mnemonic(row)
    data, make, start, offsets, rows = example(name)
    copies, numbers = Copies(ptx, data), [np.int32(c) for c in start]
    box, size = f"[%m, {vector('c', len(start))}]", 16384
    if ".bulk_group" in name:
        tile = np.arange(7000, 7000 + rows.size, dtype=np.uint32)
        shared = np.zeros(size, np.uint8)
        shared[: tile.nbytes] = tile.view(np.uint8)
        body = f"bar.sync 0; @%p {name} {box}, [%s];"
        copies.launch(text(COPY_IN, body, len(start), 0, size), shared, make, 0, *numbers)
        expected = data.copy()
        # The number that a load finds at a place of the box says which element of the tensor is there.
        for number, value in zip(rows.reshape(-1).tolist(), tile.tolist()):
            if number:
                expected.flat[number - 1] = number ^ value if "reduce" in name else value
        np.testing.assert_array_equal(copies.after.view(np.uint32).reshape(data.shape), expected)
        return
    operands = {operand.name for operand in row.operands}
    tail = f", {vector('h', len(offsets))}" if "offsets" in operands else ""
    tail += ", %mask" if "mask" in operands else ""
    around = ("", "") if "prefetch" in name else ("[%s], ", ", [bar]")
    instruction = f"mov.b16 %mask, 1; {name} {around[0]}{box}{around[1]}{tail};"
    got = copies.launch(
        text(FILL, WAIT.format(instruction=instruction), len(start), len(offsets), size),
        np.zeros(size, np.uint8), make, rows.nbytes, *numbers, *(np.uint16(o) for o in offsets),
    )  # fmt: skip
    wanted = np.full(size, UNTOUCHED, np.uint8)
    if "prefetch" not in name:
        bits = np.ascontiguousarray(rows).view(np.uint8)
        laid_out = swizzled(bits.reshape(len(rows), -1), copies.map.swizzle)
        wanted[: laid_out.size] = laid_out
    np.testing.assert_array_equal(got, wanted)


def test_every_row_is_executed() -> None:
    assert len(ROWS) == sum(row.opcode == "cp" and ".tensor" in row.syntax for row in FORMS) == 74


# ------------------------------------------------------------------------------------------ faults


PLAIN: dict[str, Any] = {"sizes": (8, 4), "strides": (32,), "box": (8, 4), "element_strides": (1, 1)}


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda a: TensorMap("u32", a, (8, 40), (32,), (8, 8), (1, 1)), "out-of-bounds load of 8 bytes"),
        (lambda a: TensorMap("u32", 1 << 60, (8, 4), (32,), (8, 4), (1, 1)), "out-of-bounds load"),
        (lambda a: TensorMap("u32", a, (8,), (), (8,), (1,)), "has rank 1, the copy has 2 coordinates"),
    ],
)  # fmt: skip
def test_boxes_outside_of_allocations_fault(ptx: Any, make: Any, message: str) -> None:
    with pytest.raises(KernelFault, match=message):
        Copies(ptx, images((4, 8), np.uint32)).load(make, 128, (0, 0))


def test_the_shared_box_is_aligned_and_inside(ptx: Any) -> None:
    copies = Copies(ptx, images((4, 8), np.uint32))

    def make(address: int) -> TensorMap:
        return TensorMap("u32", address, (8, 4), (32,), (8, 4), (1, 1))

    for change, message in (
        ("add.u32 %s, %s, 16;", "misaligned store of"),
        ("add.u32 %s, %s, 8192;", "out-of-bounds store"),
    ):
        with pytest.raises(KernelFault, match=message):
            copies.launch(
                text("", f"@%p bra GO; ret; GO: {change} {LOAD}", 0, 0),
                np.zeros(SHARED_BYTES, np.uint8),
                make,
                0,
            )


class Bytes:
    """A tensor map with bytes of its own."""

    def __init__(self, data: bytes) -> None:
        self.data = data

    def encode(self) -> bytes:
        return self.data


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda data: bytes(128), "these bytes are not a tensor map"),
        (
            lambda data: data[:5] + b"\x09" + data[6:],
            "a field of the tensor map has a value without a meaning",
        ),
        (lambda data: data[:8] + b"\x01" + data[9:], "the address must be a multiple of 16"),
    ],
)
def test_a_descriptor_without_meaning_faults(ptx: Any, change: Any, message: str) -> None:
    def make(address: int) -> Any:
        return Bytes(change(TensorMap("u32", address, **PLAIN).encode()))

    with pytest.raises(KernelFault, match=message) as caught:
        Copies(ptx, images((4, 8), np.uint32)).load(make, 128, (0, 0))
    assert caught.value.error == "cudaErrorIllegalInstruction"


def test_a_misaligned_descriptor_faults(ptx: Any) -> None:
    copies = Copies(ptx, images((4, 8), np.uint32))
    with pytest.raises(KernelFault, match="the address must be a multiple of 64"):
        copies.launch(
            text("", f"@%p bra GO; ret; GO: add.u64 %m, %m, 16; {LOAD}", 0, 0),
            np.zeros(SHARED_BYTES, np.uint8),
            lambda address: TensorMap("u32", address, **PLAIN),
            0,
        )


def test_a_reduction_without_a_meaning_faults(ptx: Any) -> None:
    with pytest.raises(KernelFault, match="there is no reduction 'inc' of f32"):
        Copies(ptx, images((4, 8))).store(
            lambda address: TensorMap("f32", address, **PLAIN),
            np.zeros(SHARED_BYTES, np.uint8),
            (0, 0),
            op=".inc",
        )


def test_other_ctas_of_a_cluster_do_not_exist(ptx: Any) -> None:
    with pytest.raises(KernelFault, match="out-of-bounds store"):
        Copies(ptx, images((4, 8), np.uint32)).load(
            lambda address: TensorMap("u32", address, **PLAIN), 128, (0, 0), space="shared::cluster",
            extra=".multicast::cluster", operand=", 0x1234",
        )  # fmt: skip


def test_constant_memory_is_not_stored_to(ptx: Any) -> None:
    source = text(
        COPY_IN, "@%p cp.async.bulk.tensor.1d.global.shared::cta.bulk_group [%m, {%t}], [%s];", 0, 0
    )
    source = source.replace(".visible .entry", ".const .align 16 .b8 table[64];\n.visible .entry")
    copies = Copies(ptx, images((4, 8), np.uint32))

    def make(address: int) -> TensorMap:
        table = next(a.start for a in copies.ptx.memory.allocations if a.constant)
        return TensorMap("u32", table, (16,), (), (16,), (1,))

    with pytest.raises(KernelFault, match="constant memory"):
        copies.launch(source, np.zeros(SHARED_BYTES, np.uint8), make, 0)


# ------------------------------------------------------------------------------------- descriptors


def test_a_descriptor_is_changed_in_shared_memory_and_published(ptx: Any) -> None:
    """As grouped matrix products do, copy a map to shared memory, change it, copy it to global memory."""
    data = images((16, 16), np.uint32)
    body = """.shared .align 128 .b8 copy[128]; .reg .b64 %g, %w; .reg .b32 %d;
ld.param.u64 %g, [pg]; mov.u32 %d, copy; setp.lt.u32 %q, %t, 16; @!%q bra SKIP;
mul.wide.u32 %w, %t, 8; add.u64 %w, %m, %w; ld.u64 %w, [%w]; .reg .b32 %e; mad.lo.u32 %e, %t, 8, %d;
st.shared.u64 [%e], %w;
SKIP: bar.sync 0; @!%p bra NEXT;
ld.param.u64 %w, [pa]; tensormap.replace.tile.global_address.shared::cta.b1024.b64 [%d], %w;
tensormap.replace.tile.rank.shared::cta.b1024.b32 [%d], 1;
tensormap.replace.tile.global_dim.shared::cta.b1024.b32 [%d], 0, 16;
tensormap.replace.tile.global_dim.shared::cta.b1024.b32 [%d], 1, 16;
tensormap.replace.tile.global_stride.shared::cta.b1024.b64 [%d], 0, 64;
tensormap.replace.tile.box_dim.shared::cta.b1024.b32 [%d], 0, 8;
tensormap.replace.tile.box_dim.shared::cta.b1024.b32 [%d], 1, 4;
tensormap.replace.tile.element_stride.shared::cta.b1024.b32 [%d], 1, 2;
tensormap.replace.tile.elemtype.shared::cta.b1024.b32 [%d], 2;
tensormap.replace.tile.interleave_layout.shared::cta.b1024.b32 [%d], 0;
tensormap.replace.tile.swizzle_mode.shared::cta.b1024.b32 [%d], 0;
tensormap.replace.tile.fill_mode.shared::cta.b1024.b32 [%d], 0;
NEXT: bar.sync 0;
tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync.aligned [%g], [%d], 128;
fence.proxy.tensormap::generic.release.gpu; fence.proxy.tensormap::generic.acquire.gpu [%g], 128;
prefetch.tensormap [%g]; cp.async.bulk.prefetch.tensor.2d.L2.global [%g, {%t, %t}];
""" + WAIT.format(instruction=LOAD.replace("%m", "%g"))
    source = text(FILL, body, 0, 0).replace(
        ".param .u32 pbytes", ".param .u32 pbytes, .param .u64 pg, .param .u64 pa"
    )
    ptx.prepare(source)
    memory = ptx.memory
    address, target = memory.allocate(data.nbytes), memory.allocate(128)
    memory.copy_in(address, data.reshape(-1).view(np.uint8))
    result = np.zeros(SHARED_BYTES, np.uint8)
    before = TensorMap("u8", 4096, (64,), (), (16,), (1,), swizzle="32B")
    ptx.launch(
        "k", 1, 32, before.encode(), result, np.uint32(64), np.uint64(target), np.uint64(address)
    )  # fmt: skip
    np.testing.assert_array_equal(result.view(np.uint32)[:16].reshape(2, 8), data[:4:2, :8])
    published = np.zeros(128, np.uint8)
    memory.copy_out(target, published)
    assert decode(published.tobytes()) == TensorMap("u32", address, (16, 16), (64,), (8, 4), (1, 2))


REPLACED = [
    ("global_address", "b64", "", "0x123400", {"address": 0x123400}),
    ("rank", "b32", "", "0", {"sizes": (64,), "strides": (), "box": (16,), "element_strides": (1,)}),
    ("global_dim", "b32", "1, ", "77", {"sizes": (64, 77)}),
    ("global_stride", "b64", "0, ", "512", {"strides": (512,)}),
    ("box_dim", "b32", "1, ", "9", {"box": (16, 9)}),
    ("element_stride", "b32", "1, ", "2", {"element_strides": (1, 2)}),
    ("elemtype", "b32", "", "10", {"element": "bf16"}),
    ("swizzle_mode", "b32", "", "2", {"swizzle": "64B"}),
    ("fill_mode", "b32", "", "1", {"nan_fill": True}),
]
FIELDS = TensorMap("f32", 0x1000, (64, 32), (256,), (16, 8), (1, 1))


def change(ptx: Any, instructions: str, map_: TensorMap, version: str = "8.7") -> np.ndarray:
    """Execute instructions on a map in global memory; return its bytes afterwards."""
    result = np.frombuffer(map_.encode(), np.uint8).copy()
    ptx(
        HEADER.replace("8.7", version) + ".visible .entry k(.param .u64 p) { .reg .b64 %m; .reg .pred %q;"
        f".reg .b32 %v; .shared .align 128 .b8 s[128]; ld.param.u64 %m, [p]; {instructions} ret; }}",
        1,
        1,
        result,
    )
    return result


@pytest.mark.parametrize(("field", "type_", "ordinal", "value", "expected"), REPLACED)
@pytest.mark.parametrize("space", ["", ".global"])
def test_fields_are_replaced(
    ptx: Any, field: str, type_: str, ordinal: str, value: str, expected: dict[str, Any], space: str
) -> None:
    instruction = f"tensormap.replace.tile.{field}{space}.b1024.{type_} [%m], {ordinal}{value};"
    assert decode(change(ptx, instruction, FIELDS)) == replace(FIELDS, **expected)


def test_fields_that_depend_on_others_are_replaced(ptx: Any) -> None:
    wide = replace(FIELDS, swizzle="128B")
    atoms = "tensormap.replace.tile.swizzle_atomicity.global.b1024.b32 [%m], 2;"
    assert decode(change(ptx, atoms, wide)) == replace(FIELDS, swizzle="128B.atom32B.flip8B")
    volume = replace(FIELDS, sizes=(8, 4, 2), strides=(128, 512), box=(4, 1, 2), element_strides=(1, 1, 1))
    slices = "tensormap.replace.tile.interleave_layout.global.b1024.b32 [%m], 1;"
    assert decode(change(ptx, slices, volume)) == replace(volume, interleave=16)
    packed = replace(FIELDS, element="b4x16_p64", sizes=(256, 2), strides=(192,), box=(128, 2))
    six = "tensormap.replace.tile.elemtype.global.b1024.b32 [%m], 15;"
    assert decode(change(ptx, six, packed)) == replace(packed, element="b6x16_p32")


def test_a_map_is_copied_from_shared_to_global_memory(ptx: Any) -> None:
    instructions = """st.shared.u32 [s+64], 77; mov.u32 %v, s;
tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync.aligned [%m], [%v], 128;"""
    assert change(ptx, instructions, FIELDS).tolist() == [0] * 64 + [77] + [0] * 63


def test_no_map_is_of_the_large_class(ptx: Any) -> None:
    instructions = """tensormap.query.alloc_class_large.global.b1024 %q, [%m]; selp.u32 %v, 1, 2, %q;
fence.proxy.async::generic.acquire.sync_restrict::shared::cluster.cluster;
fence.proxy.async::generic.release.sync_restrict::shared::cta.cluster; st.global.u32 [%m+124], %v;"""
    assert change(ptx, instructions, FIELDS, "9.5")[124] == 2


@pytest.mark.parametrize(
    ("instruction", "message"),
    [
        (
            "tensormap.replace.tile.rank.b1024.b32 [%m], 7;",
            "the rank must be 1 to 5|is no rank|without a meaning",
        ),
        ("tensormap.replace.tile.element_stride.b1024.b32 [%m], 1, 300;", "300 is no element_stride"),
        ("tensormap.replace.tile.swizzle_mode.b1024.b32 [%m], 1;", "at most the 32 bytes of the swizzle"),
    ],
)
def test_values_that_a_map_cannot_have(ptx: Any, instruction: str, message: str) -> None:
    with pytest.raises(KernelFault, match=message):
        Copies(ptx, images((4, 32), np.uint32)).launch(
            text("", f"@%p bra GO; ret; GO: {instruction} {LOAD}", 0, 0),
            np.zeros(SHARED_BYTES, np.uint8),
            lambda address: TensorMap("u32", address, (32, 4), (128,), (16, 4), (1, 1)),
            0,
        )


def test_only_a_map_has_fields(ptx: Any) -> None:
    with pytest.raises(KernelFault, match="these bytes are not a tensor map"):
        Copies(ptx, images((4, 8))).launch(
            text("", "tensormap.replace.tile.rank.global.b1024.b32 [%o], 1;", 0, 0),
            np.zeros(SHARED_BYTES, np.uint8),
            lambda address: TensorMap("u32", address, **PLAIN),
            0,
        )


def test_a_copy_ends_when_it_is_waited_for(ptx: Any) -> None:
    """Shared memory has its old contents before the wait; so has the tensor until its group is waited for."""
    data = images((4, 8), np.uint32)
    body = """@!%p bra DONE; .reg .b32 %z, %old, %new; mov.u32 %z, 0; st.shared.u32 [%s], 77;
mbarrier.arrive.expect_tx.shared::cta.b64 %st, [bar], 128;
cp.async.bulk.tensor.2d.shared::cta.global.mbarrier::complete_tx::bytes [%s], [%m, {%z, %z}], [bar];
ld.shared.u32 %old, [%s];
mbarrier.try_wait.parity.shared.b64 %q, [bar], 0; ld.shared.u32 %new, [%s];
st.shared.u32 [%s], 55; st.shared.u32 [%s+1024], %old; st.shared.u32 [%s+1028], %new;
cp.async.bulk.tensor.2d.global.shared::cta.bulk_group [%m, {%z, %z}], [%s];
cp.async.bulk.commit_group; ld.param.u64 %m, [pa]; ld.global.u32 %old, [%m];
cp.async.bulk.wait_group 0; ld.global.u32 %new, [%m];
st.shared.u32 [%s+1032], %old; st.shared.u32 [%s+1036], %new;
DONE:"""
    source = text("", body, 0, 0).replace(".param .u32 pbytes", ".param .u32 pbytes, .param .u64 pa")
    ptx.prepare(source)
    address = ptx.memory.allocate(data.nbytes)
    ptx.memory.copy_in(address, data.reshape(-1).view(np.uint8))
    result = np.zeros(SHARED_BYTES, np.uint8)
    ptx.launch(
        "k", 1, 32, TensorMap("u32", address, **PLAIN).encode(), result, np.uint32(128), np.uint64(address)
    )
    assert result.view(np.uint32)[256:260].tolist() == [77, 1, 1, 55]


def test_a_box_is_sent_to_the_ctas_of_a_cluster(ptx: Any) -> None:
    data = images((8, 8), np.uint32)
    source = f"""{HEADER}.visible .entry k(.param .align 64 .b8 map[128], .param .u64 po) .reqntid 32, 1, 1
.reqnctapercluster 4, 1, 1 {{ .reg .b64 %m, %o, %st; .reg .b32 %t, %s, %r, %v, %z; .reg .pred %p, %q, %f;
.shared .align 1024 .b8 tile[1024]; .shared .align 8 .b64 bar; mov.b64 %m, map; mov.u32 %t, %tid.x;
mov.u32 %s, tile; mad.lo.u32 %v, %t, 4, %s; st.shared.u32 [%v], 9; setp.eq.u32 %p, %t, 0; mov.u32 %z, 2;
mov.u32 %r, %cluster_ctarank; setp.eq.and.u32 %f, %r, 1, %p; setp.ne.u32 %q, %r, 2;
@%p mbarrier.init.shared.b64 [bar], 1; barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;
.reg .pred %w; and.pred %w, %p, %q;
@%w mbarrier.arrive.expect_tx.shared::cta.b64 %st, [bar], 128;
@%f cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster [%s],
  [%m, {{%z, %z}}], [bar], 11;
@!%q bra DONE; mov.u32 %z, 0;
WAIT: mbarrier.try_wait.parity.shared.b64 %w, [bar], 0; @%w bra DONE;
add.u32 %z, %z, 1; setp.lt.u32 %w, %z, 50; @%w bra WAIT;
DONE: barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;
mad.lo.u32 %v, %t, 4, %s; ld.shared.u32 %v, [%v]; ld.param.u64 %o, [po]; mad.lo.u32 %t, %r, 32, %t;
mul.wide.u32 %st, %t, 4; add.u64 %st, %o, %st; st.global.u32 [%st], %v; ret; }}"""
    ptx.prepare(source)
    address = ptx.memory.allocate(data.nbytes)
    ptx.memory.copy_in(address, data.reshape(-1).view(np.uint8))
    result = np.zeros((4, 32), np.uint32)
    map_ = TensorMap("u32", address, (8, 8), (32,), (8, 4), (1, 1))
    ptx.launch("k", 4, 32, map_.encode(), result)
    box = window(data, (2, 2), (8, 4)).reshape(-1)
    np.testing.assert_array_equal(result, np.stack([box, box, np.full(32, 9), box]))


def test_the_native_engine_leaves_tensor_copies_to_the_reference(ptx: Any) -> None:
    data = images((4, 8), np.uint32)
    Copies(ptx, data).load(lambda address: TensorMap("u32", address, **PLAIN), 128, (0, 0))
    assert ptx.result.engine == "reference"
    with pytest.raises(LaunchError, match=r"tensor_copies\.load"):
        ptx.launch(
            "k", 1, 1, bytes(128), np.zeros(4), np.uint32(0), np.uint32(0), np.uint32(0), engine="native"
        )


def test_lanes_start_copies_of_their_own(ptx: Any) -> None:
    """Each of 32 threads copies a row to a line of shared memory; one barrier counts all bytes."""
    data = images((40, 32), np.uint32)
    body = """.reg .b32 %l, %z; mov.u32 %z, 0; mad.lo.u32 %l, %t, 128, %s;
@%p mbarrier.arrive.expect_tx.shared::cta.b64 %st, [bar], %b; bar.sync 0;
cp.async.bulk.tensor.2d.shared::cta.global.mbarrier::complete_tx::bytes [%l], [%m, {%z, %t}], [bar];
mov.u32 %i, 0;
WAIT: mbarrier.try_wait.parity.shared.b64 %q, [bar], 0; @%q bra DONE;
add.u32 %i, %i, 1; setp.lt.u32 %q, %i, 50; @%q bra WAIT;
DONE:"""
    got = Copies(ptx, data).launch(
        text("", body, 0, 0),
        np.zeros(SHARED_BYTES, np.uint8),
        lambda address: TensorMap("u32", address, (32, 40), (128,), (32, 1), (1, 1)),
        32 * 128,
    )
    np.testing.assert_array_equal(got.view(np.uint32)[:1024].reshape(32, 32), data[:32])


def test_the_box_function_and_the_engine_agree_on_bytes() -> None:
    map_ = TensorMap("f16", 0, (64, 8), (128,), (64, 8), (1, 1), swizzle="128B")
    assert tensor_box(map_, "tile", (0, 4), (), 0).bytes == 1024
