"""One round over the instructions in order: what a loop carries back is missed.

Fails: hidden/carried
Says: You say that
"""


def divergence(fn, analyses):
    # >>> gap 1: spreading
    for value in [*fn.args, *(i for block in cfg.order for i in block.instrs)]:
        if is_source(value, fn) or (
            hasattr(value, "op")
            and value.info.uniformity in ("operands", "memory")
            and any(operand in divergent for operand in value.operands)
        ):
            divergent.add(value)
            if (
                value.parent in cfg.position
                and value.info.is_terminator
                and len(cfg.successors[value.parent]) > 1
            ):
                divergent.update(sync_dependents(value.parent, cfg, nest))
    # <<< gap 1
