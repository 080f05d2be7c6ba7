"""Pictures as text, as DOT (Graphviz's language) and as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from .picture import Edge, Picture, PictureNode
from .svg import BORDERS, FILLS


def text(picture: Picture) -> str:
    """Return a paragraph for each node: its lines, its tone, and the targets of its edges; undirected edges
    are at their first node.
    """
    out = [picture.title]
    leaving: dict[str, list[Edge]] = {}
    for edge in picture.edges:
        leaving.setdefault(edge.source, []).append(edge)
    for node in picture.nodes:
        head, *rest = node.lines or (node.id,)
        out += ["", f"{head}  [{node.tone}]" if node.tone != "plain" else head]
        out += [line if line.startswith("  ") else f"  {line}" for line in rest]
        for edge in leaving.get(node.id, ()):
            kind = "" if edge.kind in ("flow", "tree") else f" [{edge.kind}]"
            out.append(
                f"  {'--' if _undirected(edge) else '->'}"
                f" {edge.target}{f' ({edge.label})' if edge.label else ''}{kind}"
            )
    return "\n".join(out) + "\n"


def _undirected(edge: Edge) -> bool:
    return edge.kind in ("conflict", "copy")


def dot(picture: Picture) -> str:
    """Return a `digraph`, or a `graph` if no edge has a direction."""
    directed = not picture.edges or not all(map(_undirected, picture.edges))
    out = [f"{'digraph' if directed else 'graph'} {_quote(picture.title)} {{",
           f"  label={_quote(picture.title)}; "
           f"labelloc=t;{' layout=circo;' if picture.form != 'layers' and picture.edges else ''}",
           '  node [shape=box, style=filled, fontname="monospace", fontsize=10]; edge [fontname="monospace", '
           'fontsize=9];']  # fmt: skip
    out += [f"  {_quote(node.id)} [label={_label(node)}{_look(node.tone)}];" for node in picture.nodes]
    for edge in picture.edges:
        looks = [f"label={_quote(edge.label)}"] * bool(edge.label)
        looks += ["style=dashed"] * (edge.kind in ("back", "barrier", "copy")) + ["style=dotted"] * (
            edge.kind == "memory"
        )
        looks += ["dir=none"] * (directed and _undirected(edge))
        out.append(
            f"  {_quote(edge.source)} {'->' if directed else '--'} {_quote(edge.target)}"
            f" [{', '.join(looks)}];"
        )
    return "\n".join([*out, "}"]) + "\n"


def _look(tone: str) -> str:
    width, dashes = BORDERS[tone]
    style = ', style="filled,dashed"' if dashes else ""
    return f', fillcolor="{FILLS[tone][0]}", penwidth={width:g}{style}, comment={_quote(tone)}'


def _label(node: PictureNode) -> str:
    """Return the lines, aligned to the left."""
    return '"' + "".join(_escape(line) + "\\l" for line in node.lines) + '"'


def _quote(words: str) -> str:
    return f'"{_escape(words)}"'


def _escape(words: str) -> str:
    return words.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")


def as_json(pictures: Iterable[Picture]) -> str:
    """Return an array with an object for each picture; the keys are the fields of the records, a location is
    its file and line.
    """
    return json.dumps([data(picture) for picture in pictures], indent=1, ensure_ascii=False) + "\n"


def data(picture: Picture) -> dict[str, Any]:
    """Return a picture as JSON data."""
    return {
        "title": picture.title, "form": picture.form,
        "nodes": [_node(node) for node in picture.nodes],
        "edges": [{"source": e.source, "target": e.target, "label": e.label,
            "kind": e.kind} for e in picture.edges],
    }  # fmt: skip


def _node(node: PictureNode) -> dict[str, Any]:
    result: dict[str, Any] = {"id": node.id, "lines": [*node.lines], "tone": node.tone}
    if node.tones:
        result["tones"] = [*node.tones]
    result["place"] = {"file": node.place.file, "line": node.place.line} if node.place is not None else None
    return result


def all_text(pictures: Sequence[Picture]) -> str:
    """Return the texts below each other."""
    return "\n".join(map(text, pictures))


def all_dot(pictures: Sequence[Picture]) -> str:
    """Return a graph for each picture."""
    return "".join(map(dot, pictures))
