"""Two different constants meet, and the first one is kept.

Fails: hidden/two_values, hidden/cases
Says: is wrong:
"""


def meet(a, b):
    # >>> gap 4: the lattice
    if a is UNKNOWN:
        return b
    if b is VARYING or a is VARYING:
        return VARYING
    return a
    # <<< gap 4
