"""An atomic whose result nobody uses is taken for dead; but it writes.

Fails: public/histogram
Says: is wrong
"""


def optimise_function(fn):
    # >>> gap 2: a pass of your own
    changed = False
    for block in fn.blocks:
        for instr in list(block.instrs):
            if instr.op == "atomicrmw" and not instr.users:
                instr.erase()
                changed = True
    return changed
    # <<< gap 2
