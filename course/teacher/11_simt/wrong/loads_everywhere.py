"""Every lane loads, also those that are not in the mask, whose addresses are nonsense.

Fails: public/reduce
Says: No thread does wrong here
"""


class Cta:
    def load(self, instr, space, dtype, places, mask):
        # >>> gap 2: loads
        for lane in range(self.n):
            place = int(places[lane])
            data = self.check(instr, space, place, dtype.itemsize, lane)
            result[lane] = data[place : place + dtype.itemsize].view(dtype)[0]
        # <<< gap 2
