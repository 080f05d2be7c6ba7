"""A load moves like a computation, although the loop stores to where it reads.

Fails: hidden/memory_in_loop
Says: is wrong:
"""


def may_move(instr, loop, tree):
    # >>> gap 3: what may move
    if instr.info.is_terminator or not (instr.info.is_pure or instr.op == "load"):
        return False
    passed = [*loop.latches, *(source for source, _ in loop.exits)]
    return instr.info.speculatable or all(tree.dominates(instr.parent, block) for block in passed)
    # <<< gap 3
