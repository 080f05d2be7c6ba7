"""The data of a picture, from which text, DOT, SVG and JSON are generated.

>>> nodes = (PictureNode("a", ("a:",), "entry"), PictureNode("b", ("b:",)))
>>> chain = Picture("two blocks", nodes, (Edge("a", "b"),))
>>> [edge.target for edge in chain.edges]
['b']
"""

from __future__ import annotations

from typing import Literal

from ...support.diagnostics import Location
from ...support.fast_dataclass import record

TONES = {
    "plain": "nothing in particular",
    "entry": "where it begins",
    "exit": "where it ends",
    "dead": "what nothing reaches",
    "spilled": "kept in memory",
    "cool": "the first of four steps: the same in the whole grid, in no loop, cheap",
    "mild": "the second: the same in each block of threads, in one loop",
    "warm": "the third: the same in each warp, in two loops",
    "hot": "the fourth: different in the threads of a warp, in three loops or more, dear",
    **{f"hue{number}": f"one of eight kinds: number {number}" for number in range(1, 9)},
}
"""The tones and their meanings. Renderers give each a colour and a border of its own; kinds are named in the
node's text, too.
"""

STEPS = ("cool", "mild", "warm", "hot")
"""The tones of a scale, from less to more."""
HUES = tuple(name for name in TONES if name.startswith("hue"))

EdgeKind = Literal["flow", "back", "tree", "data", "memory", "barrier", "conflict", "copy"]
KINDS: dict[EdgeKind, str] = {
    "flow": "control goes there",
    "back": "control goes back to the head of a loop",
    "tree": "the immediate dominator of",
    "data": "the value is used by",
    "memory": "must stay in front of, since both touch memory",
    "barrier": "all threads of a block wait in between",
    "conflict": "live together: not in one register",
    "copy": "one is copied to the other",
}
"""The meanings of edges."""

Layout = Literal["layers", "ring", "rows"]
"""The layouts: in layers, edges downwards; around a ring; in rows, for nodes without edges."""


@record(frozen=True)
class PictureNode:
    """A box. `id` is unique in its picture; `lines` are its text; `tone` is one of `TONES`; `place` is its
    source line, if known. `tones` are those of the lines, one each, or ().
    """

    id: str
    lines: tuple[str, ...]
    tone: str = "plain"
    place: Location | None = None
    tones: tuple[str, ...] = ()


@record(frozen=True)
class Edge:
    """From node `source` to node `target`, by their ids."""

    source: str
    target: str
    label: str = ""
    kind: EdgeKind = "flow"


@record(frozen=True)
class Picture:
    """A graph with a title. Edges of an undirected one (`conflict`) have no heads."""

    title: str
    nodes: tuple[PictureNode, ...]
    edges: tuple[Edge, ...]
    form: Layout = "layers"


def step(number: int) -> str:
    """Return the tone of a step, from 0; those after the last are as the last.

    >>> [step(n) for n in (0, 3, 9)]
    ['cool', 'hot', 'hot']
    """
    return STEPS[min(number, len(STEPS) - 1)]


def hue(number: int) -> str:
    """Return the tone of a kind, from 0; they repeat after the eighth."""
    return HUES[number % len(HUES)]
