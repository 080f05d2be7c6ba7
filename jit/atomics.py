"""Atomic operations: lanes one after the other, in their order, as the NumPy engine has them.

What an operation makes of the old value is the NumPy engine's own definition, run on symbolic values. Where
no other worker can touch the place, which holds for shared memory and for launches by one worker, it is a
load and a store.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..runtime.numpy_engine.instructions.atomics import STEPS
from ..support.diagnostics import Space
from .access import AccessEmitter
from .state_layout import LAUNCH, SLOT_BYTES, STRONG, WORKER, WRITES
from .text import MEMORY, Text, signed
from .values import Symbolic, Untraceable, canonical, is_uniform, operand, symbolic, typed
from .vector_access import Ask, VectorAccess

_INSTRUCTIONS = {"add": "add", "and": "and", "or": "or", "xor": "xor", "exch": "xchg"}


def atomic(
    x: AccessEmitter,
    op: str,
    space: Space,
    dtype: Any,
    kind: Any,
    address: Any,
    b: Any,
    c: Any,
    mask: Any,
    site: int,
    want_old: bool = True,
) -> Any:
    """Apply `op` at each active lane's address; the old values as `dtype`."""
    text, width = x.text, x.text.width
    x.is_spoiled = True
    address = x.address_of(space, address, 0)
    if not isinstance(address, Symbolic):
        address = symbolic(text, operand(text, address, True), address.dtype, False)
    unsigned = np.dtype(dtype)
    values = [canonical(typed(v, np.dtype(kind))).view(unsigned) for v in (b, c) if v is not None]
    ask = Ask(space, unsigned, 1, mask, site, WRITES)
    pointers = VectorAccess(x, ask, address, 0).pointers()
    if x.touched is not None:
        x.touched(STRONG, ask, address, 0)
    many, one = text.type(unsigned, True), text.type(unsigned, False)
    name = _function(text, op, unsigned, np.dtype(kind), len(values))
    alone = (
        "true" if space == "shared" else text.value(f"icmp ne i64 {x.word('%c', LAUNCH['alone']).name}, 0")
    )
    word, done = x.mask_word(mask), text.label()
    if not want_old:
        _all(text, word, pointers, values, op, np.dtype(kind), alone, done)
    place = x.pointer("%w", WORKER["buffer"])
    text.do(f"store <{width} x ptr> {pointers}, ptr {x.pointer('%w', WORKER['pointers'])}")
    spaces = [place]
    for number, value in enumerate(values, 1):
        at = text.value(f"getelementptr i8, ptr {place}, i64 {SLOT_BYTES * number}")
        text.do(f"store {many} {operand(text, value, True)}, ptr {at}")
        spaces.append(at)
    _loop(x, word, spaces, one, name, alone)
    text.do(f"br label %{done}")
    text.enter(done)
    return (
        symbolic(text, text.value(f"load {many}, ptr {place}"), unsigned, False)
        if want_old
        else np.dtype(dtype).type(0)
    )


def _all(
    text: Text, mask: str, pointers: str, values: list[Any], op: str, kind: np.dtype, alone: str, done: str
) -> None:
    """All lanes, without a loop, if nobody else can touch what they touch; the text goes on where that is not
    so.
    """
    width, dtype, every, other = text.width, values[0].dtype, text.label(), text.label()
    one, many = text.type(dtype, False), text.type(dtype, True)
    full = text.value(f"icmp eq i64 {mask}, {signed((1 << width) - 1)}")
    text.branch(text.value(f"and i1 {full}, {alone}"), every, other)
    text.enter(every)
    for lane in range(width):
        pointer = text.value(f"extractelement <{width} x ptr> {pointers}, i64 {lane}")
        given = [
            (
                operand(text, value, False)
                if is_uniform(value)
                else text.value(f"extractelement {many} {value.name}, i64 {lane}")
            )
            for value in values
        ]
        text.store(one, _step(text, op, text.load(one, pointer, MEMORY), given, dtype, kind), pointer, MEMORY)
    text.do(f"br label %{done}")
    text.enter(other)


def _loop(x: AccessEmitter, mask: str, places: list[str], one: str, name: str, alone: str) -> None:
    """One active lane after the other."""
    text = x.text
    head, body, done, before = text.label(), text.label(), text.label(), text.here
    pointers = x.pointer("%w", WORKER["pointers"])
    text.do(f"br label %{head}")
    text.enter(head)
    left, rest = text.name(), text.name()
    text.do(f"{left} = phi i64 [ {mask}, %{before} ], [ {rest}, %{body} ]")
    text.branch(text.value(f"icmp eq i64 {left}, 0"), done, body)
    text.enter(body)
    lane = text.intrinsic("llvm.cttz.i64", "i64", [("i64", left), ("i1", "true")])
    less = text.value(f"sub i64 {left}, 1")
    text.do(f"{rest} = and i64 {left}, {less}")
    pointer = text.value(f"load ptr, ptr {text.value(f'getelementptr ptr, ptr {pointers}, i64 {lane}')}")
    arguments = [
        text.value(f"load {one}, ptr {text.value(f'getelementptr {one}, ptr {place}, i64 {lane}')}")
        for place in places[1:]
    ]
    old = text.value(
        f"call {one} @{name}(ptr {pointer}, {', '.join(f'{one} {a}' for a in arguments)}, i1 {alone})"
    )
    text.do(f"store {one} {old}, ptr {text.value(f'getelementptr {one}, ptr {places[0]}, i64 {lane}')}")
    text.do(f"br label %{head}")
    text.enter(done)


def _function(text: Text, op: str, dtype: np.dtype, kind: np.dtype, operands: int) -> str:
    """The function of one operation on one place: `T name(ptr, T b[, T c], i1 alone)`."""
    name = f"atomic.{op}.{kind.kind}{8 * kind.itemsize}"
    if name in text.needs:
        return name
    one = text.type(dtype, False)
    names = ["%b", "%c"][:operands]
    body = Text(1, "v")
    body.here = "alone"
    head = [
        (
            f"define internal {one} @{name}(ptr %p, {', '.join(f'{one} {n}' for n in names)}, i1 %nobody)"
            " alwaysinline {"
        ),
        "entry:",
        "  br i1 %nobody, label %alone, label %shared",
        "alone:",
        f"  %old = load {one}, ptr %p",
    ]
    new = _step(body, op, "%old", names, dtype, kind)
    body.do(f"store {one} {new}, ptr %p")
    body.do(f"ret {one} %old")
    body.enter("shared")
    simple = (
        _INSTRUCTIONS.get(op) or ({"min": "min", "max": "max"}[op] if kind.kind == "i" else "u" + op)
        if op in (*_INSTRUCTIONS, "min", "max")
        else None
    )
    if simple:
        body.do(f"%was = atomicrmw {simple} ptr %p, {one} %b seq_cst")
        body.do(f"ret {one} %was")
    else:
        body.do(f"%start = load atomic {one}, ptr %p monotonic, align {dtype.itemsize}")
        body.do("br label %again")
        body.enter("again")
        body.do(f"%now = phi {one} [ %start, %shared ], [ %seen, %again ]")
        new = _step(body, op, "%now", names, dtype, kind)
        body.do(f"%pair = cmpxchg ptr %p, {one} %now, {one} {new} seq_cst seq_cst")
        body.do(f"%seen = extractvalue {{ {one}, i1 }} %pair, 0")
        body.do("%won = extractvalue { " + one + ", i1 } %pair, 1")
        body.do("br i1 %won, label %done, label %again")
        body.enter("done")
        body.do(f"ret {one} %now")
    text.needs.update(body.needs)
    text.needs[name] = "\n".join([*head, *body.lines, "}"])
    return name


def _step(text: Text, op: str, old: str, names: list[str], dtype: np.dtype, kind: np.dtype) -> str:
    """The new value, as `dtype`."""
    step = STEPS.get(op)
    if step is None:
        raise Untraceable(f"atomic {op}")
    values = [symbolic(text, name, dtype, True).view(kind) for name in (old, *names)]
    made = canonical(step(values[0], values[1], values[2] if len(values) > 2 else None)).view(dtype)
    return operand(text, made, False)
