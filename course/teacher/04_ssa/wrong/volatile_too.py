"""Volatile accesses are treated like others, and removed.

Fails: hidden/volatile
Says: must stay in memory: it is accessed volatile
"""


def promotable(variable):
    # >>> gap 1: which variables
    type = variable.attrs["type"]
    for user in variable.users:
        if user.op == "load":
            fits = user.type is type
        else:
            fits = user.op == "store" and user.operands[0] is not variable and user.operands[0].type is type
        if not fits:
            return False
    return not type.is_aggregate
    # <<< gap 1
