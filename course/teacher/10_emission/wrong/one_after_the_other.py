"""The copies are done in the order in which they come, as if each did not change what the next reads.

Fails: public/swap, public/cycle_and_reader
Says: has what
"""


def sequentialize(copies, fresh):
    # >>> gap 1: parallel copies
    return [(dst, src) for dst, src in copies if dst != src]
    # <<< gap 1
