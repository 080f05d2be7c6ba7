"""Wide multiplication is found for mul only; addresses are computed with shl, and are extended first and
shifted then.

Fails: public/addresses
Says: too many instructions
"""


def multiply_wide(s, instr):
    # >>> gap 7: wide multiplication
    x, y = instr.operands
    if (
        instr.op != "mul"
        or key(instr) != "i64"
        or not is_op(x, "sext", "zext")
        or key(x.operands[0]) != "i32"
    ):
        return False
    sign, low = ("s", -(1 << 31)) if x.op == "sext" else ("u", 0)
    if isinstance(y, Int):
        number = 1 << y.value if instr.op == "shl" else y.signed if sign == "s" else y.value
        if (instr.op == "shl" and y.value > 30) or not low <= number < low + (1 << 32):
            return False
        factor = IntImm(number)
    elif instr.op == "mul" and is_op(y, x.op) and key(y.operands[0]) == "i32":
        factor = s.operand(y.operands[0])
    else:
        return False
    s.emit(f"mul.wide.{sign}32", s.dst(instr), s.reg(x.operands[0]), factor)
    return True
    # <<< gap 7
