"""Every value that is not computed from operands counts as a source, the index of the block among it, which
is the same in all lanes of a warp.

Fails: public/index
Says: is the same in all lanes: nothing that it depends on can differ
"""


def is_source(value, fn):
    # >>> gap 2: sources
    if not hasattr(value, "op"):
        return not fn.is_kernel
    if value.info.uniformity == "memory":
        return not (value.attrs.get("invariant") or value.operands[0].type.space == 4)
    return value.info.uniformity != "operands" or value.op == "freeze"
    # <<< gap 2
