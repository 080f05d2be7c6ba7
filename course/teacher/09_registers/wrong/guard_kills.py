"""A guarded definition ends the life of the old contents, as if it always happened.

Fails: public/guarded
Says: two values share one while both are needed
"""


def live_out(problem):
    # >>> gap 1: liveness
    live_in, out = [set() for _ in problem.blocks], [set() for _ in problem.blocks]
    changed = True
    while changed:
        changed = False
        for n in reversed(range(len(problem.blocks))):
            block = problem.blocks[n]
            out[n] = set().union(*(live_in[s] for s in block.successors))
            live = set(out[n])
            for op in reversed(block.ops):
                live -= set(op.defs)
                live |= set(op.uses)
            changed |= live != live_in[n]
            live_in[n] = live
    return out
    # <<< gap 1
