"""Only data dependence counts: sync dependence is missing, so lanes that took different paths seem to agree.

Fails: public/meet, hidden/called
Says: threads that diverged here reconverge with different values
"""


def sync_dependents(block, cfg, nest):
    # >>> gap 3: join blocks
    for successor in cfg.successors[block]:
        label[successor] = successor
    # <<< gap 3
    # >>> gap 4: loops that lanes leave in different iterations
    for loop in nest.loops:
        if block in loop and any(source is block for source, _ in loop.exits):
            result += [
                user
                for node in loop.nodes
                for instr in node.instrs
                for user in instr.users
                if user.parent not in loop
            ]
    # <<< gap 4
