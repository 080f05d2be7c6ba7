"""Liveness in one pass over the blocks: what a loop carries back is missed.

Fails: public/moves_and_loop
Says: two values share one while both are needed
"""


def live_out(problem):
    # >>> gap 1: liveness
    live_in, out = [set() for _ in problem.blocks], [set() for _ in problem.blocks]
    for n in reversed(range(len(problem.blocks))):
        block = problem.blocks[n]
        out[n] = set().union(*(live_in[s] for s in block.successors))
        live = set(out[n])
        for op in reversed(block.ops):
            if not op.guarded:
                live -= set(op.defs)
            live |= set(op.uses)
        live_in[n] = live
    return out
    # <<< gap 1
