"""The attributes are left out of the key: 'less' and 'greater' of the same operands count as the same.

Fails: hidden/predicates
Says: is wrong:
"""


def expression(instr):
    # >>> gap 1: expressions
    if not instr.info.is_pure:
        return None
    operands = instr.operands
    if instr.info.commutative:
        operands = (*operands[:-2], *sorted(operands[-2:], key=id))
    return (instr.op, instr.type, instr.flags, operands)
    # <<< gap 1
