"""A signed division by a power of two becomes a shift, which rounds down where the division truncates: wrong
for negative numbers.

Fails: public/digits
Says: is wrong
"""

# >>> gap 1: the passes
BEFORE = [
    "loop-rotate",
    "sroa",
    "mem2reg",
    "always-inline",
    "inline",
    "promote-arguments",
    "global-dce",
    "sroa",
    "mem2reg",
]
AFTER = [
    "simplify", "simplifycfg", "infer-address-spaces", "gvn", "simplify", "mem2reg", "adce", "merge-tails",
    "simplifycfg", "loop-simplify", "licm", "unroll", "simplify", "sroa", "mem2reg", "simplify", "gvn",
    "simplifycfg", "lower-addresses", "simplify", "gvn", "dse", "simplifycfg", "dce",
]  # fmt: skip
# <<< gap 1


def optimise_function(fn):
    # >>> gap 2: a pass of your own
    changed = False
    for block in fn.blocks:
        for instr in list(block.instrs):
            by = instr.operands[1] if instr.op == "sdiv" else None
            if isinstance(by, Int) and by.value in (2, 4, 8, 16):
                instr.replace_uses(
                    Builder(block)
                    .at(instr)
                    .binary("ashr", instr.operands[0], const_int(instr.type, by.value.bit_length() - 1))
                )
                instr.erase()
                changed = True
    return changed
    # <<< gap 2
