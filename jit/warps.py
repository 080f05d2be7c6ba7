"""Warp instructions on strips, which are whole warps in kernels that have any: as
`numpy_engine.instructions.warp`, on symbolic values.

The lanes that take part are those that run: gates have seen to it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ..runtime.numpy_engine.instructions.warp import ShuffleMode, VoteMode
from .access import AccessEmitter
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
    text, bits = x.text, f"<{WARP} x i1>"
    head, done, before = text.label(), text.label(), text.here
    text.do(f"br label %{head}")
    text.enter(head)
    place = len(text.lines)
    left, rest = text.name(), text.name()
    word = text.value(f"bitcast {bits} {left} to i32")
    first = text.intrinsic("llvm.cttz.i32", "i32", [("i32", word), ("i1", "false")])
    wide = text.value(f"zext i32 {text.value(f'and i32 {first}, 31')} to i64")
    theirs = symbolic(
        text, text.value(f"extractelement {members.type} {members.name}, i64 {wide}"), members.dtype, True
    )
    chosen: Any = symbolic(text, left, np.bool_, False) & (members == theirs)
    given = of(chosen)
    parts = given if isinstance(given, tuple) else (given,)
    phis: list[str] = []
    result: list[Any] = []
    for part in parts:
        many, old = text.type(part.dtype, True), text.name()
        mixed: Any = np.where(chosen, part, symbolic(text, old, part.dtype, False))
        result.append(mixed)
        phis.append(f"  {old} = phi {many} [ zeroinitializer, %{before} ], [ {mixed.name}, %{{0}} ]")
    text.do(f"{rest} = and {bits} {left}, {(~chosen).name}")
    behind = text.here
    over = text.value(f"icmp eq i32 {text.value(f'bitcast {bits} {rest} to i32')}, 0")
    text.lines[place:place] = [line.replace("{0}", behind) for line in phis] + [
        f"  {left} = phi {bits} [ {operand(text, active, True)}, %{before} ], [ {rest}, %{behind} ]"
    ]
    text.branch(over, done, head)
    text.enter(done)
    return tuple(result) if isinstance(given, tuple) else result[0]


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
    leader = symbolic(
        x.text, x.text.intrinsic("llvm.cttz.i32", "i32", [("i32", word.name), ("i1", "false")]), U32, True
    )
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
    return symbolic(
        x.text, f"<{', '.join(f'i1 {str(bool(v)).lower()}' for v in values.tolist())}>", np.bool_, False
    )


def _mixed(x: AccessEmitter, a: Any, source: np.ndarray) -> Any:
    """Each lane's value of another lane, which is known."""
    if is_uniform(a):
        return a
    value = canonical(a)
    order = ", ".join(f"i32 {lane & 31}" for lane in source.tolist())
    return symbolic(
        x.text,
        x.text.value(
            f"shufflevector {value.type} {value.name}, {value.type} poison, <{WARP} x i32> <{order}>"
        ),
        value.dtype,
        False,
    )


def _permuted(x: AccessEmitter, a: Any, source: Any) -> Any:
    """Each lane's value of another lane; sources are numbers of lanes."""
    text = x.text
    if is_uniform(a):
        return a
    if is_uniform(source):
        wide = typed(source, np.dtype(np.int64))
        return symbolic(
            text,
            text.value(f"extractelement {a.type} {canonical(a).name}, i64 {operand(text, wide, False)}"),
            a.dtype,
            True,
        )
    value = canonical(a)
    place = x.pointer("%w", WORKER["buffer"])
    text.do(f"store {value.type} {value.name}, ptr {place}")
    one = text.type(value.dtype, False)
    wide = operand(text, (source & S32(31)).astype(np.int64), True)
    pointers = text.value(f"getelementptr {one}, ptr {place}, <{WARP} x i64> {wide}")
    name = f"llvm.masked.gather.{text.mangled(value.type)}.v{WARP}p0"
    text.needs[name] = (
        f"declare {value.type} @{name}(<{WARP} x ptr>, i32 immarg, <{WARP} x i1>, {value.type})"
    )
    got = text.value(
        f"call {value.type} @{name}(<{WARP} x ptr> {pointers}, i32 {value.dtype.itemsize}, <{WARP} x i1>"
        f" splat (i1 true), {value.type} poison)"
    )
    return symbolic(text, got, value.dtype, False)


def match_any(x: AccessEmitter, a: Any, active: Any) -> Any:
    """The active lanes that hold the same `a`."""
    text = x.text
    here = _word(x, active)
    if is_uniform(a):
        return here
    result: Any = symbolic(text, f"<{', '.join(['i32 0'] * WARP)}>", U32, False)
    for lane in range(WARP):
        one = symbolic(text, text.value(f"extractelement {a.type} {a.name}, i64 {lane}"), a.dtype, True)
        same = _word(x, (a == one) & active)
        name = text.value(f"insertelement {result.type} {result.name}, i32 {same.name}, i64 {lane}")
        result = symbolic(text, name, U32, False)
    return result


def match_all(x: AccessEmitter, a: Any, active: Any) -> tuple[Any, Any]:
    """(the active lanes if all hold the same `a`, else 0; whether they do)."""
    text, here = x.text, _word(x, active)
    if is_uniform(a):
        return here, np.True_
    first = text.intrinsic("llvm.cttz.i32", "i32", [("i32", here.name), ("i1", "false")])
    wide = text.value(f"zext i32 {text.value(f'and i32 {first}, 31')} to i64")
    one = symbolic(text, text.value(f"extractelement {a.type} {a.name}, i64 {wide}"), a.dtype, True)
    same = _word(x, (a == one) & active) == here
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
    made = x.text.intrinsic(
        f"llvm.vector.reduce.{name}.{x.text.mangled(values.type)}",
        x.text.type(values.dtype, False),
        [(values.type, values.name)],
    )
    return symbolic(x.text, made, values.dtype, True)


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
    return best.view(np.float32).marked(CLEAN)
