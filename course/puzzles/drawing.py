"""A launch as a picture: arrays as rows of boxes, threads as circles, lines from what a thread reads and to
what it writes.

A box says which threads read it (one or two by number, more by how many), and the more there are, the darker
it is. Lines are drawn for a few threads, whole for reading, dashed for writing; their colours are those of
Okabe and Ito, with a grey, which people with any kind of colour vision can tell apart.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

import numpy as np

from .reads import SHARED, Reads

COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9", "#e69f00", "#000000", "#7f7f7f")
_CELL, _HIGH, _GAP, _LEFT = 34, 22, 30, 160
_WIDEST = 24
_FOLLOWED = 8
"""So many threads are followed by lines if there are no more; else some of them."""

Place = tuple[float, float]


def picture(arrays: Mapping[str, np.ndarray], reads: Reads, blocks: int, threads: int, title: str) -> str:
    """An SVG of a launch of `blocks` blocks of `threads` threads on arrays of one or two dimensions."""
    shared = max((*reads.read.get(SHARED, {}), *reads.written.get(SHARED, {})), default=-1) + 1
    shapes = {name: array.shape if array.ndim == 2 else (1, array.size) for name, array in arrays.items()} | (
        {SHARED: (1, shared)} if shared else {}
    )
    above = [name for name in shapes if name in reads.read or name not in reads.written]
    below = [name for name in shapes if name not in above]
    out: list[str] = []
    places: dict[tuple[str, int], Place] = {}
    top = 34.0
    for name in above:
        top = _array(out, places, name, shapes[name], reads, top) + _GAP
    circles, top = _threads(out, blocks, threads, top + (_GAP if above else 0))
    top += 2 * _GAP
    for name in below:
        top = _array(out, places, name, shapes[name], reads, top) + _GAP
    lines = _lines(places, circles, reads, _followed(blocks * threads))
    width = max([x for x, _ in (*places.values(), *circles.values())], default=0.0) + 2 * _CELL
    words = f'<text x="10" y="20" font-size="13" font-weight="bold">{escape(title)}</text>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {top:g}" width="{width:g}"'
        f' height="{top:g}" role="img" aria-label="{escape(title)}" font-family="sans-serif"'
        ' font-size="10"><rect width="100%" height="100%"'
        f' fill="#ffffff"/>{words}{"".join(lines)}{"".join(out)}</svg>\n'
    )


def _array(
    out: list[str],
    places: dict[tuple[str, int], Place],
    name: str,
    shape: tuple[int, ...],
    reads: Reads,
    top: float,
) -> float:
    """Draw an array; where it ends."""
    rows, columns = shape
    out.append(f'<text x="10" y="{top + 15:g}" font-size="12">{escape(name)}</text>')
    line = 0
    for row in range(rows):
        for column in range(columns):
            line += column > 0 and column % _WIDEST == 0
            number = row * columns + column
            x, y = _LEFT + column % _WIDEST * _CELL, top + line * _HIGH
            readers = list(reads.read.get(name, {}).get(number, {}))
            writers = list(reads.written.get(name, {}).get(number, {}))
            said = _who(readers) if name in reads.read else _who(writers)
            depth = min(len(readers), 8)
            out.append(
                f'<rect x="{x:g}" y="{y:g}" width="{_CELL}" height="{_HIGH}" fill="#0072b2"'
                f' fill-opacity="{depth * 0.06:.2f}" stroke="#555555"/><text x="{x + _CELL / 2:g}"'
                f' y="{y + 15:g}" text-anchor="middle" paint-order="stroke" stroke="#ffffff"'
                f' stroke-width="3">{said}</text>'
            )
            places[name, number] = (x + _CELL / 2, y + _HIGH / 2)
        line += 1
    return top + line * _HIGH


def _who(threads: Sequence[int]) -> str:
    return " ".join(map(str, sorted(threads))) if len(threads) <= 2 else f"×{len(threads)}"


def _threads(out: list[str], blocks: int, threads: int, top: float) -> tuple[dict[int, Place], float]:
    """Draw the threads, block by block; where each is, and where they end."""
    circles: dict[int, Place] = {}
    out.append(f'<text x="10" y="{top + 4:g}" font-size="12">threads</text>')
    x = float(_LEFT)
    for block in range(blocks):
        if block and x + threads * 24 > _LEFT + _WIDEST * _CELL:
            x, top = float(_LEFT), top + 30
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


def _followed(count: int) -> list[int]:
    return list(range(count)) if count <= _FOLLOWED else sorted({0, 1, count // 2, count - 1})


def _colour(thread: int) -> str:
    return COLOURS[thread % len(COLOURS)]


def _lines(
    places: Mapping[tuple[str, int], Place],
    circles: Mapping[int, Place],
    reads: Reads,
    followed: Sequence[int],
) -> list[str]:
    lines = []
    for result, dashes in ((reads.read, ""), (reads.written, ' stroke-dasharray="5 3"')):
        for name, elements in result.items():
            for number, threads in sorted(elements.items()):
                for thread in threads:
                    if thread in followed and (name, number) in places:
                        (x, y), (u, v) = places[name, number], circles[thread]
                        lines.append(
                            f'<line x1="{x:g}" y1="{y:g}" x2="{u:g}" y2="{v:g}" stroke="{_colour(thread)}"'
                            f' stroke-opacity="0.75"{dashes}/>'
                        )
    return lines
