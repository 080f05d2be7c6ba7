"""An unsigned number is extended like a signed one.

Fails: hidden/extended
Says: is wrong
"""


def cast(s, instr):
    # >>> gap 3: conversions
    dst, bits = s.dst(instr), target[1:]
    if instr.op in ("sext", "zext") and source == "i1":
        s.emit(f"selp.b{bits}", dst, IntImm(-1 if instr.op == "sext" else 1), IntImm(0), s.reg(a))
    elif instr.op == "trunc" and target == "i1":
        low = s.temp(f"b{source[1:]}")
        s.emit(f"and.b{source[1:]}", low, s.reg(a), IntImm(1))
        s.emit(f"setp.ne.s{source[1:]}", dst, low, IntImm(0))
    else:
        sign = "s" if instr.op in ("sext", "zext", "sitofp", "fptosi") else "u"
        to_type = target if target[0] == "f" else sign + bits
        from_type = source if source[0] == "f" else sign + source[1:]
        rounding = {
            "fptosi": ".rzi",
            "fptoui": ".rzi",
            "sitofp": ".rn",
            "uitofp": ".rn",
            "fptrunc": ".rn",
        }.get(instr.op, "")
        s.emit(f"cvt{rounding}.{to_type}.{from_type}", dst, s.reg(a))
    # <<< gap 3
