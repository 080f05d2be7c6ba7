"""The stack of a gang: registers saved across calls in a call cycle (`call_inlining`), and `alloca`.

A stack consists of rows of one i64 per lane. Row 0 has the height of each lane's stack while the gang is
suspended at a barrier or has failed. A call in a cycle pushes a record: one row per live register, and above
them a row with the number of its return point.

If the height is uniform, rows are loaded and stored as vectors or scalars. Otherwise a loop treats the lanes
of one height at a time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ..ir import irtypes as ty
from ..ir.core import Value, zero
from ..ir.irtypes import I64
from ..runtime.engine.executable import MAX_LOCAL_BYTES
from ..runtime.numpy_engine.execution.batch import MAX_CALL_DEPTH
from .access import AccessEmitter
from .code_builder import word
from .state_layout import WORKER, FaultCode
from .values import RAW, Symbolic, is_uniform, operand, symbolic

GROWING_LOCAL_STRIDE = MAX_LOCAL_BYTES + 4096 + 64
"""Distance in bytes of the threads' local memories if they grow. It is no multiple of a page, so that equal
offsets of several threads are in different cache sets.
"""


def row_bytes(width: int) -> int:
    """Return the size in bytes of a stack row of a gang of `width` lanes."""
    return 8 * width


def stack_bytes(width: int, record: int) -> int:
    """Return the size in bytes of a gang's stack whose calls push at most `record` bytes each."""
    return row_bytes(width) + record * (MAX_CALL_DEPTH + 1)


class StackAccess(AccessEmitter):
    """The `x` of a block's generated text, with saved registers and `alloca`."""

    frame_pointer: Callable[[], Any] | None = None
    """Reader of the running function's frame pointer; None if the frame's address is constant."""
    results: Callable[[dict[int, Any]], None]
    """Callback for the values of registers at the end of a block."""

    @property
    def row(self) -> int:
        """The size of a row in bytes."""
        return row_bytes(self.text.width)

    def local_address(self, offset: int) -> Any:
        """Return the local address of a variable of the running function, given its frame offset."""
        address = super().local_address(offset)
        return (
            address
            if self.frame_pointer is None
            else self.frame_pointer() + address
            if address
            else self.frame_pointer()
        )

    def allocate_on_stack(
        self, stack: Any, size: Any, align: int, predicate: Any, mask: Any, site: int
    ) -> tuple[Any, Any]:
        """Emit `alloca`; return (address of `size` aligned bytes above the stack pointer, new stack pointer).

        The gang exits with a fault if an active lane needs more than MAX_LOCAL_BYTES.
        """
        address = (stack + np.uint64(align - 1)) & np.uint64(-align & 2**64 - 1)
        end, most = address + size, np.uint64(MAX_LOCAL_BYTES)
        lanes = mask if predicate is None else mask & predicate
        self.exit_on_overflow((size > most) | (address > most) | (end > most), lanes, site, address, size)
        self.extend_local_memory((end + np.uint64(15)) & np.uint64(2**64 - 16), lanes)
        return address, end

    def exit_on_overflow(
        self, over: Any, lanes: Any, site: int, address: Any, size: Any, depth: Any = None
    ) -> None:
        """Emit the exit with a stack overflow if `over` holds in some of the lanes.

        The fault records `size` bytes at `address` for `alloca`. For a call it records the call depth, and
        `size` as the end of the frame.
        """
        if not isinstance(over, Symbolic) and not over:
            return
        text, overflow, fits = self.text, self.text.new_block(), self.text.new_block()
        if isinstance(over, Symbolic) and over.uniform and lanes is self.mask:
            text.branch(operand(text, over, False), overflow, fits, False)
            failing = lanes
        else:
            failing = lanes & over
            text.branch(self.is_empty(self.bits(failing)), fits, overflow, True)
        text.enter(overflow)
        lane = self.lowest_lane(self.bits(failing))
        slots = {
            "fault": word(FaultCode.STACK_OVERFLOW),
            "fault_site": word(self.site_base + site),
            "fault_thread": text.binary("add", text.named("first", I64), lane),
            "fault_address": self._of_lane(address, lane),
            "fault_size": self._of_lane(size, lane),
            "fault_space": word(-1) if depth is None else self._of_lane(depth, lane),
        }
        for name, value in slots.items():
            text.store(value, self.slot_address("w", WORKER[name]))
        text.br(text.block_named("failed"))
        text.enter(fits)

    def extend_local_memory(self, end: Any, lanes: Any) -> None:
        """Emit the update of the worker's local memory limit to at least `end` bytes, for some lanes."""
        text, limit = self.text, self.slot_address("w", WORKER["local_limit"])
        if is_uniform(end) and lanes is self.mask:
            most = operand(text, end, False)
        else:
            ends = operand(text, np.where(lanes, end, np.uint64(0)), True)
            most = text.overloaded("vector.reduce.umax", [ends], I64)
        text.store(text.overloaded("umax", [text.load(I64, limit), most]), limit)

    def store_rows(self, top: Any, values: list[tuple[Any, bool]]) -> None:
        """Emit the store of values in consecutive rows from height `top` (bytes) on.

        Each value comes with whether it is stored as a scalar, which requires a uniform height.
        """
        text, self.has_side_effects = self.text, True
        if is_uniform(top):
            row = self._row(operand(text, top, False))
            for i, (value, single) in enumerate(values):
                text.store(operand(text, value, not single), self._row_at(row, i), align=64, alias="context")
            return
        words = [self._encode(value) for value, _ in values]

        def store(row: Value, lanes: Value, _: list[Value]) -> list[Value]:
            for i, encoded in enumerate(words):
                address = self._row_at(row, i)
                before = text.load(encoded.type, address, align=64, alias="context")
                text.store(text.select(lanes, encoded, before), address, align=64, alias="context")
            return []

        self._loop_over_heights(top, store, 0)

    def load_rows(self, top: Any, wanted: list[tuple[np.dtype, bool, str]]) -> list[Any]:
        """Emit the load of values from consecutive rows from height `top` (bytes) on.

        `wanted` has (dtype, whether it was stored as a scalar, NaN state) for each. Inactive lanes of the
        results are unspecified.
        """
        text = self.text
        if is_uniform(top):
            row, result = self._row(operand(text, top, False)), []
            for i, (dtype, single, nan) in enumerate(wanted):
                type = text.type(dtype, not single)
                value = text.load(type, self._row_at(row, i), align=64, alias="context")
                result.append(symbolic(text, value, dtype, single, nan))
            return result

        def load(row: Value, lanes: Value, before: list[Value]) -> list[Value]:
            return [
                text.select(lanes, text.load(old.type, self._row_at(row, i), align=64, alias="context"), old)
                for i, old in enumerate(before)
            ]

        return [
            symbolic(text, self._decode(words, dtype), dtype, False, nan)
            for words, (dtype, _, nan) in zip(self._loop_over_heights(top, load, len(wanted)), wanted)
        ]

    def _encode(self, value: Any) -> Value:
        """Return a value's bits as an i64 per lane.

        All rows have this type, since lanes of other heights have other registers in the same row.
        """
        text = self.text
        bits = text.cast("bitcast", operand(text, value, True), self._bits_of(value.dtype))
        return text.cast("zext", bits, ty.vector(text.width, I64))

    def _decode(self, words: Value, dtype: np.dtype) -> Value:
        """Return the vector of `dtype` that `_encode` gave as `words`."""
        text = self.text
        return text.cast("bitcast", text.cast("trunc", words, self._bits_of(dtype)), text.type(dtype, True))

    def _bits_of(self, dtype: np.dtype) -> ty.Type:
        """Return the type of a vector of `dtype`'s bits over the lanes."""
        return ty.vector(self.text.width, ty.int_type(1 if dtype.kind == "b" else 8 * dtype.itemsize))

    def return_point_at(self, top: Any) -> Any:
        """Return the number of the return point of the record that ends at height `top`."""
        return self.load_rows(top - np.uint64(self.row), [(np.dtype(np.uint64), is_uniform(top), RAW)])[0]

    def _loop_over_heights(
        self, top: Any, body: Callable[[Value, Value, list[Value]], list[Value]], count: int
    ) -> list[Value]:
        """Emit a loop over the distinct heights of active lanes.

        `body` gets the row at a height, the lanes of that height, and `count` carried vectors of i64, at
        first zero. It returns their next values. The result is their values after the last iteration.
        """
        text, vector = self.text, ty.vector(self.text.width, I64)
        heights, active, before = operand(text, top, True), self.bits(self.mask), text.block
        loop, done = text.new_block(), text.new_block()
        text.br(loop)
        text.enter(loop)
        remaining = text.phi(text.mask, [(active, before)])
        carried = [text.phi(vector, [(zero(vector), before)]) for _ in range(count)]
        height = text.extract(heights, self.lowest_lane(remaining))
        equal = text.cast("bitcast", text.icmp("eq", heights, text.broadcast(height)), text.mask)
        row = self._row(height)
        lanes = text.cast("bitcast", text.binary("and", equal, remaining), text.bits)
        result = body(row, lanes, [*carried])
        rest = text.binary("and", remaining, text.binary("xor", equal, -1))
        for phi, value in zip((remaining, *carried), (rest, *result)):
            phi.append(value, loop)
        text.branch(self.is_empty(rest), done, loop)
        text.enter(done)
        return result

    def _of_lane(self, value: Any, lane: Value) -> Value:
        if is_uniform(value):
            return operand(self.text, value, False)
        return self.text.extract(value.value, lane)

    def _row(self, height: Value) -> Value:
        """Return the address of the row at a height in bytes of the gang's stack."""
        text = self.text
        stride = operand(text, self.load_u64_slot("w", WORKER["stack_stride"]), False)
        gang = text.binary("mul", text.named("number", I64), stride)
        return text.offset(text.offset(self.load_pointer_slot("w", WORKER["stack"]), gang), height)

    def _row_at(self, row: Value, i: int) -> Value:
        return self.text.offset(row, i * self.row) if i else row
