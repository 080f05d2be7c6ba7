"""Data races: two threads access a byte, one of them at least writes, and nothing orders the two accesses.

What orders them is what PTX's memory model says (`clocks`), not the order in which they happened to run;
threads of a warp are not in lockstep from sm_70 on. Accesses that are both strong, atomics and volatile,
relaxed, acquire and release ones, in each other's scope, do not race. Weak writes of one value are a warning;
so is a plain read beside an atomic operation to which its thread goes on and which looks again itself (as the
first one of a loop with atomicCAS), a pair that is ordered but for a fence on the reading side, and one that
is ordered by nothing but `volatile` within a warp.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

from ...ptx.analysis import flow
from ...ptx.model import Function, Instruction, IntImm
from ...support.diagnostics import LaunchError
from ..engine.config import LaunchResult
from ..engine.observers import Batch, Launching, Peek
from .checker import Checker, architecture_of, name_of, place_of
from .clocks import ASYNC, TIME, WARP, Clocks, Word
from .footprints import Footprint, Running, unflattened
from .report import Reports
from .shadow import Shadow, Slots

_NUMBER = (1 << TIME) - 1
_WIDE = frozenset({"cluster", "gpu", "sys", "gl"})
_VECTORS = {"v2": 2, "v4": 4, "v8": 8}
Key = tuple[str, int, int, int]
"""Where strong accesses meet: space, block (-1: any), address and size. Others than of the same bytes are not
morally strong, and do not synchronise.
"""
MBARRIER = 8
"""Bytes of an mbarrier."""
MOST_COMPARED = 64
"""Lanes whose values are compared one by one."""


@dataclass(frozen=True, slots=True)
class Site:
    """An instruction that accesses memory: `verb` is 'Read', 'Write' or 'Atomic'; `wide` is a scope beyond
    the block, `size` that of a vector's element.
    """

    instr: Instruction
    function: str
    verb: str
    size: int
    strong: bool
    wide: bool
    volatile: bool
    acquires: bool
    releases: bool
    copies: bool
    caches: bool
    """Whether it reads through the texture cache, which does not see what the same grid writes (CUDA
    programming guide, texture and surface memory).
    """

    @property
    def writes(self) -> bool:
        return self.verb != "Read"

    @property
    def sees(self) -> bool:
        """Whether the thread learns what was there, and may act on it."""
        return self.verb == "Read" or self.instr.opcode == "atom"


def _tells_apart(instr: Instruction) -> bool:
    """Whether an instruction may order some threads of a warp or block and not others: messages, barriers for
    some lanes or with counts.
    """
    words, last = set(instr.modifiers), instr.operands[-1] if instr.operands else None
    if instr.opcode in ("bar", "barrier"):
        if "warp" in words:
            return not (isinstance(last, IntImm) and last.value & 0xFFFFFFFF == 0xFFFFFFFF)
        return "arrive" in words or len(instr.operands) > (3 if "red" in words else 1)
    return instr.opcode in ("fence", "membar", "mbarrier") or (
        bool(words & {"volatile", "relaxed", "acquire", "release", "acq_rel"})
        and instr.opcode not in ("atom", "red")
    )


_LOOKS_AGAIN = frozenset({"cas", "min", "max", "and", "or"})
"""Atomic operations after which it does not matter what a plain read before them has found: they compare, or
change nothing the second time.
"""


def _looks_again(fn: Function, instr: Instruction) -> bool:
    """Whether an atomic operation of `fn` makes up for a plain read before it: it compares, or its thread
    uses the value that an exchange returns.
    """
    v = instr.variant
    op = (v.slot("op") or ("cas" if v.slot("cas") else "exch")) if v is not None else ""
    return op in _LOOKS_AGAIN or (op == "exch" and flow.is_result_live(fn, instr))


def _meets_block(instr: Instruction) -> bool:
    return instr.opcode in ("bar", "barrier") and not {"warp", "arrive"} & set(instr.modifiers)


class Race(Checker):
    """The checker 'race'."""

    tool = sought = "race"
    running: Callable[[], Running | None] | None = None
    """Where kernels may run beside each other: which work of the program a grid belongs to that ends."""
    wants = frozenset({"launch", "access", "store", "barrier", "meet", "order", "mbarrier", "exit"})

    def __init__(self, reports: Reports) -> None:
        super().__init__(reports)
        self._footprints: list[Footprint] = []

    def needs_all(self) -> str:
        return (
            "kernels may run beside each other"
            if self.running is not None and self.running() is not None
            else ""
        )

    def launch(self, launching: Launching) -> None:
        super().launch(launching)
        if prod(launching.config.grid) * launching.config.threads >= ASYNC:
            raise LaunchError(f"the checker 'race' tells fewer than {ASYNC} threads apart")
        self._now = 1
        self._sites: dict[tuple[int, str], Site] = {}
        self._events: list[Site | None] = [None]
        """By time what happened: only accesses are of interest."""
        self._clocks: dict[Batch, Clocks] = {}
        self._shared: dict[Batch, Shadow] = {}
        self._gone: dict[Batch, int] = {}
        self._global: dict[int, tuple[int, Shadow]] = {}
        """By where an allocation begins: the end of its padding, and its cells."""
        self._words: dict[Key, Word] = {}
        self._memory: dict[Batch, Peek] = {}
        self._goes_on: dict[tuple[int, int], bool] = {}
        self._counts: dict[int, int | None] = {}
        self._has_narrow = self.has_copies = False
        self._grid = prod(launching.config.grid)
        self._stride = -(-launching.memory.shared_room(launching.shared_bytes) // 16) * 16
        self._lockstep = architecture_of(launching) < 70
        functions = launching.executable.layout(launching.kernel).functions
        self._each = any(_tells_apart(instr) for function in functions for instr in function.instructions())
        order = launching.config.limits.order
        self._backwards = order is not None and order % 2 == 1

    def end(self, result: LaunchResult | None) -> None:
        running = self.running() if self.running is not None else None
        if running is not None and self.launching is not None:
            self._beside(Footprint(running, self.launching, self._global, self._events))
        super().end(result)
        self._clocks, self._shared, self._global, self._words, self._sites, self._events, self._memory = (
            {},
            {},
            {},
            {},
            {},
            [],
            {},
        )

    def _beside(self, mine: Footprint) -> None:
        """Compare a grid with those before it that nothing orders, and keep it for those behind."""
        running = mine.running
        self._footprints = [other for other in self._footprints if other.running.stretch == running.stretch]
        for other in self._footprints:
            if other.running.number == running.number or other.running.number in running.before:
                continue
            for item in mine.conflicts(other):
                site, before = mine.sites[(item.mine >> TIME) - 1], other.sites[(item.other >> TIME) - 1]
                first, second = place_of(site.instr), place_of(before.instr)
                text = (
                    f"Race reported between {site.verb} access at {first.file}:{first.line} and {before.verb}"
                    f" access at {second.file}:{second.line}"
                )
                allocation = mine.launching.memory.find(item.address, 1)
                note = (
                    f"the second is one of kernel '{name_of(other.launching.kernel)}': no stream and no event"
                    " puts one of the launches behind the other"
                )
                self.report(
                    f"{'write' if site.writes else 'read'}-after-{'write' if before.writes else 'read'}",
                    text,
                    site.instr,
                    site.function,
                    other=before.instr,
                    space="global",
                    address=item.address,
                    size=item.size,
                    threads=(mine.thread(item.mine), other.thread(item.other)),
                    notes=(
                        note,
                        *(
                            [f"byte {item.address - allocation.start} of {allocation.name}"]
                            if allocation is not None
                            else []
                        ),
                    ),
                )
        self._footprints.append(mine)

    def _tick(self, site: Site | None = None) -> int:
        self._now += 1
        self._events.append(site)
        return self._now

    def _of(self, batch: Batch) -> Clocks:
        result = self._clocks.get(batch)
        if result is None:
            result = self._clocks[batch] = Clocks(batch, self._grid)
        return result

    # -- what orders

    def barrier(
        self,
        batch: Batch,
        function: str,
        instr: Instruction,
        number: int,
        count: int | None,
        mask: Any,
        waits: bool,
    ) -> None:
        self._counts[number] = count
        if count is not None:
            self._of(batch).arrive(number, mask, self._tick())

    def released(
        self, batch: Batch, number: int, arrived: Any, waiting: list[tuple[Instruction, Any]]
    ) -> None:
        clocks, now = self._of(batch), self._tick()
        if self._counts.get(number) is None:
            clocks.meet_block(arrived, now)
        else:
            waits = np.zeros(batch.n, np.bool_)
            for _, mask in waiting:
                waits |= mask
            clocks.meet_some(number, arrived, waits)
        shadow = self._shared.get(batch)
        if shadow is not None:
            settled = int(clocks.block.min())
            for slots in (shadow.reads, shadow.strong_reads, shadow.strong_writes):
                slots.forget(settled)

    def meet(
        self, batch: Batch, function: str, instr: Instruction, members: Any, mask: Any, live: Any
    ) -> None:
        if instr.opcode in ("bar", "barrier"):
            self._of(batch).meet_warp(members, mask, self._tick())

    def order(self, batch: Batch, function: str, instr: Instruction, mask: Any) -> None:
        clocks, words = self._of(batch), set(instr.modifiers)
        lanes = np.arange(batch.n) if mask is None else np.flatnonzero(mask)
        if instr.opcode != "cp":
            if not words & {"proxy", "mbarrier_init"}:
                clocks.fence(lanes, self._tick(), bool(words & _WIDE))
        elif "commit_group" in words:
            clocks.commit(lanes, self._tick())
        elif words & {"wait_group", "wait_all"}:
            left = instr.operands[0] if instr.operands else None
            clocks.wait_copies(lanes, left.value if isinstance(left, IntImm) else None, self._tick())

    def exit(self, batch: Batch, function: str, instr: Instruction | None, mask: Any) -> None:
        gone = self._gone.get(batch, 0) + (batch.n if mask is None else int(np.count_nonzero(mask)))
        self._gone[batch] = gone
        if gone >= batch.n:  # nothing is told of them any more
            for table in (self._gone, self._clocks, self._shared, self._memory):
                table.pop(batch, None)

    def mbarrier(
        self,
        batch: Batch,
        function: str,
        instr: Instruction,
        operation: str,
        space: str,
        address: int,
        lane: int,
        ends_phase: bool,
    ) -> None:
        clocks = self._of(batch)
        key = ("mbarrier", int(clocks.cta[lane]), address, MBARRIER)
        word = self._words.setdefault(key, Word())
        if operation in ("init", "inval"):
            self._words[key] = Word()
            return
        if operation.startswith("arrive"):
            now = self._tick()
            if instr.opcode == "cp":  # the copies themselves arrive, when they are done
                clocks.copied[lane], clocks.has_copied = now, True
            releases, _ = clocks.release(np.array([lane]), now, True, False, None)
            if releases is not None:
                word.open.append(releases)
        if ends_phase:
            word.end_phase()

    def _synchronise(
        self, batch: Batch, site: Site, space: str, address: Any, lanes: np.ndarray, size: int
    ) -> None:
        """Strong accesses read and write what was released: of vectors each element by itself."""
        clocks, block = self._of(batch), space == "shared"
        is_mbarrier = site.instr.opcode in ("mbarrier", "cp")
        if not self._words and not ((clocks.has_fenced or site.releases) and site.writes):
            return
        if is_mbarrier and site.writes:
            return
        kind = "mbarrier" if is_mbarrier else space
        where = np.broadcast_to(address, (batch.n,))[lanes].astype(np.int64)
        if self._backwards and site.verb == "Atomic":
            lanes, where = lanes[::-1], where[::-1]
        for offset in range(0, size, site.size):
            at, who = where + offset, lanes
            if not site.writes:
                known = [key[2] for key in self._words if key[0] == kind and key[3] == site.size]
                here = np.isin(at, np.array(known, np.int64))
                at, who = at[here], lanes[here]
            ctas = clocks.cta[who] if block else np.full(len(who), -1)
            for cta, place in sorted(set(zip(ctas.tolist(), at.tolist()))):
                self._at_word(
                    clocks,
                    site,
                    (kind, cta, place, site.size),
                    who[(ctas == cta) & (at == place)],
                    site.acquires or is_mbarrier,
                )

    def _at_word(self, clocks: Clocks, site: Site, key: Key, lanes: np.ndarray, acquires: bool) -> None:
        """Lanes access one word, one after the other."""
        word = self._words.get(key)
        start, before = (
            word.count if word is not None and site.verb != "Write" else 0,
            np.zeros(len(lanes), np.int64),
        )
        if site.writes:
            releases, before = clocks.release(
                lanes, self._now, site.releases, site.wide, word if site.verb != "Write" else None
            )
            if site.verb == "Write":
                self._words.pop(key, None)
                word = None
            if releases is not None:
                word = self._words.setdefault(key, Word())
                word.add(releases)
        if word is not None and site.verb != "Write":
            clocks.see(lanes, word, start + before, acquires, site.wide)

    # -- accesses

    def _site(self, instr: Instruction, function: str, kind: str, size: int) -> Site:
        result = self._sites.get((id(instr), kind))
        if result is None:
            words = set(instr.modifiers)
            is_atomic, is_mbarrier, volatile = (
                kind == "atomic",
                instr.opcode == "mbarrier",
                bool(words & {"volatile", "mmio"}),
            )
            strong = is_atomic or is_mbarrier or volatile or bool(words & {"relaxed", "acquire", "release"})
            if is_mbarrier and words & {"init", "inval"}:
                strong = False
            narrow = "cta" in words or is_mbarrier or (instr.opcode == "cp" and is_atomic)
            verb = {"load": "Read", "store": "Write"}.get(kind, "Atomic" if strong else "Write")
            parts = 1 if is_atomic else next((count for word, count in _VECTORS.items() if word in words), 1)
            result = Site(
                instr,
                function,
                verb,
                size // parts,
                strong,
                not narrow,
                volatile,
                bool(words & {"acquire", "acq_rel"}) and verb != "Write",
                bool(words & {"release", "acq_rel"}) and verb != "Read",
                instr.opcode == "cp" and not is_atomic,
                instr.opcode in ("tex", "tld4"),
            )
            self._sites[id(instr), kind] = result
        return result

    def access(
        self,
        batch: Batch,
        function: str,
        instr: Instruction,
        kind: str,
        space: str,
        address: Any,
        size: int,
        mask: Any,
    ) -> None:
        space = "global" if space == "image" else space
        if kind != "store" and space in ("shared", "global"):
            self._accessed(batch, self._site(instr, function, kind, size), space, address, size, mask, None)

    def store(
        self,
        batch: Batch,
        function: str,
        instr: Instruction,
        space: str,
        address: Any,
        values: list[Any],
        mask: Any,
        memory: Peek,
    ) -> None:
        space = "global" if space == "image" else space
        if space in ("shared", "global"):
            self._memory[batch] = memory
            size = sum(value.dtype.itemsize for value in values)
            self._accessed(
                batch, self._site(instr, function, "store", size), space, address, size, mask, values
            )

    def _accessed(
        self,
        batch: Batch,
        site: Site,
        space: str,
        address: Any,
        size: int,
        mask: Any,
        values: list[Any] | None,
    ) -> None:
        self._tick(site)
        self._has_narrow |= site.strong and not site.wide and space == "global"
        clocks = self._of(batch)
        lanes = clocks.all_lanes if mask is None else np.flatnonzero(mask)
        where = (
            np.broadcast_to(address, (batch.n,))
            if mask is None
            else np.broadcast_to(address, (batch.n,))[lanes]
        )
        where = where.astype(np.int64)
        if site.strong:
            self._synchronise(batch, site, space, address, lanes, size)
        result = _Access(self, batch, clocks, site, space, size, values)
        if space == "shared":
            shadow = self._shared.get(batch)
            if shadow is None:
                shadow = self._shared[batch] = Shadow(
                    batch.ctas * self._stride, batch.threads, False, self._each
                )
            # a fault follows
            if len(where) and not 0 <= int(where.min()) <= int(where.max()) <= self._stride - size:
                inside = (where >= 0) & (where <= self._stride - size)
                lanes, where = lanes[inside], where[inside]
            offsets = where
            if batch.ctas > 1:
                starts = clocks.local * self._stride
                offsets = where + (starts if mask is None else starts[lanes])
            result.check(shadow, lanes, where, offsets)
            return
        assert self.launching is not None
        while len(where):
            low = int(where.min())
            allocation = self.launching.memory.find_padded(low, size)
            if allocation is None:  # out of bounds: a fault follows
                lanes, where = lanes[where != low], where[where != low]
                continue
            last = allocation.end + allocation.padding
            end, shadow = self._global.get(allocation.start, (0, None))
            if shadow is None or end != last:
                shadow = Shadow(last - allocation.start, batch.threads, True, self._each)
                self._global[allocation.start] = last, shadow
            here = where <= last - size
            if here.all():
                result.check(shadow, lanes, where, where - allocation.start)
                return
            result.check(shadow, lanes[here], where[here], where[here] - allocation.start)
            lanes, where = lanes[~here], where[~here]

    def site_at(self, time: int) -> Site:
        result = self._events[time - 1]
        assert result is not None
        return result

    def memory_of(self, batch: Batch) -> Peek | None:
        """The batch's memory; None where nobody has stored there."""
        return self._memory.get(batch)

    def goes_on(self, read: Site, atomic: Site) -> bool:
        """Whether a thread that has read so goes on to such an atomic operation itself, which looks again:
        then it only looks whether that is worth while, or what to begin with.
        """
        assert self.launching is not None
        key = id(read.instr), id(atomic.instr)
        if key not in self._goes_on:
            functions, place = self.launching.executable.functions, place_of(atomic.instr)
            self._goes_on[key] = _looks_again(functions[atomic.function], atomic.instr) and flow.may_reach(
                functions,
                functions[read.function],
                read.instr,
                lambda instr: instr.opcode in ("atom", "red") and place_of(instr) == place,
                _meets_block,
            )
        return self._goes_on[key]

    @property
    def now(self) -> int:
        return self._now

    @property
    def is_backwards(self) -> bool:
        """Whether of the lanes that execute one atomic operation the last goes first."""
        return self._backwards

    @property
    def in_lockstep(self) -> bool:
        """Whether the threads of a warp run together."""
        return self._lockstep

    @property
    def has_narrow(self) -> bool:
        """Whether there were atomics of a block's scope in global memory."""
        return self._has_narrow


class _Access:
    """One access of many lanes, while it is compared with what was done before.

    It covers `count` cells for each lane, one after the other: cell `i` of all is of lane `who[i]`.
    """

    def __init__(
        self,
        race: Race,
        batch: Batch,
        clocks: Clocks,
        site: Site,
        space: str,
        size: int,
        values: list[Any] | None,
    ) -> None:
        self.race, self.batch, self.clocks, self.site = race, batch, clocks, site
        self.space, self.size, self.values = space, size, values

    def check(self, shadow: Shadow, lanes: np.ndarray, where: np.ndarray, offsets: np.ndarray) -> None:
        """Compare the access of `lanes` at addresses with the cells of memory at offsets, and note it
        there.
        """
        if not len(lanes):
            return
        site, race = self.site, self.race
        cells, self._count = shadow.cells(offsets, self.size)
        self._shadow, self._cells = shadow, cells
        self._cell, self._where, self._lanes = shadow.cell, where, lanes
        self._who = who = lanes if self._count == 1 else np.repeat(lanes, self._count)
        self._is_all = len(who) == self.batch.n and self._count == 1
        self._numbers = numbers = self.clocks.number if self._is_all else self.clocks.number[who]
        if shadow.is_written:
            self._compare(shadow.writes[cells], "write")
        if site.strong:
            shadow.strong_sizes.add(site.size)
        checks_strong = not site.strong or race.has_narrow or site.volatile or len(shadow.strong_sizes) > 1
        is_checked_below = site.strong and site.writes and self.space == "global" and not site.wide
        if not shadow.strong_writes.is_empty and checks_strong and not is_checked_below:
            self._compare_all(shadow.strong_writes, "strong")
        race.has_copies |= site.copies
        if not site.writes:
            (shadow.strong_reads if site.strong else shadow.reads).note(
                cells, numbers | ASYNC if site.copies else numbers, race.now
            )
            return
        is_own = not site.strong and not shadow.reads.is_empty and shadow.reads.is_only(cells, numbers)
        if not shadow.reads.is_empty and not is_own:
            self._compare_all(shadow.reads, "read")
        if not shadow.strong_reads.is_empty and checks_strong:
            self._compare_all(shadow.strong_reads, "strong")
        if site.strong:
            if site.verb == "Write":
                shadow.restarts[cells] = race.now
            shadow.strong_writes.note(cells, numbers, race.now)
            if self.space == "global" and not site.wide:
                self._compare_all(shadow.strong_writes, "strong")
            return
        epochs = numbers | (race.now << TIME)
        if site.copies:
            epochs |= ASYNC
        shadow.writes[cells] = epochs
        shadow.is_written = True
        last = shadow.writes[cells]
        again = np.flatnonzero(last != epochs)
        if len(again):
            if is_own:
                self._compare_all(shadow.reads, "read")
            self._collide(again, (last[again] & ASYNC - 1) - self.clocks.number[0])
        if is_own and not len(again):
            shadow.reads.drop()
        else:
            shadow.reads.clear(cells)
        shadow.strong_reads.clear(cells)
        shadow.strong_writes.clear(cells)

    def _compare_all(self, slots: Slots, kind: str) -> None:
        for index, epochs in slots.at(self._cells):
            self._compare(epochs, kind, index)

    def _compare(self, epochs: np.ndarray, kind: str, where: np.ndarray | None = None) -> None:
        """The cells, those at `where` if it is not all, hold these epochs of other accesses."""
        who = self._who if where is None else self._who[where]
        if self.space == "shared":
            new = epochs > (self.clocks.floor if self._is_all and where is None else self.clocks.floor[who])
            if kind == "write" and self.race.has_copies:
                new |= epochs & ASYNC != 0
        else:
            new = epochs != 0
        if not new.any():
            return
        if not self.site.caches:
            new &= epochs & _NUMBER != (self._numbers if where is None else self._numbers[where])
        if not new.any():
            return
        index = np.flatnonzero(new)
        lanes, result = who[index], epochs[index]
        racing = ~self.clocks.ordered(lanes, result)
        if self.race.in_lockstep:
            racing &= self.clocks.warp_of[lanes] != self._warps(result)
        if kind == "strong" and self.site.strong and racing.any():
            racing &= self._is_no_excuse(lanes, result)
        if where is not None:
            index = where[index]
        if kind == "strong" and racing.any():
            left = np.flatnonzero(racing)
            racing[left] = ~self._observed(index[left], result[left])
        if self.site.caches:
            racing[:] = True
        if racing.any():
            self._tell(index[racing], result[racing])

    def _observed(self, index: np.ndarray, epochs: np.ndarray) -> np.ndarray:
        """Of strong accesses to cells: whether they are writes that a strong read has seen, by itself or
        behind read-modify-writes, which happens before this access.

        That is PTX's causality order, by way of the observation order.
        """
        seen = np.zeros(len(index), np.bool_)
        writes = np.array([self.race.site_at(int(time)).writes for time in epochs >> TIME])
        writes &= epochs >> TIME >= self._shadow.restarts[self._cells[index]]
        cells, inverse = np.unique(self._cells[index], return_inverse=True)
        for slots in (self._shadow.strong_reads, self._shadow.strong_writes):
            for where, others in slots.at(cells):
                for at, other in zip(
                    (range(len(cells)) if where is None else where.tolist()), others.tolist()
                ):
                    if not other or not self.race.site_at(other >> TIME).sees:
                        continue
                    here = np.flatnonzero(writes & ~seen & (inverse == at) & self._is_before(epochs, other))
                    if len(here):
                        here = here[[self._is_moral(int(epoch), other) for epoch in epochs[here]]]
                        seen[here] = self.clocks.ordered(self._who[index[here]], np.full(len(here), other))
        return seen

    def _is_before(self, epochs: np.ndarray, other: int) -> np.ndarray:
        """Whether accesses to one cell came before another."""
        numbers = epochs & _NUMBER, other & _NUMBER
        is_earlier = numbers[0] > numbers[1] if self.race.is_backwards else numbers[0] < numbers[1]
        before: np.ndarray = (epochs >> TIME < other >> TIME) | (
            (epochs >> TIME == other >> TIME) & is_earlier
        )
        return before

    def _is_moral(self, epoch: int, other: int) -> bool:
        """Whether two strong accesses to a cell are morally strong: of the same bytes, and each in the
        other's scope.
        """
        first, second = self.race.site_at(epoch >> TIME), self.race.site_at(other >> TIME)
        own = (epoch & ASYNC - 1) // self.batch.threads == (other & ASYNC - 1) // self.batch.threads
        return first.size == second.size and (own or (first.wide and second.wide))

    def _warps(self, epochs: np.ndarray) -> np.ndarray:
        """The warps, as the batch counts them, of the threads of epochs."""
        number = epochs & ASYNC - 1
        cta = number // self.batch.threads
        return (cta - self.clocks.first) * self.clocks.warps_per_cta + number % self.batch.threads // WARP

    def _is_no_excuse(self, lanes: np.ndarray, epochs: np.ndarray) -> np.ndarray:
        """Of two strong accesses: whether one is beyond the other's scope, or both are volatile accesses of
        one warp to shared memory.
        """
        result = np.zeros(len(lanes), np.bool_)
        for time in np.unique(epochs >> TIME):
            other, here = self.race.site_at(int(time)), epochs >> TIME == time
            result |= here & (other.size != self.site.size)
            if self.space == "global" and not (self.site.wide and other.wide):
                result |= here & ((epochs & ASYNC - 1) // self.batch.threads != self.clocks.cta[lanes])
            if self.space == "shared" and self.site.volatile and other.volatile:
                result |= here & (self.clocks.warp_of[lanes] == self._warps(epochs))
        return result

    # -- telling

    def _tell(self, index: np.ndarray, epochs: np.ndarray) -> None:
        """The accesses to cells race with those of epochs."""
        times = epochs >> TIME
        for time in np.unique(times):
            other, here = self.race.site_at(int(time)), np.flatnonzero(times == time)
            if not (self.site.writes or other.writes):
                continue
            first, epoch = int(index[here[0]]), int(epochs[here[0]])
            severity, notes = "error", []
            if self.site.caches:
                notes = ["textures do not see what the same grid has written, in whatever order"]
            elif self.site.strong and other.strong and self.space == "shared":
                severity, notes = (
                    "warning",
                    ["volatile accesses of one warp are in no order from sm_70 on: __syncwarp() is missing"],
                )
            elif self.site.verb == other.verb == "Write" and all(
                self._stored(int(index[i])) == self._theirs(int(index[i]), int(epochs[i]))
                for i in here[:MOST_COMPARED]
            ):
                severity, notes = "warning", ["both write the same value"]
            elif {self.site.verb, other.verb} == {"Read", "Atomic"} and self.race.goes_on(
                *sorted((self.site, other), key=lambda site: site.writes)
            ):
                severity, notes = (
                    "warning",
                    [
                        "the read, which is no atomic, finds what was there before or after the atomic "
                        "operation"
                    ],
                )
            elif self.clocks.would_be_ordered(int(self._who[first]), epoch):
                severity, notes = "warning", ["the release has been seen, but no fence follows on this side"]
            if other.copies or self.site.copies:
                notes.append(
                    "cp.async copies until the thread waits for it, for others until they meet that thread"
                    " afterwards"
                )
            self._report(
                other,
                len(here),
                first,
                epoch & ASYNC - 1,
                (self._stored(first), self._theirs(first, epoch)),
                severity,
                notes,
            )

    def _collide(self, index: np.ndarray, others: np.ndarray) -> None:
        """Lanes write to cells to which other lanes write at the same time."""
        rows = np.searchsorted(self._lanes, others)
        cells = (
            rows * self._count
            + index % self._count
            + (self._where[index // self._count] - self._where[rows]) // self._cell
        )
        stored = self._all_stored()
        same = (stored[index] == stored[cells]).all(1)
        for alike in (False, True):
            result = np.flatnonzero(same == alike)
            if len(result):
                first, other = int(index[result[0]]), int(cells[result[0]])
                self._report(
                    self.site,
                    len(result),
                    first,
                    int(self.clocks.number[self._who[other]]),
                    (self._stored(first), self._stored(other)),
                    "warning" if alike else "error",
                    ["both write the same value"] if alike else [],
                )

    def _report(
        self,
        other: Site,
        count: int,
        first: int,
        number: int,
        values: tuple[int | None, int | None],
        severity: str,
        notes: list[str],
    ) -> None:
        race, site, launching = self.race, self.site, self.race.launching
        assert launching is not None
        cta, thread = divmod(number, self.batch.threads)
        threads = (
            self.batch.thread_of(int(self._who[first])),
            (unflattened(cta, launching.config.grid), unflattened(thread, launching.config.block)),
        )
        address = self._address(first)
        allocation = launching.memory.find(address, 1) if self.space == "global" else None
        if allocation is not None:
            notes = [*notes, f"byte {address - allocation.start} of {allocation.name}"]
        at, second = place_of(site.instr), place_of(other.instr)
        race.report(
            f"{'write' if site.writes else 'read'}-after-{'write' if other.writes else 'read'}",
            f"Race reported between {site.verb} access at {at.file}:{at.line} and {other.verb} access at"
            f" {second.file}:{second.line}",
            site.instr,
            site.function,
            severity=severity,
            other=other.instr,
            space=self.space,
            address=address,
            size=min(self.size, self._cell),
            values=values,
            threads=threads,
            notes=tuple(notes),
            count=count,
        )

    def _address(self, index: int) -> int:
        """The address of a cell."""
        return int(self._where[index // self._count]) + index % self._count * self._cell

    def _all_stored(self) -> np.ndarray:
        """The bytes that the access stores, a row for each cell."""
        columns = [np.broadcast_to(value, (self.batch.n,))[self._lanes] for value in self.values or ()]
        return np.concatenate(
            [column.view(np.uint8).reshape(len(column), -1) for column in columns], axis=1
        ).reshape(-1, self._cell)

    def _stored(self, index: int) -> int | None:
        """What the access stores to a cell; of a read, what is there."""
        return (
            self._there(index)
            if self.values is None
            else int.from_bytes(self._all_stored()[index].tobytes(), "little")
        )

    def _theirs(self, index: int, epoch: int) -> int | None:
        """What an earlier access wrote to a cell, or read there; None where others have written since."""
        shadow, cell = self._shadow, self._cells[index : index + 1]
        writes = [shadow.writes[cell]] if shadow.is_written else []
        writes += [item for _, item in shadow.strong_writes.at(cell)]
        last = max((int(item.max()) for item in writes if len(item)), default=0)
        return self._there(index) if last == epoch or last >> TIME < epoch >> TIME else None

    def _there(self, index: int) -> int | None:
        """What a cell holds before the access."""
        address, memory, launching = (
            self._address(index),
            self.race.memory_of(self.batch),
            self.race.launching,
        )
        if self.space == "global" and launching is not None:
            return int.from_bytes(launching.memory.bytes[address : address + self._cell].tobytes(), "little")
        raw = (
            memory.peek(self.space, address, self._cell, int(self._who[index]))
            if memory is not None
            else None
        )
        return int.from_bytes(raw, "little") if raw is not None else None
