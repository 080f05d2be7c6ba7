"""Lab 12: an optimiser, of the existing passes and one of your own. Write the lines between `# >>> gap` and
`# <<< gap`; leave the fences and the rest as they are.
"""

from minicc.ir import irtypes as ty
from minicc.ir.builder import Builder
from minicc.ir.core import Int, const_int
from minicc.passes import manager


def optimise(module):
    """Change a module so that its kernels execute fewer instructions and have the same effect."""
    manager.run_passes(module, BEFORE)
    for fn in module.definitions:
        if optimise_function(fn):
            fn.changed(cfg=True)
    manager.run_passes(module, AFTER)


# >>> gap 1: the passes
# The names of passes that run before yours and after it, in order; a name may come twice. `minicc
# --list-passes` describes each, and `minicc k.cu -passes=a,b -emit-llvm -o -` shows the result.
# Think of which pass enables which: variables in memory hide everything from the others.
# starter: BEFORE = []
# starter: AFTER = []
BEFORE = [
    "loop-rotate", "sroa", "mem2reg", "simplify", "simplifycfg", "always-inline", "inline",
    "promote-arguments", "global-dce", "sroa", "mem2reg", "simplify", "simplifycfg", "infer-address-spaces",
    "gvn", "simplify", "mem2reg", "adce", "merge-tails", "simplifycfg",
]  # fmt: skip
AFTER = [
    "loop-simplify", "licm", "unswitch", "unroll", "simplify", "simplifycfg", "loop-simplify", "unroll",
    "simplify", "sroa", "mem2reg", "simplify", "gvn", "simplifycfg", "loop-simplify", "licm",
    "strength-reduce", "lower-addresses", "simplify", "gvn", "dse", "simplifycfg", "hoist", "sink", "dce",
]  # fmt: skip
# <<< gap 1


def optimise_function(fn):
    """Your own pass. Return whether it changed the function."""
    # >>> gap 2: a pass of your own
    # Find something that costs instructions and that the passes do not remove. Return True if something has
    # changed. `fn.blocks`, `block.instrs`, `instr.op`, `instr.operands`, `instr.replace_uses(value)` and
    # `instr.erase()` are what you need first; minicc.ir.builder makes instructions. Ideas: loops of which you
    # know the number of rounds; powers; divisions; what two branches have in common. Rules: barriers, atomics
    # and volatile accesses stay, and floats stay the same to the last bit.
    # starter: return False
    changed = False
    for number, block in enumerate(fn.blocks):
        # Every loop is marked for unrolling, as `#pragma unroll` does: fewer instructions, and more code.
        # Blocks are in the order of the text, so a branch backwards is that of a loop.
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
