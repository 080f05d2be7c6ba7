"""Graph colouring: coalesce, simplify, select.

Chaitin's scheme with Briggs' two improvements: copies are coalesced conservatively, and a node of
high degree is pushed optimistically, to be spilled only if no colour is left for it when its turn
comes (Briggs, Cooper, Torczon, "Improvements to graph coloring register allocation", TOPLAS 16,
1994; the second coalescing test is that of George and Appel, "Iterated register coalescing",
TOPLAS 18, 1996). Values of several sizes in one bank are handled by counting, for each neighbour,
how many aligned places it can block (Smith, Ramsey, Holloway, "A generalized algorithm for
graph-coloring register allocation", PLDI 2004).

Every choice is by value number where costs tie, so the result depends on no set, dictionary or
graph order.
"""

from __future__ import annotations

import heapq
from collections.abc import Mapping

import networkx as nx

from ...support.fast_dataclass import field, record
from .interference import Interference, SpillCosts
from .merging import Sets
from .problem import BudgetError, Coloring, Problem

INFINITE = float("inf")
UNBOUNDED = 1 << 60


@record(eq=True)
class TupleGroup:
    """Values that are placed together: a single value, or the operands of a tuple at fixed offsets.

    `members` are (value, offset in units); `span` is the size rounded up to a power of two, which
    is the alignment too.
    """

    bank: str
    members: list[tuple[int, int]]
    span: int
    size: int
    cost: float = 0.0
    neighbours: Mapping[int, object] = field(default_factory=dict)


def color(problem: Problem, interference: Interference) -> Coloring:
    """Colour the graph, which is used up. Raises BudgetError when spilling cannot help any more."""
    graph, costs = interference.graph, interference.costs
    offsets = tuple_offsets(problem, graph)
    representative = coalesce(problem, interference, offsets)
    groups = form_groups(problem, graph, costs, offsets)
    units: dict[int, int] = {}
    failed: list[int] = []
    hints = _hints(interference, representative)
    for number in reversed(simplify(problem, groups)):
        group = groups[number]
        position = find_position(problem, graph, group, units, hints)
        if position is not None:
            for value, offset in group.members:
                units[value] = position + offset
        elif group.cost < INFINITE:
            failed.extend(value for value, _ in group.members if costs.of(value) < INFINITE)
        else:
            for victim in evict(problem, interference, group, units):
                del units[victim]
                failed.append(victim)
            position = find_position(problem, graph, group, units, hints)
            assert position is not None
            for value, offset in group.members:
                units[value] = position + offset
    return Coloring(units, representative, sorted(failed))


# ------------------------------------------------------------------------------------- tuples


def tuple_offsets(problem: Problem, graph: nx.Graph[int]) -> dict[int, tuple[int, int]]:
    """Return value → (group number, offset in units) for the values in tuples.

    Tuples that share values form one group. Raises ValueError where two tuples require different positions of
    a value: the client must insert a move between them.
    """
    position: dict[int, tuple[int, int]] = {}
    groups: dict[int, dict[int, int]] = {}
    for block in problem.blocks:
        for op in block.ops:
            for values in op.tuples:
                wanted, at = {}, 0
                for value in values:
                    if value in wanted:
                        raise ValueError(f"value {value} occurs twice in tuple {values}")
                    wanted[value] = at
                    at += problem.class_of(value).size
                _join(wanted, values[0], position, groups)
    for number, members in groups.items():
        taken: dict[int, int] = {}
        for value, offset in members.items():
            for unit in range(offset, offset + problem.class_of(value).size):
                if taken.setdefault(unit, value) != value:
                    raise ValueError(f"values {taken[unit]} and {value} overlap in tuple group {number}")
    return position


def _join(
    wanted: dict[int, int],
    first: int,
    position: dict[int, tuple[int, int]],
    groups: dict[int, dict[int, int]],
) -> None:
    number = next((position[v][0] for v in wanted if v in position), first)
    group = groups.setdefault(number, {})
    for value, offset in wanted.items():
        if value not in position:
            group[value] = offset
            position[value] = (number, offset)
        elif position[value][1] != offset:
            raise ValueError(f"value {value} has two positions in two tuples")
        elif position[value][0] != number:
            for other, at in groups.pop(position[value][0]).items():
                group[other] = at
                position[other] = (number, at)


# --------------------------------------------------------------------------------- coalescing


def blocked(span: int, other: int) -> int:
    """Return the number of aligned positions of `span` units that a neighbour of `other` units can block."""
    return max(other // span, 1)


def coalesce(
    problem: Problem, interference: Interference, offsets: dict[int, tuple[int, int]]
) -> dict[int, int]:
    """Merge the ends of copies where that cannot make the graph harder to colour.

    The smaller number of the two represents both. Rounds go on until nothing changes, because a
    merge lowers the degree of common neighbours. Returns merged value → representative, closed.
    """
    graph, costs = interference.graph, interference.costs
    sets = Sets()
    pending = [c for c in interference.copies if problem.values[c[0]] == problem.values[c[1]]]
    squeeze = _squeezes(problem, graph) if pending else {}

    changed = True
    while changed and pending:
        changed, waiting = False, []
        for copy in pending:
            a, b = sets.pair(*copy[:2])
            if a == b or graph.has_edge(a, b) or (a in offsets and b in offsets):
                continue
            bounded = a in squeeze
            if bounded and (
                (a in costs.fixed) != (b in costs.fixed) or not is_conservative(problem, graph, squeeze, a, b)
            ):
                waiting.append(copy)
                continue
            if bounded:
                _merge_squeeze(problem, graph, squeeze, a, b)
            graph.add_edges_from((a, n) for n in list(graph.neighbors(b)))
            graph.remove_node(b)
            costs.merge(a, b)
            if b in offsets:
                offsets[a] = offsets.pop(b)
            sets.join(a, b)
            changed = True
        pending = waiting
    return sets.representatives()


def _squeezes(problem: Problem, graph: nx.Graph[int]) -> dict[int, int]:
    """For each node in a bank with a budget: how many of its places its neighbours can block."""
    result = {}
    for node in graph:
        cls = problem.class_of(node)
        if cls.bank in problem.budgets:
            result[node] = sum(blocked(cls.size, problem.class_of(n).size) for n in graph.neighbors(node))
    return result


def _merge_squeeze(problem: Problem, graph: nx.Graph[int], squeeze: dict[int, int], a: int, b: int) -> None:
    size, near_a = problem.class_of(a).size, graph.adj[a]
    for node in graph.neighbors(b):
        other = problem.class_of(node).size
        if node in near_a:
            squeeze[node] -= blocked(other, size)
        else:
            squeeze[a] += blocked(size, other)
    del squeeze[b]


def is_conservative(problem: Problem, graph: nx.Graph[int], squeeze: dict[int, int], a: int, b: int) -> bool:
    """Briggs' test: the merged node has too few neighbours of significant degree to get stuck; or
    George's: each neighbour of one already interferes with the other or is insignificant."""
    cls = problem.class_of(a)
    budget = problem.budgets[cls.bank]
    near_a, near_b = graph.adj[a], graph.adj[b]

    def significant(node: int, less: int = 0) -> bool:
        return squeeze[node] - less >= budget // problem.class_of(node).size

    heavy = 0
    for node in dict.fromkeys((*near_a, *near_b)):
        other = problem.class_of(node).size
        # A common neighbour loses one of the two when they merge.
        if significant(node, blocked(other, cls.size) if node in near_a and node in near_b else 0):
            heavy += blocked(cls.size, other)
    if heavy < budget // cls.size:
        return True
    return all(n in near_b or not significant(n) for n in near_a) or all(
        n in near_a or not significant(n) for n in near_b
    )


def _hints(interference: Interference, representative: dict[int, int]) -> dict[int, list[int]]:
    """Remaining copies: representative → partners whose position would still make a copy redundant."""
    hints: dict[int, list[int]] = {}
    for dst, src, _ in interference.copies:
        a, b = representative.get(dst, dst), representative.get(src, src)
        if a != b:
            hints.setdefault(a, []).append(b)
            hints.setdefault(b, []).append(a)
    return hints


# --------------------------------------------------------------------------- simplify and select


def form_groups(
    problem: Problem, graph: nx.Graph[int], costs: SpillCosts, offsets: dict[int, tuple[int, int]]
) -> dict[int, TupleGroup]:
    """Return the nodes to colour, by their smallest value, with their neighbours."""
    by_tuple: dict[int, list[int]] = {}
    for value in sorted(offsets):
        if value in graph:
            by_tuple.setdefault(offsets[value][0], []).append(value)
    owner: dict[int, int] = {}
    groups: dict[int, TupleGroup] = {}
    for value in sorted(graph):
        if value in owner:
            continue
        cls = problem.class_of(value)
        if value in offsets:
            values = by_tuple[offsets[value][0]]
            members = [(v, offsets[v][1]) for v in values]
            size = max(at + problem.class_of(v).size for v, at in members)
        else:
            values, members, size = [value], [(value, 0)], cls.size
        finite = [cost for v in values if (cost := costs.of(v)) < INFINITE]
        span = 1 << (size - 1).bit_length()
        groups[value] = TupleGroup(cls.bank, members, span, size, sum(finite) if finite else INFINITE)
        owner.update(dict.fromkeys(values, value))
    simple = len(groups) == len(owner)
    for number, group in groups.items():
        if simple:
            group.neighbours = graph.adj[number]
        else:
            near = {owner[n]: None for v, _ in group.members for n in graph.neighbors(v)}
            near.pop(number, None)
            group.neighbours = near
    return groups


def simplify(problem: Problem, groups: dict[int, TupleGroup]) -> list[int]:
    """Return the order in which nodes leave the graph.

    A node that is trivially colourable leaves first, the one with fewest blocked positions before others
    (smallest-last order, which also needs few colours where there is no budget); when there is none, the node
    that is cheapest to spill per neighbour it frees.
    """
    squeeze = {
        n: sum(blocked(group.span, groups[m].span) for m in group.neighbours) for n, group in groups.items()
    }
    room = {n: problem.budgets.get(g.bank, UNBOUNDED) // g.span for n, g in groups.items()}
    easy = [(squeeze[n], n) for n in groups if squeeze[n] < room[n]]
    heapq.heapify(easy)
    # A key cost/squeeze only grows while the node waits, so a stale entry is pushed back.
    hard = [(groups[n].cost / (squeeze[n] or 1), n) for n in groups if squeeze[n] >= room[n]]
    heapq.heapify(hard)
    removed: set[int] = set()
    order: list[int] = []
    while len(order) < len(groups):
        if easy:
            degree, node = heapq.heappop(easy)
            if node in removed or degree != squeeze[node]:
                continue
        else:
            ratio, node = heapq.heappop(hard)
            if node in removed:
                continue
            now = groups[node].cost / (squeeze[node] or 1)
            if now > ratio:
                heapq.heappush(hard, (now, node))
                continue
        removed.add(node)
        order.append(node)
        span = groups[node].span
        for other in groups[node].neighbours:
            if other in removed:
                continue
            squeeze[other] -= blocked(groups[other].span, span)
            if squeeze[other] < room[other]:
                heapq.heappush(easy, (squeeze[other], other))
    return order


def find_position(
    problem: Problem,
    graph: nx.Graph[int],
    group: TupleGroup,
    units: dict[int, int],
    hints: dict[int, list[int]],
) -> int | None:
    """Return the lowest aligned position that no neighbour occupies, that of a copy's partner before
    others.
    """
    occupied = 0  # bit u: a group based at u would collide
    values, classes = problem.values, problem.classes
    for value, offset in group.members:
        size = problem.class_of(value).size
        taken = 0
        for n in graph.neighbors(value):
            at = units.get(n)
            if at is not None:
                taken |= ((1 << classes[values[n]].size) - 1) << at
        for reach in range(size):
            shift = offset + reach
            occupied |= taken >> shift
    budget = problem.budgets.get(group.bank)
    if len(group.members) == 1:
        value = group.members[0][0]
        for partner in hints.get(value, ()):
            at = units.get(partner)
            if at is not None and values[partner] == values[value] and not occupied >> at & 1:
                return at
    position = 0
    if group.span == 1:
        position = (~occupied & (occupied + 1)).bit_length() - 1
    else:
        while occupied >> position & 1:
            position += group.span
    return None if budget is not None and position + group.size > budget else position


def evict(
    problem: Problem, interference: Interference, group: TupleGroup, units: dict[int, int]
) -> list[int]:
    """Return the cheapest coloured neighbours whose removal makes room for `group`, which cannot be spilled.

    Raises BudgetError when every position is held by a neighbour that cannot be spilled either.
    """
    graph, costs = interference.graph, interference.costs
    budget = problem.budgets[group.bank]
    best: tuple[float, int, list[int]] | None = None
    for position in range(0, budget - group.size + 1, group.span):
        victims: dict[int, None] = {}
        for value, offset in group.members:
            low = position + offset
            high = low + problem.class_of(value).size
            for n in graph.neighbors(value):
                at = units.get(n)
                if at is not None and at < high and at + problem.class_of(n).size > low:
                    victims[n] = None
        cost = sum(costs.of(v) for v in victims)
        if cost < INFINITE and (best is None or (cost, position) < best[:2]):
            best = (cost, position, sorted(victims))
    if best is None:
        raise BudgetError(group.bank, budget, budget + 1)
    return best[2]
