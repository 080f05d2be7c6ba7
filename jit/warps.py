"""Warp instructions (votes, shuffles, matches, reductions) of a gang, on symbolic values.

The functions have the interface of `numpy_engine.instructions.warp`. A kernel with warp instructions has
gangs of 32 lanes; others raise Untraceable here. The participating lanes are the active ones, since warp
synchronisation points bring the lanes of a membermask together (`reconvergence`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ..ir.core import FALSE, Instr, Value, poison, zero
from ..ir.irtypes import I1, I32
from ..runtime.numpy_engine.instructions.warp import ShuffleMode, VoteMode
from .access import AccessEmitter
from .code_builder import int_vector, integer, mangle
from .state_layout import WORKER
from .values import CLEAN, Symbolic, Untraceable, canonical, is_uniform, operand, symbolic, typed

U32, S32 = np.uint32, np.int32
WARP = 32


def _lane_mask(x: AccessEmitter, mask: Any) -> Any:
    """Return a mask as a uniform u32. Raises Untraceable if the gang is not a warp."""
    if x.text.width != WARP:
        raise Untraceable("a gang that is not a warp")
    return symbolic(x.text, x.bits(mask), U32, True)


def by_members(x: AccessEmitter, members: Any, active: Any, of: Callable[[Any], Any]) -> Any:
    """Return the results of `of`, applied to the active lanes of each membermask by themselves.

    Lanes with different membermasks may be active together. A loop treats one membermask at a time.
    """
    if is_uniform(members):
        return of(active)
    text, lanes = x.text, operand(x.text, active, True)
    head, done, before = text.new_block(), text.new_block(), text.block
    text.br(head)
    text.enter(head)
    top = len(text.items)
    remaining = text.phi(text.bits, [(lanes, before)])
    member_mask = _value_of_lowest(x, members, text.cast("bitcast", remaining, I32))
    group: Any = symbolic(text, remaining, np.bool_, False) & (members == member_mask)
    results = of(group)
    phis: list[Instr] = []
    merged: list[Any] = []
    for part in results if isinstance(results, tuple) else (results,):
        type = text.type(part.dtype, True)
        phis.append(text.phi(type, [(zero(type), before)]))
        # The phi's type is known only here; the phi itself belongs at the loop's head.
        text.items.insert(top, text.items.pop())
        merged.append(np.where(group, part, symbolic(text, phis[-1], part.dtype, False)))
    rest = text.binary("and", remaining, (~group).value)
    for phi, value in ((remaining, rest), *((phi, part.value) for phi, part in zip(phis, merged))):
        phi.append(value, text.block)
    text.branch(text.icmp("eq", text.cast("bitcast", rest, I32), 0), done, head)
    text.enter(done)
    return tuple(merged) if isinstance(results, tuple) else merged[0]


def _value_of_lowest(x: AccessEmitter, a: Any, lanes: Value) -> Symbolic:
    """Return the value of the lowest lane of an integer mask; of lane 0 if the mask is empty."""
    text = x.text
    first = text.overloaded("cttz", [lanes, FALSE])
    lane = text.zext_to_i64(text.binary("and", first, WARP - 1))
    return symbolic(text, text.extract(a.value, lane), a.dtype, True)


def ballot(x: AccessEmitter, a: Any, active: Any) -> Any:
    """Return the mask of active lanes in which `a` holds, as a uniform u32."""
    return _lane_mask(x, active & a if isinstance(a, Symbolic) else active if a else active & np.False_)


def vote(x: AccessEmitter, mode: VoteMode, a: Any, active: Any) -> Any:
    """Return whether `a` holds in all or any active lanes, or is equal in all of them ("uni")."""
    if not isinstance(a, Symbolic):
        return np.bool_(a) if mode != "uni" else np.True_
    true_lanes, lanes = ballot(x, a, active), _lane_mask(x, active)
    if mode == "any":
        return true_lanes != U32(0)
    return true_lanes == lanes if mode == "all" else (true_lanes == lanes) | (true_lanes == U32(0))


def active_mask(x: AccessEmitter, active: Any) -> Any:
    """Return the mask of active lanes as a uniform u32."""
    return _lane_mask(x, active)


def elect(x: AccessEmitter, active: Any) -> tuple[Any, Any]:
    """Return (lowest active lane, whether the lane itself is it)."""
    lanes = _lane_mask(x, active)
    leader = symbolic(x.text, x.text.overloaded("cttz", [lanes.value, FALSE]), U32, True)
    return leader, leader == x.special("%laneid")


def shuffle(x: AccessEmitter, mode: ShuffleMode, a: Any, b: Any, c: Any, active: Any) -> tuple[Any, Any]:
    """Return (`a` of the source lane, whether that lane is in range), as `shfl.sync`.

    Lanes whose source is out of range get their own `a`. A source computed from constants alone is a
    `shufflevector`.
    """
    _lane_mask(x, active)
    lane: Any = (
        x.special("%laneid").view(S32)
        if isinstance(b, Symbolic) or isinstance(c, Symbolic)
        else np.arange(WARP, dtype=S32)
    )
    b5, clamp, segment = (
        typed(v, np.dtype(U32)).view(S32) for v in (b & U32(31), c & U32(31), (c >> U32(8)) & U32(31))
    )
    low = lane & segment
    high = low | (clamp & ~segment)
    source = {
        "up": lambda: lane - b5,
        "down": lambda: lane + b5,
        "bfly": lambda: lane ^ b5,
        "idx": lambda: low | (b5 & ~segment),
    }[mode]()
    inside = source >= high if mode == "up" else source <= high
    source = np.where(inside, source, lane)
    if not isinstance(source, Symbolic):
        return _permute_constant(x, a, source), _constant(x, inside)
    return _permute(x, a, source), inside


def _constant(x: AccessEmitter, values: np.ndarray) -> Any:
    """Return an array of bools, shape (32,), as a constant vector."""
    return symbolic(x.text, int_vector(I1, tuple(values.tolist())), np.bool_, False)


def _permute_constant(x: AccessEmitter, a: Any, source: np.ndarray) -> Any:
    """Return each lane's `a` of lane `source`, an array of shape (32,)."""
    if is_uniform(a):
        return a
    value = canonical(a)
    lanes = [lane & WARP - 1 for lane in source.tolist()]
    return symbolic(x.text, x.text.shuffle(value.value, None, lanes), value.dtype, False)


def _permute(x: AccessEmitter, a: Any, source: Any) -> Any:
    """Return each lane's `a` of lane `source`, a symbolic value modulo 32."""
    text = x.text
    if is_uniform(a):
        return a
    if is_uniform(source):
        lane = operand(text, typed(source, np.dtype(np.int64)), False)
        return symbolic(text, text.extract(canonical(a).value, lane), a.dtype, True)
    value = canonical(a)
    buffer = x.load_pointer_slot("w", WORKER["buffer"])
    text.store(value.value, buffer)
    lanes = operand(text, (source & S32(WARP - 1)).astype(np.int64), True)
    pointers = text.element(text.type(value.dtype, False), buffer, lanes)
    result = text.intrinsic(
        f"llvm.masked.gather.{mangle(value.type)}.{mangle(pointers.type)}",
        value.type,
        [pointers, integer(I32, value.dtype.itemsize), integer(text.bits, 1), poison(value.type)],
    )
    return symbolic(text, result, value.dtype, False)


def match_any(x: AccessEmitter, a: Any, active: Any) -> Any:
    """Return, for each lane, the mask of active lanes with the same `a`, as u32."""
    text = x.text
    lanes = _lane_mask(x, active)
    if is_uniform(a):
        return lanes
    result: Value = integer(text.type(U32, True), 0)
    for lane in range(WARP):
        value = symbolic(text, text.extract(a.value, lane), a.dtype, True)
        result = text.insert(result, _lane_mask(x, (a == value) & active).value, lane)
    return symbolic(text, result, U32, False)


def match_all(x: AccessEmitter, a: Any, active: Any) -> tuple[Any, Any]:
    """Return (mask of active lanes if all have the same `a`, else 0; whether they have)."""
    lanes = _lane_mask(x, active)
    if is_uniform(a):
        return lanes, np.True_
    is_equal = _lane_mask(x, (a == _value_of_lowest(x, a, lanes.value)) & active) == lanes
    return np.where(is_equal, lanes, U32(0)), is_equal


_REDUCTIONS = {
    "add": ("add", "add", 0),
    "and": ("and", "and", -1),
    "or": ("or", "or", 0),
    "xor": ("xor", "xor", 0),
    "min": ("umin", "smin", None),
    "max": ("umax", "smax", None),
}
"""(intrinsic for unsigned operands, for signed ones, neutral element or None) by operation."""


def reduce(x: AccessEmitter, op: str, a: Any, active: Any) -> Any:
    """Return the uniform reduction of integers over the active lanes (`redux.sync`)."""
    unsigned, signed, neutral = _REDUCTIONS[op]
    dtype = a.dtype
    if neutral is None:
        info = np.iinfo(dtype)
        fill = dtype.type(info.max if op == "min" else info.min)
    else:
        fill = dtype.type(neutral) if dtype.kind == "i" else dtype.type(neutral & 0xFFFFFFFF)
    _lane_mask(x, active)
    name = signed if dtype.kind == "i" else unsigned
    return _reduce_vector(x, name, np.where(active, a, fill))


def _reduce_vector(x: AccessEmitter, name: str, values: Any) -> Any:
    """Return the reduction of all lanes by LLVM's `vector.reduce` intrinsic of this name."""
    scalar = x.text.type(values.dtype, False)
    result = x.text.overloaded(f"vector.reduce.{name}", [values.value], scalar)
    return symbolic(x.text, result, values.dtype, True)


def reduce_floats(x: AccessEmitter, op: str, a: Any, magnitude: bool, propagate: bool, active: Any) -> Any:
    """Return the minimum or maximum of floats over the active lanes (`redux.sync.f32`).

    `magnitude` takes absolute values first. `propagate` makes a NaN the result if any lane has one, otherwise
    NaNs are ignored. Floats are compared as integers that are ordered as they are.
    """
    values = np.absolute(a) if magnitude else a
    bits = values.view(S32)
    key = np.where(bits < S32(0), bits ^ S32(0x7FFFFFFF), bits)
    nan = values != values
    limits = np.iinfo(S32)
    key = np.where(active & ~nan, key, S32(limits.max if op == "min" else limits.min))
    best: Any = _reduce_vector(x, "smin" if op == "min" else "smax", key)
    number = np.where(best < S32(0), best ^ S32(0x7FFFFFFF), best)
    is_nan = _lane_mask(x, active & nan) != U32(0) if propagate else _lane_mask(x, active & ~nan) == U32(0)
    result: Any = np.where(is_nan, S32(0x7FFFFFFF), number)
    return result.view(np.float32).with_nan_state(CLEAN)
