"""Layouts of random graphs: no two boxes overlap, lines end on the borders of their boxes and run through no
other; the same bytes under every hash seed.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from itertools import pairwise

import pytest

from minicc.driver.pictures.layout import Box, Curve, Layout, layout
from minicc.driver.pictures.picture import Edge, Picture, PictureNode
from minicc.support.diagnostics import UsageError

pytest.importorskip("grandalf", reason="grandalf is not installed")


def graph(seed: int, form: str = "layers") -> tuple[Picture, dict[str, tuple[float, float]]]:
    """A random graph: a chain with branches, loops, a block that branches to itself, parallel edges, and
    parts of its own.
    """
    r = random.Random(seed)
    count = r.choice((1, 2, 3, 8, 30, 80))
    names = [f"n{i}" for i in range(count)]
    edges = [Edge(a, b) for a, b in pairwise(names) if r.random() < 0.9]
    edges += [Edge(r.choice(names), r.choice(names), "x") for _ in range(r.randint(0, count))]
    sizes = {name: (r.uniform(20, 400), r.uniform(16, 300)) for name in names}
    return (
        Picture(
            "random",
            tuple(PictureNode(name, (name,)) for name in names),
            tuple(edges if form != "rows" else ()),
            form,
        ),
        sizes,
    )


def points(curve: Curve, count: int = 24) -> list[tuple[float, float]]:
    result = []
    for step in range(count + 1):
        t = step / count
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        result.append(
            (sum(w * p[0] for w, p in zip(weights, curve)), sum(w * p[1] for w, p in zip(weights, curve)))
        )
    return result


def inside(point: tuple[float, float], box: Box, slack: float) -> bool:
    return box.left + slack < point[0] < box.right - slack and box.top + slack < point[1] < box.bottom - slack


def on_border(point: tuple[float, float], box: Box) -> bool:
    return not inside(point, box, 0.01) and inside(point, box, -0.01)


def wrong(picture: Picture, found: Layout) -> list[str]:
    """What a layout must not do."""
    said = []
    boxes = list(found.boxes.items())
    for at, (a, p) in enumerate(boxes):
        said += [
            f"{a} and {b} overlap"
            for b, q in boxes[at + 1 :]
            if p.left < q.right and q.left < p.right and p.top < q.bottom and q.top < p.bottom
        ]
        if not (
            p.left > -0.01
            and p.right < found.width + 0.01
            and p.top > -0.01
            and p.bottom < found.height + 0.01
        ):
            said.append(f"{a} lies outside")
    for edge, line in zip(picture.edges, found.lines, strict=True):
        if not on_border(line[0][0], found.boxes[edge.source]) or not on_border(
            line[-1][3], found.boxes[edge.target]
        ):
            said.append(f"{edge} does not end on the borders")
        if any(p[3] != q[0] for p, q in pairwise(line)):
            said.append(f"{edge} is broken")
        way = [point for curve in line for point in points(curve)]
        said += [
            f"{edge} runs through {name}"
            for name, box in boxes
            if any(inside(point, box, 0.5) for point in way)
        ]
    return said


@pytest.mark.parametrize("form", ["layers", "ring", "rows"])
@pytest.mark.parametrize("seed", range(25))
def test_boxes_are_apart_and_lines_run_between_them(seed: int, form: str) -> None:
    picture, sizes = graph(seed, form)
    assert wrong(picture, layout(picture, sizes)) == []


def test_what_is_judged_can_be_wrong() -> None:
    picture, sizes = graph(4)
    result = layout(picture, sizes)
    result.boxes["n1"].x = result.boxes["n0"].x
    result.boxes["n1"].y = result.boxes["n0"].y
    said = wrong(picture, result)
    assert "n0 and n1 overlap" in said
    assert any("borders" in line for line in said)


def test_a_forward_edge_and_a_back_edge_have_columns_of_their_own() -> None:
    nodes = tuple(PictureNode(name, (name,)) for name in "abc")
    picture = Picture(
        "loop", nodes, (Edge("a", "b"), Edge("b", "c"), Edge("a", "c"), Edge("c", "a", kind="back"))
    )
    result = layout(picture, dict.fromkeys("abc", (60.0, 30.0)))
    forward, back = result.lines[2], result.lines[3]
    assert {round(p[0][0], 1) for p in forward[1:]}.isdisjoint({round(p[0][0], 1) for p in back[1:-1]})
    assert back[0][0][1] > back[-1][3][1], "the line begins at the lower box"


_PRINT = """
import sys
sys.path.insert(0, sys.argv[1])
from test_layout import graph
from minicc.driver.pictures.svg import svg
for seed in (4, 7, 9, 11):
    sys.stdout.write(svg(graph(seed)[0]))
"""


def test_the_hash_seed_changes_nothing() -> None:
    folder = os.path.dirname(__file__)
    outputs = {
        subprocess.run([sys.executable, "-c", _PRINT, folder], capture_output=True,
            env={**os.environ, "PYTHONHASHSEED": seed}, check=True).stdout
        for seed in ("0", "1", "4711")
    }  # fmt: skip
    assert len(outputs) == 1
    assert outputs.pop().count(b"<svg") == 4


def test_without_grandalf_the_message_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "grandalf.graphs", None)
    picture, sizes = graph(1)
    with pytest.raises(UsageError, match="pip install grandalf"):
        layout(picture, sizes)


def test_what_would_take_minutes_is_refused() -> None:
    names = [str(n) for n in range(400)]
    edges = [Edge(a, b) for a, b in pairwise(names)] + [Edge("0", b) for b in names[2:]]
    picture = Picture("fan", tuple(PictureNode(name, (name,)) for name in names), tuple(edges))
    with pytest.raises(
        UsageError, match=r"the picture is too large to lay out \(79801 places in layers, at most 60000\)"
    ):
        layout(picture, dict.fromkeys(names, (20.0, 20.0)))
