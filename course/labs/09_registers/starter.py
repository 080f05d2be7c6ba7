"""Lab 9: register allocation by graph colouring. Write the lines between `# >>> gap` and `# <<< gap`; leave
the fences and the rest as they are.

A `Problem` (minicc.passes.allocation.problem) is a control-flow graph of operations on values, which are
numbers:

    problem.blocks[n].ops            the operations of block n, in order
    problem.blocks[n].successors     numbers of blocks; block 0 is the entry
    problem.blocks[n].weight         how often the block runs, roughly
    op.defs  op.uses                 values written, values read (read first)
    op.is_copy                       a move: defs == (d,), uses == (s,)
    op.guarded                       the definitions may not happen: then the old contents stay
    problem.class_of(v).bank         a name: 'word', 'predicate', …; registers of different banks are disjoint
    problem.budgets.get(bank)        how many registers the bank has; None: unlimited
    problem.unspillable              values that must get a register
"""

from minicc.passes.allocation.problem import Coloring


def live_out(problem):
    """Return for each block the set of values that are live at its end."""
    # >>> gap 1: liveness
    # A value is live where some path leads to a use of it without a certain definition before. Go backwards
    # through each block, and repeat over all blocks until nothing changes. A guarded definition may not
    # happen: it does not end the live range.
    raise NotImplementedError
    # <<< gap 1


def interference(problem):
    """Return the interference graph: value → set of values. Every value that occurs is a key; the relation is
    symmetric.
    """
    graph = {value: set() for block in problem.blocks for op in block.ops for value in (*op.defs, *op.uses)}
    # >>> gap 2: interference
    # Where an operation defines a value, the value interferes with everything of its bank that is live after
    # the operation, and with what the operation defines besides. One exception: a move (that is not guarded)
    # makes its two ends equal, so it gives no edge between them.
    raise NotImplementedError
    # <<< gap 2
    return graph


def coalesce(problem, graph):
    """Merge the ends of moves. Return merged value → representative; merged values are removed from
    `graph`.
    """
    copies = [
        (block.weight, op.defs[0], op.uses[0])
        for block in problem.blocks
        for op in block.ops
        if op.is_copy and not op.guarded
    ]
    copies.sort(key=lambda copy: -copy[0])
    merged = {}

    def representative(value):
        while value in merged:
            value = merged[value]
        return value

    # >>> gap 3: coalescing
    # Take each move, the heaviest first. If its ends (their representatives) are two nodes of one class
    # (problem.values) that do not interfere, and neither is unspillable, merge them, unless that could cause
    # a spill: in a bank with a budget of K merge only if the result has fewer than K neighbours of K
    # neighbours or more each (Briggs). One merge may make another possible: repeat until nothing changes.
    raise NotImplementedError
    # <<< gap 3
    return {value: representative(value) for value in merged}


def spill_costs(problem, merged):
    """Return the cost of spilling each representative: its uses and definitions, weighted; infinite for one
    that must not be spilled.
    """
    costs = {}
    for block in problem.blocks:
        for op in block.ops:
            for value in (*op.uses, *op.defs):
                root = merged.get(value, value)
                costs[root] = costs.get(root, 0) + block.weight
                if value in problem.unspillable:
                    costs[root] = float("inf")
    return costs


def simplify(problem, graph, costs):
    """Return the nodes in the order in which they are removed. `graph` must not be changed."""
    # >>> gap 4: simplify
    # Take out a node that has fewer neighbours left than its bank has registers (any, where it has no
    # budget), the one with the fewest before others. If there is none, take out the one with the least cost
    # per neighbour left, optimistically (Briggs).
    raise NotImplementedError
    # <<< gap 4


def select(problem, graph, order):
    """Return (unit of each coloured node, the nodes without one)."""
    units, failed = {}, []
    # >>> gap 5: select
    # Put the nodes back, the last one taken out first. Each gets the lowest number that no neighbour has. If
    # that is not below its bank's budget, the node has failed, and takes no register.
    raise NotImplementedError
    # <<< gap 5
    return units, failed


def color(problem):
    """The entry point: return units, merged values, and the representatives to spill. These go to memory, and
    the allocation is repeated.
    """
    graph = interference(problem)
    merged = coalesce(problem, graph)
    costs = spill_costs(problem, merged)
    units, failed = select(problem, graph, simplify(problem, graph, costs))
    spilled = []
    for node in failed:
        victims = (
            [node]
            if costs[node] < float("inf")
            else sorted((n for n in graph[node] if costs[n] < float("inf")), key=lambda n: (costs[n], n))
        )
        if not victims:
            raise ValueError(f"value {node} must have a register, and so must all its neighbours")
        spilled.append(victims[0])
    return Coloring(units, merged, sorted(set(spilled)))
