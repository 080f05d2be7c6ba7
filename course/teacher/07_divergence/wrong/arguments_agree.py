"""The arguments of every function count as the same for all lanes, also those of a function that is called
with anything.

Fails: hidden/called
Says: of a function called from anywhere
"""


def is_source(value, fn):
    # >>> gap 2: sources
    if not hasattr(value, "op"):
        return False
    if value.info.uniformity == "memory":
        return not (value.attrs.get("invariant") or value.operands[0].type.space == 4)
    return value.info.uniformity == "divergent" or value.op == "freeze"
    # <<< gap 2
