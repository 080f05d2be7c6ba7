"""A phi takes all its operands into account, also those on infeasible edges. Right, but it ignores known
branches.

Fails: public/known_branch
Says: it is still computed
"""


class Constants:
    def evaluate(self, instr):
        # >>> gap 5: instructions
        if instr.op == "phi":
            result = UNKNOWN
            for value, _ in instr.incoming:
                result = meet(result, self.fact(value))
            return result
        facts = [self.fact(operand) for operand in instr.operands]
        if VARYING in facts:
            return VARYING
        return UNKNOWN if UNKNOWN in facts else fold_instruction(instr, facts)
        # <<< gap 5
