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
from .values import Plane, Symbolic, is_uniform, symbolic, typed

I64 = np.int64
Shape = tuple[int, int, int, Any]
"""Numbers of threads of a CTA along x, y and z, and of CTAs (a state slot of the launch, or 1).
"""
_FLAT = (0, 0, 0, 0)
_STEEP = 1 << 40
"""Steps of 64 bits are less than this, so that nothing that is said of a block's ends goes around."""
MOST_BLOCKS = 1 << 12
"""So many blocks are spoken of together at most, for the same reason."""


def plane_of(value: Any) -> Plane | None:
    """A value as a plane; what is the same for all is a flat one."""
    if is_uniform(value):
        return Plane(value, _FLAT)
    result: Plane | None = value.plane
    return result


@dataclass(frozen=True, slots=True)
class Ends:
    """The least and the largest value of a plane, as signed words, if `sure` is not negative."""

    low: Any
    high: Any
    sure: Any


def ends(value: Any, plane: Plane, shape: Shape, goes_around: bool = False) -> Ends:
    """Return where a plane of `value`'s type begins and ends, if it does not go around in blocks of that
    shape, or may.
    """
    dtype, low, high, sure = value.dtype, 0, 0, I64(0)
    first = typed(typed(plane.base, dtype), np.dtype(I64))
    more: list[tuple[Any, Any]] = []
    for step, size in zip(plane.steps, shape):
        if isinstance(step, int) and isinstance(size, int):
            low, high = low + min(0, step * (size - 1)), high + max(0, step * (size - 1))
            continue
        on = I64(size - 1) if isinstance(size, int) else size - I64(1)
        if isinstance(step, int):
            if abs(step) >= _STEEP:
                return Ends(first, first, I64(-1))
            if step:
                more.append((on * I64(step), I64(0)) if step < 0 else (I64(0), on * I64(step)))
            continue
        wide = typed(typed(step, np.dtype(f"i{dtype.itemsize}")), np.dtype(I64))
        if dtype.itemsize == 8:
            sure = sure | I64(_STEEP) - wide | I64(_STEEP) + wide
        reach = wide * on
        more.append((np.minimum(reach, I64(0)), np.maximum(reach, I64(0))))
    if max(-low, high) >= _STEEP << 12:
        return Ends(first, first, I64(-1))
    least, most = first + I64(low), first + I64(high)
    for down, up in more:
        least, most = least + down, most + up
    if goes_around:
        return Ends(least, most, sure)
    if dtype.itemsize < 8:
        info = np.iinfo(dtype)
        sure = sure | least - I64(info.min) | I64(info.max) - most
    else:
        # The sign changes from the least to the most where one of them has gone around.
        sure = sure | (least ^ most)
    return Ends(least, most, sure)


def planned(ufunc: Any, values: list[Any]) -> Plane | None:
    """The plane of a sum, a difference, or a product with what is the same for all."""
    a, b = map(plane_of, values)
    if a is None or b is None:
        return None
    if ufunc in (np.add, np.subtract):
        steps = tuple(_combined(ufunc, s, t, values[0].dtype) for s, t in zip(a.steps, b.steps))
        return Plane(ufunc(a.base, b.base), steps, tuple(dict.fromkeys((*a.conditions, *b.conditions))))
    if ufunc is np.multiply and a.steps == _FLAT:
        a, b = b, a
    if (
        b.steps != _FLAT
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
    return Plane(a.base * factor, tuple(_times(step, factor) for step in a.steps), a.conditions)


def _combined(ufunc: Any, s: Any, t: Any, dtype: np.dtype) -> Any:
    if isinstance(s, int) and isinstance(t, int):
        return _small(s + t if ufunc is np.add else s - t, dtype)
    if isinstance(t, int) and not t:
        return s
    return ufunc(*(_constant(step, dtype) if isinstance(step, int) else step for step in (s, t)))


def _times(step: Any, factor: Any) -> Any:
    if isinstance(step, int) and not step:
        return 0
    if not isinstance(factor, Symbolic) and isinstance(step, int):
        return _small(step * int(factor), factor.dtype)
    return (_constant(step, factor.dtype) if isinstance(step, int) else step) * factor


def _small(step: int, dtype: np.dtype) -> int:
    """A step as the number of least size that counts the same."""
    bits = 8 * dtype.itemsize
    step &= (1 << bits) - 1
    return step - (1 << bits) if step >> bits - 1 else step


def _constant(step: int, dtype: np.dtype) -> Any:
    return np.array(step & (1 << 8 * dtype.itemsize) - 1, f"u{dtype.itemsize}").astype(dtype)[()]


def miss(text: Any, values: list[Any]) -> None:
    """Note that a value has no plane which one look at a single block would know to be the same for all of
    its threads.
    """
    text.misses |= any(
        isinstance(v, Symbolic) and v.plane is not None and v.plane.steps[:3] == _FLAT[:3] for v in values
    )


def moved(value: Symbolic, target: np.dtype) -> Plane | None:
    """The plane of a longer or shorter integer, or of the same bits as another type."""
    plane, have, shape = value.plane, value.dtype, value.text.shape
    assert plane is not None and shape is not None
    if have.kind not in "iu" or target.kind not in "iu":
        miss(value.text, [value])
        return None
    base = typed(plane.base, target)
    if target.itemsize <= have.itemsize:
        return Plane(
            base,
            tuple(
                _small(step, target) if isinstance(step, int) else typed(step, target) for step in plane.steps
            ),
            plane.conditions,
        )
    sure = ends(value, plane, shape).sure
    if not isinstance(sure, Symbolic):
        return Plane(base, plane.steps, plane.conditions) if sure >= 0 else None
    longer = tuple(
        (
            step
            if isinstance(step, int)
            else typed(typed(step, np.dtype(f"i{have.itemsize}")), np.dtype(I64)).view(f"{target.kind}8")
        )
        for step in plane.steps
    )
    return Plane(base, longer, (*plane.conditions, sure.value))


COMPARISONS = {np.less, np.less_equal, np.greater, np.greater_equal, np.equal, np.not_equal}


def said(ufunc: Any, values: list[Any], shape: Shape) -> tuple[Any, Any] | None:
    """(whether all threads say so, whether none does) of a plane compared with what is the same for all."""
    a, b = map(plane_of, values)
    if (
        a is None
        or b is None
        or (a.steps != _FLAT) == (b.steps != _FLAT)
        or ufunc not in COMPARISONS
        or any(v.dtype.kind not in "iu" for v in values)
    ):
        return None
    plane, value, is_left = (a, values[0], True) if a.steps != _FLAT else (b, values[1], False)
    reach = ends(value, plane, shape)
    sure = (held(value.text, plane.conditions) | reach.sure) >= I64(0)
    other, parts = values[is_left], []
    low, high = (typed(end, value.dtype) for end in (reach.low, reach.high))
    if ufunc in (np.equal, np.not_equal):
        same, apart = (low == other) & (high == other) & sure, ((other < low) | (other > high)) & sure
        return (same, apart) if ufunc is np.equal else (apart, same)
    for end in (low, high):
        parts.append(ufunc(end, other) if is_left else ufunc(other, end))
    return parts[0] & parts[1] & sure, ~parts[0] & ~parts[1] & sure


def held(text: Any, conditions: tuple[Value, ...]) -> Any:
    """A word that is not negative where all of some conditions hold."""
    result: Any = I64(0)
    for condition in conditions:
        result = result | symbolic(text, condition, I64, True)
    return result
