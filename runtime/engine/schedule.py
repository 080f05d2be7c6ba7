"""Moving lanes through blocks: who runs next, where groups split, meet, call and wait.

Lanes at the same position (call stack, block) form a *group*; groups partition the lanes that have
neither exited nor wait at a barrier. The group at the lowest position runs one block, then its lanes
are put where they go, merging with whoever is there. Since block numbers are a loop-contiguous
reverse postorder, lanes that wait after a branch or loop are met by the others.

Lowest-first alone starves a waiting group while another spins on it. Therefore every back edge costs
patience (more where the loop looks like waiting: atomics, volatile loads); when it runs out, the group
that has not run for longest gets a turn until it blocks, ends, or uses up patience itself.

Invariants: masks are None (every lane of the batch) or bool arrays that nobody changes in place;
register values are never changed in place.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from operator import attrgetter
from typing import TYPE_CHECKING, Any

import numpy as np

from ...support.diagnostics import BarrierError, FaultSite, InternalError, StepLimitExceeded
from ...support.diagnostics import Frame as FaultFrame
from .. import syscalls
from ..faults import LaneFault, frame_of, to_public
from . import compact
from .access import Access
from .barriers import Barriers
from .emit import DTYPES
from .translate import Code, Translated
from .values import Mask, ParamBlock, Value, dense, guard, load_block, merge, store_block

if TYPE_CHECKING:
    from ..launch import Launch

PATIENCE = 4096
QUANTUM = 65536
MAX_CALL_DEPTH = 10_000
MAX_LOCAL_BYTES = 512 * 1024


class Frame:
    """One activation record, shared by all lanes with the same call stack.

    `key` orders frames as positions: the blocks (and callees) on the stack, outermost first. Its variables are in
    local memory from `local_base` to `top`; what `alloca` gives is above.
    """

    __slots__ = ("call", "children", "depth", "fn", "key", "lanes", "local_base", "parent", "registers", "top")

    def __init__(self, fn: Translated, parent: Frame | None, call: Code | None, key: tuple[int, ...], local_base: int) -> None:
        self.fn, self.parent, self.call, self.key, self.local_base = fn, parent, call, key, local_base
        self.registers: list[Any] = fn.registers.initial()
        self.top = local_base + -(-fn.local_bytes // 16) * 16
        if fn.stack_slot is not None:
            self.registers[fn.stack_slot] = np.uint64(self.top)
        self.children: dict[tuple[int, str, int], Frame] = {}
        self.lanes = 0
        self.depth: int = 0 if parent is None else parent.depth + 1


@dataclass(slots=True, eq=False)
class Group:
    """Lanes about to run block `block` of `frame`; `count` of them.

    `stamp` says when it last ran; `key` is its position, which orders groups.
    """

    frame: Frame
    block: int
    mask: Mask
    count: int
    stamp: int
    key: tuple[int, ...]


class Batch(Access):
    """Some CTAs on their way through a kernel. `run` may be called until it answers True."""

    def __init__(self, launch: Launch, first_cta: int, ctas: int) -> None:
        kernel = launch.kernel
        super().__init__(
            launch.memory, launch.config.grid, launch.config.block, first_cta, ctas,
            (launch.static_shared, launch.config.shared_bytes),
            local_bytes=kernel.local_bytes, params=launch.params,
        )  # fmt: skip
        self.launch = launch
        self.uses_affine = launch.uses_affine
        order = launch.config.limits.order
        self._random = None if order is None else random.Random(f"{order} {first_cta}")
        self.backwards = order is not None and order % 2 == 1
        self.symbols, self.param_base = launch.symbols, launch.param_base
        self.live: Mask = None
        self.live_count = self.n
        self.barriers = Barriers(self)
        self.steps = self.thread_instructions = self.lane_slots = 0
        self._now = 0
        self._spent = 0
        self._spun = 0
        self._turn: tuple[Frame, int] | None = None
        self._next_turn: tuple[Frame, int] | None = None
        self._landed: tuple[Frame, int] | None = None
        self._ahead = np.zeros(self.n, np.bool_)
        self.running = kernel
        root = Frame(kernel, None, None, (), 0)
        root.lanes = self.n
        self._groups: dict[tuple[Frame, int], Group] = {}
        self.put(root, 0, None, self.n)

    # -- the loop

    def run(self) -> bool:
        """Run until all lanes have exited (True) or the batch has spun for long (False).

        Raises a KernelFault.
        """
        self._spun = 0
        limit = self.launch.config.max_steps or 2**63
        ends = _ENDS
        while self._groups:
            group = self._pick()
            frame, block = group.frame, group.block
            code = frame.fn.codes[block]
            self._landed = None
            self.running = frame.fn
            self.mask, self.local_base = group.mask, frame.local_base
            try:
                if compact.worthwhile(self, group):
                    compact.run(self, group)
                else:
                    self.keep = 0 if group.mask is None else self._needed(frame)
                    result = code.run(frame.registers, self)
                    self.account(code, group.count)
                    ends[code.block.end](self, group, code, result)
            except LaneFault as fault:
                raise to_public(fault, self.site(frame, fault.site, fault.lane)) from None
            if self._next_turn is not None:
                self._turn, self._next_turn = self._next_turn, None
            elif self._turn is not None:
                self._turn = self._landed
            if self.steps > limit:
                lane = self._first(group.mask)
                raise StepLimitExceeded(f"the instruction budget of {limit} is used up", self.site(frame, code.last_site, lane))
            if self._spun > QUANTUM:
                return False
        if self.barriers:
            raise self._deadlock()
        return True

    def account(self, code: Code, lanes: int) -> None:
        """Count a block that `lanes` lanes have run."""
        self.steps += code.size
        self.clock += code.size
        self.thread_instructions += code.size * lanes
        self.lane_slots += code.size * self.live_count

    def _pick(self) -> Group:
        """Take the group that runs next out of `_groups`."""
        self._now += 1
        groups = self._groups
        if len(groups) == 1:
            (place,) = groups
            if groups[place].frame.fn.codes[place[1]].gate_mask is None:
                return groups.pop(place)
        if self._turn is not None and self._turn in groups:
            ready = self._ready(groups[self._turn])
            if ready is not None:
                return self._take(groups[self._turn], ready)
            self._turn = None
        if self._random is not None:
            return self._pick_any(self._random)
        group = min(groups.values(), key=_position)
        if group.frame.fn.codes[group.block].gate_mask is None:
            return groups.pop((group.frame, group.block))
        for group in sorted(groups.values(), key=_position):
            ready = self._ready(group)
            if ready is not None:
                return self._take(group, ready)
        return self._resolve_warp_barriers()

    def _pick_any(self, chance: random.Random) -> Group:
        """As `_pick`, whoever comes."""
        groups = sorted(self._groups.values(), key=_position)
        for group in chance.sample(groups, len(groups)):
            if group.frame.fn.codes[group.block].gate_mask is None:
                return self._groups.pop((group.frame, group.block))
            ready = self._ready(group)
            if ready is not None:
                return self._take(group, ready)
        return self._resolve_warp_barriers()

    def _take(self, group: Group, lanes: tuple[Mask, int]) -> Group:
        """Remove `lanes` of a group from `_groups`, as a group of their own."""
        del self._groups[group.frame, group.block]
        mask, count = lanes
        if count < group.count:
            rest = ~mask if group.mask is None else group.mask & ~mask
            self._groups[group.frame, group.block] = Group(group.frame, group.block, rest, group.count - count, group.stamp, group.key)
            return Group(group.frame, group.block, mask, count, group.stamp, group.key)
        return group

    def put(self, frame: Frame, block: int, mask: Mask, count: int) -> None:
        """Lanes arrive at a position."""
        place = (frame, block)
        there = self._groups.get(place)
        if there is not None:
            count += there.count
            mask = None if count == self.n else mask | there.mask
        elif count == self.n:
            mask = None
        self._groups[place] = Group(frame, block, mask, count, self._now, (*frame.key, block))
        self._landed = place

    def _needed(self, frame: Frame) -> int:
        """The registers of `frame` that lanes elsewhere will read, as a bit set."""
        needed = 0
        places = [(g.frame, g.frame.fn.codes[g.block].live_in) for g in self._groups.values()]
        for waiting in self.barriers.all_waiting() if self.barriers else ():
            places.append((waiting.frame, waiting.frame.fn.codes[waiting.code.block.targets[0]].live_in))
        for other, live in places:
            if other is frame:
                needed |= live
                continue
            while other.depth > frame.depth:
                call, parent = other.call, other.parent
                assert call is not None and parent is not None
                if parent is frame:
                    needed |= frame.fn.codes[call.block.targets[0]].live_in
                other = parent
        return needed

    def _move(self, group: Group, code: Code, target: int, mask: Mask, count: int) -> None:
        """Lanes of a group go along an edge; a back edge costs patience."""
        self.put(group.frame, target, mask, count)
        if target > group.block or not code.patience:
            return
        if self.tires(code):
            self.give_turn()

    def give_turn(self) -> None:
        """Let the group run next that has not run for longest, wherever it is."""
        if len(self._groups) < 2:
            return
        oldest = min(self._groups.values(), key=lambda g: (g.stamp, g.key))
        self._next_turn = (oldest.frame, oldest.block)
        if self.launch.check_uniform and oldest.mask is not None:
            self._ahead |= oldest.mask

    def tires(self, code: Code) -> bool:
        """Account for a back edge; whether patience has run out."""
        self._spun += code.patience
        self._spent += code.patience
        if self._spent <= PATIENCE:
            return False
        self._spent = 0
        return True

    # -- how blocks end

    def _jump(self, group: Group, code: Code, result: Any) -> None:
        self._move(group, code, code.block.targets[0], group.mask, group.count)

    def _split(self, group: Group, predicate: Value) -> tuple[Mask, int, Mask]:
        """(lanes where the predicate holds, how many, lanes where it does not)."""
        if not isinstance(predicate, np.ndarray):
            return (group.mask, group.count, False) if predicate else (False, 0, group.mask)
        taken = predicate if group.mask is None else predicate & group.mask
        count = int(np.count_nonzero(taken))
        if count == group.count:
            return group.mask, count, False
        if count == 0:
            return False, 0, group.mask
        return taken, count, ~predicate if group.mask is None else group.mask & ~predicate

    def _branch(self, group: Group, code: Code, predicate: Value) -> None:
        taken, count, rest = self._split(group, predicate)
        if code.block.is_uniform and self.launch.check_uniform:
            self._check_uniform(group, code, predicate)
        if self.launch.watches_branches and code.block.last is not None:
            self.launch.observe_branch(self, code.last_site, group.mask, predicate)
        first, second = code.block.targets
        # The higher target first, so that a turn goes on with the lower one.
        parts = [(first, taken, count), (second, rest, group.count - count)]
        for target, mask, lanes in sorted(parts, key=lambda part: -part[0]):
            if lanes:
                self._move(group, code, target, mask, lanes)

    def _switch(self, group: Group, code: Code, index: Value) -> None:
        targets = code.block.targets
        lanes: Mask = group.mask
        values = [int(index)] if not isinstance(index, np.ndarray) else np.unique(index if lanes is None else index[lanes]).tolist()
        for value in values:
            mask = lanes if len(values) == 1 else (index == value if lanes is None else lanes & (index == value))
            if value >= len(targets):
                raise LaneFault(f"branch index {value} is beyond the {len(targets)} targets", self._first(mask), code.last_site)
            count = group.count if len(values) == 1 else int(np.count_nonzero(mask))
            self._move(group, code, targets[value], mask, count)

    def _exit(self, group: Group, code: Code, predicate: Value) -> None:
        taken, count, rest = (group.mask, group.count, False) if code.block.guard is None else self._split(group, predicate)
        if count < group.count:
            self.put(group.frame, code.block.targets[0], rest, group.count - count)
        if not count:
            return
        self.live_count -= count
        if self.live_count == 0:
            self.live = np.zeros(self.n, np.bool_)
        elif taken is not None:
            self.live = ~taken if self.live is None else self.live & ~taken
        frame: Frame | None = group.frame
        while frame is not None:
            frame.lanes -= count
            frame = frame.parent
        if self.barriers:
            self.barriers.lanes_exited()

    def _return(self, group: Group, code: Code, predicate: Value) -> None:
        frame, parent, call = group.frame, group.frame.parent, group.frame.call
        if parent is None or call is None:
            self._exit(group, code, predicate)
            return
        taken, count, rest = (group.mask, group.count, False) if code.block.guard is None else self._split(group, predicate)
        if count < group.count:
            self.put(frame, code.block.targets[0], rest, group.count - count)
        if not count:
            return
        assert call.call is not None
        for target, source in zip(call.call.returns, frame.fn.returns):
            value = _as_stored(dense(frame.registers[source]), parent.fn.registers.code(target))
            parent.registers[target] = merge(taken, value, parent.registers[target])
        frame.lanes -= count
        if not frame.lanes:
            parent.children = {k: f for k, f in parent.children.items() if f is not frame}
        self.put(parent, call.block.targets[0], taken, count)

    def _call(self, group: Group, code: Code, values: list[Value]) -> None:
        assert code.call is not None
        if code.call.callee is not None and self.launch.provides(code.call.callee):
            self._provided(group, code, values)
            return
        if code.call.callee is not None:
            self._enter(group.frame, group.block, code, code.call.callee, values, group.mask, group.count)
            return
        address, *values = values
        lanes = group.mask
        addresses = [int(address)] if not isinstance(address, np.ndarray) else np.unique(address if lanes is None else address[lanes]).tolist()
        for place in addresses:
            mask = lanes if len(addresses) == 1 else (address == place if lanes is None else lanes & (address == place))
            name = self.launch.function_at(place)
            if name is None:
                raise LaneFault(f"indirect call to {place:#x}, which is not the address of a function", self._first(mask), code.last_site)
            count = group.count if len(addresses) == 1 else int(np.count_nonzero(mask))
            self._enter(group.frame, group.block, code, name, values, mask, count)

    def _provided(self, group: Group, code: Code, values: list[Value]) -> None:
        """A function of the device runtime: it is done at once, and the group goes on behind the call."""
        call = code.call
        assert call is not None and call.callee is not None
        result = syscalls.run(self, call.callee, values, group.mask, code.last_site)
        frame = group.frame
        for target in call.returns:
            assert result is not None
            receiver = frame.fn.registers.code(target)
            value = store_block(None, 0, result) if receiver == "param" else _as_stored(result, receiver)
            frame.registers[target] = merge(group.mask, value, frame.registers[target])
        self.put(frame, code.block.targets[0], group.mask, group.count)

    def _enter(self, frame: Frame, block: int, code: Code, name: str, values: list[Value], mask: Mask, count: int) -> None:
        """Lanes enter a function: its frame for this call stack, made on first use."""
        base = frame.top if frame.fn.stack_slot is None else self._top(frame.registers[frame.fn.stack_slot], mask)
        child = frame.children.get((block, name, base))
        if child is None:
            fn = self.launch.function(name)
            if frame.depth >= MAX_CALL_DEPTH or base + fn.local_bytes > MAX_LOCAL_BYTES:
                raise LaneFault(f"stack overflow: {frame.depth + 1} calls deep, {base + fn.local_bytes} bytes of local memory",
                                self._first(mask), code.last_site)
            self.reserve_local(base + fn.local_bytes)
            child = Frame(fn, frame, code, (*frame.key, block, self.launch.order_of(name)), base)
            frame.children[block, name, base] = child
        for slot, value in zip(child.fn.params, values):
            value = _as_stored(value, child.fn.registers.code(slot))
            child.registers[slot] = merge(mask, value, child.registers[slot]) if child.lanes else value
        if child.fn.stack_slot is not None:
            slot = child.fn.stack_slot
            child.registers[slot] = merge(mask, np.uint64(child.top), child.registers[slot]) if child.lanes else np.uint64(child.top)
        child.lanes += count
        self.put(child, 0, mask, count)

    def _top(self, stack: Value, mask: Mask) -> int:
        """The first byte above what any of the lanes has on its stack."""
        highest = int(stack if not isinstance(stack, np.ndarray) else (stack if mask is None else stack.take(self.indices(mask))).max())
        return -(-highest // 16) * 16

    def allocate_on_stack(self, stack: Value, size: Value, align: int, predicate: Value, mask: Mask, site: int) -> tuple[Value, Value]:
        """`alloca`: (address of `size` aligned bytes above the stack pointer, the new stack pointer), both u64."""
        place = (stack + np.uint64(align - 1)) & np.uint64(-align & 2**64 - 1)
        lanes = mask if predicate is None else guard(mask, predicate)
        if lanes is False:
            return place, stack
        needed = place.astype(np.float64) + size.astype(np.float64)
        if isinstance(needed, np.ndarray) and lanes is not None:
            needed = np.where(lanes, needed, 0.0)
        most = int(np.max(needed))
        if most > MAX_LOCAL_BYTES:
            lane = int(np.argmax(needed)) if isinstance(needed, np.ndarray) else self._first(lanes)
            raise LaneFault(f"stack overflow: {most} bytes of local memory", lane, site)
        self.reserve_local(-(-most // 16) * 16)
        return place, place + size

    def _barrier(self, group: Group, code: Code, operands: tuple[Value, Value, Value]) -> None:
        self.barriers.arrive(group.frame, code, group.mask, group.count, operands)

    def _trap(self, group: Group, code: Code, predicate: Value) -> None:
        taken, count, rest = (group.mask, group.count, False) if code.block.guard is None else self._split(group, predicate)
        if count:
            raise LaneFault("the kernel executed 'trap'", self._first(taken), code.last_site)
        self.put(group.frame, code.block.targets[0], rest, group.count)

    # -- gates: instructions that wait for lanes of their warp

    def _ready(self, group: Group, here: np.ndarray | None = None) -> tuple[Mask, int] | None:
        """The lanes of a group that may run now, with their number; None if all must wait.

        Lanes at a gate may run when every lane of the warp that its mask names is there or has exited.
        """
        gate = group.frame.fn.codes[group.block].gate_mask
        if gate is None or group.count == self.live_count:
            return group.mask, group.count
        self.mask = group.mask
        named = gate(group.frame.registers, self)
        present = self.warp_bits(group.mask)
        if isinstance(named, np.ndarray):
            named = np.bitwise_or.reduce(self.by_warp(np.where(group.mask, named, np.uint32(0))), axis=1)
        missing = named & self.warp_bits(self.live) & ~(present if here is None else here)
        ready = (missing == 0) & (present != 0)
        if not ready.any():
            return None
        if (ready | (present == 0)).all():
            return group.mask, group.count
        lanes = self.spread(ready) & group.mask
        return lanes, int(np.count_nonzero(lanes))

    def _resolve_warp_barriers(self) -> Group:
        """Every group is at a gate that is not complete: lanes may meet at different bar.warp.sync."""
        waiting = [g for g in sorted(self._groups.values(), key=_position) if self._gate_of(g).opcode == "bar"]
        here = np.zeros(self.warps, np.uint32)
        for group in waiting:
            here |= self.warp_bits(group.mask)
        chosen = None
        for group in waiting:
            ready = self._ready(group, here)
            if ready is not None:
                taken = self._take(group, ready)
                if chosen is None:
                    chosen = taken
                else:
                    # The others pass the barrier too; it is all their block may hold before going on.
                    self._turn = None
                    self._pass_gate(taken)
        if chosen is None:
            raise self._deadlock()
        return chosen

    def _pass_gate(self, group: Group) -> None:
        """Run the block of a group whose warp barrier is complete."""
        code = group.frame.fn.codes[group.block]
        self.mask, self.local_base = group.mask, group.frame.local_base
        self.keep = -1
        try:
            result = code.run(group.frame.registers, self)
            _ENDS[code.block.end](self, group, code, result)
        except LaneFault as fault:
            raise to_public(fault, self.site(group.frame, fault.site, fault.lane)) from None

    def _gate_of(self, group: Group) -> Any:
        return group.frame.fn.codes[group.block].block.gate

    def _check_uniform(self, group: Group, code: Code, predicate: Value) -> None:
        """Prove that all active threads of each warp agree about a `bra.uni`.

        Uniform means: in the same iteration of every loop. A warp whose lanes got a turn out of
        order is let off, since its lanes may since have met in different iterations.
        """
        if not isinstance(predicate, np.ndarray):
            return
        here = self.warp_bits(group.mask)
        holds = self.warp_bits(predicate if group.mask is None else predicate & group.mask)
        torn = (holds != 0) & (holds != here) & (self.warp_bits(self._ahead) == 0)
        if torn.any():
            lane = int(np.flatnonzero(self.spread(torn))[0])
            where = self.site(group.frame, code.last_site, lane)
            raise InternalError(f"'{where.instruction}' is not uniform in the warp of thread {where.thread} of block {where.block}",
                                f"{where.kernel} at {where.frames[0].ptx}")

    # -- failing

    def site(self, frame: Frame, site: int, lane: int) -> FaultSite:
        """The public description of a lane at an instruction."""
        instr = frame.fn.sites[site] if site < len(frame.fn.sites) else None
        frames: list[FaultFrame] = [frame_of(frame.fn.name, instr)]
        while frame.parent is not None:
            assert frame.call is not None
            call, frame = frame.call, frame.parent
            frames.append(frame_of(frame.fn.name, frame.fn.sites[call.last_site]))
        block, thread = self.thread_of(lane)
        return FaultSite(frame.fn.name, tuple(frames), str(instr) if instr else "", block, thread, lane % self.threads % 32)

    def _deadlock(self) -> BarrierError:
        """The error for lanes that wait while nobody can release them."""
        places = [(w.frame, w.code.last_site, w.mask, w.code.block.last) for w in self.barriers.all_waiting()]
        for group in sorted(self._groups.values(), key=_position):
            code = group.frame.fn.codes[group.block]
            site = code.last_site - (len(code.block.instructions) - 1) - (code.block.last is not None)
            places.append((group.frame, site, group.mask, self._gate_of(group)))
        frame, site, mask, instr = min(places, key=lambda place: self._first(place[2]))
        lane = self._first(mask)
        cta = lane // self.threads
        part = slice(cta * self.threads, (cta + 1) * self.threads)
        here = int(np.count_nonzero(mask[part])) if mask is not None else self.threads
        live = self.threads if self.live is None else int(np.count_nonzero(self.live[part]))
        notes = [f"{here} of the block's {live} running threads wait at {instr.location if instr else '?'}"]
        for other, _, other_mask, other_instr in places:
            count = int(np.count_nonzero(other_mask[part])) if other_mask is not None else self.threads
            if other_instr is not instr and count:
                notes.append(f"{count} wait at '{other_instr}' in {other.fn.name} ({other_instr.location if other_instr else '?'})")
        return BarrierError("threads wait at a barrier that can never be released", self.site(frame, site, lane), notes)

    def unfinished_ctas(self) -> int:
        """CTAs with threads that have not exited."""
        if self.live is None:
            return self.ctas
        return int(np.count_nonzero(self.live.reshape(self.ctas, -1).any(1)))

    def observe(self, site: int, mask: Mask) -> None:
        """Tell the launch's observers that an instruction is about to run."""
        self.launch.observe(self, site, mask)


_position = attrgetter("key")


def _as_stored(value: Value, code: str) -> Value:
    """A value passed between functions as the receiver has it: a register's dtype, or a parameter block."""
    if value is None or (isinstance(value, ParamBlock) and code == "param"):
        return value
    if code == "param":
        return store_block(None, 0, value)
    dtype = DTYPES[code]
    if isinstance(value, ParamBlock):
        return load_block(value, 0, dtype)
    return value if value.dtype == dtype else value.view(dtype)


_ENDS: dict[str, Callable[[Batch, Group, Code, Any], None]] = {
    "jump": Batch._jump, "branch": Batch._branch, "switch": Batch._switch, "exit": Batch._exit,
    "return": Batch._return, "call": Batch._call, "barrier": Batch._barrier, "trap": Batch._trap,
}
