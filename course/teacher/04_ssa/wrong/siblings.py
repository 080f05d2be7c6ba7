"""One dictionary for all blocks: what one arm of a branch stores is what the other arm finds.

Fails: public/diamond
Says: does not dominate this use
"""


def rename_variables(block, current, phis, variables, tree):
    # >>> gap 4: renaming
    current.update(phis.get(block, {}))
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
