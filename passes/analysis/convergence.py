"""Join blocks of divergent branches, and the effects of divergence on values.

The structure behind the *sync* and *temporal* dependences of divergence analysis; it is independent of the
values' levels. After Rosemann, Moll, Hack, "An Abstract Interpretation for SPMD Divergence on Reducible
Control Flow Graphs", POPL 2021: a block is a *join* of a branch when two disjoint paths lead from the branch
to it. Joins are found by propagating a label along each outgoing edge: a block that two labels reach is a
join and propagates its own label.

A branch inside a loop is followed to the loop's header and exits, no further:

* when the header is a join, or where threads come from inner iterations of their own, they start the next
  iteration one after the other, so they may be in different iterations when they reconverge (*overtaking*);
* when an exit is reached with another label than the header, some threads leave while others stay (a
  *divergent loop*); the loop as a whole then acts, in the loop around it, as a branch to its exits.

Cycles with several entries (irreducible regions) are treated as one node each, and everything in and after
them as a join, as soon as a branch inside them or two labels from outside reach them.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable
from functools import cached_property

from ...ir.core import Block
from ...support import graphs
from ...support.fast_dataclass import field, record
from ...support.graphs import DominatorTree, LoopNest, NaturalLoop

Start = tuple[Block, list[Block]]
"""A block that some of the diverged threads branch to, and the blocks they come from."""


class IrreducibleRegion:
    """An outermost cycle that holds an irreducible edge; `nodes` in loop-contiguous order."""

    def __init__(self, nodes: list[Block], exit_nodes: list[Block]) -> None:
        self.nodes, self.exit_nodes = nodes, exit_nodes
        self._members = set(nodes)

    def __contains__(self, block: Block) -> bool:
        return block in self._members


@record(eq=True)
class Effects:
    """The effects of divergence at a branch within a warp.

    * `joins`: (block, predecessors over which diverged threads arrive); phis there depend on the path.
    * `divergent_loops`: loops and regions that threads leave in different iterations; values defined in them
      differ outside.
    * `overtaken`: loops and regions in which threads may reconverge in different iterations.
    """

    joins: list[tuple[Block, list[Block]]] = field(default_factory=list)
    divergent_loops: list[NaturalLoop[Block] | IrreducibleRegion] = field(default_factory=list)
    overtaken: list[NaturalLoop[Block] | IrreducibleRegion] = field(default_factory=list)


class Convergence:
    """The control structure of one function, queried branch by branch."""

    def __init__(
        self,
        successors: dict[Block, list[Block]],
        predecessors: dict[Block, list[Block]],
        entry: Block,
        nest: LoopNest[Block],
    ) -> None:
        self.successors, self.predecessors, self.nest, self._entry = successors, predecessors, nest, entry
        order = graphs.loop_contiguous_order(successors, entry)
        self.position = {block: i for i, block in enumerate(order)}
        self.region: dict[Block, IrreducibleRegion] = {}
        if nest.irreducible:
            self._find_regions(entry)

    def _find_regions(self, entry: Block) -> None:
        sources = {source for source, _ in self.nest.irreducible}
        for part in graphs.components(self.successors, [entry]):
            if not sources.isdisjoint(part):
                nodes = sorted(part, key=self.position.__getitem__)
                exits = dict.fromkeys(s for b in nodes for s in self.successors[b] if s not in part)
                region = IrreducibleRegion(nodes, list(exits))
                self.region.update(dict.fromkeys(nodes, region))

    def effects(self, branch: Block) -> Effects:
        """Return the effects of divergence at the end of `branch`."""
        result = Effects()
        region = self.region.get(branch)
        if region is not None:
            self._touch(region, result)
        else:
            self._part([(s, [branch]) for s in self.successors[branch]], self.nest.innermost(branch), result)
        return result

    def _part(self, starts: list[Start], loop: NaturalLoop[Block] | None, found: Effects) -> None:
        """Follow threads that part towards `starts`, all in `loop` or leaving it."""
        while True:
            labels, joins, touched, met = self._send(starts, loop)
            for block in sorted(joins, key=self.position.__getitem__):
                found.joins.append((block, [p for p in self.predecessors[block] if p in joins[block]]))
            for region in touched:
                self._touch(region, found)
            if loop is None:
                return
            # Threads that leave an inner loop at different times, straight to the header, do not wait
            # for each other either.
            if loop.header in joins or (
                found.divergent_loops and any(block is loop.header for block, _ in starts)
            ):
                _once(found.overtaken, loop)
            if met is not None:
                return
            stay = labels.get(loop.header)
            if all(labels[e] is stay for e in loop.exit_nodes if e in labels):
                return
            found.divergent_loops.append(loop)
            starts = [
                (block, [p for p in self.predecessors[block] if p in loop]) for block in loop.exit_nodes
            ]
            found.joins.extend(starts)
            loop = loop.parent

    def _send(
        self, starts: list[Start], loop: NaturalLoop[Block] | None
    ) -> tuple[dict[Block, object], dict[Block, dict[Block, None]], list[IrreducibleRegion], Block | None]:
        """Labels of the blocks reached, joins with the predecessors that reached them, the
        irreducible regions that two labels enter, and the block where all met before any of them
        reached the header or an exit, if there is one; labels are not followed beyond it."""
        labels: dict[Block, object] = {}
        reached: dict[Block, dict[Block, None]] = {}
        joins: dict[Block, dict[Block, None]] = {}
        entering: dict[IrreducibleRegion, dict[object, None]] = {}
        heap: list[tuple[int, int]] = []
        at: dict[int, Block] = {}
        done: set[IrreducibleRegion] = set()

        def offer(block: Block, label: object, sources: list[Block]) -> None:
            reached.setdefault(block, {}).update(dict.fromkeys(sources))
            # An irreducible region is outermost, so from inside a loop it is just an exit.
            region = self.region.get(block) if loop is None else None
            if region is not None:
                entering.setdefault(region, {})[label] = None
                place = self.position[region.nodes[0]]
                if region not in done:
                    at[place] = block
                    heapq.heappush(heap, (place, place))
                return
            if block not in labels:
                labels[block] = label
                at[self.position[block]] = block
                heapq.heappush(heap, (self.position[block], self.position[block]))
            elif labels[block] is not label and block not in joins:
                labels[block] = block
                joins[block] = reached[block]

        for start, sources in starts:
            offer(start, start, sources)
        touched: list[IrreducibleRegion] = []
        has_exited = False
        while heap:
            block = at[heapq.heappop(heap)[0]]
            region = self.region.get(block) if loop is None else None
            if region is not None:
                if region in done:
                    continue
                done.add(region)
                several = len(entering[region]) > 1
                if several:
                    touched.append(region)
                label = region if several else next(iter(entering[region]))
                for inside in region.nodes:
                    for target in self.successors[inside]:
                        if target not in region:
                            offer(target, label, [inside])
                continue
            if loop is not None and (block is loop.header or block not in loop):
                has_exited = True
                continue
            if not heap and not has_exited:
                return labels, joins, touched, block
            beyond = self._skip_dominated(block, loop) if len(self.successors[block]) > 1 else None
            for target, sources in (
                [(s, [block]) for s in self.successors[block]] if beyond is None else beyond
            ):
                offer(target, labels[block], sources)
        return labels, joins, touched, None

    def _skip_dominated(self, block: Block, loop: NaturalLoop[Block] | None) -> list[Start] | None:
        """Return the positions after the blocks that only `block` reaches, in which all threads have one
        label; None where these blocks must be searched.

        The region that `block` dominates is left only for its dominance frontier. So a chain of branches is
        not walked to its end for each of them.
        """
        frontier = self._dominators.frontiers[block]
        dominates = self._dominators.dominates
        if (
            self.region
            or len(frontier) > 1
            or block in frontier
            or (loop is not None and any(dominates(block, e) for e in loop.exit_nodes))
        ):
            return None
        return [
            (target, [p for p in self.predecessors[target] if dominates(block, p)]) for target in frontier
        ]

    @cached_property
    def _dominators(self) -> DominatorTree[Block]:
        return graphs.dominator_tree(self.successors, self._entry)

    def _touch(self, region: IrreducibleRegion, found: Effects) -> None:
        """Mark `region` as divergent: everything in it and every join after it."""
        if region in found.divergent_loops:
            return
        found.divergent_loops.append(region)
        found.overtaken.append(region)
        seen = dict.fromkeys(region.exit_nodes)
        work = list(seen)
        while work:
            block = work.pop()
            for target in self.successors[block]:
                if target not in seen:
                    seen[target] = None
                    work.append(target)
        for block in sorted(seen, key=self.position.__getitem__):
            if len(self.predecessors[block]) > 1:
                found.joins.append((block, self.predecessors[block]))
            behind = self.nest.innermost(block)
            while behind is not None:
                _once(found.overtaken, behind)
                behind = behind.parent
            other = self.region.get(block)
            if other is not None:
                self._touch(other, found)


def _once(
    found: list[NaturalLoop[Block] | IrreducibleRegion], loop: NaturalLoop[Block] | IrreducibleRegion
) -> None:
    if loop not in found:
        found.append(loop)


class Influence:
    """The blocks that are control dependent on a branch: those between it and its immediate postdominator.

    `ends(block)` says that a thread in `block` has no relevant effect. A block from which only such blocks
    are reachable, and no cycle, is treated as the end of the function: threads that branch to it have ended,
    the others are still converged.
    """

    def __init__(self, structure: Convergence, ends: Callable[[Block], bool]) -> None:
        order = sorted(structure.position, key=structure.position.__getitem__)
        gone: set[Block] = set()
        for block in reversed(order):
            if ends(block) and all(s in gone for s in structure.successors[block]):
                gone.add(block)
        self._graph = {b: [s for s in structure.successors[b] if s not in gone or b in gone] for b in order}
        self._tree = graphs.postdominator_tree(self._graph, order[0])

    def meeting(self, branch: Block) -> Block | None:
        """Return the reconvergence point of `branch`: its immediate postdominator; None where that is the end
        of the function.
        """
        meet = self._tree.idom.get(branch)
        return meet if isinstance(meet, Block) else None

    def of(self, branch: Block) -> set[Block]:
        """The blocks that some threads reach and others do not when they part at `branch`."""
        if len(self._graph[branch]) < 2:
            return set()
        meet = self._tree.idom.get(branch)
        result: set[Block] = set()
        work = list(self._graph[branch])
        while work:
            block = work.pop()
            if block is not meet and block not in result:
                result.add(block)
                work.extend(self._graph[block])
        return result
