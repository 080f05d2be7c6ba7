"""The barrier waits for all threads of the block, those that have returned among them.

Fails: public/early
Says: never be released
"""


class Cta:
    def release(self):
        # >>> gap 6: barriers
        present = np.zeros(self.n, np.bool_)
        for _, mask in self.waiting:
            present |= mask
        if self.waiting and present.all():
            waiting, self.waiting = self.waiting, []
            for number, mask in waiting:
                self.arrive(number, mask)
        # <<< gap 6
