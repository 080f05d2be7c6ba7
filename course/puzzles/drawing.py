"""A launch as a picture: arrays as rows of boxes, threads as circles, lines from the elements that a thread
reads and to those that it writes.

A box lists the threads that read it (one or two by number, more by how many), and the more there are, the
darker it is. Lines are drawn for a few threads, solid for reading, dashed for writing; their colours are
those of Okabe and Ito, with a grey, which people with any kind of colour vision can tell apart.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

import numpy as np

from .access_log import SHARED, AccessLog

COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9", "#e69f00", "#000000", "#7f7f7f")
_CELL_WIDTH, _ROW_HEIGHT, _GAP, _LEFT_MARGIN = 34, 22, 30, 160
_MAX_COLUMNS = 24
_MAX_THREADS_DRAWN = 8
"""Up to so many threads all have lines; of more only some."""

Point = tuple[float, float]


def picture(
    arrays: Mapping[str, np.ndarray], access_log: AccessLog, blocks: int, threads: int, title: str
) -> str:
    """Return an SVG of a launch of `blocks` blocks of `threads` threads on arrays of rank 1 or 2."""
    shared = max((*access_log.read.get(SHARED, {}), *access_log.written.get(SHARED, {})), default=-1) + 1
    shapes = {name: array.shape if array.ndim == 2 else (1, array.size) for name, array in arrays.items()} | (
        {SHARED: (1, shared)} if shared else {}
    )
    above = [name for name in shapes if name in access_log.read or name not in access_log.written]
    below = [name for name in shapes if name not in above]
    out: list[str] = []
    points: dict[tuple[str, int], Point] = {}
    top = 34.0
    for name in above:
        top = _draw_array(out, points, name, shapes[name], access_log, top) + _GAP
    circles, top = _draw_threads(out, blocks, threads, top + (_GAP if above else 0))
    top += 2 * _GAP
    for name in below:
        top = _draw_array(out, points, name, shapes[name], access_log, top) + _GAP
    lines = _lines(points, circles, access_log, _select_threads(blocks * threads))
    width = max([x for x, _ in (*points.values(), *circles.values())], default=0.0) + 2 * _CELL_WIDTH
    words = f'<text x="10" y="20" font-size="13" font-weight="bold">{escape(title)}</text>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {top:g}" width="{width:g}"'
        f' height="{top:g}" role="img" aria-label="{escape(title)}" font-family="sans-serif"'
        ' font-size="10"><rect width="100%" height="100%"'
        f' fill="#ffffff"/>{words}{"".join(lines)}{"".join(out)}</svg>\n'
    )


def _draw_array(
    out: list[str],
    points: dict[tuple[str, int], Point],
    name: str,
    shape: tuple[int, ...],
    access_log: AccessLog,
    top: float,
) -> float:
    """Draw an array; return its bottom."""
    rows, columns = shape
    out.append(f'<text x="10" y="{top + 15:g}" font-size="12">{escape(name)}</text>')
    line = 0
    for row in range(rows):
        for column in range(columns):
            line += column > 0 and column % _MAX_COLUMNS == 0
            number = row * columns + column
            x, y = _LEFT_MARGIN + column % _MAX_COLUMNS * _CELL_WIDTH, top + line * _ROW_HEIGHT
            readers = list(access_log.read.get(name, {}).get(number, {}))
            writers = list(access_log.written.get(name, {}).get(number, {}))
            label = _format_threads(readers) if name in access_log.read else _format_threads(writers)
            depth = min(len(readers), 8)
            out.append(
                f'<rect x="{x:g}" y="{y:g}" width="{_CELL_WIDTH}" height="{_ROW_HEIGHT}" fill="#0072b2"'
                f' fill-opacity="{depth * 0.06:.2f}" stroke="#555555"/><text x="{x + _CELL_WIDTH / 2:g}"'
                f' y="{y + 15:g}" text-anchor="middle" paint-order="stroke" stroke="#ffffff"'
                f' stroke-width="3">{label}</text>'
            )
            points[name, number] = (x + _CELL_WIDTH / 2, y + _ROW_HEIGHT / 2)
        line += 1
    return top + line * _ROW_HEIGHT


def _format_threads(threads: Sequence[int]) -> str:
    return " ".join(map(str, sorted(threads))) if len(threads) <= 2 else f"×{len(threads)}"


def _draw_threads(out: list[str], blocks: int, threads: int, top: float) -> tuple[dict[int, Point], float]:
    """Draw the threads, block by block; return their positions and their bottom."""
    circles: dict[int, Point] = {}
    out.append(f'<text x="10" y="{top + 4:g}" font-size="12">threads</text>')
    x = float(_LEFT_MARGIN)
    for block in range(blocks):
        if block and x + threads * 24 > _LEFT_MARGIN + _MAX_COLUMNS * _CELL_WIDTH:
            x, top = float(_LEFT_MARGIN), top + 30
        for thread in range(threads):
            number = block * threads + thread
            circles[number] = (x + 12, top)
            out.append(
                f'<circle cx="{x + 12:g}" cy="{top:g}" r="10" fill="#ffffff" stroke="{_colour(number)}"'
                f' stroke-width="2"/><text x="{x + 12:g}" y="{top + 4:g}"'
                f' text-anchor="middle">{number}</text>'
            )
            x += 24
        x += 14
    return circles, top


def _select_threads(count: int) -> list[int]:
    return list(range(count)) if count <= _MAX_THREADS_DRAWN else sorted({0, 1, count // 2, count - 1})


def _colour(thread: int) -> str:
    return COLOURS[thread % len(COLOURS)]


def _lines(
    points: Mapping[tuple[str, int], Point],
    circles: Mapping[int, Point],
    access_log: AccessLog,
    selected: Sequence[int],
) -> list[str]:
    lines = []
    for result, dashes in ((access_log.read, ""), (access_log.written, ' stroke-dasharray="5 3"')):
        for name, elements in result.items():
            for number, threads in sorted(elements.items()):
                for thread in threads:
                    if thread in selected and (name, number) in points:
                        (x, y), (u, v) = points[name, number], circles[thread]
                        lines.append(
                            f'<line x1="{x:g}" y1="{y:g}" x2="{u:g}" y2="{v:g}" stroke="{_colour(thread)}"'
                            f' stroke-opacity="0.75"{dashes}/>'
                        )
    return lines
