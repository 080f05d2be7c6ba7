"""Loop-closed SSA form: a loop's values are used outside only by phis in its exit blocks.

Then copying or moving a loop changes those phis alone. No pass of its own; `close(loop)` is called by the
loop transforms. It gives up (and changes nothing) where one use would need several phis, which `break` can
cause.

Literature: Zadeck and others' loop-closed SSA; Rohou et al. describe it for GCC (2004).
"""

from __future__ import annotations

from ...ir.core import Block, Instr
from ...support.graphs import NaturalLoop
from .edges import edge_count
from .iterations import Round


def close(loop: NaturalLoop[Block], tree: Round) -> bool:
    """Bring the loop into closed form; its exits must be its own. False when that failed."""
    exits = loop.exit_nodes
    if any(pred not in loop for target in exits for pred in tree.preds[target]):
        return False
    plan: list[tuple[Instr, Instr, Block]] = []
    for block in loop.nodes:
        for instr in block.instrs:
            for user, place in _outside_uses(instr, loop):
                if user.op == "phi" and user.parent in exits and place in loop:
                    continue
                target = next((x for x in exits if place in tree and tree.dominates(x, place)), None)
                if target is None or not all(tree.dominates(block, p) for p in tree.preds[target]):
                    return False
                plan.append((instr, user, target))
    phis: dict[tuple[Instr, Block], Instr] = {}
    for instr, user, target in plan:
        phi = phis.get((instr, target))
        if phi is None:
            preds = [pred for pred in tree.preds[target] for _ in range(edge_count(pred, target))]
            phi = Instr(
                "phi",
                instr.type,
                [instr] * len(preds),
                blocks=preds,
                location=instr.location,
                name=instr.name,
            )
            phis[instr, target] = phi
            target.insert(0, [phi])
        for index, operand in enumerate(user.operands):
            if operand is instr and (user.op != "phi" or tree.dominates(target, user.blocks[index])):
                user.set_operand(index, phi)
    return True


def _outside_uses(instr: Instr, loop: NaturalLoop[Block]) -> list[tuple[Instr, Block]]:
    """Users outside of the loop and the block where each reads (for a phi: each predecessor)."""
    result = []
    for user in instr.users:
        if user.parent is None or user.parent in loop:
            continue
        if user.op == "phi":
            result += [(user, source) for value, source in user.incoming if value is instr]
        else:
            result.append((user, user.parent))
    return result
