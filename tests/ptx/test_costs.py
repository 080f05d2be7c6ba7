"""Table 19: its figures, what they make of instructions, and the sums of the static estimate."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import minicc
from minicc.codegen import allocate
from minicc.driver import cost_report
from minicc.passes.allocation.problem import Problem
from minicc.ptx.analysis import costs
from minicc.ptx.analysis.estimate import Cost, FunctionCost, estimate
from minicc.ptx.parsing.parser import parse
from minicc.ptx.ptxtypes import SPACES

from .samples import PROGRAMS, module

FREE, DEAR = 0, 100


@pytest.mark.parametrize(
    ("space", "clocks"),
    [
        ("reg", FREE),
        ("shared", FREE),
        ("const", FREE),
        ("local", DEAR),
        ("param", FREE),
        ("immediate", FREE),
        ("global", DEAR),
        ("tex", DEAR),
        ("surf", DEAR),
    ],
)
def test_table_19(space: str, clocks: int) -> None:
    assert costs.ACCESS[space] == clocks


def test_every_space_has_a_cost() -> None:
    assert costs.ACCESS.keys() == set(SPACES) - {"sreg"} | {"immediate"}


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("add.u32 %u1, %u2, %u3;", ()),
        ("ld.param.u64 %rd1, [kp];", (("param", "load"),)),
        ("ld.global.v4.f32 {%f1, %f2, %f3, %f4}, [%rd1];", (("global", "load"),)),
        ("ld.u32 %u1, [%rd1];", (("generic", "load"),)),
        ("st.shared::cta.u32 [sv], %u1;", (("shared", "store"),)),
        ("st.local.u32 [lv], %u1;", (("local", "store"),)),
        ("atom.shared.add.u32 %u1, [sv], 1;", (("shared", "atomic"),)),
        ("red.add.u32 [%rd1], 1;", (("generic", "atomic"),)),
        ("cp.async.ca.shared.global [%rd1], [%rd2], 4;", (("shared", "store"), ("global", "load"))),
        ("tex.2d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [tx, {%f5, %f6}];", (("tex", "load"),)),
        ("suld.b.1d.b32.trap %r1, [sf, {%r2}];", (("surf", "load"),)),
        ("txq.width.b32 %r1, [tx];", ()),
        ("prefetch.global.L2 [%rd1];", ()),
        ("mov.u64 %rd1, gv;", ()),
        ("cvta.global.u64 %rd1, %rd2;", ()),
        ("bar.sync 0;", ()),
        ("ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%r1}, [%rd1];", (("shared", "load"),)),
    ],
)
def test_accesses(line: str, expected: tuple[tuple[str, str], ...]) -> None:
    fn = parse(module([line])[0]).functions["k"]
    instr = next(fn.instructions())
    assert costs.accesses(instr) == expected
    assert costs.clocks(instr) == 1 + sum(
        DEAR for space, _ in expected if space in ("generic", "global", "local", "tex", "surf")
    )


def sums(parts: list[Cost]) -> tuple[int, float, float, float]:
    return (
        sum(p.instructions for p in parts),
        sum(p.issue for p in parts),
        sum(p.waits for p in parts),
        sum(p.calls for p in parts),
    )


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_blocks_and_lines_add_up(path: Path) -> None:
    functions = estimate(parse(path.read_text()))
    assert functions
    for fn in functions:
        whole = sums([fn.cost])
        assert sums([block.cost for block in fn.blocks]) == pytest.approx(whole)
        assert sums([line.cost for line in fn.lines]) == pytest.approx(whole)
        assert all(
            block.cost.waits >= 100 * access.weighted
            for block in fn.blocks
            for space, access in block.cost.accesses.items()
            if space in ("global", "local", "generic")
        )


def functions_of(text: str) -> dict[str, FunctionCost]:
    return {fn.name: fn for fn in estimate(parse(f".version 8.0\n.target sm_80\n.address_size 64\n{text}"))}


def test_calls() -> None:
    """A callee counts per call; what calls back, is called through a register or is elsewhere is named."""
    result = functions_of("""
.func other(); .func even(); .global .u32 x;
.func leaf() { .reg .u32 r; ld.global.u32 r, [x]; ret; }
.func odd() { call even; ret; }
.func even() { call odd; ret; }
.func deep() { .reg .u64 f; mov.u64 f, leaf; call leaf; call leaf; p: .callprototype _ (); call f, p;
  call other; ret; }
""")
    assert result["leaf"].cost.clocks == 102
    assert (result["deep"].cost.calls, result["deep"].cost.issue, result["deep"].unknown) == (
        204.0,
        6.0,
        ["*", "other"],
    )
    assert result["odd"].unknown == ["even"] and not result["even"].unknown


def test_a_chain_of_calls_is_no_recursion() -> None:
    chain = "".join(f".func f{n}() {{ call f{n - 1}; ret; }}\n" for n in range(1, 5000))
    assert functions_of(".func f0() { ret; }\n" + chain)["f4999"].cost.clocks == 1 + 2 * 4999


def test_deep_loops_have_a_finite_weight() -> None:
    depth = 500
    body = "".join(f"L{n}: mov.u32 r, {n};\n" for n in range(depth)) + "".join(
        f"@p bra L{n};\n" for n in reversed(range(depth))
    )
    text = f".entry k() {{ .reg .u32 r; .reg .pred p; mov.pred p, 1;\n{body} ret; }}"
    assert functions_of(text)["k"].cost.clocks < float("inf")


def test_the_json_report_has_the_same_figures() -> None:
    ptx = parse(next(path for path in PROGRAMS if "line_info" in path.name).read_text())
    data = json.loads(cost_report.as_json(ptx))
    for fn, estimated in zip(data["functions"], estimate(ptx)):
        assert fn["clocks"] == estimated.cost.clocks == sum(line["clocks"] for line in fn["lines"])
        assert {space: access["weighted"] for space, access in fn["accesses"].items()} == {
            space: access.weighted for space, access in estimated.cost.accesses.items()
        }


def test_the_allocator_prices_spills_with_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Problem] = []
    solve = allocate.regalloc.allocate
    monkeypatch.setattr(allocate.regalloc, "allocate", lambda problem: seen.append(problem) or solve(problem))
    source = "__global__ void k(int *p) { p[threadIdx.x] = p[threadIdx.x + 1] * 3; }"
    assert minicc.compile(source, options=("-maxrregcount=16",)).ptx
    assert {(p.reload_cost, p.store_cost, p.remat_cost) for p in seen} == {(101, 101, 1)}
