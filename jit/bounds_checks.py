"""The slow way of an access, once for all of them: each active lane's address is looked up among the
allocations.

`@resolve`, which kernels find among the launch's words, fills the worker's `pointers` from its `addresses`
and remembers the last allocation; where a lane's address is wrong it writes down the first such lane,
elements one after the other as the NumPy engine looks at them, and returns what is wrong. Generic addresses
are those of shared memory, of local memory or of the arena: lanes are looked at in that order. A generic
access remembers shared memory, too, at its window. An access of padding (`Memory.granule`) passes, and its
instruction is noted among the worker's records; what is remembered has no padding, so that each comes here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from ..ir import irtypes as ty
from ..ir.core import TRUE, Block, Value, const_int
from ..ir.irtypes import I1, I8, I32, I64, VOID, Type
from .code_builder import PTR, CodeBuilder, Routine, function, word
from .printer import print_module
from .state_layout import (
    CACHE_WORDS,
    GENERIC,
    LAUNCH,
    LOCAL,
    PADDING_RECORD_WORDS,
    PADDING_RECORDS,
    SHARED,
    WORKER,
    WRITE_FLAG,
    FaultCode,
)

_ALLOCATIONS = {
    "arena": PTR,
    "allocation_starts": PTR,
    "allocation_ends": PTR,
    "allocation_is_constant": PTR,
    "allocation_count": I64,
}
"""The launch's words about its allocations, with their types."""


def _word(out: CodeBuilder, base: Value, index: Value | int, type: Type = I64) -> Value:
    """Return a word of a table."""
    return out.load(type, out.element(I64, base, index))


def _words(
    out: CodeBuilder, base: Value, places: Mapping[str, int], types: Mapping[str, Type]
) -> dict[str, Value]:
    """Return words of the launch or of a worker, by name."""
    return {name: _word(out, base, places[name], type) for name, type in types.items()}


def _remember(
    out: CodeBuilder, words: Value, start: Value, bytes: Value, origin: Value, span: Value, shift: Value
) -> None:
    """Write an allocation down among an access's words. The access asks `span` bytes, at multiples of
    2 ** `shift`.
    """
    places = [words, *(out.element(I64, words, i) for i in (1, 2, 3))]
    for value, place in zip((start, bytes, origin), places):
        out.store(value, place)
    room = out.overloaded("usub.sat", [bytes, out.binary("sub", span, 1)])
    more = out.binary("add", out.binary("shl", word(1), shift), -1)
    out.store(out.binary("lshr", out.binary("add", room, more), shift), places[3])


@dataclass(slots=True, eq=False)
class _AllocationBounds:
    """An allocation: its number, where it starts and ends, and a byte that is not 0 if it is constant."""

    number: Value
    start: Value
    end: Value
    constant: Value


def _search(
    out: CodeBuilder, launch: Mapping[str, Value], key: Value, is_over: Value, over: Block
) -> _AllocationBounds:
    """Return the last allocation that begins at an address or below it; go elsewhere where a condition holds,
    which it must if there are no allocations.
    """
    before, step, halve, candidate = (
        out.block,
        *(out.block_named(name) for name in ("step", "halve", "candidate")),
    )
    out.branch(is_over, over, step)
    out.enter(step)
    low = out.phi(I64, [(word(0), before)])
    count = out.phi(I64, [(launch["allocation_count"], before)])
    out.branch(out.icmp("ule", count, 1), candidate, halve)
    out.enter(halve)
    half = out.binary("lshr", count, 1)
    middle = out.binary("add", low, half)
    is_up = out.icmp("ule", _word(out, launch["allocation_starts"], middle), key)
    rest = out.binary("sub", count, half)
    low.append(out.select(is_up, middle, low), halve)
    count.append(out.select(is_up, rest, half), halve)
    out.br(step)
    out.enter(candidate)
    start, end = (_word(out, launch[name], low) for name in ("allocation_starts", "allocation_ends"))
    return _AllocationBounds(low, start, end, out.load(I8, out.offset(launch["allocation_is_constant"], low)))


def _pad() -> Routine:
    """Return `pad`, which notes the first access of padding by an instruction, as long as there is room."""
    names = ("site", "thread", "address", "size", "space")
    fn = function("pad", VOID, [("w", PTR), ("padding_records", PTR), *((name, I64) for name in names)])
    w, padded, site, *more = fn.args
    out = CodeBuilder(0, "v")
    block = out.block_named
    out.enter(block("entry"))
    key, cta = out.binary("add", site, 1), _word(out, w, WORKER["cta"])
    out.br(block("look"))
    out.enter(block("look"))
    i = out.phi(I64, [(word(0), block("entry"))])
    out.branch(out.icmp("eq", i, PADDING_RECORDS), block("done"), block("slot"))
    out.enter(block("slot"))
    record = out.element(ty.array(PADDING_RECORD_WORDS, I64), padded, i)
    used = out.load(I64, record)
    out.branch(out.icmp("eq", used, 0), block("put"), block("next"))
    out.enter(block("next"))
    i.append(out.binary("add", i, 1), out.block)
    out.branch(out.icmp("eq", used, key), block("done"), block("look"))
    out.enter(block("put"))
    for index, value in enumerate((key, *more, cta)):
        out.store(value, out.element(I64, record, index))
    out.br(block("done"))
    out.enter(block("done"))
    out.ret()
    return Routine(fn, out.items, "noinline")


class _Resolve:
    """The function `resolve`, made part by part. In watched launches an access whose pointer is known has no
    other allocation than that pointer's: its code was made for that, and nothing else could be undone
    (`race_prefilter`).
    """

    def __init__(self, is_watched: bool) -> None:
        names = ("access", "site", "size", "count", "kind", "mask", "first", "span", "shift")
        parameters = [("c", PTR), ("w", PTR), *((name, I64) for name in names)]
        self.fn, self.out, self.is_watched = (
            function("resolve", I32, parameters, ""),
            CodeBuilder(0, "v"),
            is_watched,
        )
        self.c, self.w, *given = self.fn.args
        self.access, self.site, self.size, self.count, self.kind, self.mask, self.first = given[:7]
        self.span, self.shift = given[7:]
        self.pad = _pad()
        self.out.needs["pad"] = self.pad

    def routine(self) -> Routine:
        """Return the function, with what it calls."""
        self._begin()
        self._look()
        self._check()
        self._look_at_rows()
        self._look_at_arena()
        self._find()
        self._go_on()
        self._report()
        return Routine(self.fn, self.out.items, needs=self.out.needs)

    def _begin(self) -> None:
        out, block = self.out, self.out.block_named
        out.enter(block("entry"))
        numbers = ("local_bytes", "local_mask", "shared_window", "local_window")
        types = {
            **_ALLOCATIONS,
            "shared_bytes": I64,
            "padded_shared_size": I64,
            "padded_ends": PTR,
            **dict.fromkeys(numbers, I64),
        }
        self.launch = _words(out, self.c, LAUNCH, types)
        pointers = ("shared", "local", "access_caches", "addresses", "pointers", "padding_records")
        self.worker = _words(out, self.w, WORKER, {**dict.fromkeys(pointers, PTR), "local_limit": I64})
        self.space = out.binary("and", self.kind, WRITE_FLAG - 1)
        self.writes = out.icmp("uge", self.kind, WRITE_FLAG)
        self.is_generic, self.is_shared, self.is_local = (
            out.icmp("eq", self.space, space) for space in (GENERIC, SHARED, LOCAL)
        )
        is_three, self.is_scalar = out.icmp("eq", self.count, 3), out.icmp("eq", self.count, 1)
        first = out.select(self.is_scalar, word(0), word(-1))
        self.whole = out.select(is_three, self.size, out.binary("mul", self.size, self.count))
        self.low_bits = out.binary("sub", self.whole, 1)
        self.stride = out.binary("and", out.binary("add", self.launch["local_bytes"], 15), -16)
        place = out.binary("mul", self.access, CACHE_WORDS)
        self.words = out.element(I64, self.worker["access_caches"], place)
        out.br(block("part"))
        out.enter(block("part"))
        self.part = out.phi(I64, [(word(0), block("entry"))])
        out.br(block("element"))
        out.enter(block("element"))
        self.element = out.phi(I64, [(first, block("part"))])
        out.br(block("lane"))
        out.enter(block("lane"))
        self.left = out.phi(I64, [(self.mask, block("element"))])
        out.branch(out.icmp("eq", self.left, 0), block("element.end"), block("look"))

    def _look(self) -> None:
        """Take the next lane if its address lies in the memory that is looked at: shared memory comes first,
        the arena last.
        """
        out, block = self.out, self.out.block_named
        out.enter(block("look"))
        self.lane = out.overloaded("cttz", [self.left, TRUE])
        rest = out.binary("and", self.left, out.binary("sub", self.left, 1))
        self.left.append(rest, block("lane.end"))
        address = _word(out, self.worker["addresses"], self.lane)
        in_shared, self.in_window, self.in_shared = self._within(address, "shared_window", self.is_shared)
        in_local, in_local_window, self.in_local = self._within(address, "local_window", self.is_local)
        local = out.select(self.in_local, word(1), word(2))
        own = out.select(self.in_shared, word(0), local)
        out.branch(out.icmp("eq", own, self.part), block("check"), block("lane.end"))
        out.enter(block("check"))
        offset = out.select(in_local_window, in_local, address)
        self.offset = out.select(self.in_window, in_shared, offset)

    def _within(self, address: Value, window: str, is_own: Value) -> tuple[Value, Value, Value]:
        """(the distance from the beginning of a window, whether a generic address lies in it, whether an
        address belongs to the window's memory).
        """
        out = self.out
        distance = out.binary("sub", address, self.launch[window])
        in_window = out.binary("and", out.icmp("ult", distance, 1 << 24), self.is_generic)
        return distance, in_window, out.binary("or", in_window, is_own)

    def _check(self) -> None:
        """Check the alignment, of the whole vector first."""
        out, block = self.out, self.out.block_named
        out.branch(out.icmp("slt", self.element, 0), block("aligned"), block("own.bits"))
        out.enter(block("aligned"))
        low = out.binary("and", self.offset, self.low_bits)
        out.branch(out.icmp("eq", low, 0), block("lane.end"), block("wrong.whole"))
        out.enter(block("own.bits"))
        is_odd = out.icmp("ne", out.binary("and", self.offset, self.low_bits), 0)
        is_bad = out.binary("and", is_odd, self.is_scalar)
        out.branch(is_bad, block("wrong.whole"), block("inside"))
        out.enter(block("inside"))
        self.here = out.binary("add", self.offset, out.binary("mul", self.element, self.size))
        self.end = out.binary("add", self.here, self.size)
        out.branch(out.icmp("ult", self.end, self.here), block("wrong"), block("where"))
        out.enter(block("where"))
        out.branch(out.icmp("eq", self.part, 2), block("search"), block("rows"))

    def _note_padding(self, space: Value) -> None:
        out = self.out
        thread = out.binary("add", self.first, self.lane)
        operands = [self.w, self.worker["padding_records"], self.site, thread, self.here, self.size, space]
        out.invoke(self.pad.fn, operands)

    def _look_at_rows(self) -> None:
        """Look at shared memory, or at a thread's local memory."""
        out, block, launch, worker = self.out, self.out.block_named, self.launch, self.worker
        out.enter(block("rows"))
        limit = out.select(self.in_shared, launch["shared_bytes"], worker["local_limit"])
        out.branch(out.icmp("ugt", self.end, limit), block("rows.beyond"), block("row"))
        out.enter(block("rows.beyond"))
        up = out.binary("add", worker["local_limit"], launch["local_mask"])
        padded_local_size = out.binary("and", up, out.binary("xor", launch["local_mask"], -1))
        room = out.select(self.in_shared, launch["padded_shared_size"], padded_local_size)
        out.branch(out.icmp("ugt", self.end, room), block("wrong"), block("rows.padded"))
        out.enter(block("rows.padded"))
        self._note_padding(out.select(self.in_shared, word(SHARED), word(LOCAL)))
        out.br(block("row"))
        out.enter(block("row"))
        thread = out.binary("add", self.first, self.lane)
        row = out.offset(worker["local"], out.binary("mul", thread, self.stride))
        base = out.select(self.in_shared, worker["shared"], row)
        self.row_host = out.offset(base, self.here)
        out.branch(self.in_window, block("window"), block("found"))
        out.enter(block("window"))
        back = out.binary("sub", word(0), launch["shared_window"])
        self.window_host = out.offset(worker["shared"], back)
        out.br(block("remember"))

    def _look_at_arena(self) -> None:
        """Look for the allocation, and whether the access lies in it, or in its padding."""
        out, block, launch = self.out, self.out.block_named, self.launch
        out.enter(block("search"))
        allocation = _search(
            out, launch, self.here, out.icmp("eq", launch["allocation_count"], 0), block("wrong")
        )
        is_below = out.icmp("ult", self.here, allocation.start)
        is_beyond = out.icmp("ugt", self.end, allocation.end)
        is_constant = out.icmp("ne", allocation.constant, 0)
        is_started = out.icmp("ult", self.here, allocation.end)
        writes_constant = out.binary("and", is_constant, self.writes)
        refused = out.binary("and", writes_constant, is_started)
        refused = out.binary("and", refused, out.binary("xor", is_below, 1))
        out.branch(refused, block("wrong.constant"), block("bounds"))
        out.enter(block("bounds"))
        is_out = self._is_outside(allocation, is_below, is_beyond)
        self.arena_host = out.offset(launch["arena"], self.here)
        self.arena_start, self.arena_bytes = (
            allocation.start,
            out.binary("sub", allocation.end, allocation.start),
        )
        out.branch(is_out, block("arena.beyond"), block("remember"))
        out.enter(block("arena.beyond"))
        is_far = out.icmp("ugt", self.end, _word(out, launch["padded_ends"], allocation.number))
        is_wrong = out.binary("or", is_far, out.binary("xor", is_beyond, 1))
        is_wrong = out.binary("or", out.binary("or", is_wrong, is_below), writes_constant)
        out.branch(is_wrong, block("wrong"), block("arena.padded"))
        out.enter(block("arena.padded"))
        self._note_padding(self.space)
        out.br(block("found"))

    def _is_outside(self, allocation: _AllocationBounds, is_below: Value, is_beyond: Value) -> Value:
        out = self.out
        if not self.is_watched:
            return out.binary("or", is_below, is_beyond)
        expected = _word(out, _word(out, self.c, LAUNCH["expected_starts"], PTR), self.access)
        is_known, is_other = out.icmp("ne", expected, 0), out.icmp("ne", expected, allocation.start)
        is_stray = out.binary("and", is_known, is_other)
        return out.binary("or", out.binary("or", is_below, is_beyond), is_stray)

    def _find(self) -> None:
        """Remember the allocation, and write down the host's pointer to the first element."""
        out, block, launch = self.out, self.out.block_named, self.launch
        out.enter(block("remember"))
        start, size, origin, host = (
            out.phi(here.type, [(here, block("window")), (there, block("bounds"))])
            for here, there in (
                (launch["shared_window"], self.arena_start),
                (launch["shared_bytes"], self.arena_bytes),
                (self.window_host, launch["arena"]),
                (self.row_host, self.arena_host),
            )
        )
        _remember(out, self.words, start, size, origin, self.span, self.shift)
        out.br(block("found"))
        out.enter(block("found"))
        ways = ((self.row_host, "row"), (host, "remember"), (self.arena_host, "arena.padded"))
        host = out.phi(PTR, [(value, block(way)) for value, way in ways])
        out.branch(out.icmp("eq", self.element, 0), block("put"), block("lane.end"))
        out.enter(block("put"))
        out.store(host, out.element(PTR, self.worker["pointers"], self.lane))
        out.br(block("lane.end"))

    def _go_on(self) -> None:
        """Go on with the next lane, element or memory."""
        out, block = self.out, self.out.block_named
        out.enter(block("lane.end"))
        out.br(block("lane"))
        ends = (
            ("element.end", self.element, self.count, "part.end", "element"),
            ("part.end", self.part, 3, "good", "part"),
        )
        for end, number, count, done, more in ends:
            out.enter(block(end))
            following = out.binary("add", number, 1)
            number.append(following, block(end))
            out.branch(out.icmp("eq", following, count), block(done), block(more))
        out.enter(block("good"))
        out.ret(const_int(I32, 0))

    def _report(self) -> None:
        """Write down what is wrong."""
        out, block = self.out, self.out.block_named
        ways = ("wrong.whole", "wrong.constant", "wrong")
        for way in ways:
            out.enter(block(way))
            out.br(block("report"))
        out.enter(block("report"))
        address, size, fault = (
            out.phi(I64, [(value, block(way)) for value, way in zip(values, ways)])
            for values in (
                (self.offset, self.here, self.here),
                (self.whole, self.size, self.size),
                (
                    word(FaultCode.OUT_OF_BOUNDS),
                    word(FaultCode.CONSTANT_WRITE),
                    word(FaultCode.OUT_OF_BOUNDS),
                ),
            )
        )
        space = out.select(self.in_shared, word(SHARED), out.select(self.in_local, word(LOCAL), self.space))
        thread = out.binary("add", self.first, self.lane)
        report = {
            "": fault,
            "_site": self.site,
            "_thread": thread,
            "_address": address,
            "_size": size,
            "_space": space,
        }
        for name, value in report.items():
            out.store(value, out.element(I64, self.w, WORKER[f"fault{name}"]))
        out.ret(const_int(I32, 1))


@cache
def resolve(is_watched: bool) -> str:
    """Return the text of `resolve`, for watched launches or others."""
    return print_module([_Resolve(is_watched).routine()])


PRELOAD_WORDS = 6
"""Of an access, for `@foresee`: its number, the byte of the parameters where its pointer stands, which bits
of the word there are the pointer, how many bytes it asks at once, the bits that must be zero, whether it
writes.
"""


@cache
def preload_bounds() -> str:
    """Return the text of `foresee`. Before a worker begins, accesses whose addresses are computed from a
    parameter remember the allocation that it points to, so that the first ones find what they look for.
    """
    fn = function("preload_bounds", VOID, [("c", PTR), ("w", PTR), ("table", PTR), ("accesses", I64)], "")
    c, w, table, accesses = fn.args
    out = CodeBuilder(0, "v")
    block = out.block_named
    out.enter(block("entry"))
    launch = _words(out, c, LAUNCH, {**_ALLOCATIONS, "params": PTR})
    sites = _word(out, w, WORKER["access_caches"], PTR)
    out.br(block("look"))
    out.enter(block("look"))
    i = out.phi(I64, [(word(0), block("entry"))])
    row = out.offset(table, out.binary("mul", i, 8 * PRELOAD_WORDS))
    access, offset, bits, span, shift, writes = (_word(out, row, n) for n in range(PRELOAD_WORDS))
    parameter = out.load(I64, out.offset(launch["params"], offset), align=1)
    pointer = out.binary("and", parameter, bits)
    words = out.element(I64, sites, out.binary("mul", access, CACHE_WORDS))
    start, size = _word(out, words, 0), _word(out, words, 1)
    is_known = out.icmp("ult", out.binary("sub", pointer, start), size)
    is_over = out.binary("or", is_known, out.icmp("eq", launch["allocation_count"], 0))
    allocation = _search(out, launch, pointer, is_over, block("next"))
    within = out.binary("sub", pointer, allocation.start)
    size = out.binary("sub", allocation.end, allocation.start)
    is_out = out.icmp("uge", within, size)
    is_constant = out.icmp("ne", allocation.constant, 0)
    may_not = out.binary("and", is_constant, out.icmp("ne", writes, 0))
    out.branch(out.binary("or", is_out, may_not), block("next"), block("remember"))
    out.enter(block("remember"))
    _remember(out, words, allocation.start, size, launch["arena"], span, shift)
    out.br(block("next"))
    out.enter(block("next"))
    following = out.binary("add", i, 1)
    i.append(following, block("next"))
    out.branch(out.icmp("eq", following, accesses), block("end"), block("look"))
    out.enter(block("end"))
    out.ret()
    return print_module([Routine(fn, out.items, needs=out.needs)])


def _next_lane(out: CodeBuilder, left: Value) -> tuple[Value, Value]:
    """(the lowest of some lanes, the others)."""
    lane = out.overloaded("cttz", [left, TRUE])
    return lane, out.binary("and", left, out.binary("sub", left, 1))


def _move(
    out: CodeBuilder, to: Value, from_: Value, size: Value, sizes: Sequence[int], align: int = 0
) -> None:
    """Move bytes of one of these sizes, and go to the block `next`."""
    blocks = [out.block_named(f"n{n}") for n in sizes]
    out.switch(size, blocks[-1], [(word(n), block) for n, block in zip(sizes[:-1], blocks)])
    for n, block in zip(sizes, blocks):
        out.enter(block)
        out.store(out.load(ty.int_type(8 * n), from_, align=align), to, align=align)
        out.br(out.block_named("next"))


@cache
def copy_lanes() -> str:
    """Return the text of `carry`, which moves elements of some lanes, one after the other, between where a
    worker's `pointers` show and its buffer: what is rare takes little code so.
    """
    parameters = [("w", PTR), ("mask", I64), ("size", I64), ("offset", I64), ("writes", I1)]
    fn = function("copy_lanes", VOID, parameters, "")
    w, mask, size, offset, writes = fn.args
    out = CodeBuilder(0, "v")
    block = out.block_named
    out.enter(block("entry"))
    pointers, buffer = (_word(out, w, WORKER[name], PTR) for name in ("pointers", "buffer"))
    out.br(block("look"))
    out.enter(block("look"))
    left = out.phi(I64, [(mask, block("entry"))])
    out.branch(out.icmp("eq", left, 0), block("done"), block("lane"))
    out.enter(block("lane"))
    lane, rest = _next_lane(out, left)
    left.append(rest, block("next"))
    place = out.offset(out.load(PTR, out.element(PTR, pointers, lane)), offset)
    own = out.offset(buffer, out.binary("mul", lane, size))
    from_, to = out.select(writes, own, place), out.select(writes, place, own)
    _move(out, to, from_, size, (1, 2, 4, 8))
    out.enter(block("next"))
    out.br(block("look"))
    out.enter(block("done"))
    out.ret()
    return print_module([Routine(fn, out.items, needs=out.needs)])


_LANES = 8


@cache
def copy_active_lanes() -> str:
    """Return the text of `some`, which copies the values of active lanes, contiguous and of equal size in
    bytes; whole words when all lanes are active.
    """
    fn = function("copy_active_lanes", VOID, [("to", PTR), ("from", PTR), ("mask", I64), ("size", I64)], "")
    to, from_, mask, size = fn.args
    out = CodeBuilder(0, "v")
    block = out.block_named
    out.enter(block("entry"))
    far = out.binary("mul", size, _LANES)
    out.br(block("look"))
    out.enter(block("look"))
    at = out.phi(I64, [(word(0), block("entry"))])
    left = out.phi(I64, [(mask, block("entry"))])
    here = out.binary("and", left, (1 << _LANES) - 1)
    out.branch(out.icmp("eq", here, (1 << _LANES) - 1), block("word"), block("lane"))
    out.enter(block("word"))
    byte = out.phi(I64, [(at, block("look"))])
    source, target = out.offset(from_, byte), out.offset(to, byte)
    out.store(out.load(I64, source, align=1), target, align=1)
    following = out.binary("add", byte, 8)
    byte.append(following, block("word"))
    end = out.binary("add", at, far)
    out.branch(out.icmp("eq", following, end), block("on"), block("word"))
    out.enter(block("lane"))
    lanes = out.phi(I64, [(here, block("look"))])
    out.branch(out.icmp("eq", lanes, 0), block("on"), block("one"))
    out.enter(block("one"))
    lane, rest = _next_lane(out, lanes)
    lanes.append(rest, block("next"))
    byte = out.binary("add", at, out.binary("mul", lane, size))
    source, target = out.offset(from_, byte), out.offset(to, byte)
    _move(out, target, source, size, (1, 2, 4, 8, 16, 32), 1)
    out.enter(block("next"))
    out.br(block("lane"))
    out.enter(block("on"))
    at.append(out.binary("add", at, far), block("on"))
    rest = out.binary("lshr", left, _LANES)
    left.append(rest, block("on"))
    out.branch(out.icmp("eq", rest, 0), block("end.all"), block("look"))
    out.enter(block("end.all"))
    out.ret()
    return print_module([Routine(fn, out.items, needs=out.needs)])
