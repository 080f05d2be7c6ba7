"""Warp-wide communication on values over lanes: shuffles, votes, matches, reductions.

Every function takes the batch `x` (for the geometry), its operands as values, and `active`, the
participating lanes (None = all). Results are values over lanes, unspecified outside `active`.
When a `.sync` form runs, the scheduler guarantees that all lanes of its mask have arrived.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, assert_never

import numpy as np

from ..lane_ids import WARP
from ..memory.access import LaneMemory
from ..values import Mask, Value, full

U32, S32 = np.uint32, np.int32
_LANE = np.arange(WARP, dtype=S32)
ShuffleMode = Literal["up", "down", "bfly", "idx"]
"""The source lane of `shfl` (9.7.9.6): lower or higher by an offset, its exclusive or, or an index."""
VoteMode = Literal["all", "any", "uni"]
"""The reduction of `vote` (9.7.13.9): conjunction, disjunction, or equality."""


def shuffle(
    x: LaneMemory, mode: ShuffleMode, a: Value, b: Value, c: Value, active: Mask
) -> tuple[Value, Value]:
    """Return (a of the source lane, whether the source lane is in range); out of range gives a itself.

    `b` is the lane or offset, `c` packs the clamp value (bits 0–4) and the segment mask (bits 8–12).
    A source lane that is not active gives its own, stale a: the ISA leaves that unspecified.
    """
    values = x.lanes.by_warp(full(a, x.n))
    lane = np.broadcast_to(_LANE, (x.lanes.warps, WARP))
    b5 = _per_warp(x, b & U32(31))
    clamp = _per_warp(x, c & U32(31))
    segment = _per_warp(x, (c >> U32(8)) & U32(31))
    low = lane & segment
    high = low | (clamp & ~segment)
    match mode:
        case "up":
            source = lane - b5
        case "down":
            source = lane + b5
        case "bfly":
            source = lane ^ b5
        case "idx":
            source = low | (b5 & ~segment)
        case _:
            assert_never(mode)
    inside = source >= high if mode == "up" else source <= high
    source = np.where(inside, source, lane)
    return x.lanes.by_lane(np.take_along_axis(values, source.astype(np.intp), 1)), x.lanes.by_lane(inside)


def _per_warp(x: LaneMemory, value: Value) -> Any:
    if isinstance(value, np.ndarray):
        return x.lanes.by_warp(value).astype(S32)
    return S32(value)


def by_members(x: LaneMemory, members: Value, active: Mask, function: Callable[[Mask], Any]) -> Any:
    """Return `function(lanes)` for each set of lanes with one member mask, combined.

    Lanes of several masks may execute one instruction together.
    """
    if not isinstance(members, np.ndarray):
        return function(active)
    remaining, masks, bits = _present(x, active), x.lanes.by_warp(members), x.lanes.warp_bits(active)[:, None]
    if not (remaining & ((masks & bits) != bits)).any():
        return function(active)
    result: Any = None
    while remaining.any():
        selected = remaining & (masks == np.take_along_axis(masks, np.argmax(remaining, 1)[:, None], 1))
        lanes = x.lanes.by_lane(selected)
        part = function(lanes)
        if result is None:
            result = part
        elif isinstance(part, tuple):
            result = tuple(np.where(lanes, new, old) for new, old in zip(part, result))
        else:
            result = np.where(lanes, part, result)
        remaining = remaining & ~selected  # `remaining` may be a view of the running mask
    return result


def ballot(x: LaneMemory, a: Value, active: Mask) -> Value:
    """Return the active lanes of each warp where `a` is true, as u32."""
    return x.lanes.repeat_per_lane(_true_lanes(x, a, active))


def _true_lanes(x: LaneMemory, a: Value, active: Mask) -> np.ndarray:
    if not isinstance(a, np.ndarray):
        return x.lanes.warp_bits(active) if a else np.zeros(x.lanes.warps, U32)
    return x.lanes.warp_bits(a if active is None else a & active)


def vote(x: LaneMemory, mode: VoteMode, a: Value, active: Mask) -> Value:
    """Return whether `a` is true in all, any, or equal in all active lanes of the warp."""
    if not isinstance(a, np.ndarray):
        return np.bool_(a) if mode != "uni" else np.True_
    true_bits, active_bits = _true_lanes(x, a, active), x.lanes.warp_bits(active)
    match mode:
        case "any":
            result = true_bits != 0
        case "all":
            result = true_bits == active_bits
        case "uni":
            result = (true_bits == active_bits) | (true_bits == 0)
        case _:
            assert_never(mode)
    return x.lanes.repeat_per_lane(result)


def match_any(x: LaneMemory, a: Value, active: Mask) -> Value:
    """Return the active lanes of the warp with the same `a`, as u32."""
    values = x.lanes.by_warp(full(a, x.n))
    present = _present(x, active)
    result = np.zeros((x.lanes.warps, WARP), U32)
    for lane in range(WARP):
        is_equal = (values == values[:, lane : lane + 1]) & present[:, lane : lane + 1] & present
        result |= np.where(is_equal, U32(1 << lane), U32(0))
    return x.lanes.by_lane(result)


def match_all(x: LaneMemory, a: Value, active: Mask) -> tuple[Value, Value]:
    """Return (the active lanes if all have the same `a`, else 0; whether they have)."""
    values = x.lanes.by_warp(full(a, x.n))
    present = _present(x, active)
    first = np.take_along_axis(values, np.argmax(present, 1)[:, None], 1)
    is_equal = ((values == first) | ~present).all(1)
    bits = x.lanes.warp_bits(active)
    return x.lanes.repeat_per_lane(np.where(is_equal, bits, U32(0))), x.lanes.repeat_per_lane(is_equal)


def _present(x: LaneMemory, active: Mask) -> np.ndarray:
    return x.lanes.by_warp(np.ones(x.n, np.bool_) if active is None else active, False)


_REDUCTIONS: dict[str, tuple[np.ufunc, Callable[[np.dtype[Any]], int]]] = {
    "add": (np.add, lambda dtype: 0),
    "min": (np.minimum, lambda dtype: np.iinfo(dtype).max),
    "max": (np.maximum, lambda dtype: np.iinfo(dtype).min),
    "and": (np.bitwise_and, lambda dtype: np.iinfo(dtype).max),
    "or": (np.bitwise_or, lambda dtype: 0),
    "xor": (np.bitwise_xor, lambda dtype: 0),
}


def reduce(x: LaneMemory, op: str, a: Value, active: Mask) -> Value:
    """Return `a` reduced over the active lanes of the warp."""
    ufunc, neutral = _REDUCTIONS[op]
    values = x.lanes.by_warp(full(a, x.n))
    fill = values.dtype.type(neutral(values.dtype))
    combined = ufunc.reduce(np.where(_present(x, active), values, fill), axis=1, dtype=values.dtype)
    return x.lanes.repeat_per_lane(combined)


def reduce_floats(x: LaneMemory, op: str, a: Value, magnitude: bool, propagate: bool, active: Mask) -> Value:
    """Return the smallest or largest f32 of the active lanes, -0 below +0.

    NaNs are ignored unless all values are NaN or they `propagate`; the result is then canonical.
    """
    ufunc, _ = _REDUCTIONS[op]
    values = x.lanes.by_warp(full(a, x.n))
    if magnitude:
        values = np.abs(values)
    bits = values.view(np.int32)
    key = np.where(bits < 0, bits ^ 0x7FFFFFFF, bits).astype(np.int32)
    present, nan = _present(x, active), values != values
    limits = np.iinfo(np.int32)
    fill = np.int32(limits.max if op == "min" else limits.min)
    best = ufunc.reduce(np.where(present & ~nan, key, fill), axis=1, dtype=np.int32)
    result = np.where(best < 0, best ^ 0x7FFFFFFF, best).astype(np.int32)
    is_nan = (present & nan).any(1) if propagate else ~(present & ~nan).any(1)
    return x.lanes.repeat_per_lane(
        np.where(is_nan, np.int32(0x7FFFFFFF), result).astype(np.int32).view(np.float32)
    )


def active_mask(x: LaneMemory, active: Mask) -> Value:
    """Return the active lanes of each warp as u32."""
    return x.lanes.repeat_per_lane(x.lanes.warp_bits(active))


def elect(x: LaneMemory, active: Mask) -> tuple[Value, Value]:
    """Return (the lowest active lane of the warp, whether it is this one)."""
    first = np.argmax(_present(x, active), 1).astype(U32)
    leader = x.lanes.repeat_per_lane(first)
    return leader, leader == x.special("%laneid")
