"""Lab 6: redundancy elimination. Write the lines between `# >>> gap` and `# <<< gap`; leave the fences and
the rest as they are.

The file has two passes that replace minicc's own. Their effect among the others of -O2 is shown by `minicc
k.cu -load-pass=./redundancy.py -print-changed=diff -o /dev/null`.
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
        "move loop-invariant instructions in front of the loop",
        requires=("loops", "dominators"),
        keeps_cfg=True,
    ),
)


# ------------------------------------------------------------------------------------ value numbering


def gvn(fn, analyses):
    tree = analyses.get("dominators", fn)
    return walk(fn.entry, {}, tree)


def expression(instr):
    """Return a hashable key of the expression that an instruction computes: equal keys mean equal results.
    None where the result depends on more than the operands.
    """
    # >>> gap 1: expressions
    # Only if `instr.info.is_pure` does the result depend on the operands alone. The key has everything that
    # determines it: `instr.op`, `instr.type`, `instr.flags`, the attributes
    # (`tuple(sorted(instr.attrs.items()))`, a comparison's predicate among them; sort by the name alone,
    # `key=lambda item: item[0]`), and the operands. If `instr.info.commutative`, the last two operands are
    # interchangeable: sort them (`sorted(…, key=id)`).
    raise NotImplementedError
    # <<< gap 1


def walk(block, available, tree):
    """Replace redundant instructions in `block` and in the blocks that it dominates. Return whether anything
    changed. `available`: expression → instruction at the start of the block.
    """
    changed = False
    # >>> gap 2: the walk
    # For each instruction of `list(block.instrs)`: if its expression is available, replace it by the earlier
    # instruction (`replace_uses`, `erase`); else it becomes available. Then the blocks that this one
    # dominates (`tree.children[block]`): each starts with the expressions available at the end of this one,
    # and its own are not available to its siblings.
    raise NotImplementedError
    # <<< gap 2
    return changed


# ------------------------------------------------------------------------------------------- loops


def licm(fn, analyses):
    nest, tree = analyses.get("loops", fn), analyses.get("dominators", fn)
    changed = False
    for loop in nest.inner_first():
        destination = preheader(loop)
        if destination is not None:
            changed |= hoist_invariants(loop, destination, tree)
    return changed


def preheader(loop):
    """Return the only predecessor of a loop from outside if it has no other successor; else None
    (`loop-simplify` inserts it).
    """
    outside = [block for block in loop.header.predecessors if block not in loop]
    return outside[0] if len(outside) == 1 and len(outside[0].successors) == 1 else None


def may_move(instr, loop, tree):
    """Return whether an instruction of a loop may be executed once in front of it, as far as its effects
    go.
    """
    # >>> gap 3: what may move
    # Only a pure instruction (`instr.info.is_pure`) that is no terminator. In front of the loop it is
    # executed even where the loop would not have reached it: harmless if `instr.info.speculatable`. Else (a
    # division) its block must be on every path through an iteration: it dominates (`tree.dominates(a, b)`)
    # each of `loop.latches` and the source of each of `loop.exits`, pairs (source, target).
    raise NotImplementedError
    # <<< gap 3


def hoist_invariants(loop, destination, tree):
    """Move loop-invariant instructions to the end of `destination`. Return whether anything changed."""
    changed = False
    # >>> gap 4: moving
    # An instruction is invariant if none of its operands is computed in the loop (`getattr(operand, "parent",
    # None) in loop`; arguments and constants have a parent that is no block, or none). Moving one makes
    # others invariant, so repeat until nothing moves, or visit operands first.
    # `instr.detach().insert_before(destination.terminator)` moves.
    raise NotImplementedError
    # <<< gap 4
    return changed
