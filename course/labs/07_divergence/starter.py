"""Lab 7: divergence analysis. Write what stands between `# >>> gap` and `# <<< gap`; leave the fences and the
rest as they are.

The file is an analysis that takes the place of minicc's own: by its word the code generator writes `bra.uni`
for a branch. `minicc k.cu -load-pass=./divergence.py -o -` shows where.
"""

from minicc import PassRow

ROW = PassRow(
    "divergence",
    "analysis",
    "which values and branches are the same in all lanes of a warp",
    requires=("cfg", "loops"),
    depends="values",
)
DIVERGENT, WARP = 0, 1


class Divergence:
    """What the compiler asks of the result: a level of values, and of the branch at the end of a block."""

    def __init__(self, fn, divergent):
        self.fn, self.divergent = fn, divergent

    def __eq__(self, other):
        return isinstance(other, Divergence) and self.divergent == other.divergent

    __hash__ = None

    def level(self, value):
        return DIVERGENT if value in self.divergent else WARP

    def branch_level(self, block):
        return self.level(block.terminator)

    def block_level(self, block):
        """Which lanes come to a block together: not asked of this lab."""
        return WARP

    def divergent_barriers(self):
        """Our pass looks at lanes of a warp, a barrier is for more of them: nothing is said of barriers."""
        return []


def divergence(fn, analyses):
    cfg, nest = analyses.get("cfg", fn), analyses.get("loops", fn)
    divergent = set()  # values, and terminators of blocks whose lanes may part there
    # >>> gap 1: spreading
    # Work begins with every argument and instruction that is a source (below), of blocks in cfg.order. Take
    # one that is not divergent yet; now it is, and it makes others divergent: its users, if
    # `user.info.uniformity` is "operands" (as divergent as its operands; branches are among them) or "memory"
    # (a load is if its address is), and not otherwise; and if it is the terminator (`info.is_terminator`) of
    # a block with two successors or more (`cfg.successors`), all of `parted(its block, cfg, nest)`. Leave out
    # users in blocks that nothing reaches (`in cfg.position`).
    raise NotImplementedError
    # <<< gap 1
    return Divergence(fn, divergent)


def is_source(value, fn):
    """Whether lanes of a warp may disagree about an argument or an instruction for a reason of its own."""
    # >>> gap 2: sources
    # An argument (it has no `op`): not of a kernel (`fn.is_kernel`), always of another function, which may be
    # called with anything. An instruction by its row, `value.info.uniformity`: "divergent" says it. A load
    # ("memory") is one unless it reads what nobody writes: `value.attrs.get("invariant")`, or an address in
    # the constant space (`value.operands[0].type.space == 4`). `freeze` is one, since what it makes of an
    # undefined value may differ.
    raise NotImplementedError
    # <<< gap 2


def parted(block, cfg, nest):
    """The instructions that become divergent because lanes part at the end of `block`."""
    result, label = [], {}
    # >>> gap 3: where lanes meet again
    # Lanes that went different ways meet in a block that two *different* ways reach; the phis there choose by
    # the way. Send a label along each way: `label[successor] = successor` for the successors of the block.
    # Then go through the blocks behind it in `cfg.order` (`cfg.position[b] > cfg.position[block]`): one that
    # has a label hands it to its successors. A successor that has another label already is such a block: its
    # phis are found, and its label is from now on itself. A successor that does not come later
    # (`cfg.position`) is the header of a loop, where the next iteration begins: it gets nothing.
    raise NotImplementedError
    # <<< gap 3
    # >>> gap 4: loops that lanes leave in different iterations
    # For each loop of `nest.loops` that has the block in it: compare by which ways it is left with those by
    # which the next iteration begins. It is left by way of the label of the source of an exit (pairs (source,
    # target) in `loop.exits`), or of the target if the source is the block itself; the next iteration begins
    # by way of the label of a latch (`loop.latches`), or of the header if the latch is the block. Sources and
    # latches without a label are not behind the block. If there are both and more than one label among them,
    # lanes leave while others stay: every user, outside of the loop, of an instruction of `loop.nodes` is
    # found. And if the latches alone have more than one label, some lanes begin the next iteration before
    # others: the phis of the header are found.
    raise NotImplementedError
    # <<< gap 4
    return result
