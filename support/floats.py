"""Binary floating-point formats, with exact rounding in Python integers.

What both languages need of floating point: the formats as data, `encode` and `decode` between
values and bits, and the IEEE operations computed exactly. The runtime's vectorised arithmetic is
tested against these and falls back on them; constant folding uses them alone, so this module imports
neither NumPy nor ml_dtypes.

    >>> hex(encode("f16", 0.1)), hex(encode("f16", 0.1, "rz")), decode("f16", 0x2E66)
    ('0x2e66', '0x2e66', 0.0999755859375)
    >>> hex(fma("f32", encode("f32", 3.0), encode("f32", 2.0), encode("f32", -6.0)))
    '0x0'

Invariants:

* A *bit pattern* is a non-negative int below `2 ** format.width`; every other number is an exact
  value: int, Fraction or float (a float also carries -0.0, infinities and NaN).
* Every result is rounded once. `mode` is PTX's name: rn (ties to even), rna (ties away), rz, rm, rp.
* An invalid operation gives `format.nan`, the NaN that PTX instructions produce.

Every finite value of every format here is exact in a Python float, so `decode` returns floats.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Literal, assert_never

from .fast_dataclass import record

if TYPE_CHECKING:
    from fractions import Fraction

    Real = int | float | Fraction

Rounding = Literal["rn", "rz", "rm", "rp", "rna"]
"""PTX's rounding modes: to nearest even, towards zero, towards minus and plus infinity, to nearest with ties
away from zero.
"""


@record(frozen=True)
class Format:
    """A binary interchange format: sign, `exponent_bits`, then `mantissa_bits` explicit bits.

    `nan` is the pattern that operations produce for NaN (PTX's canonical one), None without NaN. `infinity`:
    whether the largest exponent is reserved (IEEE 754); formats without infinities use it for numbers, and
    then `max_finite` is the largest finite pattern. `signed` is False for formats of scale factors, which
    have no sign bit.
    """

    name: str
    exponent_bits: int
    mantissa_bits: int
    nan: int | None
    infinity: bool = True
    signed: bool = True

    @property
    def width(self) -> int:
        """The number of bits."""
        return self.signed + self.exponent_bits + self.mantissa_bits

    @property
    def precision(self) -> int:
        """Significant bits of a normal number, the implicit one included (IEEE 754's p)."""
        return self.mantissa_bits + 1

    @property
    def bias(self) -> int:
        """The exponent bias."""
        return (1 << (self.exponent_bits - 1)) - 1

    @property
    def min_exponent(self) -> int:
        """Exponent of the smallest normal number (IEEE 754's emin)."""
        return 1 - self.bias

    @property
    def max_exponent(self) -> int:
        """Exponent of the largest finite number (IEEE 754's emax)."""
        return (self.max_finite >> self.mantissa_bits) - self.bias

    @property
    def sign_bit(self) -> int:
        """The mask of the sign bit, 0 without a sign."""
        return 1 << (self.width - 1) if self.signed else 0

    @property
    def magnitude_mask(self) -> int:
        """The mask of exponent and mantissa."""
        return (1 << (self.exponent_bits + self.mantissa_bits)) - 1

    @property
    def inf(self) -> int:
        """The pattern of +infinity; only for formats that have one."""
        return ((1 << self.exponent_bits) - 1) << self.mantissa_bits

    @property
    def max_finite(self) -> int:
        """The pattern of the largest finite number."""
        if self.infinity:
            return self.inf - 1
        return self.magnitude_mask if self.nan is None else (self.nan & self.magnitude_mask) - 1

    @property
    def min_normal(self) -> int:
        """The bits of the smallest normal number."""
        return 1 << self.mantissa_bits

    def is_nan(self, bits: int) -> bool:
        """Return whether bits are a NaN."""
        magnitude = bits & self.magnitude_mask
        if self.infinity:
            return magnitude > self.inf
        return self.nan is not None and magnitude == self.nan & self.magnitude_mask

    def is_inf(self, bits: int) -> bool:
        """Return whether bits are an infinity."""
        return self.infinity and bits & self.magnitude_mask == self.inf

    def is_subnormal(self, bits: int) -> bool:
        """Return whether bits are a subnormal number."""
        return 0 < bits & self.magnitude_mask < self.min_normal


F16 = Format("f16", 5, 10, 0x7FFF)
BF16 = Format("bf16", 8, 7, 0x7FFF)
F32 = Format("f32", 8, 23, 0x7FFFFFFF)
F64 = Format("f64", 11, 52, 0x7FF8000000000000)
TF32 = Format("tf32", 8, 10, 0x3FFFF)
E4M3 = Format("e4m3", 4, 3, 0x7F, infinity=False)
E5M2 = Format("e5m2", 5, 2, 0x7F)
E2M3 = Format("e2m3", 2, 3, None, infinity=False)
E3M2 = Format("e3m2", 3, 2, None, infinity=False)
E2M1 = Format("e2m1", 2, 1, None, infinity=False)

FORMATS: dict[str, Format] = {f.name: f for f in (F16, BF16, F32, F64, TF32, E4M3, E5M2, E2M3, E3M2, E2M1)}


def _format(format: Format | str) -> Format:
    return FORMATS[format] if isinstance(format, str) else format


# ------------------------------------------------------------------------ values <-> patterns


def _split(format: Format, bits: int) -> tuple[int, int, int]:
    """(sign, significand, exponent) of a finite pattern: value = (-1)**sign * significand * 2**exponent."""
    sign = int(bool(bits & format.sign_bit))
    magnitude = bits & format.magnitude_mask
    biased, fraction = magnitude >> format.mantissa_bits, magnitude & (format.min_normal - 1)
    if biased:
        fraction |= format.min_normal
    return sign, fraction, max(biased, 1) - format.bias - format.mantissa_bits


def decode(format: Format | str, bits: int) -> float:
    """The value of a pattern. A NaN comes back as Python's NaN, its payload lost."""
    format = _format(format)
    sign, significand, exponent = _split(format, bits)
    if format.is_nan(bits):
        return math.nan
    value = math.inf if format.is_inf(bits) else math.ldexp(significand, exponent)
    return -value if sign else value


def exact(format: Format | str, bits: int) -> Fraction:
    """The value of a finite pattern as a fraction (-0 gives 0)."""
    from fractions import Fraction  # with decimal numbers, which it imports, 3 ms that few programs need

    sign, significand, exponent = _split(_format(format), bits)
    value = Fraction(significand << exponent) if exponent >= 0 else Fraction(significand, 1 << -exponent)
    return -value if sign else value


def encode(format: Format | str, value: Real, mode: Rounding = "rn", *, saturate: bool = False) -> int:
    """Return the pattern of `value`, rounded once.

    Overflow results in infinity or, where `mode` or `saturate` requires it or the format has none, in the
    largest finite number. NaN results in the format's canonical NaN, or the largest finite number where there
    is none.
    """
    format = _format(format)
    if isinstance(value, float):
        if math.isnan(value):
            return format.max_finite if format.nan is None else format.nan
        sign = int(math.copysign(1.0, value) < 0)
        if math.isinf(value):
            to_inf = format.infinity and not saturate
            return sign * format.sign_bit | (format.inf if to_inf else format.max_finite)
        if value == 0:
            return sign * format.sign_bit
    numerator, denominator = value.as_integer_ratio()
    return _round(format, int(numerator < 0), abs(numerator), denominator, mode, saturate)


def _round(
    format: Format, sign: int, numerator: int, denominator: int, mode: Rounding, saturate: bool = False
) -> int:
    """Round (-1)**sign * numerator / denominator; an exact zero keeps `sign`."""
    sign_bits = sign * format.sign_bit
    if numerator == 0:
        return sign_bits
    # The exponent of the value, exactly: 2**exponent <= value < 2**(exponent + 1).
    exponent = numerator.bit_length() - denominator.bit_length()
    if exponent >= 0:
        exponent -= numerator < denominator << exponent
    else:
        exponent -= numerator << -exponent < denominator
    unit = max(exponent, format.min_exponent) - format.mantissa_bits
    if unit >= 0:
        denominator <<= unit
    else:
        numerator <<= -unit
    quotient, remainder = divmod(numerator, denominator)
    if remainder and _rounds_up(mode, sign, quotient, 2 * remainder, denominator):
        quotient += 1
    # A carry out of the significand moves into the exponent by plain addition.
    biased = max(exponent, format.min_exponent) + format.bias
    magnitude = quotient + ((biased - 1) << format.mantissa_bits)
    if magnitude > format.max_finite:
        to_inf = mode in ("rn", "rna") or (mode == "rm" and sign == 1) or (mode == "rp" and sign == 0)
        magnitude = format.inf if to_inf and format.infinity and not saturate else format.max_finite
    return sign_bits | magnitude


def _rounds_up(mode: Rounding, sign: int, quotient: int, twice_remainder: int, denominator: int) -> bool:
    match mode:
        case "rn":
            return twice_remainder > denominator or (twice_remainder == denominator and quotient & 1 == 1)
        case "rna":
            return twice_remainder >= denominator
        case "rz":
            return False
        case "rm":
            return sign == 1
        case "rp":
            return sign == 0
    assert_never(mode)


# ------------------------------------------------------------------------ reference operations


def flush(format: Format | str, bits: int) -> int:
    """Subnormals to zero of the same sign, everything else unchanged (PTX `.ftz`)."""
    format = _format(format)
    return bits & format.sign_bit if format.is_subnormal(bits) else bits


def convert(source: Format | str, target: Format | str, bits: int, mode: Rounding = "rn") -> int:
    """A pattern of one format rounded to another."""
    return encode(target, decode(source, bits), mode)


def add(format: Format | str, a: int, b: int, mode: Rounding = "rn") -> int:
    """a + b. An exact zero sum is +0, or -0 under rm, unless both operands are -0 (IEEE 754 6.3)."""
    format = _format(format)
    x, y = decode(format, a), decode(format, b)
    if not (math.isfinite(x) and math.isfinite(y)):
        return encode(format, x + y)
    return _sum(format, exact(format, a), exact(format, b), _negative(x), _negative(y), mode)


def sub(format: Format | str, a: int, b: int, mode: Rounding = "rn") -> int:
    """a - b."""
    format = _format(format)
    return add(format, a, b if format.is_nan(b) else b ^ format.sign_bit, mode)


def mul(format: Format | str, a: int, b: int, mode: Rounding = "rn") -> int:
    """a * b."""
    format = _format(format)
    x, y = decode(format, a), decode(format, b)
    if not (math.isfinite(x) and math.isfinite(y)):
        return encode(format, x * y)
    product = exact(format, a) * exact(format, b)
    return _round(format, _negative(x) ^ _negative(y), abs(product.numerator), product.denominator, mode)


def fma(format: Format | str, a: int, b: int, c: int, mode: Rounding = "rn") -> int:
    """a * b + c with a single rounding."""
    format = _format(format)
    x, y, z = (decode(format, bits) for bits in (a, b, c))
    if not (math.isfinite(x) and math.isfinite(y)):
        return encode(format, x * y + z)
    if not math.isfinite(z):
        return encode(format, z)
    product = exact(format, a) * exact(format, b)
    return _sum(format, product, exact(format, c), _negative(x) ^ _negative(y), _negative(z), mode)


def div(format: Format | str, a: int, b: int, mode: Rounding = "rn") -> int:
    """a / b; a finite non-zero value over zero is an infinity."""
    format = _format(format)
    x, y = decode(format, a), decode(format, b)
    sign = _negative(x) ^ _negative(y)
    if math.isnan(x) or math.isnan(y) or (math.isinf(x) and math.isinf(y)) or (x == 0 and y == 0):
        return encode(format, math.nan)
    if math.isinf(x) or y == 0:
        return encode(format, -math.inf if sign else math.inf)
    if math.isinf(y):
        return sign * format.sign_bit
    quotient = exact(format, a) / exact(format, b)
    return _round(format, sign, abs(quotient.numerator), quotient.denominator, mode)


def sqrt(format: Format | str, a: int, mode: Rounding = "rn") -> int:
    """The square root; of -0 it is -0, of a negative number NaN."""
    format = _format(format)
    x = decode(format, a)
    if x == 0 or math.isnan(x) or (math.isinf(x) and x > 0):
        return encode(format, x)
    if x < 0:
        return encode(format, math.nan)
    _, significand, exponent = _split(format, a)
    # Scale to an even exponent with at least two bits to spare, then make the tail sticky.
    shift = 2 * (format.precision + 2)
    shift += (exponent - shift) & 1
    significand, exponent = significand << shift, exponent - shift
    root = math.isqrt(significand)
    root, exponent = 2 * root + (root * root != significand), exponent // 2 - 1
    if exponent >= 0:
        return _round(format, 0, root << exponent, 1, mode)
    return _round(format, 0, root, 1 << -exponent, mode)


def to_int(format: Format | str, bits: int, width: int, signed: bool, mode: Rounding = "rz") -> int:
    """Return the integer nearest in `mode`, clamped to the type.

    NaN results in the value that PTX defines for cvt: 0, but the pattern 2**(width - 1) when either side has
    64 bits.
    """
    format = _format(format)
    x = decode(format, bits)
    low, high = (-(1 << (width - 1)), (1 << (width - 1)) - 1) if signed else (0, (1 << width) - 1)
    if math.isnan(x):
        return 0 if max(width, format.width) < 64 else (low if signed else 1 << (width - 1))
    if math.isinf(x):
        return high if x > 0 else low
    return max(low, min(high, round_to_int(exact(format, bits), mode)))


def round_to_int(value: Fraction, mode: Rounding) -> int:
    """`value` rounded to an integer."""
    quotient, remainder = divmod(abs(value.numerator), value.denominator)
    sign = int(value < 0)
    if remainder and _rounds_up(mode, sign, quotient, 2 * remainder, value.denominator):
        quotient += 1
    return -quotient if sign else quotient


def _sum(format: Format, x: Fraction, y: Fraction, x_negative: int, y_negative: int, mode: Rounding) -> int:
    total = x + y
    if total == 0:
        zero_sign = x_negative if x_negative == y_negative and not x else int(mode == "rm")
        return zero_sign * format.sign_bit
    return _round(format, int(total < 0), abs(total.numerator), total.denominator, mode)


def _negative(x: float) -> int:
    return int(math.copysign(1.0, x) < 0)
