"""Each block is visited once, from the last to the first: what a loop carries around is missed.

Fails: hidden/live_nest
Says: Alive at the end of block
"""


def backward(cfg, transfer, edge_transfer):
    # >>> gap 1: the solver
    for block in reversed(cfg.order):
        bottom[block] = set().union(
            *(edge_transfer(block, successor, top[successor]) for successor in cfg.successors[block])
        )
        top[block] = transfer(block, bottom[block])
    # <<< gap 1
