"""Each block is looked at once, from the last to the first: what a loop carries around is missed.

Fails: hidden/live_nest
Says: Alive at the end of block
"""


def backward(cfg, transfer, along):
    # >>> gap 1: the solver
    for block in reversed(cfg.order):
        bottom[block] = set().union(
            *(along(block, successor, top[successor]) for successor in cfg.successors[block])
        )
        top[block] = transfer(block, bottom[block])
    # <<< gap 1
