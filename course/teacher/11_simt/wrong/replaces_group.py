"""Lanes that arrive replace the group of the block, whose lanes are lost.

Fails: public/branch
Says: is wrong
"""


class Cta:
    def arrive(self, number, mask):
        # >>> gap 4: reconvergence
        if mask.any():
            self.groups[number] = mask
        # <<< gap 4
