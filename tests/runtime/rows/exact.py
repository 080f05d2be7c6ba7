"""Numbers of binary formats in exact rational arithmetic; shares nothing with the engine or its support.

A value is a float that may be NaN or infinite, or a pair (sign, Fraction): zeros keep their sign.
"""

from __future__ import annotations

import math
from fractions import Fraction

FORMATS = {"f16": (5, 10), "bf16": (8, 7), "f32": (8, 23), "f64": (11, 52), "tf32": (8, 10)}
"""Bits of exponent and fraction."""
CANONICAL = {"f16": 0x7FFF, "bf16": 0x7FFF, "f32": 0x7FFFFFFF, "f64": 0x7FF8000000000000}

Value = float | tuple[int, Fraction]


def width(name: str) -> int:
    return 1 + sum(FORMATS[name])


def decode(name: str, bits: int) -> Value:
    exponent_bits, fraction_bits = FORMATS[name]
    sign = bits >> (exponent_bits + fraction_bits) & 1
    exponent = bits >> fraction_bits & ((1 << exponent_bits) - 1)
    fraction = bits & ((1 << fraction_bits) - 1)
    if exponent == (1 << exponent_bits) - 1:
        return math.nan if fraction else (-math.inf if sign else math.inf)
    bias = (1 << (exponent_bits - 1)) - 1
    if exponent == 0:
        return sign, Fraction(fraction) * Fraction(2) ** (1 - bias - fraction_bits)
    return sign, Fraction(fraction | 1 << fraction_bits) * Fraction(2) ** (exponent - bias - fraction_bits)


def encode(name: str, value: Value, mode: str = "rn", satfinite: bool = False) -> int:
    """The pattern of `value` rounded in `mode` (rn, rz, rm, rp, rna)."""
    exponent_bits, fraction_bits = FORMATS[name]
    top = exponent_bits + fraction_bits
    infinity = ((1 << exponent_bits) - 1) << fraction_bits
    if isinstance(value, float):
        if math.isnan(value):
            return CANONICAL[name]
        sign = value < 0
        return sign << top | (infinity - 1 if satfinite else infinity)
    sign, magnitude = value
    bias = (1 << (exponent_bits - 1)) - 1
    if magnitude == 0:
        return sign << top
    exponent = magnitude.numerator.bit_length() - magnitude.denominator.bit_length()
    if Fraction(2) ** exponent > magnitude:
        exponent -= 1
    unit = Fraction(2) ** (max(exponent, 1 - bias) - fraction_bits)
    whole, rest = divmod(magnitude, unit)
    whole = int(whole)
    half = unit / 2
    up = {
        "rn": rest > half or (rest == half and whole & 1),
        "rna": rest >= half,
        "rz": False,
        "rm": bool(rest) and bool(sign),
        "rp": bool(rest) and not sign,
    }[mode]
    code = whole + bool(up)
    if max(exponent, 1 - bias) > 1 - bias or whole >> fraction_bits:
        code += (max(exponent, 1 - bias) + bias - 1) << fraction_bits
    if code >= infinity:
        # What is too large goes where the direction points, or stays finite.
        outward = mode in ("rn", "rna") or (mode == "rm" and sign) or (mode == "rp" and not sign)
        code = infinity if outward and not satfinite else infinity - 1
    return sign << top | code


def flushed(name: str, value: Value) -> Value:
    """Subnormals as zeros of their sign."""
    exponent_bits, _ = FORMATS[name]
    if isinstance(value, tuple) and value[1] < Fraction(2) ** (2 - (1 << (exponent_bits - 1))):
        return value[0], Fraction(0)
    return value


def signed(value: tuple[int, Fraction]) -> Fraction:
    return -value[1] if value[0] else value[1]


def order(value: Value) -> Fraction | float:
    """Something that compares as the number does."""
    return value if isinstance(value, float) else signed(value)


def product_sum(a: Value, b: Value, c: Value, mode: str) -> Value:
    """a * b + c before rounding; the sign of an exact zero is that of IEEE 754."""
    if any(isinstance(v, float) for v in (a, b, c)):

        def rough(v: Value) -> float:
            # Only zero or not, and the sign, matter beside infinities.
            return v if isinstance(v, float) else math.copysign(1.0 if v[1] else 0.0, -1 if v[0] else 1)

        product = rough(a) * rough(b)
        return (
            product + (c if isinstance(c, float) else 0.0)
            if math.isfinite(product) or not isinstance(c, float)
            else product + c
        )
    assert isinstance(a, tuple) and isinstance(b, tuple) and isinstance(c, tuple)
    exact = signed(a) * signed(b) + signed(c)
    if exact:
        return int(exact < 0), abs(exact)
    sign = a[0] ^ b[0]
    if sign == c[0]:
        return sign, Fraction(0)
    return int(mode == "rm"), Fraction(0)


def saturated(value: Value) -> Value:
    """Clamped to [0, 1]; NaN gives +0."""
    if isinstance(value, float):
        return (0, Fraction(1)) if value == math.inf else (0, Fraction(0))
    return (0, min(value[1], Fraction(1))) if not value[0] else (0, Fraction(0))
