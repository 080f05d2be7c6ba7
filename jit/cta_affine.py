"""Arithmetic of CTA-affine values: a base shared by all threads, plus strides along x, y and z.

A fourth stride counts consecutive CTAs along x, so that one check can cover several CTAs
(`bounds_check_hoisting`).

Sums and products are taken modulo 2^bits, as the integers are. An extension, a comparison or an address is
affine only if the value does not wrap around within these CTAs. The range proves that: its two ends are
computed in 64 bits, each as the sum of the smallest or largest value of every term.

Conditions are i64 values that must not be negative. A conjunction is a bitwise or, which takes fewer
instructions than a conjunction of bits.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ..ir.core import Value
from .values import CtaAffine, Symbolic, is_uniform, symbolic, typed

I64 = np.int64
Shape = tuple[int, int, int, Any]
"""Numbers of threads of a CTA along x, y and z, and of CTAs along x: the symbolic count of a check, or 1."""
_UNIFORM = (0, 0, 0, 0)
"""The strides of a CTA-uniform value."""
_MAX_STRIDE = 1 << 40
"""Upper bound of 64-bit strides, so that ranges do not overflow in 64 bits."""
MAX_CTAS = 1 << 12
"""Upper bound of the CTAs that one check covers, for the same reason."""


def as_cta_affine(value: Any) -> CtaAffine | None:
    """Return a value in CTA-affine form, or None; a uniform value has zero strides."""
    if is_uniform(value):
        return CtaAffine(value, _UNIFORM)
    result: CtaAffine | None = value.cta_affine
    return result


@dataclass(frozen=True, slots=True)
class ValueRange:
    """The smallest and largest value of a CTA-affine value as i64, valid if `exact` is not negative."""

    low: Any
    high: Any
    exact: Any


def value_range(value: Any, affine: CtaAffine, shape: Shape, may_wrap: bool = False) -> ValueRange:
    """Emit the range of a CTA-affine value of `value`'s dtype over CTAs of a shape.

    `exact` is the condition that the value does not wrap around. With `may_wrap`, it covers the overflow of
    the range's own computation only.
    """
    dtype, low, high, exact = value.dtype, 0, 0, I64(0)
    first = typed(typed(affine.base, dtype), np.dtype(I64))
    terms: list[tuple[Any, Any]] = []
    for stride, size in zip(affine.strides, shape):
        if isinstance(stride, int) and isinstance(size, int):
            low, high = low + min(0, stride * (size - 1)), high + max(0, stride * (size - 1))
            continue
        last = I64(size - 1) if isinstance(size, int) else size - I64(1)
        if isinstance(stride, int):
            if abs(stride) >= _MAX_STRIDE:
                return ValueRange(first, first, I64(-1))
            if stride:
                terms.append((last * I64(stride), I64(0)) if stride < 0 else (I64(0), last * I64(stride)))
            continue
        wide = typed(typed(stride, np.dtype(f"i{dtype.itemsize}")), np.dtype(I64))
        if dtype.itemsize == 8:
            exact = exact | I64(_MAX_STRIDE) - wide | I64(_MAX_STRIDE) + wide
        reach = wide * last
        terms.append((np.minimum(reach, I64(0)), np.maximum(reach, I64(0))))
    if max(-low, high) >= _MAX_STRIDE << 12:
        return ValueRange(first, first, I64(-1))
    least, most = first + I64(low), first + I64(high)
    for down, up in terms:
        least, most = least + down, most + up
    if may_wrap:
        return ValueRange(least, most, exact)
    if dtype.itemsize < 8:
        info = np.iinfo(dtype)
        exact = exact | least - I64(info.min) | I64(info.max) - most
    else:
        # The ends have different signs if one of them has wrapped around.
        exact = exact | (least ^ most)
    return ValueRange(least, most, exact)


def apply_linear(ufunc: Any, values: list[Any]) -> CtaAffine | None:
    """Return the CTA-affine form of a sum, a difference, or a product with a uniform value;
    None for others.
    """
    a, b = map(as_cta_affine, values)
    if a is None or b is None:
        return None
    if ufunc in (np.add, np.subtract):
        strides = tuple(_combine_strides(ufunc, s, t, values[0].dtype) for s, t in zip(a.strides, b.strides))
        conditions = tuple(dict.fromkeys((*a.conditions, *b.conditions)))
        return CtaAffine(ufunc(a.base, b.base), strides, conditions)
    if ufunc is np.multiply and a.strides == _UNIFORM:
        a, b = b, a
    if (
        b.strides != _UNIFORM
        or ufunc not in (np.multiply, np.left_shift)
        or (ufunc is np.left_shift and isinstance(b.base, Symbolic))
    ):
        return None
    bits = 8 * values[0].dtype.itemsize
    factor = (
        b.base
        if ufunc is np.multiply
        else values[0].dtype.type(1 << int(b.base) if 0 <= int(b.base) < bits else 0)
    )
    return CtaAffine(a.base * factor, tuple(_scale_stride(s, factor) for s in a.strides), a.conditions)


def _combine_strides(ufunc: Any, s: Any, t: Any, dtype: np.dtype) -> Any:
    if isinstance(s, int) and isinstance(t, int):
        return _wrap_stride(s + t if ufunc is np.add else s - t, dtype)
    if isinstance(t, int) and not t:
        return s
    return ufunc(*(_constant(stride, dtype) if isinstance(stride, int) else stride for stride in (s, t)))


def _scale_stride(stride: Any, factor: Any) -> Any:
    if isinstance(stride, int) and not stride:
        return 0
    if not isinstance(factor, Symbolic) and isinstance(stride, int):
        return _wrap_stride(stride * int(factor), factor.dtype)
    return (_constant(stride, factor.dtype) if isinstance(stride, int) else stride) * factor


def _wrap_stride(stride: int, dtype: np.dtype) -> int:
    """Return the signed integer congruent to a stride modulo 2^bits of `dtype`."""
    bits = 8 * dtype.itemsize
    stride &= (1 << bits) - 1
    return stride - (1 << bits) if stride >> bits - 1 else stride


def _constant(stride: int, dtype: np.dtype) -> Any:
    return np.array(stride & (1 << 8 * dtype.itemsize) - 1, f"u{dtype.itemsize}").astype(dtype)[()]


def record_non_affine(text: Any, values: list[Any]) -> None:
    """Record that a result has no CTA-affine form, although an operand is uniform within each single CTA.

    A check of one CTA would treat the operand as uniform, so `bounds_check_hoisting` tries that next.
    """
    text.prefers_single_cta |= any(
        isinstance(v, Symbolic) and v.cta_affine is not None and v.cta_affine.strides[:3] == _UNIFORM[:3]
        for v in values
    )


def convert_affine(value: Symbolic, target: np.dtype) -> CtaAffine | None:
    """Return the CTA-affine form of a converted integer, or of its bits as another integer type.

    An extension adds the condition that the value does not wrap around. None for other types.
    """
    affine, have, shape = value.cta_affine, value.dtype, value.text.shape
    assert affine is not None and shape is not None
    if have.kind not in "iu" or target.kind not in "iu":
        record_non_affine(value.text, [value])
        return None
    base = typed(affine.base, target)
    if target.itemsize <= have.itemsize:
        return CtaAffine(
            base,
            tuple(
                _wrap_stride(stride, target) if isinstance(stride, int) else typed(stride, target)
                for stride in affine.strides
            ),
            affine.conditions,
        )
    exact = value_range(value, affine, shape).exact
    if not isinstance(exact, Symbolic):
        return CtaAffine(base, affine.strides, affine.conditions) if exact >= 0 else None
    extended = tuple(
        (
            stride
            if isinstance(stride, int)
            else typed(typed(stride, np.dtype(f"i{have.itemsize}")), np.dtype(I64)).view(f"{target.kind}8")
        )
        for stride in affine.strides
    )
    return CtaAffine(base, extended, (*affine.conditions, exact.value))


COMPARISONS = {np.less, np.less_equal, np.greater, np.greater_equal, np.equal, np.not_equal}


def compare_with_uniform(ufunc: Any, values: list[Any], shape: Shape) -> tuple[Any, Any] | None:
    """Return the vote (all, none) over the threads of the CTAs, of an affine value against a uniform one.

    None for other operands. The comparison is decided by the ends of the affine value's range.
    """
    a, b = map(as_cta_affine, values)
    if (
        a is None
        or b is None
        or (a.strides != _UNIFORM) == (b.strides != _UNIFORM)
        or ufunc not in COMPARISONS
        or any(v.dtype.kind not in "iu" for v in values)
    ):
        return None
    affine, value, is_left = (a, values[0], True) if a.strides != _UNIFORM else (b, values[1], False)
    reach = value_range(value, affine, shape)
    exact = (conjunction(value.text, affine.conditions) | reach.exact) >= I64(0)
    other, parts = values[is_left], []
    low, high = (typed(end, value.dtype) for end in (reach.low, reach.high))
    if ufunc in (np.equal, np.not_equal):
        same, differ = (low == other) & (high == other) & exact, ((other < low) | (other > high)) & exact
        return (same, differ) if ufunc is np.equal else (differ, same)
    for end in (low, high):
        parts.append(ufunc(end, other) if is_left else ufunc(other, end))
    return parts[0] & parts[1] & exact, ~parts[0] & ~parts[1] & exact


def conjunction(text: Any, conditions: tuple[Value, ...]) -> Any:
    """Return an i64 that is not negative if and only if no condition is."""
    result: Any = I64(0)
    for condition in conditions:
        result = result | symbolic(text, condition, I64, True)
    return result
