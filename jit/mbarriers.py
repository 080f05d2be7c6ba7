"""Operations on mbarrier objects, for the lanes of a gang in ascending order.

The definitions and the encoding are those of `numpy_engine.instructions.mbarriers`. An invalid operation,
such as an arrival too many, leaves the object as it is. The gang then calls back the NumPy engine's
definition for that lane and the higher ones, which reports the fault (`numpy_callbacks`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ..ir.core import Function
from ..ir.irtypes import I1, I64
from ..runtime.numpy_engine.instructions import mbarriers
from ..support.diagnostics import Space
from .access import AccessEmitter
from .code_builder import PTR, CodeBuilder, LaneLoop, Routine, function
from .numpy_callbacks import call
from .state_layout import ATOMIC, SLOT_BYTES, WORKER, WRITE_FLAG
from .values import Symbolic, operand, symbolic, typed
from .vector_access import AccessRequest, VectorAccess

U64, S64 = np.uint64, np.int64
_COUNT = mbarriers.COUNT
_MOST_BYTES = 1 << 20
"""Bound of the count of pending bytes, in both directions."""


class MbarrierFields:
    """The decoded fields of an mbarrier object as symbolic values.

    `is_invalid` is the condition that an operation has failed.
    """

    def __init__(self, encoded: Any) -> None:
        self.pending = (encoded & U64(_COUNT)).view(S64)
        self.expected = ((encoded >> U64(20)) & U64(_COUNT)).view(S64)
        self.bytes = (encoded << U64(1)).view(S64) >> S64(41)
        self.parity = encoded >> U64(63)
        self.is_invalid: Any = np.False_

    @property
    def encoded(self) -> Any:
        """The encoded object as a u64."""
        fields = self.pending | (self.expected << S64(20)) | ((self.bytes & S64((1 << 23) - 1)) << S64(40))
        return fields.view(U64) | (self.parity << U64(63))

    def init(self, count: Any) -> None:
        """Initialize the object with a number of expected arrivals."""
        self.is_invalid = (count < S64(1)) | (count > S64(_COUNT))
        self.pending = self.expected = count
        self.bytes, self.parity = count & S64(0), (count & S64(0)).view(U64)

    def inval(self, count: Any) -> None:
        """Invalidate the object: all fields are zero."""
        self.pending = self.expected = self.bytes = count & S64(0)
        self.parity = self.pending.view(U64)

    def arrive(self, count: Any, may_complete: bool = True) -> None:
        """Subtract arrivals from the pending ones, and complete the phase if none is left."""
        self.is_invalid = self.is_invalid | (count > self.pending)
        self.pending = self.pending - count
        if not may_complete:
            self.is_invalid = self.is_invalid | (self.pending == S64(0))
        self.complete_if_done()

    def complete_if_done(self) -> None:
        """Begin the next phase if neither arrivals nor bytes are pending."""
        done = (self.pending == S64(0)) & (self.bytes == S64(0))
        self.parity = np.where(done, self.parity ^ U64(1), self.parity)
        self.pending = np.where(done, self.expected, self.pending)

    def drop(self, count: Any, may_complete: bool = True) -> None:
        """Arrive, and reduce the expected arrivals of the following phases."""
        self.is_invalid = self.is_invalid | (count > self.expected)
        self.expected = self.expected - count
        self.arrive(count, may_complete)

    def transact(self, count: Any) -> None:
        """Add to the count of pending bytes."""
        self.bytes = self.bytes + count
        self.is_invalid = (
            self.is_invalid | (self.bytes <= S64(-_MOST_BYTES)) | (self.bytes >= S64(_MOST_BYTES))
        )

    def complete(self, count: Any) -> None:
        """Subtract from the count of pending bytes, and complete the phase if nothing is left."""
        self.transact(S64(0) - count)
        self.complete_if_done()

    def expect_and(self, count: Any, arrive: Callable[[Any], None]) -> None:
        """Add pending bytes, then apply `arrive` with one arrival."""
        self.transact(count)
        arrive(S64(1))


_STEPS: dict[str, Callable[[MbarrierFields, Any], None]] = {
    "init": MbarrierFields.init,
    "inval": MbarrierFields.inval,
    "expect_tx": MbarrierFields.transact,
    "complete_tx": MbarrierFields.complete,
    "arrive": MbarrierFields.arrive,
    "arrive.increments": lambda fields, count: None,
    "arrive_drop": MbarrierFields.drop,
    "arrive.expect_tx": lambda fields, count: fields.expect_and(count, fields.arrive),
    "arrive_drop.expect_tx": lambda fields, count: fields.expect_and(count, fields.drop),
    "arrive.noComplete": lambda fields, count: fields.arrive(count, False),
    "arrive_drop.noComplete": lambda fields, count: fields.drop(count, False),
}


def operate(x: AccessEmitter, op: str, space: Space, address: Any, count: Any, mask: Any, site: int) -> Any:
    """Apply an operation at each active lane's address; return the previous objects as u64."""
    text, x.has_side_effects = x.text, True
    objects = x.address_of(space, address, 0)
    if not isinstance(objects, Symbolic):
        objects = symbolic(text, operand(text, objects, True), objects.dtype, False)
    request = AccessRequest(space, np.dtype(U64), 1, mask, site, WRITE_FLAG)
    pointers = VectorAccess(x, request, objects, 0).pointers()
    if x.on_access is not None:
        x.on_access(ATOMIC, request, objects, 0)
    table, buffer = x.load_pointer_slot("w", WORKER["pointers"]), x.load_pointer_slot("w", WORKER["buffer"])
    counts = text.offset(buffer, SLOT_BYTES)
    text.store(pointers, table)
    text.store(operand(text, typed(count, np.dtype(U64)), True), counts)
    is_alone = x.is_private(space)
    following, invalid = text.new_block(), text.new_block()
    loop = LaneLoop(text, x.mask_i64(mask))
    lane = loop.lane
    pointer = text.load(PTR, text.element(PTR, table, lane))
    amount, old = text.load(I64, text.element(I64, counts, lane)), text.element(I64, buffer, lane)
    is_invalid = text.invoke(_function(text, op), [pointer, amount, old, is_alone])
    text.branch(is_invalid, invalid, following, False)
    text.enter(following)
    loop.repeat()
    text.enter(invalid)
    rest = text.cast("bitcast", text.trunc(loop.remaining, text.mask), text.bits)
    call(x, "mbarriers.operate", op, space, address, count, symbolic(text, rest, np.bool_, False), site)
    text.br(loop.done)
    text.enter(loop.done)
    return symbolic(text, text.load(text.type(U64, True), buffer), U64, False)


def _function(text: CodeBuilder, op: str) -> Function:
    """Return the function of an operation: `i1 name(ptr p, i64 count, ptr old, i1 is_alone)`.

    It stores the previous object in `old`. It returns true, and leaves the object as it is, if the operation
    is invalid. `is_alone` says that no other worker accesses the object.
    """
    name = f"mbarrier.{op}"
    if name in text.needs:
        return text.needs[name].fn
    fn = function(name, I1, [("p", PTR), ("count", I64), ("old", PTR), ("is_alone", I1)])
    own, (pointer, count, old, is_alone) = CodeBuilder(1, "v"), fn.args
    entry, retry, invalid, valid, single_worker, concurrent, done = (
        own.block_named(label)
        for label in ("entry", "retry", "invalid", "valid", "single_worker", "concurrent", "done")
    )
    own.enter(entry)
    start = own.emit("load", I64, (pointer,), align=8, ordering="monotonic")
    own.br(retry)
    own.enter(retry)
    expected = own.phi(I64, [(start, entry)])
    fields = MbarrierFields(symbolic(own, expected, U64, True))
    _STEPS[op](fields, symbolic(own, count, S64, True))
    own.branch(operand(own, fields.is_invalid, False), invalid, valid)
    own.enter(valid)
    new = operand(own, fields.encoded, False)
    own.store(expected, old)
    own.branch(is_alone, single_worker, concurrent)
    own.enter(single_worker)
    own.store(new, pointer)
    own.br(done)
    own.enter(concurrent)
    pair = own.cmpxchg(pointer, expected, new, ordering="seq_cst", scope="")
    expected.append(own.extract_value(pair, 0), concurrent)
    own.branch(own.extract_value(pair, 1), done, retry)
    for block, result in ((invalid, True), (done, False)):
        own.enter(block)
        own.ret(operand(own, np.bool_(result), False))
    text.needs.update(own.needs)
    text.needs[name] = Routine(fn, own.items, "noinline nounwind")
    return fn
