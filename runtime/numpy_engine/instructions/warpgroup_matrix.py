"""Matrix instructions of a warpgroup, `wgmma.mma_async` (PTX ISA 9.7.15): d = a·b + d.

A warpgroup is four consecutive warps; each computes 16 of the 64 rows of d, from the same rows of a and all
of b. Nothing is exchanged between its warps. In registers, a and d are laid out as those of `mma` with 16
rows, d for every 8 columns. In shared memory, a matrix consists of *units* of 16 bytes, which are consecutive
elements along k (K-major), or along the rows of a or columns of b (MN-major, transposed). A matrix descriptor
determines the address of each unit (`unit_addresses`, 9.7.15.5.1.2).

The product is computed when it is issued. `operand_addresses` reads the descriptor, `load_units` memory and
`multiply` the registers of d.

Arithmetic is that of `mma` (matrix.py).
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from ..lane_ids import WARP
from ..memory.access import LaneMemory
from ..values import Mask, Value, dense, full
from . import matrix

U32, U64, S64 = np.uint32, np.uint64, np.int64
ROWS = 16
"""Rows of a and d of a warp."""
UNIT = 16
"""Bytes of a unit."""
SWIZZLES = (1, 8, 4, 2)
"""Units of a row of a swizzle atom, by the swizzling mode of the descriptor: none, 128, 64 and 32 bytes."""
Types = tuple[str, str, str, str]
"""Element types of d, a, b, d."""
Metadata = tuple[Value, int]
"""The register with the positions of a's stored elements, and the sparsity selector."""
Operand = list[Value] | tuple[Value, bool]
"""The registers of a matrix, or its descriptor and whether it is transposed (MN-major)."""


@cache
def accumulator_layout(n: int) -> matrix.Layout:
    """Return the layout of a warp's 16 rows and n columns of d."""
    lane, i = np.arange(WARP)[:, None], np.arange(n // 2)[None, :]
    return (lane >> 2) + 8 * (i >> 1 & 1), 8 * (i >> 2) + 2 * (lane & 3) + (i & 1)


def unit_addresses(
    descriptors: np.ndarray, is_transposed: bool, first: np.ndarray, count: int, k_bytes: int, bits: int
) -> np.ndarray:
    """Return the addresses in shared memory of a matrix's units, as (warps, outer, inner), s64.

    `descriptors` and `first` are of shape (warps,): the matrix descriptor, and the first row of a (column of
    b) of a warp, which needs `count` of them. A row has `k_bytes` bytes along k, in elements of `bits` bits.
    K-major: `outer` are rows, `inner` units along k. MN-major: `outer` is k, `inner` are units along rows.

    Source: the canonical layouts of 9.7.15.5.1.2.1.3, in units: K-major, the unit u of row r is at
    r % 8 * S + u % S units and r // 8 strides and u // S leading offsets, where S is the number of units in a
    row of a swizzle atom. MN-major, the unit v of k is at k % 8 * S + v % S units, and k // 8 strides and
    v // S leading offsets; without swizzling the two offsets have their roles exchanged. Then the bits 4 to 6
    of an address are xored with the bits 7 to 9, as many as the mode has, counted from the pattern's start
    (the base offset).
    """
    word = descriptors.astype(S64)[:, None, None]
    start, leading, stride = ((word >> at & 0x3FFF) << 4 for at in (0, 16, 32))
    base, mode = word >> 49 & 7, word >> 62 & 3
    width = np.array(SWIZZLES)[mode]
    if is_transposed:
        outer = np.arange(k_bytes * 8 // bits)[None, :, None]
        inner = (first[:, None] * bits // (8 * UNIT) + np.arange(count * bits // (8 * UNIT)))[:, None, :]
        leading, stride = np.where(mode == 0, stride, leading), np.where(mode == 0, leading, stride)
    else:
        outer = (first[:, None] + np.arange(count))[:, :, None]
        inner = np.arange(k_bytes // UNIT)[None, None, :]
    inside = (outer % 8 * width + inner % width) * UNIT
    address = start + inside + outer // 8 * stride + inner // width * leading
    phase = ((address >> 7) - base) & (width - 1)
    result: np.ndarray = address ^ phase << 4
    return result


def load_units(x: Any, addresses: np.ndarray, mask: Mask, site: int) -> np.ndarray:
    """Load units of 16 bytes of shared memory by all lanes of a warp; return words (warps, units, 4).

    `addresses` are of shape (warps, outer, inner). Raises a fault where an address is out of bounds.
    """
    addresses = addresses.reshape(len(addresses), -1)
    count, parts = addresses.shape[1], []
    for at in range(0, count, WARP):
        held = min(WARP, count - at)
        padded = np.zeros((len(addresses), WARP), U32)
        padded[:, :held] = addresses[:, at : at + held]
        lanes = matrix.rows_mask(x, held, mask)
        words = x.load_vector("shared", U32, 4, x.lanes.by_lane(padded), lanes, site)
        parts.append(matrix.stack_registers(x, words)[:, :held])
    return np.concatenate(parts, axis=1)


def operand_addresses(
    x: LaneMemory, part: matrix.Fragment, shape: str, type_: str, source: tuple[Value, bool]
) -> np.ndarray:
    """Return the addresses of the units of a ('a', in `shape` of the stored columns) or b ('b').

    Descriptors are those of a warp's first lane.
    """
    _, n, k = matrix.dimensions(shape)
    descriptor, is_transposed = source
    warps, bits = np.arange(x.lanes.warps), matrix.BITS[type_]
    first, count = (warps % x.lanes.warps_per_cta % 4 * ROWS, ROWS) if part == "a" else (0 * warps, n)
    descriptors = x.lanes.by_warp(full(dense(descriptor), x.n))[:, 0]
    return unit_addresses(descriptors, is_transposed, first, count, k * bits // 8, bits)


def _load_matrix(
    x: Any, part: matrix.Fragment, shape: str, type_: str, source: tuple[Value, bool], mask: Mask, site: int
) -> np.ndarray:
    """Return the warps' rows of a (warps, 16, k), or columns of b (warps, n, k), from shared memory."""
    addresses = operand_addresses(x, part, shape, type_, source)
    values = matrix.elements(load_units(x, addresses, mask, site), type_)
    values = values.reshape(*addresses.shape[:2], -1)
    return values.swapaxes(1, 2) if source[1] else values


def load_shadows(
    x: Any,
    shape: str,
    types: Types,
    operands: tuple[Operand, tuple[Value, bool]],
    is_sparse: bool,
    mask: Mask,
    site: int,
) -> Value:
    """Return for each lane all bits (u32) that are set in a word of a or b in shared memory of its warp.

    `x` is a view of memory's shadow, in which the bits of undefined values are set.
    """
    m, n, k = matrix.dimensions(shape)
    result = np.zeros(x.lanes.warps, U32)
    for part, stored, type_, source in zip(
        ("a", "b"), (f"m{m}n{n}k{k // 2 if is_sparse else k}", shape), types[1:], operands
    ):
        if not isinstance(source, list):
            addresses = operand_addresses(x, part, stored, type_, source)  # type: ignore[arg-type]
            result |= np.bitwise_or.reduce(load_units(x, addresses, mask, site), axis=(1, 2))
    return x.lanes.repeat_per_lane(result)


def multiply(
    x: LaneMemory,
    left: np.ndarray,
    right: np.ndarray,
    d: list[Value],
    types: Types,
    keeps: Value,
    options: dict[str, str],
    metadata: Metadata | None,
) -> list[Value]:
    """Return d's registers, given a warp's 16 rows of a (warps, 16, k) and b (warps, k, n).

    In lanes where `keeps` (scale-d) is false, d starts at zero. With metadata, a has k/2 columns.
    """
    layout = accumulator_layout(right.shape[2])
    start = matrix.elements(matrix.stack_registers(x, d), types[0])
    kept = x.lanes.by_warp(full(dense(keeps), x.n))[:, :, None]
    third = matrix.matrices(np.where(kept, start, start.dtype.type(0)), layout, ROWS, right.shape[2])
    columns = None
    if metadata is not None:
        register, selector = metadata
        words = matrix.stack_registers(x, [register])[:, :, 0]
        columns = matrix.sparse_columns(words, right.shape[1], types[1], selector)
    return matrix.multiply(x, left, right, third, layout, types, options, columns)


def mma_async(
    x: Any,
    shape: str,
    types: Types,
    operands: tuple[Operand, tuple[Value, bool]],
    d: list[Value],
    keeps: Value,
    signs: tuple[int, int],
    options: dict[str, str],
    mask: Mask,
    site: int,
    metadata: Metadata | None = None,
) -> list[Value]:
    """Return d's registers of `wgmma.mma_async`.

    `operands` are a and b, `keeps` is scale-d, `signs` (1 or -1) are the factors of a and b; `options` may
    hold 'op' and 'satfinite'.
    """
    m, n, k = matrix.dimensions(shape)
    a, b = operands
    along_a = k if metadata is None else k // 2
    if isinstance(a, list):
        layout = matrix.mma_layout("a", f"m{ROWS}n8k{along_a}", types[1])
        values = matrix.elements(matrix.stack_registers(x, a), types[1])
        left = matrix.matrices(values, layout, ROWS, along_a)
    else:
        left = _load_matrix(x, "a", f"m{m}n{n}k{along_a}", types[1], a, mask, site)
    right = _load_matrix(x, "b", shape, types[2], b, mask, site).swapaxes(1, 2)
    left, right = (m if sign == 1 else -m for m, sign in zip((left, right), signs))
    return multiply(x, left, right, d, types, keeps, options, metadata)
