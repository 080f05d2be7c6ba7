"""What phis use is not alive at the end of the block that it comes from.

Fails: public/live_loop, hidden/live_swap
Says: Alive at the end of block
"""


def liveness(fn, analyses):
    def along(block, successor, live):
        # >>> gap 3: along an edge
        return live
        # <<< gap 3
