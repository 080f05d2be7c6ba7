"""Variables are taken out of memory at the end, so the passes before it see nothing but loads and
stores.

Fails: public/blur, public/digits
Says: take too many instructions
"""

# >>> gap 1: the passes
BEFORE = []
AFTER = ["simplify", "simplifycfg", "gvn", "loop-simplify", "licm", "dce", "infer-address-spaces", "mem2reg"]
# <<< gap 1


def optimise_function(fn):
    # >>> gap 2: a pass of your own
    return False
    # <<< gap 2
