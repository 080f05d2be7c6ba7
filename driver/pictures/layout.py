"""The layout of a picture's boxes and lines. Layers, their order and initial coordinates are grandalf's
(Sugiyama, Tagawa, Toda, "Methods for visual understanding of hierarchical system structures", 1981; Brandes,
Köpf, "Fast and simple horizontal coordinate assignment", 2001).

Invariants: boxes do not overlap; a line starts and ends on the borders of its boxes and crosses no other box,
since it changes its column between layers only and passes a layer in a column of its own; nothing depends on
hashes.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any, cast

from ...support.diagnostics import UsageError
from ...support.fast_dataclass import field, record
from ...support.graphs import reverse_postorder
from .picture import Edge, Picture

Point = tuple[float, float]
Way = tuple[str, str, bool]
"""From the upper node to the lower one, down or (True) back up; edges of one route share their columns."""
Curve = tuple[Point, Point, Point, Point]
"""A cubic Bézier: start, two control points, end."""

COLUMN, BETWEEN, GAP = 10.0, 28.0, 44.0
"""The width of a line in a layer; the space between boxes of a layer; and between layers."""
LOOP = 26.0
"""The space at the right of a box that has an edge to itself."""
_MOST = 60_000
"""The maximum number of cells in layers, of boxes and of passing lines: some ten seconds' work."""
_ROW = 1200.0
"""The width of rows, unless a box is wider."""


@record
class Box:
    """A rectangle by its centre."""

    x: float
    y: float
    width: float
    height: float

    @property
    def left(self) -> float:
        """The x coordinate of the left border."""
        return self.x - self.width / 2

    @property
    def right(self) -> float:
        """The x coordinate of the right border."""
        return self.x + self.width / 2

    @property
    def top(self) -> float:
        """The y coordinate of the upper border."""
        return self.y - self.height / 2

    @property
    def bottom(self) -> float:
        """The y coordinate of the lower border."""
        return self.y + self.height / 2


@record
class Layout:
    """Boxes by nodes' ids and, edge by edge, the curves of its line; everything is between (0, 0) and (width,
    height).
    """

    boxes: dict[str, Box]
    lines: list[list[Curve]]
    width: float
    height: float


def layout(picture: Picture, sizes: Mapping[str, Point]) -> Layout:
    """Lay out a picture; `sizes` are the boxes' widths and heights by ids. Raises UsageError if grandalf is
    missing.
    """
    if picture.form == "layers":
        result = _layers(picture, sizes)
    elif picture.form == "ring":
        result = _ring(picture, sizes)
    else:
        result = _rows(picture, sizes)
    return _to_origin(result)


def _to_origin(found: Layout) -> Layout:
    """Translate a layout so that its upper left corner is (0, 0)."""
    points = [point for line in found.lines for curve in line for point in curve]
    boxes = found.boxes.values()
    left = min([box.left for box in boxes] + [x for x, _ in points], default=0.0)
    top = min([box.top for box in boxes] + [y for _, y in points], default=0.0)
    right = max([box.right for box in boxes] + [x for x, _ in points], default=0.0)
    bottom = max([box.bottom for box in boxes] + [y for _, y in points], default=0.0)
    for box in boxes:
        box.x, box.y = box.x - left, box.y - top
    lines: list[list[Curve]] = [
        [cast(Curve, tuple((x - left, y - top) for x, y in curve)) for curve in line] for line in found.lines
    ]
    return Layout(found.boxes, lines, right - left, bottom - top)


# ---------------------------------------------------------------------------------------- layers


@record
class _Cell:
    """A vertex of grandalf's, by its centre: a node, or a line's crossing of a layer."""

    w: float
    h: float
    xy: Point = (0.0, 0.0)


@record
class _Part:
    """A connected component: its boxes, the top and bottom of each node's layer, and for each route the
    crossings of the layers in between: (column, top, bottom of the layer).
    """

    boxes: dict[str, Box]
    bands: dict[str, Point]
    ways: dict[Way, list[tuple[float, float, float]]]

    def move(self, left: float) -> float:
        """Translate it so that it begins at `left`; return its right end."""
        columns = [x for passed in self.ways.values() for x, _, _ in passed]
        shift = left - min([box.left for box in self.boxes.values()] + [x - COLUMN / 2 for x in columns])
        for box in self.boxes.values():
            box.x += shift
        self.ways = {
            way: [(x + shift, top, bottom) for x, top, bottom in passed] for way, passed in self.ways.items()
        }
        return max(
            [box.right + LOOP for box in self.boxes.values()] + [x + shift + COLUMN / 2 for x in columns]
        )


def _layers(picture: Picture, sizes: Mapping[str, Point]) -> Layout:
    back, looped = _back_edges(picture), {edge.source for edge in picture.edges if edge.source == edge.target}
    whole, right = _Part({}, {}, {}), 0.0
    parts = _parts(picture, back)
    _require_fitting(parts)
    for nodes, ways in parts:
        part = _part(nodes, ways, sizes, looped)
        right = part.move(right) + BETWEEN
        whole.boxes |= part.boxes
        whole.bands |= part.bands
        whole.ways |= part.ways
    return Layout(whole.boxes, _lines(picture.edges, back, whole), 0, 0)


def _back_edges(picture: Picture) -> set[int]:
    """Return the indices of back edges: those that a depth-first search from the first node, then from
    others, finds.
    """
    graph: dict[Any, list[Any]] = {node.id: [] for node in picture.nodes}
    led = set()
    for edge in picture.edges:
        graph[edge.source].append(edge.target)
        led.add(edge.target)
    start = ()  # no node's id
    graph[start] = [
        *(node.id for at, node in enumerate(picture.nodes) if at == 0 or node.id not in led),
        *(node.id for node in picture.nodes),
    ]
    place = {node: at for at, node in enumerate(reverse_postorder(graph, start))}
    return {at for at, edge in enumerate(picture.edges) if place[edge.source] >= place[edge.target]}


def _way(edge: Edge, up: bool) -> Way:
    return (edge.target, edge.source, True) if up else (edge.source, edge.target, False)


def _parts(picture: Picture, back: set[int]) -> list[tuple[list[str], list[Way]]]:
    """Return the connected components in the order of their first nodes: nodes, and the routes of edges, each
    once.
    """
    ways = dict.fromkeys(
        _way(edge, at in back) for at, edge in enumerate(picture.edges) if edge.source != edge.target
    )
    leader = {node.id: node.id for node in picture.nodes}

    def find(node: str) -> str:
        while leader[node] != node:
            leader[node] = leader[leader[node]]
            node = leader[node]
        return node

    for a, b, _ in ways:
        leader[find(b)] = find(a)
    parts: dict[str, tuple[list[str], list[Way]]] = {}
    for node in picture.nodes:
        parts.setdefault(find(node.id), ([], []))[0].append(node.id)
    for way in ways:
        parts[find(way[0])][1].append(way)
    return list(parts.values())


def _require_fitting(parts: Iterable[tuple[list[str], list[Way]]]) -> None:
    """Raise UsageError for a graph that would take grandalf minutes: every layer that a long edge passes has
    a cell for it.
    """
    places = 0
    for nodes, ways in parts:
        below: dict[str, list[str]] = {node: [] for node in nodes}
        for upper, lower, _ in ways:
            below[upper].append(lower)
        rank = dict.fromkeys(nodes, 0)
        for node in reverse_postorder({(): nodes, **below}, ())[1:]:
            for lower in below[node]:
                rank[lower] = max(rank[lower], rank[node] + 1)
        places += len(nodes) + sum(rank[lower] - rank[upper] - 1 for upper, lower, _ in ways)
    if places > _MOST:
        raise UsageError(
            f"the picture is too large to lay out ({places} places in layers, at most {_MOST}); take one"
            " function, or text, DOT or JSON"
        )


def _part(nodes: list[str], ways: list[Way], sizes: Mapping[str, Point], looped: set[str]) -> _Part:
    try:
        from grandalf.graphs import Edge as Arc
        from grandalf.graphs import Vertex, graph_core
        from grandalf.layouts import SugiyamaLayout
    except ImportError:
        raise UsageError(
            "SVG needs the package grandalf, which is not installed: pip install grandalf"
        ) from None

    class Layered(SugiyamaLayout):  # type: ignore[misc]
        """A layer that looks up conflicting lines in a set, where grandalf searches a list."""

        def _detect_alignment_conflicts(self) -> None:
            super()._detect_alignment_conflicts()
            self.conflicts: Any = set(self.conflicts)

    vertices = {node: Vertex(node) for node in nodes}
    room = {node: LOOP if node in looped else 0.0 for node in nodes}
    for node, vertex in vertices.items():
        vertex.view = _Cell(sizes[node][0] + room[node], sizes[node][1])
    arcs = {way: Arc(vertices[way[0]], vertices[way[1]]) for way in ways}
    result = Layered(graph_core(list(vertices.values()), list(arcs.values())))
    result.xspace, result.yspace = BETWEEN, GAP
    lower = {way[1] for way in ways}
    result.init_all(
        roots=[vertex for node, vertex in vertices.items() if node not in lower], inverted_edges=[]
    )
    for cell in (cell for layer in result.layers for cell in layer if result.grx[cell].dummy):
        cell.view.w, cell.view.h = COLUMN, 1.0
    result.draw(3)
    layers = []
    for layer in result.layers:
        for cell, x in zip(layer, _separate([(cell.view.xy[0], cell.view.w) for cell in layer]), strict=True):
            cell.view.xy = (x, cell.view.xy[1])
        middle, half = layer[0].view.xy[1], max(cell.view.h for cell in layer) / 2
        layers.append((middle - half, middle + half))
    rank = {node: result.grx[vertex].rank for node, vertex in vertices.items()}
    boxes = {
        node: Box(v.view.xy[0] - room[node] / 2, v.view.xy[1], *sizes[node]) for node, v in vertices.items()
    }
    passed = {
        way: [(result.ctrls[arc][r].view.xy[0], *layers[r]) for r in range(rank[way[0]] + 1, rank[way[1]])]
        for way, arc in arcs.items()
    }
    return _Part(boxes, {node: layers[r] for node, r in rank.items()}, passed)


def _separate(cells: Sequence[Point]) -> list[float]:
    """Separate (column, width) cells of a layer: the columns nearest to the given ones that keep order and
    distance.

    Isotonic least squares by pooling adjacent violators (Ayer et al., 1955).
    """
    offsets, at = [], 0.0
    for number, (_, width) in enumerate(cells):
        at += (cells[number - 1][1] + width) / 2 + BETWEEN / 2 if number else 0.0
        offsets.append(at)
    pools: list[tuple[float, int]] = []
    for (wanted, _), offset in zip(cells, offsets):
        mean, count = wanted - offset, 1
        while pools and pools[-1][0] > mean:
            before, many = pools.pop()
            mean, count = (before * many + mean * count) / (many + count), many + count
        pools.append((mean, count))
    shifts = [mean for mean, count in pools for _ in range(count)]
    return [offset + shift for offset, shift in zip(offsets, shifts)]


@record
class _Ports:
    """The ends of lines at one border of a box, each with the column of its other end."""

    ends: list[tuple[float, int]] = field(default_factory=list)

    def columns(self, box: Box) -> dict[int, float]:
        """Return the end of each edge (by index) on the border, in the order of their other ends."""
        order = sorted(self.ends)
        return {
            edge: box.left + box.width * (at + 1) / (len(order) + 1) for at, (_, edge) in enumerate(order)
        }


def _lines(edges: Sequence[Edge], back: set[int], part: _Part) -> list[list[Curve]]:
    """Return the lines, from the lower border of the upper box to the upper border of the lower one,
    whichever way the edge points.
    """
    boxes, bands, ways = part.boxes, part.bands, part.ways
    taken = [_way(edge, at in back) for at, edge in enumerate(edges)]
    lower, upper = {node: _Ports() for node in boxes}, {node: _Ports() for node in boxes}
    for at, (a, b, up) in enumerate(taken):
        if a != b:
            passed = ways[a, b, up]
            lower[a].ends.append((passed[0][0] if passed else boxes[b].x, at))
            upper[b].ends.append((passed[-1][0] if passed else boxes[a].x, at))
    starts = {node: ports.columns(boxes[node]) for node, ports in lower.items()}
    stops = {node: ports.columns(boxes[node]) for node, ports in upper.items()}
    lines: list[list[Curve]] = []
    for at, (a, b, up) in enumerate(taken):
        if a == b:
            lines.append([_loop_curve(boxes[a])])
            continue
        x, end = starts[a][at], stops[b][at]
        points = [(x, boxes[a].bottom), (x, bands[a][1])]
        for column, top, bottom in ways[a, b, up]:
            points += [(column, top), (column, bottom)]
        points += [(end, bands[b][0]), (end, boxes[b].top)]
        curves = [_down(p, q) for p, q in pairwise(points) if p != q]
        lines.append([curve[::-1] for curve in reversed(curves)] if up else curves)
    return lines


def _down(p: Point, q: Point) -> Curve:
    middle = (p[1] + q[1]) / 2
    return p, (p[0], middle), (q[0], middle), q


def _loop_curve(box: Box) -> Curve:
    """Return the curve from a box's right border back to it."""
    reach = LOOP * 4 / 3 - 2
    high = min(box.height / 4, 12.0)
    return (
        (box.right, box.y + high),
        (box.right + reach, box.y + high),
        (box.right + reach, box.y - high),
        (box.right, box.y - high),
    )


# ------------------------------------------------------------------------------------ ring, rows


def _ring(picture: Picture, sizes: Mapping[str, Point]) -> Layout:
    """Place boxes around a ring; lines leave and arrive towards its centre, so that they stay inside."""
    count = len(picture.nodes)
    widest = max((math.hypot(*size) for size in sizes.values()), default=0.0) + BETWEEN / 2
    radius = widest / (2 * math.sin(math.pi / count)) if count > 1 else 0.0
    boxes, at = {}, {node.id: number for number, node in enumerate(picture.nodes)}
    for node in picture.nodes:
        angle = 2 * math.pi * at[node.id] / count - math.pi / 2
        boxes[node.id] = Box(
            round(radius * math.cos(angle), 3), round(radius * math.sin(angle), 3), *sizes[node.id]
        )
    lines: list[list[Curve]] = []
    for edge in picture.edges:
        if edge.source == edge.target:
            lines.append([_loop_curve(boxes[edge.source])])
            continue
        steps = abs(at[edge.source] - at[edge.target])
        share = max(1 / 3, 1 - 2 * widest / radius, 0.0) if radius else 0.0
        # The further apart, the deeper: up to two thirds of the way to the centre.
        share += (1 / 3 - share) * math.sin(math.pi * steps / count)
        p, q = _inner(boxes[edge.source]), _inner(boxes[edge.target])
        lines.append([(p, (p[0] * share, p[1] * share), (q[0] * share, q[1] * share), q)])
    return Layout(boxes, lines, 0, 0)


def _inner(box: Box) -> Point:
    """Return the point where the line from a box's centre to (0, 0) leaves it."""
    share = min(
        [
            half / abs(way)
            for half, way in ((box.width / 2, box.x), (box.height / 2, box.y))
            if abs(way) > 1e-9
        ],
        default=0.0,
    )
    return box.x * (1 - min(share, 1.0)), box.y * (1 - min(share, 1.0))


def _rows(picture: Picture, sizes: Mapping[str, Point]) -> Layout:
    """Place boxes in rows; a full row is followed by a new one."""
    boxes: dict[str, Box] = {}
    x = y = height = 0.0
    for node in picture.nodes:
        width, own = sizes[node.id]
        if x and x + width > _ROW:
            x, y, height = 0.0, y + height + BETWEEN / 2, 0.0
        boxes[node.id] = Box(x + width / 2, y + own / 2, width, own)
        x, height = x + width + BETWEEN / 2, max(height, own)
    return Layout(boxes, [], 0, 0)
