"""The interference graph: a `networkx.Graph` whose nodes are values; and what spilling each of them would
cost.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import networkx as nx

from ...support.fast_dataclass import record
from ...support.text_table import count, join_names, table
from .conflicts import Conflicts, conflicts, members
from .problem import Problem

if TYPE_CHECKING:
    _Graph = nx.Graph[int]
else:
    _Graph = nx.Graph


class InterferenceGraph(_Graph):
    """A graph whose edges carry no data and share one empty dictionary (nx's "thin graph")."""

    _no_data: dict[str, Any] = {}

    def edge_attr_dict_factory(self) -> dict[str, Any]:
        """Return the shared empty dictionary: edges have no data."""
        return self._no_data


@record(eq=True)
class SpillCosts:
    """`cost[v]`: summed weight of the loads, stores or recomputations that spilling v adds.

    `tiny`: values whose only definition is directly followed by all their uses. Spilling one frees
    nothing, the reload would live as long. `fixed`: values that may not be spilled.
    """

    cost: dict[int, float]
    tiny: set[int]
    fixed: frozenset[int]

    def of(self, value: int) -> float:
        """The cost, or infinity where spilling cannot help or is forbidden."""
        return float("inf") if value in self.tiny or value in self.fixed else self.cost[value]

    def merge(self, a: int, b: int) -> None:
        """Make `a` stand for `b` too. Together they are tiny only if both are."""
        self.cost[a] += self.cost[b]
        if b not in self.tiny:
            self.tiny.discard(a)


@record(eq=True)
class Interference:
    """`graph`: see the module; every value that occurs is a node. `pressure` and `copies` as in `Conflicts`.
    `costs`: see `SpillCosts`.
    """

    graph: nx.Graph[int]
    pressure: dict[str, int]
    costs: SpillCosts
    copies: list[tuple[int, int, float]]

    def __repr__(self) -> str:
        most = ", ".join(f"{units} {bank}" for bank, units in self.pressure.items())
        graph = self.graph
        return (
            f"<Interference: {count(graph.number_of_nodes(), 'value')},"
            f" {count(graph.number_of_edges(), 'edge')}, at most {most or 'nothing'} live>"
        )

    def __str__(self) -> str:
        """Return every value with its spill cost and its neighbours."""
        rows = (
            (value, f"{self.costs.of(value):g}", join_names(sorted(self.graph[value])))
            for value in sorted(self.graph)
        )
        return table(("value", "cost", "interferes with"), rows)


def build(problem: Problem, found: Conflicts | None = None) -> Interference:
    """The interference graph, of conflicts already found if there are."""
    found = found or conflicts(problem)
    graph = InterferenceGraph()
    graph.add_nodes_from(members(found.occurring))
    graph.add_edges_from((a, b) for a, mask in enumerate(found.adjacent) if mask for b in members(mask))
    return Interference(graph, found.pressure, spill_costs(problem), found.copies)


def spill_costs(problem: Problem) -> SpillCosts:
    """Sum costs over all definitions and uses, each weighted with its block."""
    cost: dict[int, float] = {}
    defs: dict[int, list[tuple[int, int]]] = {}
    uses: dict[int, list[tuple[int, int]]] = {}
    for number, block in enumerate(problem.blocks):
        for at, op in enumerate(block.ops):
            for value in op.uses:
                each = problem.remat_cost if value in problem.remat else problem.reload_cost
                cost[value] = cost.get(value, 0.0) + each * block.weight
                uses.setdefault(value, []).append((number, at))
            for value in op.defs:
                each = -problem.remat_cost if value in problem.remat else problem.store_cost
                cost[value] = cost.get(value, 0.0) + each * block.weight
                # A guarded definition leaves the old contents live across itself.
                (uses if op.guarded else defs).setdefault(value, []).append((number, at))
    tiny = set()
    for value, where in defs.items():
        if len(where) == 1:
            block_number, at = where[0]
            if all(use == (block_number, at + 1) for use in uses.get(value, ())):
                tiny.add(value)
    return SpillCosts(cost, tiny, problem.unspillable)
