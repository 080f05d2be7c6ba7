"""The stack of each thread: values saved across calls in a call cycle (`call_inlining`), and local memory of
dynamic size.

A gang's stack is rows of a word per lane. The zeroth says, where a gang has failed or stands at a barrier,
how far each lane's stack reaches. A call leaves a row per register and, above, one with the number of its
pad. Where the gang knows one height for all lanes, rows are loaded and stored as a whole; else lanes of one
height together, one height after the other.
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
"""From one thread's local memory to the next one's where it grows: rows begin in other pages and lines, so
that caches hold the same place of many.
"""


def row_bytes(width: int) -> int:
    """Of a gang of so many lanes."""
    return 8 * width


def stack_bytes(width: int, record: int) -> int:
    """Of a gang whose calls leave at most so many bytes each."""
    return row_bytes(width) + record * (MAX_CALL_DEPTH + 1)


class StackAccess(AccessEmitter):
    """The access object of a block's generated text, with calls and `alloca`. `anchor` gives where the
    variables of the running function are counted from, if that is a register.
    """

    frame_pointer: Callable[[], Any] | None = None
    results: Callable[[dict[int, Any]], None]
    """Callback for the values of registers at the end of a block."""

    @property
    def row(self) -> int:
        """Bytes of a row."""
        return row_bytes(self.text.width)

    def local_address(self, offset: int) -> Any:
        """The address of a variable of the running function."""
        place = super().local_address(offset)
        return (
            place
            if self.frame_pointer is None
            else self.frame_pointer() + place
            if place
            else self.frame_pointer()
        )

    def allocate_on_stack(
        self, stack: Any, size: Any, align: int, predicate: Any, mask: Any, site: int
    ) -> tuple[Any, Any]:
        """`alloca`: (address of `size` aligned bytes above the stack pointer, the new stack pointer)."""
        place = (stack + np.uint64(align - 1)) & np.uint64(-align & 2**64 - 1)
        end, most = place + size, np.uint64(MAX_LOCAL_BYTES)
        lanes = mask if predicate is None else mask & predicate
        self.exit_on_overflow((size > most) | (place > most) | (end > most), lanes, site, place, size)
        self.extend_local_memory((end + np.uint64(15)) & np.uint64(2**64 - 16), lanes)
        return place, end

    def exit_on_overflow(
        self, over: Any, lanes: Any, site: int, address: Any, size: Any, depth: Any = None
    ) -> None:
        """Fail where some of the lanes need too much: `size` bytes at `address`, or for a call, at this
        depth, up to there.
        """
        if not isinstance(over, Symbolic) and not over:
            return
        text, bad, fine = self.text, self.text.new_block(), self.text.new_block()
        if isinstance(over, Symbolic) and over.uniform and lanes is self.mask:
            text.branch(operand(text, over, False), bad, fine, False)
            failing = lanes
        else:
            failing = lanes & over
            text.branch(self.is_empty(self.bits(failing)), fine, bad, True)
        text.enter(bad)
        lane = self.lowest_lane(self.bits(failing))
        words = {
            "fault": word(FaultCode.STACK_OVERFLOW),
            "fault_site": word(self.site_base + site),
            "fault_thread": text.binary("add", text.named("first", I64), lane),
            "fault_address": self._of_lane(address, lane),
            "fault_size": self._of_lane(size, lane),
            "fault_space": word(-1) if depth is None else self._of_lane(depth, lane),
        }
        for name, value in words.items():
            text.store(value, self.slot_address("w", WORKER[name]))
        text.br(text.block_named("failed"))
        text.enter(fine)

    def extend_local_memory(self, end: Any, lanes: Any) -> None:
        """Note that some lanes have local memory up to there."""
        text, place = self.text, self.slot_address("w", WORKER["local_limit"])
        if is_uniform(end) and lanes is self.mask:
            most = operand(text, end, False)
        else:
            ends = operand(text, np.where(lanes, end, np.uint64(0)), True)
            most = text.overloaded("vector.reduce.umax", [ends], I64)
        text.store(text.overloaded("umax", [text.load(I64, place), most]), place)

    def store_rows(self, top: Any, values: list[tuple[Any, bool]]) -> None:
        """Leave values in the rows from a height on, scalars where they are marked so; the height is one for
        all lanes then.
        """
        text, self.has_side_effects = self.text, True
        if is_uniform(top):
            row = self._row(operand(text, top, False))
            for i, (value, single) in enumerate(values):
                text.store(operand(text, value, not single), self._next(row, i), align=64, alias="kept")
            return
        words = [self._words(value) for value, _ in values]

        def store(row: Value, lanes: Value, _: list[Value]) -> list[Value]:
            for i, own in enumerate(words):
                place = self._next(row, i)
                before = text.load(own.type, place, align=64, alias="kept")
                text.store(text.select(lanes, own, before), place, align=64, alias="kept")
            return []

        self._by_height(top, store, 0)

    def load_rows(self, top: Any, wanted: list[tuple[np.dtype, bool, str]]) -> list[Any]:
        """Return what lies in the rows from a height on: of each its type, whether it is a scalar, and what
        is known of its NaNs; lanes that do not run have anything.
        """
        text = self.text
        if is_uniform(top):
            row, result = self._row(operand(text, top, False)), []
            for i, (dtype, single, nan) in enumerate(wanted):
                type = text.type(dtype, not single)
                kept = text.load(type, self._next(row, i), align=64, alias="kept")
                result.append(symbolic(text, kept, dtype, single, nan))
            return result

        def load(row: Value, lanes: Value, before: list[Value]) -> list[Value]:
            return [
                text.select(lanes, text.load(old.type, self._next(row, i), align=64, alias="kept"), old)
                for i, old in enumerate(before)
            ]

        return [
            symbolic(text, self._out_of_words(lanes, dtype), dtype, False, nan)
            for lanes, (dtype, _, nan) in zip(self._by_height(top, load, len(wanted)), wanted)
        ]

    def _words(self, value: Any) -> Value:
        """A word per lane with a value's bits: lanes of other heights have other registers in a row."""
        text = self.text
        bits = text.cast("bitcast", operand(text, value, True), self._bits_of(value.dtype))
        return text.cast("zext", bits, ty.vector(text.width, I64))

    def _out_of_words(self, words: Value, dtype: np.dtype) -> Value:
        text = self.text
        return text.cast("bitcast", text.cast("trunc", words, self._bits_of(dtype)), text.type(dtype, True))

    def _bits_of(self, dtype: np.dtype) -> ty.Type:
        """The type of the bits of values over the lanes."""
        return ty.vector(self.text.width, ty.int_type(1 if dtype.kind == "b" else 8 * dtype.itemsize))

    def return_point_at(self, top: Any) -> Any:
        """The number of the pad that the record below a height belongs to."""
        return self.load_rows(top - np.uint64(self.row), [(np.dtype(np.uint64), is_uniform(top), RAW)])[0]

    def _by_height(
        self, top: Any, body: Callable[[Value, Value, list[Value]], list[Value]], count: int
    ) -> list[Value]:
        """A loop over the heights of the lanes that run; `body` gets the row at a height, its lanes, and
        `count` words per lane, which begin as anything. It returns the words behind a round, and the loop
        those behind the last one.
        """
        text, longs = self.text, ty.vector(self.text.width, I64)
        heights, everybody, before = operand(text, top, True), self.bits(self.mask), text.block
        loop, done = text.new_block(), text.new_block()
        text.br(loop)
        text.enter(loop)
        left = text.phi(text.mask, [(everybody, before)])
        carried = [text.phi(longs, [(zero(longs), before)]) for _ in range(count)]
        height = text.extract(heights, self.lowest_lane(left))
        lanes = text.cast("bitcast", text.icmp("eq", heights, text.broadcast(height)), text.mask)
        row = self._row(height)
        here = text.cast("bitcast", text.binary("and", lanes, left), text.bits)
        result = body(row, here, [*carried])
        rest = text.binary("and", left, text.binary("xor", lanes, -1))
        for phi, value in zip((left, *carried), (rest, *result)):
            phi.append(value, loop)
        text.branch(self.is_empty(rest), done, loop)
        text.enter(done)
        return result

    def _of_lane(self, value: Any, lane: Value) -> Value:
        if is_uniform(value):
            return operand(self.text, value, False)
        return self.text.extract(value.value, lane)

    def _row(self, height: Value) -> Value:
        text = self.text
        stride = operand(text, self.load_u64_slot("w", WORKER["stack_stride"]), False)
        own = text.binary("mul", text.named("number", I64), stride)
        return text.offset(text.offset(self.load_pointer_slot("w", WORKER["stack"]), own), height)

    def _next(self, row: Value, i: int) -> Value:
        return self.text.offset(row, i * self.row) if i else row
