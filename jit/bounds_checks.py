"""Helper functions of all kernels: the slow path of accesses, preloaded bounds, copies of single lanes.

They are emitted once per process and compiled apart from kernels, which call them through state slots of the
launch (`launch_context`).

`resolve` is the slow path of an access (`vector_access`). It looks up the address of each active lane among
the allocations, fills the worker's `pointers` from its `addresses`, and stores the last allocation in the
access's bounds cache. Invariant: it finds the same fault as the NumPy engine. So it visits elements in the
outer loop and lanes in the inner one, and records the first failing lane.

A generic address belongs to shared memory, local memory or the arena. Three passes treat the lanes of each,
in this order. A generic access caches shared memory, too, at its window's addresses.

An access of padding (`Memory.granule`) succeeds, and its instruction is recorded. Cached bounds exclude
padding, so that every such access takes the slow path.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from ..ir import irtypes as ty
from ..ir.core import Block, Value, const_int
from ..ir.irtypes import I1, I8, I32, I64, VOID, Type
from ..runtime.memory.arena import LOCAL_WINDOW, SHARED_WINDOW
from .code_builder import PTR, CodeBuilder, Routine, function, pop_lane, word
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
"""The launch's slots that describe its allocations, with their types."""


def _load_word(out: CodeBuilder, base: Value, index: Value | int, type: Type = I64) -> Value:
    """Emit a load of 64-bit word `index` of a table."""
    return out.load(type, out.element(I64, base, index))


def _load_slots(
    out: CodeBuilder, base: Value, slots: Mapping[str, int], types: Mapping[str, Type]
) -> dict[str, Value]:
    """Emit loads of state slots of the launch or of a worker; return the values by name."""
    return {name: _load_word(out, base, slots[name], type) for name, type in types.items()}


def _store_bounds(
    out: CodeBuilder, cache: Value, start: Value, bytes: Value, host: Value, span: Value, shift: Value
) -> None:
    """Emit the update of a bounds cache: start, size in bytes, host base, limit.

    The limit is the number of multiples of 2^`shift` at which an access of `span` bytes fits.
    """
    slots = [cache, *(out.element(I64, cache, i) for i in (1, 2, 3))]
    for value, slot in zip((start, bytes, host), slots):
        out.store(value, slot)
    starts = out.overloaded("usub.sat", [bytes, out.binary("sub", span, 1)])
    rounding = out.binary("add", out.binary("shl", word(1), shift), -1)
    out.store(out.binary("lshr", out.binary("add", starts, rounding), shift), slots[3])


@dataclass(slots=True, eq=False)
class _AllocationBounds:
    """An allocation: its index, start and end addresses, and a byte that is nonzero for constant memory."""

    index: Value
    start: Value
    end: Value
    constant: Value


def _search(
    out: CodeBuilder, launch: Mapping[str, Value], key: Value, is_over: Value, over: Block
) -> _AllocationBounds:
    """Emit a binary search for the last allocation that starts at or below address `key`.

    Control goes to the block `over` instead if `is_over` holds, as it must without allocations.
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
    is_up = out.icmp("ule", _load_word(out, launch["allocation_starts"], middle), key)
    rest = out.binary("sub", count, half)
    low.append(out.select(is_up, middle, low), halve)
    count.append(out.select(is_up, rest, half), halve)
    out.br(step)
    out.enter(candidate)
    start, end = (_load_word(out, launch[name], low) for name in ("allocation_starts", "allocation_ends"))
    return _AllocationBounds(low, start, end, out.load(I8, out.offset(launch["allocation_is_constant"], low)))


def _padding_recorder() -> Routine:
    """Return the function that records each instruction's first access of padding.

    Up to PADDING_RECORDS instructions are recorded per worker.
    """
    names = ("site", "thread", "address", "size", "space")
    fn = function(
        "record_padding", VOID, [("w", PTR), ("padding_records", PTR), *((name, I64) for name in names)]
    )
    w, padded, site, *more = fn.args
    out = CodeBuilder(0, "v")
    block = out.block_named
    out.enter(block("entry"))
    key, cta = out.binary("add", site, 1), _load_word(out, w, WORKER["cta"])
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


class _ResolveBuilder:
    """The builder of the function `resolve`.

    In launches with race checks (`is_watched`), an access through a known pointer parameter must stay in that
    parameter's allocation. Its code was generated for that, and only that memory can be restored
    (`race_prefilter`).

    Values of the function are attributes. Each method emits one part of its control flow, and refers to
    blocks of other parts by name.
    """

    def __init__(self, is_watched: bool) -> None:
        names = ("access", "site", "size", "count", "kind", "mask", "first", "span", "shift")
        parameters = [("c", PTR), ("w", PTR), *((name, I64) for name in names)]
        self.fn, self.out, self.is_watched = (
            function("resolve", I32, parameters, ""),
            CodeBuilder(0, "v"),
            is_watched,
        )
        self.c, self.w, *arguments = self.fn.args
        self.access, self.site, self.size, self.count, self.kind, self.mask, self.first = arguments[:7]
        self.span, self.shift = arguments[7:]
        self.recorder = _padding_recorder()
        self.out.needs["record_padding"] = self.recorder

    def routine(self) -> Routine:
        """Return the function with its callees."""
        self._emit_entry()
        self._emit_lane()
        self._emit_alignment_check()
        self._emit_rows()
        self._emit_arena()
        self._emit_result()
        self._emit_loop_ends()
        self._emit_fault()
        return Routine(self.fn, self.out.items, needs=self.out.needs)

    def _emit_entry(self) -> None:
        """Emit the loads of slots and the loop headers: passes over memories, elements, lanes."""
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
        self.launch = _load_slots(out, self.c, LAUNCH, types)
        pointers = ("shared", "local", "access_caches", "addresses", "pointers", "padding_records")
        self.worker = _load_slots(out, self.w, WORKER, {**dict.fromkeys(pointers, PTR), "local_limit": I64})
        self.space = out.binary("and", self.kind, WRITE_FLAG - 1)
        self.writes = out.icmp("uge", self.kind, WRITE_FLAG)
        self.is_generic, self.is_shared, self.is_local = (
            out.icmp("eq", self.space, space) for space in (GENERIC, SHARED, LOCAL)
        )
        is_three, self.is_scalar = out.icmp("eq", self.count, 3), out.icmp("eq", self.count, 1)
        first = out.select(self.is_scalar, word(0), word(-1))
        self.align = out.select(is_three, self.size, out.binary("mul", self.size, self.count))
        self.low_bits = out.binary("sub", self.align, 1)
        self.stride = out.binary("and", out.binary("add", self.launch["local_bytes"], 15), -16)
        index = out.binary("mul", self.access, CACHE_WORDS)
        self.cache = out.element(I64, self.worker["access_caches"], index)
        out.br(block("pass"))
        out.enter(block("pass"))
        self.pass_index = out.phi(I64, [(word(0), block("entry"))])
        out.br(block("element"))
        out.enter(block("element"))
        self.element = out.phi(I64, [(first, block("pass"))])
        out.br(block("lane"))
        out.enter(block("lane"))
        self.remaining = out.phi(I64, [(self.mask, block("element"))])
        out.branch(out.icmp("eq", self.remaining, 0), block("element.end"), block("classify"))

    def _emit_lane(self) -> None:
        """Emit the choice of the next lane, and the test that this pass treats its memory.

        Pass 0 treats shared memory, 1 local memory, 2 the arena.
        """
        out, block = self.out, self.out.block_named
        out.enter(block("classify"))
        self.lane, rest = pop_lane(out, self.remaining)
        self.remaining.append(rest, block("lane.end"))
        address = _load_word(out, self.worker["addresses"], self.lane)
        in_shared, self.in_window, self.in_shared = self._within(
            address, "shared_window", SHARED_WINDOW, self.is_shared
        )
        in_local, in_local_window, self.in_local = self._within(
            address, "local_window", LOCAL_WINDOW, self.is_local
        )
        local = out.select(self.in_local, word(1), word(2))
        own = out.select(self.in_shared, word(0), local)
        out.branch(out.icmp("eq", own, self.pass_index), block("check"), block("lane.end"))
        out.enter(block("check"))
        offset = out.select(in_local_window, in_local, address)
        self.offset = out.select(self.in_window, in_shared, offset)

    def _within(self, address: Value, window: str, size: int, is_own: Value) -> tuple[Value, Value, Value]:
        """Emit the classification of an address against a generic window of `size` addresses.

        Returns (offset in the window, whether a generic address lies in it, whether the address belongs to
        the window's memory); `is_own` says that the access's space is that memory.
        """
        out = self.out
        distance = out.binary("sub", address, self.launch[window])
        in_window = out.binary("and", out.icmp("ult", distance, size), self.is_generic)
        return distance, in_window, out.binary("or", in_window, is_own)

    def _emit_alignment_check(self) -> None:
        """Emit the alignment check. Element -1 stands for the whole vector, whose alignment comes first."""
        out, block = self.out, self.out.block_named
        out.branch(out.icmp("slt", self.element, 0), block("aligned"), block("own.bits"))
        out.enter(block("aligned"))
        low = out.binary("and", self.offset, self.low_bits)
        out.branch(out.icmp("eq", low, 0), block("lane.end"), block("fault.vector"))
        out.enter(block("own.bits"))
        is_misaligned = out.icmp("ne", out.binary("and", self.offset, self.low_bits), 0)
        is_bad = out.binary("and", is_misaligned, self.is_scalar)
        out.branch(is_bad, block("fault.vector"), block("range"))
        out.enter(block("range"))
        self.start = out.binary("add", self.offset, out.binary("mul", self.element, self.size))
        self.end = out.binary("add", self.start, self.size)
        out.branch(out.icmp("ult", self.end, self.start), block("fault"), block("memory"))
        out.enter(block("memory"))
        out.branch(out.icmp("eq", self.pass_index, 2), block("search"), block("rows"))

    def _record_padding(self, space: Value) -> None:
        out = self.out
        thread = out.binary("add", self.first, self.lane)
        operands = [self.w, self.worker["padding_records"], self.site, thread, self.start, self.size, space]
        out.invoke(self.recorder.fn, operands)

    def _emit_rows(self) -> None:
        """Emit the check against shared memory, or against the thread's row of local memory."""
        out, block, launch, worker = self.out, self.out.block_named, self.launch, self.worker
        out.enter(block("rows"))
        limit = out.select(self.in_shared, launch["shared_bytes"], worker["local_limit"])
        out.branch(out.icmp("ugt", self.end, limit), block("rows.beyond"), block("row"))
        out.enter(block("rows.beyond"))
        up = out.binary("add", worker["local_limit"], launch["local_mask"])
        padded_local_size = out.binary("and", up, out.binary("xor", launch["local_mask"], -1))
        padded = out.select(self.in_shared, launch["padded_shared_size"], padded_local_size)
        out.branch(out.icmp("ugt", self.end, padded), block("fault"), block("rows.padded"))
        out.enter(block("rows.padded"))
        self._record_padding(out.select(self.in_shared, word(SHARED), word(LOCAL)))
        out.br(block("row"))
        out.enter(block("row"))
        thread = out.binary("add", self.first, self.lane)
        row = out.offset(worker["local"], out.binary("mul", thread, self.stride))
        base = out.select(self.in_shared, worker["shared"], row)
        self.row_host = out.offset(base, self.start)
        out.branch(self.in_window, block("window"), block("resolved"))
        out.enter(block("window"))
        negated = out.binary("sub", word(0), launch["shared_window"])
        self.window_host = out.offset(worker["shared"], negated)
        out.br(block("cache"))

    def _emit_arena(self) -> None:
        """Emit the search of the allocation, and the check against it and against its padding."""
        out, block, launch = self.out, self.out.block_named, self.launch
        out.enter(block("search"))
        allocation = _search(
            out, launch, self.start, out.icmp("eq", launch["allocation_count"], 0), block("fault")
        )
        is_below = out.icmp("ult", self.start, allocation.start)
        is_beyond = out.icmp("ugt", self.end, allocation.end)
        is_constant = out.icmp("ne", allocation.constant, 0)
        starts_inside = out.icmp("ult", self.start, allocation.end)
        writes_constant = out.binary("and", is_constant, self.writes)
        is_refused = out.binary("and", writes_constant, starts_inside)
        is_refused = out.binary("and", is_refused, out.binary("xor", is_below, 1))
        out.branch(is_refused, block("fault.constant"), block("bounds"))
        out.enter(block("bounds"))
        is_out = self._is_outside(allocation, is_below, is_beyond)
        self.arena_host = out.offset(launch["arena"], self.start)
        self.arena_start, self.arena_bytes = (
            allocation.start,
            out.binary("sub", allocation.end, allocation.start),
        )
        out.branch(is_out, block("arena.beyond"), block("cache"))
        out.enter(block("arena.beyond"))
        is_far = out.icmp("ugt", self.end, _load_word(out, launch["padded_ends"], allocation.index))
        is_fault = out.binary("or", is_far, out.binary("xor", is_beyond, 1))
        is_fault = out.binary("or", out.binary("or", is_fault, is_below), writes_constant)
        out.branch(is_fault, block("fault"), block("arena.padded"))
        out.enter(block("arena.padded"))
        self._record_padding(self.space)
        out.br(block("resolved"))

    def _is_outside(self, allocation: _AllocationBounds, is_below: Value, is_beyond: Value) -> Value:
        out = self.out
        if not self.is_watched:
            return out.binary("or", is_below, is_beyond)
        expected = _load_word(out, _load_word(out, self.c, LAUNCH["expected_starts"], PTR), self.access)
        is_known, is_other = out.icmp("ne", expected, 0), out.icmp("ne", expected, allocation.start)
        is_stray = out.binary("and", is_known, is_other)
        return out.binary("or", out.binary("or", is_below, is_beyond), is_stray)

    def _emit_result(self) -> None:
        """Emit the update of the bounds cache, and the store of the host pointer of a lane's
        first element.
        """
        out, block, launch = self.out, self.out.block_named, self.launch
        out.enter(block("cache"))
        start, size, base, host = (
            out.phi(shared.type, [(shared, block("window")), (arena, block("bounds"))])
            for shared, arena in (
                (launch["shared_window"], self.arena_start),
                (launch["shared_bytes"], self.arena_bytes),
                (self.window_host, launch["arena"]),
                (self.row_host, self.arena_host),
            )
        )
        _store_bounds(out, self.cache, start, size, base, self.span, self.shift)
        out.br(block("resolved"))
        out.enter(block("resolved"))
        edges = ((self.row_host, "row"), (host, "cache"), (self.arena_host, "arena.padded"))
        host = out.phi(PTR, [(value, block(source)) for value, source in edges])
        out.branch(out.icmp("eq", self.element, 0), block("store"), block("lane.end"))
        out.enter(block("store"))
        out.store(host, out.element(PTR, self.worker["pointers"], self.lane))
        out.br(block("lane.end"))

    def _emit_loop_ends(self) -> None:
        """Emit the back edges of the loops over lanes, elements and passes, and the return of success."""
        out, block = self.out, self.out.block_named
        out.enter(block("lane.end"))
        out.br(block("lane"))
        ends = (
            ("element.end", self.element, self.count, "pass.end", "element"),
            ("pass.end", self.pass_index, 3, "success", "pass"),
        )
        for end, counter, count, done, header in ends:
            out.enter(block(end))
            following = out.binary("add", counter, 1)
            counter.append(following, block(end))
            out.branch(out.icmp("eq", following, count), block(done), block(header))
        out.enter(block("success"))
        out.ret(const_int(I32, 0))

    def _emit_fault(self) -> None:
        """Emit the record of a fault in the worker's slots, and the return of status 1."""
        out, block = self.out, self.out.block_named
        sources = ("fault.vector", "fault.constant", "fault")
        for source in sources:
            out.enter(block(source))
            out.br(block("record"))
        out.enter(block("record"))
        address, size, fault = (
            out.phi(I64, [(value, block(source)) for value, source in zip(values, sources)])
            for values in (
                (self.offset, self.start, self.start),
                (self.align, self.size, self.size),
                (
                    word(FaultCode.OUT_OF_BOUNDS),
                    word(FaultCode.CONSTANT_WRITE),
                    word(FaultCode.OUT_OF_BOUNDS),
                ),
            )
        )
        space = out.select(self.in_shared, word(SHARED), out.select(self.in_local, word(LOCAL), self.space))
        thread = out.binary("add", self.first, self.lane)
        record = {
            "": fault,
            "_site": self.site,
            "_thread": thread,
            "_address": address,
            "_size": size,
            "_space": space,
        }
        for name, value in record.items():
            out.store(value, out.element(I64, self.w, WORKER[f"fault{name}"]))
        out.ret(const_int(I32, 1))


@cache
def resolve(is_watched: bool) -> str:
    """Return the LLVM text of `resolve`, for launches with race checks (`is_watched`) or without."""
    return print_module([_ResolveBuilder(is_watched).routine()])


PRELOAD_WORDS = 6
"""Words of an access in the table of `preload`: index of its bounds cache, byte offset of its pointer
parameter, mask of the pointer's bits, bytes of one access, log2 of its alignment, WRITE_FLAG or 0.
"""


@cache
def preload_bounds() -> str:
    """Return the LLVM text of `preload`, which a worker calls before its first CTA.

    It fills the bounds caches of accesses through pointer parameters with the parameters' allocations. So the
    first access in each site takes the fast path.
    """
    fn = function("preload_bounds", VOID, [("c", PTR), ("w", PTR), ("table", PTR), ("accesses", I64)], "")
    c, w, table, accesses = fn.args
    out = CodeBuilder(0, "v")
    block = out.block_named
    out.enter(block("entry"))
    launch = _load_slots(out, c, LAUNCH, {**_ALLOCATIONS, "params": PTR})
    sites = _load_word(out, w, WORKER["access_caches"], PTR)
    out.br(block("look"))
    out.enter(block("look"))
    i = out.phi(I64, [(word(0), block("entry"))])
    row = out.offset(table, out.binary("mul", i, 8 * PRELOAD_WORDS))
    access, offset, bits, span, shift, writes = (_load_word(out, row, n) for n in range(PRELOAD_WORDS))
    parameter = out.load(I64, out.offset(launch["params"], offset), align=1)
    pointer = out.binary("and", parameter, bits)
    cache = out.element(I64, sites, out.binary("mul", access, CACHE_WORDS))
    start, size = _load_word(out, cache, 0), _load_word(out, cache, 1)
    is_known = out.icmp("ult", out.binary("sub", pointer, start), size)
    is_over = out.binary("or", is_known, out.icmp("eq", launch["allocation_count"], 0))
    allocation = _search(out, launch, pointer, is_over, block("next"))
    within = out.binary("sub", pointer, allocation.start)
    size = out.binary("sub", allocation.end, allocation.start)
    is_out = out.icmp("uge", within, size)
    is_constant = out.icmp("ne", allocation.constant, 0)
    is_refused = out.binary("and", is_constant, out.icmp("ne", writes, 0))
    out.branch(out.binary("or", is_out, is_refused), block("next"), block("store"))
    out.enter(block("store"))
    _store_bounds(out, cache, allocation.start, size, launch["arena"], span, shift)
    out.br(block("next"))
    out.enter(block("next"))
    following = out.binary("add", i, 1)
    i.append(following, block("next"))
    out.branch(out.icmp("eq", following, accesses), block("end"), block("look"))
    out.enter(block("end"))
    out.ret()
    return print_module([Routine(fn, out.items, needs=out.needs)])


def _copy_value(
    out: CodeBuilder, to: Value, from_: Value, size: Value, sizes: Sequence[int], align: int = 0
) -> None:
    """Emit a copy of `size` bytes, one of `sizes`, by one load and store; continue at the block `next`."""
    blocks = [out.block_named(f"n{n}") for n in sizes]
    out.switch(size, blocks[-1], [(word(n), block) for n, block in zip(sizes[:-1], blocks)])
    for n, block in zip(sizes, blocks):
        out.enter(block)
        out.store(out.load(ty.int_type(8 * n), from_, align=align), to, align=align)
        out.br(out.block_named("next"))


@cache
def copy_lanes() -> str:
    """Return the LLVM text of `copy_lanes`, the second half of the slow path.

    It copies one element per lane of `mask`, in ascending order, between the worker's `pointers` + `offset`
    and its buffer. `writes` selects the direction: to memory, or to the buffer.
    """
    parameters = [("w", PTR), ("mask", I64), ("size", I64), ("offset", I64), ("writes", I1)]
    fn = function("copy_lanes", VOID, parameters, "")
    w, mask, size, offset, writes = fn.args
    out = CodeBuilder(0, "v")
    block = out.block_named
    out.enter(block("entry"))
    pointers, buffer = (_load_word(out, w, WORKER[name], PTR) for name in ("pointers", "buffer"))
    out.br(block("look"))
    out.enter(block("look"))
    remaining = out.phi(I64, [(mask, block("entry"))])
    out.branch(out.icmp("eq", remaining, 0), block("done"), block("lane"))
    out.enter(block("lane"))
    lane, rest = pop_lane(out, remaining)
    remaining.append(rest, block("next"))
    memory = out.offset(out.load(PTR, out.element(PTR, pointers, lane)), offset)
    slot = out.offset(buffer, out.binary("mul", lane, size))
    from_, to = out.select(writes, slot, memory), out.select(writes, memory, slot)
    _copy_value(out, to, from_, size, (1, 2, 4, 8))
    out.enter(block("next"))
    out.br(block("look"))
    out.enter(block("done"))
    out.ret()
    return print_module([Routine(fn, out.items, needs=out.needs)])


_LANES = 8
"""Lanes that `copy_active_lanes` treats at once."""


@cache
def copy_active_lanes() -> str:
    """Return the LLVM text of `copy_active_lanes`, a masked copy for processors without masked stores.

    It copies `size` bytes per lane of `mask` between two arrays of lanes. Eight active lanes in a row are
    copied as words of 64 bits.
    """
    fn = function("copy_active_lanes", VOID, [("to", PTR), ("from", PTR), ("mask", I64), ("size", I64)], "")
    to, from_, mask, size = fn.args
    out = CodeBuilder(0, "v")
    block = out.block_named
    out.enter(block("entry"))
    group_bytes = out.binary("mul", size, _LANES)
    out.br(block("look"))
    out.enter(block("look"))
    at = out.phi(I64, [(word(0), block("entry"))])
    remaining = out.phi(I64, [(mask, block("entry"))])
    group = out.binary("and", remaining, (1 << _LANES) - 1)
    out.branch(out.icmp("eq", group, (1 << _LANES) - 1), block("word"), block("lane"))
    out.enter(block("word"))
    byte = out.phi(I64, [(at, block("look"))])
    source, target = out.offset(from_, byte), out.offset(to, byte)
    out.store(out.load(I64, source, align=1), target, align=1)
    following = out.binary("add", byte, 8)
    byte.append(following, block("word"))
    end = out.binary("add", at, group_bytes)
    out.branch(out.icmp("eq", following, end), block("group.end"), block("word"))
    out.enter(block("lane"))
    lanes = out.phi(I64, [(group, block("look"))])
    out.branch(out.icmp("eq", lanes, 0), block("group.end"), block("one"))
    out.enter(block("one"))
    lane, rest = pop_lane(out, lanes)
    lanes.append(rest, block("next"))
    byte = out.binary("add", at, out.binary("mul", lane, size))
    source, target = out.offset(from_, byte), out.offset(to, byte)
    _copy_value(out, target, source, size, (1, 2, 4, 8, 16, 32), 1)
    out.enter(block("next"))
    out.br(block("lane"))
    out.enter(block("group.end"))
    at.append(out.binary("add", at, group_bytes), block("group.end"))
    rest = out.binary("lshr", remaining, _LANES)
    remaining.append(rest, block("group.end"))
    out.branch(out.icmp("eq", rest, 0), block("done"), block("look"))
    out.enter(block("done"))
    out.ret()
    return print_module([Routine(fn, out.items, needs=out.needs)])
