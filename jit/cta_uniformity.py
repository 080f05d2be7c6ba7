"""CTA uniformity: barriers that all remaining threads reach, and registers that are equal in all of them.

Only blocks from which a barrier can be reached matter: who leaves them never comes back, so a branch with one
way that stays there parts nobody from those who stay. Any other branch on what differs has an influence, from
its ways to where they meet again (its immediate postdominator): what is written there differs, and a barrier
there is not everybody's. Differing spreads from what threads read of themselves and of memory, through
instructions and through influences, until nothing changes.
"""

from __future__ import annotations

from ..ptx.analysis.flow import defs, uses
from ..ptx.model import Address, Instruction, Register, Special, SymbolAddress
from ..runtime.numpy_engine.emit import halves_of
from ..support.graphs import EXIT, postdominator_tree
from .call_inlining import Flat, FlatBlock
from .reconvergence import successors

_COMMON = {
    "%ctaid",
    "%ntid",
    "%nctaid",
    "%clusterid",
    "%nclusterid",
    "%cluster_ctaid",
    "%cluster_nctaid",
    "%gridid",
    "WARP_SZ",
}
"""Special registers that threads of a block read alike."""
_APART = {"atomic", "warp", "volatile", "stack"}
"""Effects of instructions whose results differ from thread to thread."""


class Agreement:
    """`differing` are the registers (numbered through) that may differ; `is_orderly` says that every barrier
    is everybody's.

    In a block of threads that is a single strip nothing differs that the strip keeps as one value.
    """

    def __init__(self, flat: Flat, is_single: bool) -> None:
        self.flat, self.differing = flat, 0
        self.is_orderly = True
        self.meeting = self._reaching()
        self.leaves = any(self._may_leave(k) for k in self.meeting)
        """True when threads may have exited while others wait."""
        if is_single or not self.meeting:
            return
        self._graph = {k: [t for t in successors(flat.blocks[k]) if t in self.meeting] for k in self.meeting}
        self._influenced: set[int] = set()
        self._parted: set[int] = set()
        self._strange()
        self._tree = postdominator_tree(self._graph, 0)
        while self._spread():
            pass
        self.is_orderly = not any(flat.blocks[k].end == "barrier" for k in self._influenced)

    def _reaching(self) -> set[int]:
        """The blocks from which a barrier can be reached."""
        sources: dict[int, list[int]] = {}
        for k, block in enumerate(self.flat.blocks):
            for target in successors(block):
                sources.setdefault(target, []).append(k)
        work = [k for k, block in enumerate(self.flat.blocks) if block.end == "barrier"]
        result = set(work)
        while work:
            for k in sources.get(work.pop(), ()):
                if k not in result:
                    result.add(k)
                    work.append(k)
        return result

    def _may_leave(self, k: int) -> bool:
        block = self.flat.blocks[k]
        if block.end in ("barrier", "wait"):
            return False
        return block.end in ("exit", "return", "trap") or any(
            t not in self.meeting for t in successors(block)
        )

    # -- registers

    def _number(self, block: FlatBlock, register: Register) -> int:
        """The bits of a register's numbers."""
        index = block.frame.fn.registers.index
        names = [register] if register in index else [half for half in halves_of(register) if half in index]
        return sum(1 << block.frame.base + index[name] for name in names)

    def _strange(self) -> None:
        """Mark results of calls and ends of stacks as divergent."""
        self.differing |= sum(1 << number for number in self.flat.stack)
        for block in self.flat.blocks:
            if block.end == "service" and block.code.call is not None:
                self.differing |= sum(1 << block.frame.base + slot for slot in block.code.call.returns)
        for frame in self.flat.frames:
            if frame.anchor is not None:
                self.differing |= 1 << frame.anchor
            if frame.fn.stack_slot is not None:
                self.differing |= 1 << frame.base + frame.fn.stack_slot
            if frame.parent is None:
                continue
            for slot in frame.fn.params:
                self.differing |= 1 << frame.base + slot
            call = self.flat.blocks[frame.call].code.call
            for slot in call.returns if call is not None else ():
                self.differing |= 1 << frame.parent.base + slot

    def _differs(self, block: FlatBlock, instr: Instruction) -> bool:
        """Return whether an instruction's results may differ."""
        assert instr.variant is not None
        effects = instr.variant.form.effects
        if (
            effects & _APART
            or ("read" in effects and not self._reads_alike(block, instr))
            or effects & {"setcc", "getcc"}
        ):
            return True
        if any(
            isinstance(operand, Special) and operand.name.partition(".")[0] not in _COMMON
            for operand in instr.operands
        ):
            return True
        return any(self.differing & self._number(block, register) for register in uses(instr))

    def _reads_alike(self, block: FlatBlock, instr: Instruction) -> bool:
        """Return whether what is loaded is the kernel's parameters or constant, which no thread changes."""
        if "const" in instr.modifiers:
            return True
        address = next((operand for operand in instr.operands if isinstance(operand, Address)), None)
        return (
            instr.slot("space").startswith("param")
            and len(self.flat.frames) == 1
            and address is not None
            and isinstance(address.base, SymbolAddress)
        )

    def _spread(self) -> bool:
        """One round; whether anything was new."""
        before = self.differing, len(self._influenced)
        for k in sorted(self.meeting):
            block = self.flat.blocks[k]
            if block.end == "wait":
                continue
            for instr in block.code.block.instructions:
                if k in self._influenced or self._differs(block, instr):
                    for register in defs(instr):
                        self.differing |= self._number(block, register)
            if k not in self._parted and len(self._graph[k]) > 1 and self._parts(block):
                self._parted.add(k)
                self._influence(k)
        return before != (self.differing, len(self._influenced))

    def _parts(self, block: FlatBlock) -> bool:
        """Return whether threads may go several ways behind a block."""
        if block.end == "dispatch":
            return True
        last, guard = block.code.block.last, block.code.block.guard
        deciding = (
            [guard]
            if guard is not None
            else list(uses(last))
            if block.end == "switch" and last is not None
            else []
        )
        return any(self.differing & self._number(block, register) for register in deciding)

    def _influence(self, k: int) -> None:
        end = self._tree.idom.get(k, EXIT)
        result: set[int] = set()
        work = [k]
        while work:
            fresh = {t for t in self._graph[work.pop()] if t != end} - result
            result |= fresh
            work += fresh
        self._influenced |= result
