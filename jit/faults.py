"""Faults of compiled code as exceptions and warnings, with the same text as those of the NumPy engine.

A gang that fails stores a fault record in its worker's slots: a `FaultCode`, the instruction, the thread,
and what the code needs (address, bytes, state space). `FaultReporter` makes the exception from that record.
It finds the position in the inlined kernel, and callers of recursive functions on the thread's stack.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from ..ptx.analysis.webs import strip_web_numbers
from ..ptx.model import Instruction
from ..runtime.engine.config import DEFAULT_STEPS, LaunchConfig
from ..runtime.engine.executable import KernelLayout
from ..runtime.engine.padding import PaddedAccesses
from ..runtime.memory.arena import Memory
from ..runtime.numpy_engine.lane_ids import Lanes
from ..runtime.numpy_engine.memory.faults import LaneFault, access_fault, constant_fault, frame_of, to_public
from ..runtime.numpy_engine.translation.functions import Functions
from ..runtime.numpy_engine.translation.translate import BlockCode
from ..support.diagnostics import (
    AccessKind,
    BarrierError,
    FaultSite,
    InternalError,
    KernelFault,
    LaunchError,
    MemoryFault,
    Space,
    StepLimitExceeded,
    TimeLimitExceeded,
)
from .build import KernelFacts
from .call_inlining import InlinedBlock, InlinedCall, InlinedKernel
from .launch_context import WorkerState
from .reconvergence import bits
from .stack import row_bytes
from .state_layout import BARRIER_SITES, GENERIC, LOCAL, SHARED, SPACES, WORKER, FaultCode


class FaultReporter:
    """The exceptions and warnings of a launch that has ended; `worker` is the one with the fault record."""

    def __init__(
        self,
        functions: Functions,
        layout: KernelLayout,
        memory: Memory,
        config: LaunchConfig,
        facts: KernelFacts,
        shared: int,
        worker: WorkerState,
    ) -> None:
        self.kernel = InlinedKernel(functions, layout.fn.name)
        self.memory, self.config, self.facts, self.shared, self.worker = memory, config, facts, shared, worker
        self.resume_points = [k for k, block in enumerate(self.kernel.blocks) if block.end == "resume"]

    def fault(self) -> KernelFault:
        """Return the exception for the worker's fault record.

        Raises LaunchError if the kernel has called a function that the engine has no code for, and
        InternalError if the record is none that gangs store.
        """
        record = {name: self.worker[name] for name in WORKER}
        fault, cta = record["fault"], record["fault_cta"]
        if fault == FaultCode.BARRIER_DEADLOCK and record["waiting_sites"] > 0:
            return self._deadlock(record)
        site = self._site(record["fault_site"], cta, record["fault_thread"])
        if fault == FaultCode.STEP_LIMIT:
            return StepLimitExceeded(
                f"the instruction budget of {self.config.max_steps or DEFAULT_STEPS} is used up", site
            )
        if fault == FaultCode.STOPPED:
            return TimeLimitExceeded(f"the launch has not ended after {self.config.seconds:g} seconds", site)
        if fault == FaultCode.BARRIER_DEADLOCK:
            block, threads = min(
                self._waiting() if record["waiting_sites"] else [],
                key=lambda wait: wait[1][0],
                default=(None, [record["fault_thread"]]),
            )
            if block is not None and threads[0] < record["fault_thread"]:
                site = self._site(block.frame.site_base + block.code.last_site, cta, threads[0])
            return BarrierError("threads wait at a barrier that can never be released", site, [])
        return to_public(self._lane_fault(record), site)

    def callback_exception(self, error: BaseException, cta: int) -> BaseException:
        """Return the exception to raise for one that a host callback raised in a CTA."""
        return (
            to_public(error, self._site(error.site, cta, error.lane))
            if isinstance(error, LaneFault)
            else error
        )

    def _lane_fault(self, record: dict[str, int]) -> LaneFault:
        lane, site, fault = record["fault_thread"], record["fault_site"], record["fault"]
        if fault == FaultCode.TRAP:
            return LaneFault("the kernel executed 'trap'", lane, site)
        if fault == FaultCode.INVALID_CALLEE:
            return self._invalid_callee(record["fault_address"] & 2**64 - 1, lane, site)
        if fault == FaultCode.STACK_OVERFLOW and record["fault_space"] < 0:
            bytes_needed = int(
                float(record["fault_address"] & 2**64 - 1) + float(record["fault_size"] & 2**64 - 1)
            )
            return LaneFault(
                f"stack overflow: {bytes_needed} bytes of local memory",
                lane,
                site,
                error="cudaErrorHardwareStackError",
            )
        if fault == FaultCode.STACK_OVERFLOW:
            return LaneFault(
                f"stack overflow: {record['fault_space'] + 1} calls deep, {record['fault_size']} bytes of"
                " local memory",
                lane,
                site,
                error="cudaErrorHardwareStackError",
            )
        if fault == FaultCode.BARRIER_COUNT:
            return LaneFault(
                "the thread count of a barrier must be a positive multiple of 32, found"
                f" {record['fault_address']}",
                lane,
                site,
            )
        if fault == FaultCode.BARRIER_NUMBER:
            return LaneFault(
                f"there is no barrier {record['fault_address']}; barriers are numbered 0 to 15", lane, site
            )
        if fault == FaultCode.BRANCH_INDEX:
            frame, number = self._frame(site)
            count = next(len(code.block.targets) for code in frame.fn.codes if code.last_site == number)
            return LaneFault(
                f"branch index {record['fault_address']} is beyond the {count} targets", lane, site
            )
        access = self._access_of(site, record["fault_space"])
        space = next(name for name, number in SPACES.items() if number == record["fault_space"])
        address, size = record["fault_address"] & 2**64 - 1, record["fault_size"]
        if fault == FaultCode.CONSTANT_WRITE:
            return constant_fault(self.memory, space, address, size, lane, site, access)
        if fault != FaultCode.OUT_OF_BOUNDS:
            raise InternalError(f"a gang ends with {fault}", "runtime")
        limit = (
            self.shared
            if record["fault_space"] == SHARED
            else record["local_limit"]
            if record["fault_space"] == LOCAL
            else None
        )
        return access_fault(
            self.memory,
            "global" if record["fault_space"] == GENERIC else space,
            address,
            size,
            lane,
            site,
            access,
            limit,
        )

    def padding_faults(self, records: list[list[int]]) -> list[MemoryFault]:
        """Return the first access to padding by each instruction, in order of CTAs and threads, from the
        workers' records.
        """
        accesses = PaddedAccesses()
        names = {number: name for name, number in SPACES.items()}
        for site, thread, address, size, space, cta in sorted(
            records, key=lambda record: (record[5], record[1])
        ):
            access, limit = (
                self._access_of(site, space),
                (self.shared if space == SHARED else self.worker["local_limit"] if space == LOCAL else None),
            )
            name: Space = "global" if space == GENERIC else names[space]
            fault = to_public(
                access_fault(self.memory, name, address & 2**64 - 1, size, thread, site, access, limit),
                self._site(site, cta, thread),
            )
            assert isinstance(fault, MemoryFault)
            frame, number = self._frame(site)
            accesses.add(frame.fn.name, number, fault)
        return accesses.all()

    def _access_of(self, site: int, space: int) -> AccessKind:
        """Return the kind of an instruction's access to a space; a copy stores to shared memory."""
        instr = self._instruction(site)
        assert instr is not None and instr.variant is not None
        effects = instr.variant.form.effects
        return (
            "atomic"
            if "atomic" in effects or {"sync", "write"} <= effects
            else "store"
            if "write" in effects and ("read" not in effects or space == SHARED)
            else "load"
        )

    def _invalid_callee(self, address: int, lane: int, site: int) -> LaneFault:
        """Return the fault of a call to an address that is not a function's. Raises LaunchError if it is one
        that is not among the call's possible callees (`indirect_callees`).
        """
        name = self.kernel.executable.function_at(address)
        if name is not None:
            raise LaunchError(
                f"engine 'native' has no code for a call of '{name}', whose address nothing in the module"
                " takes, or whose parameters are others"
            )
        return LaneFault(
            f"indirect call to {address:#x}, which is not the address of a function",
            lane,
            site,
            error="cudaErrorInvalidPc",
        )

    # -- positions

    def _frame(self, site: int) -> tuple[InlinedCall, int]:
        """Return (the inlined copy of a function that has an instruction, the instruction's number in it)."""
        frame = max((f for f in self.kernel.frames if f.site_base <= site), key=lambda f: f.site_base)
        return frame, site - frame.site_base

    def _instruction(self, site: int) -> Instruction | None:
        """Return an instruction by its number in the kernel; None for the implicit end of a function."""
        frame, number = self._frame(site)
        return frame.fn.sites[number] if number < len(frame.fn.sites) else None

    def _site(self, site: int, cta: int, thread: int) -> FaultSite:
        """Return the position of an instruction that a thread executes, with its call stack."""
        frame, _ = self._frame(site)
        instr = self._instruction(site)
        frames = [frame_of(frame.fn.name, instr)]
        frames += (
            frame_of(caller.fn.name, caller.fn.sites[call.last_site])
            for caller, call in self._callers(frame, thread)
        )
        block, index = Lanes(self.config.grid, self.config.block, cta, 1).thread_of(thread)
        return FaultSite(
            self.kernel.root.fn.name,
            tuple(frames),
            strip_web_numbers(str(instr)) if instr else "",
            block,
            index,
            thread % 32,
        )

    def _callers(self, frame: InlinedCall, thread: int) -> Iterator[tuple[InlinedCall, BlockCode]]:
        """Yield (copy of a caller, block of the call), innermost first. Callers are known from the inlined
        copies, and those of recursive functions from the thread's stack.
        """
        gang, lane = divmod(thread, self.facts.width)
        height, row = -1, row_bytes(self.facts.width)
        while frame.parent is not None:
            call = frame.call
            if frame.cycle is not None:
                stack = self.worker.buffer_at("stack")[gang * self.worker["stack_stride"] :].view(np.int64)
                height = int(stack[lane]) if height < 0 else height
                return_point = self.kernel.return_points[int(stack[(height - row) // 8 + lane])]
                call, height = return_point.call, height - self.facts.stack_records[return_point.number]
            frame = self.kernel.blocks[call].frame
            yield frame, self.kernel.blocks[call].code

    # -- barriers

    def _waiting(self) -> list[tuple[InlinedBlock, list[int]]]:
        """Return the resume points where threads wait, with the threads in ascending order."""
        width, gangs = self.facts.width, -(-self.config.threads // self.facts.width)
        states = (
            self.worker.buffer_at("gang_states")[: gangs * self.facts.barrier_slots * 8]
            .view(np.int64)
            .reshape(gangs, self.facts.barrier_slots)
        )
        waits = [
            (
                self.kernel.blocks[k],
                [
                    gang * width + lane
                    for gang in range(gangs)
                    for lane in bits(int(states[gang, 2 + number]) & (1 << width) - 1)
                ],
            )
            for number, k in enumerate(self.resume_points)
        ]
        return [wait for wait in waits if wait[1]]

    def _deadlock(self, record: dict[str, int]) -> BarrierError:
        """Return the error of threads that wait at barriers none of which can complete. Notes say where they
        wait.
        """
        waiting = self._waiting()
        live = sum(len(threads) for _, threads in waiting)
        block, threads = min(waiting, key=lambda entry: entry[1][0])
        instr = block.code.block.last
        notes = [
            f"{len(threads)} of the block's {live} running threads wait at {instr.location if instr else '?'}"
        ]
        for other, members in waiting:
            last = other.code.block.last
            if last is not instr:
                notes.append(
                    f"{len(members)} wait at '{strip_web_numbers(str(last))}' in {other.frame.fn.name}"
                    f" ({last.location if last else '?'})"
                )
        site = self._site(block.frame.site_base + block.code.last_site, record["fault_cta"], threads[0])
        return BarrierError("threads wait at a barrier that can never be released", site, notes)

    def barrier_warning(self, record: int) -> str:
        """Return the warning for threads of a CTA that wait at one barrier in different instructions;
        `record` is a word of `barrier_site_sets`.
        """
        number, resume_points = record >> BARRIER_SITES, record & (1 << BARRIER_SITES) - 1
        sites = [self.kernel.blocks[self.resume_points[i]].code.block.last for i in bits(resume_points)]
        first, *others = sorted(
            (i.location.line, i.location.column, str(i.location)) for i in sites if i is not None
        )
        return (
            f"threads of one block wait at barrier {number} in different instructions: {first[2]} and "
            + ", ".join(o[2] for o in others)
        )
