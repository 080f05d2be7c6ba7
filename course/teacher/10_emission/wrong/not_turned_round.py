"""If the taken block follows, the jump goes to the other one, but the condition is not negated.

Fails: public/exchange, public/last
Says: is wrong
"""


def jumps(block, following, label):
    # >>> gap 4: jumps
    if not block.targets:
        return []
    if len(block.targets) == 1:
        return [] if block.targets[0] is following else [f"bra.uni {label(block.targets[0])};"]
    taken, other, negated = block.targets[0], block.targets[1], block.negated
    if taken is following:
        taken, other, negated = other, taken, negated
    lines = [f"@{'!' if negated else ''}{block.cond} bra{'.uni' if block.uniform else ''} {label(taken)};"]
    return lines if other is following else [*lines, f"bra.uni {label(other)};"]
    # <<< gap 4
