"""Pictures of blocks: the control-flow graph, dominators, loops, liveness, divergence. IR and PTX are both a
`Flow`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from ...support.diagnostics import Location
from ...support.fast_dataclass import record
from ...support.graphs import EXIT, DominatorTree, LoopNest, dominator_tree, loop_nest, postdominator_tree
from ...support.text_table import count
from .picture import Edge, Picture, PictureNode, step

OUT = "exit"
"""The exit node in postdominator trees."""


@record(frozen=True)
class FlowBlock:
    """A block: its title, its instructions as text, the first source line, its successors (id, label of the
    edge), and whether it may leave the function.
    """

    name: str
    lines: tuple[str, ...]
    place: Location | None
    successors: tuple[tuple[str, str], ...]
    leaves: bool


class Flow:
    """The blocks of a function by their ids, in text order, the entry first. `title` names the function."""

    def __init__(self, title: str, blocks: Mapping[str, FlowBlock]) -> None:
        self.title, self.blocks = title, dict(blocks)
        self.entry = next(iter(self.blocks))
        self.graph: dict[str, list[str]] = {
            name: list(dict.fromkeys(target for target, _ in block.successors))
            for name, block in self.blocks.items()
        }

    @cached_property
    def dominators(self) -> DominatorTree[str]:
        """The dominator tree."""
        return dominator_tree(self.graph, self.entry)

    @cached_property
    def postdominators(self) -> DominatorTree[Any]:
        """The postdominator tree."""
        return postdominator_tree(self.graph, self.entry)

    @cached_property
    def loops(self) -> LoopNest[str]:
        """The loop nest."""
        return loop_nest(self.graph, self.dominators)

    def tone(self, name: str) -> str:
        """Return the tone of a block's role."""
        if name not in self.dominators:
            return "dead"
        return "entry" if name == self.entry else "exit" if self.blocks[name].leaves else "plain"

    def edges(self) -> tuple[Edge, ...]:
        """Return the control-flow edges; a back edge leads to a block that dominates its source."""
        tree = self.dominators
        return tuple(
            Edge(
                name,
                target,
                label,
                "back" if name in tree and target in tree and tree.dominates(target, name) else "flow",
            )
            for name, block in self.blocks.items()
            for target, label in block.successors
        )


def cfg(flow: Flow) -> Picture:
    """Draw every block with its instructions."""
    nodes = tuple(
        PictureNode(
            name, (f"{block.name}:", *(f"  {line}" for line in block.lines)), flow.tone(name), block.place
        )
        for name, block in flow.blocks.items()
    )
    return Picture(f"control flow of {flow.title}", nodes, flow.edges())


def _short(flow: Flow, name: str, more: Sequence[str] = (), tone: str = "") -> PictureNode:
    block = flow.blocks[name]
    return PictureNode(
        name,
        (block.name, count(len(block.lines), "instruction"), *more),
        tone or flow.tone(name),
        block.place,
    )


def dom(flow: Flow) -> Picture:
    """Draw the dominator tree: every path from the entry to a block passes its ancestors."""
    tree = flow.dominators
    nodes = tuple(
        _short(
            flow, name, [f"frontier: {' '.join(flow.blocks[f].name for f in tree.frontiers[name]) or '-'}"]
        )
        for name in flow.blocks
        if name in tree
    )
    return Picture(
        f"dominator tree of {flow.title}",
        nodes,
        tuple(Edge(tree.idom[n.id], n.id, kind="tree") for n in nodes if n.id != tree.root),
    )


def postdom(flow: Flow) -> Picture:
    """Draw the postdominator tree: every path from a block to the exit passes its ancestors."""
    tree = flow.postdominators
    root = f"{OUT} of {flow.title}" if OUT in flow.blocks else OUT

    def node_name(node: Any) -> str:
        return root if node is EXIT else str(node)

    inner = [name for name in flow.blocks if name in tree]
    edges = tuple(Edge(node_name(tree.idom[name]), name, kind="tree") for name in inner)
    return Picture(
        f"postdominator tree of {flow.title}",
        (PictureNode(root, ("the way out",), "exit"), *(_short(flow, name) for name in inner)),
        edges,
    )


def loops(flow: Flow) -> Picture:
    """Draw the control-flow graph by loop depth, with headers, latches and exits named."""
    nest = flow.loops
    nodes = []
    for name in flow.blocks:
        more = []
        if name in flow.dominators:
            inner = nest.innermost(name)
            depth = nest.depth(name)
            if inner is not None:
                more.append(
                    f"head of a loop of {count(len(inner.nodes), 'block')}"
                    if inner.header == name
                    else f"in the loop at {flow.blocks[inner.header].name}"
                )
                more += ["goes back"] * any(name in loop.latches for loop in nest.loops)
                more += ["may leave the loop"] * any(name == source for source, _ in inner.exits)
                more.append(f"depth {depth}")
            nodes.append(_short(flow, name, more, step(depth) if depth else ""))
        else:
            nodes.append(_short(flow, name))
    odd = (
        f" ({count(len(nest.irreducible), 'edge')} into cycles with several heads)"
        if nest.irreducible
        else ""
    )
    return Picture(f"{count(len(nest.loops), 'loop')} of {flow.title}{odd}", tuple(nodes), flow.edges())


@record(frozen=True)
class Live:
    """The values live into and out of a block, and the maximum at one of its points, in values or 32-bit
    registers as `unit` says.
    """

    into: tuple[str, ...]
    out: tuple[str, ...]
    most: int
    unit: str


def liveness(flow: Flow, live: Mapping[str, Live]) -> Picture:
    """Draw every block with its live-in and live-out values; the tone is the quarter of the maximum."""
    highest = max((item.most for item in live.values()), default=0)
    nodes = []
    for name, block in flow.blocks.items():
        item = live.get(name)
        if item is None:
            nodes.append(_short(flow, name, tone="dead"))
            continue
        more = [*_wrap("in: ", item.into), *_wrap("out:", item.out), f"at most {count(item.most, item.unit)}"]
        nodes.append(
            PictureNode(name, (block.name, *more), step(4 * item.most // (highest + 1)), block.place)
        )
    unit = next((item.unit for item in live.values()), "value")
    return Picture(
        f"liveness of {flow.title}, at most {count(highest, unit)} at once", tuple(nodes), flow.edges()
    )


def _wrap(head: str, names: Sequence[str]) -> list[str]:
    """Wrap names to lines of about eighty characters."""
    lines, line = [], head
    for name in names or ("-",):
        if len(line) + len(name) > 78:
            lines.append(line)
            line = " " * len(head)
        line += f" {name}"
    return [*lines, line]


@record(frozen=True)
class Uniformity:
    """The uniformity of a block as numbers of steps (0: the same in the whole grid, 3: divergent): of the
    threads that reach it, and of each instruction's result.
    """

    there: int
    lines: tuple[int | None, ...]


_THERE = (
    "the whole grid together",
    "whole blocks of threads together",
    "whole warps together",
    "some lanes of a warp",
)


def divergence(flow: Flow, agreed: Mapping[str, Uniformity], words: Sequence[str]) -> Picture:
    """Draw every instruction with the first letter of its uniformity; the tone of a block is that of the
    threads that reach it.
    """
    nodes = []
    for name, block in flow.blocks.items():
        result = agreed.get(name)
        if result is None:
            nodes.append(_short(flow, name, tone="dead"))
            continue
        lines = [
            f"{words[level][0].upper() if level is not None else ' '} {line}"
            for level, line in zip(result.lines, block.lines, strict=True)
        ]
        tones = ["plain", *("plain" if level is None else step(level) for level in result.lines)]
        nodes.append(
            PictureNode(
                name,
                (f"{block.name}:  ; {_THERE[result.there]}", *lines),
                step(result.there),
                block.place,
                tuple(tones),
            )
        )
    return Picture(
        f"divergence of {flow.title} ({', '.join(f'{word[0].upper()}: {word}' for word in words)})",
        tuple(nodes),
        flow.edges(),
    )
