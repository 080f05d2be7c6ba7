"""A true condition goes to the second block of the branch. Constants come from code that does not run.

Fails: public/known_branch
Says: is wrong:
"""


class Constants:
    def feasible_successors(self, terminator):
        # >>> gap 6: branches
        if terminator.op == "br" and len(terminator.blocks) == 2:
            condition = self.fact(terminator.operands[0])
            if condition is UNKNOWN:
                return []
            if condition is not VARYING:
                return [terminator.blocks[condition.value]]
        return terminator.blocks
        # <<< gap 6
