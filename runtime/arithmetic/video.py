"""Video instructions on NumPy values (PTX ISA 9.7.18): arithmetic on bytes and halves of registers.

Registers and results are uint32 patterns. Sub-words are extended to int64, so that every intermediate
result of the ISA (34 bits) is exact.

Where the ISA is ambiguous: an intermediate result that is not clamped wraps to 33 signed bits before the
second operation, by the types in the ISA's pseudo-code; the SIMD forms with `.add` sum the
intermediate results unclamped.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import numpy as np

Value = Any
U32, S64, U64, F64 = np.uint32, np.int64, np.uint64, np.float64


def _field(x: Value, position: int, width: int, is_signed: bool) -> Value:
    """Return a field of a u32 extended to s64."""
    shifted = x.astype(S64) << S64(64 - width - position)
    if is_signed:
        return shifted >> S64(64 - width)
    return (shifted.view(U64) >> U64(64 - width)).view(S64)


def _position(selector: str) -> tuple[int, int]:
    """Return (position, width) in bits of 'b2', 'h1' or ''."""
    if not selector:
        return 0, 32
    width = 8 if selector[0] == "b" else 16
    return width * int(selector[1]), width


def extract(x: Value, selector: str, is_signed: bool) -> Value:
    """Return the selected sub-word of a register, extended to s64."""
    return _field(x, *_position(selector), is_signed)


def _average(a: Value, b: Value) -> Value:
    total = a + b
    return (total + (total >= 0).astype(S64)) >> S64(1)


_PRIMARY: dict[str, Callable[[Value, Value], Value]] = {
    "vadd": operator.add,
    "vsub": operator.sub,
    "vabsdiff": lambda a, b: np.abs(a - b),
    "vmin": np.minimum,
    "vmax": np.maximum,
    "vavrg": _average,
}
_COMPARE: dict[str, Callable[[Value, Value], Value]] = {
    "eq": operator.eq,
    "ne": operator.ne,
    "lt": operator.lt,
    "le": operator.le,
    "gt": operator.gt,
    "ge": operator.ge,
    "lo": operator.lt,
    "ls": operator.le,
    "hi": operator.gt,
    "hs": operator.ge,
}
_SECOND: dict[str, Callable[[Value, Value], Value]] = {
    "add": operator.add,
    "min": np.minimum,
    "max": np.maximum,
}


def _limits(width: int, is_signed: bool) -> tuple[int, int]:
    return (-(1 << (width - 1)), (1 << (width - 1)) - 1) if is_signed else (0, (1 << width) - 1)


def _clamp(x: Value, width: int, is_signed: bool) -> Value:
    low, high = _limits(width, is_signed)
    return np.minimum(np.maximum(x, x.dtype.type(low)), x.dtype.type(high)).astype(S64)


def arithmetic(op: str, a: Value, b: Value) -> Value:
    """Apply the primary operation to extended sub-words."""
    return _PRIMARY[op](a, b)


def compare(cmp: str, a: Value, b: Value) -> Value:
    """Return 1 where a comparison is true, else 0."""
    return _COMPARE[cmp](a, b).astype(S64)


def shift(op: str, a: Value, amount: Value, wrap: bool, saturated: bool) -> Value:
    """Shift for vshl and vshr.

    The result is exact where it is clamped afterwards (as f64, which holds it), else modulo 2⁶⁴.
    """
    n = amount & S64(31) if wrap else np.minimum(amount, S64(32))
    if op == "vshr":
        return a >> n
    if saturated:
        return a.astype(F64) * (S64(1) << n).astype(F64)
    return a << n


def write_back(
    x: Value, saturated: bool, is_signed: bool, selector: str, second: str, c: Value | None
) -> Value:
    """Clamp, then combine with c, or insert into the selected sub-word of c; return a u32."""
    position, width = _position(selector)
    if saturated:
        x = _clamp(x, width, is_signed)
    if second:
        assert c is not None
        x = (x << S64(31)) >> S64(31)
        return _SECOND[second](x, _field(c, 0, 32, is_signed)).astype(U32)
    low = x.astype(U32)
    if c is None or not selector:
        return low
    mask = U32(((1 << width) - 1) << position)
    return (c & ~mask) | ((low << U32(position)) & mask)


def multiply_add(
    a: Value, b: Value, c: Value, is_signed: bool, flip: str, one: bool, scale: int, saturated: bool
) -> Value:
    """Return vmad: (a·b + c + lsb) >> scale, of all bits of the sum.

    `flip` names the complemented term: 'product', 'c' or ''.
    """
    addend = _field(~c if flip == "c" else c, 0, 32, is_signed)
    # The sum is high · 2^16 + low. Shifts by 7 and 15 leave room for all of its bits.
    low, high = (a & S64(0xFFFF)) * b, (a >> S64(16)) * b
    if flip == "product":
        low, high = ~low, -high
    low = low + addend + S64(one)
    high, low = high + (low >> S64(16)), low & S64(0xFFFF)
    if saturated:
        high = np.minimum(np.maximum(high, S64(-1 << 40)), S64(1 << 40))
    total = (high << S64(16 - scale)) + (low >> S64(scale))
    return (_clamp(total, 32, is_signed) if saturated else total).astype(U32)


# -------------------------------------------------------------------------------------------- SIMD


def select_subwords(a: Value, b: Value, selector: str, lanes: int, is_signed: bool) -> list[Value]:
    """Return the sub-words that `selector` ('h10', 'b7654') selects of b:a, lowest first, extended to s64."""
    width = 32 // lanes
    parts = []
    for digit in reversed(selector[1:]):
        register, index = divmod(int(digit), lanes)
        parts.append(_field(b if register else a, index * width, width, is_signed))
    return parts


def simd(
    op: str,
    cmp: str,
    first: list[Value],
    second: list[Value],
    c: Value,
    mask: str,
    is_signed: bool,
    saturated: bool,
    accumulate: bool,
) -> Value:
    """Apply the operation to each sub-word; results go to the sub-words in `mask`, or are added to c."""
    width = 32 // len(first)
    written = {int(digit) for digit in mask[1:]}
    total = c
    for index, (x, y) in enumerate(zip(first, second)):
        if index not in written:
            continue
        t = compare(cmp, x, y) if cmp else arithmetic(op, x, y)
        if accumulate:
            total = total + t.astype(U32)
            continue
        if saturated:
            t = _clamp(t, width, is_signed)
        field = U32(((1 << width) - 1) << (width * index))
        total = (total & ~field) | ((t.astype(U32) << U32(width * index)) & field)
    return total
