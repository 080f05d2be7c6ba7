"""The function that a worker calls for a gang: the code of the traced blocks, with the control flow of
`cfg_linearization`.

    define internal i32 @gang(ptr %c, ptr %w, i64 %number, i64 %alive.in, ptr %common.in, ptr %common.out,
        ptr %counters, ptr %alive.out, i32 %cta_x, i32 %cta_y, i32 %cta_z[, i1 %resumed])

It is the function of a region, or of the whole kernel, which is entered again behind each barrier
(`codegen_plan`). The result is negative after a fault, which is in the worker's state slots, or if this
version was left (`speculative_versions.REDO`). Otherwise it is 0, or for a region that ends at a barrier the
index of its resume point, from 1.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from ..ir.core import FALSE, TRUE, Block, Linkage, Value, zero
from ..ir.irtypes import I1, I8, I32, I64, Type
from ..runtime.numpy_engine.execution.barriers import COUNT
from .call_inlining import InlinedBlock, barrier_number
from .cfg_linearization import ControlFlow
from .code_builder import (
    PTR,
    CodeBuilder,
    Item,
    LoopBuilder,
    Routine,
    constant,
    function,
    integer,
    length,
    word,
)
from .codegen_plan import START, CodegenPlan
from .context_arrays import ContextArrays
from .counted_barriers import BarrierSlot
from .speculative_versions import PARAMETERS, REDO, Version, version_name
from .state_layout import LAUNCH, WORKER, FaultCode
from .terminators import TERMINATORS, split
from .tracing import TracedBlock, variable
from .values import Symbolic, is_uniform, operand, symbolic

COUNTERS = ("steps", "issued", "slots")
"""Counters of a gang: executed instructions, and sums over instructions of active lanes and of live lanes."""


_LONG = 1500
"""Instructions from which on the function of a gang is not inlined into the worker's: what gangs have in
common is a small part of it, and code generation takes more than linear time.
"""


class GangFunction(ControlFlow):
    """The builder of a gang function."""

    def __init__(self, plan: CodegenPlan, region: int | None, version: Version) -> None:
        super().__init__(plan, region, version)
        self.context_arrays = ContextArrays(plan, self.out)

    @property
    def name(self) -> str:
        """Return the function's name."""
        return (
            "gang"
            if self.region is None
            else version_name(self.region, self.version)
            if self.version
            else f"gang.{self.region + 1}"
        )

    def routine(self) -> Routine:
        """Return the definition."""
        out = self.out
        self._entry()
        for index, (_, kind, target, j) in enumerate(self.chain):
            following = self.chain[index + 1] if index + 1 < len(self.chain) else None
            label = f"{following[1]}{following[2]}.{following[3]}" if following else "end"
            test = out.block_named(f"{kind}{target}.{j}")
            self.question(test, kind, target, out.block_named(label))
        for k in self.reached:
            self._block(k)
        self._end()
        attributes = "noinline"
        if self.region is not None:
            is_long = length(out.items) > _LONG
            attributes = (
                "noinline optnone" if self.version == "checked" else "noinline" if is_long else "alwaysinline"
            )
        if self.version == "speculative" and self.region in self.plan.all_active:
            attributes = "noinline"
        parameters = PARAMETERS + ((("resumed", I1),) if self.region is None else ())
        linkage: Linkage = "" if self.plan.is_lazy(self.region, self.version) else "internal"
        fn = function(self.name, I32, parameters, linkage)
        return Routine(fn, [Block("entry", fn), *self._storage(), *out.items], attributes, out.needs)

    def _storage(self) -> list[Item]:
        """Return the stack slots of registers and masks, with their initial values."""
        out = CodeBuilder(self.width, "a")

        def slot(name: str, type: Type, initial: Value | None = None) -> None:
            place = out.emit("alloca", PTR, name=name, type=type, align=0)
            if initial is not None:
                initials.append((initial, place))

        def initialize() -> None:
            for value, place in initials:
                out.store(value, place)
            initials.clear()

        initials: list[tuple[Value, Value]] = []
        for place, kind in sorted(self.trace.kinds.items()):
            slot(variable(place), out.type(kind.dtype, not kind.uniform))
            if kind.stride is not None:
                # What a register holds before anything is written to it is no line; a branch on memory that
                # nobody has written is undefined.
                one = out.type(kind.dtype, False)
                slot(f"{variable(place)}.base", one, zero(one))
                slot(f"{variable(place)}.holds", I1, FALSE)
                initialize()
        for k in sorted(self.pending):
            slot(f"P{k}", out.mask, zero(out.mask))
        for k in self.matched:
            slot(f"Q{k}", out.mask, zero(out.mask))
            slot(f"W{k}", out.mask, zero(out.mask))
        for k in sorted(self.loop_headers & self.pending):
            if self.synchronizes(k):
                slot(f"J{k}", out.mask, zero(out.mask))
                slot(f"L{k}", out.mask, zero(out.mask))
        initialize()
        slot("M", out.mask)
        slot("alive", out.mask)
        slot("ran", I1, TRUE)
        initialize()
        slot("poll_limit", I64)
        slot("code", I32, zero(I32))
        initialize()
        for number, name in enumerate(COUNTERS):
            slot(name, I64, word(0))
            initialize()
            out.element(I64, out.named("counters"), number, name=f"counter.{name}")
        return out.items

    def _slot(self, base: str, index: int, type: Type) -> Value:
        """Load a state slot of the launch or of the worker that never changes."""
        return self.out.load(type, self.place(self.out.named(base), index), invariant=True)

    def _entry(self) -> None:
        out, number = self.out, self.out.named("number", I64)
        first = out.binary("mul", number, self.width, name="first")
        out.cast("trunc", first, I32, name="first32")
        out.store(self._slot("c", LAUNCH["poll_limit"], I64), out.named("poll_limit"))
        frames = self._slot("w", WORKER["frames"], PTR)
        out.element(I8, frames, out.binary("mul", number, self.plan.frame_bytes), name="frame")
        alive = out.trunc(out.named("alive.in", I64), out.mask)
        out.store(alive, out.named("alive"))
        out.store(out.load(I64, out.named("counter.steps")), out.named("steps"))
        if self.region is None:
            self._enter_whole(alive)
        elif self.region == START:
            self._begin(alive)
        else:
            self._go_on(self.region, alive)

    def _begin(self, alive: Value) -> None:
        """Start all lanes at the entry."""
        out = self.out
        for slot in range(len(self.kernel.root.fn.registers.order)):
            kind = self.trace.kinds.get((slot, 0))
            if kind is not None and self.kernel.root.fn.codes[0].live_in >> slot & 1:
                first = kind.dtype.type(self.kernel.root.top if slot == self.kernel.root.fn.stack_slot else 0)
                out.store(operand(out, first, not kind.uniform), out.named(f"R{slot}"))
        out.store(alive, out.named("M"))
        out.br(self.body(0))

    def _go_on(self, place: int, alive: Value) -> None:
        """Resume all live lanes behind a barrier."""
        block = self.kernel.blocks[place]
        self._found(block, alive)
        target = block.targets[0]
        if self.version == "all_active":
            self.out.store(integer(self.out.mask, -1), self.out.named("M"))
            self.out.br(self.body(target))
            return
        self.wait(target, alive)
        self.out.br(self.entered(target))

    def _found(self, block: InlinedBlock, mask: Value) -> None:
        """Restore the registers that lanes saved at a barrier."""
        for place, kind in self.plan.saved_registers(block):
            self.context_arrays.restore(place, kind)
        if block.code.reduce_slot is not None:
            self._reduce(block, mask)

    def _enter_whole(self, alive: Value) -> None:
        """Start all lanes, or resume those that waited at barriers."""
        out = self.out
        gangs = self._slot("w", WORKER["gang_states"], PTR)
        own = out.binary("mul", out.named("number", I64), self.plan.barrier_slots.count)
        out.element(I64, gangs, own, name="own")
        resume, fresh = out.block_named("resume"), out.block_named("fresh")
        out.branch(out.named("resumed", I1), resume, fresh)
        out.enter(fresh)
        self._begin(alive)
        out.enter(resume)
        for number, k in enumerate(self.plan.resume_points):
            block, place = (
                self.kernel.blocks[k],
                self.place(out.named("own"), self.plan.barrier_slots.released(number)),
            )
            waits = out.load(I64, place)
            some, none = out.new_block(), out.new_block()
            out.branch(out.icmp("eq", waits, 0), none, some)
            out.enter(some)
            out.store(word(0), place)
            mask = out.trunc(waits, out.mask)
            self._found(block, mask)
            self.wait(block.targets[0], mask)
            out.br(self.entered(block.targets[0]) if self.reconvergence.alone(k) else none)
            out.enter(none)
        out.br(self.after(-1))

    def _reduce(self, block: InlinedBlock, mask: Value) -> None:
        """Emit the result of `bar.red`."""
        out, slot = self.out, block.code.reduce_slot
        assert slot is not None
        place = block.frame.base + slot, 0
        kind, storage = self.trace.kinds[place], out.named(variable(place))
        lanes: Any = symbolic(out, out.cast("bitcast", mask, out.bits), np.bool_, False)
        result: Any = None
        if not kind.uniform:
            result = symbolic(out, out.load(out.type(kind.dtype, True), storage), kind.dtype, False)
        for released, holding, arrived in self._last_counts(block):
            reduced = self._reduced(block, holding, arrived, kind.dtype)
            here = lanes if released is None else lanes & released
            result = reduced if kind.uniform else np.where(here, reduced, result)
        out.store(operand(out, result, not kind.uniform), storage)

    def _last_counts(self, block: InlinedBlock) -> Iterator[tuple[Any, Value, Value]]:
        """Emit, of each barrier that lanes may have left at a resume point, (the released lanes or None for
        all, the number of true predicates, the number of threads that had arrived).
        """
        out = self.out
        if not self.kernel.is_counted:
            holding, arrived = (
                out.load(I64, self.place(out.named("w"), WORKER[name]))
                for name in ("last_predicate_count", "last_arrival_count")
            )
            yield None, holding, arrived
            return
        number, slots = self.plan.numbers[self.kernel.blocks.index(block)], self.plan.barrier_slots
        for n in slots.numbers if number is None else [number]:
            holding, arrived, released = (
                out.load(I64, self.place(out.named("own"), slots.of(n) + slot))
                for slot in (BarrierSlot.LAST_HOLDING, BarrierSlot.LAST_ARRIVED, BarrierSlot.LAST_RELEASED)
            )
            bits = out.cast("bitcast", out.trunc(released, out.mask), out.bits)
            yield None if number is not None else symbolic(out, bits, np.bool_, False), holding, arrived

    def _reduced(self, block: InlinedBlock, holding: Value, arrived: Value, dtype: np.dtype) -> Any:
        """Emit the value of a reduction of `arrived` predicates, of which `holding` are true."""
        assert block.code.block.last is not None
        words, out = block.code.block.last.modifiers, self.out
        if "popc" in words:
            return symbolic(out, holding, np.uint64, True).astype(dtype)
        holds = out.icmp("eq", holding, arrived) if "and" in words else out.icmp("ne", holding, 0)
        return symbolic(out, holds, np.bool_, True)

    # -- blocks

    def _block(self, k: int) -> None:
        out, block, run = self.out, self.kernel.blocks[k], self.trace.traced_blocks[k]
        if k in self.pending:
            out.enter(self.entered(k))
            here = out.load(out.mask, self.pending_lanes(k))
            if run.warp_sync is not None:
                self._emit_warp_sync(k, run, here)
            out.store(zero(out.mask), self.pending_lanes(k))
            out.store(here, out.named("M"))
            out.br(self.body(k))
        out.enter(self.body(k))
        out.store(TRUE, out.named("ran"))
        mask = out.load(out.mask, out.named("M"), name=f"mi{k}")
        out.cast("bitcast", mask, out.bits, name=f"m{k}")
        if run.in_loop is not None and self.version == run.loop_version and k not in self.pending:
            self._loop(k, run)
        self._count(k, block)
        result = self._versions(k, run)
        if block.end == "barrier":
            self._barrier(k, block, result)
        elif block.end == "arrive":
            self._arrive(k, block, result)
            self.go(k, block.targets[0], self.lanes(k))
        else:
            TERMINATORS[block.end](self, k, block, result)

    def _loop(self, k: int, run: TracedBlock) -> None:
        """Emit the version of a loop for which the code in front of it has computed what is invariant, and go
        on where the general one begins.
        """
        out, loop = self.out, run.loop
        inner, general = (out.block_named(f"{name}{k}") for name in ("loop", "general"))
        assert loop is not None and run.in_loop is not None
        out.append(loop.text)
        out.branch(loop.holds, inner, general, True)
        out.enter(inner)
        self.headers[k] = inner
        out.append(run.in_loop)
        self._count(k, self.kernel.blocks[k])
        TERMINATORS["branch"](self, k, self.kernel.blocks[k], run.in_loop_result)
        self.headers[k] = general
        out.enter(general)

    def _versions(self, k: int, run: TracedBlock) -> Any:
        """Emit the code of a block in the versions that this function needs. Return the operands of its
        terminator.
        """
        out = self.out
        if self.version == "all_active":
            assert run.all_active is not None
            out.append(run.all_active)
            return run.all_active_result
        checked, joined = out.block_named(f"checked{k}"), out.block_named(f"joined{k}")
        if run.speculative is not None and self.version == "checked":
            out.br(checked)
            out.enter(checked)
        elif run.speculative is not None:
            out.append(run.speculative)
            if self.version == "speculative":
                return run.speculative_result
            out.br(joined)
            out.enter(checked)
        out.append(run.text)
        if run.speculative is None or self.version == "checked":
            return run.result
        out.br(joined)
        out.enter(joined)
        return self._joined(run, run.speculative_result, run.result)

    def _joined(self, run: TracedBlock, speculative: Any, checked: Any) -> Any:
        """Emit a phi of the values that two versions of a block have computed."""
        if isinstance(checked, tuple):
            return tuple(self._joined(run, a, b) for a, b in zip(speculative, checked, strict=True))
        if not isinstance(checked, Symbolic):
            return checked
        assert (
            run.speculative is not None
            and isinstance(speculative, Symbolic)
            and speculative.uniform == checked.uniform
        )
        incoming = [(speculative.value, run.speculative.block), (checked.value, run.text.block)]
        return symbolic(
            self.out, self.out.phi(checked.type, incoming), checked.dtype, checked.uniform, checked.nan
        )

    def _count(self, k: int, block: InlinedBlock) -> None:
        if not block.code.size:
            return
        out = self.out
        if self.width == 1:
            out.add(out.named("steps"), block.code.size)
            return
        if self.version == "all_active":
            for name, every in (("steps", 1), ("issued", self.width), ("slots", self.width)):
                out.add(out.named(name), every * block.code.size)
            return
        for name, mask in (
            ("steps", None),
            ("issued", self.lanes(k)),
            ("slots", out.load(out.mask, out.named("alive"))),
        ):
            amount: Value | int = block.code.size
            if mask is not None:
                lanes = out.zext_to_i64(out.overloaded("ctpop", [mask]))
                amount = out.binary("mul", lanes, block.code.size)
            out.add(out.named(name), amount)

    def _emit_warp_sync(self, k: int, run: TracedBlock, here: Value) -> None:
        """Emit a warp synchronisation: lanes wait until all lanes that their mask names have arrived or
        exited, or until they are released by arrivals at different `bar.warp.sync` (`_emit_match`).
        """
        out = self.out
        assert run.warp_sync is not None and self.width == 32
        if k in self.matched:
            released = out.load(out.mask, self.released_lanes(k))
            passing, check = out.new_block(), out.new_block()
            out.branch(out.icmp("eq", released, 0), check, passing, True)
            out.enter(passing)
            out.store(zero(out.mask), self.released_lanes(k))
            out.store(out.binary("xor", here, released), self.pending_lanes(k))
            out.store(released, out.named("M"))
            out.br(self.body(k))
            out.enter(check)
        mask = out.cast("bitcast", here, out.bits, name=f"gm{k}")
        out.append(run.warp_sync)
        named = run.named
        if isinstance(named, Symbolic) and not named.uniform:
            chosen: Any = np.where(
                symbolic(out, mask, np.bool_, False),
                symbolic(out, named.value, named.dtype, False),
                np.uint32(0),
            )
            members: Value = out.overloaded("vector.reduce.or", [chosen.value], I32)
        else:
            members = operand(out, named, False)
        alive = out.load(I32, out.named("alive"))
        if k in self.matched:
            out.store(members, self._members(k))
        absent = out.binary("xor", here, -1)
        missing = out.binary("and", out.binary("and", members, alive), absent)
        ready, rejected = out.new_block(), out.new_block()
        out.branch(out.icmp("eq", missing, 0), ready, rejected, True)
        out.enter(rejected)
        if k in self.loop_headers:
            for mask, place in zip((here, alive), self.rejected_lanes(k)):
                out.store(mask, place)
        out.br(self.after(k))
        out.enter(ready)
        if k in self.loop_headers:
            out.store(zero(out.mask), self.rejected_lanes(k)[0])

    def _members(self, k: int) -> Value:
        """Return the address of the mask that the lanes named that wait at block k."""
        return self.out.named(f"W{k}")

    def _emit_match(self, again: Block) -> None:
        """Emit the match of `bar.warp.sync`, when all lanes wait: those are released whose mask names only
        lanes that have arrived at any of them, or have exited. Control goes on at `again` if there are some.
        """
        out = self.out
        arrived: Value = zero(out.mask)
        for k in self.matched:
            arrived = out.binary("or", arrived, out.load(out.mask, self.pending_lanes(k)))
        awaited = out.binary("and", out.load(out.mask, out.named("alive")), out.binary("xor", arrived, -1))
        every: Value = zero(out.mask)
        for k in self.matched:
            missing = out.binary("and", out.load(out.mask, self._members(k)), awaited)
            here = out.load(out.mask, self.pending_lanes(k))
            released = out.select(out.icmp("eq", missing, 0), here, zero(out.mask))
            out.store(released, self.released_lanes(k))
            every = out.binary("or", every, released)
        none = out.new_block()
        out.branch(out.icmp("eq", every, 0), none, again)
        out.enter(none)

    # -- the end

    def _barrier(self, k: int, block: InlinedBlock, result: Any) -> None:
        """Emit the arrival of lanes that wait at a barrier."""
        out, (*_, holds) = self.out, result
        resume_point = k + 1
        if self.kernel.is_counted:
            self._arrive(k, block, result)
        others = self.reconvergence.reads(k)
        for place, kind in self.plan.saved_registers(self.kernel.blocks[resume_point]):
            self.context_arrays.save(
                place, kind, out.named(f"m{k}", out.bits) if others >> place[0] & 1 else None
            )
        number = self.plan.resume_points.index(resume_point)
        if block.frame.is_deep:
            self._tell_heights()
        if self.region is None:
            waiting = self.place(out.named("own"), self.plan.barrier_slots.waiting(number))
            wide, before = out.zext_to_i64(self.lanes(k)), out.load(I64, waiting)
            out.store(out.binary("or", wide, before), waiting)
        else:
            out.store(integer(I32, number + 1), out.named("code"))
        if holds is not None and not self.kernel.is_counted:
            taken = self._holding(k, holds)
            for name, mask in (("predicate_count", taken), ("arrival_count", self.lanes(k))):
                lanes = out.overloaded("ctpop", [mask])
                out.add(self.place(out.named("w"), WORKER[name]), out.zext_to_i64(lanes))
        out.br(self.after(k))

    def _tell_heights(self) -> None:
        """Store the height of each lane's stack, for fault reports."""
        place = self.kernel.stack[0], 0
        kind = self.trace.kinds.get(place)
        if kind is None:
            return
        out = self.out
        loaded = out.load(out.type(kind.dtype, not kind.uniform), out.named(variable(place)))
        stride = out.load(I64, self.place(out.named("w"), WORKER["stack_stride"]))
        own = out.binary("mul", out.named("number", I64), stride)
        stack = out.load(PTR, self.place(out.named("w"), WORKER["stack"]))
        heights = operand(out, symbolic(out, loaded, kind.dtype, kind.uniform), True)
        out.store(heights, out.offset(stack, own), align=64, alias="context")

    def _arrive(self, k: int, block: InlinedBlock, result: Any) -> None:
        """Emit the arrival of lanes at a counted barrier. Lanes with the same number and count arrive
        together, in ascending order of these.
        """
        out, (number, count, holds) = self.out, result
        known = barrier_number(block)
        held = zero(out.mask) if holds is None else self._holding(k, holds)
        if known is not None:
            number = np.uint32(known)
        if is_uniform(number, np.uint32(0) if count is None else count):
            barrier = self._word(number)
            expected = None if count is None else self._word(count)
            self._arrive_at(k, block, self.lanes(k), barrier, expected, held)
            return
        key: Any = number.astype(np.uint64) << np.uint64(32)
        if count is not None:
            key = key | count.astype(np.uint64)
        key = symbolic(out, operand(out, key, True), np.uint64, False)
        loop, done = LoopBuilder(out, self.lanes(k)), out.new_block()
        (remaining,) = loop.values
        lanes = symbolic(out, out.cast("bitcast", remaining, out.bits), np.bool_, False)
        keys = operand(out, np.where(lanes, key, np.uint64(2**64 - 1)), True)
        least = out.overloaded("vector.reduce.umin", [keys], I64)
        same = operand(out, lanes & (key == symbolic(out, least, np.uint64, True)), True)
        share = out.cast("bitcast", same, out.mask)
        expected = None if count is None else out.binary("and", least, 0xFFFFFFFF)
        self._arrive_at(k, block, share, out.binary("lshr", least, 32), expected, held)
        rest = out.binary("xor", remaining, share)
        loop.repeat_if(out.icmp("ne", rest, 0), rest, after=done)
        out.enter(done)

    def _word(self, value: Any) -> Value:
        """Return a uniform u32 as an i64."""
        return self.out.zext_to_i64(value.value if isinstance(value, Symbolic) else constant(value))

    def _arrive_at(
        self, k: int, block: InlinedBlock, mask: Value, number: Value, expected: Value | None, held: Value
    ) -> None:
        """Emit the arrival of the lanes of a mask at barrier `number`, with the count `expected`; `held` are
        the lanes whose predicate is true.
        """
        out, slots = self.out, self.plan.barrier_slots
        known, site = barrier_number(block), block.frame.site_base + block.code.last_site
        if known is None:
            self._fail_if(out.icmp("uge", number, COUNT), FaultCode.BARRIER_NUMBER, block, mask, site, number)
        if expected is not None:
            odd = out.icmp("ne", out.binary("and", expected, 31), 0)
            wrong = out.binary("or", odd, out.icmp("eq", expected, 0))
            self._fail_if(wrong, FaultCode.BARRIER_COUNT, block, mask, site, expected)
        base = self.place(out.named("own"), slots.of(slots.numbers[0] if known is None else known))
        if known is None:
            base = out.element(I64, base, out.binary("mul", number, slots.size))

        def update(slot: BarrierSlot, added: Value, kept: Value | None = None) -> None:
            """Add lanes to those of a slot, or of the slot in `kept`."""
            place = self.place(base, slot)
            before: Value = out.load(I64, place)
            if kept is not None:
                before = out.binary("and", before, kept)
            out.store(out.binary("or", before, out.zext_to_i64(added)), place)

        update(BarrierSlot.ARRIVED, mask)
        out.store(word(0) if expected is None else expected, self.place(base, BarrierSlot.EXPECTED))
        if block.end == "barrier":
            update(BarrierSlot.WAITING, mask)
        if slots.reduces:
            others = out.zext_to_i64(out.binary("xor", mask, -1))
            update(BarrierSlot.HOLDING, out.binary("and", held, mask), others)

    def _fail_if(
        self, condition: Value, fault: FaultCode, block: InlinedBlock, mask: Value, site: int, value: Value
    ) -> None:
        """Emit a fault of the lowest lane of a mask if a condition holds."""
        wrong, fine = self.out.new_block(), self.out.new_block()
        self.out.branch(condition, wrong, fine, False)
        self.out.enter(wrong)
        self.fail(fault, block, mask, site, value)
        self.out.enter(fine)

    def _holding(self, k: int, holds: Any) -> Value:
        """Return the mask of the lanes whose predicate is true."""
        if isinstance(holds, Symbolic):
            return split(self, k, holds)[0]
        return self.lanes(k) if holds else zero(self.out.mask)

    def _first_warp_sync(self, warp_syncs: list[int], some: Value) -> Value:
        """Return the site of the warp synchronisation where the lowest of the waiting lanes is."""
        out = self.out
        lowest = out.binary("and", some, out.binary("sub", zero(out.mask), some))
        site: Value = word(0)
        for warp_sync in warp_syncs:
            block, code = self.kernel.blocks[warp_sync], self.kernel.blocks[warp_sync].code
            own = (
                block.frame.site_base
                + code.last_site
                - (len(code.block.instructions) - 1)
                - (code.block.last is not None)
            )
            here = out.binary("and", lowest, out.load(out.mask, self.pending_lanes(warp_sync)))
            site = out.select(out.icmp("ne", here, 0), word(own), site)
        return site

    def _end(self) -> None:
        """Emit the end: no lane is due at any block. Lanes have exited, or wait at barriers or at incomplete
        warp synchronisations.
        """
        out = self.out
        out.enter(out.block_named("end"))
        warp_syncs = [g for g in self.reconvergence.warp_syncs if g in self.pending]
        if warp_syncs:
            some: Value = zero(out.mask)
            for warp_sync in warp_syncs:
                some = out.binary("or", some, out.load(out.mask, self.pending_lanes(warp_sync)))
            stuck, done, again, dead = (out.new_block() for _ in range(4))
            out.branch(out.icmp("eq", some, 0), done, stuck)
            out.enter(stuck)
            ran = out.load(I1, out.named("ran"))
            out.store(FALSE, out.named("ran"))
            out.branch(ran, again, dead)
            out.enter(again)
            out.br(self.after(-1))
            out.enter(dead)
            if len(self.matched) > 1:
                self._emit_match(again)
            if self.region is None and self.plan.resume_points:
                # Threads that wait at barriers are in the gangs' states.
                out.store(word(-1), self.place(out.named("w"), WORKER["waiting_sites"]))
            self.fail(
                FaultCode.BARRIER_DEADLOCK,
                self.kernel.blocks[warp_syncs[0]],
                some,
                self._first_warp_sync(warp_syncs, some),
            )
            out.enter(done)
        out.store(out.zext_to_i64(out.load(out.mask, out.named("alive"))), out.named("alive.out"))
        steps = out.load(I64, out.named("steps"))
        executed = out.binary("sub", steps, out.load(I64, out.named("counter.steps")))
        out.store(steps, out.named("counter.steps"))
        for name in COUNTERS[1:]:
            count = out.load(I64, out.named(name)) if self.width > 1 else executed
            out.add(out.named(f"counter.{name}"), count)
        out.ret(out.load(I32, out.named("code")))
        out.enter(out.block_named("failed"))
        self._tell_heights()
        out.ret(integer(I32, -1))
        abandoned = out.block_named("abandoned")
        for k in self.reached if self.version in ("speculative", "all_active") else ():
            if self.trace.traced_blocks[k].speculative is not None:
                out.enter(out.block_named(f"checked{k}"))
                out.br(abandoned)
        if self.version in ("speculative", "all_active"):
            out.enter(abandoned)
            result: Value = integer(I32, REDO)
            if self.version == "speculative" and self.region in self.plan.all_active:
                assert self.region is not None
                checked = function(version_name(self.region, "checked"), I32, PARAMETERS)
                result = out.invoke(checked, [out.named(name, type) for name, type in PARAMETERS])
            out.ret(result)
