"""Lab 5: dataflow. Write the lines between `# >>> gap` and `# <<< gap`; leave the fences and the rest as they
are.

The file has two passes that replace minicc's own. Your liveness is drawn by `minicc k.cu
-load-pass=./dataflow.py --dump=liveness`, and the effect of your constant propagation shown by `minicc k.cu
-load-pass=./dataflow.py -passes=mem2reg,simplify -emit-llvm -o -`.
"""

from minicc import PassRow
from minicc.ir.core import Argument, Constant, Function, Global, Instr
from minicc.ir.fold import fold

ROWS = (
    PassRow(
        "liveness",
        "analysis",
        "the values live into and out of each block",
        requires=("cfg",),
        depends="values",
    ),
    PassRow("simplify", "function", "propagate constants, along feasible edges only", keeps_cfg=True),
)


# ------------------------------------------------------------------------------------------ liveness


class Liveness:
    """The interface of the result that the compiler uses."""

    def __init__(self, fn, live_in, live_out):
        self.values = [*fn.args, *(instr for instr in fn.instrs() if not instr.type.is_void)]
        self._in, self._out = live_in, live_out

    def __eq__(self, other):
        return isinstance(other, Liveness) and (self._in, self._out) == (other._in, other._out)

    __hash__ = None

    def live_in(self, block):
        return [value for value in self.values if value in self._in.get(block, ())]

    def live_out(self, block):
        return [value for value in self.values if value in self._out.get(block, ())]

    def is_live_out(self, value, block):
        return value in self._out.get(block, ())

    def pressure(self, block):
        """Return the largest number of values live at one point of a block."""
        live = set(self._out.get(block, ()))
        most = len(live)
        for instr in reversed(block.instrs):
            if instr.op == "phi":
                break
            most = max(most, len(live | {instr} if not instr.type.is_void else live))
            live.discard(instr)
            live |= lifetimes(instr.operands)
            most = max(most, len(live))
        return most


def lifetimes(values):
    """Return the values that have a lifetime: arguments and instructions."""
    return {value for value in values if isinstance(value, Argument | Instr)}


def backward(cfg, transfer, edge_transfer):
    """Solve a backward problem over sets. Return ({block: set at its top}, {block: set at its bottom}).

    `transfer(block, set)` maps the set at the bottom of a block to that at its top; `edge_transfer(block,
    successor, set)` maps the set at the top of a successor to that on the edge to it. `cfg.order` are the
    blocks in reverse postorder, `cfg.successors[block]` and `cfg.predecessors[block]` their neighbours.
    """
    top = {block: set() for block in cfg.order}
    bottom = {block: set() for block in cfg.order}
    # >>> gap 1: the solver
    # Start with all blocks on a worklist. Take one: its bottom is the union of `edge_transfer` over its
    # edges, its top the transfer of that. Whenever the top has changed, its predecessors go back on the list.
    # The fixed point is reached when the list is empty.
    raise NotImplementedError
    # <<< gap 1
    return top, bottom


def liveness(fn, analyses):
    cfg = analyses.get("cfg", fn)

    def transfer(block, live):
        # >>> gap 2: through a block
        # Go through the instructions from the last to the first: a value is not live before its definition,
        # and its operands are (`lifetimes` picks those that have a lifetime). A phi is defined at the top of
        # its block, and its operands are used elsewhere: see gap 3.
        raise NotImplementedError
        # <<< gap 2

    def edge_transfer(block, successor, live):
        # >>> gap 3: along an edge
        # The phis of the successor (`successor.phis`) use one operand each at the end of this block:
        # `phi.incoming_from(block)`.
        raise NotImplementedError
        # <<< gap 3

    return Liveness(fn, *backward(cfg, transfer, edge_transfer))


# ----------------------------------------------------------------------------------------- constants

UNKNOWN, VARYING = "unknown", "varying"
"""The top and the bottom of the lattice of facts: no value has been seen yet; several values are possible.
Constants are between them.
"""


def simplify(fn, analyses):
    constants = Constants(fn)
    constants.run()
    changed = False
    for instr, fact in constants.facts.items():
        if fact is not VARYING and fact is not UNKNOWN and instr.users:
            instr.replace_uses(fact)
            changed = True
    return changed


def meet(a, b):
    """Return the meet of two facts."""
    # >>> gap 4: the lattice
    # With UNKNOWN the other fact results; a constant and itself (compare with `is`) give the constant;
    # anything else is VARYING.
    raise NotImplementedError
    # <<< gap 4


class Constants:
    """Conditional constant propagation: facts about values and feasible edges, computed together."""

    def __init__(self, fn):
        self.fn = fn
        self.facts = {}
        self.edges = set()  # (block, successor)
        self.reached = set()
        self.work = [fn.entry]

    def run(self):
        """Visit blocks and instructions until nothing changes. The worklist holds blocks that have become
        reachable, and instructions of which an operand has changed.
        """
        while self.work:
            item = self.work.pop()
            if isinstance(item, Instr):
                if item.parent in self.reached:
                    self.visit(item)
            elif item not in self.reached:
                self.reached.add(item)
                for instr in item.instrs:
                    self.visit(instr)

    def visit(self, instr):
        if instr.info.is_terminator:
            for successor in self.feasible_successors(instr):
                if (instr.parent, successor) not in self.edges:
                    self.edges.add((instr.parent, successor))
                    self.work.append(successor)
                    self.work += successor.phis
        elif not instr.type.is_void:
            old, new = self.facts.get(instr, UNKNOWN), self.evaluate(instr)
            if new is not old:
                self.facts[instr] = new
                self.work += instr.users

    def fact(self, value):
        """Return the fact about an operand."""
        if isinstance(value, Constant | Global | Function):
            return value
        return self.facts.get(value, UNKNOWN) if isinstance(value, Instr) else VARYING

    def evaluate(self, instr):
        """Return the fact about an instruction's result, from the facts about its operands."""
        # >>> gap 5: instructions
        # A phi is the meet over the feasible edges: for value, block in instr.incoming, if (block,
        # instr.parent) in self.edges. Any other: one operand that varies, and it varies; one that is unknown,
        # and so is it; else `fold_instruction(instr, constants)`.
        raise NotImplementedError
        # <<< gap 5

    def feasible_successors(self, terminator):
        """Return the successors that a terminator may branch to, from the fact about its operand."""
        # >>> gap 6: branches
        # A `br` with a condition has it as operand 0 and goes to `terminator.blocks[0]` if it is true
        # (`.value` of the constant is 1), else to blocks[1]. If the condition is UNKNOWN there is none yet. A
        # condition that varies, a `switch` and everything else: all of `terminator.blocks`.
        raise NotImplementedError
        # <<< gap 6


def fold_instruction(instr, constants):
    """Return the constant that an instruction gives on constant operands; VARYING where it gives none (a
    load, say, or a division by zero).
    """
    result = fold(instr.info, constants[instr.op == "call" :], instr.type, instr.flags, instr.attrs)
    return result if isinstance(result, Constant) else VARYING
