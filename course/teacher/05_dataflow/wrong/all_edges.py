"""A phi looks at all its operands, also at those whose edge can never be taken. Right, and blind to known
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
        return UNKNOWN if UNKNOWN in facts else folded(instr, facts)
        # <<< gap 5
