"""What the dumps say, held against plain definitions and against other parts of minicc, on kernels of the
examples and of the suite.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import minicc
from minicc.driver.options import parse_api_options
from minicc.driver.pictures import of_machine, of_ptx
from minicc.driver.pictures.of_native import OfNative
from minicc.driver.pictures.picture import Picture
from minicc.driver.pictures.table import pictures
from minicc.driver.pipeline import Compilation
from minicc.passes.analysis.analyses import Analyses
from minicc.passes.analysis.divergence import Level
from minicc.ptx.analysis import costs
from minicc.ptx.analysis.flow import control_flow, defs, register_pressure, uses
from minicc.runtime.engine.executable import Executable

ROOT = Path(minicc.__file__).parent
SUITE = ROOT / "filetests" / "suite" / "kernels"
KERNELS = [
    ROOT / "examples" / "bitonic_sort.cu",
    ROOT / "examples" / "black_scholes.cu",
    SUITE / "shared" / "matrix_product.cu",
    SUITE / "control" / "irreducible.cu",
    SUITE / "control" / "nested_loops.cu",
]
kernels = pytest.mark.parametrize("path", KERNELS, ids=lambda path: path.stem)


@cache
def compiled(path: Path, *options: str) -> Compilation:
    return Compilation(path.read_text(), path.name, parse_api_options(options))


def intervals(picture: Picture) -> dict[str, list[tuple[str, list[tuple[int, int]]]]]:
    """By register or place in memory the values in it, with their runs."""
    result = {}
    for node in picture.nodes:
        if node.id.startswith("block "):
            continue
        result[node.id] = [
            (
                line.split(":")[0].strip(),
                [
                    tuple(map(int, (run.split("..") * 2)[:2]))
                    for run in line.split(": ")[1].split(", ")
                    if run != "-"
                ],
            )
            for line in node.lines[1:]
        ]
    return result


@kernels
@pytest.mark.parametrize("budget", [None, 16])
def test_values_of_one_register_are_never_live_together(path: Path, budget: int | None) -> None:
    compilation = compiled(path, *([f"-maxrregcount={budget}"] if budget else []))
    (drawn,), (ring,) = pictures("allocation", compilation), pictures("interference", compilation)
    copied = {frozenset((e.source, e.target)) for e in ring.edges if e.kind == "copy"}
    conflicts = {frozenset((e.source, e.target)) for e in ring.edges if e.kind == "conflict"}
    homes = {node.id: node.lines[0].split(" → ")[1] for node in ring.nodes}
    for home, values in intervals(drawn).items():
        if home.startswith(("local", "computed")):
            continue
        for at, (name, runs) in enumerate(values):
            assert homes[name] == home
            for other, theirs in values[at + 1 :]:
                assert frozenset((name, other)) not in conflicts
                together = any(a <= d and c <= b for a, b in runs for c, d in theirs)
                assert not together or frozenset((name, other)) in copied, (home, name, other)


def test_what_nobody_reads_is_in_its_register_behind_the_operation_that_writes_it() -> None:
    compilation = Compilation("__global__ void k(int *p) { atomicExch(p, threadIdx.x); p[1] = 2; }", "k.cu")
    (picture,) = pictures("allocation", compilation)
    lines = dict(
        line.split(maxsplit=1)[::-1]
        for node in picture.nodes
        if node.id.startswith("block ")
        for line in node.lines[1:]
    )
    ((name, number),) = (
        (re.search(r"(%\w+)", text)[1], int(at)) for text, at in lines.items() if text.startswith("atom")
    )  # type: ignore[index]
    assert (name, [(number, number)]) in [value for values in intervals(picture).values() for value in values]


@kernels
def test_lives_begin_with_definitions_and_end_with_uses(path: Path) -> None:
    """A run of a value in straight code begins with an operation that writes it and ends where one reads it,
    or at a block's ends.
    """
    (drawn,) = pictures("allocation", compiled(path))
    lines: dict[int, str] = {}
    ends = set()
    for node in drawn.nodes:
        if node.id.startswith("block "):
            for line in node.lines[1:]:
                number, text = line.split(maxsplit=1)
                lines[int(number)] = text
            ends |= (
                {int(node.lines[1].split()[0]), int(node.lines[-1].split()[0])}
                if len(node.lines) > 1
                else set()
            )
    for values in intervals(drawn).values():
        for name, runs in values:
            assert runs, f"{name} is written, and so in its register behind that"
            for first, last in runs:
                assert re.search(rf"{re.escape(name)}\b", lines[first]) or first in ends, (
                    name,
                    first,
                    lines[first],
                )
                assert (
                    last == max(lines) or last in ends or re.search(rf"{re.escape(name)}\b", lines[last + 1])
                ), (name, last)


@kernels
def test_the_most_that_is_live_is_what_the_report_says(path: Path) -> None:
    compilation = Compilation(compiled(path).ptx, "k.ptx")
    for picture, fn in zip(
        pictures("liveness", compilation),
        (f for f in compilation.ptx_module.functions.values() if f.body is not None),
        strict=True,
    ):
        most = int(re.search(r"at most (\d+) registers? at once", picture.title)[1])  # type: ignore[index]
        assert most == register_pressure(fn)
        assert most == max(int(re.match(r"at most (\d+)", node.lines[-1])[1]) for node in picture.nodes)  # type: ignore[index]


@kernels
def test_divergence_is_marked_as_the_analysis_finds_it(path: Path) -> None:
    compilation = compiled(path)
    letters = {Level.GRID: "G", Level.CTA: "B", Level.WARP: "W", Level.DIVERGENT: "D"}
    for fn, picture in zip(
        compilation.optimized.definitions, pictures("divergence", compilation), strict=True
    ):
        result = Analyses().get("divergence", fn)
        for block, node in zip(fn.blocks, picture.nodes, strict=True):
            for instr, line, tone in zip(block.instrs, node.lines[1:], node.tones[1:], strict=True):
                shown = not instr.type.is_void or len(set(instr.blocks)) > 1
                assert line[0] == (letters[result.level(instr)] if shown else " ")
                assert tone == ({"G": "cool", "B": "mild", "W": "warm", "D": "hot", " ": "plain"}[line[0]])


@kernels
def test_instructions_begin_as_soon_as_they_can_and_no_sooner(path: Path) -> None:
    module = compiled(path).ptx_module
    for fn in (f for f in module.functions.values() if f.body is not None):
        picture = of_ptx.schedule(of_ptx.OfPtx(module, fn))
        for block, node in zip(control_flow(fn).blocks, picture.nodes, strict=True):
            begins = [int(line.split()[0]) for line in node.lines[1:-1]]
            for at, instr in enumerate(block.instructions):
                soonest = begins[at - 1] + 1 if at else 0
                for register in uses(instr):
                    writers = [w for w in range(at) if register in defs(block.instructions[w])]
                    if writers:
                        soonest = max(
                            soonest, begins[writers[-1]] + costs.clocks(block.instructions[writers[-1]])
                        )
                assert begins[at] == soonest, (node.id, at)
            assert int(node.lines[-1].split()[0]) == max(
                (b + costs.clocks(i) for b, i in zip(begins, block.instructions)), default=0
            )


@pytest.mark.parametrize(
    "path", [p for p in KERNELS if p.stem in ("bitonic_sort", "matrix_product")], ids=lambda path: path.stem
)
def test_a_region_is_what_is_reached_without_a_barrier(path: Path) -> None:
    compilation = compiled(path)
    (picture,) = pictures("regions", compilation)
    edges: dict[str, list[tuple[str, str]]] = {}
    for edge in picture.edges:
        edges.setdefault(edge.source, []).append((edge.target, edge.kind))
    starts = ["0", *dict.fromkeys(t for item in edges.values() for t, kind in item if kind == "barrier")]
    regions = []
    for start in starts:
        reached, work = {start}, [start]
        while work:
            fresh = {t for t, kind in edges.get(work.pop(), ()) if kind != "barrier"} - reached
            reached |= fresh
            work += fresh
        regions.append(frozenset(reached))
    said: dict[str, set[str]] = {}
    for node in picture.nodes:
        for number in re.search(r"region ([\d, ]+)", node.lines[0])[1].split(", "):  # type: ignore[index]
            said.setdefault(number.strip(), set()).add(node.id)
    assert {frozenset(blocks) for blocks in said.values()} == set(regions)
    assert picture.title.startswith(f"{len(regions)} regions of kernel ")


def test_blocks_are_of_the_size_that_the_kernel_says() -> None:
    def block(bounds: str) -> tuple[int, int, int]:
        compilation = Compilation(f"__global__ void {bounds} k(int *p) {{ p[threadIdx.x] = 1; }}", "k.cu")
        return OfNative(Executable(compilation.ptx_module), "_Z1kPi").block

    assert block("") == (256, 1, 1)
    assert block("__launch_bounds__(96)") == (96, 1, 1)


def test_ir_is_as_it_was_after_registers_are_shown() -> None:
    compilation = compiled(KERNELS[0], "-passes=mem2reg")
    before = str(compilation.optimized)
    of_machine.machines(compilation)
    assert str(compilation.optimized) == before
