"""Warp-wide matrix instructions on NumPy values (PTX ISA 9.7.14): fragments, products, moves.

Fragments are arrays (warps, 32, registers) of uint32 (uint64 for f64). A *layout* maps a lane's
elements to the matrix: integer arrays (32, elements) of rows and columns. The layouts of mma are the
ISA's. Those of wmma, which it leaves unspecified, map consecutive elements of the row-major (b: column-major)
matrix to consecutive elements of a lane, lane after lane; a fragment with twice the elements of the matrix
holds it twice.

Arithmetic. f16, bf16, tf32 and narrower floats: products, with their scale factors, are exact, and are added
to c one after the other in order of k in double precision; the sum is rounded once to the result's type. f64:
a chain of fused multiply-adds in order of k. Integers: exact modulo 2³², or clamped (`.satfinite`). NaN
results are canonical.

The element type `e2m1.b8` is e2m1 in bits 2 to 5 of a byte, as `.kind::f8f6f4` and `.kind::mxf8f6f4` take it;
e2m3 and e3m2 are in bits 0 to 5 of a byte. The other bits of these bytes are ignored.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Literal, cast

import numpy as np

from ....support.diagnostics import Space
from ....support.floats import Rounding
from ...arithmetic import compiled, formats, halves, numerics
from ..lane_ids import WARP
from ..memory.access import LaneMemory
from ..values import Mask, Value, dense, full

U8, U16, U32, U64, S64, F64 = np.uint8, np.uint16, np.uint32, np.uint64, np.int64, np.float64
Layout = tuple[np.ndarray, np.ndarray]
"""(rows, columns), each (32, elements)."""
Fragment = Literal["a", "b", "c"]
"""The operand of a product a·b + c that a fragment belongs to; the result is laid out as c."""
MajorOrder = Literal["row", "col"]
"""The order of a matrix in memory: by rows or by columns."""
Packing = Literal["", "b6x16_p32", "b4x16_p64"]
"""The source format of `ldmatrix`: bytes, or 16 elements of 6 or 4 bits, padded to 16 bytes (9.7.14.5.15)."""

SelectedScales = tuple[Value, Value, Value]
"""A register of four scale factors, and the selectors of a byte in it and of a lane in a quad (9.7.14.3)."""
BlockScales = tuple[str, int, SelectedScales, SelectedScales]
"""(Format of the scale factors, how many there are for a row of a or a column of b, those of a, of b)."""

BITS = {
    "f16": 16,
    "bf16": 16,
    "tf32": 32,
    "f32": 32,
    "f64": 64,
    "s32": 32,
    "e4m3": 8,
    "e5m2": 8,
    "e2m3": 8,
    "e3m2": 8,
    "e2m1.b8": 8,
    "e2m1": 4,
    "u8": 8,
    "s8": 8,
    "u4": 4,
    "s4": 4,
    "b1": 1,
}
_LANE = np.arange(WARP)


def dimensions(shape: str) -> tuple[int, int, int]:
    """Return (m, n, k) of 'm16n8k16'."""
    m, _, tail = shape[1:].partition("n")
    n, _, k = tail.partition("k")
    return int(m), int(n), int(k)


# ------------------------------------------------------------------------------------ layouts


@cache
def mma_layout(part: Fragment, shape: str, type_: str) -> Layout:
    """Return the layout of a ('a'), b ('b'), or c and d ('c') of `mma`; not for m8n8k4 of f16."""
    m, n, k = dimensions(shape)
    group, member = _LANE[:, None] >> 2, _LANE[:, None] & 3
    if part == "c":
        i = np.arange(m * n // WARP)[None, :]
        return group + 8 * (i >> 1), 2 * member + (i & 1)
    per = max(32 // BITS[type_], 1)
    i = np.arange((m if part == "a" else n) * k // WARP)[None, :]
    register, position = i // per, i % per
    if part == "b":
        return member * per + position + 4 * per * register, group + 0 * i
    halves_of_m = m // 8
    return (
        group + 8 * (register % halves_of_m),
        member * per + position + 4 * per * (register // halves_of_m),
    )


@cache
def volta_layout(part: Fragment, type_: str, order: MajorOrder) -> Layout:
    """Return the layout of m8n8k4 of f16: four products, one per set of quads, each with its own rows and
    columns.
    """
    lane, upper = _LANE[:, None], 4 * (_LANE[:, None] >= 16)
    if part == "c":
        i = np.arange(8)[None, :]
        if type_ == "f16":
            return lane % 4 + upper + 0 * i, i + 0 * lane
        return (lane & 1) + (i & 2) + upper, (i & 4) + (lane & 2) + (i & 1)
    i = np.arange(4)[None, :]
    outer, inner = (lane % 4 + upper + 0 * i, i + 0 * lane), (i + upper, lane % 4 + 0 * i)
    if part == "a":
        return outer if order == "row" else inner
    along_n, along_k = inner if order == "row" else outer
    return along_k, along_n


@cache
def wmma_layout(part: Fragment, shape: str, type_: str, elements: int) -> Layout:
    """Return the layout of a wmma fragment (see the module)."""
    m, n, k = dimensions(shape)
    rows, columns = {"a": (m, k), "b": (k, n), "c": (m, n)}[part]
    linear = (_LANE[:, None] * elements + np.arange(elements)[None, :]) % (rows * columns)
    if part == "b":
        return linear % rows, linear // rows
    return linear // columns, linear % columns


# ---------------------------------------------------------------------------------- fragments


def stack_registers(x: LaneMemory, registers: list[Value]) -> np.ndarray:
    """Return registers over lanes as one array (warps, 32, registers)."""
    return np.stack([x.lanes.by_warp(full(r, x.n)) for r in registers], axis=2)


def elements(fragment: np.ndarray, type_: str) -> np.ndarray:
    """Return a fragment's elements (warps, 32, elements): f64 for floats, s64 for integers."""
    shape = fragment.shape[:2]
    if type_ == "f64":
        return fragment.view(F64)
    if type_ in ("f16", "bf16"):
        result: np.ndarray = halves.widen(fragment.view(U16), type_)
        return result
    if type_ in ("f32", "tf32"):
        # tf32 has 10 explicit bits; the other bits of the register are ignored.
        bits = fragment & U32(0xFFFFE000) if type_ == "tf32" else fragment
        return bits.view(np.float32).astype(F64)
    if type_ in ("e4m3", "e5m2", "e2m3", "e3m2", "e2m1.b8"):
        name, shift = ("e2m1", 2) if type_ == "e2m1.b8" else (type_, 0)
        result = formats.decode_table(name)[fragment.view(U8) >> U8(shift)]
        return result.reshape(*shape, -1)
    if type_ == "s32":
        return fragment.view(np.int32).astype(S64)
    if type_ in ("u8", "s8"):
        return fragment.view(np.int8 if type_ == "s8" else U8).astype(S64)
    width = BITS[type_]
    fields = (fragment[..., None] >> np.arange(0, 32, width, dtype=U32)) & U32((1 << width) - 1)
    if type_ == "e2m1":
        result = formats.decode_table(type_)[fields]
        return result.reshape(*shape, -1)
    result = fields.reshape(*shape, -1).astype(S64)
    return np.where(result >= 8, result - 16, result) if type_ == "s4" else result


def matrices(values: np.ndarray, layout: Layout, rows: int, columns: int) -> np.ndarray:
    """Return elements by lane as matrices (warps, rows, columns)."""
    inverse = np.zeros(rows * columns, np.intp)
    inverse[(layout[0] * columns + layout[1]).reshape(-1)] = np.arange(layout[0].size)
    return values.reshape(len(values), -1).take(inverse, axis=1).reshape(len(values), rows, columns)


def by_layout(stack: np.ndarray, layout: Layout) -> np.ndarray:
    """Return the inverse of `matrices`."""
    indices = (layout[0] * stack.shape[2] + layout[1]).reshape(-1)
    result: np.ndarray = (
        stack.reshape(len(stack), -1).take(indices, axis=1).reshape(len(stack), *layout[0].shape)
    )
    return result


# ---------------------------------------------------------------------------------- arithmetic


def product(a: np.ndarray, b: np.ndarray, c: np.ndarray, type_: str, mode: Rounding = "rn") -> np.ndarray:
    """Return c + a·b for stacks of matrices; the arithmetic depends on the inputs' element type (see the
    module).
    """
    if a.dtype.kind == "i":
        result: np.ndarray = c + _integer_product(a, b)
        return result
    total = np.array(c, F64, order="C")
    if type_ != "f64":
        return total if compiled.add_product(total, a, b) else _add_product(total, a, b)
    for k in range(a.shape[2]):
        x, y, z = (
            np.ascontiguousarray(np.broadcast_to(v, total.shape)).reshape(-1)
            for v in (a[:, :, k : k + 1], b[:, k : k + 1, :], total)
        )
        total = numerics.fma(x, y, z, mode).reshape(total.shape)
    return total


def _add_product(total: np.ndarray, a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """Compute total += a·b in order of k, each step rounded, as `compiled.add_product` does."""
    term = np.empty_like(total)
    for k in range(a.shape[2]):
        total += np.multiply(a[:, :, k : k + 1], b[:, k : k + 1, :], out=term)
    return total


def _integer_product(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """Return a·b of narrow integers, by the faster product in double precision, where their sums are
    exact.
    """
    return (a.astype(F64) @ b.astype(F64)).astype(S64)


def bit_counts(a: np.ndarray, b: np.ndarray, c: np.ndarray, op: str) -> np.ndarray:
    """Return c plus, for each row of a and column of b, the number of ones in their combination."""
    if op == "and":
        result: np.ndarray = c + _integer_product(a, b)
    else:
        result = c + _integer_product(a, 1 - b) + _integer_product(1 - a, b)
    return result


def round_to_registers(values: np.ndarray, type_: str, clamped: bool = False) -> list[np.ndarray]:
    """Round elements (warps, 32, elements) to `type_`, as registers (warps, 32)."""
    if type_ == "f64":
        bits: Any = numerics.canonical(np.ascontiguousarray(values)).view(U64)
    elif type_ == "s32":
        if clamped:
            values = np.clip(values, -(2**31), 2**31 - 1)
        bits = values.astype(U32)
    elif type_ == "f32":
        bits = numerics.canonical(values.astype(np.float32)).view(U32)
    else:
        bits = np.ascontiguousarray(halves.narrow(values, "f16")).view(U32)
    return [bits[:, :, i] for i in range(bits.shape[2])]


def mma(
    x: LaneMemory,
    shape: str,
    types: tuple[str, str, str, str],
    a: list[Value],
    b: list[Value],
    c: list[Value],
    options: dict[str, str],
    scales: BlockScales | None = None,
) -> list[Value]:
    """Return d's registers of `mma`.

    `types` are those of d, a, b, c; `options` may hold 'op', 'rnd', 'satfinite'.
    """
    m, n, k = dimensions(shape)
    left = matrices(elements(stack_registers(x, a), types[1]), mma_layout("a", shape, types[1]), m, k)
    right = matrices(elements(stack_registers(x, b), types[2]), mma_layout("b", shape, types[2]), k, n)
    if scales is not None:
        left, right = _scale(x, left, right, scales)
    layout = mma_layout("c", shape, types[3])
    third = matrices(elements(stack_registers(x, c), types[3]), layout, m, n)
    return multiply(x, left, right, third, layout, types, options)


def sparse(
    x: LaneMemory,
    shape: str,
    types: tuple[str, str, str, str],
    a: list[Value],
    b: list[Value],
    c: list[Value],
    metadata: Value,
    selector: int,
    options: dict[str, str],
    scales: BlockScales | None = None,
) -> list[Value]:
    """Return d's registers of `mma.sp`: a holds half of each row, selected by `metadata` (PTX ISA
    9.7.14.6).
    """
    m, n, k = dimensions(shape)
    stored = f"m{m}n{n}k{k // 2}"
    left = matrices(elements(stack_registers(x, a), types[1]), mma_layout("a", stored, types[1]), m, k // 2)
    right = matrices(elements(stack_registers(x, b), types[2]), mma_layout("b", shape, types[2]), k, n)
    if scales is not None:
        left, right = _scale(x, left, right, scales)
    layout = mma_layout("c", shape, types[3])
    third = matrices(elements(stack_registers(x, c), types[3]), layout, m, n)
    columns = sparse_columns(stack_registers(x, [metadata])[:, :, 0], k, types[1], selector)
    return multiply(x, left, right, third, layout, types, options, columns)


def scale_lanes(part: Fragment, thread: int) -> np.ndarray:
    """Return the lanes that hold the scale factors of the 16 rows of a, or of the 8 columns of b.

    `thread` is the selector of lanes in a quad: the lower (0) or the upper (1) two of it have factors of two
    rows of a, rows r and r + 8 of quad r; one (0 to 3) has those of a column of b.
    """
    if part == "a":
        row = np.arange(16)
        return 4 * (row % 8) + 2 * (thread & 1) + row // 8
    return 4 * np.arange(8) + (thread & 3)


def first_scale(count: int, byte: Value) -> Value:
    """Return the number of the first of `count` bytes that hold scale factors, given the selector."""
    return byte & byte.dtype.type(4 - count)


def _scale_factors(x: LaneMemory, part: Fragment, type_: str, count: int, data: SelectedScales) -> np.ndarray:
    """Return the scale factors of each row of a, (warps, 16, count), or column of b, (warps, 8, count)."""
    words, bytes_, threads = (x.lanes.by_warp(full(value, x.n)).astype(U32) for value in data)
    lanes = np.stack([scale_lanes(part, int(thread)) for thread in threads[:, 0]])
    shifts = U32(8) * (first_scale(count, bytes_[:, :1])[:, :, None] + np.arange(count, dtype=U32))
    codes = np.take_along_axis(words, lanes, axis=1)[:, :, None] >> shifts
    factors: np.ndarray = formats.decode_table(type_)[codes & U32(0xFF)]
    return factors


def _scale(
    x: LaneMemory, left: np.ndarray, right: np.ndarray, scales: BlockScales
) -> tuple[np.ndarray, np.ndarray]:
    """Return a and b with each chunk of a row of a, or column of b, multiplied by its scale factor."""
    type_, count, of_a, of_b = scales
    rows = _scale_factors(x, "a", type_, count, of_a)
    columns = _scale_factors(x, "b", type_, count, of_b)
    return (
        left * rows.repeat(left.shape[2] // count, axis=2),
        right * columns.swapaxes(1, 2).repeat(right.shape[1] // count, axis=1),
    )


def sparse_chunk(type_: str) -> int:
    """Return the elements of a row of which four bits of metadata select half."""
    return {"tf32": 2, "u4": 8, "s4": 8, "e2m1": 8}.get(type_, 4)


def metadata_words(k: int, type_: str, selector: int) -> list[list[tuple[int, int]]]:
    """Return where the metadata of rows r and r + 8 are in quad r, 16 bits each: (lane of the quad, lowest
    bit).

    The first words describe the first columns. Elements of 16 bits and more: a lane has a word of row r in
    its low half, and one of row r + 8 in its high half. Narrower elements: a lane has two words of one row.
    """
    words = k // sparse_chunk(type_) // 4
    if BITS[type_] >= 16:
        return [[(selector * words + i, 16 * half) for i in range(words)] for half in (0, 1)]
    return [[(2 * selector + i // 2 * 2 + half, i % 2 * 16) for i in range(words)] for half in (0, 1)]


def sparse_columns(metadata: np.ndarray, k: int, type_: str, selector: int) -> np.ndarray:
    """Return the columns of a's stored elements, as (warps, 16, k/2), from `metadata` (warps, 32).

    A row's metadata is 4 bits for each chunk (of 2 elements for tf32, 8 for those of 4 bits, else 4), lowest
    first. `metadata_words` has its place in the lanes.
    """
    chunk = sparse_chunk(type_)
    quads = metadata.reshape(-1, 8, 4)
    words = np.concatenate(
        [
            np.stack([(quads[:, :, lane] >> U32(bit)) & U32(0xFFFF) for lane, bit in row], axis=2)
            for row in metadata_words(k, type_, selector)
        ],
        axis=1,
    )
    nibbles = (
        ((words[..., None] >> np.arange(0, 16, 4, dtype=U32)) & U32(15))
        .reshape(len(metadata), 16, -1)
        .astype(np.intp)
    )
    low, high = nibbles & 3, nibbles >> 2
    inside = {2: [low >> 1], 4: [low, high], 8: [2 * low, 2 * low + 1, 2 * high, 2 * high + 1]}[chunk]
    return (np.stack(inside, axis=-1) + chunk * np.arange(k // chunk)[:, None]).reshape(
        len(metadata), 16, k // 2
    )


def volta(
    x: LaneMemory,
    types: tuple[str, str, str, str],
    orders: tuple[MajorOrder, MajorOrder],
    a: list[Value],
    b: list[Value],
    c: list[Value],
) -> list[Value]:
    """Return d's registers of `mma.m8n8k4` of f16: four products, each of lanes 4i … 4i+3 and 16+4i …
    16+4i+3.
    """
    quads = [np.r_[4 * i : 4 * i + 4, 16 + 4 * i : 20 + 4 * i] for i in range(4)]
    fragments = [
        elements(stack_registers(x, registers), type_)
        for registers, type_ in ((a, "f16"), (b, "f16"), (c, types[3]))
    ]
    layouts = [
        volta_layout("a", "f16", orders[0]),
        volta_layout("b", "f16", orders[1]),
        volta_layout("c", types[3], ""),
    ]
    out = volta_layout("c", types[0], "")
    result = np.zeros((x.lanes.warps, WARP, 8), F64)
    for quad in quads:
        left, right, third = (
            matrices(f[:, quad], (p[0][quad], p[1][quad]), rows, columns)
            for f, p, (rows, columns) in zip(fragments, layouts, ((8, 4), (4, 8), (8, 8)))
        )
        result[:, quad] = by_layout(product(left, right, third, "f16"), (out[0][quad], out[1][quad]))
    return [x.lanes.by_lane(r) for r in round_to_registers(result, types[0])]


def wmma(
    x: LaneMemory,
    shape: str,
    types: tuple[str, str, str, str],
    a: list[Value],
    b: list[Value],
    c: list[Value],
    options: dict[str, str],
) -> list[Value]:
    """Return d's registers of `wmma.mma`."""
    m, n, k = dimensions(shape)
    stacks = []
    for part, registers, type_, rows, columns in (
        ("a", a, types[1], m, k),
        ("b", b, types[2], k, n),
        ("c", c, types[3], m, n),
    ):
        values = elements(stack_registers(x, registers), type_)
        stacks.append(matrices(values, wmma_layout(part, shape, type_, values.shape[2]), rows, columns))
    left, right, third = stacks
    return multiply(x, left, right, third, wmma_layout("c", shape, types[0], m * n // WARP), types, options)


def multiply(
    x: LaneMemory,
    left: np.ndarray,
    right: np.ndarray,
    third: np.ndarray,
    layout: Layout,
    types: tuple[str, str, str, str],
    options: dict[str, str],
    columns: np.ndarray | None = None,
) -> list[Value]:
    """Return the registers of a·b + c, laid out as `layout` says.

    With `columns` (`sparse_columns`), a is sparse: its element i of row r is multiplied by row
    `columns[…, r, i]` of b.
    """
    if options.get("op"):
        result = bit_counts(left, right, third, options["op"])
    elif columns is None:
        result = product(left, right, third, types[1], cast(Rounding, options.get("rnd") or "rn"))
    else:
        warps, result = np.arange(len(left))[:, None], third.copy()
        for i in range(left.shape[2]):
            result += left[:, :, i, None] * right[warps, columns[:, :, i]]
    values = by_layout(result, layout)
    return [x.lanes.by_lane(r) for r in round_to_registers(values, types[0], bool(options.get("satfinite")))]


# ------------------------------------------------------------------------------- loads and moves


def wmma_offsets(
    part: Fragment, shape: str, type_: str, count: int, order: MajorOrder, stride: Value | None, x: Any
) -> list[Value]:
    """Return byte offsets of the contents of a fragment's `count` registers (elements, for f16 halves), per
    lane.

    `stride` (elements between rows, or columns) is None for a dense matrix.
    """
    m, n, k = dimensions(shape)
    bits = BITS[type_]
    per = max(32 // bits, 1)
    rows, columns = wmma_layout(part, shape, type_, count * per)
    size = {"a": (m, k), "b": (k, n), "c": (m, n)}[part]
    outer, inner = (rows, columns) if order == "row" else (columns, rows)
    step = np.asarray(size[1] if order == "row" else size[0], S64) if stride is None else stride
    outers, inners = x.per_lane(outer), x.per_lane(inner)
    # Elements narrower than a byte are loaded by register, others one by one.
    every = per if bits < 8 else 1
    return [
        (outers[i] * step.astype(S64) + inners[i]) * S64(bits) >> S64(3) for i in range(0, count * per, every)
    ]


def wmma_addresses(
    x: Any,
    part: Fragment,
    shape: str,
    type_: str,
    count: int,
    order: MajorOrder,
    address: Value,
    stride: Value | None,
) -> Iterator[Value]:
    """Return the addresses of the contents of a fragment's `count` registers, in order.

    They are of elements, or of words if elements are narrower than a byte.
    """
    base = dense(address).astype(U64)
    return (base + offset.astype(U64) for offset in wmma_offsets(part, shape, type_, count, order, stride, x))


def wmma_width(type_: str) -> int:
    """Return the bytes at each of these addresses."""
    return {8: 1, 16: 2, 64: 8}.get(BITS[type_], 4)


def wmma_load(
    x: Any,
    part: Fragment,
    shape: str,
    type_: str,
    count: int,
    order: MajorOrder,
    space: Space,
    address: Value,
    stride: Value | None,
    mask: Mask,
    site: int,
) -> list[Value]:
    """Return the registers of a fragment, loaded element by element."""
    bits, width = BITS[type_], _WIDTHS[wmma_width(type_)]
    loaded = [
        x.load(space, width, element_address, mask, site)
        for element_address in wmma_addresses(x, part, shape, type_, count, order, address, stride)
    ]
    if bits not in (8, 16):
        return loaded
    per, registers = 32 // bits, []
    for start in range(0, len(loaded), per):
        word = loaded[start].astype(U32)
        for i in range(1, per):
            word = word | (loaded[start + i].astype(U32) << U32(i * bits))
        registers.append(word)
    return registers


def wmma_store(
    x: Any,
    shape: str,
    type_: str,
    order: MajorOrder,
    space: Space,
    address: Value,
    registers: list[Value],
    stride: Value | None,
    mask: Mask,
    site: int,
) -> None:
    """Store a fragment of d."""
    bits, width = BITS[type_], _WIDTHS[wmma_width(type_)]
    for index, element_address in enumerate(
        wmma_addresses(x, "c", shape, type_, len(registers), order, address, stride)
    ):
        value = registers[index // 2] >> U32(16 * (index & 1)) if bits == 16 else registers[index]
        x.store(space, width, element_address, value.astype(width), mask, site)


_WIDTHS = {1: U8, 2: U16, 4: U32, 8: U64}


def rows_mask(x: LaneMemory, rows: int, mask: Mask) -> Mask:
    """Return the lanes that hold the addresses of rows."""
    if rows == WARP:
        return mask
    lanes = x.special("%laneid") < U32(rows)
    return lanes if mask is None else lanes & mask


def _load_rows(x: Any, count: int, space: Space, address: Value, mask: Mask, site: int) -> np.ndarray:
    """Load 16 bytes at the address of each of a warp's first `count` lanes, as words (warps, 32, 4)."""
    addresses = full(address, x.n)
    return stack_registers(x, x.load_vector(space, U32, 4, addresses, rows_mask(x, count, mask), site))


def _store_rows(
    x: Any, rows: np.ndarray, count: int, space: Space, address: Value, mask: Mask, site: int
) -> None:
    addresses = full(address, x.n)
    words = [x.lanes.by_lane(np.ascontiguousarray(rows[:, :, i])) for i in range(4)]
    x.store_vector(space, U32, addresses, words, rows_mask(x, count, mask), site)


def load_matrices(
    x: Any, count: int, transposed: bool, space: Space, address: Value, mask: Mask, site: int
) -> list[Value]:
    """Load 8×8 matrices of halves, a register per matrix: `ldmatrix`."""
    rows = _load_rows(x, 8 * count, space, address, mask, site)
    result = []
    for i in range(count):
        part = rows[:, 8 * i : 8 * i + 8]
        result.append(
            x.lanes.by_lane((_transpose(part) if transposed else part).reshape(x.lanes.warps, WARP))
        )
    return result


def store_matrices(
    x: Any, transposed: bool, space: Space, address: Value, registers: list[Value], mask: Mask, site: int
) -> None:
    """Store 8×8 matrices of halves: `stmatrix`."""
    count = len(registers)
    rows = np.zeros((x.lanes.warps, WARP, 4), U32)
    for i, register in enumerate(registers):
        part = x.lanes.by_warp(full(register, x.n)).reshape(x.lanes.warps, 8, 4)
        rows[:, 8 * i : 8 * i + 8] = _transpose(part) if transposed else part
    _store_rows(x, rows, 8 * count, space, address, mask, site)


def load_bytes(
    x: Any, count: int, square: bool, packing: Packing, space: Space, address: Value, mask: Mask, site: int
) -> list[Value]:
    """Load matrices of bytes: `ldmatrix`.

    They are 8×16, a register per matrix, or (`square`) 16×16 transposed, two registers per matrix. With a
    `packing` (`b6x16_p32`, `b4x16_p64`) the 16 elements of a row are in its first 12 or 8 bytes, the first in
    the lowest bits, and are zero-extended to bytes. A quad of lanes holds a row of the result, four elements
    each.
    """
    height = 16 if square else 8
    rows = _load_rows(x, height * count, space, address, mask, site)
    result = unpack_bytes(rows, packing).reshape(x.lanes.warps, WARP // height, height, 16)[:, :count]
    if square:
        result = result.swapaxes(2, 3)
    words = np.ascontiguousarray(result).view(U32).reshape(x.lanes.warps, -1, WARP)
    return [x.lanes.by_lane(np.ascontiguousarray(words[:, i])) for i in range(words.shape[1])]


def unpack_bytes(rows: np.ndarray, packing: Packing) -> np.ndarray:
    """Return rows of 4 words as rows of 16 bytes."""
    if not packing:
        return np.ascontiguousarray(rows).view(U8)
    width = {"b6x16_p32": 6, "b4x16_p64": 4}[packing]
    bits = np.unpackbits(np.ascontiguousarray(rows).view(U8), axis=2, bitorder="little")[:, :, : 16 * width]
    return np.packbits(bits.reshape(*rows.shape[:2], 16, width), axis=3, bitorder="little")[..., 0]


def store_bytes(x: Any, space: Space, address: Value, registers: list[Value], mask: Mask, site: int) -> None:
    """Store matrices of 16×8 bytes, transposed to 8 rows of 16, a register per matrix: `stmatrix`.

    A lane's bytes are, as its elements of an accumulator are, at rows g, g, g + 8, g + 8 and columns 2m, 2m +
    1, 2m, 2m + 1 of the matrix before the transposition, where g is the lane's quad and m its index in it.
    """
    count = len(registers)
    rows = np.zeros((x.lanes.warps, WARP, 4), U32)
    words = np.ascontiguousarray(stack_registers(x, registers).swapaxes(1, 2))
    # g, m, half of the rows, column of the two
    parts = words.view(U8).reshape(x.lanes.warps, count, 8, 4, 2, 2)
    rows[:, : 8 * count] = (
        np.ascontiguousarray(parts.transpose(0, 1, 3, 5, 4, 2))
        .reshape(x.lanes.warps, 8 * count, 16)
        .view(U32)
    )
    _store_rows(x, rows, 8 * count, space, address, mask, site)


def move_matrix(x: LaneMemory, a: Value) -> Value:
    """Transpose the 8×8 matrix of halves whose rows are the lanes' registers: `movmatrix`."""
    part = x.lanes.by_warp(full(a, x.n)).reshape(x.lanes.warps, 8, 4)
    return x.lanes.by_lane(_transpose(part).reshape(x.lanes.warps, WARP))


def _transpose(words: np.ndarray) -> np.ndarray:
    """Transpose 8×8 halves in (warps, 8, 4) words."""
    elements_of = np.ascontiguousarray(words).view(U16)
    return np.ascontiguousarray(elements_of.transpose(0, 2, 1)).view(U32)
