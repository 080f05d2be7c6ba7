"""Which values are live where, as sets of bits: one solution for machine code, PTX and the engine's
blocks.
"""

from __future__ import annotations

from collections.abc import Mapping

from .graphs import Dataflow, Graph, N, solve


def live_sets(
    graph: Graph[N], entry: N, uses: Mapping[N, int], defs: Mapping[N, int]
) -> tuple[dict[N, int], dict[N, int]]:
    """(live at the top, live at the bottom) of every node that `entry` reaches.

    `uses` has the values that a node reads before it writes them, `defs` those that it surely writes.
    """

    def transfer(node: N, live: int) -> int:
        return uses[node] | live & ~defs[node]

    return solve(Dataflow("backward", 0, 0, int.__or__, transfer), graph, entry)
