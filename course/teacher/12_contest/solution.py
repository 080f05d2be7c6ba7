"""Lab 12: an optimiser, of the passes that there are and one of your own. Write what stands between
`# >>> gap` and `# <<< gap`.
"""

from minicc.ir import irtypes as ty
from minicc.ir.builder import Builder
from minicc.ir.core import Int, const_int
from minicc.passes import manager


def optimise(module):
    """Change a module so that its kernels execute fewer instructions and do what they did."""
    manager.run_passes(module, BEFORE)
    for fn in module.definitions:
        if mine(fn):
            fn.changed(cfg=True)
    manager.run_passes(module, AFTER)


# >>> gap 1: the passes
# The names of passes that run in front of yours and behind it, in their order; a name may come twice.
# `minicc --list-passes` tells what each does, and `minicc k.cu -passes=a,b -emit-llvm -o -` shows what comes
# of it. Think of what makes work for what: variables in memory hide everything from the others.
# starter: BEFORE = []
# starter: AFTER = []
BEFORE = ["loop-rotate", "sroa", "mem2reg", "simplify", "simplifycfg", "always-inline", "inline",
    "promote-arguments", "global-dce",
          "sroa", "mem2reg", "simplify", "simplifycfg", "infer-address-spaces", "gvn", "simplify", "mem2reg",
          "adce", "merge-tails", "simplifycfg"]  # fmt: skip
AFTER = ["loop-simplify", "licm", "unroll", "simplify", "simplifycfg", "loop-simplify", "unroll", "simplify",
    "sroa", "mem2reg", "simplify", "gvn",
         "simplifycfg", "loop-simplify", "licm", "strength-reduce", "lower-addresses", "simplify", "gvn",
         "dse", "simplifycfg", "hoist", "sink", "dce"]  # fmt: skip
# <<< gap 1


def mine(fn):
    """A pass of your own. Whether it changed the function."""
    # >>> gap 2: a pass of your own
    # Find something that costs instructions and that the passes leave alone. Whoever changes something
    # returns True. `fn.blocks`, `block.instrs`, `instr.op`, `instr.operands`, `instr.replace_uses(value)` and
    # `instr.erase()` are what you need first; minicc.ir.builder makes instructions. Ideas: loops of which you
    # know the number of rounds; powers; divisions; what two branches have in common. Rules: barriers, atomics
    # and volatile accesses stay, and floats stay the same to the last bit.
    # starter: return False
    changed = False
    for number, block in enumerate(fn.blocks):
        # Loops are asked to be unrolled as far as they can be, as `#pragma unroll` does: fewer instructions,
        # and more code. Blocks stand in the order of the text, so a branch backwards goes round a loop.
        last = block.terminator
        if (
            last.op == "br"
            and "unroll" not in last.attrs
            and any(fn.index(target) <= number for target in last.blocks)
        ):
            last.attrs["unroll"] = 0
            changed = True
    return changed
    # <<< gap 2
