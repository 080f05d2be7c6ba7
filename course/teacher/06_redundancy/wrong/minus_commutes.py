"""The operands of every instruction are sorted, so that a - b and b - a count as the same.

Fails: public/twice
Says: is wrong:
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
        tuple(sorted(instr.operands, key=id)),
    )
    # <<< gap 1
