"""Live-variable analysis on bit sets, shared by IR values, machine and PTX registers, the allocator's values
and the slots of engines. Aho et al., Compilers, 9.2.5.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from .graphs import Dataflow, Graph, N, solve

Effect = tuple[int, int]
"""Effect of one operation: (values it reads, values it definitely overwrites). It reads before it writes."""


def live_sets(
    graph: Graph[N],
    entry: N,
    effects: Mapping[N, Iterable[Effect]],
    edge: Callable[[N, N, int], int] | None = None,
) -> tuple[dict[N, int], dict[N, int]]:
    """Return (live-in, live-out) sets of every node that `entry` reaches.

    `effects` holds the operations of each node in order. `edge(source, target, live)`, if given, takes the
    live-in set of `target` to the end of `source`, as for operands of phis.
    """
    blocks = {node: _summarize(effects[node]) for node in effects}

    def transfer(node: N, live: int) -> int:
        exposed, killed = blocks[node]
        return exposed | live & ~killed

    return solve(Dataflow("backward", 0, 0, int.__or__, transfer, edge), graph, entry)


def _summarize(effects: Iterable[Effect]) -> Effect:
    """Return the effect of a sequence: upward-exposed reads and all definite writes."""
    exposed = killed = 0
    for reads, writes in effects:
        exposed |= reads & ~killed
        killed |= writes
    return exposed, killed
