"""The type of an access is not checked: a float is read as an integer, and the value of one type stands
where the other belongs.

Fails: hidden/other_type
Says: must stay in memory: it is accessed with a different type
"""


def promotable(variable):
    # >>> gap 1: which variables
    for user in variable.users:
        if (
            user.op not in ("load", "store")
            or "volatile" in user.flags
            or (user.op == "store" and user.operands[0] is variable)
        ):
            return False
    return not variable.attrs["type"].is_aggregate
    # <<< gap 1
