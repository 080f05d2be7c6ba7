"""Every load and every store counts as an access, also the store that stores the variable's address, through
which others may write.

Fails: hidden/escapes
Says: must stay in memory: its address is stored
"""


def promotable(variable):
    # >>> gap 1: which variables
    type = variable.attrs["type"]
    for user in variable.users:
        if user.op not in ("load", "store") or "volatile" in user.flags:
            return False
        if (user.type if user.op == "load" else user.operands[0].type) is not type and user.operands[
            0
        ] is not variable:
            return False
    return not type.is_aggregate
    # <<< gap 1
