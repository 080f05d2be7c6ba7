"""Pictures as self-contained SVG: no script, no font, no other file.

Colours are CSS variables `--minicc-…`, which an enclosing page may set; otherwise they follow the reader's
light or dark scheme. Kinds have the colours of Okabe and Ito ("Color universal design", 2002), mixed with the
paper's under text; steps differ in lightness; a test checks both under colour blindness. Each tone has a
border that no other tone of its scale has.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from html import escape

from ...support.fast_dataclass import record
from .layout import Curve, Layout, Point, layout
from .picture import HUES, KINDS, TONES, Picture, PictureNode

FONT, CHARACTER, LINE = 12, 7.25, 16.0
"""The height of letters, and the width and height of a character cell, in pixels."""
PADDING, MARGIN, HEAD = 8.0, 12.0, 30.0
_LONGEST = 120
"""Longer lines are cut; the tooltip of the box has the whole line."""

BASE = {
    "paper": ("#ffffff", "#0d1117"),
    "ink": ("#1f2328", "#e6edf3"),
    "line": ("#57606a", "#9aa4af"),
    "box": ("#f6f8fa", "#161b22"),
}
"""Colours, light and dark."""
FILLS = {
    "plain": BASE["box"], "entry": ("#e6f4ea", "#12301c"), "exit": ("#eceff3", "#262c36"),
    "dead": ("#ffffff", "#0d1117"), "spilled": ("#f3e8ff", "#33204a"),
    "cool": ("#ffffff", "#0d1117"), "mild": ("#fff0b8", "#2b2a10"), "warm": ("#ffc670", "#5f3f00"),
    "hot": ("#ff9068", "#b04a12"),
    "hue1": ("#eebc4d", "#6a4e0d"), "hue2": ("#89caf0", "#2c5771"), "hue3": ("#4dbb9d", "#074e3f"),
    "hue4": ("#f4ec7b", "#6f6c29"),
    "hue5": ("#4d9cc9", "#073b5a"), "hue6": ("#e28e4d", "#63320d"), "hue7": ("#dba1c1", "#5f3e55"),
    "hue8": ("#8a8a8a", "#000000"),
}  # fmt: skip
BORDERS = {
    "plain": (1.0, ""), "entry": (2.5, ""), "exit": (1.0, "8 2"), "dead": (1.0, "2 4"),
    "spilled": (2.0, "1 3"),
    "cool": (1.0, ""), "mild": (1.5, "6 3"), "warm": (2.5, ""), "hot": (4.5, ""),
    **{f"hue{number}": (2.0, dashes) for number,
        dashes in enumerate(("", "8 3", "3 3", "10 3 2 3", "1 2", "12 4", "5 2 1 2 1 2", "6 6"), 1)},
}  # fmt: skip
"""Width and dashes of the borders."""
_LINES = {
    "back": (1.6, "7 3"),
    "tree": (1.2, ""),
    "data": (1.2, ""),
    "memory": (1.2, "2 3"),
    "barrier": (2.4, "10 4"),
    "conflict": (0.9, ""),
    "copy": (1.2, "5 3"),
    "flow": (1.3, ""),
}
_ROUND = {"entry": 12, "exit": 12}


def svg(picture: Picture) -> str:
    """Return the picture as an `<svg>` element with a line end; each node is a group with `data-node` and its
    tone as a class. Raises UsageError if grandalf is missing.
    """
    return _svg_element(picture.title, *_draw(picture))


def stack_pictures(pictures: Sequence[Picture]) -> str:
    """Return several pictures below each other as one `<svg>`."""
    if len(pictures) == 1:
        return svg(pictures[0])
    body, width, height = "", 0.0, 0.0
    for inner, wide, high in map(_draw, pictures):
        body += f'<g transform="translate(0 {_number(height)})">\n{inner}</g>\n'
        width, height = max(width, wide), height + high
    return _svg_element("; ".join(picture.title for picture in pictures), body, width, height)


def _svg_element(title: str, body: str, width: float, height: float) -> str:
    w, h = _number(width), _number(height)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="minicc-picture" viewBox="0 0 {w} {h}" width="{w}"'
        f' height="{h}" xml:space="preserve" role="img" aria-label="{_escape(title)}">\n'
        f"<title>{_escape(title)}</title>\n<style>\n{STYLE}</style>\n{body}</svg>\n"
    )


def _draw(picture: Picture) -> tuple[str, float, float]:
    """Return the content of the element, with its width and height."""
    texts = {node.id: [_cut(line) for line in node.lines] for node in picture.nodes}
    sizes = {
        name: (
            max(map(_width, lines), default=0) * CHARACTER + 2 * PADDING,
            max(len(lines), 1) * LINE + 2 * PADDING - 4,
        )
        for name, lines in texts.items()
    }
    result = layout(picture, sizes)
    out = [
        f'<text class="title" x="{MARGIN:g}" y="{HEAD - 10:g}">{_escape(picture.title)}</text>\n<g'
        f' transform="translate({MARGIN:g} {HEAD:g})">\n'
    ]
    out += [_line(picture, at, result.lines[at]) for at in range(len(picture.edges))]
    out += [_box(node, texts[node.id], result) for node in picture.nodes]
    width = max(result.width + 2 * MARGIN, _width(picture.title) * CHARACTER * 1.1 + 2 * MARGIN)
    return "".join(out) + "</g>\n", width, result.height + HEAD + MARGIN


def _box(node: PictureNode, lines: Sequence[str], found: Layout) -> str:
    box = found.boxes[node.id]
    place = (
        f' data-line="{node.place.line}" data-file="{_escape(node.place.file)}"'
        if node.place is not None
        else ""
    )
    tip = "\n".join(node.lines) if [*node.lines] != [*lines] else ""
    title = f"<title>{_escape(tip)}</title>" if tip else ""
    corner = f' rx="{_ROUND[node.tone]}"' if node.tone in _ROUND else ' rx="3"'
    x, y, w, h = map(_number, (box.left, box.top, box.width, box.height))
    out = [
        f'<g class="node {node.tone}" data-node="{_escape(node.id)}"{place}>{title}<rect x="{x}" y="{y}"'
        f' width="{w}" height="{h}"{corner}/>\n'
    ]
    for at, line in enumerate(lines):
        top = box.top + PADDING - 2 + at * LINE
        if node.tones and node.tones[at] != "plain":
            out.append(
                f'<rect class="mark {node.tones[at]}" x="{_number(box.left + 3)}" y="{_number(top)}"'
                f' width="{_number(box.width - 6)}" height="{LINE:g}"/>'
            )
        out.append(
            f'<text x="{_number(box.left + PADDING)}" y="{_number(top + 12)}">{_escape(line)}</text>\n'
        )
    return "".join(out) + "</g>\n"


def _line(picture: Picture, at: int, curves: Sequence[Curve]) -> str:
    edge = picture.edges[at]
    path = f"M{_point(curves[0][0])}" + "".join(
        f"C{_point(c1)} {_point(c2)} {_point(end)}" for _, c1, c2, end in curves
    )
    out = (
        f'<g class="edge {edge.kind}" data-source="{_escape(edge.source)}"'
        f' data-target="{_escape(edge.target)}"><path d="{path}"/>'
    )
    if edge.kind not in ("conflict", "copy"):
        out += f'<path class="head" d="{_arrow(curves[-1])}"/>'
    if edge.label:
        (x, y), (_, down) = curves[0][0], curves[0][3]
        out += (
            f'<text class="label" x="{_number(x + 5)}"'
            f' y="{_number(y + 14 if down >= y else y - 6)}">{_escape(edge.label)}</text>'
        )
    return out + "</g>\n"


def _arrow(curve: Curve) -> str:
    """Return an arrow head at the end of a curve, in its direction."""
    (x, y), (fx, fy) = curve[3], curve[2]
    length = ((x - fx) ** 2 + (y - fy) ** 2) ** 0.5 or 1.0
    dx, dy = (x - fx) / length, (y - fy) / length
    left, right = (
        (x - 8 * dx - 3.6 * dy, y - 8 * dy + 3.6 * dx),
        (x - 8 * dx + 3.6 * dy, y - 8 * dy - 3.6 * dx),
    )
    return f"M{_point((x, y))}L{_point(left)} {_point(right)}Z"


def _point(point: Point) -> str:
    return f"{_number(point[0])},{_number(point[1])}"


def _number(value: float) -> str:
    """Format a number with one decimal, unless it is 0."""
    text = f"{value:.1f}"
    return text.removesuffix(".0") if text != "-0.0" else "0"


def _width(text: str) -> int:
    """Return the character cells of a text; wide characters take two."""
    return sum(2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


def _escape(text: str) -> str:
    """Escape a text for elements and attributes."""
    return escape(_strip_controls(text))


def _strip_controls(text: str) -> str:
    """Remove characters that XML does not allow."""
    return "".join(c if c.isprintable() or c == "\n" else " " for c in text)


def _cut(line: str) -> str:
    text = _strip_controls(line.expandtabs(4))
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


# ----------------------------------------------------------------------------------------- style


@record(frozen=True)
class _Scheme:
    """The variables of a colour scheme: 0 is light, 1 dark."""

    number: int

    def __str__(self) -> str:
        colours = {**BASE, **{f"{tone}-fill": pair for tone, pair in FILLS.items()}}
        return " ".join(
            f"--{name}: var(--minicc-{name}, {pair[self.number]});" for name, pair in colours.items()
        )


def _style() -> Iterable[str]:
    yield f".minicc-picture {{ {_Scheme(0)} background: var(--paper); }}"
    yield f"@media (prefers-color-scheme: dark) {{ .minicc-picture {{ {_Scheme(1)} }} }}"
    yield (
        f".minicc-picture text {{ font: {FONT}px ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas,"
        " monospace; fill: var(--ink); white-space: pre; }"
    )
    yield (
        ".minicc-picture .title { font-weight: bold; } .minicc-picture .label { paint-order: stroke; stroke:"
        " var(--paper); stroke-width: 3px; }"
    )
    yield (
        ".minicc-picture .edge path { fill: none; stroke: var(--line); } .minicc-picture .edge .head { fill:"
        " var(--line); stroke-dasharray: none; stroke-width: 1; }"
    )
    for kind in KINDS:
        width, dashes = _LINES[kind]
        yield (
            f".minicc-picture .edge.{kind} path:not(.head) {{ stroke-width:"
            f" {width:g};{f' stroke-dasharray: {dashes};' if dashes else ''} }}"
        )
    for tone in TONES:
        width, dashes = BORDERS[tone]
        stroke = "var(--ink)" if tone in HUES else "var(--line)"
        yield (
            f".minicc-picture .node.{tone} > rect:first-of-type {{ fill: var(--{tone}-fill); stroke:"
            f" {stroke}; stroke-width: {width:g};{f' stroke-dasharray: {dashes};' if dashes else ''} }}"
            f" .minicc-picture .mark.{tone} {{ fill: var(--{tone}-fill); }}"
        )


STYLE = "\n".join(_style()) + "\n"
"""The style sheet of every picture."""
