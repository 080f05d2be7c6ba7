"""Floating-point instructions on NumPy values, bit-exact in every rounding mode.

A *value* is a NumPy scalar (the same in all lanes) or a one-dimensional array over lanes; every
function takes any mixture and returns a scalar only when all operands are scalars. f32 is float32,
f64 float64, f16 float16; bf16 travels as its uint16 pattern.

Methods of exact rounding, in order of decreasing use:

* nearest-even results come from the hardware, fma from a double-precision sum whose double rounding
  is detected and corrected;
* directed modes take the nearest result and the sign of its exact error (error-free
  transformations: Dekker 1971, Knuth TAOCP 4.2.2), then step to the neighbour where needed;
* lanes where an error-free transformation may overflow or underflow, and forms without a vectorised
  method, are computed one by one by `support.floats`, which is also the oracle of the tests.

NaN results are canonical (0x7fffffff for f32 as the ISA says, floats.F64.nan for f64): `canonical`
is applied by the caller where bits are observable, so that chains of arithmetic apply it once.
`.approx` operations are computed in double precision and rounded once.

`lanes` is the mask of lanes whose results matter, None for all: the slow methods skip the others.
Callers run under `np.errstate(all="ignore")`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

import numpy as np

from ...support import floats
from ...support.floats import Rounding
from . import compiled

Value = Any
"""np.generic or np.ndarray."""

DType = Any
"""A NumPy scalar type, e.g. np.float32."""

NAN32 = np.uint32(0x7FFFFFFF).view(np.float32)
NAN64 = np.uint64(0x7FF8000000000000).view(np.float64)
NAN16 = np.uint16(0x7FFF).view(np.float16)
NAN_BF16 = np.uint16(0x7FFF)
"""The canonical NaNs: `nan` of the formats in support/floats.py."""

_NAN: dict[Any, Any] = {np.dtype("f4"): NAN32, np.dtype("f8"): NAN64, np.dtype("f2"): NAN16}
_TINY: dict[Any, Any] = {d: d.type(np.finfo(d).tiny) for d in _NAN}

DOWN, UP = -np.inf, np.inf


def select(p: Value, a: Value, b: Value) -> Value:
    """Return `a` where `p`, else `b`; a scalar when `p` is one."""
    if isinstance(p, np.ndarray):
        return np.where(p, a, b)
    return a if p else b


def lift(fn: Callable[..., Any]) -> Callable[..., Any]:
    """Return `fn`, written for arrays of one length, extended to scalars and mixtures."""

    def call(*values: Value, **options: Any) -> Value:
        length = max((v.shape[0] for v in values if isinstance(v, np.ndarray)), default=0)
        arrays = [v if isinstance(v, np.ndarray) else np.full(max(length, 1), v) for v in values]
        result = fn(*arrays, **options)
        return result if length else result[0]

    call.__name__, call.__doc__ = fn.__name__, fn.__doc__
    return call


# ------------------------------------------------------------------------------ result modifiers


def canonical(x: Value) -> Value:
    """Replace NaNs by the canonical one."""
    nan = x != x
    if isinstance(x, np.ndarray):
        return np.where(nan, _NAN[x.dtype], x) if nan.any() else x
    return _NAN[x.dtype] if nan else x


def clamp_finite_tf32(bits: Value) -> Value:
    """Replace infinities in patterns of tf32 by the largest number (`.satfinite`)."""
    sign = bits & np.uint32(0x80000000)
    return select(bits ^ sign == np.uint32(0x7F800000), sign | np.uint32(0x7F7FE000), bits)


def demote(x: Value) -> Value:
    """Round f64 values to single precision; NaNs become canonical."""
    return canonical(x.astype(np.float32).astype(np.float64))


def flush(x: Value) -> Value:
    """Flush subnormals to zero of the same sign (`.ftz`)."""
    small = np.abs(x) < _TINY[x.dtype]
    if isinstance(x, np.ndarray):
        return np.where(small, np.copysign(x.dtype.type(0), x), x) if small.any() else x
    return np.copysign(x.dtype.type(0), x) if small else x


def saturate(x: Value) -> Value:
    """Clamp to [0, 1]; NaN and -0 give +0 (`.sat`)."""
    zero, one = x.dtype.type(0), x.dtype.type(1)
    return select(x > zero, np.minimum(x, one), zero)


def saturate_number(x: Value) -> Value:
    """Clamp as `saturate` does, but preserve NaN (`cvt.sat` of PTX 1.x)."""
    return select(x == x, saturate(x), x)


def absolute(x: Value) -> Value:
    """Clear the sign."""
    return np.abs(x)


def minimum(x: Value, y: Value) -> Value:
    """Return the smaller operand; the other operand where one is NaN; -0 < +0."""
    return _signed_zero(_number(np.fmin(x, y), x, y), x, y, True)


def maximum(x: Value, y: Value) -> Value:
    """Return the larger operand; the other operand where one is NaN; -0 < +0."""
    return _signed_zero(_number(np.fmax(x, y), x, y), x, y, False)


def minimum_nan(x: Value, y: Value) -> Value:
    """Return the smaller operand, NaN where either operand is NaN (`.NaN`)."""
    return select((x != x) | (y != y), _NAN[x.dtype], minimum(x, y))


def maximum_nan(x: Value, y: Value) -> Value:
    """Return the larger operand, NaN where either operand is NaN (`.NaN`)."""
    return select((x != x) | (y != y), _NAN[x.dtype], maximum(x, y))


def _number(result: Value, x: Value, y: Value) -> Value:
    """Return `result`, or the operand that is a number: C's fmin gives NaN for a signalling one."""
    if not np.any(result != result):
        return result
    return select(x != x, y, select(y != y, x, result))


def _signed_zero(result: Value, x: Value, y: Value, negative_wins: bool) -> Value:
    zeros = result == 0
    if not np.any(zeros):
        return result
    negative = np.signbit(x) | np.signbit(y) if negative_wins else np.signbit(x) & np.signbit(y)
    zero = result.dtype.type(0)
    return select(zeros & (x == y), select(negative, -zero, zero), result)


# -------------------------------------------------------------------------- error-free transformations


def two_sum(a: Value, b: Value) -> tuple[Value, Value]:
    """Return (s, e) with s = a + b rounded and s + e = a + b exactly, unless s overflows (Knuth)."""
    s = a + b
    t = s - a
    return s, (a - (s - t)) + (b - t)


_SPLITTER = np.float64(2**27 + 1)


def _split(a: Value) -> tuple[Value, Value]:
    c = _SPLITTER * a
    high = c - (c - a)
    return high, a - high


def two_product(a: Value, b: Value) -> tuple[Value, Value]:
    """Return (p, e) with p = a * b rounded, p + e = a * b exactly, for `_is_safe` f64 operands (Dekker)."""
    p = a * b
    (ah, al), (bh, bl) = _split(a), _split(b)
    return p, ((ah * bh - p) + ah * bl + al * bh) + al * bl


_SAFE_LOW, _SAFE_HIGH = np.float64(2.0**-450), np.float64(2.0**450)


def _is_safe(x: Value) -> Value:
    """Return whether products of such f64 values, and their errors, neither overflow nor underflow."""
    magnitude = np.abs(x)
    return ((magnitude >= _SAFE_LOW) & (magnitude <= _SAFE_HIGH)) | (x == 0)


def _step(r: Value, error: Value, mode: Rounding) -> Value:
    """Return the directed result, given the nearest (or any adjacent) value `r` and the sign of exact - r."""
    dtype = r.dtype.type
    if mode == "rp":
        return select(error > 0, np.nextafter(r, dtype(UP)), r)
    if mode == "rm":
        return select(error < 0, np.nextafter(r, dtype(DOWN)), r)
    # The sign is that of r, or of the exact value where r is zero, and then nothing moves.
    inward = select(r > 0, error < 0, error > 0) & (r != 0)
    return select(inward, np.nextafter(r, dtype(0)), r)


def narrow(s: Value, e: Value | None, dtype: DType, mode: Rounding) -> Value:
    """Round the exact value s + e (|e| at most half an ulp of s, None = 0) to a narrower dtype.

    Directed modes only; `s` is float64.
    """
    r = s.astype(dtype)
    d = s - r.astype(np.float64)
    if e is not None:
        d = select(d == 0, e, d)
    return _step(r, d, mode)


def _directed_zero(r: Value, exact: Value, x: Value, y: Value, mode: Rounding) -> Value:
    """Set exact zero sums of x and y to -0 under rm, unless both operands are +0."""
    if mode != "rm":
        return r
    wrong = (exact == 0) & ((x != 0) | np.signbit(x) | np.signbit(y))
    return select(wrong, r.dtype.type(-0.0), r)


def _limit_overflow(r: Value, mode: Rounding, *operands: Value) -> Value:
    """Replace overflow of finite operands by the largest number where the mode rounds towards zero."""
    over = np.isinf(r)
    if not np.any(over):
        return r
    for x in operands:
        over = over & np.isfinite(x)
    largest = np.finfo(r.dtype).max
    if mode in ("rz", "rm"):
        r = select(over & (r > 0), r.dtype.type(largest), r)
    if mode in ("rz", "rp"):
        r = select(over & (r < 0), r.dtype.type(-largest), r)
    return r


# ------------------------------------------------------------------------------------ arithmetic


def add(x: Value, y: Value, mode: Rounding = "rn", lanes: Value = None) -> Value:
    """Return x + y in f32 or f64."""
    if mode == "rn":
        return x + y
    if x.dtype == np.float32:
        a, b = x.astype(np.float64), y.astype(np.float64)
        r = narrow(*two_sum(a, b), np.float32, mode)
    else:
        s, e = two_sum(x, y)
        r = _limit_overflow(select(np.isfinite(s), _step(s, e, mode), s), mode, x, y)
    return _directed_zero(r, r, x, y, mode)


def sub(x: Value, y: Value, mode: Rounding = "rn", lanes: Value = None) -> Value:
    """Return x - y in f32 or f64."""
    return x - y if mode == "rn" else add(x, -y, mode)


def mul(x: Value, y: Value, mode: Rounding = "rn", lanes: Value = None) -> Value:
    """Return x * y in f32 or f64."""
    if mode == "rn":
        return x * y
    if x.dtype == np.float32:
        return narrow(x.astype(np.float64) * y.astype(np.float64), None, np.float32, mode)
    p, e = two_product(x, y)
    safe = _is_safe(x) & _is_safe(y)
    return _recompute(select(safe, _step(p, e, mode), p), ~safe, lanes, floats.mul, mode, x, y)


def div(x: Value, y: Value, mode: Rounding = "rn", lanes: Value = None) -> Value:
    """Return x / y in f32 or f64."""
    q = x / y
    if mode == "rn":
        return q
    if x.dtype == np.float32:
        b = y.astype(np.float64)
        residue = x.astype(np.float64) - q.astype(np.float64) * b
        return _step(q, select(np.isfinite(b), residue * np.sign(b), np.float64(0)), mode)
    p, e = two_product(q, y)
    safe = _is_safe(x) & _is_safe(y) & _is_safe(q)
    return _recompute(
        select(safe, _step(q, ((x - p) - e) * np.sign(y), mode), q), ~safe, lanes, floats.div, mode, x, y
    )


def rcp(x: Value, mode: Rounding = "rn", lanes: Value = None) -> Value:
    """Return 1 / x in f32 or f64."""
    return div(x.dtype.type(1), x, mode, lanes)


def sqrt(x: Value, mode: Rounding = "rn", lanes: Value = None) -> Value:
    """Return the square root in f32 or f64."""
    r = np.sqrt(x)
    if mode == "rn":
        return r
    if x.dtype == np.float32:
        wide = r.astype(np.float64)
        return _step(r, x.astype(np.float64) - wide * wide, mode)
    p, e = two_product(r, r)
    safe = _is_safe(x) & _is_safe(r)
    return _recompute(select(safe, _step(r, (x - p) - e, mode), r), ~safe, lanes, floats.sqrt, mode, x)


def fma(x: Value, y: Value, z: Value, mode: Rounding = "rn", lanes: Value = None) -> Value:
    """Return x * y + z with one rounding, in f32 or f64; NaNs canonical."""
    if mode == "rn":
        fused = compiled.fma(x, y, z)
        if fused is not None:
            return fused
    if x.dtype == np.float32:
        return canonical(_fma32(x, y, z) if mode == "rn" else _fma32_directed(x, y, z, mode))
    return canonical(_fma64(x, y, z, mode, lanes))


_TIE_MASK, _TIE = np.uint64(0x1FFFFFFF), np.uint64(0x10000000)
_TWICE_TINY32 = np.uint32(0x01000000)
_ONE32 = np.uint32(1)


def _fma32(x: Value, y: Value, z: Value) -> Value:
    p = x.astype(np.float64) * y.astype(np.float64)
    c = z.astype(np.float64)
    s = p + c
    r = s.astype(np.float32)
    # Double rounding errs only where the f64 sum is exactly a tie of f32. Among normal results the
    # tie is one bit pattern; subnormal results have other ties and are all recomputed.
    suspect = (s.view(np.uint64) & _TIE_MASK) == _TIE
    suspect |= ((r.view(np.uint32) << _ONE32) - _ONE32) < _TWICE_TINY32
    if isinstance(suspect, np.ndarray):
        if suspect.any():
            lanes = np.flatnonzero(suspect)
            p, c = (v[lanes] if isinstance(v, np.ndarray) else v for v in (p, c))
            r[lanes] = odd_sum(p, c).astype(np.float32)
    elif suspect:
        r = odd_sum(p, c).astype(np.float32)
    return r


def odd_sum(a: Value, b: Value) -> Value:
    """Return a + b in f64 rounded to odd, so that rounding it to f32 rounds once (Boldo & Melquiond 2008)."""
    s, e = two_sum(a, b)
    even = (s.view(np.uint64) & np.uint64(1)) == 0
    return select(even & (e != 0), np.nextafter(s, select(e > 0, np.float64(UP), np.float64(DOWN))), s)


def _fma32_directed(x: Value, y: Value, z: Value, mode: Rounding) -> Value:
    p = x.astype(np.float64) * y.astype(np.float64)
    c = z.astype(np.float64)
    s, e = two_sum(p, c)
    return _directed_zero(narrow(s, e, np.float32, mode), s, p, c, mode)


def _fma64(x: Value, y: Value, z: Value, mode: Rounding, lanes: Value) -> Value:
    finite_product = np.isfinite(x) & np.isfinite(y)
    special = ~(finite_product & np.isfinite(z))
    # An overflowing product must not meet an infinite addend.
    naive = select(finite_product & ~np.isfinite(z), z, x * y + z)
    if mode != "rn":
        return _recompute(naive, ~special, lanes, floats.fma, mode, x, y, z)
    # Boldo & Melquiond, "Emulation of FMA and correctly rounded sums", 2008, algorithm Fma-emulation.
    product_high, product_low = two_product(x, y)
    low_high, low_low = two_sum(z, product_low)
    high, middle = two_sum(product_high, low_high)
    r = high + odd_sum(low_low, middle)
    safe = _is_safe(x) & _is_safe(y) & (np.abs(z) <= np.float64(2.0**1000))
    r = select(safe & (r != 0), r, naive)
    return _recompute(r, ~(safe | special), lanes, floats.fma, mode, x, y, z)


class Deferred(np.ndarray):
    """Symbolic values: operands of definitions that run while code is generated.

    Lanes that need an exact recomputation are left to the values' class.
    """

    def with_exact_lanes(self, marked: Any, name: str, mode: Rounding, operands: Sequence[Value]) -> Any:
        """Return these values with marked lanes replaced by the function `name` of `support.floats` of the
        operands.

        Operands and results are f64, rounded by `mode`.
        """
        raise NotImplementedError


def _recompute(
    r: Value, marked: Value, lanes: Value, exact: Callable[..., int], mode: Rounding, *operands: Value
) -> Value:
    """Return `r` (f64) with the marked ones among `lanes` (None = all) recomputed exactly, one by one."""
    if isinstance(r, np.ndarray) and lanes is not None:
        marked = marked & lanes
    if isinstance(r, Deferred):
        return r.with_exact_lanes(marked, exact.__name__, mode, operands)
    if not np.any(marked):
        return r
    if not isinstance(r, np.ndarray):
        bits = exact("f64", *(int(x.view(np.uint64)) for x in operands), mode)
        return np.uint64(bits).view(np.float64)
    indices = np.flatnonzero(marked) if isinstance(marked, np.ndarray) else np.arange(len(r))
    columns = [np.broadcast_to(x, r.shape)[indices].view(np.uint64).tolist() for x in operands]
    result = r.copy()
    result[indices] = np.array([exact("f64", *row, mode) for row in zip(*columns)], np.uint64).view(
        np.float64
    )
    return result


# --------------------------------------------------------------------------------- approximations


_TURN = np.float64(2 * np.pi)


def _approx(fn: Callable[[Value], Value]) -> Callable[[Value], Value]:
    def call(x: Value) -> Value:
        return fn(x.astype(np.float64)).astype(x.dtype)

    return call


ex2 = _approx(np.exp2)
lg2 = _approx(np.log2)
sin = _approx(np.sin)
cos = _approx(np.cos)
tanh = _approx(np.tanh)


def sin_of_turns(x: Value) -> Value:
    """Return sin(2πx). Whole turns are removed exactly, and the remainder reduced to a quarter turn, so zeros
    are exact.
    """
    turns = x.astype(np.float64)
    remainder = turns - np.rint(turns)
    remainder = select(
        np.abs(remainder) > np.float64(0.25), np.copysign(np.float64(0.5), remainder) - remainder, remainder
    )
    return np.sin(remainder * _TURN).astype(x.dtype)


def cos_of_turns(x: Value) -> Value:
    """Return cos(2πx) as the sine of the complement to a quarter turn."""
    turns = x.astype(np.float64)
    remainder = np.abs(turns - np.rint(turns))
    return np.sin((np.float64(0.25) - remainder) * _TURN).astype(x.dtype)


def rsqrt(x: Value) -> Value:
    """Return 1 / sqrt(x); rsqrt(±0) is ±infinity."""
    return (np.float64(1) / np.sqrt(x.astype(np.float64))).astype(x.dtype)


# ------------------------------------------------------------------------------------ conversions

IntegralRounding = Literal["rni", "rzi", "rmi", "rpi"]
"""PTX's rounding modes to an integer: to nearest even, towards zero, minus infinity, plus infinity."""
_TO_INTEGRAL: dict[IntegralRounding, np.ufunc] = {
    "rni": np.rint,
    "rzi": np.trunc,
    "rmi": np.floor,
    "rpi": np.ceil,
}


def to_integral(x: Value, mode: IntegralRounding) -> Value:
    """Round a float to an integral value of the same format."""
    return _TO_INTEGRAL[mode](x)


def float_to_int(x: Value, dtype: DType, mode: IntegralRounding) -> Value:
    """Round a float and clamp it to an integer dtype.

    NaN gives 0, or 1 << (width - 1) where either side has 64 bits, as the ISA specifies for `cvt`.
    """
    info = np.iinfo(dtype)
    wide = x.astype(np.float64)
    r = _TO_INTEGRAL[mode](wide)
    low, high = float(info.min), float(info.max) + (1.0 if info.bits < 64 else 0.0)
    inside = (r >= low) & (r < high)
    integral = select(inside, r, np.float64(0))
    result = (
        integral.astype(np.uint64).astype(dtype)
        if dtype is np.uint64
        else integral.astype(np.int64).astype(dtype)
    )
    if np.all(inside):
        return result
    nan = dtype(0)
    if x.dtype == np.float64 or info.bits == 64:
        nan = np.uint64(1 << (info.bits - 1)).astype(dtype)
    result = select(r >= high, dtype(info.max), result)
    result = select(r < low, dtype(info.min), result)
    return select(r != r, nan, result)


def int_to_float(x: Value, dtype: DType, mode: Rounding) -> Value:
    """Round an integer once to f16, f32 or f64."""
    if mode == "rn" and dtype is not np.float16:
        return x.astype(dtype)
    if x.dtype.itemsize <= 4:
        return _narrow_any(x.astype(np.float64), None, dtype, mode)
    shift, mask = x.dtype.type(32), x.dtype.type(0xFFFFFFFF)
    high = (x >> shift).astype(np.float64) * np.float64(2.0**32)
    return _narrow_any(*two_sum(high, (x & mask).astype(np.float64)), dtype, mode)


def _narrow_any(s: Value, e: Value | None, dtype: DType, mode: Rounding) -> Value:
    if dtype is np.float64:
        return s if e is None or mode == "rn" else _step(s, e, mode)
    if mode != "rn":
        return narrow(s, e, dtype, mode)
    return (s if e is None else odd_sum(s, e)).astype(dtype)


def float_to_float(x: Value, dtype: DType, mode: Rounding = "rn") -> Value:
    """Convert a float to another format; widening is exact."""
    if mode == "rn" or x.dtype.itemsize <= np.dtype(dtype).itemsize:
        return x.astype(dtype)
    return narrow(x.astype(np.float64), None, dtype, mode)


def bf16_to_f32(bits: Value) -> Value:
    """Convert bfloat16 codes to floats."""
    return (bits.astype(np.uint32) << np.uint32(16)).view(np.float32)


def f32_to_bf16(x: Value, mode: Rounding = "rn") -> Value:
    """Return the bf16 pattern nearest to an f32."""
    bits = x.view(np.uint32)
    low, high = bits & np.uint32(0xFFFF), bits >> np.uint32(16)
    if mode == "rn":
        up = low + (high & np.uint32(1)) > np.uint32(0x8000)
    elif mode == "rz":
        up = low != low
    else:
        negative = (bits >> np.uint32(31)) != 0
        up = (low != 0) & (negative if mode == "rm" else ~negative)
    rounded = (high + select(up, np.uint32(1), np.uint32(0))).astype(np.uint16)
    return select(x != x, NAN_BF16, rounded)


def test_class(x: Value, op: str) -> Value:
    """Return `testp`: finite, infinite, number, notanumber, normal, subnormal."""
    magnitude = np.abs(x)
    if op == "finite":
        return magnitude < UP
    if op == "infinite":
        return magnitude == UP
    if op == "number":
        return x == x
    if op == "notanumber":
        return x != x
    if op == "normal":
        return (magnitude >= _TINY[x.dtype]) & (magnitude < UP)
    return (magnitude < _TINY[x.dtype]) & (x != 0)


def odd_to_f32(x: Value) -> Value:
    """Round f64 to odd in f32, so that rounding on to a narrower format rounds once."""
    single = narrow(x, None, np.float32, "rz")
    sticky = (single.astype(np.float64) != x) & np.isfinite(x)
    return (single.view(np.uint32) | select(sticky, np.uint32(1), np.uint32(0))).view(np.float32)


def odd_int_to_f32(x: Value) -> Value:
    """Round an integer to odd in f32."""
    if x.dtype.itemsize <= 4:
        return odd_to_f32(x.astype(np.float64))
    shift, mask = x.dtype.type(32), x.dtype.type(0xFFFFFFFF)
    high = (x >> shift).astype(np.float64) * np.float64(2.0**32)
    return odd_to_f32(odd_sum(high, (x & mask).astype(np.float64)))


def f32_to_tf32(x: Value, mode: Rounding) -> Value:
    """Return the f32 pattern whose low 13 bits are zero, nearest in `mode` (rn, rna or rz)."""
    bits = x.view(np.uint32)
    low = np.uint32(0x1FFF)
    if mode == "rna":
        up = bits + np.uint32(0x1000)
    elif mode == "rn":
        up = bits + np.uint32(0xFFF) + ((bits >> np.uint32(13)) & np.uint32(1))
    else:
        up = bits
    finite = np.abs(x) < UP
    return select(finite, up & ~low, select(x != x, NAN32.view(np.uint32), bits))


def relu(x: Value) -> Value:
    """Return x, or +0 where x is negative or -0; NaN stays NaN."""
    return select(x <= 0, x.dtype.type(0), x)


def clamp_finite(x: Value) -> Value:
    """Replace infinities by the largest finite number (`.satfinite`)."""
    largest = np.finfo(x.dtype).max
    return select(x == UP, x.dtype.type(largest), select(x == DOWN, x.dtype.type(-largest), x))


_BF16_MAX = np.uint32(0x7F7F0000).view(np.float32)


def clamp_bf16(x: Value) -> Value:
    """Clamp to bf16's finite range, preserving NaN."""
    return select(x > _BF16_MAX, _BF16_MAX, select(x < -_BF16_MAX, -_BF16_MAX, x))
