"""Warp-wide communication on values over lanes: shuffles, votes, matches, reductions.

Every function takes the batch `x` (for the geometry), its operands as values, and `active`, the lanes
that take part (None = all). Results are values over lanes; lanes outside `active` get anything.
By the time a `.sync` form runs, the scheduler has made sure that all lanes of its mask are here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ..lane_ids import WARP
from ..memory.access import Access
from ..values import Mask, Value

U32, S32 = np.uint32, np.int32
_LANE = np.arange(WARP, dtype=S32)


def _lanes(x: Access, value: Value) -> np.ndarray:
    return value if isinstance(value, np.ndarray) else np.full(x.n, value)


def shuffle(x: Access, mode: str, a: Value, b: Value, c: Value, active: Mask) -> tuple[Value, Value]:
    """(a of the source lane, whether the source lane is in range); out of range gives a itself.

    `b` is the lane or offset, `c` packs the clamp value (bits 0–4) and the segment mask (bits 8–12).
    A source lane that is not active gives its own, stale a: the ISA leaves that unspecified.
    """
    values = x.lanes.by_warp(_lanes(x, a))
    lane = np.broadcast_to(_LANE, (x.lanes.warps, WARP))
    b5 = _per_warp(x, b & U32(31))
    clamp = _per_warp(x, c & U32(31))
    segment = _per_warp(x, (c >> U32(8)) & U32(31))
    low = lane & segment
    high = low | (clamp & ~segment)
    if mode == "up":
        source = lane - b5
        inside = source >= high
    elif mode == "down":
        source = lane + b5
        inside = source <= high
    elif mode == "bfly":
        source = lane ^ b5
        inside = source <= high
    else:
        source = low | (b5 & ~segment)
        inside = source <= high
    source = np.where(inside, source, lane)
    return x.lanes.by_lane(np.take_along_axis(values, source.astype(np.intp), 1)), x.lanes.by_lane(inside)


def _per_warp(x: Access, value: Value) -> Any:
    if isinstance(value, np.ndarray):
        return x.lanes.by_warp(value).astype(S32)
    return S32(value)


def by_members(x: Access, members: Value, active: Mask, of: Callable[[Mask], Any]) -> Any:
    """What `of` gives for the lanes that name each other in their membermasks: those of several may be at one
    instruction together.
    """
    if not isinstance(members, np.ndarray):
        return of(active)
    here, masks, bits = _present(x, active), x.lanes.by_warp(members), x.lanes.warp_bits(active)[:, None]
    if not (here & ((masks & bits) != bits)).any():
        return of(active)
    result: Any = None
    while here.any():
        chosen = here & (masks == np.take_along_axis(masks, np.argmax(here, 1)[:, None], 1))
        lanes = x.lanes.by_lane(chosen)
        part = of(lanes)
        if result is None:
            result = part
        elif isinstance(part, tuple):
            result = tuple(np.where(lanes, new, old) for new, old in zip(part, result))
        else:
            result = np.where(lanes, part, result)
        here = here & ~chosen  # `here` may be a view of the running mask
    return result


def ballot(x: Access, a: Value, active: Mask) -> Value:
    """The active lanes of each warp where `a` holds, as u32."""
    return x.lanes.spread(_holding(x, a, active))


def _holding(x: Access, a: Value, active: Mask) -> np.ndarray:
    if not isinstance(a, np.ndarray):
        return x.lanes.warp_bits(active) if a else np.zeros(x.lanes.warps, U32)
    return x.lanes.warp_bits(a if active is None else a & active)


def vote(x: Access, mode: str, a: Value, active: Mask) -> Value:
    """Whether `a` holds in all, any, or equally in all active lanes of the warp."""
    if not isinstance(a, np.ndarray):
        return np.bool_(a) if mode != "uni" else np.True_
    holding, here = _holding(x, a, active), x.lanes.warp_bits(active)
    if mode == "any":
        result = holding != 0
    elif mode == "all":
        result = holding == here
    else:
        result = (holding == here) | (holding == 0)
    return x.lanes.spread(result)


def match_any(x: Access, a: Value, active: Mask) -> Value:
    """The active lanes of the warp that hold the same `a`, as u32."""
    values = x.lanes.by_warp(_lanes(x, a))
    here = _present(x, active)
    result = np.zeros((x.lanes.warps, WARP), U32)
    for lane in range(WARP):
        same = (values == values[:, lane : lane + 1]) & here[:, lane : lane + 1] & here
        result |= np.where(same, U32(1 << lane), U32(0))
    return x.lanes.by_lane(result)


def match_all(x: Access, a: Value, active: Mask) -> tuple[Value, Value]:
    """(the active lanes if all hold the same `a`, else 0; whether they do)."""
    values = x.lanes.by_warp(_lanes(x, a))
    here = _present(x, active)
    first = np.take_along_axis(values, np.argmax(here, 1)[:, None], 1)
    same = ((values == first) | ~here).all(1)
    bits = x.lanes.warp_bits(active)
    return x.lanes.spread(np.where(same, bits, U32(0))), x.lanes.spread(same)


def _present(x: Access, active: Mask) -> np.ndarray:
    return x.lanes.by_warp(np.ones(x.n, np.bool_) if active is None else active, False)


_REDUCTIONS: dict[str, tuple[np.ufunc, Callable[[np.dtype[Any]], int]]] = {
    "add": (np.add, lambda dtype: 0),
    "min": (np.minimum, lambda dtype: np.iinfo(dtype).max),
    "max": (np.maximum, lambda dtype: np.iinfo(dtype).min),
    "and": (np.bitwise_and, lambda dtype: np.iinfo(dtype).max),
    "or": (np.bitwise_or, lambda dtype: 0),
    "xor": (np.bitwise_xor, lambda dtype: 0),
}


def reduce(x: Access, op: str, a: Value, active: Mask) -> Value:
    """`a` combined over the active lanes of the warp."""
    ufunc, neutral = _REDUCTIONS[op]
    values = x.lanes.by_warp(_lanes(x, a))
    fill = values.dtype.type(neutral(values.dtype))
    combined = ufunc.reduce(np.where(_present(x, active), values, fill), axis=1, dtype=values.dtype)
    return x.lanes.spread(combined)


def reduce_floats(x: Access, op: str, a: Value, magnitude: bool, propagate: bool, active: Mask) -> Value:
    """The smallest or largest f32 of the active lanes, -0 below +0.

    NaNs count only where there is nothing else, or where they `propagate`; the result is then the canonical
    one.
    """
    ufunc, _ = _REDUCTIONS[op]
    values = x.lanes.by_warp(_lanes(x, a))
    if magnitude:
        values = np.abs(values)
    bits = values.view(np.int32)
    key = np.where(bits < 0, bits ^ 0x7FFFFFFF, bits).astype(np.int32)
    here, nan = _present(x, active), values != values
    limits = np.iinfo(np.int32)
    fill = np.int32(limits.max if op == "min" else limits.min)
    best = ufunc.reduce(np.where(here & ~nan, key, fill), axis=1, dtype=np.int32)
    result = np.where(best < 0, best ^ 0x7FFFFFFF, best).astype(np.int32)
    bad = (here & nan).any(1) if propagate else ~(here & ~nan).any(1)
    return x.lanes.spread(np.where(bad, np.int32(0x7FFFFFFF), result).astype(np.int32).view(np.float32))


def active_mask(x: Access, active: Mask) -> Value:
    """The active lanes of each warp as u32."""
    return x.lanes.spread(x.lanes.warp_bits(active))


def elect(x: Access, active: Mask) -> tuple[Value, Value]:
    """(the lowest active lane of the warp, whether it is this one)."""
    first = np.argmax(_present(x, active), 1).astype(U32)
    leader = x.lanes.spread(first)
    return leader, leader == x.special("%laneid")
