"""Memory as a strip sees it: every address is checked, then lanes load or store together.

An access remembers the allocation that it met last. Where all active lanes follow each other in it, one
compare and a masked load do; where they only lie in it, one compare per vector (range and alignment together:
the distance from the start, rotated by the size's bits) and a gather. Otherwise `resolve` looks at each
active lane, names the fault or gives the host's pointers, and remembers.

Shared memory is one block per worker, local memory a row per thread.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..runtime.engine.executable import BASIC
from ..runtime.numpy_engine.memory.access import LaneMemory
from ..runtime.numpy_engine.values import load_block
from ..support.diagnostics import AccessKind, Space
from .check_coalescing import CoalescedBytes
from .state_layout import LAUNCH, READ, SITE_WORDS, SLOT_BYTES, SPACES, WORKER, WRITE, WRITES
from .text import INVARIANT, MEMORY, WORDS, Text
from .values import Symbolic, Untraceable, canonical, is_uniform, operand, symbolic, typed
from .vector_access import Ask, LoadStore, Number, VectorAccess

Dtype = Any

_LENGTHS = {
    ("%c", LAUNCH["params"]): ", !dereferenceable !10",
    ("%w", WORKER["sites"]): ", !dereferenceable !11",
}
"""Pointers to memory that is always dereferenceable."""


class Windows:
    """The addresses of memory that instructions ask for."""

    def __init__(self, address_bits: int) -> None:
        self.address_bits = address_bits
        self.shared_window = 0xE000_0000 if address_bits == 32 else 1 << 44
        self.local_window = 0xF000_0000 if address_bits == 32 else 1 << 45


@dataclass(frozen=True, slots=True)
class Room:
    """Bytes of shared memory, None where only the launch knows, and of a thread's local memory; where that
    `grows`, of the most that it may become.
    """

    shared: int | None
    local: int
    grows: bool = False


class AccessEmitter:
    """The memory access object of a block's generated text; the counterpart of `numpy_engine`'s `LaneMemory`.
    `mask` are the lanes that run, `keep` the registers whose old values others need; `site_base` numbers the
    instructions of the running frame.
    """

    def __init__(
        self,
        text: Text,
        specials: Any,
        symbols: Any,
        address_bits: int,
        room: Room,
        numbers: dict[Number, int],
        origins: dict[int, int | None],
        hosted: list[str],
        has_masks: bool,
    ) -> None:
        self.text, self.specials, self.symbols = text, specials, symbols
        text.owner, self.hosted, self.has_masks = self, hosted, has_masks
        self.memory = Windows(address_bits)
        self.room_of, self.uses_local = room, room.local > 0
        self.mask: Any = None
        self.groups: dict[int, CoalescedBytes] = {}
        self.numbers, self.origins = numbers, origins
        self.keep = self.site_base = self.local_base = 0
        self.careful = ""
        """In a block's quick version, where lines and single places are taken to be within bounds, the label
        of the careful one.
        """
        self.is_whole = False
        """True in the all-active version."""
        self.is_left = False
        """In a careful version, whether there is a quick one, which has been left."""
        self.is_spoiled = False
        """True once the block has side effects, so that it cannot be executed again."""
        self.spared: frozenset[int] = frozenset()
        """The accesses, by their sites, that a look at the whole block of threads has found to be fine
        (`bounds_check_hoisting`).
        """
        self.scattered: set[int] = set()
        """The instructions whose lanes' places are anywhere."""
        self.scattered_access: Callable[[AccessEmitter, Ask, Any, int], LoadStore] = VectorAccess
        """Generator of the code of an access whose lanes have different addresses."""
        self._proved = {"true"}
        self.touched: Callable[[int, Ask, Any, int], None] | None = None
        """Callback for each access after its code is generated, with its kind (`race_prefilter`) and site.
        """

    def has_proved(self, conditions: tuple[str, ...]) -> bool:
        """Return whether these bits are known to be set."""
        return self._proved.issuperset(conditions)

    @property
    def is_quick(self) -> bool:
        """Return whether anything has been taken to be so."""
        return len(self._proved) > 1

    def __getattr__(self, name: str) -> Any:
        raise Untraceable(f"'{name}' has no code here")

    # -- what the text asks besides memory

    def special(self, name: str) -> Any:
        """A special register."""
        return self.specials[name]

    def per_lane(self, table: np.ndarray) -> list[Any]:
        """The columns of a table with a row for each lane of a warp."""
        if self.text.width != len(table):
            raise Untraceable("a strip that is not a warp")
        return [
            symbolic(self.text, f"<{', '.join(f'i64 {v}' for v in column)}>", np.int64, False)
            for column in table.T.tolist()
        ]

    def local_address(self, offset: int) -> Any:
        """The address of a variable of the running function."""
        return np.uint64(self.local_base + offset & 2**64 - 1)

    def param_address(self, offset: int) -> Any:
        """The address of a byte of the kernel's parameters."""
        return self.word("%c", LAUNCH["param_base"]) + np.uint64(offset & 2**64 - 1)

    def is_in(self, space: Space, address: Any) -> Any:
        """`isspacep`."""
        if space not in ("global", "local", "shared"):
            raise Untraceable(f"isspacep.{space}")
        return LaneMemory.is_in(self, space, address)  # type: ignore[arg-type]

    def _full(self, address: Any) -> Any:
        return (
            address if 8 * address.dtype.itemsize >= self.memory.address_bits else address.astype(np.uint64)
        )

    def param(self, dtype: Dtype, offset: int, mask: Any = None, site: int = 0) -> Any:
        """Bytes of the kernel's parameters; the launch has made room behind them."""
        if offset < 0:
            raise Untraceable("parameters are read outside")
        place = self.text.value(f"getelementptr i8, ptr {self.pointer('%c', LAUNCH['params'])}, i64 {offset}")
        type_ = self.text.type(dtype, False)
        is_pointer = np.dtype(dtype).kind in "iu" and 8 * np.dtype(dtype).itemsize == self.memory.address_bits
        return symbolic(
            self.text,
            self.text.load(type_, place, f", align 1{INVARIANT}"),
            dtype,
            True,
            origin=offset if is_pointer else None,
        )

    def word(self, base: str, index: int) -> Symbolic:
        """A word of the launch or of the worker, as u64."""
        return symbolic(self.text, self._word(base, index, "i64"), np.uint64, True)

    def pointer(self, base: str, index: int) -> str:
        """A pointer among the words."""
        return self._word(base, index, "ptr")

    def _word(self, base: str, index: int, type_: str) -> str:
        place = self.text.value(f"getelementptr i64, ptr {base}, i64 {index}")
        return self.text.load(type_, place, INVARIANT + _LENGTHS.get((base, index), ""))

    @staticmethod
    def word_of(text: Text, base: str, name: str, type_: str) -> str:
        """A word by its name."""
        place = text.value(f"getelementptr i64, ptr {base}, i64 {(LAUNCH if base == '%c' else WORKER)[name]}")
        return text.load(type_, place, INVARIANT)

    # -- masks

    def bits(self, mask: Any) -> str:
        """A mask as an integer."""
        vector = operand(self.text, mask, True)
        return self.text.value(f"bitcast <{self.text.width} x i1> {vector} to i{self.text.width}")

    def mask_word(self, mask: Any) -> str:
        """A mask as a word of 64 bits."""
        bits = self.bits(mask)
        return bits if self.text.width == 64 else self.text.value(f"zext i{self.text.width} {bits} to i64")

    def nobody(self, bits: str) -> str:
        """Return whether an integer of lanes is empty."""
        return self.text.value(f"icmp eq i{self.text.width} {bits}, 0")

    # -- the quick version of a block

    def goes_on(
        self, ask: Ask, conditions: tuple[str, ...], fits: str, some: Callable[[], str] | None = None
    ) -> bool:
        """In a quick version, go on only where conditions hold, and where an access fits or `some` says that
        it does for the lanes that run; False where that cannot be had: an access has both ways then.
        """
        if (
            not self.careful
            or ask.mask is not self.mask
            or (self.is_spoiled and not self._proved.issuperset((*conditions, fits)))
        ):
            return False
        self._prove(conditions, fits, some)
        return True

    def _prove(self, conditions: tuple[str, ...], fits: str, some: Callable[[], str] | None) -> None:
        text = self.text
        for condition in (*conditions, fits):
            if condition in self._proved:
                continue
            on = text.label()
            if condition == fits and some is not None and not self.is_whole:
                other = text.label()
                text.branch(condition, on, other, True)
                text.enter(other)
                text.branch(some(), on, self.careful)
            else:
                text.branch(condition, on, self.careful, True)
            text.enter(on)
            self._proved.add(condition)

    def spared_place(self, ask: Ask, first: str, offset: int) -> str:
        """The host's pointer to the first lane's place, whose address is that word + `offset`, for an access
        that is spared checks; else ''.
        """
        if ask.mask is not self.mask or self.site_base + ask.site not in self.spared:
            return ""
        host = (
            self.pointer("%c", LAUNCH["arena"])
            if ask.space == "global"
            else self.pointer("%w", WORKER[ask.space])
        )
        return self.text.value(
            f"getelementptr i8, ptr {host}, i64 {self.text.value(f'add i64 {first}, {offset}')}"
        )

    def foresee(self, group: CoalescedBytes, address: Any) -> None:
        """Look at a group at once, whose base the block has from the beginning: later there may be no way
        back.
        """
        address = self.address_of(group.space, address, 0)
        self.note(group.site, address)
        if self.is_one(group.space, address):
            self._prove(
                (),
                self.checked(
                    group,
                    self.text.widened(
                        operand(self.text, address, False), self.text.type(address.dtype, False)
                    ),
                    0,
                )[0],
                None,
            )
        elif (
            isinstance(address, Symbolic)
            and address.line is not None
            and group.space != "local"
            and address.line.stride > 0
            and address.line.stride % group.align == 0
        ):
            line = address.line
            first = self.text.widened(
                operand(self.text, line.base, False), self.text.type(address.dtype, False)
            )
            fits, start, size, *_ = self.checked(group, first, (self.text.width - 1) * line.stride)
            self._prove(line.conditions, fits, lambda: self._some_fit(group, first, line.stride, start, size))

    # -- loads and stores

    def load(self, space: Space, dtype: Dtype, address: Any, mask: Any, site: int, offset: int = 0) -> Any:
        """The values at `address` + `offset`."""
        return self.load_vector(space, dtype, 1, address, mask, site, offset)[0]

    def load_vector(
        self, space: Space, dtype: Dtype, count: int, address: Any, mask: Any, site: int, offset: int = 0
    ) -> list[Any]:
        """`count` elements that follow each other."""
        dtype, text = np.dtype(dtype), self.text
        ask = Ask(space, dtype, count, mask, site)
        if self.is_one(space, address):
            place, done = self._one(ask, address, offset)
            result = []
            for i in range(count):
                at = text.value(f"getelementptr i8, ptr {place}, i64 {i * dtype.itemsize}")
                result.append(text.load(text.type(dtype, False), at, MEMORY))
            result = self._join(done, result, text.type(dtype, False))
        else:
            result = self.scattered_access(self, ask, self.address_of(space, address, 0), offset).load()
        self._touch(READ, ask, address, offset)
        return [symbolic(text, name, dtype, self.is_one(space, address)) for name in result]

    def _touch(self, kind: int, ask: Ask, address: Any, offset: int) -> None:
        if self.touched is not None:
            self.touched(kind, ask, self.address_of(ask.space, address, 0), offset)

    def store(
        self, space: Space, dtype: Dtype, address: Any, value: Any, mask: Any, site: int, offset: int = 0
    ) -> None:
        """Store where the mask says; of lanes with one address the highest stays."""
        self.store_vector(space, dtype, address, [value], mask, site, offset)

    def store_vector(
        self,
        space: Space,
        dtype: Dtype,
        address: Any,
        values: list[Any],
        mask: Any,
        site: int,
        offset: int = 0,
    ) -> None:
        """Store elements that follow each other."""
        dtype, text = np.dtype(dtype), self.text
        values = [typed(canonical(value), dtype) for value in values]
        ask = Ask(space, dtype, len(values), mask, site, WRITES)
        if self.is_one(space, address) and space != "generic":
            place, done = self._one(ask, address, offset)
            for i, value in enumerate(values):
                at = text.value(f"getelementptr i8, ptr {place}, i64 {i * dtype.itemsize}")
                name = self._last(value, mask)
                text.store(text.type(dtype, False), name, at, MEMORY)
            self._join(done, [], "")
        else:
            self.scattered_access(self, ask, self.address_of(space, address, 0), offset).store(
                [operand(text, value, True) for value in values]
            )
        self.is_spoiled = True
        self._touch(WRITE, ask, address, offset)

    def _check_vector(
        self, space: Space, address: Any, size: int, count: int, mask: Any, site: int, access: AccessKind
    ) -> None:
        """See that all elements of an access may be had."""
        address = self.address_of(space, address, 0)
        if not isinstance(address, Symbolic):
            address = symbolic(self.text, operand(self.text, address, True), address.dtype, False)
        VectorAccess(self, Ask(space, np.dtype(f"u{size}"), count, mask, site, WRITES), address, 0).pointers()

    def copy(self, target: Any, source: Any, size: int, mask: Any, site: int) -> None:
        """`cp.async`: at once."""
        LaneMemory.copy(self, target, source, size, mask, site)  # type: ignore[arg-type]

    def address_of(self, space: str, address: Any, offset: int) -> Any:
        """The address of the element; of 64 bits where it is one of the arena."""
        if isinstance(address, Symbolic) and address.dtype.kind == "i":
            address = address.view(f"u{address.dtype.itemsize}")
        if offset:
            address = address + address.dtype.type(offset & (1 << 8 * address.dtype.itemsize) - 1)
        return address if space in ("shared", "local") else typed(address, np.dtype(np.uint64))

    def is_one(self, space: str, address: Any) -> bool:
        """Return whether all lanes access the same place."""
        return is_uniform(address) and space != "local" and not (space == "generic" and self.uses_local)

    def _last(self, value: Any, mask: Any) -> str:
        """Return what the highest active lane has."""
        text = self.text
        if is_uniform(value):
            return operand(text, value, False)
        bits = self.bits(mask)
        type_ = f"i{text.width}"
        zeros = text.intrinsic(f"llvm.ctlz.{type_}", type_, [(type_, bits), ("i1", "false")])
        lane = text.value(f"sub {type_} {text.width - 1}, {zeros}")
        wide = lane if text.width == 64 else text.value(f"zext {type_} {lane} to i64")
        return text.value(f"extractelement {value.type} {value.name}, i64 {wide}")

    # -- one address for all

    def _one(self, ask: Ask, address: Any, offset: int) -> tuple[str, tuple[str, str] | None]:
        """The host's pointer to the one place of all lanes; where nobody may be active, also how to go round
        the access.
        """
        text, mask = self.text, ask.mask
        self.note(ask.site, address)
        around: tuple[str, str] | None = None
        base = operand(text, typed(self.address_of(ask.space, address, 0), np.dtype(np.uint64)), False)
        place = self.spared_place(ask, base, offset)
        if place:
            return place, None
        if mask is not self.mask:
            inside, behind, here = text.label(), text.label(), text.here
            text.branch(self.nobody(self.bits(mask)), behind, inside)
            text.enter(inside)
            around = (here, behind)
        fits, _, _, host, number = self.fitting(ask, base, 0, offset)
        near = text.value(f"getelementptr i8, ptr {host}, i64 {text.value(f'add i64 {base}, {offset}')}")
        if self.goes_on(ask, (), fits):
            return near, None
        fast, slow, done = text.label(), text.label(), text.label()
        text.branch(fits, fast, slow, True)
        text.enter(fast)
        text.do(f"br label %{done}")
        text.enter(slow)
        whole = operand(text, typed(self.address_of(ask.space, address, offset), np.dtype(np.uint64)), True)
        text.do(f"store <{text.width} x i64> {whole}, ptr {self.pointer('%w', WORKER['addresses'])}")
        self.resolve(number, ask)
        pointers = self.pointer("%w", WORKER["pointers"])
        type_ = f"i{text.width}"
        first = text.intrinsic(f"llvm.cttz.{type_}", type_, [(type_, self.bits(mask)), ("i1", "false")])
        far = text.load(
            "ptr", text.value(f"getelementptr ptr, ptr {pointers}, i64 {text.widened(first, type_)}")
        )
        behind_slow = text.here
        text.do(f"br label %{done}")
        text.enter(done)
        return text.value(f"phi ptr [ {near}, %{fast} ], [ {far}, %{behind_slow} ]"), around

    def _join(self, around: tuple[str, str] | None, names: list[str], type_: str) -> list[str]:
        """Come back to those who went round an access; they get zeros."""
        if around is None:
            return names
        text, here = self.text, self.text.here
        text.do(f"br label %{around[1]}")
        text.enter(around[1])
        zero = "0.0" if type_ in ("float", "double") else "0"
        return [text.value(f"phi {type_} [ {name}, %{here} ], [ {zero}, %{around[0]} ]") for name in names]

    # -- what the device runtime does

    def service(self, name: str, values: list[Any], site: int) -> Any:
        """Call a function of the device runtime; its result, None where it has none."""
        text, self.is_spoiled = self.text, True
        place, many = self.pointer("%w", WORKER["buffer"]), f"<{text.width} x i64>"
        for i, (value, type_) in enumerate(zip(values, BASIC[name].split()[1:])):
            dtype = np.dtype(np.uint32 if type_ == "u32" else np.uint64)
            given = (
                value.view(dtype)
                if isinstance(value, Symbolic | np.generic)
                else load_block(value, 0, dtype.type)
            )
            text.store(
                many,
                operand(text, typed(given, np.dtype(np.uint64)), True),
                text.value(f"getelementptr i8, ptr {place}, i64 {SLOT_BYTES * i}"),
            )
        arguments = (
            f"ptr %w, i64 {list(BASIC).index(name)}, i64 {self.site_base + site}, i64"
            f" {self.mask_word(self.mask)}, i64 %first"
        )
        self.leave(text.value(f"call i32 {self.pointer('%c', LAUNCH['host'])}({arguments})"))
        result = symbolic(text, text.load(many, place), np.uint64, False)
        return {"u32": typed(result, np.dtype(np.uint32)), "u64": result}.get(BASIC[name].split()[0])

    # -- addresses of their own

    def fitting(self, ask: Ask, first: str, reach: int, offset: int) -> tuple[str, str, str, str, Number]:
        """(whether the access, or its whole group, lies where it may, start, bytes, host's base, the access's
        number).

        `first` is the base address of the first lane as a word, `reach` how far the last lane's is from it.
        """
        return self.checked(self._group_of(ask, offset), first, reach)

    def _group_of(self, ask: Ask, offset: int) -> CoalescedBytes:
        """An access's group, or one of its own."""
        group = self.groups.get(ask.site) if ask.mask is self.mask else None
        return group or CoalescedBytes(ask.space, ask.writes, offset, offset + ask.bytes, ask.align, ask.site)

    def some_fit(self, ask: Ask, first: str, stride: int, offset: int, start: str, size: str) -> str:
        """Return whether what the running lanes of a line access lies where it may."""
        return self._some_fit(self._group_of(ask, offset), first, stride, start, size)

    def _some_fit(self, group: CoalescedBytes, first: str, stride: int, start: str, size: str) -> str:
        text, lanes = self.text, f"i{self.text.width}"
        bits = self.bits(self.mask)
        low, high = (
            text.widened(
                text.intrinsic(f"llvm.{name}.{lanes}", lanes, [(lanes, bits), ("i1", "false")]), lanes
            )
            for name in ("cttz", "ctlz")
        )
        between = text.value(f"sub i64 {text.value(f'sub i64 {text.width - 1}, {high}')}, {low}")
        reach = text.value(
            f"add i64 {text.value(f'mul i64 {between}, {stride}')}, {group.high - group.low - 1}"
        )
        room = text.intrinsic("llvm.usub.sat.i64", "i64", [("i64", size), ("i64", reach)])
        moved = text.value(
            f"add i64 {text.value(f'mul i64 {low}, {stride}')}, {text.value(f'add i64 {first}, {group.low}')}"
        )
        distance = moved if start == "0" else text.value(f"sub i64 {moved}, {start}")
        return text.value(
            f"icmp ult i64 {self.rotated(distance, group.align, 'i64')}, {self.steps(room, group.align)}"
        )

    def checked(self, group: CoalescedBytes, first: str, reach: int) -> tuple[str, str, str, str, Number]:
        """`fitting` of a group."""
        text, known = self.text, group.known.get(reach)
        if known is None:
            number = (
                self.site_base + group.site,
                group.space,
                group.writes,
                group.high - group.low + reach,
                group.align,
            )
            start, size, host, limit = self.bounds(number)
            moved = first if not group.low else text.value(f"add i64 {first}, {group.low}")
            distance = moved if start == "0" else text.value(f"sub i64 {moved}, {start}")
            fits = text.value(f"icmp ult i64 {self.rotated(distance, group.align, 'i64')}, {limit}")
            known = group.known[reach] = fits, start, size, host, number
        return known

    def room(self, size: str, span: int) -> str:
        """At how many bytes of a stretch something so long may begin."""
        return (
            size
            if span == 1
            else self.text.intrinsic("llvm.usub.sat.i64", "i64", [("i64", size), ("i64", str(span - 1))])
        )

    def number(self, ask: Ask) -> Number:
        """Return what an access that stands alone is known by."""
        return self.site_base + ask.site, ask.space, ask.writes, ask.bytes, ask.align

    def bounds(self, number: Number) -> tuple[str, str, str, str]:
        """(start, bytes, host's base) of what an access may have, and at how many aligned places it may
        begin.
        """
        text, (_, space, _, span, align) = self.text, number
        if space in ("shared", "local"):
            total = (
                self.room_of.shared
                if space == "shared"
                else self.room_of.local
                if not self.room_of.grows
                else None
            )
            if total is not None:
                return (
                    "0",
                    str(total),
                    self.pointer("%w", WORKER[space]),
                    str(max(total - span + align, 0) // align),
                )
            limit = text.value(f"getelementptr i64, ptr %w, i64 {WORKER['local_limit']}")
            bytes_ = (
                self._word("%c", LAUNCH["shared_bytes"], "i64")
                if space == "shared"
                else text.load("i64", limit)
            )
            return "0", bytes_, self.pointer("%w", WORKER[space]), self.steps(self.room(bytes_, span), align)
        place = text.value(
            f"getelementptr [{SITE_WORDS} x i64], ptr {self.pointer('%w', WORKER['sites'])}, i64"
            f" {self.access_word(number)}"
        )
        names = []
        for i, type_ in enumerate(("i64", "i64", "ptr", "i64")):
            names.append(text.load(type_, text.value(f"getelementptr i64, ptr {place}, i64 {i}"), WORDS))
        return names[0], names[1], names[2], names[3]

    def access_word(self, number: Number) -> str:
        """The number of an access among those that the worker keeps words about, as an operand."""
        return str(self.access_of(number))

    def site_word(self, ask: Ask) -> str:
        """The number of the instruction that an access belongs to, as an operand."""
        return str(self.site_base + ask.site)

    def rotated(self, distance: str, size: int, type_: str) -> str:
        """A distance from the start with its low bits, which must be zero, on top."""
        if size == 1:
            return distance
        shift = (size - 1).bit_length()
        amount = str(shift) if not type_.startswith("<") else f"splat ({type_[1:-1].split(' x ')[1]} {shift})"
        return self.text.intrinsic(
            f"llvm.fshr.{self.text.mangled(type_)}",
            type_,
            [(type_, distance), (type_, distance), (type_, amount)],
        )

    def steps(self, room: str, size: int) -> str:
        """Return how many aligned places there are."""
        if size == 1:
            return room
        more = self.text.value(f"add i64 {room}, {size - 1}")
        return self.text.value(f"lshr i64 {more}, {(size - 1).bit_length()}")

    def note(self, site: int, address: Any) -> None:
        """From which of the kernel's parameters an access has its address, and whether lanes' are
        anywhere.
        """
        self.origins[self.site_base + site] = address.origin if isinstance(address, Symbolic) else None
        if not is_uniform(address) and address.line is None:
            self.scattered.add(site)

    def access_of(self, number: Number) -> int:
        """Return where an access stands among the worker's words about accesses."""
        return self.numbers.setdefault(number, len(self.numbers))

    def leave(self, bad: str) -> None:
        """Leave the strip where something is wrong, of which the worker's words tell."""
        fine = self.text.label()
        self.text.branch(self.text.value(f"icmp eq i32 {bad}, 0"), fine, "failed", True)
        self.text.enter(fine)

    def resolve(self, number: Number, ask: Ask) -> None:
        """Have each active lane's address checked and turned into a pointer; leaves the strip where one is
        wrong.
        """
        text = self.text
        *_, span, align = number
        arguments = (
            f"i64 {self.access_word(number)}, i64 {self.site_word(ask)}, i64 {ask.dtype.itemsize}, i64"
            f" {ask.count}, i64 {SPACES[ask.space] + ask.writes}, i64 {self.mask_word(ask.mask)}, i64 %first,"
            f" i64 {span}, i64 {align.bit_length() - 1}"
        )
        self.leave(
            text.value(f"call i32 {self.pointer('%c', LAUNCH['resolve'])}(ptr %c, ptr %w, {arguments})")
        )
