"""One table for the whole function: what one arm of a branch has computed counts as available in the
other.

Fails: public/paths
Says: does not dominate this use
"""


def walk(block, available, tree):
    # >>> gap 2: the walk
    for instr in list(block.instrs):
        key = expression(instr)
        if key is not None and available.setdefault(key, instr) is not instr:
            instr.replace_uses(available[key])
            instr.erase()
            changed = True
    for child in tree.children[block]:
        changed |= walk(child, available, tree)
    # <<< gap 2
