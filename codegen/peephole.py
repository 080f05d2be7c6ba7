"""Local clean-up once registers are final.

* `hoist_edge_moves`: moves on a critical edge go in front of the branch when the other successor does not
  read what they write; the loop then ends in one branch instead of two. On an edge that leaves a loop they
  stay: there they are executed once.
* `drop_repeated`: a constant that its register already holds is not loaded again.
* `predicate`: a store, a reduction or a trap that a branch skips alone is guarded instead.
* Blocks that became empty are removed.
"""

from __future__ import annotations

from ..ptx.model import FloatImm, Instruction, IntImm, Operand, Register, SymbolAddress
from . import phis
from .machine import Code, MachineBlock, MachineFunction, Operation, defs, flat, liveness
from .options import CodegenOptions

MAX_HOISTED = 4
"""More moves than this are not worth doing on the path that does not need them, unless that leaves a loop."""


def run(mf: MachineFunction, options: CodegenOptions) -> None:
    """Simplify the moves of a function."""
    if options.opt_level:
        hoist_edge_moves(mf)
        drop_repeated(mf)
        predicate(mf)
    phis.merge_edge_blocks(mf)


def hoist_edge_moves(mf: MachineFunction) -> None:
    """Empty the blocks that hold only the moves of a critical edge, where that is sound."""
    preds = phis.predecessors(mf)
    edges = [block for block in mf.blocks if block.ir is None and block.code and _only_moves(block)]
    if not edges:
        return
    live = liveness(mf)
    live_in = live.live_in
    for edge in edges:
        if len(preds[edge]) != 1 or len(preds[edge][0].targets) != 2:
            continue
        pred = preds[edge][0]
        others = [target for target in pred.targets if target is not edge]
        if pred.depth > edge.depth and all(other.depth >= pred.depth for other in others):
            continue
        if len(edge.code) > MAX_HOISTED and any(other.depth >= edge.depth for other in others):
            continue
        written = {register for instr in edge.instructions() for register in defs(instr)}
        if pred.cond in written or any(live_in.get(other, 0) & live.mask(written) for other in others):
            continue
        pred.code += edge.code
        edge.code = []
        live_in[edge] = live_in.get(edge.targets[0], 0)


def drop_repeated(mf: MachineFunction) -> None:
    """Delete `mov r, c` where r already holds c at the end of a block's only predecessor."""
    preds = phis.predecessors(mf)
    at_end: dict[MachineBlock, dict[Register, tuple[str, Operand]]] = {}
    for block in mf.blocks:
        only = preds[block][0] if len(preds[block]) == 1 else None
        known = dict(at_end.get(only, {})) if only is not None else {}
        remaining: list[Code] = []
        for statement in block.code:
            for instr in flat([statement]):
                constant = _constant_move(instr)
                written = defs(instr)
                if constant is not None and known.get(written[0]) == constant:
                    break
                for register in written:
                    known.pop(register, None)
                if constant is not None:
                    known[written[0]] = constant
            else:
                remaining.append(statement)
        block.code = remaining
        at_end[block] = known


def predicate(mf: MachineFunction) -> None:
    """Guard the only operation of a block by the condition of the branch around it."""
    preds = phis.predecessors(mf)
    for block in mf.blocks:
        instr = _skipped(block)
        if instr is None or len(preds[block]) != 1:
            continue
        (pred,) = preds[block]
        others = [target for target in pred.targets if target is not block]
        if len(others) != 1 or block.targets not in ([], others):
            continue
        # The branch takes its first target if the condition holds, or does not if it is negated.
        instr.guard, instr.negated = pred.cond, pred.negated == (pred.targets[0] is block)
        pred.code.append(instr)
        pred.targets, pred.cond, pred.negated, pred.uniform = others, None, False, False
        block.code, block.targets = [], others


def _skipped(block: MachineBlock) -> Instruction | None:
    """Return the operation that a block consists of, if it may be guarded."""
    if not block.code or not all(isinstance(s, Instruction) and s.guard is None for s in block.code):
        return None
    first, *rest = block.code
    assert isinstance(first, Instruction)
    if [s.mnemonic for s in rest] != ["exit"] * (not block.targets):  # type: ignore[union-attr]
        return None
    return first if first.opcode in ("st", "red", "trap") else None


def _constant_move(instr: Operation) -> tuple[str, Operand] | None:
    """Return the register and constant of an unguarded `mov` of a constant."""
    if (
        not isinstance(instr, Instruction)
        or instr.opcode != "mov"
        or instr.guard is not None
        or not isinstance(instr.operands[1], IntImm | FloatImm | SymbolAddress)
    ):
        return None
    return (instr.mnemonic, instr.operands[1]) if isinstance(instr.operands[0], Register) else None


def _only_moves(block: MachineBlock) -> bool:
    return len(block.targets) == 1 and all(
        isinstance(s, Instruction) and s.opcode == "mov" for s in block.code
    )
