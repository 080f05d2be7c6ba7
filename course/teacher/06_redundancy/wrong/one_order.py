"""Operands are compared in the order in which they stand: a + b and b + a are two expressions.

Fails: public/any_order, hidden/around_loop
Says: computes again what is known already
"""


def expression(instr):
    # >>> gap 1: expressions
    if not instr.info.is_pure:
        return None
    return (
        instr.op,
        instr.type,
        instr.flags,
        tuple(sorted(instr.attrs.items(), key=lambda item: item[0])),
        instr.operands,
    )
    # <<< gap 1
