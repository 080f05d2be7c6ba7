"""A write changes the register in all lanes, those that wait elsewhere among them.

Fails: public/trips, public/branch
Says: is wrong
"""


class Cta:
    def write(self, register, value, mask):
        # >>> gap 1: masked writes
        self.registers[register.name] = value
        # <<< gap 1
