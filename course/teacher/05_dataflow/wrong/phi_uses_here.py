"""The operands of a phi count as used in the phi's own block, so they are live at its top, whichever
predecessor control came from.

Fails: public/live_loop, hidden/live_diamond
Says: Alive at the top of block
"""


def liveness(fn, analyses):
    def transfer(block, live):
        # >>> gap 2: through a block
        live = set(live)
        for instr in reversed(block.instrs):
            live.discard(instr)
            live |= lifetimes(instr.operands)
        return live
        # <<< gap 2
