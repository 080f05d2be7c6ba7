"""Multiplication and addition are fused although the program wants both to be rounded.

Fails: public/rounding
Says: is wrong
"""


def fused_multiply_add(s, instr, product, addend):
    # >>> gap 6: floating-point multiply-add
    if not is_op(product, "fmul") or not has_one_use(product):
        return False
    s.emit(f"fma.rn.{key(instr)}", s.dst(instr), *(s.operand(v) for v in product.operands), s.operand(addend))
    return True
    # <<< gap 6
