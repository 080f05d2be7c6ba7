"""The dumps: what they show is what plain definitions and networkx say; the renderers write XML, JSON and
DOT.
"""

from __future__ import annotations

import json
import math
import re
import shutil
import subprocess
from itertools import combinations
from xml.etree import ElementTree

import networkx
import pytest

from minicc.driver.pictures import flows, svg, table, text_formats
from minicc.driver.pictures.flows import Flow, FlowBlock
from minicc.driver.pictures.picture import TONES, Edge, Picture, PictureNode
from minicc.driver.pipeline import Compilation
from minicc.support.diagnostics import Location

SOURCE = """
__global__ void k(int n, int *p) {
    __shared__ int s[64];
    int sum = 0;
    for (int i = threadIdx.x; i < n; i += blockDim.x) {
        if (p[i] > 3) sum += p[i];
        else sum -= 2 * p[i];
    }
    s[threadIdx.x] = sum;
    __syncthreads();
    if (threadIdx.x == 0) { int all = 0; for (int i = 0; i < 64; i++) all += s[i]; p[0] = all; }
}
__global__ void other(float *q) { q[blockIdx.x] = 1.0f; }
"""


@pytest.fixture(scope="module")
def compiled() -> Compilation:
    return Compilation(SOURCE, "k.cu")


@pytest.fixture(scope="module")
def as_ptx(compiled: Compilation) -> Compilation:
    return Compilation(compiled.ptx, "k.ptx")


def random_flow(seed: int) -> Flow:
    graph = networkx.gnp_random_graph(12, 0.18, seed=seed, directed=True)
    return Flow(
        "f",
        {
            str(n): FlowBlock(
                f"b{n}",
                ("add", "br"),
                None,
                tuple((str(m), "") for m in graph.successors(n)),
                not list(graph.successors(n)),
            )
            for n in graph
        },
    )


def networkx_of(flow: Flow) -> networkx.DiGraph:
    graph = networkx.DiGraph()
    graph.add_nodes_from(flow.graph)
    graph.add_edges_from((a, b) for a, targets in flow.graph.items() for b in targets)
    return graph


@pytest.mark.parametrize("seed", range(30))
def test_dominator_trees_are_networkx_s(seed: int) -> None:
    flow = random_flow(seed)
    expected = networkx.immediate_dominators(networkx_of(flow), "0")
    assert {edge.target: edge.source for edge in flows.dom(flow).edges} == {
        n: d for n, d in expected.items() if n != d and d is not None
    }


def test_postdominator_trees_are_networkx_s_of_the_reversed_graph() -> None:
    judged = 0
    for flow in map(random_flow, range(60)):
        whole = networkx_of(flow)
        graph = whole.subgraph(networkx.descendants(whole, "0") | {"0"})
        backward = networkx.DiGraph(graph.reverse())
        backward.add_edges_from(("exit", n) for n in graph if not list(graph.successors(n)))
        if "exit" not in backward or set(networkx.descendants(backward, "exit")) != set(graph):
            continue  # endless loops are given a way out, which networkx knows nothing of
        expected = networkx.immediate_dominators(backward, "exit")
        assert {edge.target: edge.source for edge in flows.postdom(flow).edges} == {
            n: d for n, d in expected.items() if n != "exit"
        }
        judged += 1
    assert judged >= 20


@pytest.mark.parametrize("seed", range(30))
def test_loops_are_what_the_definition_says(seed: int) -> None:
    """A back edge's target dominates its source; its loop is what reaches the source without passing the
    target.
    """
    flow = random_flow(seed)
    graph = networkx_of(flow)
    reached = graph.subgraph(networkx.descendants(graph, "0") | {"0"})

    def dominates(a: str, b: str) -> bool:
        return (
            a == b
            or a == "0"
            or (b in reached and not networkx.has_path(reached.subgraph(set(reached) - {a}), "0", b))
        )

    back = {(a, b) for a, b in reached.edges if dominates(b, a)}
    picture = flows.loops(flow)
    assert {(e.source, e.target) for e in picture.edges if e.kind == "back"} == back
    bodies: dict[str, set[str]] = {}
    for latch, head in back:
        without = reached.subgraph(set(reached) - {head})
        bodies.setdefault(head, {head}).update(
            {latch} | (networkx.ancestors(without, latch) if latch != head else set())
        )
    for node in picture.nodes:
        depth = sum(node.id in body for body in bodies.values())
        assert (f"depth {depth}" in node.lines) == bool(depth and node.id in reached), node
        assert any(line.startswith("head of a loop") for line in node.lines) == (node.id in bodies)


@pytest.mark.parametrize("name", table.DUMPS)
def test_every_dump_of_a_kernel_is_sound(name: str, compiled: Compilation) -> None:
    result = table.pictures(name, compiled, ["k"])
    assert len(result) == 1
    check(result[0])


@pytest.mark.parametrize("name", [row.name for row in table.DUMPS.values() if row.ptx])
def test_every_dump_of_ptx_is_sound(name: str, as_ptx: Compilation) -> None:
    for picture in table.pictures(name, as_ptx):
        check(picture)


def check(picture: Picture) -> None:
    ids = [node.id for node in picture.nodes]
    assert ids
    assert len(set(ids)) == len(ids)
    assert {edge.source for edge in picture.edges} | {edge.target for edge in picture.edges} <= set(ids)
    assert all(node.tone in TONES for node in picture.nodes)
    assert all(
        len(node.tones) in (0, len(node.lines)) and set(node.tones) <= TONES.keys() for node in picture.nodes
    )
    root = ElementTree.fromstring(svg.svg(picture))
    assert root.get("role") == "img"
    assert root[0].tag.endswith("title") and root[0].text == picture.title
    assert [
        g.get("data-node") for g in root.iter("{http://www.w3.org/2000/svg}g") if g.get("data-node")
    ] == ids
    assert not list(root.iter("{http://www.w3.org/2000/svg}script"))
    (data,) = json.loads(text_formats.as_json([picture]))
    assert [node["id"] for node in data["nodes"]] == ids
    assert [(edge["source"], edge["target"]) for edge in data["edges"]] == [
        (edge.source, edge.target) for edge in picture.edges
    ]
    nodes, edges = read_dot(text_formats.dot(picture))
    assert nodes == ids
    assert edges == [(edge.source, edge.target) for edge in picture.edges]
    assert text_formats.text(picture).startswith(picture.title + "\n")


_STRING = r'"(?:[^"\\]|\\.)*"'
_ATTRIBUTES = rf"\[(?:\w+=(?:{_STRING}|[\w.]+)(?:, )?)*\]"


def read_dot(text: str) -> tuple[list[str], list[tuple[str, str]]]:
    """The nodes and edges of what is a graph in Graphviz's grammar, as far as we write it."""
    lines = text.splitlines()
    assert re.fullmatch(rf"(di)?graph {_STRING} {{", lines[0])
    assert lines[-1] == "}"
    nodes, edges = [], []

    def plain(quoted: str) -> str:
        return re.sub(r"\\(.)", r"\1", quoted[1:-1])

    for line in lines[3:-1]:
        match = re.fullmatch(rf"  ({_STRING})(?: (->|--) ({_STRING}))? {_ATTRIBUTES};", line)
        assert match, line
        if match[2]:
            assert (match[2] == "->") == lines[0].startswith("digraph")
            edges.append((plain(match[1]), plain(match[3])))
        else:
            nodes.append(plain(match[1]))
    return nodes, edges


@pytest.mark.skipif(shutil.which("dot") is None, reason="Graphviz is not installed")
@pytest.mark.parametrize("name", table.DUMPS)
def test_graphviz_reads_it(name: str, compiled: Compilation) -> None:
    subprocess.run(
        ["dot", "-Tplain"],
        input=text_formats.all_dot(table.pictures(name, compiled)),
        text=True,
        check=True,
        capture_output=True,
    )


AWKWARD = Picture(
    'a "title" <of> &c',
    (
        PictureNode(
            'n"1\\', ('x < "y" & \\n', "\t日本 \x01"), "hot", Location("f.cu", 3, 1), ("plain", "hot")
        ),
        PictureNode("]]>", ("--",)),
    ),
    (Edge('n"1\\', "]]>", "<&>"),),
)


def test_any_text_may_stand_in_a_picture() -> None:
    check(AWKWARD)
    root = ElementTree.fromstring(svg.svg(AWKWARD))
    node = next(g for g in root.iter("{http://www.w3.org/2000/svg}g") if g.get("data-node"))
    assert (node.get("data-line"), node.get("data-file"), node.get("class")) == ("3", "f.cu", "node hot")


Triple = tuple[float, float, float]


def linear(colour: str) -> list[float]:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]


def luminance(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


EYES: dict[str, tuple[Triple, Triple, Triple]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What becomes of linear RGB (Machado, Oliveira, Fernandes, "A physiologically-based model for simulation of
color vision deficiency", 2009, severity 1).
"""


def seen(colour: str, eye: str) -> Triple:
    """CIELAB under D65."""
    rgb = [min(max(sum(a * b for a, b in zip(row, linear(colour))), 0.0), 1.0) for row in EYES[eye]]
    rows = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
    white = (0.9505, 1.0, 1.089)
    x, y, z = (sum(a * b for a, b in zip(row, rgb)) / w for row, w in zip(rows, white))
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("scheme", [0, 1], ids=["light", "dark"])
def test_tones_of_a_scale_differ_for_colour_blind_people(eye: str, scheme: int) -> None:
    """By CIE76's distance, of which 2.3 can just be noticed; and each has a border of its own beside it."""
    for scale in (("cool", "mild", "warm", "hot"), tuple(f"hue{n}" for n in range(1, 9))):
        for a, b in combinations(scale, 2):
            assert math.dist(seen(svg.FILLS[a][scheme], eye), seen(svg.FILLS[b][scheme], eye)) > 7.5, (a, b)


@pytest.mark.parametrize("scheme", [0, 1], ids=["light", "dark"])
def test_text_stands_out_from_every_tone(scheme: int) -> None:
    """WCAG 2's contrast, 4.5 for text of this size; the four steps differ in lightness, in one direction."""
    ink = luminance(svg.BASE["ink"][scheme])
    for tone, fills in svg.FILLS.items():
        dark, light = sorted((ink, luminance(fills[scheme])))
        assert (light + 0.05) / (dark + 0.05) >= 4.5, tone
    steps = [luminance(svg.FILLS[tone][scheme]) for tone in ("cool", "mild", "warm", "hot")]
    assert steps == sorted(steps, reverse=scheme == 0)


def test_each_tone_has_a_border_of_its_own_in_its_scale() -> None:
    scales = [
        ("cool", "mild", "warm", "hot"),
        tuple(f"hue{n}" for n in range(1, 9)),
        ("plain", "entry", "exit", "dead", "spilled"),
    ]
    for scale in scales:
        assert len({svg.BORDERS[tone] for tone in scale}) == len(scale)
    assert set(svg.BORDERS) == set(svg.FILLS) == set(TONES)
