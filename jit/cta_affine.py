"""CTA-affine values: a base that all threads share, plus a stride along x, y and z, and along consecutive
CTAs in x.

Integers count around, and so do planes; but where one is made longer, compared, or an address, what matters
is that it goes around nowhere in those blocks. Its two ends say so, in 64 bits: the sum is smallest where
each term is. Conditions are words that must not be negative: of many of them the bitwise or must not be,
which is less to compute than many bits.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ..ir.core import Value
from .values import CtaAffine, Symbolic, is_uniform, symbolic, typed

I64 = np.int64
Shape = tuple[int, int, int, Any]
"""Numbers of threads of a CTA along x, y and z, and of CTAs (a state slot of the launch, or 1).
"""
_FLAT = (0, 0, 0, 0)
_STEEP = 1 << 40
"""Steps of 64 bits are less than this, so that nothing that is said of a block's ends goes around."""
MAX_CTAS = 1 << 12
"""So many blocks are spoken of together at most, for the same reason."""


def as_cta_affine(value: Any) -> CtaAffine | None:
    """A value as a plane; what is the same for all is a flat one."""
    if is_uniform(value):
        return CtaAffine(value, _FLAT)
    result: CtaAffine | None = value.cta_affine
    return result


@dataclass(frozen=True, slots=True)
class ValueRange:
    """The least and the largest value of a plane, as signed words, if `sure` is not negative."""

    low: Any
    high: Any
    exact: Any


def value_range(value: Any, affine: CtaAffine, shape: Shape, goes_around: bool = False) -> ValueRange:
    """Return where a plane of `value`'s type begins and ends, if it does not go around in blocks of that
    shape, or may.
    """
    dtype, low, high, exact = value.dtype, 0, 0, I64(0)
    first = typed(typed(affine.base, dtype), np.dtype(I64))
    more: list[tuple[Any, Any]] = []
    for step, size in zip(affine.strides, shape):
        if isinstance(step, int) and isinstance(size, int):
            low, high = low + min(0, step * (size - 1)), high + max(0, step * (size - 1))
            continue
        on = I64(size - 1) if isinstance(size, int) else size - I64(1)
        if isinstance(step, int):
            if abs(step) >= _STEEP:
                return ValueRange(first, first, I64(-1))
            if step:
                more.append((on * I64(step), I64(0)) if step < 0 else (I64(0), on * I64(step)))
            continue
        wide = typed(typed(step, np.dtype(f"i{dtype.itemsize}")), np.dtype(I64))
        if dtype.itemsize == 8:
            exact = exact | I64(_STEEP) - wide | I64(_STEEP) + wide
        reach = wide * on
        more.append((np.minimum(reach, I64(0)), np.maximum(reach, I64(0))))
    if max(-low, high) >= _STEEP << 12:
        return ValueRange(first, first, I64(-1))
    least, most = first + I64(low), first + I64(high)
    for down, up in more:
        least, most = least + down, most + up
    if goes_around:
        return ValueRange(least, most, exact)
    if dtype.itemsize < 8:
        info = np.iinfo(dtype)
        exact = exact | least - I64(info.min) | I64(info.max) - most
    else:
        # The sign changes from the least to the most where one of them has gone around.
        exact = exact | (least ^ most)
    return ValueRange(least, most, exact)


def apply_linear(ufunc: Any, values: list[Any]) -> CtaAffine | None:
    """The plane of a sum, a difference, or a product with what is the same for all."""
    a, b = map(as_cta_affine, values)
    if a is None or b is None:
        return None
    if ufunc in (np.add, np.subtract):
        steps = tuple(_combine_steps(ufunc, s, t, values[0].dtype) for s, t in zip(a.strides, b.strides))
        return CtaAffine(ufunc(a.base, b.base), steps, tuple(dict.fromkeys((*a.conditions, *b.conditions))))
    if ufunc is np.multiply and a.strides == _FLAT:
        a, b = b, a
    if (
        b.strides != _FLAT
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
    return CtaAffine(a.base * factor, tuple(_scale_step(step, factor) for step in a.strides), a.conditions)


def _combine_steps(ufunc: Any, s: Any, t: Any, dtype: np.dtype) -> Any:
    if isinstance(s, int) and isinstance(t, int):
        return _wrap_step(s + t if ufunc is np.add else s - t, dtype)
    if isinstance(t, int) and not t:
        return s
    return ufunc(*(_constant(step, dtype) if isinstance(step, int) else step for step in (s, t)))


def _scale_step(step: Any, factor: Any) -> Any:
    if isinstance(step, int) and not step:
        return 0
    if not isinstance(factor, Symbolic) and isinstance(step, int):
        return _wrap_step(step * int(factor), factor.dtype)
    return (_constant(step, factor.dtype) if isinstance(step, int) else step) * factor


def _wrap_step(step: int, dtype: np.dtype) -> int:
    """A step as the number of least size that counts the same."""
    bits = 8 * dtype.itemsize
    step &= (1 << bits) - 1
    return step - (1 << bits) if step >> bits - 1 else step


def _constant(step: int, dtype: np.dtype) -> Any:
    return np.array(step & (1 << 8 * dtype.itemsize) - 1, f"u{dtype.itemsize}").astype(dtype)[()]


def note_miss(text: Any, values: list[Any]) -> None:
    """Note that a value has no plane which one look at a single block would know to be the same for all of
    its threads.
    """
    text.prefers_single_cta |= any(
        isinstance(v, Symbolic) and v.cta_affine is not None and v.cta_affine.strides[:3] == _FLAT[:3]
        for v in values
    )


def convert_affine(value: Symbolic, target: np.dtype) -> CtaAffine | None:
    """The plane of a longer or shorter integer, or of the same bits as another type."""
    affine, have, shape = value.cta_affine, value.dtype, value.text.shape
    assert affine is not None and shape is not None
    if have.kind not in "iu" or target.kind not in "iu":
        note_miss(value.text, [value])
        return None
    base = typed(affine.base, target)
    if target.itemsize <= have.itemsize:
        return CtaAffine(
            base,
            tuple(
                _wrap_step(step, target) if isinstance(step, int) else typed(step, target)
                for step in affine.strides
            ),
            affine.conditions,
        )
    exact = value_range(value, affine, shape).exact
    if not isinstance(exact, Symbolic):
        return CtaAffine(base, affine.strides, affine.conditions) if exact >= 0 else None
    longer = tuple(
        (
            step
            if isinstance(step, int)
            else typed(typed(step, np.dtype(f"i{have.itemsize}")), np.dtype(I64)).view(f"{target.kind}8")
        )
        for step in affine.strides
    )
    return CtaAffine(base, longer, (*affine.conditions, exact.value))


COMPARISONS = {np.less, np.less_equal, np.greater, np.greater_equal, np.equal, np.not_equal}


def compare_with_uniform(ufunc: Any, values: list[Any], shape: Shape) -> tuple[Any, Any] | None:
    """(whether all threads say so, whether none does) of a plane compared with what is the same for all."""
    a, b = map(as_cta_affine, values)
    if (
        a is None
        or b is None
        or (a.strides != _FLAT) == (b.strides != _FLAT)
        or ufunc not in COMPARISONS
        or any(v.dtype.kind not in "iu" for v in values)
    ):
        return None
    affine, value, follows_speculation = (a, values[0], True) if a.strides != _FLAT else (b, values[1], False)
    reach = value_range(value, affine, shape)
    exact = (conjunction(value.text, affine.conditions) | reach.exact) >= I64(0)
    other, parts = values[follows_speculation], []
    low, high = (typed(end, value.dtype) for end in (reach.low, reach.high))
    if ufunc in (np.equal, np.not_equal):
        same, differ = (low == other) & (high == other) & exact, ((other < low) | (other > high)) & exact
        return (same, differ) if ufunc is np.equal else (differ, same)
    for end in (low, high):
        parts.append(ufunc(end, other) if follows_speculation else ufunc(other, end))
    return parts[0] & parts[1] & exact, ~parts[0] & ~parts[1] & exact


def conjunction(text: Any, conditions: tuple[Value, ...]) -> Any:
    """A word that is not negative where all of some conditions hold."""
    result: Any = I64(0)
    for condition in conditions:
        result = result | symbolic(text, condition, I64, True)
    return result
