"""Every lane loads, also those that are not in the mask, whose addresses are undefined.

Fails: public/reduce
Says: No access is invalid here
"""


class Cta:
    def load(self, instr, space, dtype, addresses, mask):
        # >>> gap 2: loads
        for lane in range(self.n):
            address = int(addresses[lane])
            data = self.check(instr, space, address, dtype.itemsize, lane)
            result[lane] = data[address : address + dtype.itemsize].view(dtype)[0]
        # <<< gap 2
