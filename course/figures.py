"""The figures of the slides, each of a real kernel: `slides/figures.toml` lists them, this module draws them.

The tree of a Kite program is drawn here; everything else is a dump of the compiler's.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ..driver.options import parse_api_options
from ..driver.pictures.picture import Edge, Picture, PictureNode
from ..driver.pictures.svg import svg
from ..driver.pictures.table import pictures
from ..driver.pipeline import Compilation
from ..support.fast_dataclass import record, replace
from .kite import checker, tree
from .kite.data import fields, is_node
from .kite.reader import read
from .lab import HERE

SLIDES = HERE / "slides"


@record(frozen=True)
class FigureRow:
    """A row of figures.toml."""

    name: str
    title: str
    kernel: str
    draw: str
    options: tuple[str, ...] = ()


def figures() -> list[FigureRow]:
    """Return all figures, in the order of the lectures."""
    rows = tomllib.loads((SLIDES / "figures.toml").read_text(encoding="utf-8"))["figure"]
    return [FigureRow(**{**row, "options": tuple(row.get("options", ()))}) for row in rows]


def draw(figure: FigureRow) -> str:
    """Return the figure as the text of an SVG file. UsageError where the package that lays graphs out is
    missing.
    """
    text = (SLIDES / figure.kernel).read_text(encoding="utf-8")
    if figure.draw.endswith("tree"):
        program = read(text)
        if figure.draw == "typed tree":
            checker.check(program)
        picture = tree_picture(program)
    else:
        language, _, dump = figure.draw.rpartition(" ")
        compilation = Compilation(text, figure.kernel, parse_api_options(figure.options))
        if language == "PTX":
            compilation = Compilation(compilation.ptx, f"{figure.kernel}.ptx")
        (picture,) = pictures(dump, compilation)
    return svg(replace(picture, title=f"{figure.title}: {picture.title}"))


def tree_picture(program: tree.KiteProgram) -> Picture:
    """Return the tree of a Kite program; an expression's type stands below it."""
    nodes: list[PictureNode] = []
    edges: list[Edge] = []
    _add(program, nodes, edges)
    return Picture(", ".join(kernel.name for kernel in program.kernels), tuple(nodes), tuple(edges))


def _add(node: Any, nodes: list[PictureNode], edges: list[Edge]) -> str:
    """Add a node and its subtree; return its name in the picture."""
    parts = fields(node)
    words = [
        str(part)
        for name, part in parts.items()
        if isinstance(part, str | int | float) and name not in ("line", "type")
    ]
    kind = parts.get("type")
    lines = (" ".join([type(node).__name__, *words]), *([str(kind)] if kind is not None else []))
    name = f"n{len(nodes)}"
    statement = isinstance(node, tree.Let | tree.Assign | tree.Store | tree.If | tree.While | tree.Return)
    nodes.append(
        PictureNode(
            name,
            lines,
            "entry" if isinstance(node, tree.KiteProgram | tree.Kernel) else "hue2" if statement else "plain",
        )
    )
    for child in _children(parts):
        edges.append(Edge(name, _add(child, nodes, edges), kind="tree"))
    return name


def _children(parts: dict[str, Any]) -> Iterator[Any]:
    for part in parts.values():
        if is_node(part):
            yield part
        elif isinstance(part, list):
            yield from part


def draw_all(folder: Path) -> Iterator[tuple[Path, str]]:
    """Yield the files of the figures in a folder, with their texts."""
    return ((folder / f"{figure.name}.svg", draw(figure)) for figure in figures())
