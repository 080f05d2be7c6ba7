"""A phi for every variable in every join block. It computes the same, with more phis than necessary.

Fails: public/one_arm, hidden/nested_loops
Says: There are more phis than the iterated dominance frontiers require
"""


def place_phis(variables, tree, frontier):
    phis = {}
    # >>> gap 3: where phis go
    for block in tree.order:
        if len(tree.preds[block]) >= 2:
            phis[block] = {
                variable: Instr("phi", variable.attrs["type"], name=variable.name) for variable in variables
            }
    # <<< gap 3
    return phis
