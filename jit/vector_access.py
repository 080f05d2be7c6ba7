"""An access whose lanes have addresses of their own: near each other, within what is known, or anywhere.

Where all active lanes follow each other in the allocation that the access met last, one compare and a masked
load or store of the whole vector do (elements of vector accesses are shuffled apart). Where they only lie in
it, lanes are gathered or scattered; else `resolve` gives each lane's pointer.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from ..ir import irtypes as ty
from ..ir.core import FALSE, TRUE, Block, Value, null, poison, zero
from ..ir.irtypes import I32, I64, Type
from ..support.diagnostics import Space
from .code_builder import PTR, CodeBuilder, Routine, function, int_vector, integer, mangle, word
from .state_layout import LAUNCH, WORKER, VectorUnit
from .values import GatherIndex, Symbolic, operand, symbolic, typed

AccessKey = tuple[int, str, int, int, int]
"""Key of an access: its site, space, whether it writes, the bytes of one request and their alignment.
"""
Bounds = tuple[Value, Value, Value, Value]
"""(start, bytes, host's base) of what an access may have, and at how many aligned places it may begin."""
BoundsCheck = tuple[Value, Value, Value, Value, AccessKey]
"""(whether an access, or its whole group, lies where it may, start, bytes, host's base, the access's number).
"""
START = word(0)
"""The start of memory that has no other addresses than those of one block."""


@dataclass(frozen=True, slots=True, eq=False)
class AccessRequest:
    """An access: `count` elements of `dtype` in a space, by the lanes of `mask`; `writes` is WRITE_FLAG
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

    text: CodeBuilder
    follows_speculation: bool
    unit: VectorUnit
    is_all_active: bool
    mask: Any
    window_sizes: Any

    def bounds_check(self, request: AccessRequest, first: Value, reach: int, offset: int) -> BoundsCheck: ...
    def record_address(self, site: int, address: Any) -> None: ...
    def access_key(self, request: AccessRequest) -> AccessKey: ...
    def bounds(self, key: AccessKey) -> Bounds: ...
    def speculate(
        self,
        request: AccessRequest,
        conditions: tuple[Value, ...],
        fits: Value,
        some: Callable[[], Value] | None = None,
    ) -> bool: ...
    def proved_pointer(self, request: AccessRequest, first: Value, offset: int) -> Value | None: ...
    def active_lanes_fit(
        self, request: AccessRequest, first: Value, stride: int, offset: int, start: Value, size: Value
    ) -> Value: ...
    def count_starts(self, size: Value, span: int) -> Value: ...
    def rotate_low_bits(self, distance: Value, size: int) -> Value: ...
    def count_aligned(self, starts: Value, size: int) -> Value: ...
    def resolve(self, key: AccessKey, request: AccessRequest) -> None: ...
    def load_pointer_slot(self, base: str, index: int) -> Value: ...
    def bits(self, mask: Any) -> Value: ...
    def mask_i64(self, mask: Any) -> Value: ...


class LoadStore(Protocol):
    """An access whose lanes have addresses of their own: vectors, one for each element, come or go."""

    def load(self) -> list[Value]: ...
    def store(self, sources: list[Value]) -> None: ...


InBoundsPath = tuple[Block | None, Value, bool]
"""(the block where all lanes lie within bounds, None where the text goes on there, the first lane's pointer,
whether the others follow it).
"""


class VectorAccess:
    """One access, at `offset` bytes from each lane's `address`."""

    def __init__(self, checks: Checks, request: AccessRequest, address: Any, offset: int) -> None:
        self.checks, self.text, self.request, self.offset = checks, checks.text, request, offset
        self.space, self.dtype, self.count = request.space, request.dtype, request.count
        self.size, self.align = request.dtype.itemsize, request.align
        self.wide = address.dtype.itemsize == 8
        self.word = ty.int_type(8 * address.dtype.itemsize)
        self.longs = self._lanes(I64)
        self.lane_affine = address.lane_affine if isinstance(address, Symbolic) else None
        index = (
            address.gather_index
            if isinstance(address, Symbolic)
            and self.lane_affine is None
            and self.wide
            and self.space != "local"
            else None
        )
        self.gather_index = (
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
        self.active = operand(self.text, request.mask, True)
        self.many = self.text.type(request.dtype, True)
        self.start: Value
        self.total: Value
        self.host: Value
        self.least: Value
        self.whole: Value = TRUE
        """Condition that all lanes of a row are within bounds, active or not."""
        self.is_rare = self.lane_affine is not None and checks.follows_speculation
        """True when this runs only after a speculative version was abandoned."""
        self.key: AccessKey | None = None
        checks.record_address(request.site, address)

    # -- what is done

    def load(self) -> list[Value]:
        """The loaded vectors."""
        text, near = self.text, self._branch_in_bounds()
        if near is not None and near[0] is None:
            return self._near_load(near)
        if self._is_only_slow:
            return self._slow_load()
        done, known = text.new_block(), self._branch_in_reach()
        ways = [(self._slow_load(), text.block)]
        text.br(done)
        text.enter(known)
        ways.append((self._gather_in_reach(), text.block))
        text.br(done)
        if near is not None and near[0] is not None:
            text.enter(near[0])
            ways.append((self._near_load(near), text.block))
            text.br(done)
        text.enter(done)
        return [
            text.phi(self.many, [(values[i], behind) for values, behind in ways]) for i in range(self.count)
        ]

    def store(self, sources: list[Value]) -> None:
        """Store vectors; of lanes with one address the highest stays."""
        text, near = self.text, self._branch_in_bounds()
        if near is not None and near[0] is None:
            self._near_store(near, sources)
            return
        if self._is_only_slow:
            self._slow_store(sources)
            return
        done, known = text.new_block(), self._branch_in_reach()
        self._slow_store(sources)
        text.br(done)
        text.enter(known)
        pointers = self._pointers()
        for i, source in enumerate(sources):
            self._scatter(pointers, i, source)
        text.br(done)
        if near is not None and near[0] is not None:
            text.enter(near[0])
            self._near_store(near, sources)
            text.br(done)
        text.enter(done)

    @property
    def _is_only_slow(self) -> bool:
        return self.is_rare and self.key is not None

    def _lanes(self, type: Type) -> Type:
        """The type of a vector over the lanes."""
        return ty.vector(self.text.width, type)

    @property
    def _are_all_active(self) -> bool:
        return self.checks.is_all_active and self.request.mask is self.checks.mask

    @property
    def _is_one_by_one(self) -> bool:
        """Return whether lanes are loaded one after the other: all of them where gathers are slow."""
        unit = self.checks.unit
        return not unit.has_masks or (not unit.has_gathers and self._are_all_active)

    def _slow_load(self) -> list[Value]:
        self._resolve()
        return [self._carry(i, None) for i in range(self.count)]

    def _slow_store(self, sources: list[Value]) -> None:
        self._resolve()
        for i, source in enumerate(sources):
            self._carry(i, source)

    def _carry(self, i: int, source: Value | None) -> Value:
        """One element of each active lane from or to where the worker's pointers show."""
        text, checks = self.text, self.checks
        buffer = checks.load_pointer_slot("w", WORKER["buffer"])
        if source is not None:
            text.store(source, buffer)
        carry, mask = checks.load_pointer_slot("c", LAUNCH["copy_lanes"]), checks.mask_i64(self.request.mask)
        way = FALSE if source is None else TRUE
        done = text.call_address(
            carry, ty.VOID, [text.named("w"), mask, word(self.size), word(i * self.size), way]
        )
        return text.load(self.many, buffer) if source is None else done

    def _near_load(self, near: InBoundsPath) -> list[Value]:
        _, place, in_a_row = near
        return (
            self._wide_load(place) if in_a_row else [self._affine_load(place, i) for i in range(self.count)]
        )

    def _near_store(self, near: InBoundsPath, sources: list[Value]) -> None:
        _, place, in_a_row = near
        if in_a_row:
            self._wide_store(place, sources)
            return
        for i, source in enumerate(sources):
            self._affine_store(place, i, source)

    def _affine_load(self, place: Value, i: int) -> Value:
        return self._by_masks(
            lambda: self._strided(place, i, None), lambda: self._gather(self._ramp(place), i), self.whole
        )

    def _affine_store(self, place: Value, i: int, source: Value) -> None:
        self._by_masks(
            lambda: self._strided(place, i, source), lambda: self._scatter(self._ramp(place), i, source)
        )

    def _strided(self, place: Value, i: int, source: Value | None) -> Value:
        """One element of all lanes of a line whose first one is there."""
        assert self.lane_affine is not None
        if self.checks.unit.has_gathers:
            return (
                self._gather(self._ramp(place), i)
                if source is None
                else self._scatter(self._ramp(place), i, source)
            )
        return self._one_by_one(
            "s", self.text.offset(place, i * self.size), word(self.lane_affine.stride), source
        )

    def _ramp(self, place: Value) -> Value:
        """The pointers of a line's lanes."""
        assert self.lane_affine is not None
        return self.text.offset(place, self._multiples(I64, self.lane_affine.stride))

    def _multiples(self, type: Type, step: int) -> Value:
        """The lanes' places, times a number."""
        return int_vector(type, tuple(lane * step for lane in range(self.text.width)))

    # -- where lanes are

    @property
    def is_orderly(self) -> bool:
        """Return whether lanes of a line do not overlap, and are aligned if the first one is."""
        return (
            self.lane_affine is not None
            and self.lane_affine.stride >= self.size
            and self.lane_affine.stride % self.align == 0
        )

    def _branch_in_bounds(self) -> InBoundsPath | None:
        """Branch to where all lanes lie within bounds as a whole; the text goes on where they do not. In a
        quick version the text goes on where they do.
        """
        if (
            self.space == "local"
            or self.count not in (1, 2, 4)
            or (self.lane_affine is not None and not self.is_orderly)
        ):
            return None
        text, width, stride = self.text, self.text.width, self.size * self.count
        in_a_row = self.lane_affine is None or self.lane_affine.stride == stride
        first, conditions = (
            self._first_of_affine() if self.lane_affine is not None else self._first_of_lanes(stride)
        )
        first = text.zext_to_i64(first)
        if self.lane_affine is not None and (
            (proved := self.checks.proved_pointer(self.request, first, self.offset)) is not None
        ):
            return None, proved, in_a_row
        reach = (width - 1) * (stride if self.lane_affine is None else self.lane_affine.stride)
        fits, self.start, self.total, self.host, self.key = self.checks.bounds_check(
            self.request, first, reach, self.offset
        )
        if self.is_rare:
            return None
        place = text.offset(self.host, text.binary("add", first, self.offset))
        lane_affine = self.lane_affine
        if lane_affine is not None and self.checks.speculate(
            self.request,
            conditions,
            fits,
            lambda: self.checks.active_lanes_fit(
                self.request, first, lane_affine.stride, self.offset, self.start, self.total
            ),
        ):
            self.whole = fits
            return None, place, in_a_row
        near, apart = text.new_block(), text.new_block()
        for condition in conditions:
            fits = text.binary("and", fits, condition)
        text.branch(fits, near, apart)
        text.enter(apart)
        return near, place, in_a_row

    def _first_of_affine(self) -> tuple[Value, tuple[Value, ...]]:
        """(the first lane's address, what says that the others follow) for what is known to be a line."""
        assert self.lane_affine is not None
        return operand(self.text, self.lane_affine.base, False), self.lane_affine.conditions

    def _first_of_lanes(self, stride: int) -> tuple[Value, tuple[Value, ...]]:
        """The same by a look at all lanes."""
        text, width, vector, type, step = self.text, self.text.width, self.base, self.word, stride
        index = (
            self.gather_index
            if self.gather_index is not None and stride % self.gather_index.scale == 0
            else None
        )
        if index is not None:
            vector, type, step = index.lanes.value, I32, stride // index.scale
        begins = text.binary("sub", vector, self._multiples(type, step))
        first: Value = text.extract(begins, 0)
        conditions = [self._holds_for_active(text.icmp("eq", begins, text.broadcast(first)))]
        if index is not None:
            one: Any = symbolic(text, first, index.lanes.dtype, True)
            last = one + index.lanes.dtype.type((width - 1) * step)
            conditions.append(operand(text, last > one, False))
            first = operand(
                text, index.base + one.astype(index.base.dtype) * index.base.dtype.type(index.scale), False
            )
        return first, tuple(conditions)

    def _holds_for_active(self, lanes: Value) -> Value:
        """Return whether all active lanes have their bits set in a vector of bits."""
        text = self.text
        others = text.binary("xor", text.cast("bitcast", lanes, text.mask), -1)
        return text.icmp("eq", text.binary("and", others, self.checks.bits(self.request.mask)), 0)

    def pointers(self) -> Value:
        """The pointer of each active lane, checked."""
        text = self.text
        if self._is_only_slow:
            return self._resolved_pointers()
        done, known = text.new_block(), self._branch_in_reach()
        result, behind = self._resolved_pointers(), text.block
        text.br(done)
        text.enter(known)
        within = self._pointers()
        text.br(done)
        text.enter(done)
        return text.phi(self._lanes(PTR), [(within, known), (result, behind)])

    def _branch_in_reach(self) -> Block:
        """Branch to the block, which is the answer, where all active lanes lie in what the access met last;
        the text goes on where they do not.
        """
        text, checks = self.text, self.checks
        steps: Value | None = None
        if self.key is None:
            self.key = checks.access_key(self.request)
            self.start, self.total, self.host, steps = checks.bounds(self.key)
        if self.gather_index is not None:
            fine = self._index_fits(self.gather_index)
        else:
            if steps is None:
                steps = checks.count_aligned(checks.count_starts(self.total, self.request.bytes), self.align)
            distance = (
                self.address
                if self.start is START
                else text.binary("sub", self.address, text.broadcast(self.start))
            )
            steps = text.trunc(steps, self.word)
            fine = self._holds_for_active(
                text.icmp("ult", checks.rotate_low_bits(distance, self.align), text.broadcast(steps))
            )
        known, anywhere = text.new_block(), text.new_block()
        text.branch(fine, known, anywhere, True)
        text.enter(anywhere)
        return known

    def _index_fits(self, index: GatherIndex) -> Value:
        """Return whether the numbers of all active lanes' places lie between the least and the largest one
        whose place may be had.
        """
        text = self.text
        starts = symbolic(
            text, text.overloaded("usub.sat", [self.total, word(self.request.bytes - 1)]), np.int64, True
        )
        zeroth = typed(index.base, np.dtype(np.int64)) + np.int64(self.offset)
        if self.start is not START:
            zeroth = zeroth - symbolic(text, self.start, np.int64, True)
        shift, info = np.int64(index.scale.bit_length() - 1), np.iinfo(index.lanes.dtype)
        # From the zeroth place, which is near enough for nothing to go around, to where the stretch begins,
        # and to where its last places are.
        near = (
            (zeroth < np.int64(1 << 61))
            & (zeroth > np.int64(-1 << 61))
            & ((zeroth & np.int64(self.align - 1)) == np.int64(0))
        )
        least = np.maximum(-(zeroth >> shift), np.int64(info.min))
        largest = np.minimum((starts - np.int64(1) - zeroth) >> shift, np.int64(info.max))
        some = (largest >= least) & near
        first, span = (typed(value, index.lanes.dtype) for value in (least, largest - least))
        self.least = operand(text, first, False)
        lanes, most = (index.lanes - first).view(np.uint32), span.view(np.uint32)
        fine = (
            self._none_above(lanes.value, operand(text, most, False))
            if self._are_all_active
            else self._holds_for_active((lanes <= most).value)
        )
        return operand(text, some & symbolic(text, fine, np.bool_, True), False)

    def _none_above(self, lanes: Value, most: Value) -> Value:
        """Return whether no lane has more: of many lanes the largest ones are compared."""
        text, count = self.text, self.text.width
        while count > 8:
            count //= 2
            low, high = (text.shuffle(lanes, None, range(start, start + count)) for start in (0, count))
            lanes = text.overloaded("umax", [low, high])
        inside = text.icmp("ule", lanes, text.broadcast(most, 8))
        return text.icmp("eq", text.cast("bitcast", inside, ty.I8), -1)

    def _gather_in_reach(self) -> list[Value]:
        """The loaded vectors where the places of active lanes are known to be good."""
        text, index = self.text, self.gather_index
        if index is None or not self._is_one_by_one:
            pointers = self._pointers()
            return [self._gather(pointers, i) for i in range(self.count)]
        small: Any = index.lanes
        if not self._are_all_active:
            small = np.where(
                symbolic(text, self.active, np.bool_, False),
                small,
                symbolic(text, self.least, small.dtype, True),
            )
        base = self._zeroth_pointer(index)
        return [
            self._one_by_one(
                f"{small.dtype.kind}{index.scale}", text.offset(base, i * self.size), small.value, None
            )
            for i in range(self.count)
        ]

    def _zeroth_pointer(self, index: GatherIndex) -> Value:
        base = operand(self.text, index.base + index.base.dtype.type(self.offset & 2**64 - 1), False)
        return self.text.offset(self.host, base)

    def _wide_addresses(self) -> Value:
        return self.text.cast("zext", self.address, self.longs)

    def _pointers(self) -> Value:
        """The pointers of all lanes where those of active ones are known to be good."""
        text, index = self.text, self.gather_index
        if index is not None:
            lanes: Any = index.lanes if index.lanes.dtype.kind == "i" else index.lanes.astype(np.int64)
            return text.element(ty.int_type(8 * index.scale), self._zeroth_pointer(index), lanes.value)
        offsets = self._wide_addresses()
        if self.space == "local":
            offsets = text.binary("add", offsets, self._rows())
        return text.offset(self.host, offsets)

    def _resolve(self) -> None:
        """The same, lane by lane, in the worker's words."""
        assert self.key is not None
        place = self.checks.load_pointer_slot("w", WORKER["addresses"])
        if self.gather_index is not None:
            self._store_addresses(self.gather_index, place)
        else:
            self.text.store(self._wide_addresses(), place)
        self.checks.resolve(self.key, self.request)

    def _store_addresses(self, index: GatherIndex, place: Value) -> None:
        """All addresses of an index, in a function of its own: nothing but this rare way needs them, and LLVM
        would have them made before.
        """
        text, small = self.text, index.lanes
        name = f"spread.{small.dtype.kind}{index.scale}"
        if name not in text.needs:
            fn = function(name, ty.VOID, [("place", PTR), ("base", I64), ("small", self._lanes(I32))])
            own = CodeBuilder(text.width, "v")
            wide = own.cast("sext" if small.dtype.kind == "i" else "zext", fn.args[2], self.longs)
            far = own.binary("mul", wide, index.scale)
            own.store(own.binary("add", far, own.broadcast(fn.args[1])), fn.args[0])
            own.ret()
            text.needs[name] = Routine(fn, own.items, "noinline cold")
        base = operand(text, index.base + index.base.dtype.type(self.offset & 2**64 - 1), False)
        text.invoke(text.needs[name].fn, [place, base, small.value])

    def _resolved_pointers(self) -> Value:
        self._resolve()
        return self.text.load(self._lanes(PTR), self.checks.load_pointer_slot("w", WORKER["pointers"]))

    def _rows(self) -> Value:
        """Return where each lane's row of local memory begins; rows are as long as local memory, rounded up
        to 16 bytes.
        """
        text = self.text
        stride = -(-self.checks.window_sizes.local // 16) * 16
        lanes = text.binary("add", text.broadcast(text.named("first", I64)), self._multiples(I64, 1))
        return text.binary("mul", lanes, stride)

    # -- lanes apart

    def _element_pointers(self, pointers: Value, i: int) -> Value:
        return self.text.offset(pointers, i * self.size) if i else pointers

    def _gather(self, pointers: Value, i: int) -> Value:
        if self._is_one_by_one:
            return self._one_by_one(
                "p", null(), self._harmless_pointers(self._element_pointers(pointers, i)), None
            )
        if self.size >= 4:
            return self._gathered(self._element_pointers(pointers, i), self.many, self.size)
        # No machine gathers less than a word: the aligned word around each element is there, since memory
        # begins and ends at multiples of 64 bytes.
        text, words = self.text, self._lanes(I32)
        at = text.cast("ptrtoint", self._element_pointers(pointers, i), self.longs)
        whole = text.cast("inttoptr", text.binary("and", at, -4), pointers.type)
        bits = text.binary("shl", text.cast("trunc", at, words), 3)
        moved = text.binary("lshr", self._gathered(whole, words, 4), text.binary("and", bits, 24))
        part = text.cast("trunc", moved, self._lanes(ty.int_type(8 * self.size)))
        return text.cast("bitcast", part, self.many)

    def _one_by_one(self, how: str, base: Value, places: Value, source: Value | None) -> Value:
        """Load or store all lanes at their pointers (`how` is 'p'), at so many bytes from each other ('s'),
        or at numbers from a base ('i4': signed ones of words): a function, since machines without masks do
        one lane after another. Places lie in memory in between, from where they come back one by one.
        """
        text, is_load = self.text, source is None
        name = f"{'gather' if is_load else 'scatter'}.{mangle(text.type(self.dtype, False))}.{how}"
        if name not in text.needs:
            text.needs[name] = self._lane_loop(name, how, places.type, is_load)
        operands = [self.checks.load_pointer_slot("w", WORKER["addresses"]), base, places]
        return text.invoke(text.needs[name].fn, [*operands, *([] if source is None else [source])])

    def _lane_loop(self, name: str, how: str, places: Type, is_load: bool) -> Routine:
        """The function `name` of `_one_by_one`."""
        width, one, many = self.text.width, self.text.type(self.dtype, False), self.many
        parameters = [("words", PTR), ("base", PTR), ("places", places)]
        fn = function(
            name, many if is_load else ty.VOID, parameters if is_load else [*parameters, ("values", many)]
        )
        own, words, base = CodeBuilder(width, "v"), fn.args[0], fn.args[1]
        outcome: Value = poison(many)
        at: Value = base
        if how != "s":
            own.store(fn.args[2], words, align=64)
        for lane in range(width):
            if how == "p":
                at = own.load(PTR, own.element(PTR, words, lane))
            elif how != "s":
                at = own.load(I32, own.element(I32, words, lane))
                at = own.cast("sext" if how[0] == "i" else "zext", at, I64)
                at = own.element(ty.int_type(8 * int(how[1:])), base, at)
            elif lane:
                at = own.offset(at, fn.args[2])
            if is_load:
                outcome = own.insert(outcome, own.load(one, at, alias="memory"), lane)
            else:
                own.store(own.extract(fn.args[3], lane), at, alias="memory")
        own.ret(outcome if is_load else None)
        return Routine(fn, own.items, "noinline")

    def _gathered(self, pointers: Value, many: Type, align: int) -> Value:
        return self.text.intrinsic(
            f"llvm.masked.gather.{mangle(many)}.{mangle(pointers.type)}",
            many,
            [pointers, integer(I32, align), self.active, zero(many)],
            alias="memory",
        )

    def _scatter(self, pointers: Value, i: int, source: Value) -> Value:
        places = self._element_pointers(pointers, i)
        if not self.checks.unit.has_masks:
            return self._one_by_one("p", null(), self._harmless_pointers(places), source)
        return self.text.intrinsic(
            f"llvm.masked.scatter.{mangle(self.many)}.{mangle(places.type)}",
            ty.VOID,
            [source, places, integer(I32, self.size), self.active],
            alias="memory",
        )

    def _harmless_pointers(self, pointers: Value) -> Value:
        """The pointers of lanes that run; others have one to a place of no meaning, so that no lane
        is asked whether it runs.
        """
        text = self.text
        if self._are_all_active:
            return pointers
        nowhere = text.broadcast(self.checks.load_pointer_slot("w", WORKER["scratch"]))
        return text.select(self.active, pointers, nowhere)

    # -- lanes that follow each other

    def _by_masks(
        self, all_lanes: Callable[[], Value], some: Callable[[], Value], harmless: Value | None = None
    ) -> Value:
        """Return what `some` writes, for the lanes that run; where the machine has no masks, `all_lanes`
        where all run, which is much faster then, or where `harmless` says that others do no harm.
        """
        text = self.text
        if self._are_all_active:
            return all_lanes()
        if self.checks.unit.has_masks:
            return some()
        if harmless is TRUE:
            return all_lanes()
        every, others, done = text.new_block(), text.new_block(), text.new_block()
        if harmless is None:
            harmless = text.icmp("eq", self.checks.bits(self.request.mask), -1)
        text.branch(harmless, every, others, True)
        text.enter(every)
        whole, behind = all_lanes(), text.block
        text.br(done)
        text.enter(others)
        part, behind_part = some(), text.block
        text.br(done)
        text.enter(done)
        return (
            whole if whole.type is ty.VOID else text.phi(whole.type, [(whole, behind), (part, behind_part)])
        )

    @property
    def _row_type(self) -> Type:
        """The type of all elements of all lanes."""
        return ty.vector(self.text.width * self.count, self.text.type(self.dtype, False))

    @property
    def _row_mask(self) -> Value:
        """The mask of all elements of the lanes that run."""
        count = self.count
        if count == 1:
            return self.active
        return self.text.shuffle(self.active, None, [i // count for i in range(self.text.width * count)])

    def _wide_load(self, place: Value) -> list[Value]:
        text, width, count, whole = self.text, self.text.width, self.count, self._row_type

        def some() -> Value:
            if not self.checks.unit.has_masks:
                return self._copy_active(place, None)
            operands = [place, integer(I32, self.size), self._row_mask, zero(whole)]
            return text.intrinsic(f"llvm.masked.load.{mangle(whole)}.p0", whole, operands, alias="memory")

        loaded = self._by_masks(
            lambda: text.load(whole, place, align=self.size, alias="memory"), some, self.whole
        )
        if count == 1:
            return [loaded]
        return [text.shuffle(loaded, None, range(i, width * count, count)) for i in range(count)]

    def _wide_store(self, place: Value, sources: list[Value]) -> None:
        text, width, count = self.text, self.text.width, self.count
        lanes, parts = width, list(sources)
        while len(parts) > 1:
            lanes *= 2
            parts = [text.shuffle(a, b, range(lanes)) for a, b in zip(parts[::2], parts[1::2])]
        if count > 1:
            order = [i % count * width + i // count for i in range(width * count)]
            parts = [text.shuffle(parts[0], None, order)]
        whole = parts[0]

        def some() -> Value:
            if not self.checks.unit.has_masks:
                return self._copy_active(place, whole)
            operands = [whole, place, integer(I32, self.size), self._row_mask]
            return text.intrinsic(
                f"llvm.masked.store.{mangle(whole.type)}.p0", ty.VOID, operands, alias="memory"
            )

        self._by_masks(lambda: text.store(whole, place, align=self.size, alias="memory"), some)

    def _copy_active(self, place: Value, source: Value | None) -> Value:
        """Load or store those lanes that run, through the worker's buffer, where the machine has no masks
        worth the name.
        """
        text, checks = self.text, self.checks
        buffer = checks.load_pointer_slot("w", WORKER["buffer"])
        to, from_ = (buffer, place) if source is None else (place, buffer)
        if source is not None:
            text.store(source, buffer)
        some, mask = (
            checks.load_pointer_slot("c", LAUNCH["copy_active_lanes"]),
            checks.mask_i64(self.request.mask),
        )
        done = text.call_address(some, ty.VOID, [to, from_, mask, word(self.request.bytes)])
        return text.load(self._row_type, buffer) if source is None else done
