"""A loop is left apart only if the divergent branch itself leaves it. Behind the branch some lanes may come
to an exit that others never see.

Fails: hidden/break
Says: different iterations
"""


def parted(block, cfg, nest):
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
