"""Atomic operations of a gang: lanes in ascending order, as on the NumPy engine.

The new value is the NumPy engine's own definition (`STEPS`), run on symbolic values. If no other worker can
access the memory, an operation is a plain load and store. This holds for shared memory, and for launches with
a single worker. Otherwise it is one `atomicrmw` or a loop of `cmpxchg`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..ir.core import Block, Function, Value
from ..ir.irtypes import I1, I64
from ..runtime.numpy_engine.instructions.atomics import STEPS
from ..support.diagnostics import Space
from .access import AccessEmitter
from .code_builder import PTR, CodeBuilder, LaneLoop, Routine, function, word
from .state_layout import ATOMIC, SLOT_BYTES, WORKER, WRITE_FLAG
from .values import Symbolic, Untraceable, canonical, is_uniform, operand, symbolic, typed
from .vector_access import AccessRequest, VectorAccess

_UNROLLED_LANES = 8
"""Lanes per iteration of the loop over an all-active gang. A CPU predicts store-to-load dependences by
instruction address; with 32 lanes in straight code Zen 4 takes ten times as long per lane.
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
    """Apply an operation at each active lane's address; return the old values as unsigned `dtype`.

    Operands `b` and `c` are interpreted as `kind`. Without `want_old` the result is 0, and an all-active gang
    needs no loop. Raises Untraceable for an unknown operation.
    """
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
    is_alone = x.is_private(space)
    word, done = x.mask_i64(mask), text.new_block()
    if not want_old:
        _emit_all_active(x, word, pointers, values, op, np.dtype(kind), is_alone, done)
    buffer = x.load_pointer_slot("w", WORKER["buffer"])
    text.store(pointers, x.load_pointer_slot("w", WORKER["pointers"]))
    slots = [buffer]
    for number, value in enumerate(values, 1):
        slots.append(text.offset(buffer, SLOT_BYTES * number))
        text.store(operand(text, value, True), slots[-1])
    _emit_lane_loop(x, word, slots, fn, is_alone)
    text.br(done)
    text.enter(done)
    if not want_old:
        return unsigned.type(0)
    return symbolic(text, text.load(text.type(unsigned, True), buffer), unsigned, False)


def atomic_wide(
    x: AccessEmitter, space: Space, address: Any, b: tuple[Any, Any], c: tuple[Any, ...], mask: Any, site: int
) -> tuple[Any, Any]:
    """Exchange 128 bits at each active lane's address, or compare and swap if `c` is given.

    Operands and the result, the old value, are (low, high) pairs of u64. Loads and stores suffice, since
    launches with such operations outside shared memory have a single worker (`build`).
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
    slots = [text.offset(buffer, SLOT_BYTES * number) for number in range(2 + len(b) + len(c))]
    for value, slot in zip((*b, *c), slots[2:]):
        text.store(operand(text, typed(value, np.dtype(np.uint64)), True), slot)
    loop = LaneLoop(text, x.mask_i64(mask))
    lane = loop.lane
    pointer = text.load(PTR, text.element(PTR, table, lane))
    low, high, *replacement = (text.load(I64, text.element(I64, slot, lane)) for slot in slots[2:])
    halves = [text.element(I64, pointer, i) for i in (0, 1)]
    old = [text.load(I64, half, alias="memory") for half in halves]
    new: list[Value] = [low, high]
    if replacement:
        is_equal = text.binary("and", text.icmp("eq", old[0], low), text.icmp("eq", old[1], high))
        new = [text.select(is_equal, value, before) for value, before in zip(replacement, old)]
    for value, half, previous, slot in zip(new, halves, old, slots):
        text.store(value, half, alias="memory")
        text.store(previous, text.element(I64, slot, lane))
    loop.repeat()
    text.enter(loop.done)
    first, second = (
        symbolic(text, text.load(text.type(np.uint64, True), slot), np.uint64, False) for slot in slots[:2]
    )
    return first, second


def _emit_all_active(
    x: AccessEmitter,
    mask: Value,
    pointers: Value,
    values: list[Any],
    op: str,
    kind: np.dtype,
    is_alone: Value,
    done: Block,
) -> None:
    """Emit the operations of all lanes in ascending order, for an all-active gang of a single worker.

    That path continues at `done`; emission continues on the path of other gangs. A loop treats
    `_UNROLLED_LANES` lanes per iteration; longer vectors are passed through the worker's buffer.
    """
    text, unrolled = x.text, min(x.text.width, _UNROLLED_LANES)
    dtype, all_active, otherwise = values[0].dtype, text.new_block(), text.new_block()
    is_full = text.icmp("eq", mask, (1 << text.width) - 1)
    text.branch(text.binary("and", is_full, is_alone), all_active, otherwise)
    text.enter(all_active)
    vectors = [pointers, *(value.value for value in values if not is_uniform(value))]
    types = [PTR, *[text.type(dtype, False)] * len(values)]
    slots: list[Value] = []
    if unrolled < text.width:
        buffer = x.load_pointer_slot("w", WORKER["buffer"])
        slots = [x.load_pointer_slot("w", WORKER["pointers"])]
        slots += (text.offset(buffer, SLOT_BYTES * i) for i in range(len(vectors) - 1))
        for vector, slot in zip(vectors, slots):
            text.store(vector, slot)
    head, before = text.new_block(), text.block
    text.br(head)
    text.enter(head)
    first = text.phi(I64, [(word(0), before)])
    for i in range(unrolled):
        if slots:
            lane = text.binary("add", first, i)
            pointer, *lane_values = (
                text.load(type, text.element(type, slot, lane)) for type, slot in zip(types, slots)
            )
        else:
            pointer, *lane_values = (text.extract(vector, i) for vector in vectors)
        rest = iter(lane_values)
        operands = [operand(text, value, False) if is_uniform(value) else next(rest) for value in values]
        old = text.load(types[1], pointer, alias="memory")
        text.store(_new_value(text, op, old, operands, dtype, kind), pointer, alias="memory")
    following = text.binary("add", first, unrolled)
    first.append(following, text.block)
    text.branch(text.icmp("ult", following, text.width), head, done)
    text.enter(otherwise)


def _emit_lane_loop(x: AccessEmitter, mask: Value, slots: list[Value], fn: Function, is_alone: Value) -> None:
    """Emit a loop that calls `fn` for active lanes in ascending order.

    Operands are in `slots[1:]` of the worker's buffer; old values are left in `slots[0]`.
    """
    text, type = x.text, fn.ftype.ret
    pointers = x.load_pointer_slot("w", WORKER["pointers"])
    loop = LaneLoop(text, mask)
    lane = loop.lane
    pointer = text.load(PTR, text.element(PTR, pointers, lane))
    operands = [text.load(type, text.element(type, slot, lane)) for slot in slots[1:]]
    old = text.invoke(fn, [pointer, *operands, is_alone])
    text.store(old, text.element(type, slots[0], lane))
    loop.repeat()
    text.enter(loop.done)


def _function(text: CodeBuilder, op: str, dtype: np.dtype, kind: np.dtype, operands: int) -> Function:
    """Return the function of one operation: `T name(ptr p, T b[, T c], i1 is_alone)`, the old value."""
    name = f"atomic.{op}.{kind.kind}{8 * kind.itemsize}"
    if name in text.needs:
        return text.needs[name].fn
    type = text.type(dtype, False)
    parameters = [("p", PTR), *((letter, type) for letter in "bc"[:operands]), ("is_alone", I1)]
    fn, own = function(name, type, parameters), CodeBuilder(1, "v")
    pointer, *arguments, is_alone = fn.args
    single_worker, concurrent = own.block_named("single_worker"), own.block_named("concurrent")
    own.enter(own.block_named("entry"))
    own.branch(is_alone, single_worker, concurrent)
    own.enter(single_worker)
    old = own.load(type, pointer)
    own.store(_new_value(own, op, old, arguments, dtype, kind), pointer)
    own.ret(old)
    own.enter(concurrent)
    if op in ("min", "max") or op in _INSTRUCTIONS:
        instruction = _INSTRUCTIONS.get(op) or (op if kind.kind == "i" else f"u{op}")
        own.ret(own.atomic_rmw(instruction, pointer, arguments[0], ordering="seq_cst", scope=""))
    else:
        retry, done = own.block_named("retry"), own.block_named("done")
        start = own.emit("load", type, (pointer,), align=dtype.itemsize, ordering="monotonic")
        own.br(retry)
        own.enter(retry)
        expected = own.phi(type, [(start, concurrent)])
        new = _new_value(own, op, expected, arguments, dtype, kind)
        pair = own.cmpxchg(pointer, expected, new, ordering="seq_cst", scope="")
        expected.append(own.extract_value(pair, 0), retry)
        own.branch(own.extract_value(pair, 1), done, retry)
        own.enter(done)
        own.ret(expected)
    text.needs.update(own.needs)
    text.needs[name] = Routine(fn, own.items, "alwaysinline")
    return fn


def _new_value(
    text: CodeBuilder, op: str, old: Value, operands: Sequence[Value], dtype: np.dtype, kind: np.dtype
) -> Value:
    """Return the value that an operation stores, as `dtype`; it computes in `kind`."""
    step = STEPS.get(op)
    if step is None:
        raise Untraceable(f"atomic {op}")
    values = [symbolic(text, value, dtype, True).view(kind) for value in (old, *operands)]
    new = canonical(step(values[0], values[1], values[2] if len(values) > 2 else None)).view(dtype)
    return operand(text, new, False)
