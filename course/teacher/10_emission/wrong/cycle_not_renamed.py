"""A member of the cycle is saved, but its readers still read the old register.

Fails: public/swap
Says: has what
"""


def sequentialize(copies, fresh):
    # >>> gap 1: parallel copies
    source = {dst: src for dst, src in copies if dst != src}
    moves = []
    while source:
        ready = [dst for dst in source if dst not in source.values()]
        if not ready:
            start = next(iter(source))
            moves.append((fresh(start), start))
            ready = [start]
        for dst in ready:
            moves.append((dst, source.pop(dst)))
    return moves
    # <<< gap 1
