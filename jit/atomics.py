"""Atomic operations: lanes one after the other, in their order, as the NumPy engine has them.

What an operation makes of the old value is the NumPy engine's own definition, run on symbolic values. Where
no other worker can touch the place, which holds for shared memory and for launches by one worker, it is a
load and a store.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..ir.core import TRUE, Block, Function, Value
from ..ir.irtypes import I1, I64
from ..runtime.numpy_engine.instructions.atomics import STEPS
from ..support.diagnostics import Space
from .access import AccessEmitter
from .code_builder import PTR, CodeBuilder, Routine, function, word
from .state_layout import ATOMIC, LAUNCH, SLOT_BYTES, WORKER, WRITE_FLAG
from .values import Symbolic, Untraceable, canonical, is_uniform, operand, symbolic, typed
from .vector_access import AccessRequest, VectorAccess

_ROW = 8
"""Lanes whose loads and stores are written out one after the other. A CPU predicts by the addresses of its
instructions which load depends on which store; in a row of 32 lanes Zen 4 takes ten times as long for each.
"""

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
    text = x.text
    x.has_side_effects = True
    address = x.address_of(space, address, 0)
    if not isinstance(address, Symbolic):
        address = symbolic(text, operand(text, address, True), address.dtype, False)
    unsigned = np.dtype(dtype)
    values = [canonical(typed(v, np.dtype(kind))).view(unsigned) for v in (b, c) if v is not None]
    request = AccessRequest(space, unsigned, 1, mask, site, WRITE_FLAG)
    pointers = VectorAccess(x, request, address, 0).pointers()
    if x.on_access is not None:
        x.on_access(ATOMIC, request, address, 0)
    fn = _function(text, op, unsigned, np.dtype(kind), len(values))
    alone = (
        TRUE if space == "shared" else text.icmp("ne", x.load_u64_slot("c", LAUNCH["single_worker"]).value, 0)
    )
    word, done = x.mask_i64(mask), text.new_block()
    if not want_old:
        _all(x, word, pointers, values, op, np.dtype(kind), alone, done)
    place = x.load_pointer_slot("w", WORKER["buffer"])
    text.store(pointers, x.load_pointer_slot("w", WORKER["pointers"]))
    places = [place]
    for number, value in enumerate(values, 1):
        places.append(text.offset(place, SLOT_BYTES * number))
        text.store(operand(text, value, True), places[-1])
    _loop(x, word, places, fn, alone)
    text.br(done)
    text.enter(done)
    if not want_old:
        return unsigned.type(0)
    return symbolic(text, text.load(text.type(unsigned, True), place), unsigned, False)


def atomic_wide(
    x: AccessEmitter, space: Space, address: Any, b: tuple[Any, Any], c: tuple[Any, ...], mask: Any, site: int
) -> tuple[Any, Any]:
    """Exchange 128 bits at each active lane's address, or compare and swap; the old halves. Such launches
    outside shared memory have one worker (`build`): old values tell the order.
    """
    text = x.text
    x.has_side_effects = True
    address = x.address_of(space, address, 0)
    if not isinstance(address, Symbolic):
        address = symbolic(text, operand(text, address, True), address.dtype, False)
    request = AccessRequest(space, np.dtype(np.uint64), 2, mask, site, WRITE_FLAG)
    pointers = VectorAccess(x, request, address, 0).pointers()
    if x.on_access is not None:
        x.on_access(ATOMIC, request, address, 0)
    table, buffer = x.load_pointer_slot("w", WORKER["pointers"]), x.load_pointer_slot("w", WORKER["buffer"])
    text.store(pointers, table)
    places = [text.offset(buffer, SLOT_BYTES * number) for number in range(2 + len(b) + len(c))]
    for value, place in zip((*b, *c), places[2:]):
        text.store(operand(text, typed(value, np.dtype(np.uint64)), True), place)
    active, before = x.mask_i64(mask), text.block
    head, body, done = text.new_block(), text.new_block(), text.new_block()
    text.br(head)
    text.enter(head)
    left = text.phi(I64, [(active, before)])
    text.branch(text.icmp("eq", left, 0), done, body)
    text.enter(body)
    lane = text.overloaded("cttz", [left, TRUE])
    left.append(text.binary("and", left, text.binary("sub", left, 1)), body)
    pointer = text.load(PTR, text.element(PTR, table, lane))
    low, high, *new = (text.load(I64, text.element(I64, place, lane)) for place in places[2:])
    homes = [text.element(I64, pointer, i) for i in (0, 1)]
    old = [text.load(I64, home, alias="memory") for home in homes]
    stored: list[Value] = [low, high]
    if new:
        same = text.binary("and", text.icmp("eq", old[0], low), text.icmp("eq", old[1], high))
        stored = [text.select(same, value, kept) for value, kept in zip(new, old)]
    for value, home, kept, place in zip(stored, homes, old, places):
        text.store(value, home, alias="memory")
        text.store(kept, text.element(I64, place, lane))
    text.br(head)
    text.enter(done)
    first, second = (
        symbolic(text, text.load(text.type(np.uint64, True), place), np.uint64, False) for place in places[:2]
    )
    return first, second


def _all(
    x: AccessEmitter,
    mask: Value,
    pointers: Value,
    values: list[Any],
    op: str,
    kind: np.dtype,
    alone: Value,
    done: Block,
) -> None:
    """Apply the operation for all lanes if all are active and no other worker runs; the text goes on
    where that is not so. Vectors of more than `_ROW` lanes are read from the worker's memory, row by row.
    """
    text, row = x.text, min(x.text.width, _ROW)
    dtype, every, other = values[0].dtype, text.new_block(), text.new_block()
    full = text.icmp("eq", mask, (1 << text.width) - 1)
    text.branch(text.binary("and", full, alone), every, other)
    text.enter(every)
    vectors = [pointers, *(value.value for value in values if not is_uniform(value))]
    types = [PTR, *[text.type(dtype, False)] * len(values)]
    places: list[Value] = []
    if row < text.width:
        slots = x.load_pointer_slot("w", WORKER["buffer"])
        places = [x.load_pointer_slot("w", WORKER["pointers"])]
        places += (text.offset(slots, SLOT_BYTES * i) for i in range(len(vectors) - 1))
        for vector, place in zip(vectors, places):
            text.store(vector, place)
    head, before = text.new_block(), text.block
    text.br(head)
    text.enter(head)
    first = text.phi(I64, [(word(0), before)])
    for lane in range(row):
        if places:
            number = text.binary("add", first, lane)
            pointer, *others = (
                text.load(type, text.element(type, place, number)) for type, place in zip(types, places)
            )
        else:
            pointer, *others = (text.extract(vector, lane) for vector in vectors)
        rest = iter(others)
        given = [operand(text, value, False) if is_uniform(value) else next(rest) for value in values]
        old = text.load(types[1], pointer, alias="memory")
        text.store(_step(text, op, old, given, dtype, kind), pointer, alias="memory")
    following = text.binary("add", first, row)
    first.append(following, text.block)
    text.branch(text.icmp("ult", following, text.width), head, done)
    text.enter(other)


def _loop(x: AccessEmitter, mask: Value, places: list[Value], fn: Function, alone: Value) -> None:
    """Apply a function to one active lane after the other."""
    text, one = x.text, fn.ftype.ret
    head, body, done, before = text.new_block(), text.new_block(), text.new_block(), text.block
    pointers = x.load_pointer_slot("w", WORKER["pointers"])
    text.br(head)
    text.enter(head)
    left = text.phi(I64, [(mask, before)])
    text.branch(text.icmp("eq", left, 0), done, body)
    text.enter(body)
    lane = text.overloaded("cttz", [left, TRUE])
    left.append(text.binary("and", left, text.binary("sub", left, 1)), body)
    pointer = text.load(PTR, text.element(PTR, pointers, lane))
    given = [text.load(one, text.element(one, place, lane)) for place in places[1:]]
    old = text.invoke(fn, [pointer, *given, alone])
    text.store(old, text.element(one, places[0], lane))
    text.br(head)
    text.enter(done)


def _function(text: CodeBuilder, op: str, dtype: np.dtype, kind: np.dtype, operands: int) -> Function:
    """Return the function of one operation on one place: `T name(ptr, T b[, T c], i1 alone)`."""
    name = f"atomic.{op}.{kind.kind}{8 * kind.itemsize}"
    if name in text.needs:
        return text.needs[name].fn
    one = text.type(dtype, False)
    parameters = [("p", PTR), *((letter, one) for letter in "bc"[:operands]), ("is_alone", I1)]
    fn, own = function(name, one, parameters), CodeBuilder(1, "v")
    place, *given, is_alone = fn.args
    alone, shared = own.block_named("single_worker"), own.block_named("shared")
    own.enter(own.block_named("entry"))
    own.branch(is_alone, alone, shared)
    own.enter(alone)
    old = own.load(one, place)
    own.store(_step(own, op, old, given, dtype, kind), place)
    own.ret(old)
    own.enter(shared)
    if op in ("min", "max") or op in _INSTRUCTIONS:
        instruction = _INSTRUCTIONS.get(op) or (op if kind.kind == "i" else f"u{op}")
        own.ret(own.atomic_rmw(instruction, place, given[0], ordering="seq_cst", scope=""))
    else:
        again, done = own.block_named("again"), own.block_named("done")
        start = own.emit("load", one, (place,), align=dtype.itemsize, ordering="monotonic")
        own.br(again)
        own.enter(again)
        now = own.phi(one, [(start, shared)])
        new = _step(own, op, now, given, dtype, kind)
        pair = own.cmpxchg(place, now, new, ordering="seq_cst", scope="")
        now.append(own.extract_value(pair, 0), again)
        own.branch(own.extract_value(pair, 1), done, again)
        own.enter(done)
        own.ret(now)
    text.needs.update(own.needs)
    text.needs[name] = Routine(fn, own.items, "alwaysinline")
    return fn


def _step(
    text: CodeBuilder, op: str, old: Value, given: Sequence[Value], dtype: np.dtype, kind: np.dtype
) -> Value:
    """Return the new value, as `dtype`."""
    step = STEPS.get(op)
    if step is None:
        raise Untraceable(f"atomic {op}")
    values = [symbolic(text, value, dtype, True).view(kind) for value in (old, *given)]
    made = canonical(step(values[0], values[1], values[2] if len(values) > 2 else None)).view(dtype)
    return operand(text, made, False)
