"""Warp instructions on strips, which are whole warps in kernels that have any: as
`numpy_engine.instructions.warp`, on symbolic values.

The lanes that take part are those that run: gates have seen to it.
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


def _word(x: AccessEmitter, mask: Any) -> Any:
    """A mask as u32, the same in all lanes."""
    if x.text.width != WARP:
        raise Untraceable("a strip that is not a warp")
    return symbolic(x.text, x.bits(mask), U32, True)


def _holding(x: AccessEmitter, a: Any, active: Any) -> Any:
    return _word(x, active & a if isinstance(a, Symbolic) else active if a else active & np.False_)


def by_members(x: AccessEmitter, members: Any, active: Any, of: Callable[[Any], Any]) -> Any:
    """As `numpy_engine.instructions.warp.by_members`: lanes of several membermasks may be here together, and
    speak among themselves.
    """
    if is_uniform(members):
        return of(active)
    text, lanes = x.text, operand(x.text, active, True)
    head, done, before = text.new_block(), text.new_block(), text.block
    text.br(head)
    text.enter(head)
    top = len(text.items)
    left = text.phi(text.bits, [(lanes, before)])
    theirs = _lowest(x, members, text.cast("bitcast", left, I32))
    chosen: Any = symbolic(text, left, np.bool_, False) & (members == theirs)
    given = of(chosen)
    phis: list[Instr] = []
    result: list[Any] = []
    for part in given if isinstance(given, tuple) else (given,):
        many = text.type(part.dtype, True)
        phis.append(text.phi(many, [(zero(many), before)]))
        # The type of a phi is known here, its place is the beginning of the loop.
        text.items.insert(top, text.items.pop())
        result.append(np.where(chosen, part, symbolic(text, phis[-1], part.dtype, False)))
    rest = text.binary("and", left, (~chosen).value)
    for phi, value in ((left, rest), *((phi, mixed.value) for phi, mixed in zip(phis, result))):
        phi.append(value, text.block)
    text.branch(text.icmp("eq", text.cast("bitcast", rest, I32), 0), done, head)
    text.enter(done)
    return tuple(result) if isinstance(given, tuple) else result[0]


def _lowest(x: AccessEmitter, a: Any, lanes: Value) -> Symbolic:
    """Return what the lowest of some lanes, given as a word, has."""
    text = x.text
    first = text.overloaded("cttz", [lanes, FALSE])
    lane = text.zext_to_i64(text.binary("and", first, WARP - 1))
    return symbolic(text, text.extract(a.value, lane), a.dtype, True)


def ballot(x: AccessEmitter, a: Any, active: Any) -> Any:
    """The active lanes where `a` holds."""
    return _holding(x, a, active)


def vote(x: AccessEmitter, mode: VoteMode, a: Any, active: Any) -> Any:
    """Return whether `a` holds in all, any, or equally in all active lanes."""
    if not isinstance(a, Symbolic):
        return np.bool_(a) if mode != "uni" else np.True_
    holding, here = _holding(x, a, active), _word(x, active)
    if mode == "any":
        return holding != U32(0)
    return holding == here if mode == "all" else (holding == here) | (holding == U32(0))


def active_mask(x: AccessEmitter, active: Any) -> Any:
    """The active lanes."""
    return _word(x, active)


def elect(x: AccessEmitter, active: Any) -> tuple[Any, Any]:
    """(the lowest active lane, whether it is this one)."""
    word = _word(x, active)
    leader = symbolic(x.text, x.text.overloaded("cttz", [word.value, FALSE]), U32, True)
    return leader, leader == x.special("%laneid")


def shuffle(x: AccessEmitter, mode: ShuffleMode, a: Any, b: Any, c: Any, active: Any) -> tuple[Any, Any]:
    """(a of the source lane, whether that is in range), out of range a itself."""
    _word(x, active)
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
        return _mixed(x, a, source), _constant(x, inside)
    return _permuted(x, a, source), inside


def _constant(x: AccessEmitter, values: np.ndarray) -> Any:
    """A vector of bools that is known."""
    return symbolic(x.text, int_vector(I1, tuple(values.tolist())), np.bool_, False)


def _mixed(x: AccessEmitter, a: Any, source: np.ndarray) -> Any:
    """Each lane's value of another lane, which is known."""
    if is_uniform(a):
        return a
    value = canonical(a)
    lanes = [lane & WARP - 1 for lane in source.tolist()]
    return symbolic(x.text, x.text.shuffle(value.value, None, lanes), value.dtype, False)


def _permuted(x: AccessEmitter, a: Any, source: Any) -> Any:
    """Each lane's value of another lane; sources are numbers of lanes."""
    text = x.text
    if is_uniform(a):
        return a
    if is_uniform(source):
        lane = operand(text, typed(source, np.dtype(np.int64)), False)
        return symbolic(text, text.extract(canonical(a).value, lane), a.dtype, True)
    value = canonical(a)
    place = x.load_pointer_slot("w", WORKER["buffer"])
    text.store(value.value, place)
    lanes = operand(text, (source & S32(WARP - 1)).astype(np.int64), True)
    pointers = text.element(text.type(value.dtype, False), place, lanes)
    got = text.intrinsic(
        f"llvm.masked.gather.{mangle(value.type)}.{mangle(pointers.type)}",
        value.type,
        [pointers, integer(I32, value.dtype.itemsize), integer(text.bits, 1), poison(value.type)],
    )
    return symbolic(text, got, value.dtype, False)


def match_any(x: AccessEmitter, a: Any, active: Any) -> Any:
    """The active lanes that hold the same `a`."""
    text = x.text
    here = _word(x, active)
    if is_uniform(a):
        return here
    result: Value = integer(text.type(U32, True), 0)
    for lane in range(WARP):
        one = symbolic(text, text.extract(a.value, lane), a.dtype, True)
        result = text.insert(result, _word(x, (a == one) & active).value, lane)
    return symbolic(text, result, U32, False)


def match_all(x: AccessEmitter, a: Any, active: Any) -> tuple[Any, Any]:
    """(the active lanes if all hold the same `a`, else 0; whether they do)."""
    here = _word(x, active)
    if is_uniform(a):
        return here, np.True_
    same = _word(x, (a == _lowest(x, a, here.value)) & active) == here
    return np.where(same, here, U32(0)), same


_REDUCTIONS = {
    "add": ("add", "add", 0),
    "and": ("and", "and", -1),
    "or": ("or", "or", 0),
    "xor": ("xor", "xor", 0),
    "min": ("umin", "smin", None),
    "max": ("umax", "smax", None),
}


def reduce(x: AccessEmitter, op: str, a: Any, active: Any) -> Any:
    """`a` combined over the active lanes."""
    unsigned, signed, neutral = _REDUCTIONS[op]
    dtype = a.dtype
    if neutral is None:
        info = np.iinfo(dtype)
        fill = dtype.type(info.max if op == "min" else info.min)
    else:
        fill = dtype.type(neutral) if dtype.kind == "i" else dtype.type(neutral & 0xFFFFFFFF)
    _word(x, active)
    name = signed if dtype.kind == "i" else unsigned
    return _reduced(x, name, np.where(active, a, fill))


def _reduced(x: AccessEmitter, name: str, values: Any) -> Any:
    one = x.text.type(values.dtype, False)
    reduced = x.text.overloaded(f"vector.reduce.{name}", [values.value], one)
    return symbolic(x.text, reduced, values.dtype, True)


def reduce_floats(x: AccessEmitter, op: str, a: Any, magnitude: bool, propagate: bool, active: Any) -> Any:
    """As `numpy_engine.instructions.warp.reduce_floats`."""
    values = np.absolute(a) if magnitude else a
    bits = values.view(S32)
    key = np.where(bits < S32(0), bits ^ S32(0x7FFFFFFF), bits)
    nan = values != values
    limits = np.iinfo(S32)
    key = np.where(active & ~nan, key, S32(limits.max if op == "min" else limits.min))
    best: Any = _reduced(x, "smin" if op == "min" else "smax", key)
    result = np.where(best < S32(0), best ^ S32(0x7FFFFFFF), best)
    bad = _word(x, active & nan) != U32(0) if propagate else _word(x, active & ~nan) == U32(0)
    best = np.where(bad, S32(0x7FFFFFFF), result)
    return best.view(np.float32).with_nan_state(CLEAN)
