"""Lab 7: divergence analysis. Write the lines between `# >>> gap` and `# <<< gap`; leave the fences and the
rest as they are.

The file is an analysis that replaces minicc's own: the code generator emits `bra.uni` for branches that it
calls uniform. `minicc k.cu -load-pass=./divergence.py -o -` shows where.
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
    """The interface of the result that the compiler uses: a level of values, and of the branch at the end of
    a block.
    """

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
        """Return the set of lanes that reach a block together: not part of this lab."""
        return WARP

    def divergent_barriers(self):
        """Return no barriers: this analysis is about lanes of a warp, a barrier is about a CTA."""
        return []


def divergence(fn, analyses):
    cfg, nest = analyses.get("cfg", fn), analyses.get("loops", fn)
    divergent = set()  # values, and terminators at which lanes may diverge
    # >>> gap 1: spreading
    # Start a worklist with every source (below) among the arguments and the instructions of blocks in
    # cfg.order. Take a value that is not divergent yet; now it is, and it makes others divergent: its users,
    # if `user.info.uniformity` is "operands" (as divergent as its operands; branches are among them) or
    # "memory" (a load is if its address is), and not otherwise; and if it is the terminator
    # (`info.is_terminator`) of a block with two successors or more (`cfg.successors`), all of
    # `sync_dependents(its block, cfg, nest)`. Leave out users in unreachable blocks (`user.parent in
    # cfg.position` tests it).
    raise NotImplementedError
    # <<< gap 1
    return Divergence(fn, divergent)


def is_source(value, fn):
    """Return whether an argument or an instruction is divergent regardless of its operands."""
    # >>> gap 2: sources
    # An argument (it has no `op`): not of a kernel (`fn.is_kernel`), always of another function, which may be
    # called with anything. An instruction is a source if its row says so, `value.info.uniformity ==
    # "divergent"`. A load ("memory") is one unless it reads constant memory: `value.attrs.get("invariant")`,
    # or an address in the constant space (`value.operands[0].type.space == 4`). `freeze` is one, since its
    # result for an undefined value may differ.
    raise NotImplementedError
    # <<< gap 2


def sync_dependents(block, cfg, nest):
    """Return the instructions that become divergent because lanes diverge at the end of `block` (sync
    dependence).
    """
    result, label = [], {}
    # >>> gap 3: join blocks
    # Lanes that diverged reconverge in a join block, which two *different* paths reach; its phis depend on
    # the path. Propagate a label along each path: `label[successor] = successor` for the successors of the
    # block. Then visit the blocks after it in `cfg.order` (`cfg.position[b] > cfg.position[block]`): one that
    # has a label passes it to its successors. A successor that has another label already is a join block: its
    # phis are results, and its label is from now on itself. A successor that does not come later
    # (`cfg.position`) is the header of a loop, where the next iteration begins: it gets nothing.
    raise NotImplementedError
    # <<< gap 3
    # >>> gap 4: loops that lanes leave in different iterations
    # For each loop of `nest.loops` that contains the block: compare the labels with which it is left with
    # those with which the next iteration begins. The label of an exit (pairs (source, target) in
    # `loop.exits`) is that of its source, or the target if the source is the block itself; the label of the
    # next iteration is that of a latch (`loop.latches`), or the header if the latch is the block. Sources and
    # latches without a label are not reachable from the block. If there are both and more than one label
    # among them, lanes leave while others stay: the results are the users, outside of the loop, of
    # instructions of `loop.nodes`. And if the latches alone have more than one label, some lanes begin the
    # next iteration before others: the results are the phis of the header.
    raise NotImplementedError
    # <<< gap 4
    return result
