"""An access whose lanes have addresses of their own: near each other, within what is known, or anywhere.

Where all active lanes follow each other in the allocation that the access met last, one compare and a masked load or store of the
whole vector do (elements of vector accesses are shuffled apart). Where they only lie in it, lanes are gathered or scattered; else
`resolve` gives each lane's pointer.
"""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

from .state import LAUNCH, SPACES, WORKER
from .text import Text
from .values import Symbolic, operand


class Checks(Protocol):
    """What a row asks of the access that it is part of."""

    text: Text

    def bounds(self, space: str, size: int) -> tuple[str, str, str, int]: ...
    def rotated(self, distance: str, size: int, type_: str) -> str: ...
    def steps(self, room: str, size: int) -> str: ...
    def resolve(self, access: int, site: int, size: int, count: int, space: int, mask: Any) -> None: ...
    def bits(self, mask: Any) -> str: ...
    def nobody(self, bits: str) -> str: ...
    def pointer(self, base: str, index: int) -> str: ...
    def word(self, base: str, index: int) -> Symbolic: ...


class Row:
    """One access of `count` elements of `dtype` by the lanes of `mask`."""

    def __init__(self, checks: Checks, space: str, address: Any, dtype: np.dtype, count: int, mask: Any, site: int, writes: int = 0) -> None:
        self.checks, self.text = checks, checks.text
        self.space, self.dtype, self.count, self.mask, self.site, self.writes = space, dtype, count, mask, site, writes
        self.size, self.align = dtype.itemsize, dtype.itemsize * (count if count != 3 else 1)
        self.wide = address.dtype.itemsize == 8
        self.word = "i64" if self.wide else f"i{8 * address.dtype.itemsize}"
        self.words = f"<{self.text.width} x {self.word}>"
        self.address = operand(self.text, address, True)
        self.active = operand(self.text, mask, True)
        self.many = self.text.type(dtype, True)
        self.start, self.room, self.base, self.access = checks.bounds(space, dtype.itemsize * count)

    # -- what is done

    def load(self) -> list[str]:
        """The loaded vectors."""
        text, done = self.text, self.text.label()
        near = self._near()
        pointers = self.pointers()
        far, behind_far = [self._gather(pointers, i) for i in range(self.count)], text.here
        if near is None:
            return far
        text.do(f"br label %{done}")
        label, place = near
        text.enter(label)
        loaded, behind_near = self._wide_load(place), text.here
        text.do(f"br label %{done}")
        text.enter(done)
        return [text.value(f"phi {self.many} [ {a}, %{behind_near} ], [ {b}, %{behind_far} ]") for a, b in zip(loaded, far)]

    def store(self, sources: list[str]) -> None:
        """Store vectors; of lanes with one address the highest stays."""
        text, done = self.text, self.text.label()
        near = self._near()
        pointers = self.pointers()
        for i, source in enumerate(sources):
            self._scatter(pointers, i, source)
        if near is None:
            return
        text.do(f"br label %{done}")
        label, place = near
        text.enter(label)
        self._wide_store(place, sources)
        text.do(f"br label %{done}")
        text.enter(done)

    # -- where lanes are

    def _splat(self, name: str, type_: str) -> str:
        text, many = self.text, f"<{self.text.width} x {type_}>"
        first = text.value(f"insertelement {many} poison, {type_} {name}, i64 0")
        return text.value(f"shufflevector {many} {first}, {many} poison, <{text.width} x i32> zeroinitializer")

    def _near(self) -> tuple[str, str] | None:
        """Branch to where lanes follow each other: (that block, the first lane's pointer); the text goes on where they do not."""
        if self.space == "local" or self.count not in (1, 2, 4):
            return None
        text, checks, width = self.text, self.checks, self.text.width
        near, apart = text.label(), text.label()
        stride = self.size * self.count
        ramp = ", ".join(f"{self.word} {lane * stride}" for lane in range(width))
        begins = text.value(f"sub {self.words} {self.address}, <{ramp}>")
        first = text.value(f"extractelement {self.words} {begins}, i64 0")
        differ = text.value(f"icmp ne {self.words} {begins}, {self._splat(first, self.word)}")
        odd = text.value(f"and <{width} x i1> {differ}, {self.active}")
        in_a_row = text.value(f"icmp eq i{width} {text.value(f'bitcast <{width} x i1> {odd} to i{width}')}, 0")
        if not self.wide:
            first = text.value(f"zext {self.word} {first} to i64")
        distance = first if self.start == "0" else text.value(f"sub i64 {first}, {self.start}")
        last = text.value(f"add i64 {distance}, {(width - 1) * stride}")
        inside = text.value(f"icmp ult i64 {checks.rotated(distance, self.align, 'i64')}, {checks.steps(self.room, self.align)}")
        ends = text.value(f"icmp ult i64 {last}, {self.room}")
        fits = text.value(f"and i1 {text.value(f'and i1 {inside}, {ends}')}, {in_a_row}")
        place = text.value(f"getelementptr i8, ptr {self.base}, i64 {first}")
        text.branch(fits, near, apart)
        text.enter(apart)
        return near, place

    def pointers(self) -> str:
        """The pointer of each active lane, checked."""
        text, checks, width = self.text, self.checks, self.text.width
        distance = self.address if self.start == "0" else text.value(f"sub {self.words} {self.address}, {self._splat(self.start, self.word)}")
        steps = checks.steps(self.room, self.align)
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
        within = text.value(f"getelementptr i8, ptr {self.base}, <{width} x i64> {offsets}")
        text.do(f"br label %{done}")
        text.enter(anywhere)
        addresses = self.address if self.wide else text.value(f"zext {self.words} {self.address} to <{width} x i64>")
        text.do(f"store <{width} x i64> {addresses}, ptr {checks.pointer('%w', WORKER['addresses'])}")
        checks.resolve(self.access, self.site, self.size, self.count, SPACES[self.space] + self.writes, self.mask)
        found = text.value(f"load <{width} x ptr>, ptr {checks.pointer('%w', WORKER['pointers'])}")
        behind = text.here
        text.do(f"br label %{done}")
        text.enter(done)
        return text.value(f"phi <{width} x ptr> [ {within}, %{known} ], [ {found}, %{behind} ]")

    def _rows(self) -> str:
        """Where each lane's row of local memory begins; rows are as long as local memory, rounded up to 16 bytes."""
        text, width = self.text, self.text.width
        stride = operand(text, (self.checks.word("%c", LAUNCH["local_bytes"]) + np.uint64(15)) & np.uint64(2**64 - 16), True)
        ramp = ", ".join(f"i64 {lane}" for lane in range(width))
        lanes = text.value(f"add <{width} x i64> {self._splat('%first', 'i64')}, <{ramp}>")
        return text.value(f"mul <{width} x i64> {lanes}, {stride}")

    # -- lanes apart

    def _at(self, pointers: str, i: int) -> str:
        return pointers if not i else self.text.value(f"getelementptr i8, <{self.text.width} x ptr> {pointers}, i64 {i * self.size}")

    def _gather(self, pointers: str, i: int) -> str:
        width, kind = self.text.width, self.text.mangled(self.many)
        name = f"llvm.masked.gather.{kind}.v{width}p0"
        self.text.needs[name] = f"declare {self.many} @{name}(<{width} x ptr>, i32 immarg, <{width} x i1>, {self.many})"
        return self.text.value(f"call {self.many} @{name}(<{width} x ptr> {self._at(pointers, i)}, i32 {self.size}, <{width} x i1> {self.active}, "
                               f"{self.many} zeroinitializer)")

    def _scatter(self, pointers: str, i: int, source: str) -> None:
        width, kind = self.text.width, self.text.mangled(self.many)
        name = f"llvm.masked.scatter.{kind}.v{width}p0"
        self.text.needs[name] = f"declare void @{name}({self.many}, <{width} x ptr>, i32 immarg, <{width} x i1>)"
        self.text.do(f"call void @{name}({self.many} {source}, <{width} x ptr> {self._at(pointers, i)}, i32 {self.size}, <{width} x i1> {self.active})")

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
        loaded = text.value(f"call {whole} @{name}(ptr {place}, i32 {self.size}, {bits} {mask}, {whole} zeroinitializer)")
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
        text.do(f"call void @{name}({whole} {parts[0]}, ptr {place}, i32 {self.size}, {bits} {mask})")
