"""Out of SSA form: phis become parallel copies on the edges, then moves in sequence.

Every edge into a block with phis carries one parallel copy. It is at the end of the predecessor
if that has no other successor, at the start of the block if that has no other predecessor;
otherwise the edge is critical and gets a block of its own. Since the copies of
an edge happen on that edge alone and at once, the lost-copy and the swap problem cannot arise.
`merge_edge_blocks` undoes the splitting once register allocation has made the copies vanish.

Requires SSA form; afterwards no block has phis. Briggs, Cooper, Harvey, Simpson, "Practical
improvements to the construction and destruction of static single assignment form" (1998).
"""

from __future__ import annotations

from ..passes.allocation.parallel_copy import sequentialize
from ..ptx.build import build
from ..ptx.model import Instruction, Operand, Register
from ..support.index_cache import IndexCache
from .machine import MOVE, MachineBlock, MachineFunction


def destruct(mf: MachineFunction) -> None:
    """Replace the phis of every block by moves."""
    preds = predecessors(mf)
    indices: IndexCache[MachineBlock] = IndexCache()
    for block in list(mf.blocks):
        if not block.phis:
            continue
        copies: dict[MachineBlock, list[tuple[Register, Operand]]] = {pred: [] for pred in preds[block]}
        for phi in block.phis:
            for origin, source in phi.incoming:
                copies[origin].append((phi.dst, source))
        for pred in preds[block]:
            moves = move_sequence(mf, copies[pred], pred)
            if not moves:
                continue
            if len(pred.successors) == 1:
                pred.code += moves
            elif len(preds[block]) == 1:
                block.code[:0] = moves
            else:
                _split(mf, indices, pred, block).code += moves
        block.phis = []


def predecessors(mf: MachineFunction) -> dict[MachineBlock, list[MachineBlock]]:
    """Predecessors of each block in layout order."""
    result: dict[MachineBlock, list[MachineBlock]] = {block: [] for block in mf.blocks}
    for block in mf.blocks:
        for target in block.successors:
            result[target].append(block)
    return result


def move_sequence(
    mf: MachineFunction, copies: list[tuple[Register, Operand]], at: MachineBlock
) -> list[Instruction]:
    """Moves that do all `copies` (destination, source) at once. Constants are written last, when
    every register has been read."""
    between = [(dst, src) for dst, src in copies if isinstance(src, Register)]
    moves: list[tuple[Register, Operand]] = list(
        sequentialize(between, lambda register: mf.register(register.type))
    )
    moves += [(dst, src) for dst, src in copies if not isinstance(src, Register)]
    return [build(MOVE[dst.type], dst, src, source=at.source) for dst, src in moves]


def _split(
    mf: MachineFunction, indices: IndexCache[MachineBlock], pred: MachineBlock, block: MachineBlock
) -> MachineBlock:
    """A new block on the edge. It follows `pred`, or precedes `block` where nothing falls into that."""
    edge = MachineBlock(
        f"{pred.name}.{block.name}", targets=[block], source=pred.source, depth=min(pred.depth, block.depth)
    )
    at = indices.find(mf.blocks, block)
    before = at - 1
    while before > 0 and mf.blocks[before].ir is None and block not in mf.blocks[before].targets:
        before -= 1  # an edge from the block in front of it to another one, whose moves may yet vanish
    falls_in = at > 0 and mf.blocks[before].targets[-1:] == [block]
    if falls_in and mf.blocks[before] is not pred:
        at = indices.find(mf.blocks, pred) + 1
    mf.blocks.insert(at, edge)
    indices.put(edge, at)
    pred.targets = [edge if target is block else target for target in pred.targets]
    return edge


def merge_edge_blocks(mf: MachineFunction) -> None:
    """Remove empty blocks that only jump on, and let what led there go to where they lead."""
    preds = {block: dict.fromkeys(sources) for block, sources in predecessors(mf).items()}
    merged: set[MachineBlock] = set()
    for block in mf.blocks[1:]:
        if block.code or block.phis or len(block.targets) != 1 or block.targets[0] is block:
            continue
        target = block.targets[0]
        for pred in preds[block]:
            pred.targets = [target if t is block else t for t in pred.targets]
            if len(pred.targets) == 2 and pred.targets[0] is pred.targets[1]:
                pred.targets, pred.cond, pred.negated, pred.uniform = [target], None, False, False
            preds[target][pred] = None
        del preds[target][block]
        merged.add(block)
    mf.blocks = [block for block in mf.blocks if block not in merged]


def remove_unreachable(mf: MachineFunction) -> None:
    """Drop blocks that the entry does not reach, and their places in phis."""
    reached = dict.fromkeys(mf.blocks[:1])
    work = list(reached)
    while work:
        for target in work.pop().targets:
            if target not in reached:
                reached[target] = None
                work.append(target)
    mf.blocks = [block for block in mf.blocks if block in reached]
    for block in mf.blocks:
        for phi in block.phis:
            phi.incoming = [(pred, source) for pred, source in phi.incoming if pred in reached]
