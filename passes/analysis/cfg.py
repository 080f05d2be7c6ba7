"""The control-flow graph of a function, computed once and shared by everyone.

`Block.predecessors` searches; this analysis looks up. Blocks that the entry does not reach are in
`graph` but not in `order`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...ir.core import Block, Function
from ...support import graphs
from ...support.text_table import count, join_names, node_name, table

if TYPE_CHECKING:
    from .analyses import Analyses


class ControlFlowGraph:
    """`successors` and `predecessors` list each block once, predecessors in block order and reachable ones
    only; `order` is a reverse postorder; `position` is a block's index in it.
    """

    def __init__(self, fn: Function) -> None:
        self.entry = fn.entry
        self.successors: dict[Block, list[Block]] = {block: block.successors for block in fn.blocks}
        self.order: list[Block] = graphs.reverse_postorder(self.successors, self.entry)
        self.position = {block: i for i, block in enumerate(self.order)}
        reached = [block for block in fn.blocks if block in self.position]
        self.predecessors: dict[Block, list[Block]] = graphs.predecessors(self.successors, reached)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ControlFlowGraph) and (self.order, self.successors, self.predecessors) == (
            other.order,
            other.successors,
            other.predecessors,
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return (
            f"<ControlFlow of {self.entry.parent.name}: {count(len(self.order), 'block')},"
            f" {count(sum(map(len, self.successors.values())), 'edge')}>"
        )

    def __str__(self) -> str:
        """Every reachable block with its neighbours, in reverse postorder."""
        rows = (
            (node_name(block), join_names(self.predecessors[block]), join_names(self.successors[block]))
            for block in self.order
        )
        return table(("block", "predecessors", "successors"), rows)

    @property
    def graph(self) -> Any:
        """The reachable blocks as a `networkx.DiGraph`."""
        import networkx as nx

        graph: nx.DiGraph[Block] = nx.DiGraph()
        graph.add_nodes_from(self.order)
        graph.add_edges_from((block, s) for block in self.order for s in self.successors[block])
        return graph


def cfg(fn: Function, analyses: Analyses) -> ControlFlowGraph:
    """Compute the control-flow graph."""
    return ControlFlowGraph(fn)
