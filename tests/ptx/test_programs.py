"""Whole programs of three compilers: parsed, verified, printed, and the same after parsing again."""

from __future__ import annotations

import gc
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "bench"))

import ptx_speed

from minicc.ptx.analysis.flow import control_flow, defs, uses
from minicc.ptx.model import Function, Instruction, LabelDef, Module, Scope
from minicc.ptx.parsing.parser import parse
from minicc.ptx.printer import print_module
from minicc.ptx.rules.verifier import verify

from .samples import PROGRAMS, PTXAS

EXAMPLES = sorted((Path(__file__).parents[2] / "examples").glob("*.cu"))


def check(text: str, name: str) -> Module:
    """`text` verifies, and printing is a fixed point with the same instructions."""
    module = parse(text, name)
    assert verify(module) == []
    once = print_module(module)
    again = parse(once, name)
    assert print_module(again) == once
    assert verify(again) == []
    for name, fn in module.functions.items():
        other = again.functions[name]
        assert list(map(str, fn.instructions())) == list(map(str, other.instructions()))
        assert [i.source for i in fn.instructions()] == [i.source for i in other.instructions()]
    return module


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_program(path: Path) -> None:
    module = check(path.read_text(), path.name)
    assert sum(1 for fn in module.functions.values() for _ in fn.instructions()) > 15


@pytest.mark.skipif(PTXAS is None, reason="ptxas is not installed")
@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_what_is_printed_still_assembles(path: Path, tmp_path: Path) -> None:
    module = parse(path.read_text())
    printed = tmp_path / "printed.ptx"
    printed.write_text(print_module(module))
    run = subprocess.run(
        [str(PTXAS), "-c", "-arch", module.target[0], "-o", str(tmp_path / "out.o"), str(printed)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr


@pytest.mark.skipif(shutil.which("nvcc") is None, reason="nvcc is not installed")
@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_examples_through_nvcc(path: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.ptx"
    subprocess.run(
        ["nvcc", "-ptx", "-arch=sm_90", "-lineinfo", "-o", str(out), str(path)],
        check=True,
        capture_output=True,
    )
    check(out.read_text(), out.name)


def test_sources_name_the_inlined_calls() -> None:
    path = next(path for path in PROGRAMS if path.stem == "nvcc_line_info")
    sources = [i.source for fn in parse(path.read_text()).entries for i in fn.instructions()]
    chains = set()
    for source in sources:
        chain = []
        while source is not None:
            chain.append(source.line)
            source = source.inlined_at
        chains.add(tuple(chain))
    assert (1, 2, 6) in chains and (1, 6) in chains


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_every_use_has_a_definition_on_some_path(path: Path) -> None:
    """Nothing but parameters in registers is live where a function starts."""
    for fn in parse(path.read_text()).functions.values():
        if fn.body is None:
            continue
        flow = control_flow(fn)
        assert flow.liveness().live_in[0] == 0, fn.name
        assert [i for block in flow.blocks for i in block.instructions] == list(fn.instructions())
        for instr in fn.instructions():
            assert len(set(defs(instr))) == len(defs(instr)) and len(set(uses(instr))) == len(uses(instr))


@pytest.mark.parametrize("shape", ["many_kernels", "long_kernel"])
def test_time_is_linear(shape: str) -> None:
    """Ten times the text take about ten times as long, verification included: many kernels, or one of many
    lines.
    """
    base = next(path for path in PROGRAMS if path.stem == "nvcc_calls_and_math").read_text()

    def seconds(lines: int) -> float:
        """The best of three, without the collector: its cost depends on everything else in the process."""
        text, best = getattr(ptx_speed, shape)(base, lines), float("inf")
        assert lines * 0.8 < text.count("\n") < lines * 1.3
        gc.disable()
        try:
            for _ in range(3):
                start = time.process_time()
                assert verify(parse(text)) == []
                best = min(best, time.process_time() - start)
        finally:
            gc.enable()
        return best

    seconds(2000)
    assert seconds(20_000) < 20 * seconds(2000)  # a factor two for noise


def test_labels_and_scopes_come_in_text_order() -> None:
    module = parse(".version 8.0\n.target sm_80\n.entry k() { A: { B: ret; } C: ret; }")
    fn = module.functions["k"]
    kinds = [type(s) for s in fn.statements()]
    assert kinds == [LabelDef, Scope, LabelDef, Instruction, LabelDef, Instruction] and isinstance(
        fn, Function
    )
