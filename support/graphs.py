"""Graph algorithms that the IR, PTX and the runtime share.

A *graph* is any mapping from a node to its successors: a dictionary of lists or a
`networkx.DiGraph`. Nodes are hashable and compared by identity or value; nothing else is required of them.

Invariants:

* results depend on the order of successors alone, never on hashes or on `id()`;
* nothing recurses, so a path of 100,000 nodes is fine;
* nodes that are not reachable from `entry` are in no result.

    >>> diamond = {"a": ["b", "c"], "b": ["d"], "c": ["d"], "d": []}
    >>> reverse_postorder(diamond, "a")
    ['a', 'c', 'b', 'd']
    >>> dominator_tree(diamond, "a").idom
    {'a': 'a', 'c': 'a', 'b': 'a', 'd': 'a'}

Reading order: orders, dominator trees (and postdominators, frontiers), loops, the dataflow solver.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Generic, Literal, TypeVar

from .fast_dataclass import record
from .text_table import count, join_names, node_name, table

N = TypeVar("N", bound=Hashable)
F = TypeVar("F")
Graph = Mapping[N, Iterable[N]]


# ------------------------------------------------------------------------------------- orders


def postorder(graph: Graph[N], entry: N) -> list[N]:
    """Nodes reachable from `entry`, each after everything first reached through it."""
    seen, order = {entry}, []
    stack: list[tuple[N, Iterator[N]]] = [(entry, iter(graph[entry]))]
    while stack:
        node, rest = stack[-1]
        for successor in rest:
            if successor not in seen:
                seen.add(successor)
                stack.append((successor, iter(graph[successor])))
                break
        else:
            order.append(node)
            stack.pop()
    return order


def reverse_postorder(graph: Graph[N], entry: N) -> list[N]:
    """Nodes reachable from `entry`; without cycles a topological order."""
    return postorder(graph, entry)[::-1]


def predecessors(graph: Graph[N], nodes: Iterable[N]) -> dict[N, list[N]]:
    """The reversed graph on `nodes`: predecessors in the order of `nodes`, parallel edges once."""
    result: dict[N, dict[N, None]] = {node: {} for node in nodes}
    for node in result:
        for successor in graph[node]:
            if successor in result:
                result[successor][node] = None
    return {node: list(sources) for node, sources in result.items()}


def components(
    graph: Graph[N], roots: Iterable[N], within: Callable[[N], bool] | None = None
) -> list[list[N]]:
    """Strongly connected components reachable from `roots`, in topological order.

    `within` restricts the graph to the nodes for which it is true. Nodes of a component stand in
    the order in which the search found them. Tarjan, "Depth-first search and linear graph
    algorithms", SIAM J. Comput. 1 (1972), with an explicit stack.
    """
    index: dict[N, int] = {}
    low: dict[N, int] = {}
    on_path: dict[N, None] = {}
    result: list[list[N]] = []
    for root in roots:
        if root in index:
            continue
        index[root] = low[root] = len(index)
        on_path[root] = None
        stack: list[tuple[N, Iterator[N]]] = [(root, iter(graph[root]))]
        while stack:
            node, rest = stack[-1]
            for successor in rest:
                if within is not None and not within(successor):
                    continue
                if successor not in index:
                    index[successor] = low[successor] = len(index)
                    on_path[successor] = None
                    stack.append((successor, iter(graph[successor])))
                    break
                if successor in on_path:
                    low[node] = min(low[node], index[successor])
            else:
                stack.pop()
                if stack:
                    parent = stack[-1][0]
                    low[parent] = min(low[parent], low[node])
                if low[node] == index[node]:
                    members = [node]
                    while (last := on_path.popitem()[0]) != node:
                        members.append(last)
                    result.append(sorted(members, key=index.__getitem__))
    # A root searched later may precede what an earlier root found, so per-root order must be kept
    # as one postorder; reversing the whole list is right because `result` is one postorder.
    return result[::-1]


def loop_contiguous_order(graph: Graph[N], entry: N) -> list[N]:
    """A reverse postorder in which every cycle's nodes are contiguous.

    So a loop's exit never comes before its body, whatever order the successors of its branches
    have, and irreducible regions stay together too. Lanes that always run the first waiting block
    in this order meet again as early as possible. It is the weak topological order of Bourdoncle,
    "Efficient chaotic iteration strategies with widenings" (1993), flattened.
    """
    position = {node: i for i, node in enumerate(reverse_postorder(graph, entry))}
    order: list[N] = []
    region = dict.fromkeys(position, 0)  # node -> number of the innermost region that holds it
    regions = 0
    work: list[tuple[list[N], int]] = [([entry], 0)]
    while work:
        nodes, number = work.pop()
        if number < 0:
            order.extend(nodes)
            continue
        parts = components(graph, nodes, lambda n, number=number: region.get(n, -1) == number)  # type: ignore[misc]
        pending: list[tuple[list[N], int]] = []
        for part in parts:
            head = part[0]
            if len(part) == 1:
                pending.append((part, -1))
                continue
            head = min(part, key=position.__getitem__)
            regions += 1
            for node in part:
                region[node] = regions
            region[head] = -1
            starts = [s for s in graph[head] if region.get(s, -1) == regions]
            pending.append(([head], -1))
            pending.append((starts, regions))
        work.extend(reversed(pending))
    return order


# ------------------------------------------------------------------------------------ dominators


class DominatorTree(Generic[N]):
    """Immediate dominators of every node reachable from `root`.

    `idom[root]` is `root`. `order` is a reverse postorder, so a dominator precedes the nodes that it
    dominates. In a postdominator tree `root` is `EXIT` and all edges are reversed.
    """

    def __init__(self, root: N, idom: dict[N, N], order: list[N], preds: Mapping[N, Sequence[N]]) -> None:
        self.root, self.idom, self.order, self.preds = root, idom, order, preds

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DominatorTree) and self.root == other.root and self.idom == other.idom

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<DominatorTree from {node_name(self.root)}: {count(len(self.order), 'node')}>"

    def __str__(self) -> str:
        """Every node and its immediate dominator."""
        return table(
            ("node", "dominated by"),
            (
                (node_name(node), "-" if node == self.root else node_name(self.idom[node]))
                for node in self.order
            ),
        )

    def __contains__(self, node: N) -> bool:
        return node in self.idom

    @cached_property
    def children(self) -> dict[N, list[N]]:
        """Children in the tree, in reverse postorder."""
        result: dict[N, list[N]] = {node: [] for node in self.order}
        for node in self.order:
            if node != self.root:
                result[self.idom[node]].append(node)
        return result

    @cached_property
    def _interval(self) -> dict[N, tuple[int, int]]:
        first: dict[N, int] = {}
        interval: dict[N, tuple[int, int]] = {}
        stack: list[tuple[N, bool]] = [(self.root, False)]
        while stack:
            node, done = stack.pop()
            if done:
                interval[node] = (first[node], len(first))
                continue
            first[node] = len(first)
            stack.append((node, True))
            stack.extend((child, False) for child in reversed(self.children[node]))
        return interval

    @cached_property
    def depth(self) -> dict[N, int]:
        """Distance from the root."""
        depth = {self.root: 0}
        for node in self.order:
            if node != self.root:
                depth[node] = depth[self.idom[node]] + 1
        return depth

    def dominates(self, a: N, b: N) -> bool:
        """Return whether every path from the root to `b` passes `a` (every node dominates itself)."""
        low, high = self._interval[a]
        return low <= self._interval[b][0] < high

    def common(self, a: N, b: N) -> N:
        """The nearest node that dominates both."""
        depth = self.depth
        while a != b:
            if depth[a] < depth[b]:
                b = self.idom[b]
            else:
                a = self.idom[a]
        return a

    @cached_property
    def frontiers(self) -> dict[N, list[N]]:
        """Dominance frontiers: the joins where a node's dominance ends.

        Cytron et al., "Efficiently computing static single assignment form…", TOPLAS 13 (1991),
        in the formulation of Cooper, Harvey and Kennedy (2001), figure 5.
        """
        result: dict[N, dict[N, None]] = {node: {} for node in self.order}
        for node in self.order:
            preds = self.preds[node]
            if len(preds) < 2 and node != self.root:
                continue
            stop = None if node == self.root else self.idom[node]
            for runner in preds:
                while runner != stop and node not in result[runner]:
                    result[runner][node] = None
                    if runner == self.root:
                        break
                    runner = self.idom[runner]
        return {node: list(front) for node, front in result.items()}

    def iterated_frontier(self, nodes: Iterable[N]) -> list[N]:
        """The smallest set closed under `frontiers` that holds those of `nodes`."""
        result: dict[N, None] = {}
        work = list(dict.fromkeys(nodes))
        while work:
            for join in self.frontiers[work.pop()]:
                if join not in result:
                    result[join] = None
                    work.append(join)
        return list(result)


def dominator_tree(graph: Graph[N], entry: N) -> DominatorTree[N]:
    """Cooper, Harvey, Kennedy, "A simple, fast dominance algorithm" (2001)."""
    order = reverse_postorder(graph, entry)
    return _dominators(entry, order, predecessors(graph, order))


def _dominators(root: N, order: list[N], preds: Mapping[N, Sequence[N]]) -> DominatorTree[N]:
    number = {node: i for i, node in enumerate(order)}
    sources = [[number[p] for p in preds[node]] for node in order]
    idom = [-1] * len(order)
    depth = [0] * len(order)
    idom[0] = 0
    changed = True
    while changed:
        changed = False
        for i in range(1, len(order)):
            new = -1
            if len(sources[i]) > 2:
                # The deepest first: two climb to where they meet, and the next has little left to climb,
                # however many come together.
                sources[i].sort(key=depth.__getitem__, reverse=True)
            for p in sources[i]:
                if idom[p] < 0:
                    continue
                if new < 0:
                    new = p
                    continue
                while p != new:
                    if p > new:
                        p = idom[p]
                    else:
                        new = idom[new]
            if idom[i] != new:
                idom[i], depth[i] = new, depth[new] + 1
                changed = True
    return DominatorTree(root, {node: order[idom[i]] for i, node in enumerate(order)}, order, preds)


class _Exit:
    def __repr__(self) -> str:
        return "EXIT"


EXIT: Any = _Exit()
"""The virtual node that follows every node without successors: the root of postdominator trees."""


def postdominator_tree(graph: Graph[N], entry: N) -> DominatorTree[Any]:
    """Return the dominators of the reversed graph from `EXIT`; `idom` is the immediate postdominator.

    No exit is reachable from an endless loop; its last node in reverse postorder is then treated as an exit,
    so that every node is in the tree.
    """
    order = reverse_postorder(graph, entry)
    preds = predecessors(graph, order)
    exits = [node for node in reversed(order) if not list(graph[node])]
    reached: dict[Any, None] = {}

    def reach(start: N) -> None:
        stack = [start]
        while stack:
            node = stack.pop()
            if node not in reached:
                reached[node] = None
                stack.extend(preds[node])

    for node in exits:
        reach(node)
    if len(reached) < len(order):
        position = {node: i for i, node in enumerate(order)}
        for part in reversed(components(graph, [entry])):
            # Bottom up, so a component that nothing reached is one that nothing leaves.
            node = max(part, key=position.__getitem__)
            if node not in reached:
                exits.append(node)
                reach(node)
    backward: dict[Any, list[Any]] = {EXIT: exits, **preds}
    out = reverse_postorder(backward, EXIT)
    ends = set(exits)
    follow = {
        EXIT: [],
        **{node: [*dict.fromkeys(graph[node]), *([EXIT] if node in ends else [])] for node in order},
    }
    return _dominators(EXIT, out, follow)


# ----------------------------------------------------------------------------------------- loops


class NaturalLoop(Generic[N]):
    """A natural loop: the nodes from which a latch is reached without passing the header.

    `nodes` are in reverse postorder, the header first, inner loops' nodes included; `latches` are
    the sources of back edges; `exits` the edges (inside, outside) that leave; `depth` counts from 1.
    """

    def __init__(self, header: N, latches: list[N]) -> None:
        self.header, self.latches = header, latches
        self.nodes: list[N] = []
        self.exits: list[tuple[N, N]] = []
        self.parent: NaturalLoop[N] | None = None
        self.children: list[NaturalLoop[N]] = []
        self.depth = 1

    def __repr__(self) -> str:
        return f"<Loop at {node_name(self.header)}: {count(len(self.nodes), 'node')}, depth {self.depth}>"

    def __contains__(self, node: N) -> bool:
        return node in self._members

    @cached_property
    def _members(self) -> set[N]:
        return set(self.nodes)

    @property
    def exit_nodes(self) -> list[N]:
        """The nodes outside that an edge from inside reaches, each once."""
        return list(dict.fromkeys(target for _, target in self.exits))


class LoopNest(Generic[N]):
    """All natural loops of a graph. `loops` lists outer loops before inner ones.

    `irreducible` holds the retreating edges whose target does not dominate their source: cycles
    with several entries, which are no natural loops and appear in no `NaturalLoop`.
    """

    def __init__(
        self, loops: list[NaturalLoop[N]], innermost: dict[N, NaturalLoop[N]], irreducible: list[tuple[N, N]]
    ) -> None:
        self.loops, self._innermost, self.irreducible = loops, innermost, irreducible

    def __eq__(self, other: object) -> bool:
        def shape(nest: LoopNest[N]) -> list[Any]:
            return [(x.header, x.nodes, x.latches, x.exits, x.depth) for x in nest.loops]

        return isinstance(other, LoopNest) and shape(self) == shape(other)

    def __repr__(self) -> str:
        odd = f", {count(len(self.irreducible), 'irreducible edge')}" if self.irreducible else ""
        return f"<LoopNest: {count(len(self.loops), 'loop')}{odd}>"

    def __str__(self) -> str:
        """Every loop, outer ones first: where it is entered, goes back, and what is in it."""
        rows = (
            (
                loop.depth,
                node_name(loop.header),
                join_names(loop.latches),
                join_names(loop.nodes),
                join_names(target for _, target in loop.exits),
            )
            for loop in self.loops
        )
        return table(("depth", "header", "latches", "nodes", "exits to"), rows)

    __hash__ = None  # type: ignore[assignment]

    def innermost(self, node: N) -> NaturalLoop[N] | None:
        """The smallest loop that contains `node`."""
        return self._innermost.get(node)

    def depth(self, node: N) -> int:
        """Return the number of loops that contain `node`."""
        loop = self._innermost.get(node)
        return loop.depth if loop else 0

    def is_header(self, node: N) -> bool:
        """Return whether a node is the header of a loop."""
        loop = self._innermost.get(node)
        return loop is not None and loop.header == node

    def inner_first(self) -> list[NaturalLoop[N]]:
        """Loops with every inner loop before the loops around it."""
        return self.loops[::-1]


def loop_nest(graph: Graph[N], tree: DominatorTree[N]) -> LoopNest[N]:
    """Natural loops, found header by header from the innermost outwards.

    Aho, Lam, Sethi, Ullman, "Compilers" (2007), section 9.6.6; nesting by walking from each latch
    to the outermost loop found so far, so the work is linear in edges times depth.
    """
    position = {node: i for i, node in enumerate(tree.order)}
    innermost: dict[N, NaturalLoop[N]] = {}
    irreducible: list[tuple[N, N]] = []
    result: list[NaturalLoop[N]] = []

    def outermost(loop: NaturalLoop[N]) -> NaturalLoop[N]:
        while loop.parent is not None:
            loop = loop.parent
        return loop

    for header in reversed(tree.order):
        latches = []
        for source in tree.preds[header]:
            if position[source] >= position[header]:
                if tree.dominates(header, source):
                    latches.append(source)
                else:
                    irreducible.append((source, header))
        if not latches:
            continue
        loop = NaturalLoop(header, latches)
        result.append(loop)
        work = list(latches)
        while work:
            node = work.pop()
            inner = innermost.get(node)
            if inner is None:
                innermost[node] = loop
                if node != header:
                    work.extend(tree.preds[node])
                continue
            inner = outermost(inner)
            if inner is loop:
                continue
            inner.parent = loop
            work.extend(p for p in tree.preds[inner.header] if not tree.dominates(inner.header, p))
    loops = result[::-1]
    for node in tree.order:
        around = innermost.get(node)
        while around is not None:
            around.nodes.append(node)
            around = around.parent
    for loop in loops:
        if loop.parent is not None:
            loop.depth = loop.parent.depth + 1
            loop.parent.children.append(loop)
        for node in loop.nodes:
            loop.exits.extend((node, s) for s in dict.fromkeys(graph[node]) if s not in loop)
    return LoopNest(loops, innermost, irreducible)


# -------------------------------------------------------------------------------------- dataflow


@record(frozen=True)
class Dataflow(Generic[F]):
    """The definition of a dataflow analysis.

    `direction` is 'forward' or 'backward'; `boundary` the fact at the entry (at nodes without successors when
    backward); `init` the initial fact elsewhere (the identity of `merge`); `merge(a, b)` joins the facts of
    two edges; `transfer(node, fact)` maps the fact through a node. `edge(source, target, fact)`, if given,
    maps a fact along an edge: `source` and `target` are as in the graph, whatever the direction. Facts are
    compared with `==` and never changed in place.
    """

    direction: Literal["forward", "backward"]
    boundary: F
    init: F
    merge: Callable[[F, F], F]
    transfer: Callable[[Any, F], F]
    edge: Callable[[Any, Any, F], F] | None = None


def solve(problem: Dataflow[F], graph: Graph[N], entry: N) -> tuple[dict[N, F], dict[N, F]]:
    """The least solution as (facts at the top of each node, facts at the bottom of each node).

    Nodes wait in a heap in (reverse) postorder, which visits an acyclic graph once.
    """
    forward = problem.direction == "forward"
    order = reverse_postorder(graph, entry)
    if not forward:
        order.reverse()
    preds = predecessors(graph, order)
    succs: dict[N, list[N]] = {node: list(dict.fromkeys(graph[node])) for node in order}
    sources, targets = (preds, succs) if forward else (succs, preds)
    number = {node: i for i, node in enumerate(order)}
    before: dict[N, F] = {}
    after: dict[N, F] = dict.fromkeys(order, problem.init)
    heap = list(range(len(order)))
    waiting = [True] * len(order)
    merge, transfer, edge = problem.merge, problem.transfer, problem.edge
    while heap:
        i = heapq.heappop(heap)
        waiting[i] = False
        node = order[i]
        starts = node == entry if forward else not succs[node]
        fact = problem.boundary if starts else problem.init
        for source in sources[node]:
            came = after[source]
            if edge is not None:
                came = edge(source, node, came) if forward else edge(node, source, came)
            fact = merge(fact, came)
        before[node] = fact
        out = transfer(node, fact)
        if out != after[node]:
            after[node] = out
            for target in targets[node]:
                j = number[target]
                if not waiting[j]:
                    waiting[j] = True
                    heapq.heappush(heap, j)
    return (before, after) if forward else (after, before)
