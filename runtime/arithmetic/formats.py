"""The narrow floating-point formats of PTX ISA 5.2.3 on NumPy values: codes to numbers and back.

e4m3, e5m2, e2m3, e3m2, e2m1 and the scale factors ue8m0 (powers of two) are computed through f64, which has
all of their numbers: a code is an exponent and a fraction in other fields of its bits.

Rules of encoding (`cvt….satfinite`): magnitudes beyond the largest number, infinities too, become the largest
number; NaN becomes the canonical NaN, or the largest positive number in formats without one. ue8m0 encodes
the magnitude; values below its smallest number, zero included, become that number (code 0).
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from ...support import floats
from ...support.floats import Rounding
from .numerics import NAN16, NAN_BF16, select

Value = Any
U8, U16, U32, U64, F64 = np.uint8, np.uint16, np.uint32, np.uint64, np.float64

WIDTHS = {"e4m3": 8, "e5m2": 8, "e2m3": 8, "e3m2": 8, "e2m1": 4, "ue8m0": 8, "ue4m3": 8, "s2f6": 8}
"""Bits of an element in a packed register."""


_SCALE = floats.Format("ue8m0", 8, 0, 0xFF, infinity=False, signed=False)
"""Powers of two from 2^-127 on; code 0 is the first of them."""


def _format(name: str) -> floats.Format:
    """Return the format of a name; ue4m3 is e4m3 without its sign."""
    return _SCALE if name == "ue8m0" else floats.FORMATS["e4m3" if name == "ue4m3" else name]


@cache
def decode_table(name: str) -> np.ndarray:
    """Return the values of all 256 bytes as f64; bits above the format's own are ignored."""
    result: np.ndarray = decode(np.arange(256, dtype=U8), name)
    return result


def decode(code: Value, name: str) -> Value:
    """Return the values of codes (unsigned integers) as f64; bits above the format's own are ignored."""
    if name == "s2f6":
        return code.astype(U8).view(np.int8).astype(F64) / F64(64)
    format, code = _format(name), code.astype(U64)
    magnitude = code & U64(format.magnitude_mask)
    if format is _SCALE:
        value = ((magnitude + U64(1023 - 127)) << U64(52)).view(F64)
        return select(magnitude == U64(0xFF), F64(np.nan), value)
    # The exponent's field is that of f64 but for the bias; f64 has subnormal numbers, too.
    value = (magnitude << U64(52 - format.mantissa_bits)).view(F64) * F64(2.0 ** (1023 - format.bias))
    if format.infinity:
        value = select(magnitude == U64(format.inf), F64(np.inf), value)
        value = select(magnitude > U64(format.inf), F64(np.nan), value)
    elif format.nan is not None:
        value = select(magnitude == U64(format.nan & format.magnitude_mask), F64(np.nan), value)
    sign = 0 if name == "ue4m3" else format.sign_bit
    return select(code & U64(sign) != U64(0), -value, value) if sign else value


def _scaled(x: Value, name: str) -> tuple[Value, Value]:
    """Return magnitudes, clamped to the format's numbers, as multiples of the unit in the last place there,
    and the code (u32) to which that multiple is added. A NaN counts as 0.
    """
    format = _format(name)
    least = -127 if format is _SCALE else format.min_exponent
    size = np.minimum(np.abs(x), decode_table(name)[format.max_finite])
    size = select(size == size, size, F64(0))
    if format is _SCALE:
        size = np.maximum(size, F64(2.0**least))
    exponent = np.maximum(size.view(U64) >> U64(52), U64(1023 + least))
    unit = ((exponent - U64(format.mantissa_bits)) << U64(52)).view(F64)
    binade = (exponent - U64(1023 + least)).astype(U32) << U32(format.mantissa_bits)
    return size / unit, binade - U32(1) if format is _SCALE else binade


def encode(x: Value, name: str, mode: Rounding = "rn") -> Value:
    """Encode f64 values as codes (uint8), rounded once in `mode` (rn, rz, rp) and clamped to finite ones."""
    if name == "s2f6":
        return _encode_fixed(x, mode)
    scaled, binade = _scaled(x, name)
    rounded = (np.rint if mode == "rn" else np.trunc if mode == "rz" else np.ceil)(scaled)
    code = (rounded.astype(U32) + binade).astype(U8)
    if name in ("ue8m0", "ue4m3"):
        nan = 0xFF if name == "ue8m0" else 0x7F
        return select(x != x, U8(nan), code)
    format = floats.FORMATS[name]
    code = code | (np.signbit(x).astype(U8) << U8(format.width - 1))
    return select(x != x, U8(format.max_finite if format.nan is None else format.nan), code)


def _encode_fixed(x: Value, mode: Rounding) -> Value:
    """Encode s2f6: 64 times the value as a signed byte; a NaN becomes the largest, as in formats without
    one.
    """
    scaled = (np.rint if mode == "rn" else np.trunc)(x * F64(64))
    clamped = select(scaled == scaled, np.minimum(np.maximum(scaled, F64(-128)), F64(127)), F64(127))
    return clamped.astype(np.int32).astype(U8)


def pack(parts: list[Value], name: str, mode: Rounding, relu: bool) -> Value:
    """Pack f64 values, the highest element first, into one unsigned integer of codes."""
    width, result = WIDTHS[name], None
    total = width * len(parts)
    dtype = U8 if total <= 8 else U16 if total <= 16 else U32
    for part in parts:
        if relu:
            part = select(part > 0, part, select(part != part, part, F64(0)))
        code = encode(part, name, mode).astype(dtype)
        result = code if result is None else (result << dtype(width)) | code
    return result


def unpack(bits: Value, name: str, count: int) -> list[Value]:
    """Return the elements of a packed register as f64, the highest first."""
    width = WIDTHS[name]
    dtype = bits.dtype.type
    mask = dtype((1 << width) - 1)
    return [decode((bits >> dtype(width * i)) & mask, name) for i in reversed(range(count))]


def round_stochastic(a: Value, b: Value, random: Value, name: str, relu: bool, finite: bool) -> Value:
    """Convert two f32 to a pair of f16 or bf16 (a in the high half): `cvt.rs`.

    Random bits are added to the discarded bits. The high half of `random` is a's and the low half b's; f16
    uses the low 13 bits of each. Numbers below f16's normal range discard more bits; the random bits are then
    at the top of those.
    """
    high, low = (
        _round_stochastic(x, bits, name, relu, finite)
        for x, bits in ((a, random >> U32(16)), (b, random & U32(0xFFFF)))
    )
    return (high.astype(U32) << U32(16)) | low.astype(U32)


def round_stochastic_quad(parts: list[Value], random: Value, name: str, relu: bool) -> Value:
    """Convert four f32, the highest first, to a finite format of at most eight bits: `cvt.rs`.

    The byte of `random` at an element's position is added to the first eight of its discarded bits.
    """
    width, format = WIDTHS[name], floats.FORMATS[name]
    result = U32(0)
    for position, part in zip((3, 2, 1, 0), parts):
        x = part.astype(F64)
        if relu:
            x = select((x > 0) | (x != x), x, F64(0))
        scaled, binade = _scaled(x, name)
        lower = np.trunc(scaled)
        share = ((random >> U32(8 * position)) & U32(0xFF)).astype(F64) / F64(256)
        up = scaled - lower >= F64(1) - share
        code = lower.astype(U32) + up.astype(U32) + binade
        code = code | (np.signbit(x).astype(U32) << U32(format.width - 1))
        code = select(x != x, U32(format.max_finite if format.nan is None else format.nan), code)
        result = result | (code << U32(width * position))
    return result.astype(U16) if width == 4 else result


def _round_stochastic(x: Value, random: Value, name: str, relu: bool, finite: bool) -> Value:
    bits = x.view(U32)
    sign, magnitude = (bits >> U32(16)) & U32(0x8000), bits & U32(0x7FFFFFFF)
    if name == "bf16":
        rounded, largest, infinity, nan = (magnitude + random) >> U32(16), U32(0x7F7F), U32(0x7F80), NAN_BF16
        rounded = select(magnitude < U32(0x7F800000), np.minimum(rounded, infinity), infinity)
    else:
        largest, infinity, nan = U32(0x7BFF), U32(0x7C00), NAN16.view(U16)
        rounded = _f16_by_carry(magnitude, random & U32(0x1FFF))
    if finite:
        rounded = np.minimum(rounded, largest)
    result = (sign | rounded).astype(U16)
    if relu:
        result = select(sign != 0, U16(0), result)
    return select(x != x, nan, result)


def _f16_by_carry(magnitude: Value, random: Value) -> Value:
    """Return the f16 pattern (u32) of an f32 magnitude plus 13 random bits at the top of the discarded
    bits.
    """
    exponent = (magnitude >> U32(23)).astype(np.int64)
    fraction = (magnitude & U32(0x7FFFFF)).astype(np.int64) | ((exponent > 0).astype(np.int64) << 23)
    # Below 2^-14, one more bit is discarded for each power of two; beyond 40 none remains.
    discarded = np.minimum(13 + np.maximum(113 - np.maximum(exponent, 1), 0), 40)
    rounded = (fraction + (random.astype(np.int64) << (discarded - 13))) >> discarded
    pattern = rounded + (np.maximum(exponent - 113, 0) << 10)
    return np.minimum(pattern, 0x7C00).astype(U32)
