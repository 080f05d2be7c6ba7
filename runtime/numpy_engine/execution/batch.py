"""A batch of CTAs executing a kernel: blocks run; groups split, call, wait and exit.

Invariants: masks are None (every lane of the batch) or bool arrays that are never changed in place;
register values are never changed in place.
"""

from __future__ import annotations

import math
import re
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from ....support.diagnostics import (
    BarrierError,
    FaultSite,
    InternalError,
    MemoryFault,
    StackFrame,
    StepLimitExceeded,
    TimeLimitExceeded,
)
from ...engine.executable import MAX_LOCAL_BYTES
from ..emit import DTYPES
from ..instructions import device_launches
from ..lane_ids import Lanes
from ..memory.access import LaneMemory
from ..memory.async_proxy import AsyncProxy
from ..memory.faults import LaneFault, frame_of, to_public
from ..memory.instrumented_access import ObservedLaneMemory
from ..memory.storage import Storage
from ..shadow.shadow_memory import ShadowAccess
from ..specials import SpecialRegisters
from ..translation.translate import BlockCode
from ..values import Mask, Mergeable, Value, dense, merge, store_block
from . import lane_compaction
from .activation_records import ActivationRecord, LaneGroup, extend_position, position
from .barriers import Barriers, BarrierWait
from .cluster_barriers import ClusterBarriers
from .grid import Grid
from .scheduler import Scheduler, sync_instruction

MAX_CALL_DEPTH = 10_000


class Batch:
    """The CTAs `first_cta` and its successors, `ctas` of them. `run` may be called until it returns True."""

    def __init__(self, grid: Grid, first_cta: int, ctas: int) -> None:
        self.grid = grid
        config, kernel, order = grid.config, grid.kernel, grid.config.limits.order
        memory_type = (
            ObservedLaneMemory
            if grid.events.observes("access", "store", "mbarrier", "retire")
            else LaneMemory
        )
        self.lanes = Lanes(config.grid, config.block, first_cta, ctas, config.cluster_shape)
        specials = SpecialRegisters(
            self.lanes,
            (grid.static_shared, config.shared_bytes),
            grid.uses_affine,
            grid.memory.graph,
            config.workspace,
            config.cluster is not None,
        )
        storage = Storage(
            grid.memory,
            self.lanes,
            specials,
            kernel.local_bytes,
            grid.params,
            grid.param_base,
            grid.symbols,
            grid.shared_names,
            grid.events,
            order is not None and order % 2 == 1,
        )
        self.x = memory_type(storage, self.lanes.n)
        storage.take_cluster = grid.take_cluster
        storage.proxy = self.proxy = AsyncProxy(self, grid.events, order, first_cta)
        if grid.memory.granule > 1 and not grid.events.observes("bounds"):
            self.x.padded = self._record_padding
        if grid.events.observes("undefined"):
            self.x.shadow = ShadowAccess(self.x)
        target = grid.functions.executable.module.target[0]
        self.scheduler = Scheduler(
            self.x, config.max_steps, order, lockstep=int(re.sub(r"\D", "", target)) < 70, fuel=config.fuel
        )
        if grid.check_uniform:
            self.scheduler.reordered = np.zeros(self.x.n, np.bool_)
        self.barriers = Barriers(self.scheduler, grid.warn)
        self.cluster_barriers = ClusterBarriers(self.scheduler)
        self._frame = root = ActivationRecord(kernel, None, None, (), 0)
        root.lanes = self.x.n
        self.scheduler.add_lanes(root, 0, None, self.x.n)

    @property
    def running_frame(self) -> ActivationRecord:
        """The activation record of the running lanes."""
        return self._frame

    # -- the loop

    def run(self) -> bool:
        """Run until all lanes have exited (True) or the batch has spun for long (False).

        Raises a KernelFault.
        """
        scheduler, x, events = self.scheduler, self.x, self.grid.events
        scheduler.begin()
        ends, may_compact, is_timed = (
            _ENDS,
            self.grid.may_compact,
            min(self.grid.deadline, self.grid.cpu_deadline) < math.inf,
        )
        while scheduler.groups:
            group = scheduler.pick() or self._match_warp_barriers()
            frame, block = group.frame, group.block
            code = frame.fn.codes[block]
            self._frame = frame
            scheduler.start_block()
            events.function, events.depth, events.live = frame.fn, frame.depth, scheduler.live
            x.mask, x.local_base = group.mask, frame.local_base
            try:
                if may_compact and lane_compaction.should_compact(scheduler, group):
                    lane_compaction.run_compacted(scheduler, group)
                else:
                    x.keep = 0 if group.mask is None else self._live_elsewhere(frame)
                    result = code.run(frame.registers, x)
                    scheduler.account(code, group.count)
                    ends[code.block.end](self, group, code, result)
            except LaneFault as fault:
                raise to_public(fault, self.site(frame, fault.site, fault.lane)) from None
            scheduler.finish_block()
            if scheduler.steps > scheduler.limit:
                lane = x.first(group.mask)
                raise StepLimitExceeded(
                    f"the instruction budget of {scheduler.limit} is used up",
                    self.site(frame, code.last_site, lane),
                )
            if is_timed and (
                time.monotonic() > self.grid.deadline or time.thread_time() > self.grid.cpu_deadline
            ):
                bound, busy = self.grid.config.seconds, self.grid.config.cpu_seconds
                message = (
                    f"{bound:g} seconds"
                    if bound is not None
                    else (
                        f"{busy:g} seconds of the processor's time; a timeout (--timeout) lets it take longer"
                    )
                )
                raise TimeLimitExceeded(
                    f"the launch has not ended after {message}",
                    self.site(frame, code.last_site, x.first(group.mask)),
                )
            if scheduler.is_out_of_fuel:
                self.proxy.end_oldest()  # lanes may poll memory that an operation writes
                return False
        if self.waiting_at_barriers():
            raise self._deadlock()
        return True

    def _record_padding(self, access: LaneFault) -> None:
        """Record an access to memory's padding by the running function."""
        name = self._frame.fn.name
        if not self.grid.padded.has(name, access.site, access.access):
            fault = to_public(access, self.site(self._frame, access.site, access.lane))
            assert isinstance(fault, MemoryFault)
            self.grid.padded.add(name, access.site, fault)

    def _match_warp_barriers(self) -> LaneGroup:
        """Return a group to run when every group waits for lanes of its warp.

        Lanes may meet at different `bar.warp.sync`; otherwise there is a deadlock.
        """
        released = self._take_released()
        if not released:
            raise self._deadlock()
        first, *passing = released
        for group in passing:
            # They pass the barrier too.
            self._run_past_barrier(group)
        return first

    def _take_released(self) -> list[LaneGroup]:
        """Remove and return lanes at different `bar.warp.sync` that match, and report them to observers."""
        released = self.scheduler.take_released()
        if len(released) > 1:
            for observer in self.grid.events.subscribers["warp_sync"]:
                observer.mismatched_warp_barriers(
                    self.lanes,
                    [
                        (g.frame.fn.name, sync_instruction(g), self.scheduler.member_mask(g), g.mask)
                        for g in released
                    ],
                )
        return released

    def _run_past_barrier(self, group: LaneGroup) -> None:
        """Run the block of a group whose warp barrier is complete."""
        self.scheduler.clear_preferred()
        code = group.frame.fn.codes[group.block]
        self._frame = group.frame
        self.grid.events.function, self.grid.events.depth = group.frame.fn, group.frame.depth
        self.x.mask, self.x.local_base = group.mask, group.frame.local_base
        self.x.keep = -1
        try:
            result = code.run(group.frame.registers, self.x)
            self.scheduler.account(code, group.count)
            _ENDS[code.block.end](self, group, code, result)
        except LaneFault as fault:
            raise to_public(fault, self.site(group.frame, fault.site, fault.lane)) from None

    def _live_elsewhere(self, frame: ActivationRecord) -> int:
        """Return the registers of `frame` that lanes elsewhere will read, as a bit set."""
        live_slots = 0
        positions = [(g.frame, g.frame.fn.codes[g.block].live_in) for g in self.scheduler.groups.values()]
        for waiting in self.waiting_at_barriers():
            positions.append((waiting.frame, waiting.frame.fn.codes[waiting.code.block.targets[0]].live_in))
        for other, live in positions:
            if other is frame:
                live_slots |= live
                continue
            while other.depth > frame.depth:
                call, parent = other.call, other.parent
                assert call is not None and parent is not None
                if parent is frame:
                    live_slots |= frame.fn.codes[call.block.targets[0]].live_in
                other = parent
        return live_slots

    def _move(self, group: LaneGroup, code: BlockCode, target: int, mask: Mask, count: int) -> None:
        """Move lanes of a group along an edge; a back edge costs fuel."""
        self.scheduler.add_lanes(group.frame, target, mask, count)
        if target > group.block or not code.fuel_cost:
            return
        if self.scheduler.spend_fuel(code):
            # Lanes that match at different `bar.warp.sync` would wait while other lanes spin, even on their
            # next stores.
            for released in self._take_released():
                self._run_past_barrier(released)
            self.scheduler.prefer_oldest()

    # -- ends of blocks

    def _jump(self, group: LaneGroup, code: BlockCode, result: Any) -> None:
        self._move(group, code, code.block.targets[0], group.mask, group.count)

    def _split(self, group: LaneGroup, predicate: Value) -> tuple[Mask, int, Mask]:
        """Return (lanes where the predicate is true, their number, lanes where it is false)."""
        if not isinstance(predicate, np.ndarray):
            return (group.mask, group.count, False) if predicate else (False, 0, group.mask)
        taken = predicate if group.mask is None else predicate & group.mask
        count = int(np.count_nonzero(taken))
        if count == group.count:
            return group.mask, count, False
        if count == 0:
            return False, 0, group.mask
        return taken, count, ~predicate if group.mask is None else group.mask & ~predicate

    def _take_guarded(self, group: LaneGroup, code: BlockCode, predicate: Value) -> tuple[Mask, int]:
        """Return (the lanes that execute a guarded end of a block, their number); others continue."""
        if code.block.guard is None:
            return group.mask, group.count
        taken, count, not_taken = self._split(group, predicate)
        if count < group.count:
            self.scheduler.add_lanes(group.frame, code.block.targets[0], not_taken, group.count - count)
        return taken, count

    def _branch(self, group: LaneGroup, code: BlockCode, predicate: Value) -> None:
        taken, count, not_taken = self._split(group, predicate)
        if code.block.is_uniform and self.grid.check_uniform:
            self._check_uniform(group, code, predicate)
        if code.block.last is not None:
            for observer in self.grid.events.subscribers["branch"]:
                observer.branch(self.lanes, group.frame.fn.name, code.block.last, group.mask, predicate)
        first, second = code.block.targets
        # The higher target first, so that a quantum continues with the lower one.
        parts = [(first, taken, count), (second, not_taken, group.count - count)]
        for target, mask, lanes in sorted(parts, key=lambda part: -part[0]):
            if lanes:
                self._move(group, code, target, mask, lanes)

    def _switch(self, group: LaneGroup, code: BlockCode, index: Value) -> None:
        targets = code.block.targets
        for observer in self.grid.events.subscribers["switch"]:
            observer.switch(
                self.lanes,
                *self.grid.events.locate(code.last_site),
                group.mask,
                np.take(targets, index, mode="clip"),
            )
        for value, mask, count in _by_value(index, group.mask, group.count):
            if value >= len(targets):
                raise LaneFault(
                    f"branch index {value} is beyond the {len(targets)} targets",
                    self.x.first(mask),
                    code.last_site,
                )
            self._move(group, code, targets[value], mask, count)

    def _exit(self, group: LaneGroup, code: BlockCode, predicate: Value) -> None:
        taken, count = self._take_guarded(group, code, predicate)
        if not count:
            return
        if count == self.scheduler.live_count:
            self.proxy.end_all()
        for observer in self.grid.events.subscribers["exit"]:
            observer.exit(self.lanes, group.frame.fn.name, code.block.last, taken)
        self.scheduler.remove_exited(group.frame, taken, count)
        if self.barriers:
            self.barriers.lanes_exited()
        self.cluster_barriers.complete()

    def _return(self, group: LaneGroup, code: BlockCode, predicate: Value) -> None:
        frame, parent, call = group.frame, group.frame.parent, group.frame.call
        if parent is None or call is None:
            self._exit(group, code, predicate)
            return
        taken, count = self._take_guarded(group, code, predicate)
        if not count:
            return
        assert call.call is not None
        for target, source in zip(call.call.returns, frame.fn.returns):
            value = convert_argument(dense(frame.registers[source]), parent.fn.registers.code(target))
            parent.registers[target] = merge(taken, value, parent.registers[target])
        self._report_writes(parent, call, call.call.returns, taken)
        frame.lanes -= count
        if not frame.lanes:
            parent.children = {k: f for k, f in parent.children.items() if f is not frame}
        self.scheduler.add_lanes(parent, call.block.targets[0], taken, count)

    def _call(self, group: LaneGroup, code: BlockCode, values: list[Value]) -> None:
        assert code.call is not None
        if code.call.callee is not None and self.grid.functions.executable.provides(code.call.callee):
            self._call_device_runtime(group, code, values)
            return
        if code.call.callee is not None:
            self._enter(group.frame, group.block, code, code.call.callee, values, group.mask, group.count)
            return
        address, *values = values
        for address_, mask, count in _by_value(address, group.mask, group.count):
            name = self.grid.functions.executable.function_at(address_)
            if name is None:
                raise LaneFault(
                    f"indirect call to {address_:#x}, which is not the address of a function",
                    self.x.first(mask),
                    code.last_site,
                    error="cudaErrorInvalidPc",
                )
            self._enter(group.frame, group.block, code, name, values, mask, count)

    def _call_device_runtime(self, group: LaneGroup, code: BlockCode, values: list[Value]) -> None:
        """Execute a function of the device runtime at once; the group continues after the call."""
        call = code.call
        assert call is not None and call.callee is not None
        self.grid.services.site_of = partial(self.site, group.frame, code.last_site)
        result = device_launches.call(
            self.x, self.grid.services, call.callee, values, group.mask, code.last_site
        )
        frame = group.frame
        for target in call.returns:
            assert result is not None
            receiver = frame.fn.registers.code(target)
            value = (
                store_block(None, 0, result) if receiver == "param" else convert_argument(result, receiver)
            )
            frame.registers[target] = merge(group.mask, value, frame.registers[target])
        self._report_writes(frame, code, call.returns, group.mask)
        self.scheduler.add_lanes(frame, code.block.targets[0], group.mask, group.count)

    def _enter(
        self,
        frame: ActivationRecord,
        block: int,
        code: BlockCode,
        name: str,
        values: list[Value],
        mask: Mask,
        count: int,
    ) -> None:
        """Move lanes into a function, grouped by the end of their stacks."""
        parts = [(frame.top, mask, count)]
        if frame.fn.stack_slot is not None:
            ends = (frame.registers[frame.fn.stack_slot] + np.uint64(15)) & np.uint64(2**64 - 16)
            parts = _by_value(ends, mask, count)
        for base, lanes, number in parts:
            child = frame.children.get((block, name, base))
            if child is None:
                fn = self.grid.functions[name]
                if frame.depth >= MAX_CALL_DEPTH or base + fn.local_bytes > MAX_LOCAL_BYTES:
                    raise LaneFault(
                        f"stack overflow: {frame.depth + 1} calls deep, {base + fn.local_bytes} bytes of"
                        " local memory",
                        self.x.first(lanes),
                        code.last_site,
                        error="cudaErrorHardwareStackError",
                    )
                self.x.reserve_local(base + fn.local_bytes)
                child = ActivationRecord(
                    fn,
                    frame,
                    code,
                    extend_position(frame.key, block, self.grid.functions.executable.order_of(name)),
                    base,
                )
                frame.children[block, name, base] = child
            for slot, value in zip(child.fn.params, values):
                value = convert_argument(value, child.fn.registers.code(slot))
                child.registers[slot] = merge(lanes, value, child.registers[slot]) if child.lanes else value
            if child.fn.stack_slot is not None:
                slot = child.fn.stack_slot
                child.registers[slot] = (
                    merge(lanes, np.uint64(child.top), child.registers[slot])
                    if child.lanes
                    else np.uint64(child.top)
                )
            self._report_writes(child, code, child.fn.params, lanes)
            child.lanes += number
            self.scheduler.add_lanes(child, 0, lanes, number)

    def _report_writes(self, frame: ActivationRecord, code: BlockCode, slots: list[int], mask: Mask) -> None:
        """Report registers of `frame` that the end of a block has written."""
        if slots and code.block.last is not None and self.grid.events.observes("retire"):
            assert isinstance(self.x, ObservedLaneMemory)
            self.grid.events.retire(
                self.lanes,
                frame.fn,
                frame.depth,
                code.block.last,
                {slot: frame.registers[slot] for slot in slots},
                mask,
                self.x,
            )

    def _barrier(
        self, group: LaneGroup, code: BlockCode, operands: tuple[Value, Value, Value] | None
    ) -> None:
        if operands is None:
            self.cluster_barriers.reach(group.frame, code, group.mask)
        else:
            self.barriers.arrive(group.frame, code, group.mask, group.count, operands)

    def waiting_at_barriers(self) -> list[BarrierWait]:
        """Return the waits at barriers of CTAs, by number, and of clusters."""
        return self.barriers.all_waiting() + self.cluster_barriers.waiting

    def _trap(self, group: LaneGroup, code: BlockCode, predicate: Value) -> None:
        taken, count = self._take_guarded(group, code, predicate)
        if count:
            raise LaneFault("the kernel executed 'trap'", self.x.first(taken), code.last_site)

    def _check_uniform(self, group: LaneGroup, code: BlockCode, predicate: Value) -> None:
        """Check that all active threads of each warp agree about a `bra.uni`.

        Uniform means: in the same iteration of every loop. A warp whose lanes ran out of
        order is exempt, since its lanes may since have met in different iterations.
        """
        if not isinstance(predicate, np.ndarray):
            return
        active = self.lanes.warp_bits(group.mask)
        taken = self.lanes.warp_bits(predicate if group.mask is None else predicate & group.mask)
        diverged = (taken != 0) & (taken != active) & (self.lanes.warp_bits(self.scheduler.reordered) == 0)
        if diverged.any():
            lane = int(np.flatnonzero(self.lanes.repeat_per_lane(diverged))[0])
            site = self.site(group.frame, code.last_site, lane)
            raise InternalError(
                f"'{site.instruction}' is not uniform in the warp of thread {site.thread} of block"
                f" {site.block}",
                f"{site.kernel} at {site.frames[0].ptx}",
            )

    # -- faults

    def site(self, frame: ActivationRecord, site: int, lane: int) -> FaultSite:
        """Return the public description of a lane at an instruction."""
        instr = frame.fn.sites[site] if site < len(frame.fn.sites) else None
        frames: list[StackFrame] = [frame_of(frame.fn.name, instr)]
        while frame.parent is not None:
            assert frame.call is not None
            call, frame = frame.call, frame.parent
            frames.append(frame_of(frame.fn.name, frame.fn.sites[call.last_site]))
        block, thread = self.lanes.thread_of(lane)
        return FaultSite(
            frame.fn.name,
            tuple(frames),
            str(instr) if instr else "",
            block,
            thread,
            lane % self.lanes.threads % 32,
        )

    def _deadlock(self) -> BarrierError:
        """Return the error for lanes that no lane can release."""
        waits = [(w.frame, w.code.last_site, w.mask, w.code.block.last) for w in self.waiting_at_barriers()]
        for group in sorted(self.scheduler.groups.values(), key=position):
            code = group.frame.fn.codes[group.block]
            site = code.last_site - (len(code.block.instructions) - 1) - (code.block.last is not None)
            waits.append((group.frame, site, group.mask, sync_instruction(group)))
        for observer in self.grid.events.subscribers["barrier"]:
            observer.deadlock(
                self.lanes,
                [(frame.fn.name, instr, mask) for frame, _, mask, instr in waits],
                self.scheduler.live,
            )
        frame, site, mask, instr = min(waits, key=lambda wait: self.x.first(wait[2]))
        lane = self.x.first(mask)
        cta = lane // self.lanes.threads
        part = slice(cta * self.lanes.threads, (cta + 1) * self.lanes.threads)
        waiting = int(np.count_nonzero(mask[part])) if mask is not None else self.lanes.threads
        live = (
            self.lanes.threads
            if self.scheduler.live is None
            else int(np.count_nonzero(self.scheduler.live[part]))
        )
        notes = [
            f"{waiting} of the block's {live} running threads wait at {instr.location if instr else '?'}"
        ]
        for other, _, other_mask, other_instr in waits:
            count = int(np.count_nonzero(other_mask[part])) if other_mask is not None else self.lanes.threads
            if other_instr is not instr and count:
                notes.append(
                    f"{count} wait at '{other_instr}' in {other.fn.name}"
                    f" ({other_instr.location if other_instr else '?'})"
                )
        return BarrierError(
            "threads wait at a barrier that can never be released", self.site(frame, site, lane), notes
        )

    def unfinished_ctas(self) -> int:
        """Return the number of CTAs with threads that have not exited."""
        if self.scheduler.live is None:
            return self.lanes.ctas
        return int(np.count_nonzero(self.scheduler.live.reshape(self.lanes.ctas, -1).any(1)))


def _by_value(value: Value, mask: Mask, count: int) -> list[tuple[int, Mask, int]]:
    """Return (value, its lanes, their number) for each value in the `count` lanes of a mask."""
    values = (
        np.unique(value if mask is None else value[mask]).tolist()
        if isinstance(value, np.ndarray)
        else [int(value)]
    )
    if len(values) == 1:
        return [(values[0], mask, count)]
    parts = [(one, value == one if mask is None else mask & (value == one)) for one in values]
    return [(one, lanes, int(np.count_nonzero(lanes))) for one, lanes in parts]


def convert_argument(value: Value, code: str) -> Value:
    """Return a value passed between functions in the receiver's form: a register's dtype, or a parameter
    block.
    """
    if value is None:
        return value
    if isinstance(value, Mergeable):
        return value.convert_argument(code)
    if code == "param":
        return store_block(None, 0, value)
    dtype = DTYPES[code]
    return value if value.dtype == dtype else value.view(dtype)


_ENDS: dict[str, Callable[[Batch, LaneGroup, BlockCode, Any], None]] = {
    "jump": Batch._jump,
    "branch": Batch._branch,
    "switch": Batch._switch,
    "exit": Batch._exit,
    "return": Batch._return,
    "call": Batch._call,
    "barrier": Batch._barrier,
    "trap": Batch._trap,
}
