"""Integer and bit instructions on NumPy values (scalars or arrays over lanes; see numerics.py).

Every function expects operands of the dtype that the instruction names (uint32 for .b32/.u32, int32
for .s32, …) and returns that dtype unless its docstring differs. Where the ISA leaves a result
unspecified, the result is that of current hardware and is documented.

NumPy's shifts are defined for every amount (0 or the sign beyond the width), which is PTX's clamping.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import numpy as np

from .numerics import select

Value = Any

U32, U64, S32, S64 = np.uint32, np.uint64, np.int32, np.int64
_UNSIGNED = {1: np.uint8, 2: np.uint16, 4: np.uint32, 8: np.uint64}
_SIGNED = {1: np.int8, 2: np.int16, 4: np.int32, 8: np.int64}


def unsigned(x: Value) -> Value:
    """Reinterpret values as unsigned."""
    return x.view(_UNSIGNED[x.dtype.itemsize])


def signed(x: Value) -> Value:
    """Reinterpret values as signed."""
    return x.view(_SIGNED[x.dtype.itemsize])


def bits_of(x: Value) -> int:
    """Return the width of the elements in bits."""
    result: int = 8 * x.dtype.itemsize
    return result


# ---------------------------------------------------------------------------------- multiplication


def mul_wide(a: Value, b: Value) -> Value:
    """Return the full product, twice as wide."""
    wide = {np.uint16: np.uint32, np.int16: np.int32, np.uint32: np.uint64, np.int32: np.int64}[a.dtype.type]
    return a.astype(wide) * b.astype(wide)


def mul_hi(a: Value, b: Value) -> Value:
    """Return the upper half of the product."""
    if a.dtype.itemsize < 8:
        product = mul_wide(a, b)
        return (product >> product.dtype.type(bits_of(a))).astype(a.dtype)
    high = _mul_hi_u64(unsigned(a), unsigned(b))
    if a.dtype.kind == "u":
        return high
    zero = U64(0)
    high = high - select(a < 0, unsigned(b), zero) - select(b < 0, unsigned(a), zero)
    return signed(high)


def _mul_hi_u64(a: Value, b: Value) -> Value:
    half, mask = U64(32), U64(0xFFFFFFFF)
    a0, a1, b0, b1 = a & mask, a >> half, b & mask, b >> half
    middle = a1 * b0 + ((a0 * b0) >> half)
    other = a0 * b1 + (middle & mask)
    return a1 * b1 + (middle >> half) + (other >> half)


def carryless_product(a: Value, b: Value, half: Literal["hi", "lo"]) -> Value:
    """Return the low or high 64 bits of the product of two u64 as polynomials over GF(2)."""
    result, one, zero = U64(0), U64(1), U64(0)
    for bit in range(half == "hi", 64):
        part = a << U64(bit) if half == "lo" else a >> U64(64 - bit)
        result = result ^ (part & (zero - ((b >> U64(bit)) & one)))
    return result


def mul24(a: Value, b: Value, half: Literal["hi", "lo"]) -> Value:
    """Return the low or high 32 bits of the 48-bit product of the low 24 bits."""
    if a.dtype.kind == "u":
        wide = (a & U32(0xFFFFFF)).astype(U64) * (b & U32(0xFFFFFF)).astype(U64)
    else:
        eight = S32(8)
        wide = ((a << eight) >> eight).astype(S64) * ((b << eight) >> eight).astype(S64)
    if half == "hi":
        wide = wide >> wide.dtype.type(16)
    return wide.astype(U32).view(a.dtype)


def add_saturating(a: Value, b: Value) -> Value:
    """Return the s32 sum clamped to the range (`add.sat.s32`)."""
    return _clamp_s32(a.astype(S64) + b.astype(S64))


def sub_saturating(a: Value, b: Value) -> Value:
    """Subtract signed 32-bit integers with saturation."""
    return _clamp_s32(a.astype(S64) - b.astype(S64))


def mad_hi_saturating(a: Value, b: Value, c: Value) -> Value:
    """Return the clamped s32 sum of c and the upper half of a * b (`mad.hi.sat.s32`)."""
    return _clamp_s32(mul_hi(a, b).astype(S64) + c.astype(S64))


def _clamp_s32(x: Value) -> Value:
    return np.minimum(np.maximum(x, S64(-(2**31))), S64(2**31 - 1)).astype(S32)


# -------------------------------------------------------------------------------------- division


def div(a: Value, b: Value) -> Value:
    """Return the quotient, rounded towards zero.

    By zero: all ones. The most negative number over -1 wraps.
    """
    zero_divisor = b == 0
    some = np.any(zero_divisor)
    safe = select(zero_divisor, b.dtype.type(1), b) if some else b
    if a.dtype.kind == "u":
        q = a // safe
    else:
        # NumPy floors, so divide magnitudes, which as unsigned numbers always fit.
        q = _magnitude(a) // _magnitude(safe)
        q = signed(select((a < 0) != (safe < 0), np.negative(q), q))
    return select(zero_divisor, _ones(a), q) if some else q


def rem(a: Value, b: Value) -> Value:
    """Return the remainder with the sign of `a`. By zero: `a`."""
    zero_divisor = b == 0
    some = np.any(zero_divisor)
    safe = select(zero_divisor, b.dtype.type(1), b) if some else b
    if a.dtype.kind == "u":
        r = a % safe
    else:
        r = _magnitude(a) % _magnitude(safe)
        r = signed(select(a < 0, np.negative(r), r))
    return select(zero_divisor, a, r) if some else r


def _magnitude(x: Value) -> Value:
    return unsigned(np.abs(x))


def _ones(x: Value) -> Value:
    all_ones: Any = _UNSIGNED[x.dtype.itemsize](2 ** bits_of(x) - 1)
    return all_ones.view(x.dtype)


def sad(a: Value, b: Value, c: Value) -> Value:
    """Return c + |a - b|."""
    return c + select(a < b, b - a, a - b)


def absolute(a: Value) -> Value:
    """Return the absolute value; that of the lowest integer is itself."""
    return np.abs(a)


# ---------------------------------------------------------------------------------------- shifts


def shl(a: Value, amount: Value) -> Value:
    """Return a << amount; amounts (u32) beyond the width give 0."""
    return a << np.minimum(amount, U32(64)).astype(a.dtype)


def shr(a: Value, amount: Value) -> Value:
    """Return a >> amount with zeros or, for a signed dtype, the sign; amounts are clamped."""
    return a >> np.minimum(amount, U32(64)).astype(a.dtype)


def shf(a: Value, b: Value, amount: Value, left: bool, wrap: bool) -> Value:
    """Return the upper (left) or lower (right) word of a funnel shift of the 64-bit value b:a."""
    n = (amount & U32(31)) if wrap else np.minimum(amount, U32(32))
    wide = (b.astype(U64) << U64(32)) | a.astype(U64)
    if left:
        return ((wide << n.astype(U64)) >> U64(32)).astype(U32)
    return (wide >> n.astype(U64)).astype(U32)


# ------------------------------------------------------------------------------------------ bits


def popc(a: Value) -> Value:
    """Return the number of ones, as u32."""
    return np.bitwise_count(a).astype(U32)


def clz(a: Value) -> Value:
    """Return the number of leading zeros, as u32."""
    return (U32(bits_of(a)) - _bit_length(a)).astype(U32)


def _bit_length(a: Value) -> Value:
    """Return the number of bits up to the highest one, as u32."""
    width = a.dtype.type
    for shift in (1, 2, 4, 8, 16, 32):
        if shift < bits_of(a):
            a = a | (a >> width(shift))
    return np.bitwise_count(a).astype(U32)


def bfind(a: Value, shift_amount: bool) -> Value:
    """Return the position of the highest bit that is not a sign copy, or all ones; u32.

    `shift_amount` (`.shiftamt`) gives the left shift that brings it to the top instead.
    """
    width = bits_of(a)
    if a.dtype.kind == "i":
        a = a ^ (a >> a.dtype.type(width - 1))
    length = _bit_length(unsigned(a))
    position = U32(width) - length if shift_amount else length - U32(1)
    return select(length == 0, U32(0xFFFFFFFF), position)


_REVERSE = (
    (1, 0x5555555555555555),
    (2, 0x3333333333333333),
    (4, 0x0F0F0F0F0F0F0F0F),
    (8, 0x00FF00FF00FF00FF),
    (16, 0x0000FFFF0000FFFF),
    (32, 0x00000000FFFFFFFF),
)


def brev(a: Value) -> Value:
    """Return the bits in reverse order."""
    width, dtype = bits_of(a), a.dtype.type
    for shift, mask in _REVERSE:
        if shift < width:
            m, s = dtype(mask & (2**width - 1)), dtype(shift)
            a = ((a >> s) & m) | ((a & m) << s)
    return a


def bfe(a: Value, position: Value, length: Value) -> Value:
    """Return the field of `length` bits at `position` (both modulo 256), extended by the dtype's rule."""
    width = bits_of(a)
    pos, count = position & U32(0xFF), length & U32(0xFF)
    field = shr(unsigned(a), pos) & _low_mask(unsigned(a), count)
    if a.dtype.kind == "u":
        return field
    # The sign is the field's top bit, or the operand's where the field reaches beyond it.
    sign_at = np.minimum(pos + count - U32(1), U32(width - 1))
    negative = (shr(unsigned(a), sign_at) & unsigned(a).dtype.type(1)) != 0
    filled = field | ~_low_mask(unsigned(a), np.minimum(count, _bits_above(pos, width)))
    return signed(select(negative & (count != 0), filled, field))


def _bits_above(position: Value, width: int) -> Value:
    return U32(width) - np.minimum(position, U32(width))


def _low_mask(like: Value, count: Value) -> Value:
    one = like.dtype.type(1)
    return shl(one, count) - one


def bfi(a: Value, b: Value, position: Value, length: Value) -> Value:
    """Return b with `length` bits at `position` replaced by the low bits of a."""
    pos, count = position & U32(0xFF), length & U32(0xFF)
    mask = shl(_low_mask(b, count), pos)
    return (b & ~mask) | (shl(a, pos) & mask)


def bmsk(a: Value, b: Value, wrap: bool) -> Value:
    """Return `b` ones at position `a`, clamped or modulo 32."""
    pos, count = (a & U32(31), b & U32(31)) if wrap else (np.minimum(a, U32(32)), np.minimum(b, U32(32)))
    return shl(_low_mask(U32(0), count), pos)


def szext(a: Value, position: Value, wrap: bool) -> Value:
    """Return the low `position` bits of a, sign- or zero-extended by the dtype."""
    n = position & U32(31) if wrap else np.minimum(position, U32(32))
    mask = _low_mask(U32(0), n)
    low = unsigned(a) & mask
    if a.dtype.kind == "u":
        return low
    sign = shr(unsigned(a), n - U32(1)) & U32(1)
    return signed(select((sign != 0) & (n != 0), low | ~mask, low))


def lop3(a: Value, b: Value, c: Value, table: int) -> Value:
    """Return any bitwise function of three operands, given its truth table."""
    result: Value = U32(0)
    for row in range(8):
        if table >> row & 1:
            term = a if row & 4 else ~a
            term = term & (b if row & 2 else ~b)
            result = result | (term & (c if row & 1 else ~c))
    return result


PrmtMode = Literal["f4e", "b4e", "rc8", "ecl", "ecr", "rc16"]
"""The modes of `prmt`, by the names of 9.7.9.7."""
_PRMT_MODES: dict[PrmtMode, Callable[[Value, int], Value]] = {
    "f4e": lambda n, i: n + U32(i),
    "b4e": lambda n, i: (n - U32(i)) & U32(7),
    "rc8": lambda n, i: n,
    "ecl": lambda n, i: np.maximum(n, U32(i)),
    "ecr": lambda n, i: np.minimum(n, U32(i)),
    "rc16": lambda n, i: ((n & U32(1)) << U32(1)) + U32(i & 1),
}
"""The number of the byte that becomes byte i, by the two bits of the selector."""


def prmt(a: Value, b: Value, selector: Value, mode: PrmtMode | Literal[""] = "") -> Value:
    """Return four bytes selected from the eight of b:a; selector bit 3 of a nibble replicates the byte's
    sign.
    """
    wide = (b.astype(U64) << U64(32)) | a.astype(U64)
    result: Value = U32(0)
    for i in range(4):
        if mode:
            pick, replicate = _PRMT_MODES[mode](selector & U32(3), i), None
        else:
            nibble = selector >> U32(4 * i)
            pick, replicate = nibble & U32(7), (nibble & U32(8)) != 0
        byte = ((wide >> (pick.astype(U64) << U64(3))) & U64(0xFF)).astype(U32)
        if replicate is not None:
            byte = select(replicate, select(byte >= U32(0x80), U32(0xFF), U32(0)), byte)
        result = result | (byte << U32(8 * i))
    return result


def fns(mask: Value, base: Value, offset: Value) -> Value:
    """Return the position of the n-th set bit from `base`, or all ones; `offset` counts downwards if it is
    negative.
    """
    start, down = base & U32(31), signed(offset) < np.int32(0)
    # Downwards is upwards in the bits in reverse order.
    bits = select(down, brev(mask), mask) >> select(down, U32(31) - start, start)
    wanted = select(down, U32(0) - offset, offset)
    missing = U32(0xFFFFFFFF)
    count, distance = U32(0) * mask, missing + U32(0) * mask
    for i in range(32):
        bit = (bits >> U32(i)) & U32(1)
        count = count + bit
        distance = select((bit != U32(0)) & (count == wanted), U32(i), distance)
    found = select(down, start - distance, start + distance)
    at_base = select(bits & U32(1) != U32(0), base, missing)
    return select(wanted == U32(0), at_base, select(distance == missing, missing, found))


def dp4a(a: Value, b: Value, c: Value, a_signed: bool, b_signed: bool) -> Value:
    """Return c plus the dot product of four bytes of a and b; u32 arithmetic."""
    total = c
    for i in range(4):
        total = total + _field(a, 8 * i, 8, a_signed) * _field(b, 8 * i, 8, b_signed)
    return total


def dp2a(a: Value, b: Value, c: Value, a_signed: bool, b_signed: bool, high: bool) -> Value:
    """Return c plus two halves of a times two bytes of b (the upper two when `high`)."""
    total, first = c, 16 if high else 0
    for i in range(2):
        total = total + _field(a, 16 * i, 16, a_signed) * _field(b, first + 8 * i, 8, b_signed)
    return total


def _field(x: Value, position: int, width: int, is_signed: bool) -> Value:
    """Return a field of a u32 extended to u32."""
    up, down = 32 - width - position, 32 - width
    if is_signed:
        return unsigned(signed(x << U32(up)) >> S32(down))
    return (x << U32(up)) >> U32(down)


def add_carry(a: Value, b: Value, carry: Value) -> tuple[Value, Value]:
    """Return (a + b + carry, carry out); `carry` is bool."""
    c = select(carry, a.dtype.type(1), a.dtype.type(0))
    partial = a + b
    total = partial + c
    return total, (partial < a) | (total < partial)


def clamp(x: Value, dtype: type) -> Value:
    """Clamp an integer of any type to the range of another (`cvt.sat`)."""
    source, target = np.iinfo(x.dtype), np.iinfo(dtype)
    low, high = max(source.min, target.min), min(source.max, target.max)
    return np.minimum(np.maximum(x, x.dtype.type(low)), x.dtype.type(high)).astype(dtype)
