"""The value for true stands where the one for false belongs.

Fails: public/unsigned
Says: is wrong
"""


def select(s, instr):
    # >>> gap 4: select
    type = key(instr) if key(instr)[0] == "f" else f"b{key(instr)[1:]}"
    s.emit(f"selp.{type}", s.dst(instr), s.operand(no), s.operand(yes), s.reg(condition))
    # <<< gap 4
