"""The group with the latest position runs first, so lanes that have left a loop run to the end before the
others come.

Fails: public/trips
Says: reconverge too late
"""


class Cta:
    def pick(self):
        # >>> gap 3: scheduling
        return max(self.groups, default=None)
        # <<< gap 3
