"""A load counts as an expression of its address, although a store in between changes what it gives.

Fails: hidden/memory
Says: is wrong:
"""


def expression(instr):
    # >>> gap 1: expressions
    if not instr.info.is_pure and instr.op != "load":
        return None
    operands = instr.operands
    if instr.info.commutative:
        operands = (*operands[:-2], *sorted(operands[-2:], key=id))
    return (
        instr.op,
        instr.type,
        instr.flags,
        tuple(sorted(instr.attrs.items(), key=lambda item: item[0])),
        operands,
    )
    # <<< gap 1
