"""The comparison tests what the instruction says, also where the branch uses the negated result.

Fails: public/branches, public/floats
Says: is wrong
"""


def compare(s, instr):
    # >>> gap 2: comparisons
    a, b = instr.operands
    test = instr.attrs["pred"]
    if instr.op == "icmp":
        sign, test = ("u" if test[0] == "u" else "s"), test[-2:]
        mnemonic = f"setp.{test}.{sign}{key(a)[1:]}"
    else:
        test = {"ord": "num", "uno": "nan"}.get(test) or (test[1:] if test[0] == "o" else test[1:] + "u")
        mnemonic = f"setp.{test}.{key(a)}"
    s.emit(mnemonic, s.dst(instr), s.operand(a), s.operand(b))
    # <<< gap 2
