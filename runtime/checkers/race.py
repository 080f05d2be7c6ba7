"""Data races: two accesses of different threads to a byte, at least one of them a write, that are unordered.

The order is that of PTX's memory model (`clocks`), not the order of execution; threads of a warp are not in
lockstep from sm_70 on. Two strong accesses (atomic, volatile, relaxed, acquire and release ones) in each
other's scope do not race. Weak writes of one value are a warning. So are a plain read beside an atomic
operation that the same thread executes later and that checks the value again (as the first read of a loop
with atomicCAS), a pair that lacks only a fence on the reading side, and a pair ordered by nothing but
`volatile` within a warp.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import prod
from typing import Any, Literal, cast

import numpy as np

from ...ptx.analysis import flow
from ...ptx.model import Function, Instruction, IntImm
from ...support.diagnostics import AccessKind, LaunchError, Severity, Space
from ..engine.config import LaunchResult, unflatten
from ..engine.observers import CLUSTER_BARRIER, GridLaunch, ObservedBatch, Peek
from ..memory.arena import CTA_WINDOW
from .checker import Checker, architecture_of, demangled_name, source_location
from .clocks import ASYNC, TIME, WARP, Clocks, SyncVariable
from .footprints import Footprint, StreamWork
from .report import CheckReports, ReportKind
from .shadow import RaceShadow, Slots

_NUMBER = (1 << TIME) - 1
_WIDE = frozenset({"cluster", "gpu", "sys", "gl"})
_VECTORS = {"v2": 2, "v4": 4, "v8": 8}
Key = tuple[str, int, int, int]
"""A synchronisation variable: space, block (-1: any), address and size. Accesses of other bytes are not
morally strong, and do not synchronise.
"""
MBARRIER = 8
"""Bytes of an mbarrier."""
MAX_COMPARED = 64
"""The number of lanes whose values are compared one by one, at most."""
Verb = Literal["Read", "Write", "Atomic"]
"""The name of an access in reports."""
PriorAccess = Literal["read", "write", "strong"]
"""The recorded accesses that one is compared with: reads, writes, or strong accesses of either kind."""


@dataclass(frozen=True, slots=True)
class Site:
    """An instruction that accesses memory.

    `wide` is a scope beyond the block, `size` that of a vector's element.
    """

    instr: Instruction
    function: str
    verb: Verb
    size: int
    strong: bool
    wide: bool
    volatile: bool
    acquires: bool
    releases: bool
    copies: bool
    caches: bool
    """True if it reads through the texture cache, which is not coherent with writes of the same grid (CUDA
    programming guide, texture and surface memory).
    """

    @property
    def writes(self) -> bool:
        """True for a write or an atomic operation."""
        return self.verb != "Read"

    @property
    def observes_value(self) -> bool:
        """Return True if the thread obtains the value in memory."""
        return self.verb == "Read" or self.instr.opcode == "atom"


def _orders_single_threads(instr: Instruction) -> bool:
    """Return True if an instruction may order some threads of a warp or block and not others: messages,
    barriers for some lanes or with counts.
    """
    modifiers, last = set(instr.modifiers), instr.operands[-1] if instr.operands else None
    if instr.opcode in ("bar", "barrier"):
        if "warp" in modifiers:
            return not (isinstance(last, IntImm) and last.value & 0xFFFFFFFF == 0xFFFFFFFF)
        return "arrive" in modifiers or len(instr.operands) > (3 if "red" in modifiers else 1)
    return instr.opcode in ("fence", "membar", "mbarrier") or (
        bool(modifiers & {"volatile", "relaxed", "acquire", "release", "acq_rel"})
        and instr.opcode not in ("atom", "red")
    )


_RECHECKING = frozenset({"cas", "min", "max", "and", "or"})
"""Atomic operations that make the value of an earlier plain read irrelevant: they compare, or are
idempotent.
"""


def _rechecks(fn: Function, instr: Instruction) -> bool:
    """Return True if an atomic operation of `fn` makes an earlier plain read irrelevant: it compares, or its
    thread uses the result of an exchange.
    """
    v = instr.variant
    op = (v.slot("op") or ("cas" if v.slot("cas") else "exch")) if v is not None else ""
    return op in _RECHECKING or (op == "exch" and flow.is_result_live(fn, instr))


def _is_block_barrier(instr: Instruction) -> bool:
    return instr.opcode in ("bar", "barrier") and not {"warp", "arrive"} & set(instr.modifiers)


class Race(Checker):
    """The checker 'race'."""

    tool = hazard = "race"
    current_work: Callable[[], StreamWork | None] | None = None
    """If kernels may run concurrently, returns the stream work of the grid that ends."""
    events = frozenset({"launch", "access", "store", "barrier", "warp_sync", "order", "mbarrier", "exit"})

    def __init__(self, reports: CheckReports) -> None:
        super().__init__(reports)
        self._footprints: list[Footprint] = []

    def trace_reason(self) -> str:
        """Return the reason why a whole launch must be traced, '' if there is none."""
        return (
            "the kernels may run concurrently"
            if self.current_work is not None and self.current_work() is not None
            else ""
        )

    def launch(self, grid_launch: GridLaunch) -> None:
        """Start the check of a launch. Raises LaunchError for too many threads."""
        super().launch(grid_launch)
        if prod(grid_launch.config.grid) * grid_launch.config.threads >= ASYNC:
            raise LaunchError(f"the checker 'race' supports fewer than {ASYNC} threads")
        self._time = 1
        self._sites: dict[tuple[int, str], Site] = {}
        self._events: list[Site | None] = [None]
        """The accesses by time; None for other events."""
        self._clocks: dict[ObservedBatch, Clocks] = {}
        self._shared: dict[ObservedBatch, RaceShadow] = {}
        self._exited: dict[ObservedBatch, int] = {}
        self._global: dict[int, tuple[int, RaceShadow]] = {}
        """By start of an allocation, (the end of its padding, its cells)."""
        self._variables: dict[Key, SyncVariable] = {}
        self._memory: dict[ObservedBatch, Peek] = {}
        self._leads_to_cache: dict[tuple[int, int], bool] = {}
        self._counts: dict[int, int | None] = {}
        self._has_narrow_atomics = self.has_copies = False
        self._grid = prod(grid_launch.config.grid)
        self._stride = -(-grid_launch.memory.padded_shared_size(grid_launch.shared_bytes) // 16) * 16
        self._lockstep = architecture_of(grid_launch) < 70
        functions = grid_launch.executable.layout(grid_launch.kernel).functions
        self._tracks_threads = any(
            _orders_single_threads(instr) for function in functions for instr in function.instructions()
        )
        order = grid_launch.config.limits.order
        self._backwards = order is not None and order % 2 == 1

    def end(self, result: LaunchResult | None) -> None:
        """End the check of a launch and keep its footprint."""
        current_work = self.current_work() if self.current_work is not None else None
        if current_work is not None and self.grid_launch is not None:
            self._compare_footprint(Footprint(current_work, self.grid_launch, self._global, self._events))
        super().end(result)
        self._clocks, self._shared, self._global, self._variables, self._sites, self._events, self._memory = (
            {},
            {},
            {},
            {},
            {},
            [],
            {},
        )

    def _compare_footprint(self, current: Footprint) -> None:
        """Compare a grid with the unordered ones before it, and keep it for later ones."""
        work = current.work
        self._footprints = [earlier for earlier in self._footprints if earlier.work.interval == work.interval]
        for earlier in self._footprints:
            if earlier.work.number == work.number or earlier.work.number in work.before:
                continue
            for conflict in current.conflicts(earlier):
                site, second_site = (
                    current.sites[(conflict.own >> TIME) - 1],
                    earlier.sites[(conflict.earlier >> TIME) - 1],
                )
                location, second_location = source_location(site.instr), source_location(second_site.instr)
                text = (
                    f"Race reported between {site.verb} access at {location.file}:{location.line} and"
                    f" {second_site.verb}"
                    f" access at {second_location.file}:{second_location.line}"
                )
                allocation = current.grid_launch.memory.find(conflict.address, 1)
                note = (
                    f"the second is one of kernel '{demangled_name(earlier.grid_launch.kernel)}': no"
                    " stream and no event"
                    " orders the two launches"
                )
                self.report(
                    _kind(site, second_site),
                    text,
                    site.instr,
                    site.function,
                    other=second_site.instr,
                    space="global",
                    address=conflict.address,
                    size=conflict.size,
                    threads=(current.thread(conflict.own), earlier.thread(conflict.earlier)),
                    notes=(
                        note,
                        *(
                            [f"byte {conflict.address - allocation.start} of {allocation.name}"]
                            if allocation is not None
                            else []
                        ),
                    ),
                )
        self._footprints.append(current)

    def _tick(self, site: Site | None = None) -> int:
        self._time += 1
        self._events.append(site)
        return self._time

    def _clocks_of(self, batch: ObservedBatch) -> Clocks:
        result = self._clocks.get(batch)
        if result is None:
            result = self._clocks[batch] = Clocks(batch, self._grid)
        return result

    # -- synchronisation

    def barrier(
        self,
        batch: ObservedBatch,
        function: str,
        instr: Instruction,
        number: int,
        count: int | None,
        mask: Any,
        waits: bool,
    ) -> None:
        """Record the count of a barrier, and what threads know that arrive at one of their clusters."""
        if number == CLUSTER_BARRIER:
            clocks = self._clocks_of(batch)
            if waits:
                clocks.acquire_cluster(mask)
            else:
                clocks.arrive(number, mask, self._tick(), releases="relaxed" not in instr.modifiers)
            return
        self._counts[number] = count
        if count is not None:
            self._clocks_of(batch).arrive(number, mask, self._tick())

    def barrier_release(
        self, batch: ObservedBatch, number: int, arrived: Any, waiting: list[tuple[Instruction, Any]]
    ) -> None:
        """Join the clocks of the threads that a barrier releases."""
        clocks, time = self._clocks_of(batch), self._tick()
        if number == CLUSTER_BARRIER:
            clocks.complete_cluster(number, arrived)
            for _, mask in waiting:
                clocks.acquire_cluster(mask)
            return
        if self._counts.get(number) is None:
            clocks.join_block(arrived, time)
        else:
            waits = np.zeros(batch.n, np.bool_)
            for _, mask in waiting:
                waits |= mask
            clocks.join_counted(number, arrived, waits)
        shadow = self._shared.get(batch)
        if shadow is not None and not _is_between_blocks("shared", batch):
            ordered_time = int(clocks.block.min())
            for slots in (shadow.reads, shadow.strong_reads, shadow.strong_writes):
                slots.forget_before(ordered_time)

    def warp_sync(
        self, batch: ObservedBatch, function: str, instr: Instruction, members: Any, mask: Any, live: Any
    ) -> None:
        """Join the clocks of the threads of a warp synchronisation."""
        if instr.opcode in ("bar", "barrier"):
            self._clocks_of(batch).join_warp(members, mask, self._tick())

    def order(self, batch: ObservedBatch, function: str, instr: Instruction, mask: Any) -> None:
        """Record a fence."""
        clocks, modifiers = self._clocks_of(batch), set(instr.modifiers)
        lanes = np.arange(batch.n) if mask is None else np.flatnonzero(mask)
        if instr.opcode != "cp":
            if not modifiers & {"proxy", "mbarrier_init"}:
                clocks.fence(lanes, self._tick(), bool(modifiers & _WIDE))
        elif "commit_group" in modifiers:
            clocks.commit(lanes, self._tick())
        elif modifiers & {"wait_group", "wait_all"}:
            # A bulk copy that is pending accesses memory later, when it ends.
            pending = instr.operands[0] if instr.operands and "bulk" not in modifiers else None
            clocks.wait_copies(lanes, pending.value if isinstance(pending, IntImm) else None, self._tick())

    def exit(self, batch: ObservedBatch, function: str, instr: Instruction | None, mask: Any) -> None:
        """Count the threads that exit."""
        exited = self._exited.get(batch, 0) + (batch.n if mask is None else int(np.count_nonzero(mask)))
        self._exited[batch] = exited
        if exited >= batch.n:  # no further events follow
            for table in (self._exited, self._clocks, self._shared, self._memory):
                table.pop(batch, None)

    def mbarrier(
        self,
        batch: ObservedBatch,
        function: str,
        instr: Instruction,
        operation: str,
        space: Space,
        address: int,
        lane: int,
        ends_phase: bool,
    ) -> None:
        """Record an operation on an mbarrier."""
        clocks = self._clocks_of(batch)
        key = ("mbarrier", int(clocks.first_of_cluster[lane]), address, MBARRIER)
        variable = self._variables.setdefault(key, SyncVariable())
        if operation in ("init", "inval"):
            self._variables[key] = SyncVariable()
            return
        is_copy = instr.opcode != "mbarrier"  # copies themselves arrive, on completion
        if operation.startswith("arrive") or is_copy:
            time = self._tick()
            if is_copy:
                clocks.copied[lane], clocks.has_copied = time, True
            releases, _ = clocks.release(
                np.array([lane]), time, True, "cluster" in instr.modifiers or batch.cluster_size > 1, None
            )
            if releases is not None:
                variable.open.append(releases)
        if ends_phase:
            variable.end_phase()

    def _synchronise(
        self, batch: ObservedBatch, site: Site, space: Space, address: Any, lanes: np.ndarray, size: int
    ) -> None:
        """Apply the acquires and releases of strong accesses; each element of a vector is separate."""
        clocks, block = self._clocks_of(batch), space == "shared"
        is_mbarrier = site.instr.opcode in ("mbarrier", "cp")
        if not self._variables and not ((clocks.has_fenced or site.releases) and site.writes):
            return
        if is_mbarrier and site.writes:
            return
        kind = "mbarrier" if is_mbarrier else space
        addresses = np.broadcast_to(address, (batch.n,))[lanes].astype(np.int64)
        if self._backwards and site.verb == "Atomic":
            lanes, addresses = lanes[::-1], addresses[::-1]
        for offset in range(0, size, site.size):
            elements, accessing = addresses + offset, lanes
            if not site.writes:
                variables = [key[2] for key in self._variables if key[0] == kind and key[3] == site.size]
                is_variable = np.isin(elements, np.array(variables, np.int64))
                elements, accessing = elements[is_variable], lanes[is_variable]
            ctas = clocks.first_of_cluster[accessing] if block else np.full(len(accessing), -1)
            for cta, element in sorted(set(zip(ctas.tolist(), elements.tolist()))):
                self._synchronise_variable(
                    clocks,
                    site,
                    (kind, cta, element, site.size),
                    accessing[(ctas == cta) & (elements == element)],
                    site.acquires or is_mbarrier,
                )

    def _synchronise_variable(
        self, clocks: Clocks, site: Site, key: Key, lanes: np.ndarray, acquires: bool
    ) -> None:
        """Access one variable by lanes, one after the other."""
        variable = self._variables.get(key)
        start, before = (
            variable.count if variable is not None and site.verb != "Write" else 0,
            np.zeros(len(lanes), np.int64),
        )
        if site.writes:
            releases, before = clocks.release(
                lanes, self._time, site.releases, site.wide, variable if site.verb != "Write" else None
            )
            if site.verb == "Write":
                self._variables.pop(key, None)
                variable = None
            if releases is not None:
                variable = self._variables.setdefault(key, SyncVariable())
                variable.add(releases)
        if variable is not None and site.verb != "Write":
            clocks.observe(lanes, variable, start + before, acquires, site.wide)

    # -- accesses

    def _site(self, instr: Instruction, function: str, kind: AccessKind, size: int) -> Site:
        result = self._sites.get((id(instr), kind))
        if result is None:
            modifiers = set(instr.modifiers)
            is_atomic, is_mbarrier, volatile = (
                kind == "atomic",
                instr.opcode == "mbarrier",
                bool(modifiers & {"volatile", "mmio"}),
            )
            strong = (
                is_atomic or is_mbarrier or volatile or bool(modifiers & {"relaxed", "acquire", "release"})
            )
            if is_mbarrier and modifiers & {"init", "inval"}:
                strong = False
            narrow = "cta" in modifiers or (
                (is_mbarrier or (instr.opcode == "cp" and is_atomic)) and "cluster" not in modifiers
            )
            verb: Verb = "Read" if kind == "load" else "Atomic" if kind == "atomic" and strong else "Write"
            parts = (
                1
                if is_atomic
                else next((count for modifier, count in _VECTORS.items() if modifier in modifiers), 1)
            )
            result = Site(
                instr,
                function,
                verb,
                size // parts,
                strong,
                not narrow,
                volatile,
                bool(modifiers & {"acquire", "acq_rel"}) and verb != "Write",
                bool(modifiers & {"release", "acq_rel"}) and verb != "Read",
                (instr.opcode == "cp" or "async" in modifiers) and not is_atomic,
                instr.opcode in ("tex", "tld4"),
            )
            self._sites[id(instr), kind] = result
        return result

    def access(
        self,
        batch: ObservedBatch,
        function: str,
        instr: Instruction,
        kind: AccessKind,
        space: Space,
        address: Any,
        size: int,
        mask: Any,
    ) -> None:
        """Check an access against earlier ones."""
        space = "global" if space == "image" else space
        if kind != "store" and space in ("shared", "global"):
            self._check_access(
                batch, self._site(instr, function, kind, size), space, address, size, mask, None
            )

    def store(
        self,
        batch: ObservedBatch,
        function: str,
        instr: Instruction,
        space: Space,
        address: Any,
        values: list[Any],
        mask: Any,
        memory: Peek,
    ) -> None:
        """Check a store, with its values, against earlier accesses."""
        space = "global" if space == "image" else space
        if space in ("shared", "global"):
            self._memory[batch] = memory
            size = sum(value.dtype.itemsize for value in values)
            self._check_access(
                batch, self._site(instr, function, "store", size), space, address, size, mask, values
            )

    def _check_access(
        self,
        batch: ObservedBatch,
        site: Site,
        space: Space,
        address: Any,
        size: int,
        mask: Any,
        values: list[Any] | None,
    ) -> None:
        self._tick(site)
        self._has_narrow_atomics |= site.strong and not site.wide and _is_between_blocks(space, batch)
        clocks = self._clocks_of(batch)
        lanes = clocks.all_lanes if mask is None else np.flatnonzero(mask)
        addresses = (
            np.broadcast_to(address, (batch.n,))
            if mask is None
            else np.broadcast_to(address, (batch.n,))[lanes]
        )
        addresses = addresses.astype(np.int64)
        if site.strong:
            self._synchronise(batch, site, space, address, lanes, size)
        check = _AccessCheck(self, batch, clocks, site, space, size, values)
        if space == "shared":
            shadow = self._shared.get(batch)
            if shadow is None:
                shadow = self._shared[batch] = RaceShadow(
                    batch.ctas * self._stride,
                    batch.threads,
                    _is_between_blocks(space, batch),
                    self._tracks_threads,
                )
            ranks, offsets = np.divmod(addresses, CTA_WINDOW)
            inside = (offsets <= self._stride - size) & (ranks >= 0) & (ranks < batch.cluster_size)
            if not inside.all():  # a fault follows
                lanes, addresses, ranks, offsets = (a[inside] for a in (lanes, addresses, ranks, offsets))
            if batch.ctas > 1:
                blocks = clocks.first_of_cluster[lanes] - batch.first_cta + ranks
                offsets = offsets + blocks * self._stride
            check.check(shadow, lanes, addresses, offsets)
            return
        assert self.grid_launch is not None
        while len(addresses):
            low = int(addresses.min())
            allocation = self.grid_launch.memory.find_padded(low, size)
            if allocation is None:  # out of bounds: a fault follows
                lanes, addresses = lanes[addresses != low], addresses[addresses != low]
                continue
            last = allocation.end + allocation.padding
            end, shadow = self._global.get(allocation.start, (0, None))
            if shadow is None or end != last:
                shadow = RaceShadow(last - allocation.start, batch.threads, True, self._tracks_threads)
                self._global[allocation.start] = last, shadow
            inside_allocation = addresses <= last - size
            if inside_allocation.all():
                check.check(shadow, lanes, addresses, addresses - allocation.start)
                return
            check.check(
                shadow,
                lanes[inside_allocation],
                addresses[inside_allocation],
                addresses[inside_allocation] - allocation.start,
            )
            lanes, addresses = lanes[~inside_allocation], addresses[~inside_allocation]

    def site_at(self, time: int) -> Site:
        """Return the access at a time."""
        result = self._events[time - 1]
        assert result is not None
        return result

    def memory_of(self, batch: ObservedBatch) -> Peek | None:
        """Return the batch's memory; None before its first store."""
        return self._memory.get(batch)

    def leads_to(self, read: Site, atomic: Site) -> bool:
        """Return True if a thread with such a read may later execute such an atomic operation, which checks
        the value again: the read is then only an optimisation, or the first value of a loop.
        """
        assert self.grid_launch is not None
        key = id(read.instr), id(atomic.instr)
        if key not in self._leads_to_cache:
            functions, location = self.grid_launch.executable.functions, source_location(atomic.instr)
            self._leads_to_cache[key] = _rechecks(
                functions[atomic.function], atomic.instr
            ) and flow.may_reach(
                functions,
                functions[read.function],
                read.instr,
                lambda instr: instr.opcode in ("atom", "red") and source_location(instr) == location,
                _is_block_barrier,
            )
        return self._leads_to_cache[key]

    @property
    def time(self) -> int:
        """The number of accesses and events so far."""
        return self._time

    @property
    def is_backwards(self) -> bool:
        """Return True if the lanes of one atomic operation execute it in descending order."""
        return self._backwards

    @property
    def in_lockstep(self) -> bool:
        """Return True if the threads of a warp run in lockstep."""
        return self._lockstep

    @property
    def has_narrow_atomics(self) -> bool:
        """Return True if there were atomics of scope .cta in global memory."""
        return self._has_narrow_atomics


def _is_between_blocks(space: Space, batch: ObservedBatch) -> bool:
    """Return whether threads of several blocks access one byte of global or of shared memory."""
    return space == "global" or batch.cluster_size > 1


class _AccessCheck:
    """One access of many lanes, while it is compared with earlier ones.

    It covers `_count` consecutive cells per lane: cell `i` of all belongs to lane `_cell_lanes[i]`.
    """

    def __init__(
        self,
        race: Race,
        batch: ObservedBatch,
        clocks: Clocks,
        site: Site,
        space: Space,
        size: int,
        values: list[Any] | None,
    ) -> None:
        self.race, self.batch, self.clocks, self.site = race, batch, clocks, site
        self.space, self.size, self.values = space, size, values
        self.is_between_blocks = _is_between_blocks(space, batch)

    def check(
        self, shadow: RaceShadow, lanes: np.ndarray, addresses: np.ndarray, offsets: np.ndarray
    ) -> None:
        """Compare the access of `lanes` at addresses with the cells of memory at offsets, and record it
        there.
        """
        if not len(lanes):
            return
        site, race = self.site, self.race
        cells, self._count = shadow.cells(offsets, self.size)
        self._shadow, self._cells = shadow, cells
        self._cell, self._addresses, self._lanes = shadow.cell, addresses, lanes
        self._cell_lanes = cell_lanes = lanes if self._count == 1 else np.repeat(lanes, self._count)
        self._is_all = len(cell_lanes) == self.batch.n and self._count == 1
        self._numbers = numbers = self.clocks.number if self._is_all else self.clocks.number[cell_lanes]
        if shadow.has_writes:
            self._compare(shadow.writes[cells], "write")
        if site.strong:
            shadow.strong_sizes.add(site.size)
        checks_strong = (
            not site.strong or race.has_narrow_atomics or site.volatile or len(shadow.strong_sizes) > 1
        )
        is_checked_below = site.strong and site.writes and self.is_between_blocks and not site.wide
        if not shadow.strong_writes.is_empty and checks_strong and not is_checked_below:
            self._compare_all(shadow.strong_writes, "strong")
        race.has_copies |= site.copies
        if not site.writes:
            (shadow.strong_reads if site.strong else shadow.reads).record(
                cells, numbers | ASYNC if site.copies else numbers, race.time
            )
            return
        is_own_read = (
            not site.strong and not shadow.reads.is_empty and shadow.reads.matches_only(cells, numbers)
        )
        if not shadow.reads.is_empty and not is_own_read:
            self._compare_all(shadow.reads, "read")
        if not shadow.strong_reads.is_empty and checks_strong:
            self._compare_all(shadow.strong_reads, "strong")
        if site.strong:
            if site.verb == "Write":
                shadow.restarts[cells] = race.time
            shadow.strong_writes.record(cells, numbers, race.time)
            if self.is_between_blocks and not site.wide:
                self._compare_all(shadow.strong_writes, "strong")
            return
        epochs = numbers | (race.time << TIME)
        if site.copies:
            epochs |= ASYNC
        shadow.writes[cells] = epochs
        shadow.has_writes = True
        last = shadow.writes[cells]
        collisions = np.flatnonzero(last != epochs)
        if len(collisions):
            if is_own_read:
                self._compare_all(shadow.reads, "read")
            self._report_collisions(collisions, (last[collisions] & ASYNC - 1) - self.clocks.number[0])
        if is_own_read and not len(collisions):
            shadow.reads.drop_pending()
        else:
            shadow.reads.clear(cells)
        shadow.strong_reads.clear(cells)
        shadow.strong_writes.clear(cells)

    def _compare_all(self, slots: Slots, kind: PriorAccess) -> None:
        for index, epochs in slots.lookup(self._cells):
            self._compare(epochs, kind, index)

    def _compare(self, epochs: np.ndarray, kind: PriorAccess, selection: np.ndarray | None = None) -> None:
        """Compare the access with other accesses: `epochs` are those of the cells, at `selection` if not
        None.
        """
        lanes_of_cells = self._cell_lanes if selection is None else self._cell_lanes[selection]
        if not self.is_between_blocks:
            is_new = epochs > (
                self.clocks.floor if self._is_all and selection is None else self.clocks.floor[lanes_of_cells]
            )
            if kind == "write" and self.race.has_copies:
                is_new |= epochs & ASYNC != 0
        else:
            is_new = epochs != 0
        if not is_new.any():
            return
        if not self.site.caches:
            is_new &= epochs & _NUMBER != (self._numbers if selection is None else self._numbers[selection])
        if not is_new.any():
            return
        index = np.flatnonzero(is_new)
        lanes, other_epochs = lanes_of_cells[index], epochs[index]
        racing = ~self.clocks.happens_before(lanes, other_epochs)
        if self.race.in_lockstep:
            racing &= self.clocks.warp_of[lanes] != self._warps(other_epochs)
        if kind == "strong" and self.site.strong and racing.any():
            racing &= self._needs_order(lanes, other_epochs)
        if selection is not None:
            index = selection[index]
        if kind == "strong" and racing.any():
            candidates = np.flatnonzero(racing)
            racing[candidates] = ~self._is_observed(index[candidates], other_epochs[candidates])
        if self.site.caches:
            racing[:] = True
        if racing.any():
            self._report_races(index[racing], other_epochs[racing])

    def _is_observed(self, index: np.ndarray, epochs: np.ndarray) -> np.ndarray:
        """Return for strong accesses to cells whether they are writes that a strong read has observed which
        happens before this access, directly or through read-modify-writes.

        That is PTX's causality order, by way of the observation order.
        """
        is_observed = np.zeros(len(index), np.bool_)
        writes = np.array([self.race.site_at(int(time)).writes for time in epochs >> TIME])
        writes &= epochs >> TIME >= self._shadow.restarts[self._cells[index]]
        cells, inverse = np.unique(self._cells[index], return_inverse=True)
        for slots in (self._shadow.strong_reads, self._shadow.strong_writes):
            for selection, epochs_of_reads in slots.lookup(cells):
                for position, observer in zip(
                    (range(len(cells)) if selection is None else selection.tolist()), epochs_of_reads.tolist()
                ):
                    if not observer or not self.race.site_at(observer >> TIME).observes_value:
                        continue
                    matching = np.flatnonzero(
                        writes & ~is_observed & (inverse == position) & self._is_before(epochs, observer)
                    )
                    if len(matching):
                        matching = matching[
                            [self._is_morally_strong(int(epoch), observer) for epoch in epochs[matching]]
                        ]
                        is_observed[matching] = self.clocks.happens_before(
                            self._cell_lanes[index[matching]], np.full(len(matching), observer)
                        )
        return is_observed

    def _is_before(self, epochs: np.ndarray, later: int) -> np.ndarray:
        """Return for accesses to one cell whether they executed before another."""
        numbers = epochs & _NUMBER, later & _NUMBER
        is_earlier = numbers[0] > numbers[1] if self.race.is_backwards else numbers[0] < numbers[1]
        before: np.ndarray = (epochs >> TIME < later >> TIME) | (
            (epochs >> TIME == later >> TIME) & is_earlier
        )
        return before

    def _is_morally_strong(self, epoch: int, other: int) -> bool:
        """Return True if two strong accesses to a cell are morally strong: of the same bytes, and each in the
        other's scope.
        """
        first, second = self.race.site_at(epoch >> TIME), self.race.site_at(other >> TIME)
        in_block = (epoch & ASYNC - 1) // self.batch.threads == (other & ASYNC - 1) // self.batch.threads
        return first.size == second.size and (in_block or (first.wide and second.wide))

    def _warps(self, epochs: np.ndarray) -> np.ndarray:
        """Return the warps, as numbered in the batch, of the threads of epochs."""
        number = epochs & ASYNC - 1
        cta = number // self.batch.threads
        return (cta - self.clocks.first) * self.clocks.warps_per_cta + number % self.batch.threads // WARP

    def _needs_order(self, lanes: np.ndarray, epochs: np.ndarray) -> np.ndarray:
        """Return for pairs of strong accesses whether one is outside the other's scope, or both are volatile
        accesses of one warp to shared memory.
        """
        result = np.zeros(len(lanes), np.bool_)
        for time in np.unique(epochs >> TIME):
            other, matching = self.race.site_at(int(time)), epochs >> TIME == time
            result |= matching & (other.size != self.site.size)
            if self.is_between_blocks and not (self.site.wide and other.wide):
                result |= matching & ((epochs & ASYNC - 1) // self.batch.threads != self.clocks.cta[lanes])
            if self.space == "shared" and self.site.volatile and other.volatile:
                result |= matching & (self.clocks.warp_of[lanes] == self._warps(epochs))
        return result

    # -- reports

    def _report_races(self, index: np.ndarray, epochs: np.ndarray) -> None:
        """Report races of accesses to cells with those of epochs."""
        times = epochs >> TIME
        for time in np.unique(times):
            other, matching = self.race.site_at(int(time)), np.flatnonzero(times == time)
            if not (self.site.writes or other.writes):
                continue
            first, epoch = int(index[matching[0]]), int(epochs[matching[0]])
            severity: Severity = "error"
            notes: list[str] = []
            if self.site.caches:
                notes = ["textures do not see what the same grid has written, in whatever order"]
            elif self.site.strong and other.strong and not self.is_between_blocks:
                severity, notes = (
                    "warning",
                    ["volatile accesses of one warp are in no order from sm_70 on: __syncwarp() is missing"],
                )
            elif self.site.verb == other.verb == "Write" and all(
                self._stored_value(int(index[i])) == self._previous_value(int(index[i]), int(epochs[i]))
                for i in matching[:MAX_COMPARED]
            ):
                severity, notes = "warning", ["both write the same value"]
            elif {self.site.verb, other.verb} == {"Read", "Atomic"} and self.race.leads_to(
                *sorted((self.site, other), key=lambda site: site.writes)
            ):
                severity, notes = (
                    "warning",
                    [
                        "the read, which is no atomic, finds what was there before or after the atomic "
                        "operation"
                    ],
                )
            elif self.clocks.lacks_only_fence(int(self._cell_lanes[first]), epoch):
                severity, notes = "warning", ["the release has been seen, but no fence follows on this side"]
            if other.copies or self.site.copies:
                notes.append(
                    "cp.async is complete for its thread after a wait, and for others after they synchronise"
                    " afterwards"
                )
            self._report(
                other,
                len(matching),
                first,
                epoch & ASYNC - 1,
                (self._stored_value(first), self._previous_value(first, epoch)),
                severity,
                notes,
            )

    def _report_collisions(self, index: np.ndarray, other_lanes: np.ndarray) -> None:
        """Report lanes that write to the same cells in one access."""
        rows = np.searchsorted(self._lanes, other_lanes)
        cells = (
            rows * self._count
            + index % self._count
            + (self._addresses[index // self._count] - self._addresses[rows]) // self._cell
        )
        stored = self._stored_bytes()
        has_same = (stored[index] == stored[cells]).all(1)
        for is_same in (False, True):
            result = np.flatnonzero(has_same == is_same)
            if len(result):
                first, other = int(index[result[0]]), int(cells[result[0]])
                self._report(
                    self.site,
                    len(result),
                    first,
                    int(self.clocks.number[self._cell_lanes[other]]),
                    (self._stored_value(first), self._stored_value(other)),
                    "warning" if is_same else "error",
                    ["both write the same value"] if is_same else [],
                )

    def _report(
        self,
        other: Site,
        count: int,
        first: int,
        number: int,
        values: tuple[int | None, int | None],
        severity: Severity,
        notes: list[str],
    ) -> None:
        race, site, grid_launch = self.race, self.site, self.race.grid_launch
        assert grid_launch is not None
        cta, thread = divmod(number, self.batch.threads)
        threads = (
            self.batch.thread_of(int(self._cell_lanes[first])),
            (grid_launch.config.block_index(cta), unflatten(thread, grid_launch.config.block)),
        )
        address = self._address(first)
        allocation = grid_launch.memory.find(address, 1) if self.space == "global" else None
        if allocation is not None:
            notes = [*notes, f"byte {address - allocation.start} of {allocation.name}"]
        location, second_location = source_location(site.instr), source_location(other.instr)
        race.report(
            _kind(site, other),
            f"Race reported between {site.verb} access at {location.file}:{location.line} and"
            f" {other.verb} access at"
            f" {second_location.file}:{second_location.line}",
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
        """Return the address of a cell."""
        return int(self._addresses[index // self._count]) + index % self._count * self._cell

    def _stored_bytes(self) -> np.ndarray:
        """Return the bytes that the access stores, a row per cell."""
        columns = [np.broadcast_to(value, (self.batch.n,))[self._lanes] for value in self.values or ()]
        return np.concatenate(
            [column.view(np.uint8).reshape(len(column), -1) for column in columns], axis=1
        ).reshape(-1, self._cell)

    def _stored_value(self, index: int) -> int | None:
        """Return the value that the access stores to a cell; of a read, the value read."""
        return (
            self._current_value(index)
            if self.values is None
            else int.from_bytes(self._stored_bytes()[index].tobytes(), "little")
        )

    def _previous_value(self, index: int, epoch: int) -> int | None:
        """Return the value that an earlier access wrote to a cell or read there; None if it has been
        overwritten since.
        """
        shadow, cell = self._shadow, self._cells[index : index + 1]
        writes = [shadow.writes[cell]] if shadow.has_writes else []
        writes += [item for _, item in shadow.strong_writes.lookup(cell)]
        last = max((int(item.max()) for item in writes if len(item)), default=0)
        return self._current_value(index) if last == epoch or last >> TIME < epoch >> TIME else None

    def _current_value(self, index: int) -> int | None:
        """Return the value of a cell before the access."""
        address, memory, grid_launch = (
            self._address(index),
            self.race.memory_of(self.batch),
            self.race.grid_launch,
        )
        if self.space == "global" and grid_launch is not None:
            return int.from_bytes(
                grid_launch.memory.bytes[address : address + self._cell].tobytes(), "little"
            )
        raw = (
            memory.peek(self.space, address, self._cell, int(self._cell_lanes[index]))
            if memory is not None
            else None
        )
        return int.from_bytes(raw, "little") if raw is not None else None


def _kind(site: Site, other: Site) -> ReportKind:
    """Return the kind of a race of two accesses."""
    return cast(
        ReportKind, f"{'write' if site.writes else 'read'}-after-{'write' if other.writes else 'read'}"
    )
