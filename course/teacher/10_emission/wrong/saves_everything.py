"""Every destination is saved first: right, and twice as many moves.

Fails: public/chain
Says: too many
"""


def sequentialize(copies, fresh):
    # >>> gap 1: parallel copies
    source = {dst: src for dst, src in copies if dst != src}
    saved = {src: fresh(src) for src in dict.fromkeys(source.values())}
    return [(saved[src], src) for src in saved] + [(dst, saved[src]) for dst, src in source.items()]
    # <<< gap 1
