"""CTA uniformity: barriers that all threads of a CTA reach together, and registers that are equal in all of
them.

Only blocks from which a barrier can be reached matter. A thread that leaves them does not return, so a branch
with a single successor among them separates no threads that remain. Any other divergent branch has an
influence region: the blocks between its successors and its immediate postdominator. A register written there
is divergent, and a barrier there is not reached by all threads together.

Divergence begins at special registers and loads that differ between threads. It spreads through data
dependences and influence regions until a fixed point (Coutinho et al., Divergence analysis and optimizations,
PACT 2011).
"""

from __future__ import annotations

from ..ptx.analysis.flow import defs, uses
from ..ptx.model import Address, Instruction, Register, Special, SymbolAddress
from ..runtime.numpy_engine.emit import halves_of
from ..support.graphs import EXIT, postdominator_tree
from .call_inlining import InlinedBlock, InlinedKernel
from .reconvergence import successors

_CTA_UNIFORM_SPECIALS = {
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
"""Special registers that are equal in all threads of a CTA."""
_DIVERGENT_EFFECTS = {"atomic", "warp", "volatile", "stack"}
"""Effects of instructions whose results may differ between threads."""


class CtaUniformity:
    """The result of the analysis: `divergent` are the registers (bits) that may differ between threads, and
    `has_uniform_barriers` says that all threads reach every barrier together.

    If the CTA is a single gang (`is_single`), a register that is a scalar of the gang is uniform, and no
    analysis is needed.
    """

    def __init__(self, kernel: InlinedKernel, is_single: bool) -> None:
        self.kernel, self.divergent = kernel, 0
        self.has_uniform_barriers = True
        self.before_barriers = self._blocks_before_barriers()
        self.may_exit_early = any(self._may_exit(k) for k in self.before_barriers)
        """True if threads may have exited while others wait."""
        if is_single or not self.before_barriers:
            return
        self._graph = {
            k: [t for t in successors(kernel.blocks[k]) if t in self.before_barriers]
            for k in self.before_barriers
        }
        self._influenced: set[int] = set()
        self._divergent_branches: set[int] = set()
        self._mark_call_results()
        self._tree = postdominator_tree(self._graph, 0)
        while self._propagate():
            pass
        self.has_uniform_barriers = not any(kernel.blocks[k].end == "barrier" for k in self._influenced)

    def _blocks_before_barriers(self) -> set[int]:
        """Return the blocks from which a barrier can be reached."""
        sources: dict[int, list[int]] = {}
        for k, block in enumerate(self.kernel.blocks):
            for target in successors(block):
                sources.setdefault(target, []).append(k)
        work = [k for k, block in enumerate(self.kernel.blocks) if block.end == "barrier"]
        result = set(work)
        while work:
            for k in sources.get(work.pop(), ()):
                if k not in result:
                    result.add(k)
                    work.append(k)
        return result

    def _may_exit(self, k: int) -> bool:
        block = self.kernel.blocks[k]
        if block.end in ("barrier", "resume"):
            return False
        return block.end in ("exit", "return", "trap") or any(
            t not in self.before_barriers for t in successors(block)
        )

    # -- registers

    def _number(self, block: InlinedBlock, register: Register) -> int:
        """Return the bits of a register's numbers."""
        index = block.frame.fn.registers.index
        names = [register] if register in index else [half for half in halves_of(register) if half in index]
        return sum(1 << block.frame.base + index[name] for name in names)

    def _mark_call_results(self) -> None:
        """Mark the results and parameters of calls, and the registers of the stack, as divergent."""
        self.divergent |= sum(1 << number for number in self.kernel.stack)
        for block in self.kernel.blocks:
            if block.end == "runtime_call" and block.code.call is not None:
                self.divergent |= sum(1 << block.frame.base + slot for slot in block.code.call.returns)
        for frame in self.kernel.frames:
            if frame.frame_pointer is not None:
                self.divergent |= 1 << frame.frame_pointer
            if frame.fn.stack_slot is not None:
                self.divergent |= 1 << frame.base + frame.fn.stack_slot
            if frame.parent is None:
                continue
            for slot in frame.fn.params:
                self.divergent |= 1 << frame.base + slot
            call = self.kernel.blocks[frame.call].code.call
            for slot in call.returns if call is not None else ():
                self.divergent |= 1 << frame.parent.base + slot

    def _is_divergent(self, block: InlinedBlock, instr: Instruction) -> bool:
        """Return whether an instruction's results may differ between threads."""
        assert instr.variant is not None
        effects = instr.variant.form.effects
        if (
            effects & _DIVERGENT_EFFECTS
            or ("read" in effects and not self._is_uniform_load(block, instr))
            or effects & {"setcc", "getcc"}
        ):
            return True
        if any(
            isinstance(operand, Special) and operand.name.partition(".")[0] not in _CTA_UNIFORM_SPECIALS
            for operand in instr.operands
        ):
            return True
        return any(self.divergent & self._number(block, register) for register in uses(instr))

    def _is_uniform_load(self, block: InlinedBlock, instr: Instruction) -> bool:
        """Return whether a load reads constant memory or the kernel's parameters at an address known from its
        text.
        """
        if "const" in instr.modifiers:
            return True
        address = next((operand for operand in instr.operands if isinstance(operand, Address)), None)
        return (
            instr.slot("space").startswith("param")
            and len(self.kernel.frames) == 1
            and address is not None
            and isinstance(address.base, SymbolAddress)
        )

    def _propagate(self) -> bool:
        """Propagate once through all blocks; return whether anything changed."""
        before = self.divergent, len(self._influenced)
        for k in sorted(self.before_barriers):
            block = self.kernel.blocks[k]
            if block.end == "resume":
                continue
            for instr in block.code.block.instructions:
                if k in self._influenced or self._is_divergent(block, instr):
                    for register in defs(instr):
                        self.divergent |= self._number(block, register)
            if k not in self._divergent_branches and len(self._graph[k]) > 1 and self._diverges(block):
                self._divergent_branches.add(k)
                self._add_influence(k)
        return before != (self.divergent, len(self._influenced))

    def _diverges(self, block: InlinedBlock) -> bool:
        """Return whether threads may leave a block to different successors."""
        if block.end == "indirect_call":
            return True
        last, guard = block.code.block.last, block.code.block.guard
        deciding = (
            [guard]
            if guard is not None
            else list(uses(last))
            if block.end == "switch" and last is not None
            else []
        )
        return any(self.divergent & self._number(block, register) for register in deciding)

    def _add_influence(self, k: int) -> None:
        end = self._tree.idom.get(k, EXIT)
        result: set[int] = set()
        work = [k]
        while work:
            fresh = {t for t in self._graph[work.pop()] if t != end} - result
            result |= fresh
            work += fresh
        self._influenced |= result
