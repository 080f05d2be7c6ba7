"""A phi gets one entry for each block before it, where it must get one for each edge: two cases of a switch
may lead to one block.

Fails: hidden/switch
Says: the phi has no entry for an edge
"""


def rename_variables(block, current, phis, variables, tree):
    # >>> gap 4: renaming
    current = dict(current) | phis.get(block, {})
    for instr in list(block.instrs):
        if instr.op == "load" and instr.operands[0] in variables:
            instr.replace_uses(current.get(instr.operands[0]) or undef(instr.type))
            instr.erase()
        elif instr.op == "store" and instr.operands[1] in variables:
            current[instr.operands[1]] = instr.operands[0]
            instr.erase()
    for successor in block.successors:
        for variable, phi in phis.get(successor, {}).items():
            phi.append(current.get(variable) or undef(phi.type), block)
    for child in tree.children[block]:
        rename_variables(child, current, phis, variables, tree)
    # <<< gap 4
