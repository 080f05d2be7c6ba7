"""A phi is no definition here: phis stand in the frontiers of the stores, and those that these phis need
are missing.

Fails: hidden/iterated
Says: is wrong:
"""


def place_phis(variables, tree, frontier):
    phis = {}
    # >>> gap 3: where phis go
    for variable in variables:
        for user in variable.users:
            if user.op == "store" and user.parent in tree:
                for block in frontier[user.parent]:
                    result = phis.setdefault(block, {})
                    if variable not in result:
                        result[variable] = Instr("phi", variable.attrs["type"], name=variable.name)
    # <<< gap 3
    return phis
