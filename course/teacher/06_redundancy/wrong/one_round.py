"""Invariant instructions are collected first and moved afterwards: an instruction whose operand has moved is
not recognised as invariant.

Fails: public/invariant, hidden/nest
Says: in a loop in which it never changes
"""


def hoist_invariants(loop, destination, tree):
    # >>> gap 4: moving
    result = []
    for block in loop.nodes:
        for instr in block.instrs:
            if not any(getattr(operand, "parent", None) in loop for operand in instr.operands) and may_move(
                instr, loop, tree
            ):
                result.append(instr)
    for instr in result:
        instr.detach().insert_before(destination.terminator)
    changed = bool(result)
    # <<< gap 4
