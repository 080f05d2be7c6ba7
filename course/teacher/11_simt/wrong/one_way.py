"""All lanes take the branch that the first one takes.

Fails: public/branch
Says: is wrong
"""


class Cta:
    def leave(self, block, mask):
            # >>> gap 5: branches
            taken = mask & (self.value(block.guard, "pred") != block.negated)
            self.arrive(block.targets[0 if taken[np.argmax(mask)] else 1], mask)
            # <<< gap 5
