"""All that is pure moves, also a division that the loop guards against a divisor of zero.

Fails: hidden/guarded_division
Says: in front of a loop that might never have come to it
"""


def may_move(instr, loop, tree):
    # >>> gap 3: what may move
    return instr.info.is_pure and not instr.info.is_terminator
    # <<< gap 3
