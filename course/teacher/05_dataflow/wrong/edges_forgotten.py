"""The operands of phis are not live at the end of the predecessors that they come from.

Fails: public/live_loop, hidden/live_swap
Says: Alive at the end of block
"""


def liveness(fn, analyses):
    def edge_transfer(block, successor, live):
        # >>> gap 3: along an edge
        return live
        # <<< gap 3
