"""A second load of an address in a block is taken for the first, though a store stands between, or the access
is volatile.

Fails: hidden/flags
Says: is wrong
"""


def optimise_function(fn):
    # >>> gap 2: a pass of your own
    changed = False
    for block in fn.blocks:
        known = {}
        for instr in list(block.instrs):
            if instr.op == "load":
                first = known.setdefault((instr.operands[0], instr.type), instr)
                if first is not instr:
                    instr.replace_uses(first)
                    instr.erase()
                    changed = True
    return changed
    # <<< gap 2
