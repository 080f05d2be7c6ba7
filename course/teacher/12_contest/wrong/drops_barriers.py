"""A barrier gives no result, so it is taken for dead; threads then read what others are still writing.

Fails: public/reverse, public/smooth, hidden/sums
Says: right by luck
"""


def optimise_function(fn):
    # >>> gap 2: a pass of your own
    changed = False
    for block in fn.blocks:
        for instr in list(block.instrs):
            if instr.op == "call" and "barrier" in instr.callee.name:
                instr.erase()
                changed = True
    return changed
    # <<< gap 2
