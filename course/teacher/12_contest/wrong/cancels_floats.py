"""Algebra of real numbers on floats: (a + b) - b is taken for a.

Fails: hidden/rounding
Says: is wrong
"""


def optimise_function(fn):
    # >>> gap 2: a pass of your own
    changed = False
    for block in fn.blocks:
        for instr in list(block.instrs):
            if (
                instr.op == "fsub"
                and getattr(instr.operands[0], "op", "") == "fadd"
                and instr.operands[0].operands[1] is instr.operands[1]
            ):
                instr.replace_uses(instr.operands[0].operands[0])
                changed = True
    return changed
    # <<< gap 2
