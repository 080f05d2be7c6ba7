"""An access whose lanes have addresses of their own: near each other, within what is known, or anywhere.

Where all active lanes follow each other in the allocation that the access met last, one compare and a masked load or store of the
whole vector do (elements of vector accesses are shuffled apart). Where they only lie in it, lanes are gathered or scattered; else
`resolve` gives each lane's pointer.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from .state import WORKER
from .text import MEMORY, Text
from .values import Symbolic, operand

Number = tuple[int, str, int, int, int]
"""What an access is known by: its site, space, whether it writes, and the bytes that it asks at once with their alignment."""


@dataclass(frozen=True, slots=True, eq=False)
class Ask:
    """What an access is: `count` elements of `dtype` in a space, by the lanes of `mask`; `writes` is WRITES for those that do."""

    space: str
    dtype: np.dtype
    count: int
    mask: Any
    site: int
    writes: int = 0

    @property
    def bytes(self) -> int:
        """Of one lane."""
        return self.dtype.itemsize * self.count

    @property
    def align(self) -> int:
        """What addresses must be a multiple of; three elements are as aligned as one."""
        return self.dtype.itemsize * (self.count if self.count != 3 else 1)


class Checks(Protocol):
    """What a row asks of the access that it is part of."""

    text: Text
    is_scattered: bool
    is_left: bool
    room_of: Any

    def fitting(self, ask: Ask, first: str, reach: int, offset: int) -> tuple[str, str, str, str, Number]: ...
    def number(self, ask: Ask) -> Number: ...
    def bounds(self, number: Number) -> tuple[str, str, str, str]: ...
    def goes_on(self, ask: Ask, conditions: tuple[str, ...], fits: str, some: Callable[[], str] | None = None) -> bool: ...
    def some_fit(self, ask: Ask, first: str, stride: int, offset: int, start: str, size: str) -> str: ...
    def room(self, size: str, span: int) -> str: ...
    def rotated(self, distance: str, size: int, type_: str) -> str: ...
    def steps(self, room: str, size: int) -> str: ...
    def resolve(self, number: Number, ask: Ask) -> None: ...
    def pointer(self, base: str, index: int) -> str: ...
    def word(self, base: str, index: int) -> Symbolic: ...


class Row:
    """One access, at `offset` bytes from each lane's `address`."""

    def __init__(self, checks: Checks, ask: Ask, address: Any, offset: int) -> None:
        self.checks, self.text, self.ask, self.offset = checks, checks.text, ask, offset
        self.space, self.dtype, self.count = ask.space, ask.dtype, ask.count
        self.size, self.align = ask.dtype.itemsize, ask.align
        self.wide = address.dtype.itemsize == 8
        self.word = "i64" if self.wide else f"i{8 * address.dtype.itemsize}"
        self.words = f"<{self.text.width} x {self.word}>"
        self.line = address.line if isinstance(address, Symbolic) else None
        self.base = operand(self.text, address, True)
        self.address = operand(self.text, address + address.dtype.type(offset & (1 << 8 * address.dtype.itemsize) - 1), True) if offset else self.base
        self.active = operand(self.text, ask.mask, True)
        self.many = self.text.type(ask.dtype, True)
        self.start = self.total = self.host = ""
        self.is_rare = self.line is not None and checks.is_left
        """Whether this is done only where a quick version has been left."""
        self.number: Number | None = None

    # -- what is done

    def load(self) -> list[str]:
        """The loaded vectors."""
        text, done = self.text, self.text.label()
        near = self._near()
        if near is not None and not near[0]:
            return self._near_load(near)
        pointers = self.pointers()
        far, behind_far = [self._gather(pointers, i) for i in range(self.count)], text.here
        if near is None:
            return far
        text.do(f"br label %{done}")
        text.enter(near[0])
        loaded = self._near_load(near)
        behind_near = text.here
        text.do(f"br label %{done}")
        text.enter(done)
        return [text.value(f"phi {self.many} [ {a}, %{behind_near} ], [ {b}, %{behind_far} ]") for a, b in zip(loaded, far)]

    def store(self, sources: list[str]) -> None:
        """Store vectors; of lanes with one address the highest stays."""
        text, done = self.text, self.text.label()
        near = self._near()
        if near is not None and not near[0]:
            self._near_store(near, sources)
            return
        pointers = self.pointers()
        for i, source in enumerate(sources):
            self._scatter(pointers, i, source)
        if near is None:
            return
        text.do(f"br label %{done}")
        text.enter(near[0])
        self._near_store(near, sources)
        text.do(f"br label %{done}")
        text.enter(done)

    def _near_load(self, near: tuple[str, str, bool]) -> list[str]:
        _, place, in_a_row = near
        return self._wide_load(place) if in_a_row else [self._gather(place, i) for i in range(self.count)]

    def _near_store(self, near: tuple[str, str, bool], sources: list[str]) -> None:
        _, place, in_a_row = near
        if in_a_row:
            self._wide_store(place, sources)
        else:
            for i, source in enumerate(sources):
                self._scatter(place, i, source)

    # -- where lanes are

    @property
    def is_orderly(self) -> bool:
        """Whether lanes of a line do not overlap, and are aligned if the first one is."""
        return self.line is not None and self.line.stride >= self.size and self.line.stride % self.align == 0

    def _splat(self, name: str, type_: str) -> str:
        text, many = self.text, f"<{self.text.width} x {type_}>"
        first = text.value(f"insertelement {many} poison, {type_} {name}, i64 0")
        return text.value(f"shufflevector {many} {first}, {many} poison, <{text.width} x i32> zeroinitializer")

    def _near(self) -> tuple[str, str, bool] | None:
        """Branch to where all lanes lie within bounds as a whole: (that block, the first lane's pointer, whether the others follow; else all
        pointers); the text goes on where they do not. In a quick version the text goes on where they do, and the block is ''."""
        if self.space == "local" or self.checks.is_scattered or self.count not in (1, 2, 4) or (self.line is not None and not self.is_orderly):
            return None
        text, width, stride = self.text, self.text.width, self.size * self.count
        in_a_row = self.line is None or self.line.stride == stride
        first, conditions = self._along_line() if self.line is not None else self._along_lanes(stride)
        first = text.widened(first, self.word)
        reach = (width - 1) * (stride if self.line is None else self.line.stride)
        fits, self.start, self.total, self.host, self.number = self.checks.fitting(self.ask, first, reach, self.offset)
        if self.is_rare:
            return None
        if in_a_row:
            place = text.value(f"getelementptr i8, ptr {self.host}, i64 {text.value(f'add i64 {first}, {self.offset}')}")
        else:
            assert self.line is not None
            one = text.value(f"getelementptr i8, ptr {self.host}, i64 {text.value(f'add i64 {first}, {self.offset}')}")
            ramp = ", ".join(f"i64 {lane * self.line.stride}" for lane in range(width))
            place = text.value(f"getelementptr i8, ptr {one}, <{width} x i64> <{ramp}>")
        line = self.line
        if line is not None and self.checks.goes_on(
                self.ask, conditions, fits, lambda: self.checks.some_fit(self.ask, first, line.stride, self.offset, self.start, self.total)):
            return "", place, in_a_row
        near, apart = text.label(), text.label()
        for condition in conditions:
            fits = text.value(f"and i1 {fits}, {condition}")
        text.branch(fits, near, apart)
        text.enter(apart)
        return near, place, in_a_row

    def _along_line(self) -> tuple[str, tuple[str, ...]]:
        """(the first lane's address, what says that the others follow) for what is known to be a line."""
        assert self.line is not None
        return operand(self.text, self.line.base, False), self.line.conditions

    def _along_lanes(self, stride: int) -> tuple[str, tuple[str, ...]]:
        """The same by a look at all lanes."""
        text, width = self.text, self.text.width
        ramp = ", ".join(f"{self.word} {lane * stride}" for lane in range(width))
        begins = text.value(f"sub {self.words} {self.base}, <{ramp}>")
        first = text.value(f"extractelement {self.words} {begins}, i64 0")
        differ = text.value(f"icmp ne {self.words} {begins}, {self._splat(first, self.word)}")
        odd = text.value(f"and <{width} x i1> {differ}, {self.active}")
        return first, (text.value(f"icmp eq i{width} {text.value(f'bitcast <{width} x i1> {odd} to i{width}')}, 0"),)

    def pointers(self) -> str:
        """The pointer of each active lane, checked."""
        if self.is_rare and self.number is not None:
            return self._resolved()
        text, checks, width = self.text, self.checks, self.text.width
        if self.number is None:
            self.number = checks.number(self.ask)
            self.start, self.total, self.host, steps = checks.bounds(self.number)
        else:
            steps = checks.steps(checks.room(self.total, self.ask.bytes), self.align)
        distance = self.address if self.start == "0" else text.value(f"sub {self.words} {self.address}, {self._splat(self.start, self.word)}")
        if not self.wide:
            steps = text.value(f"trunc i64 {steps} to {self.word}")
        outside = text.value(f"icmp uge {self.words} {checks.rotated(distance, self.align, self.words)}, {self._splat(steps, self.word)}")
        bad = text.value(f"and <{width} x i1> {outside}, {self.active}")
        fine = text.value(f"icmp eq i{width} {text.value(f'bitcast <{width} x i1> {bad} to i{width}')}, 0")
        known, anywhere, done = text.label(), text.label(), text.label()
        text.branch(fine, known, anywhere)
        text.enter(known)
        offsets = self.address if self.wide else text.value(f"zext {self.words} {self.address} to <{width} x i64>")
        if self.space == "local":
            offsets = text.value(f"add <{width} x i64> {offsets}, {self._rows()}")
        within = text.value(f"getelementptr i8, ptr {self.host}, <{width} x i64> {offsets}")
        text.do(f"br label %{done}")
        text.enter(anywhere)
        found = self._resolved()
        behind = text.here
        text.do(f"br label %{done}")
        text.enter(done)
        return text.value(f"phi <{width} x ptr> [ {within}, %{known} ], [ {found}, %{behind} ]")

    def _resolved(self) -> str:
        """The same, lane by lane."""
        text, checks, width = self.text, self.checks, self.text.width
        assert self.number is not None
        addresses = self.address if self.wide else text.value(f"zext {self.words} {self.address} to <{width} x i64>")
        text.do(f"store <{width} x i64> {addresses}, ptr {checks.pointer('%w', WORKER['addresses'])}")
        checks.resolve(self.number, self.ask)
        return text.value(f"load <{width} x ptr>, ptr {checks.pointer('%w', WORKER['pointers'])}")

    def _rows(self) -> str:
        """Where each lane's row of local memory begins; rows are as long as local memory, rounded up to 16 bytes."""
        text, width = self.text, self.text.width
        stride = f"splat (i64 {-(-self.checks.room_of.local // 16) * 16})"
        ramp = ", ".join(f"i64 {lane}" for lane in range(width))
        lanes = text.value(f"add <{width} x i64> {self._splat('%first', 'i64')}, <{ramp}>")
        return text.value(f"mul <{width} x i64> {lanes}, {stride}")

    # -- lanes apart

    def _at(self, pointers: str, i: int) -> str:
        return pointers if not i else self.text.value(f"getelementptr i8, <{self.text.width} x ptr> {pointers}, i64 {i * self.size}")

    def _gather(self, pointers: str, i: int) -> str:
        if self.size >= 4:
            return self._gathered(self._at(pointers, i), self.many, self.size)
        # No machine gathers less than a word: the aligned word around each element is there, since memory begins and ends at multiples of 64 bytes.
        text, longs, words = self.text, f"<{self.text.width} x i64>", f"<{self.text.width} x i32>"
        at = text.value(f"ptrtoint <{text.width} x ptr> {self._at(pointers, i)} to {longs}")
        whole = text.value(f"inttoptr {longs} {text.value(f'and {longs} {at}, splat (i64 -4)')} to <{text.width} x ptr>")
        bits = text.value(f"shl {words} {text.value(f'trunc {longs} {at} to {words}')}, splat (i32 3)")
        moved = text.value(f"lshr {words} {self._gathered(whole, words, 4)}, {text.value(f'and {words} {bits}, splat (i32 24)')}")
        part = f"<{text.width} x i{8 * self.size}>"
        found = text.value(f"trunc {words} {moved} to {part}")
        return found if part == self.many else text.value(f"bitcast {part} {found} to {self.many}")

    def _gathered(self, pointers: str, many: str, align: int) -> str:
        width = self.text.width
        name = f"llvm.masked.gather.{self.text.mangled(many)}.v{width}p0"
        self.text.needs[name] = f"declare {many} @{name}(<{width} x ptr>, i32 immarg, <{width} x i1>, {many})"
        return self.text.value(f"call {many} @{name}(<{width} x ptr> {pointers}, i32 {align}, <{width} x i1> {self.active}, {many} zeroinitializer){MEMORY}")

    def _scatter(self, pointers: str, i: int, source: str) -> None:
        width, kind = self.text.width, self.text.mangled(self.many)
        name = f"llvm.masked.scatter.{kind}.v{width}p0"
        self.text.needs[name] = f"declare void @{name}({self.many}, <{width} x ptr>, i32 immarg, <{width} x i1>)"
        self.text.do(f"call void @{name}({self.many} {source}, <{width} x ptr> {self._at(pointers, i)}, i32 {self.size}, <{width} x i1> {self.active}){MEMORY}")

    # -- lanes that follow each other

    def _all(self) -> tuple[str, str, str]:
        """(type of all elements of all lanes, type of their mask, their mask)."""
        text, width, count = self.text, self.text.width, self.count
        if count == 1:
            return self.many, f"<{width} x i1>", self.active
        order = ", ".join(f"i32 {i // count}" for i in range(width * count))
        mask = text.value(f"shufflevector <{width} x i1> {self.active}, <{width} x i1> poison, <{width * count} x i32> <{order}>")
        return f"<{width * count} x {text.type(self.dtype, False)}>", f"<{width * count} x i1>", mask

    def _wide_load(self, place: str) -> list[str]:
        text, width, count = self.text, self.text.width, self.count
        whole, bits, mask = self._all()
        name = f"llvm.masked.load.{text.mangled(whole)}.p0"
        text.needs[name] = f"declare {whole} @{name}(ptr, i32 immarg, {bits}, {whole})"
        loaded = text.value(f"call {whole} @{name}(ptr {place}, i32 {self.size}, {bits} {mask}, {whole} zeroinitializer){MEMORY}")
        if count == 1:
            return [loaded]
        return [text.value(f"shufflevector {whole} {loaded}, {whole} poison, <{width} x i32> <{', '.join(f'i32 {lane * count + i}' for lane in range(width))}>")
                for i in range(count)]

    def _wide_store(self, place: str, sources: list[str]) -> None:
        text, width, count = self.text, self.text.width, self.count
        whole, bits, mask = self._all()
        type_, lanes, parts = self.many, width, list(sources)
        while len(parts) > 1:
            order = ", ".join(f"i32 {i}" for i in range(2 * lanes))
            parts = [text.value(f"shufflevector {type_} {a}, {type_} {b}, <{2 * lanes} x i32> <{order}>") for a, b in zip(parts[::2], parts[1::2])]
            lanes *= 2
            type_ = f"<{lanes} x {text.type(self.dtype, False)}>"
        if count > 1:
            order = ", ".join(f"i32 {i % count * width + i // count}" for i in range(width * count))
            parts = [text.value(f"shufflevector {whole} {parts[0]}, {whole} poison, <{width * count} x i32> <{order}>")]
        name = f"llvm.masked.store.{text.mangled(whole)}.p0"
        text.needs[name] = f"declare void @{name}({whole}, ptr, i32 immarg, {bits})"
        text.do(f"call void @{name}({whole} {parts[0]}, ptr {place}, i32 {self.size}, {bits} {mask}){MEMORY}")
