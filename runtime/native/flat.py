"""A kernel with everything it calls as one list of blocks: each call becomes a copy of the callee.

Blocks are in schedule order: a callee's stand behind the block that calls it, before the one that goes on, as call stacks order
positions in the NumPy engine. A barrier gets a block of its own behind it, where threads wait.

Invariant: block 0 is the kernel's entry; registers of all copies are numbered through (`Frame.base` + slot).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ...support.diagnostics import LaunchError
from ..engine.executable import BASIC
from ..lanes.functions import Functions
from ..lanes.translate import Code, Translated
from .callees import callees

MAX_BLOCKS = 4000
"""A kernel that is larger with its callees copied in is left to the other engine."""


@dataclass(slots=True, eq=False)
class Frame:
    """A copy of a function: where its registers are numbered from, and who called it from where (a block's number)."""

    fn: Translated
    parent: Frame | None
    call: int
    base: int
    site_base: int
    local_base: int

    @property
    def top(self) -> int:
        """Where the local memory of what it calls begins."""
        return self.local_base + -(-self.fn.local_bytes // 16) * 16


@dataclass(slots=True, eq=False)
class FlatBlock:
    """A block of a frame. `end` is how it ends, as `Code` has it, 'wait' for the place behind a barrier, 'service' for a call of the device runtime, 'dispatch'
    for one by address, or 'arrive' for a barrier where nobody waits; `targets` are numbers of blocks; of calls the callees' first and then the one that goes on. `entered` are the frames that a call may enter."""

    frame: Frame
    code: Code
    end: str
    targets: list[int] = field(default_factory=list)
    entered: list[Frame] = field(default_factory=list)
    live: int = 0


class Flat:
    """All blocks and frames of a kernel. LaunchError where it cannot be flattened."""

    def __init__(self, functions: Functions, name: str) -> None:
        self._functions, self.executable = functions, functions.executable
        self.blocks: list[FlatBlock] = []
        self.frames: list[Frame] = []
        self.slots = self.sites = 0
        self.is_counted = False
        """Whether barriers have counts (`counted`), which the block's shape decides."""
        self._places: dict[tuple[int, int], int] = {}
        self._calling: list[str] = []
        self.root = self._frame(functions[name], None, -1)
        self._place(self.root)
        for at, block in enumerate(self.blocks):
            self._aim(at, block)
        for block in self.blocks:
            block.live = self._live(block)

    def _frame(self, fn: Translated, parent: Frame | None, call: int) -> Frame:
        frame = Frame(fn, parent, call, self.slots, self.sites, 0 if parent is None else parent.top)
        self.frames.append(frame)
        self.slots += len(fn.registers.order)
        self.sites += len(fn.sites)
        return frame

    def _place(self, frame: Frame) -> None:
        if frame.fn.name in self._calling:
            raise LaunchError(f"function '{frame.fn.name}' is recursive")
        self._calling.append(frame.fn.name)
        for number, code in enumerate(frame.fn.codes):
            if len(self.blocks) > MAX_BLOCKS:
                raise LaunchError("the kernel is too large")
            self._places[id(frame), number] = len(self.blocks)
            block = FlatBlock(frame, code, code.block.end)
            self.blocks.append(block)
            last = code.block.last
            if block.end == "barrier" and last is not None and "arrive" in last.modifiers:
                block.end = "arrive"
            elif block.end == "barrier":
                self.blocks.append(FlatBlock(frame, code, "wait"))
            elif block.end == "call" and self._is_service(code):
                block.end = "service"
            elif block.end == "call":
                self._enter(block, len(self.blocks) - 1)
        self._calling.pop()

    def _is_service(self, code: Code) -> bool:
        name = code.call.callee if code.call is not None else None
        if name is None or not self._functions.executable.provides(name):
            return False
        if name not in BASIC:
            raise LaunchError(f"'{name}' has no machine code")
        return True

    @property
    def services(self) -> tuple[str, ...]:
        """The functions of the device runtime that are called."""
        return tuple(dict.fromkeys(block.code.call.callee for block in self.blocks if block.end == "service" and block.code.call and block.code.call.callee))

    @property
    def has_loops(self) -> bool:
        """Whether threads may come to a block again."""
        return any(target <= k for k, block in enumerate(self.blocks) for target in block.targets)

    @property
    def local_bytes(self) -> int:
        """Local memory of a thread: up to the end of the deepest frame's."""
        return max(frame.local_base + frame.fn.local_bytes for frame in self.frames)

    def _enter(self, block: FlatBlock, at: int) -> None:
        """Copies of what a call may call."""
        executable, code = self._functions.executable, block.code
        if code.call is not None and code.call.callee is None:
            block.end = "dispatch"
        for name in callees(executable, executable.functions[block.frame.fn.name], code):
            frame = self._frame(self._functions[name], block.frame, at)
            block.entered.append(frame)
            self._places[id(frame), -1] = len(self.blocks)
            self._place(frame)

    def _aim(self, at: int, block: FlatBlock) -> None:
        own = [self._places[id(block.frame), target] for target in block.code.block.targets]
        if block.end == "barrier":
            block.targets = [at + 1]
        elif block.end in ("call", "dispatch"):
            block.targets = [*(self._places[id(frame), -1] for frame in block.entered), *own]
        elif block.end == "return" and block.frame.parent is not None:
            block.targets = [*own, self._after(block.frame)]
        else:
            block.targets = own

    def _after(self, frame: Frame) -> int:
        """Where the call of a frame goes on."""
        assert frame.parent is not None
        call = self.blocks[frame.call]
        return self._places[id(frame.parent), call.code.block.targets[0]]

    def _live(self, block: FlatBlock) -> int:
        """The registers that threads about to run a block will read, those of callers too."""
        frame = block.frame
        if block.end == "wait":
            target = self.blocks[block.targets[0]].code.live_in
            live = (target & ~(0 if block.code.reduce_slot is None else 1 << block.code.reduce_slot)) << frame.base
        else:
            live = block.code.live_in << frame.base
        while frame.parent is not None:
            call = self.blocks[frame.call]
            assert call.code.call is not None
            going_on = self.blocks[self._after(frame)].code.live_in
            for slot in call.code.call.returns:
                going_on &= ~(1 << slot)
            live |= going_on << frame.parent.base
            frame = frame.parent
        return live
