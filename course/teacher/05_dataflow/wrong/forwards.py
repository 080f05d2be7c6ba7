"""The instructions of a block are visited from the first to the last: a value that is defined and then used
in a block counts as live at its top.

Fails: public/live_straight, public/live_loop
Says: Alive at the top of block
"""


def liveness(fn, analyses):
    def transfer(block, live):
        # >>> gap 2: through a block
        live = set(live)
        for instr in block.instrs:
            live.discard(instr)
            if instr.op != "phi":
                live |= lifetimes(instr.operands)
        return live
        # <<< gap 2
