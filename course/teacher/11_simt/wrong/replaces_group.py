"""Lanes that arrive take the place of those that are there already, which are never heard of again.

Fails: public/branch
Says: is wrong
"""


class Cta:
    def arrive(self, number, mask):
        # >>> gap 4: meeting
        if mask.any():
            self.groups[number] = mask
        # <<< gap 4
