"""The two ends of a move interfere like any others, so no move ever vanishes while its source lives on.

Fails: public/same_contents
Says: moves stay that could vanish
"""


def interference(problem):
    # >>> gap 2: interference
    for block, live in zip(problem.blocks, live_out(problem)):
        live = set(live)
        for op in reversed(block.ops):
            across = live | set(op.defs)
            for value in op.defs:
                bank = problem.class_of(value).bank
                for other in across:
                    if other != value and problem.class_of(other).bank == bank:
                        graph[value].add(other)
                        graph[other].add(value)
            if not op.guarded:
                live -= set(op.defs)
            live |= set(op.uses)
    # <<< gap 2
