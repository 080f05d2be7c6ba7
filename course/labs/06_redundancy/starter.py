"""Lab 6: what is computed twice. Write what stands between `# >>> gap` and `# <<< gap`; leave the fences and
the rest as they are.

The file has two passes that take the places of minicc's own: `minicc k.cu -load-pass=./redundancy.py
-print-changed=diff -o /dev/null` shows what they do among the others of -O2.
"""

from minicc import PassRow

ROWS = (
    PassRow(
        "gvn",
        "function",
        "replace values that are already computed on every path",
        requires=("dominators",),
        keeps_cfg=True,
    ),
    PassRow(
        "licm",
        "function",
        "move what does not change in a loop in front of it",
        requires=("loops", "dominators"),
        keeps_cfg=True,
    ),
)


# ------------------------------------------------------------------------------------ value numbering


def gvn(fn, analyses):
    tree = analyses.get("dominators", fn)
    return walk(fn.entry, {}, tree)


def expression(instr):
    """What an instruction computes, as something that can be the key of a dictionary: equal for two
    instructions that give the same. None for one whose result depends on more.
    """
    # >>> gap 1: expressions
    # Only if `instr.info.is_pure` does the result depend on the operands alone. The key has all that decides
    # about it: `instr.op`, `instr.type`, `instr.flags`, the attributes (`tuple(sorted(instr.attrs.items()))`,
    # a comparison's predicate among them; sort by the name alone, `key=lambda item: item[0]`), and the
    # operands. If `instr.info.commutative`, the last two operands may stand in any order: bring them into one
    # (`sorted(…, key=id)`).
    raise NotImplementedError
    # <<< gap 1


def walk(block, known, tree):
    """Replace what is known already, in `block` and in the blocks that it dominates; whether anything was.
    `known`: expression → instruction, where the block begins.
    """
    changed = False
    # >>> gap 2: the walk
    # For each instruction of `list(block.instrs)`: one whose expression is known gives way to the known one
    # (`replace_uses`, `erase`); else it is what is known from here on. Then the blocks that this one
    # dominates (`tree.children[block]`): each begins with what is known at the end of this one, and what they
    # find is not known to their siblings.
    raise NotImplementedError
    # <<< gap 2
    return changed


# ------------------------------------------------------------------------------------------- loops


def licm(fn, analyses):
    nest, tree = analyses.get("loops", fn), analyses.get("dominators", fn)
    changed = False
    for loop in nest.inner_first():
        before = preheader(loop)
        if before is not None:
            changed |= empty(loop, before, tree)
    return changed


def preheader(loop):
    """The block in front of a loop that leads nowhere else; None where there is none (`loop-simplify` makes
    them).
    """
    outside = [block for block in loop.header.predecessors if block not in loop]
    return outside[0] if len(outside) == 1 and len(outside[0].successors) == 1 else None


def may_move(instr, loop, tree):
    """Whether an instruction of a loop may be executed once in front of it, as far as its effects go."""
    # >>> gap 3: what may move
    # Only what is pure (`instr.info.is_pure`) and no terminator. In front of the loop it is executed even if
    # the loop would never have come to it: harmless if `instr.info.speculatable`. Else (a division) its block
    # must be one that every iteration passes: it dominates (`tree.dominates(a, b)`) each of `loop.latches`
    # and the source of each of `loop.exits`, pairs (source, target).
    raise NotImplementedError
    # <<< gap 3


def empty(loop, before, tree):
    """Move what does not change from a loop to the end of `before`; whether anything was."""
    changed = False
    # >>> gap 4: moving
    # An instruction does not change if none of its operands is computed in the loop
    # (`getattr(operand, "parent", None) in loop`; arguments and constants have a parent that is no block, or
    # none). What moves makes others movable, so go on until nothing moves, or in an order in which operands
    # come first. `instr.detach().insert_before(before.terminator)` moves.
    raise NotImplementedError
    # <<< gap 4
    return changed
