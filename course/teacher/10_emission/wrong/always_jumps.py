"""Every block ends in jumps to all its targets, also to the one that follows.

Fails: public/choose
Says: instructions too many
"""


def jumps(block, following, label):
    # >>> gap 4: jumps
    if not block.targets:
        return []
    if len(block.targets) == 1:
        return [f"bra.uni {label(block.targets[0])};"]
    bra = "bra.uni" if block.uniform else "bra"
    return [
        f"@{'!' if block.negated else ''}{block.cond} {bra} {label(block.targets[0])};",
        f"bra.uni {label(block.targets[1])};",
    ]
    # <<< gap 4
