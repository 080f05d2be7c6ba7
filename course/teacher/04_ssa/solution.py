"""Lab 4: SSA construction. Write the lines between `# >>> gap` and `# <<< gap`; leave the fences and the rest
as they are.

The file is a pass that replaces minicc's own. Its effect is shown by `minicc k.cu -load-pass=./ssa.py
-passes=mem2reg -emit-llvm -o -`.
"""

from minicc import PassRow
from minicc.ir.core import Instr, undef

ROW = PassRow(
    "mem2reg", "function", "turn local variables into SSA values", requires=("dominators",), keeps_cfg=True
)


def run(fn, analyses):
    variables = [instr for instr in fn.instrs() if instr.op == "alloca" and promotable(instr)]
    if not variables:
        return False
    # tree.order, tree.idom[block], tree.preds[block], tree.children[block]: of reachable blocks
    tree = analyses.get("dominators", fn)
    phis = place_phis(variables, tree, dominance_frontiers(tree))
    rename_variables(fn.entry, {}, phis, set(variables), tree)
    for block in fn.blocks:
        if block not in tree:  # unreachable
            for instr in list(block.instrs):
                if any(variable in instr.operands for variable in variables):
                    if instr.op == "load":
                        instr.replace_uses(undef(instr.type))
                    instr.erase()
            for successor in block.successors:
                for phi in phis.get(successor, {}).values():
                    phi.append(undef(phi.type), block)
    for variable in variables:
        variable.erase()
    for block, result in phis.items():
        block.insert(0, list(result.values()))
    return True


def promotable(variable):
    """Return whether the uses of an alloca can be replaced by SSA values."""
    # >>> gap 1: which variables
    # A variable can become values if its type is no aggregate (`variable.attrs["type"].is_aggregate`) and
    # every one of `variable.users` is a load of it or a store into it, of the whole variable: with its own
    # type, and not volatile (`"volatile" in user.flags`). A store has two operands, value and address.
    type = variable.attrs["type"]
    for user in variable.users:
        if user.op == "load":
            fits = user.type is type
        elif user.op == "store":
            value = user.operands[0]
            fits = value is not variable and value.type is type
        else:
            fits = False
        if not fits or "volatile" in user.flags:
            return False
    return not type.is_aggregate
    # <<< gap 1


def dominance_frontiers(tree):
    """Return the dominance frontier of every block: {block: list of blocks}."""
    # >>> gap 2: dominance frontiers
    # B is in the frontier of A if A dominates a predecessor of B, but not B itself, or if it is B. So for
    # each join block B (with two `tree.preds` or more): walk from each of them up the tree (`tree.idom`)
    # until you come to the immediate dominator of B; B is in the frontier of every block on that path.
    result = {block: [] for block in tree.order}
    for block in tree.order:
        if len(tree.preds[block]) >= 2:
            for runner in tree.preds[block]:
                while runner is not tree.idom[block]:
                    if block not in result[runner]:
                        result[runner].append(block)
                    runner = tree.idom[runner]
    return result
    # <<< gap 2


def place_phis(variables, tree, frontier):
    """Return the phis that variables need: {block: {variable: phi}}. They have no operands yet and stand in
    no block.
    """
    phis = {}
    # >>> gap 3: where phis go
    # A variable needs a phi in the frontier of each block that stores into it. A phi is a definition too, so
    # its block's frontier needs phis in turn. `tree` has only reachable blocks. Make a phi with Instr("phi",
    # variable.attrs["type"], name=variable.name), at most one for a variable in a block.
    for variable in variables:
        work = [user.parent for user in variable.users if user.op == "store" and user.parent in tree]
        while work:
            for block in frontier[work.pop()]:
                result = phis.setdefault(block, {})
                if variable not in result:
                    result[variable] = Instr("phi", variable.attrs["type"], name=variable.name)
                    work.append(block)
    # <<< gap 3
    return phis


def rename_variables(block, current, phis, variables, tree):
    """Replace loads by values, in `block` and in the blocks that it dominates. `current` maps each variable
    to its value at the start of `block`; undef where it has none.
    """
    # >>> gap 4: renaming
    # In order: a phi of the block is its variable's value from here on; a load's users use the value
    # (`replace_uses`), and the load is erased (`erase`); a store makes its operand the value, and is erased.
    # Then the phis of the successors get the value (`phi.append(value, block)`), once for each edge:
    # `block.terminator.blocks` has an entry for each. Last come the blocks that this one dominates
    # (`tree.children`): each starts with the current values of this block, not with those of its siblings.
    current = dict(current) | phis.get(block, {})
    for instr in list(block.instrs):
        if instr.op == "load" and instr.operands[0] in variables:
            instr.replace_uses(current.get(instr.operands[0]) or undef(instr.type))
            instr.erase()
        elif instr.op == "store" and instr.operands[1] in variables:
            current[instr.operands[1]] = instr.operands[0]
            instr.erase()
    for successor in block.terminator.blocks:
        for variable, phi in phis.get(successor, {}).items():
            phi.append(current.get(variable) or undef(phi.type), block)
    for child in tree.children[block]:
        rename_variables(child, current, phis, variables, tree)
    # <<< gap 4
