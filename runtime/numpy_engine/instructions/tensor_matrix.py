"""Products in tensor memory, `tcgen05.mma` of one CTA (PTX ISA 9.7.16.10): d = a·b + d.

One thread starts a product of all m rows. It is computed when it is issued. b is in shared memory, a there or
in tensor memory, d in tensor memory; a row of a, and a column of b, has 32 bytes. The instruction descriptor
(9.7.16.4.2) has the sizes and types; matrices in shared memory are found by matrix descriptors.

Row r of d, and of a in tensor memory, is in lane r (m = 128), or in lane r % 16 of quarter r // 16 (m = 64).
d has an element in each column, a as many as fit. Elements of 4 and 6 bits in shared memory are packed: 16 of
them in the first 8 or 12 of 16 bytes.

Arithmetic is that of `mma` (matrix.py).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import numpy as np

from ...arithmetic import formats, halves
from ..memory.access import LaneMemory
from ..memory.faults import LaneFault
from ..memory.tensor_memory import split
from ..values import Mask, Value
from . import matrix
from .syscalls import at, lanes_of
from .tensor_memory import check, matrix_units

U16, U32 = np.uint16, np.uint32
K_BYTES = 32
"""Bytes along k of a product."""
ProductKind = Literal["kind::f16", "kind::tf32", "kind::f8f6f4", "kind::i8"]
"""The types of the factors: halves, tf32, floats of 4 to 8 bits, integers of 8 bits."""
_FACTORS: dict[ProductKind, dict[int, str]] = {
    "kind::f16": {0: "f16", 1: "bf16"},
    "kind::tf32": {2: "tf32"},
    "kind::f8f6f4": {0: "e4m3", 1: "e5m2", 3: "e2m3", 4: "e3m2", 5: "e2m1"},
    "kind::i8": {0: "u8", 1: "s8"},
}
_RESULTS: dict[ProductKind, dict[int, str]] = {
    "kind::f16": {0: "f16", 1: "f32"},
    "kind::tf32": {1: "f32"},
    "kind::f8f6f4": {0: "f16", 1: "f32"},
    "kind::i8": {2: "s32"},
}
"""Element types of a and b, and of d, by their codes in the instruction descriptor."""
_PACKINGS: dict[str, matrix.Packing] = {"e2m3": "b6x16_p32", "e3m2": "b6x16_p32", "e2m1": "b4x16_p64"}
_RESERVED = 1 << 6 | 1 << 23 | 1 << 29


@dataclass(frozen=True, slots=True)
class ProductDescriptor:
    """A decoded instruction descriptor: sizes, element types of d, a and b, and what is done to a and b."""

    m: int
    n: int
    types: tuple[str, str, str]
    is_negated: tuple[bool, bool]
    is_transposed: tuple[bool, bool]
    is_clamped: bool


def decode(kind: ProductKind, bits: int) -> ProductDescriptor:
    """Decode the instruction descriptor of a dense product. Raises ValueError if it is invalid."""
    flags = [bool(bits >> i & 1) for i in range(32)]
    names = []
    for table, shift, codes, what in ((_RESULTS, 4, 3, "d"), (_FACTORS, 7, 7, "a"), (_FACTORS, 10, 7, "b")):
        code = bits >> shift & codes
        if code not in table[kind]:
            raise ValueError(f"{kind} has no type {code} of {what}")
        names.append(table[kind][code])
    result = ProductDescriptor(
        (bits >> 24 & 31) * 16,
        (bits >> 17 & 63) * 8,
        (names[0], names[1], names[2]),
        (flags[13], flags[14]),
        (flags[15], flags[16]),
        flags[3],
    )
    is_integer = kind == "kind::i8"
    step = 16 if result.m == 128 or (is_integer and result.n > 32) else 8
    if result.is_transposed[1] and matrix.BITS.get(result.types[2], 8) == 8:
        step = 16
    for is_bad, problem in (
        (bits & _RESERVED, "a reserved bit is set"),
        (flags[2], "it says that a is sparse"),
        (result.is_clamped and not is_integer, "only integers are clamped"),
        (any(result.is_negated) and is_integer, "integers are not negated"),
        (result.types[0] == "f16" and "bf16" in result.types, "the product of bf16 is f32"),
        (result.m not in (64, 128), f"there is no product of {result.m} rows"),
        (
            not step <= result.n <= 256 or result.n % step,
            f"there is no product of {result.m} rows and {result.n} columns",
        ),
        (
            kind == "kind::tf32" and any(result.is_transposed),
            "transposed tf32, which needs a swizzling of 128 bytes with an atomicity of 32, is not executed",
        ),
        (
            any(t and name in _PACKINGS for t, name in zip(result.is_transposed, result.types[1:])),
            "elements of 4 and 6 bits are not transposed",
        ),
    ):
        if is_bad:
            raise ValueError(problem)
    return result


def _rows(address: int, m: int) -> np.ndarray:
    """Return the lanes of the rows of a matrix in tensor memory."""
    row = np.arange(m)
    return (address >> 16) + (row if m == 128 else row // 16 * 32 + row % 16)


def _from_shared(
    x: LaneMemory, source: int, type_: str, is_transposed: bool, count: int, lane: int, site: int
) -> np.ndarray:
    """Return the rows of a, or columns of b, (count, k), from shared memory."""
    packing = _PACKINGS.get(type_, "")
    bits = 8 if packing else matrix.BITS[type_]
    units = matrix_units(x, source, is_transposed, count, K_BYTES, bits, lane, site)
    if packing:
        codes = matrix.unpack_bytes(units, packing)
        values: np.ndarray = formats.decode_table(type_)[codes]
    else:
        values = matrix.elements(units.reshape(1, -1, 4), type_)
    values = values.reshape(units.shape[0], -1)
    return values.T if is_transposed else values


def _from_tensor_memory(
    x: LaneMemory, address: int, type_: str, m: int, cta: int, lane: int, site: int
) -> np.ndarray:
    """Return the rows of a, (m, k), from tensor memory."""
    if type_ in _PACKINGS:
        raise LaneFault(f"a of {type_} in tensor memory is not executed", lane, site)
    lanes, columns = _rows(address, m), split(address)[1] + np.arange(K_BYTES // 4)
    check(x.storage.tensor_memory, cta, lanes, columns, lane, site)
    words = x.storage.tensor_memory.words[cta][lanes[:, None], columns]
    values: np.ndarray = matrix.elements(words[None], type_)[0]
    return values


def multiply(
    x: LaneMemory,
    kind: ProductKind,
    d: Value,
    a: Value,
    a_is_in_tensor_memory: bool,
    b: Value,
    descriptor: Value,
    enable: Value,
    scale: int,
    left_out: list[Value],
    mask: Mask,
    site: int,
) -> None:
    """Execute `tcgen05.mma` of each active lane.

    `enable` is false where d starts at zero; else it starts at d·2^-scale. `left_out` are four words with a
    bit for each lane of tensor memory that keeps its contents. Raises a fault for an invalid descriptor, and
    for what is outside shared memory, or outside the allocations of tensor memory.
    """
    for lane in lanes_of(x, mask):
        bits = at(descriptor, lane)
        try:
            product = decode(kind, bits)
        except ValueError as error:
            raise LaneFault(f"instruction descriptor {bits:#x}: {error}", lane, site) from None
        memory, cta = x.storage.tensor_memory, lane // x.lanes.threads
        m, n, (result, left_type, right_type) = product.m, product.n, product.types
        if not a_is_in_tensor_memory:
            left = _from_shared(x, at(a, lane), left_type, product.is_transposed[0], m, lane, site)
        elif product.is_transposed[0]:
            raise LaneFault(f"instruction descriptor {bits:#x}: a is in tensor memory", lane, site)
        else:
            left = _from_tensor_memory(x, at(a, lane), left_type, m, cta, lane, site)
        right = _from_shared(x, at(b, lane), right_type, product.is_transposed[1], n, lane, site).T
        left, right = (-f if sign else f for f, sign in zip((left, right), product.is_negated))
        address = at(d, lane)
        lanes, columns = _rows(address, m), split(address)[1] + np.arange(n)
        check(memory, cta, lanes, columns, lane, site)
        words = memory.words[cta][lanes[:, None], columns]
        start = halves.widen(words.astype(U16), "f16") if result == "f16" else matrix.elements(words, result)
        start = start * 0.5**scale if scale else start
        start = start if at(enable, lane) else np.zeros_like(start)
        total = matrix.product(left[None], right[None], start[None], left_type)
        if result == "f16":
            words = halves.narrow(total[0], "f16").astype(U32)
        else:
            words = np.stack(matrix.round_to_registers(total, result, product.is_clamped), axis=-1)[0]
        keeps = np.zeros(m, np.bool_)
        if left_out:
            out = np.array([at(word, lane) for word in left_out], np.int64)
            keeps = (out[lanes >> 5] >> (lanes & 31) & 1).astype(np.bool_)
        memory.words[cta][lanes[~keeps, None], columns] = words[~keeps]
