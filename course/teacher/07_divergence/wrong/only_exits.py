"""A loop is left in different iterations only if the divergent branch itself leaves it. After the branch some
lanes may reach an exit that others do not.

Fails: hidden/break
Says: different iterations
"""


def sync_dependents(block, cfg, nest):
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
