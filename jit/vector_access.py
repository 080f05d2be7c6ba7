"""An access whose lanes have addresses of their own: near each other, within what is known, or anywhere.

Where all active lanes follow each other in the allocation that the access met last, one compare and a masked
load or store of the whole vector do (elements of vector accesses are shuffled apart). Where they only lie in
it, lanes are gathered or scattered; else `resolve` gives each lane's pointer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from ..support.diagnostics import Space
from .state_layout import LAUNCH, WORKER
from .text import MEMORY, Text
from .values import GatherIndex, Symbolic, operand, symbolic, typed

Number = tuple[int, str, int, int, int]
"""Key of an access: its site, space, whether it writes, the bytes of one request and their alignment.
"""


@dataclass(frozen=True, slots=True, eq=False)
class Ask:
    """An access: `count` elements of `dtype` in a space, by the lanes of `mask`; `writes` is WRITES
    for those that do.
    """

    space: Space
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
        """Return what addresses must be a multiple of; three elements are as aligned as one."""
        return self.dtype.itemsize * (self.count if self.count != 3 else 1)


class Checks(Protocol):
    """Checks that a row shares with the access that it is part of."""

    text: Text
    is_left: bool
    has_masks: bool
    is_whole: bool
    mask: Any
    room_of: Any

    def fitting(self, ask: Ask, first: str, reach: int, offset: int) -> tuple[str, str, str, str, Number]: ...
    def note(self, site: int, address: Any) -> None: ...
    def number(self, ask: Ask) -> Number: ...
    def bounds(self, number: Number) -> tuple[str, str, str, str]: ...
    def goes_on(
        self, ask: Ask, conditions: tuple[str, ...], fits: str, some: Callable[[], str] | None = None
    ) -> bool: ...
    def spared_place(self, ask: Ask, first: str, offset: int) -> str: ...
    def some_fit(self, ask: Ask, first: str, stride: int, offset: int, start: str, size: str) -> str: ...
    def room(self, size: str, span: int) -> str: ...
    def rotated(self, distance: str, size: int, type_: str) -> str: ...
    def steps(self, room: str, size: int) -> str: ...
    def resolve(self, number: Number, ask: Ask) -> None: ...
    def pointer(self, base: str, index: int) -> str: ...
    def bits(self, mask: Any) -> str: ...
    def mask_word(self, mask: Any) -> str: ...
    def word(self, base: str, index: int) -> Symbolic: ...


class LoadStore(Protocol):
    """An access whose lanes have addresses of their own: vectors, one for each element, come or go."""

    def load(self) -> list[str]: ...
    def store(self, sources: list[str]) -> None: ...


class VectorAccess:
    """One access, at `offset` bytes from each lane's `address`."""

    def __init__(self, checks: Checks, ask: Ask, address: Any, offset: int) -> None:
        self.checks, self.text, self.ask, self.offset = checks, checks.text, ask, offset
        self.space, self.dtype, self.count = ask.space, ask.dtype, ask.count
        self.size, self.align = ask.dtype.itemsize, ask.align
        self.wide = address.dtype.itemsize == 8
        self.word = "i64" if self.wide else f"i{8 * address.dtype.itemsize}"
        self.words = f"<{self.text.width} x {self.word}>"
        self.line = address.line if isinstance(address, Symbolic) else None
        index = (
            address.index
            if isinstance(address, Symbolic) and self.line is None and self.wide and self.space != "local"
            else None
        )
        self.index = (
            index
            if index is not None and index.scale in (1, 2, 4, 8) and index.scale % self.align == 0
            else None
        )
        self.base = operand(self.text, address, True)
        self.address = (
            operand(
                self.text, address + address.dtype.type(offset & (1 << 8 * address.dtype.itemsize) - 1), True
            )
            if offset
            else self.base
        )
        self.active = operand(self.text, ask.mask, True)
        self.many = self.text.type(ask.dtype, True)
        self.start = self.total = self.host = self.least = ""
        self.whole = "true"
        """Condition that all lanes of a row are within bounds, active or not."""
        self.is_rare = self.line is not None and checks.is_left
        """True when this runs only after a speculative version was abandoned."""
        self.number: Number | None = None
        checks.note(ask.site, address)

    # -- what is done

    def load(self) -> list[str]:
        """The loaded vectors."""
        text, near = self.text, self._near()
        if near is not None and not near[0]:
            return self._near_load(near)
        if self._is_only_slow:
            return self._slow_load()
        done, known = text.label(), self._within()
        ways = [(self._slow_load(), text.here)]
        text.do(f"br label %{done}")
        text.enter(known)
        ways.append((self._known(), text.here))
        text.do(f"br label %{done}")
        if near is not None:
            text.enter(near[0])
            ways.append((self._near_load(near), text.here))
            text.do(f"br label %{done}")
        text.enter(done)
        return [
            text.value(f"phi {self.many} {', '.join(f'[ {names[i]}, %{behind} ]' for names, behind in ways)}")
            for i in range(self.count)
        ]

    def store(self, sources: list[str]) -> None:
        """Store vectors; of lanes with one address the highest stays."""
        text, near = self.text, self._near()
        if near is not None and not near[0]:
            self._near_store(near, sources)
            return
        if self._is_only_slow:
            self._slow_store(sources)
            return
        done, known = text.label(), self._within()
        self._slow_store(sources)
        text.do(f"br label %{done}")
        text.enter(known)
        pointers = self._pointers()
        for i, source in enumerate(sources):
            self._scatter(pointers, i, source)
        text.do(f"br label %{done}")
        if near is not None:
            text.enter(near[0])
            self._near_store(near, sources)
            text.do(f"br label %{done}")
        text.enter(done)

    @property
    def _is_only_slow(self) -> bool:
        return self.is_rare and self.number is not None

    def _slow_load(self) -> list[str]:
        self._resolve()
        return [self._carry(i, None) for i in range(self.count)]

    def _slow_store(self, sources: list[str]) -> None:
        self._resolve()
        for i, source in enumerate(sources):
            self._carry(i, source)

    def _carry(self, i: int, source: str | None) -> str:
        """One element of each active lane from or to where the worker's pointers show."""
        text, checks = self.text, self.checks
        buffer = checks.pointer("%w", WORKER["buffer"])
        if source is not None:
            text.store(self.many, source, buffer)
        text.do(
            f"call void {checks.pointer('%c', LAUNCH['carry'])}(ptr %w, i64"
            f" {checks.mask_word(self.ask.mask)}, i64 {self.size}, i64 {i * self.size}, i1"
            f" {'false' if source is None else 'true'})"
        )
        return text.load(self.many, buffer) if source is None else ""

    def _near_load(self, near: tuple[str, str, bool]) -> list[str]:
        _, place, in_a_row = near
        return self._wide_load(place) if in_a_row else [self._apart_load(place, i) for i in range(self.count)]

    def _near_store(self, near: tuple[str, str, bool], sources: list[str]) -> None:
        _, place, in_a_row = near
        if in_a_row:
            self._wide_store(place, sources)
            return
        for i, source in enumerate(sources):
            self._apart_store(place, i, source)

    def _apart_load(self, place: str, i: int) -> str:
        return self._by_masks(
            lambda: self._strided(place, i, None),
            lambda: self._gather(self._ramp(place), i),
            self.many,
            self.whole,
        )

    def _apart_store(self, place: str, i: int, source: str) -> None:
        self._by_masks(
            lambda: self._strided(place, i, source), lambda: self._scatter(self._ramp(place), i, source), ""
        )

    def _strided(self, place: str, i: int, source: str | None) -> str:
        """One element of all lanes of a line whose first one is there."""
        assert self.line is not None
        if self.checks.has_masks:
            return (
                self._gather(self._ramp(place), i)
                if source is None
                else self._scatter(self._ramp(place), i, source)
            )
        return self._one_by_one(
            "s",
            self.text.value(f"getelementptr i8, ptr {place}, i64 {i * self.size}"),
            str(self.line.stride),
            source,
        )

    def _ramp(self, place: str) -> str:
        """The pointers of a line's lanes."""
        assert self.line is not None
        ramp = ", ".join(f"i64 {lane * self.line.stride}" for lane in range(self.text.width))
        return self.text.value(f"getelementptr i8, ptr {place}, <{self.text.width} x i64> <{ramp}>")

    # -- where lanes are

    @property
    def is_orderly(self) -> bool:
        """Return whether lanes of a line do not overlap, and are aligned if the first one is."""
        return self.line is not None and self.line.stride >= self.size and self.line.stride % self.align == 0

    def _splat(self, name: str, type_: str) -> str:
        text, many = self.text, f"<{self.text.width} x {type_}>"
        first = text.value(f"insertelement {many} poison, {type_} {name}, i64 0")
        return text.value(
            f"shufflevector {many} {first}, {many} poison, <{text.width} x i32> zeroinitializer"
        )

    def _near(self) -> tuple[str, str, bool] | None:
        """Branch to where all lanes lie within bounds as a whole: (that block, the first lane's pointer,
        whether the others follow; else all pointers); the text goes on where they do not. In a quick version
        the text goes on where they do, and the block is ''.
        """
        if (
            self.space == "local"
            or self.count not in (1, 2, 4)
            or (self.line is not None and not self.is_orderly)
        ):
            return None
        text, width, stride = self.text, self.text.width, self.size * self.count
        in_a_row = self.line is None or self.line.stride == stride
        first, conditions = self._along_line() if self.line is not None else self._along_lanes(stride)
        first = text.widened(first, self.word)
        if self.line is not None and (result := self.checks.spared_place(self.ask, first, self.offset)):
            return "", result, in_a_row
        reach = (width - 1) * (stride if self.line is None else self.line.stride)
        fits, self.start, self.total, self.host, self.number = self.checks.fitting(
            self.ask, first, reach, self.offset
        )
        if self.is_rare:
            return None
        place = text.value(
            f"getelementptr i8, ptr {self.host}, i64 {text.value(f'add i64 {first}, {self.offset}')}"
        )
        line = self.line
        if line is not None and self.checks.goes_on(
            self.ask,
            conditions,
            fits,
            lambda: self.checks.some_fit(self.ask, first, line.stride, self.offset, self.start, self.total),
        ):
            self.whole = fits
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
        text, width, vector, word, step = self.text, self.text.width, self.base, self.word, stride
        index = self.index if self.index is not None and stride % self.index.scale == 0 else None
        if index is not None:
            vector, word, step = index.small.name, "i32", stride // index.scale
        words = f"<{width} x {word}>"
        ramp = ", ".join(f"{word} {lane * step}" for lane in range(width))
        begins = text.value(f"sub {words} {vector}, <{ramp}>")
        first = text.value(f"extractelement {words} {begins}, i64 0")
        conditions = [self._everybody(text.value(f"icmp eq {words} {begins}, {self._splat(first, word)}"))]
        if index is not None:
            one: Any = symbolic(text, first, index.small.dtype, True)
            last = one + index.small.dtype.type((width - 1) * step)
            conditions.append(operand(text, last > one, False))
            first = operand(
                text, index.base + one.astype(index.base.dtype) * index.base.dtype.type(index.scale), False
            )
        return first, tuple(conditions)

    def _everybody(self, lanes: str) -> str:
        """Return whether all active lanes have their bits set in a vector of bits."""
        text, whole = self.text, f"i{self.text.width}"
        others = text.value(
            f"xor {whole} {text.value(f'bitcast <{text.width} x i1> {lanes} to {whole}')}, -1"
        )
        return text.value(
            f"icmp eq {whole} {text.value(f'and {whole} {others}, {self.checks.bits(self.ask.mask)}')}, 0"
        )

    def pointers(self) -> str:
        """The pointer of each active lane, checked."""
        text, width = self.text, self.text.width
        if self._is_only_slow:
            return self._resolved()
        done, known = text.label(), self._within()
        result, behind = self._resolved(), text.here
        text.do(f"br label %{done}")
        text.enter(known)
        within = self._pointers()
        text.do(f"br label %{done}")
        text.enter(done)
        return text.value(f"phi <{width} x ptr> [ {within}, %{known} ], [ {result}, %{behind} ]")

    def _within(self) -> str:
        """Branch to the block, whose label is the answer, where all active lanes lie in what the access met
        last; the text goes on where they do not.
        """
        text, checks, steps = self.text, self.checks, ""
        if self.number is None:
            self.number = checks.number(self.ask)
            self.start, self.total, self.host, steps = checks.bounds(self.number)
        if self.index is not None:
            fine = self._index_fits(self.index)
        else:
            steps = steps or checks.steps(checks.room(self.total, self.ask.bytes), self.align)
            distance = (
                self.address
                if self.start == "0"
                else text.value(f"sub {self.words} {self.address}, {self._splat(self.start, self.word)}")
            )
            if not self.wide:
                steps = text.value(f"trunc i64 {steps} to {self.word}")
            fine = self._everybody(
                text.value(
                    f"icmp ult {self.words} {checks.rotated(distance, self.align, self.words)},"
                    f" {self._splat(steps, self.word)}"
                )
            )
        known, anywhere = text.label(), text.label()
        text.branch(fine, known, anywhere, True)
        text.enter(anywhere)
        return known

    def _index_fits(self, index: GatherIndex) -> str:
        """Return whether the numbers of all active lanes' places lie between the least and the largest one
        whose place may be had.
        """
        text = self.text
        room = symbolic(
            text,
            text.intrinsic(
                "llvm.usub.sat.i64", "i64", [("i64", self.total), ("i64", str(self.ask.bytes - 1))]
            ),
            np.int64,
            True,
        )
        zeroth = typed(index.base, np.dtype(np.int64)) + np.int64(self.offset)
        if self.start != "0":
            zeroth = zeroth - symbolic(text, self.start, np.int64, True)
        shift, info = np.int64(index.scale.bit_length() - 1), np.iinfo(index.small.dtype)
        # From the zeroth place, which is near enough for nothing to go around, to where the stretch begins,
        # and to where its last places are.
        near = (
            (zeroth < np.int64(1 << 61))
            & (zeroth > np.int64(-1 << 61))
            & ((zeroth & np.int64(self.align - 1)) == np.int64(0))
        )
        least = np.maximum(-(zeroth >> shift), np.int64(info.min))
        largest = np.minimum((room - np.int64(1) - zeroth) >> shift, np.int64(info.max))
        some = (largest >= least) & near
        first, span = (typed(value, index.small.dtype) for value in (least, largest - least))
        self.least = operand(text, first, False)
        numbers, most = (index.small - first).view(np.uint32), span.view(np.uint32)
        if self.checks.is_whole and self.ask.mask is self.checks.mask:
            return operand(
                text,
                some
                & symbolic(text, self._none_above(numbers.name, operand(text, most, False)), np.bool_, True),
                False,
            )
        return operand(
            text, some & symbolic(text, self._everybody((numbers <= most).name), np.bool_, True), False
        )

    def _none_above(self, numbers: str, most: str) -> str:
        """Return whether no lane has more: of many lanes the largest ones are compared."""
        text, lanes = self.text, self.text.width
        while lanes > 8:
            lanes //= 2
            half, whole = f"<{lanes} x i32>", f"<{2 * lanes} x i32>"
            low, high = (
                text.value(
                    f"shufflevector {whole} {numbers}, {whole} poison, {half}"
                    f" <{', '.join(f'i32 {start + i}' for i in range(lanes))}>"
                )
                for start in (0, lanes)
            )
            numbers = text.intrinsic(f"llvm.umax.v{lanes}i32", half, [(half, low), (half, high)])
        first = text.value(f"insertelement <8 x i32> poison, i32 {most}, i64 0")
        limits = text.value(f"shufflevector <8 x i32> {first}, <8 x i32> poison, <8 x i32> zeroinitializer")
        inside = text.value(f"icmp ule <8 x i32> {numbers}, {limits}")
        return text.value(f"icmp eq i8 {text.value(f'bitcast <8 x i1> {inside} to i8')}, -1")

    def _known(self) -> list[str]:
        """The loaded vectors where the places of active lanes are known to be good."""
        text, index = self.text, self.index
        if index is None or self.checks.has_masks:
            pointers = self._pointers()
            return [self._gather(pointers, i) for i in range(self.count)]
        small: Any = index.small
        if not self.checks.is_whole or self.ask.mask is not self.checks.mask:
            small = np.where(
                symbolic(text, self.active, np.bool_, False),
                small,
                symbolic(text, self.least, small.dtype, True),
            )
        base = self._zeroth(index)
        return [
            self._one_by_one(
                f"{small.dtype.kind}{index.scale}",
                text.value(f"getelementptr i8, ptr {base}, i64 {i * self.size}"),
                small.name,
                None,
            )
            for i in range(self.count)
        ]

    def _zeroth(self, index: GatherIndex) -> str:
        base = operand(self.text, index.base + index.base.dtype.type(self.offset & 2**64 - 1), False)
        return self.text.value(f"getelementptr i8, ptr {self.host}, i64 {base}")

    def _pointers(self) -> str:
        """The pointers of all lanes where those of active ones are known to be good."""
        text, width, index = self.text, self.text.width, self.index
        if index is not None:
            numbers: Any = index.small if index.small.dtype.kind == "i" else index.small.astype(np.int64)
            return text.value(
                f"getelementptr i{8 * index.scale}, ptr {self._zeroth(index)}, {numbers.type} {numbers.name}"
            )
        offsets = (
            self.address if self.wide else text.value(f"zext {self.words} {self.address} to <{width} x i64>")
        )
        if self.space == "local":
            offsets = text.value(f"add <{width} x i64> {offsets}, {self._rows()}")
        return text.value(f"getelementptr i8, ptr {self.host}, <{width} x i64> {offsets}")

    def _resolve(self) -> None:
        """The same, lane by lane, in the worker's words."""
        text, checks, width = self.text, self.checks, self.text.width
        assert self.number is not None
        place = checks.pointer("%w", WORKER["addresses"])
        if self.index is not None:
            self._spread(self.index, place)
        else:
            addresses = (
                self.address
                if self.wide
                else text.value(f"zext {self.words} {self.address} to <{width} x i64>")
            )
            text.store(f"<{width} x i64>", addresses, place)
        checks.resolve(self.number, self.ask)

    def _spread(self, index: GatherIndex, place: str) -> None:
        """All addresses of an index, in a function of its own: nothing but this rare way needs them, and LLVM
        would have them made before.
        """
        text, longs, numbers = self.text, f"<{self.text.width} x i64>", f"<{self.text.width} x i32>"
        kind = index.small.dtype.kind
        if (name := f"spread.{kind}{index.scale}") not in text.needs:
            text.needs[
                name
            ] = f"""define internal void @{name}(ptr %place, i64 %base, {numbers} %small) noinline cold {{
  %wide = {"sext" if kind == "i" else "zext"} {numbers} %small to {longs}
  %far = mul {longs} %wide, splat (i64 {index.scale})
  %one = insertelement {longs} poison, i64 %base, i64 0
  %bases = shufflevector {longs} %one, {longs} poison, {numbers} zeroinitializer
  %addresses = add {longs} %far, %bases
  store {longs} %addresses, ptr %place
  ret void
}}"""
        base = operand(text, index.base + index.base.dtype.type(self.offset & 2**64 - 1), False)
        text.do(f"call void @{name}(ptr {place}, i64 {base}, {numbers} {index.small.name})")

    def _resolved(self) -> str:
        self._resolve()
        return self.text.value(
            f"load <{self.text.width} x ptr>, ptr {self.checks.pointer('%w', WORKER['pointers'])}"
        )

    def _rows(self) -> str:
        """Return where each lane's row of local memory begins; rows are as long as local memory, rounded up
        to 16 bytes.
        """
        text, width = self.text, self.text.width
        stride = f"splat (i64 {-(-self.checks.room_of.local // 16) * 16})"
        ramp = ", ".join(f"i64 {lane}" for lane in range(width))
        lanes = text.value(f"add <{width} x i64> {self._splat('%first', 'i64')}, <{ramp}>")
        return text.value(f"mul <{width} x i64> {lanes}, {stride}")

    # -- lanes apart

    def _at(self, pointers: str, i: int) -> str:
        return (
            pointers
            if not i
            else self.text.value(
                f"getelementptr i8, <{self.text.width} x ptr> {pointers}, i64 {i * self.size}"
            )
        )

    def _gather(self, pointers: str, i: int) -> str:
        if not self.checks.has_masks:
            return self._one_by_one("p", "null", self._somewhere(self._at(pointers, i)), None)
        if self.size >= 4:
            return self._gathered(self._at(pointers, i), self.many, self.size)
        # No machine gathers less than a word: the aligned word around each element is there, since memory
        # begins and ends at multiples of 64 bytes.
        text, longs, words = self.text, f"<{self.text.width} x i64>", f"<{self.text.width} x i32>"
        at = text.value(f"ptrtoint <{text.width} x ptr> {self._at(pointers, i)} to {longs}")
        whole = text.value(
            f"inttoptr {longs} {text.value(f'and {longs} {at}, splat (i64 -4)')} to <{text.width} x ptr>"
        )
        bits = text.value(f"shl {words} {text.value(f'trunc {longs} {at} to {words}')}, splat (i32 3)")
        moved = text.value(
            f"lshr {words} {self._gathered(whole, words, 4)},"
            f" {text.value(f'and {words} {bits}, splat (i32 24)')}"
        )
        part = f"<{text.width} x i{8 * self.size}>"
        result = text.value(f"trunc {words} {moved} to {part}")
        return result if part == self.many else text.value(f"bitcast {part} {result} to {self.many}")

    def _one_by_one(self, how: str, base: str, places: str, source: str | None) -> str:
        """Load or store all lanes at their pointers (`how` is 'p'), at so many bytes from each other ('s'),
        or at numbers from a base ('i4': signed ones of words): a function, since machines without masks do
        one lane after another. Places lie in memory in between, from where they come back one by one.
        """
        text, width, one, many = self.text, self.text.width, self.text.type(self.dtype, False), self.many
        kind = "ptr" if how == "p" else "i32"
        place = f"<{width} x {kind}>" if how != "s" else "i64"
        name = f"{'gather' if source is None else 'scatter'}.{text.mangled(one)}.{how}"
        if name not in text.needs:
            body, outcome = Text(width, "v"), "poison"
            if how != "s":
                body.store(place, "%places", "%words", ", align 64")
            at = "%base"
            for lane in range(width):
                if how != "s":
                    at = body.load(kind, body.value(f"getelementptr {kind}, ptr %words, i64 {lane}"))
                elif lane:
                    at = body.value(f"getelementptr i8, ptr {at}, i64 %places")
                if kind == "i32" and how != "s":
                    at = body.value(f"{'sext' if how[0] == 'i' else 'zext'} i32 {at} to i64")
                    at = body.value(f"getelementptr i{8 * int(how[1:])}, ptr %base, i64 {at}")
                if source is None:
                    outcome = body.value(
                        f"insertelement {many} {outcome}, {one} {body.load(one, at, MEMORY)}, i64 {lane}"
                    )
                else:
                    body.store(one, body.value(f"extractelement {many} %values, i64 {lane}"), at, MEMORY)
            result, more = (many, "") if source is None else ("void", f", {many} %values")
            text.needs[name] = "\n".join(
                [
                    (
                        f"define internal {result} @{name}(ptr %words, ptr %base, {place} %places{more})"
                        " noinline {"
                    ),
                    *body.lines,
                    f"  ret {many} {outcome}" if source is None else "  ret void",
                    "}",
                ]
            )
        given = f"(ptr {self.checks.pointer('%w', WORKER['addresses'])}, ptr {base}, {place} {places}"
        if source is None:
            return text.value(f"call {many} @{name}{given})")
        text.do(f"call void @{name}{given}, {many} {source})")
        return ""

    def _gathered(self, pointers: str, many: str, align: int) -> str:
        width = self.text.width
        name = f"llvm.masked.gather.{self.text.mangled(many)}.v{width}p0"
        self.text.needs[name] = f"declare {many} @{name}(<{width} x ptr>, i32 immarg, <{width} x i1>, {many})"
        return self.text.value(
            f"call {many} @{name}(<{width} x ptr> {pointers}, i32 {align}, <{width} x i1> {self.active},"
            f" {many} zeroinitializer){MEMORY}"
        )

    def _scatter(self, pointers: str, i: int, source: str) -> str:
        width, kind, places = self.text.width, self.text.mangled(self.many), self._at(pointers, i)
        if not self.checks.has_masks:
            return self._one_by_one("p", "null", self._somewhere(places), source)
        name = f"llvm.masked.scatter.{kind}.v{width}p0"
        self.text.needs[name] = (
            f"declare void @{name}({self.many}, <{width} x ptr>, i32 immarg, <{width} x i1>)"
        )
        self.text.do(
            f"call void @{name}({self.many} {source}, <{width} x ptr> {places}, i32 {self.size}, <{width} x"
            f" i1> {self.active}){MEMORY}"
        )
        return ""

    def _somewhere(self, pointers: str) -> str:
        """The pointers of lanes that run; others have one to a place of no meaning, so that nobody need ask
        who runs.
        """
        text, width = self.text, self.text.width
        if self.checks.is_whole and self.ask.mask is self.checks.mask:
            return pointers
        nowhere = self._splat(self.checks.pointer("%w", WORKER["nowhere"]), "ptr")
        return text.value(
            f"select <{width} x i1> {self.active}, <{width} x ptr> {pointers}, <{width} x ptr> {nowhere}"
        )

    # -- lanes that follow each other

    def _by_masks(
        self, all_lanes: Callable[[], str], some: Callable[[], str], type_: str, harmless: str = ""
    ) -> str:
        """Return what `some` writes, for the lanes that run; where the machine has no masks, `all_lanes`
        where all run, which is much faster then, or where `harmless` says that others do no harm. A value of
        that type, if there is one.
        """
        text = self.text
        if self.checks.is_whole and self.ask.mask is self.checks.mask:
            return all_lanes()
        if self.checks.has_masks:
            return some()
        if harmless == "true":
            return all_lanes()
        every, others, done = text.label(), text.label(), text.label()
        text.branch(
            harmless or text.value(f"icmp eq i{text.width} {self.checks.bits(self.ask.mask)}, -1"),
            every,
            others,
            True,
        )
        text.enter(every)
        whole, behind = all_lanes(), text.here
        text.do(f"br label %{done}")
        text.enter(others)
        part, behind_part = some(), text.here
        text.do(f"br label %{done}")
        text.enter(done)
        return text.value(f"phi {type_} [ {whole}, %{behind} ], [ {part}, %{behind_part} ]") if type_ else ""

    def _all(self) -> tuple[str, str]:
        """The types of all elements of all lanes, and of their mask."""
        lanes = self.text.width * self.count
        return f"<{lanes} x {self.text.type(self.dtype, False)}>", f"<{lanes} x i1>"

    def _elements(self, lanes: str) -> str:
        """The mask of all elements of the lanes of a mask."""
        width, count = self.text.width, self.count
        if count == 1:
            return lanes
        return self.text.value(
            f"shufflevector <{width} x i1> {lanes}, <{width} x i1> poison,"
            f" {_numbers(i // count for i in range(width * count))}"
        )

    def _wide_load(self, place: str) -> list[str]:
        text, width, count = self.text, self.text.width, self.count
        whole, bits = self._all()

        def some() -> str:
            if self.checks.has_masks:
                return _masked_load(text, whole, bits, place, self._elements(self.active), self.size)
            return self._some(place, "")

        loaded = self._by_masks(
            lambda: text.load(whole, place, f", align {self.size}{MEMORY}"), some, whole, self.whole
        )
        if count == 1:
            return [loaded]
        return [
            text.value(
                f"shufflevector {whole} {loaded}, {whole} poison, <{width} x i32>"
                f" <{', '.join(f'i32 {lane * count + i}' for lane in range(width))}>"
            )
            for i in range(count)
        ]

    def _wide_store(self, place: str, sources: list[str]) -> None:
        text, width, count = self.text, self.text.width, self.count
        whole, bits = self._all()
        type_, lanes, parts = self.many, width, list(sources)
        while len(parts) > 1:
            order = ", ".join(f"i32 {i}" for i in range(2 * lanes))
            parts = [
                text.value(f"shufflevector {type_} {a}, {type_} {b}, <{2 * lanes} x i32> <{order}>")
                for a, b in zip(parts[::2], parts[1::2])
            ]
            lanes *= 2
            type_ = f"<{lanes} x {text.type(self.dtype, False)}>"
        if count > 1:
            order = ", ".join(f"i32 {i % count * width + i // count}" for i in range(width * count))
            parts = [
                text.value(
                    f"shufflevector {whole} {parts[0]}, {whole} poison, <{width * count} x i32> <{order}>"
                )
            ]

        def every() -> str:
            text.store(whole, parts[0], place, f", align {self.size}{MEMORY}")
            return ""

        def some() -> str:
            if self.checks.has_masks:
                _masked_store(text, whole, bits, place, self._elements(self.active), self.size, parts[0])
                return ""
            return self._some(place, parts[0])

        self._by_masks(every, some, "")

    def _some(self, place: str, source: str) -> str:
        """Load or store those lanes that run, through the worker's buffer, where the machine has no masks
        worth the name.
        """
        text, checks = self.text, self.checks
        whole, _ = self._all()
        buffer = checks.pointer("%w", WORKER["buffer"])
        to, from_ = (place, buffer) if source else (buffer, place)
        if source:
            text.store(whole, source, buffer)
        text.do(
            f"call void {checks.pointer('%c', LAUNCH['some'])}(ptr {to}, ptr {from_}, i64"
            f" {checks.mask_word(self.ask.mask)}, i64 {self.ask.bytes})"
        )
        return "" if source else text.load(whole, buffer)


def _numbers(numbers: Iterable[int]) -> str:
    """An order of elements, as `shufflevector` takes it."""
    known = list(numbers)
    return f"<{len(known)} x i32> <{', '.join(f'i32 {n}' for n in known)}>"


def _masked_load(text: Text, type_: str, bits: str, place: str, mask: str, align: int) -> str:
    name = f"llvm.masked.load.{text.mangled(type_)}.p0"
    text.needs[name] = f"declare {type_} @{name}(ptr, i32 immarg, {bits}, {type_})"
    return text.value(
        f"call {type_} @{name}(ptr {place}, i32 {align}, {bits} {mask}, {type_} zeroinitializer){MEMORY}"
    )


def _masked_store(text: Text, type_: str, bits: str, place: str, mask: str, align: int, values: str) -> None:
    name = f"llvm.masked.store.{text.mangled(type_)}.p0"
    text.needs[name] = f"declare void @{name}({type_}, ptr, i32 immarg, {bits})"
    text.do(f"call void @{name}({type_} {values}, ptr {place}, i32 {align}, {bits} {mask}){MEMORY}")
