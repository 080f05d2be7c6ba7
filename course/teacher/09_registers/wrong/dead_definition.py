"""Only values live after the operation interfere; a result without a use is ignored, and gets a register that
is in use.

Fails: public/dead
Says: two values share one while both are needed
"""


def interference(problem):
    # >>> gap 2: interference
    for block, live in zip(problem.blocks, live_out(problem)):
        live = set(live)
        for op in reversed(block.ops):
            across = live | set(op.defs)
            if op.is_copy and not op.guarded:
                across -= set(op.uses)
            for value in (v for v in op.defs if v in live):
                bank = problem.class_of(value).bank
                for other in across:
                    if other != value and problem.class_of(other).bank == bank:
                        graph[value].add(other)
                        graph[other].add(value)
            if not op.guarded:
                live -= set(op.defs)
            live |= set(op.uses)
    # <<< gap 2
