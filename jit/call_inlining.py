"""Call inlining: the kernel and all functions that it calls as one list of blocks. Each call is replaced by a
copy of the callee.

Blocks are in schedule order: those of a callee are behind the block that calls it and before the block where
the caller continues. A barrier is followed by a block of its own, the *resume point*, where threads wait.

Functions that call each other form a *cycle* of the call graph (`indirect_callees.cycles`). A call from
outside enters a copy of all members. A call of a member from inside enters the same copy. It pushes a record
on the gang's stack (`stack`): the registers that are live behind the call, and the number of the *return
point*, a block behind the call that restores them.

Invariant: block 0 is the kernel's entry. The registers of all copies are numbered consecutively
(`InlinedCall.base` + slot), followed by the two registers of `InlinedKernel.stack`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from ..ptx.analysis.flow import defs
from ..ptx.model import IntImm, Operand, Register
from ..runtime.engine.executable import BASIC, MAX_LOCAL_BYTES
from ..runtime.numpy_engine.execution.barriers import COUNT
from ..runtime.numpy_engine.translation.blocks import BlockEnd, CodeBlock
from ..runtime.numpy_engine.translation.functions import Functions
from ..runtime.numpy_engine.translation.translate import BlockCode, TranslatedFunction
from ..support.diagnostics import LaunchError
from .indirect_callees import callees, cycles

MAX_BLOCKS = 4000
"""Greatest number of blocks of a kernel with its callees."""


@dataclass(slots=True, eq=False)
class InlinedCall:
    """A copy of a function, its frame. `base` is the number of its first register, `site_base` that of its
    first instruction.

    It is called by block `call` of `parent`; a member of a cycle has those of the call that enters the cycle.
    Its variables begin at `local_base` bytes from the register `frame_pointer`, or from 0. `depth` is the
    depth of the call; if `is_deep`, it is counted from a member of a cycle.
    """

    fn: TranslatedFunction
    parent: InlinedCall | None
    call: int
    base: int
    site_base: int
    local_base: int = 0
    frame_pointer: int | None = None
    depth: int = 0
    is_deep: bool = False
    cycle: Cycle | None = None

    @property
    def top(self) -> int:
        """Return the offset of the callees' local memory. `alloca` allocates from there, too."""
        return self.local_base + -(-self.fn.local_bytes // 16) * 16


@dataclass(slots=True, eq=False)
class Cycle:
    """A copy of all members of a cycle, and the call that enters it: block `call` of `parent`."""

    members: frozenset[str]
    parent: InlinedCall
    call: int
    frames: dict[str, InlinedCall] = field(default_factory=dict)


@dataclass(slots=True, eq=False)
class ReturnPoint:
    """The return point `block` of threads that block `call` sent to `callee`, a member of a call cycle.
    `number` identifies it among all return points.
    """

    number: int
    block: int
    call: int
    callee: InlinedCall


InlinedEnd = Literal[
    BlockEnd, "resume", "runtime_call", "indirect_call", "arrive", "cycle_return", "return_point"
]
"""The end of a block: those of `CodeBlock`, and

- 'resume' for a resume point, 'arrive' for a barrier where threads do not wait,
- 'runtime_call' for a call of the device runtime, 'indirect_call' for a call by address,
- 'cycle_return' for a return from a member of a cycle, 'return_point' for a return point.
"""


@dataclass(slots=True, eq=False)
class InlinedBlock:
    """A block of a frame. `targets` are its successors: of a call first the callees' entries and then the
    block where the caller continues. `entered` are the frames that a call may enter, and `return_points`
    those of each, None for a callee outside of cycles. `return_point` is set in the block of a return point.
    """

    frame: InlinedCall
    code: BlockCode
    end: InlinedEnd
    targets: list[int] = field(default_factory=list)
    entered: list[InlinedCall] = field(default_factory=list)
    return_points: list[ReturnPoint | None] = field(default_factory=list)
    return_point: ReturnPoint | None = None
    live: int = 0

    @property
    def is_inward(self) -> bool:
        """Return whether a call may enter a member of its own cycle, which uses the same registers."""
        cycle = self.frame.cycle
        return cycle is not None and any(frame.cycle is cycle for frame in self.entered)


_LONG, _CALLING = 400, 200
"""Numbers of instructions: of a kernel with more than the first, gangs are narrower; with more than the
second, accesses are calls (`access_functions`).
"""


class InlinedKernel:
    """All blocks and frames of a kernel. Raises LaunchError if a callee has no code, the kernel has too many
    blocks, or calls need too much local memory.
    """

    def __init__(self, functions: Functions, name: str) -> None:
        self._functions, self.executable = functions, functions.executable
        self.blocks: list[InlinedBlock] = []
        self.frames: list[InlinedCall] = []
        self.slots = self.sites = 0
        self.is_counted = False
        """True when threads may wait at several barriers at once (`counted_barriers`), which depends on the
        CTA's shape.
        """
        self.return_points: list[ReturnPoint] = []
        self._cycles, reached = cycles(functions, name)
        self._has_variables = any(
            functions[fn].local_bytes or functions[fn].stack_slot is not None for fn in reached
        )
        self._places: dict[tuple[int, int], int] = {}
        self.root = self._frame(functions[name], None, -1, None)
        self._place(self.root)
        self.stack = self.slots, self.slots + 1
        """Two registers of threads in cycles: the height of the stack, and the depth of the call from the
        current member.
        """
        for at, block in enumerate(self.blocks):
            self._aim(at, block)
        for block in self.blocks:
            block.live = self._live(block)

    def _frame(
        self, fn: TranslatedFunction, parent: InlinedCall | None, call: int, cycle: Cycle | None
    ) -> InlinedCall:
        frame = InlinedCall(fn, parent, call, self.slots, self.sites, cycle=cycle)
        self.frames.append(frame)
        self.slots += len(fn.registers.order)
        self.sites += len(fn.sites)
        if parent is not None:
            self._nest(frame, parent)
        if frame.frame_pointer is None and frame.local_base + fn.local_bytes > MAX_LOCAL_BYTES:
            raise LaunchError("calls need too much local memory")
        return frame

    def _nest(self, frame: InlinedCall, parent: InlinedCall) -> None:
        """Set the depth of a frame and the location of its variables."""
        frame.is_deep = parent.is_deep or frame.cycle is not None
        frame.depth = 0 if frame.cycle is not None else parent.depth + 1
        if not self._has_variables:
            return
        if frame.cycle is not None or parent.fn.stack_slot is not None:
            frame.frame_pointer = self.slots
            self.slots += 1
        else:
            frame.frame_pointer, frame.local_base = parent.frame_pointer, parent.top

    def _place(self, frame: InlinedCall) -> None:
        for number, code in enumerate(frame.fn.codes):
            if len(self.blocks) > MAX_BLOCKS:
                raise LaunchError("the kernel is too large")
            self._places[id(frame), number] = len(self.blocks)
            block = InlinedBlock(frame, code, code.block.end)
            self.blocks.append(block)
            last = code.block.last
            if block.end == "barrier" and last is not None and "cluster" in last.modifiers:
                raise LaunchError("'barrier.cluster' has no machine code")
            if block.end == "barrier" and last is not None and "arrive" in last.modifiers:
                block.end = "arrive"
            elif block.end == "barrier":
                self.blocks.append(InlinedBlock(frame, code, "resume"))
            elif block.end == "call" and self._is_runtime_call(code):
                block.end = "runtime_call"
            elif block.end == "call":
                self._enter(block, len(self.blocks) - 1)
            elif block.end == "return" and frame.cycle is not None:
                block.end = "cycle_return"

    def _is_runtime_call(self, code: BlockCode) -> bool:
        name = code.call.callee if code.call is not None else None
        if name is None or not self._functions.executable.provides(name):
            return False
        if name not in BASIC:
            raise LaunchError(f"'{name}' has no machine code")
        return True

    @property
    def runtime_functions(self) -> tuple[str, ...]:
        """Return the names of the device runtime's functions that are called."""
        return tuple(
            dict.fromkeys(
                block.code.call.callee
                for block in self.blocks
                if block.end == "runtime_call" and block.code.call and block.code.call.callee
            )
        )

    @property
    def is_long(self) -> bool:
        """Return whether a narrow gang of the kernel has enough independent instructions."""
        return self.sites > _LONG

    @property
    def calls_accesses(self) -> bool:
        """Return whether the kernel has so many instructions that its accesses are calls: compiling them
        inline would take longer than the calls.
        """
        return self.sites > _CALLING

    @property
    def has_loops(self) -> bool:
        """Return whether some block has a successor at or before it."""
        return any(target <= k for k, block in enumerate(self.blocks) for target in block.targets)

    @property
    def grows(self) -> bool:
        """Return whether the amount of local memory is only known at run time: recursion or `alloca`."""
        return any(
            frame.frame_pointer is not None or frame.fn.stack_slot is not None for frame in self.frames
        )

    @property
    def local_bytes(self) -> int:
        """Return the bytes of a thread's local memory, of the frames whose place is known."""
        return max(
            frame.local_base + frame.fn.local_bytes for frame in self.frames if frame.frame_pointer is None
        )

    def _enter(self, block: InlinedBlock, at: int) -> None:
        """Copy the functions that a call may enter, and add the return points behind it."""
        executable, code, caller = self._functions.executable, block.code, block.frame
        if code.call is not None and code.call.callee is None:
            block.end = "indirect_call"
        for name in callees(executable, executable.functions[caller.fn.name], code):
            cycle = caller.cycle
            if cycle is None or name not in cycle.members:
                cycle = Cycle(self._cycles[name], caller, at) if name in self._cycles else None
            frame = cycle.frames.get(name) if cycle is not None else None
            if frame is None:
                frame = self._frame(
                    self._functions[name],
                    cycle.parent if cycle is not None else caller,
                    cycle.call if cycle is not None else at,
                    cycle,
                )
                if cycle is not None:
                    cycle.frames[name] = frame
                self._places[id(frame), -1] = len(self.blocks)
                self._place(frame)
            block.entered.append(frame)
            block.return_points.append(self._return_point(block, at, frame) if cycle is not None else None)

    def _return_point(self, block: InlinedBlock, at: int, callee: InlinedCall) -> ReturnPoint:
        return_point = ReturnPoint(len(self.return_points), len(self.blocks), at, callee)
        self.return_points.append(return_point)
        own = CodeBlock(targets=block.code.block.targets)
        self.blocks.append(
            InlinedBlock(
                block.frame,
                BlockCode(own, _nothing, 0, 0, 0, 0, block.code.last_site),
                "return_point",
                return_point=return_point,
            )
        )
        return return_point

    def _aim(self, at: int, block: InlinedBlock) -> None:
        own = [self._places[id(block.frame), target] for target in block.code.block.targets]
        if block.end == "barrier":
            block.targets = [at + 1]
        elif block.end in ("call", "indirect_call"):
            block.targets = [*(self._places[id(frame), -1] for frame in block.entered), *own]
        elif block.end == "cycle_return":
            block.targets = [
                *own,
                *(
                    return_point.block
                    for return_point in self.return_points
                    if return_point.callee is block.frame
                ),
            ]
        elif block.end == "return" and block.frame.parent is not None:
            block.targets = [*own, self._after(block.frame)]
        else:
            block.targets = own

    def _after(self, frame: InlinedCall) -> int:
        """Return the block where the caller of a frame continues."""
        assert frame.parent is not None
        return self._places[id(frame.parent), self.blocks[frame.call].code.block.targets[0]]

    def read_behind(self, call: int) -> int:
        """Return the registers (a set of bits) of the caller that are live behind a call, without the call's
        results.
        """
        block = self.blocks[call]
        assert block.code.call is not None
        live = self.blocks[self._places[id(block.frame), block.code.block.targets[0]]].code.live_in
        for slot in block.code.call.returns:
            live &= ~(1 << slot)
        return live << block.frame.base

    def saved(self, call: int) -> list[int]:
        """Return the registers that a call pushes on the stack."""
        block = self.blocks[call]
        if not block.is_inward:
            return []
        live = self.read_behind(call) | (
            1 << block.frame.frame_pointer if block.frame.frame_pointer is not None else 0
        )
        return [number for number in range(live.bit_length()) if live >> number & 1]

    def _live(self, block: InlinedBlock) -> int:
        """Return the registers (a set of bits) that are live at the beginning of a block, including those of
        callers.
        """
        frame, return_point = block.frame, block.return_point
        if block.end == "resume":
            target = self.blocks[block.targets[0]].code.live_in
            live = (
                target & ~(0 if block.code.reduce_slot is None else 1 << block.code.reduce_slot)
            ) << frame.base
        elif return_point is not None:
            live = sum(1 << return_point.callee.base + slot for slot in return_point.callee.fn.returns)
            live |= self.read_behind(return_point.call) if not self.blocks[return_point.call].is_inward else 0
        else:
            live = block.code.live_in << frame.base
        if frame.is_deep:
            live |= sum(1 << number for number in self.stack)
        if frame.frame_pointer is not None:
            live |= 1 << frame.frame_pointer
        while frame.parent is not None:
            live |= self.read_behind(frame.call)
            frame = frame.parent
            if frame.frame_pointer is not None:
                live |= 1 << frame.frame_pointer
        return live


def _nothing(registers: list[Any], x: Any) -> None:
    """Nothing: the code of a return point is emitted by `tracing`."""


def has_operand(block: InlinedBlock, name: str) -> bool:
    """Return whether the barrier that ends a block has an operand of a name."""
    return _operand(block, name) is not None


def constant_operand(block: InlinedBlock, name: str) -> int | None:
    """Return the value of an operand of the barrier that ends a block: an immediate, or a register whose only
    definition moves one. None if the value is not known.
    """
    operand = _operand(block, name)
    if isinstance(operand, Register):
        writers = [instr for instr in block.frame.fn.sites if operand in defs(instr)]
        move = writers[0] if len(writers) == 1 else None
        if move is None or move.opcode != "mov" or move.guard is not None or len(move.operands) != 2:
            return None
        operand = move.operands[1]
    return int(operand.value) & 0xFFFFFFFF if isinstance(operand, IntImm) else None


def barrier_number(block: InlinedBlock) -> int | None:
    """Return the number of the barrier that ends a block; None if it is only known at run time, or is none of
    a barrier, which is a fault then.
    """
    number = constant_operand(block, "a")
    return number if number is not None and number < COUNT else None


def _operand(block: InlinedBlock, name: str) -> Operand | None:
    last = block.code.block.last
    assert last is not None and last.variant is not None
    operands = zip(last.variant.operands, last.operands)
    return next((operand for rule, operand in operands if rule.name == name), None)
