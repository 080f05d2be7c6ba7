"""The stack of each thread: values saved across calls in a call cycle (`call_inlining`), and local memory of
dynamic size.

A strip's stack is rows of a word per lane. The zeroth says, where a strip has failed or stands at a barrier,
how far each lane's stack reaches. A call leaves a row per register and, above, one with the number of its
pad. Where the strip knows one height for all lanes, rows are loaded and stored as a whole; else lanes of one
height together, one height after the other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ..runtime.engine.executable import MAX_LOCAL_BYTES
from ..runtime.numpy_engine.execution.batch import MAX_CALL_DEPTH
from .access import AccessEmitter
from .state_layout import OVERFLOW, WORKER
from .text import KEPT, element
from .values import RAW, Symbolic, is_uniform, operand, symbolic

GROWN_BYTES = MAX_LOCAL_BYTES + 4096 + 64
"""From one thread's local memory to the next one's where it grows: rows begin in other pages and lines, so
that caches hold the same place of many.
"""


def row_bytes(width: int) -> int:
    """Of a strip of so many lanes."""
    return 8 * width


def _bits(dtype: np.dtype) -> int:
    return 1 if dtype.kind == "b" else 8 * dtype.itemsize


def stack_bytes(width: int, record: int) -> int:
    """Of a strip whose calls leave at most so many bytes each."""
    return row_bytes(width) + record * (MAX_CALL_DEPTH + 1)


class StackAccess(AccessEmitter):
    """The access object of a block's generated text, with calls and `alloca`. `anchor` gives where the
    variables of the running function are counted from, if that is a register.
    """

    anchor: Callable[[], Any] | None = None
    results: Callable[[dict[int, Any]], None]
    """Callback for the values of registers at the end of a block."""

    @property
    def row(self) -> int:
        """Bytes of a row."""
        return row_bytes(self.text.width)

    def local_address(self, offset: int) -> Any:
        """The address of a variable of the running function."""
        place = super().local_address(offset)
        return place if self.anchor is None else self.anchor() + place if place else self.anchor()

    def allocate_on_stack(
        self, stack: Any, size: Any, align: int, predicate: Any, mask: Any, site: int
    ) -> tuple[Any, Any]:
        """`alloca`: (address of `size` aligned bytes above the stack pointer, the new stack pointer)."""
        place = (stack + np.uint64(align - 1)) & np.uint64(-align & 2**64 - 1)
        end, most = place + size, np.uint64(MAX_LOCAL_BYTES)
        lanes = mask if predicate is None else mask & predicate
        self.overflow((size > most) | (place > most) | (end > most), lanes, site, place, size)
        self.grow((end + np.uint64(15)) & np.uint64(2**64 - 16), lanes)
        return place, end

    def overflow(self, over: Any, lanes: Any, site: int, address: Any, size: Any, depth: Any = None) -> None:
        """Fail where some of the lanes need too much: `size` bytes at `address`, or for a call, at this
        depth, up to there.
        """
        if not isinstance(over, Symbolic) and not over:
            return
        text, bad, fine = self.text, self.text.label(), self.text.label()
        if isinstance(over, Symbolic) and over.uniform and lanes is self.mask:
            text.branch(operand(text, over, False), bad, fine, False)
            failing = lanes
        else:
            failing = lanes & over
            text.branch(self.nobody(self.bits(failing)), fine, bad, True)
        text.enter(bad)
        lane = self._lowest(self.bits(failing))
        words = {
            "fault": str(OVERFLOW),
            "fault_site": str(self.site_base + site),
            "fault_thread": text.value(f"add i64 %first, {lane}"),
            "fault_address": self._of_lane(address, lane),
            "fault_size": self._of_lane(size, lane),
            "fault_space": "-1" if depth is None else self._of_lane(depth, lane),
        }
        for name, value in words.items():
            text.store("i64", value, self._place(name))
        text.do("br label %failed")
        text.enter(fine)

    def grow(self, end: Any, lanes: Any) -> None:
        """Some lanes have local memory up to there."""
        text, place = self.text, self._place("local_limit")
        if is_uniform(end) and lanes is self.mask:
            most = operand(text, end, False)
        else:
            many = f"<{text.width} x i64>"
            most = text.intrinsic(
                f"llvm.vector.reduce.umax.v{text.width}i64",
                "i64",
                [(many, operand(text, np.where(lanes, end, np.uint64(0)), True))],
            )
        text.store(
            "i64",
            text.intrinsic("llvm.umax.i64", "i64", [("i64", text.load("i64", place)), ("i64", most)]),
            place,
        )

    def put(self, top: Any, values: list[tuple[Any, bool]]) -> None:
        """Leave values in the rows from a height on, scalars where they are marked so; the height is one for
        all lanes then.
        """
        text, self.is_spoiled = self.text, True
        if is_uniform(top):
            row = self._row(operand(text, top, False))
            for i, (value, single) in enumerate(values):
                text.store(
                    text.type(value.dtype, not single),
                    operand(text, value, not single),
                    self._next(row, i),
                    f", align 64{KEPT}",
                )
            return
        names, many = [self._words(value) for value, _ in values], f"<{text.width} x i64>"

        def store(row: str, lanes: str) -> None:
            for i, name in enumerate(names):
                place = self._next(row, i)
                before = text.load(many, place, f", align 64{KEPT}")
                text.store(
                    many,
                    text.value(f"select <{text.width} x i1> {lanes}, {many} {name}, {many} {before}"),
                    place,
                    f", align 64{KEPT}",
                )

        self._by_height(top, store, [])

    def get(self, top: Any, wanted: list[tuple[np.dtype, bool, str]]) -> list[Any]:
        """Return what lies in the rows from a height on: of each its type, whether it is a scalar, and what
        is known of its NaNs; lanes that do not run have anything.
        """
        text = self.text
        if is_uniform(top):
            row = self._row(operand(text, top, False))
            return [
                symbolic(
                    text,
                    text.load(text.type(dtype, not single), self._next(row, i), f", align 64{KEPT}"),
                    dtype,
                    single,
                    nan,
                )
                for i, (dtype, single, nan) in enumerate(wanted)
            ]
        many, result, before = (
            f"<{text.width} x i64>",
            [text.name() for _ in wanted],
            [text.name() for _ in wanted],
        )

        def load(row: str, lanes: str) -> None:
            for i, (name, old) in enumerate(zip(result, before)):
                own = text.load(many, self._next(row, i), f", align 64{KEPT}")
                text.do(f"{name} = select <{text.width} x i1> {lanes}, {many} {own}, {many} {old}")

        self._by_height(top, load, list(zip(before, result)))
        return [
            symbolic(text, self._out_of_words(name, dtype), dtype, False, nan)
            for name, (dtype, _, nan) in zip(result, wanted)
        ]

    def _words(self, value: Any) -> str:
        """A word per lane with a value's bits: lanes of other heights have other registers in a row."""
        text, one, name = self.text, element(value.dtype), operand(self.text, value, True)
        bits = f"i{_bits(value.dtype)}"
        if one != bits:
            name = text.value(f"bitcast <{text.width} x {one}> {name} to <{text.width} x {bits}>")
        return (
            name
            if bits == "i64"
            else text.value(f"zext <{text.width} x {bits}> {name} to <{text.width} x i64>")
        )

    def _out_of_words(self, name: str, dtype: np.dtype) -> str:
        text, one, bits = self.text, element(dtype), f"i{_bits(dtype)}"
        if bits != "i64":
            name = text.value(f"trunc <{text.width} x i64> {name} to <{text.width} x {bits}>")
        return (
            name
            if one == bits
            else text.value(f"bitcast <{text.width} x {bits}> {name} to <{text.width} x {one}>")
        )

    def number_at(self, top: Any) -> Any:
        """The number of the pad that the record below a height belongs to."""
        return self.get(top - np.uint64(self.row), [(np.dtype(np.uint64), is_uniform(top), RAW)])[0]

    def _by_height(self, top: Any, body: Callable[[str, str], None], carried: list[tuple[str, str]]) -> None:
        """A loop over the heights of the lanes that run. `carried` are words per lane, which begin as
        anything: (name in a round, name behind it).
        """
        text, width, mask = self.text, self.text.width, f"i{self.text.width}"
        heights, everybody, before = operand(text, top, True), self.bits(self.mask), text.here
        loop, done, rest = text.label(), text.label(), text.name()
        text.do(f"br label %{loop}")
        text.enter(loop)
        left = text.value(f"phi {mask} [ {everybody}, %{before} ], [ {rest}, %{loop} ]")
        for name, behind in carried:
            text.do(f"{name} = phi <{width} x i64> [ zeroinitializer, %{before} ], [ {behind}, %{loop} ]")
        height = text.value(f"extractelement <{width} x i64> {heights}, i64 {self._lowest(left)}")
        here = operand(text, symbolic(text, height, np.uint64, True), True)
        lanes = text.value(
            f"bitcast <{width} x i1> {text.value(f'icmp eq <{width} x i64> {heights}, {here}')} to {mask}"
        )
        body(
            self._row(height),
            text.value(f"bitcast {mask} {text.value(f'and {mask} {lanes}, {left}')} to <{width} x i1>"),
        )
        text.do(f"{rest} = and {mask} {left}, {text.value(f'xor {mask} {lanes}, -1')}")
        text.branch(text.value(f"icmp eq {mask} {rest}, 0"), done, loop)
        text.enter(done)

    def _lowest(self, bits: str) -> str:
        type_ = f"i{self.text.width}"
        return self.text.widened(
            self.text.intrinsic(f"llvm.cttz.{type_}", type_, [(type_, bits), ("i1", "false")]), type_
        )

    def _of_lane(self, value: Any, lane: str) -> str:
        if is_uniform(value):
            return operand(self.text, value, False)
        return self.text.value(f"extractelement {value.type} {value.name}, i64 {lane}")

    def _place(self, word: str) -> str:
        return self.text.value(f"getelementptr i64, ptr %w, i64 {WORKER[word]}")

    def _row(self, height: str) -> str:
        text = self.text
        own = text.value(f"mul i64 %number, {operand(text, self.word('%w', WORKER['stack_stride']), False)}")
        stack = text.value(f"getelementptr i8, ptr {self.pointer('%w', WORKER['stack'])}, i64 {own}")
        return text.value(f"getelementptr i8, ptr {stack}, i64 {height}")

    def _next(self, row: str, i: int) -> str:
        return row if not i else self.text.value(f"getelementptr i8, ptr {row}, i64 {i * self.row}")
