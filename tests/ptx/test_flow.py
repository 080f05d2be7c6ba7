"""Defs, uses, the control-flow graph, postdominators and liveness."""

from __future__ import annotations

import pytest

from minicc.ptx.analysis.flow import FlowGraph, control_flow, defs, is_partial, uses
from minicc.ptx.analysis.liveness import RegisterLiveness
from minicc.ptx.parsing.parser import parse

from .samples import module


def flow_of(text: str) -> FlowGraph:
    source = (
        ".version 8.0\n.target sm_80\n.address_size 64\n.func f(.param .b32 a);\n.entry k()\n{\n.reg .pred"
        f" %p<4>;\n.reg .b32 %r<9>; .reg .b64 %rd<4>;\n{text}\n}}\n"
    )
    return control_flow(parse(source).functions["k"])


@pytest.mark.parametrize(
    ("line", "written", "read"),
    [
        ("add.s32 %r1, %r2, %r3;", "%r1", "%r2 %r3"),
        ("add.s32 %r1, %r1, %r1;", "%r1", "%r1"),
        ("@%p1 add.s32 %r1, %r2, 5;", "%r1", "%p1 %r2"),
        ("ld.global.v2.u32 {%r1, _}, [%rd1+8];", "%r1", "%rd1"),
        ("st.global.v2.u32 [%rd1], {%r1, %r2};", "", "%rd1 %r1 %r2"),
        ("setp.eq.and.s32 %p1|%p2, %r1, 1, !%p3;", "%p1 %p2", "%r1 %p3"),
        ("setp.eq.s32 _|%p2, %r1, 1;", "%p2", "%r1"),
        ("atom.global.cas.b32 %r1, [%rd1], %r2, %r3;", "%r1", "%rd1 %r2 %r3"),
        ("red.global.add.u32 [%rd1], %r2;", "", "%rd1 %r2"),
        ("mov.b64 {%r1, %r2}, %rd1;", "%r1 %r2", "%rd1"),
        ("mov.b64 %rd1, {%r1, %r2};", "%rd1", "%r1 %r2"),
        ("mov.u32 %r1, %tid.x;", "%r1", ""),
        ("shfl.sync.down.b32 %r1|%p1, %r2, %r3, 31, %r4;", "%r1 %p1", "%r2 %r3 %r4"),
        ("bfi.b32 %r1, %r2, %r3, %r4, %r5;", "%r1", "%r2 %r3 %r4 %r5"),
        ("cp.async.ca.shared.global [%r1], [%rd1], 4;", "", "%r1 %rd1"),
        ("call ext, (%r1);", "", "%r1"),
        ("bar.red.popc.u32 %r1, %r2, %p1;", "%r1", "%r2 %p1"),
        ("bar.sync 0;", "", ""),
        ("isspacep.global %p1, %rd1;", "%p1", "%rd1"),
        ("ret;", "", ""),
    ],
)
def test_defs_and_uses(line: str, written: str, read: str) -> None:
    instr = next(parse(module([line])[0]).functions["k"].instructions())
    assert [r.name for r in defs(instr)] == written.split()
    assert [r.name for r in uses(instr)] == read.split()
    assert is_partial(instr) == line.startswith("@")


def test_results_of_calls_are_defs() -> None:
    text, _ = module(["P: .callprototype (.param .b32 _) _ (.param .b64 _);", "call (%r1), %rd1, (%rd2), P;"])
    instr = next(parse(text).functions["k"].instructions())
    assert [r.name for r in defs(instr)] == ["%r1"] and [r.name for r in uses(instr)] == ["%rd1", "%rd2"]


def test_a_vector_register_is_its_elements() -> None:
    text, _ = module([".reg .v4 .f32 v;", "ld.global.v4.f32 v, [%rd1];", "mov.f32 %f1, v.g;"])
    load, move, *_ = parse(text).functions["k"].instructions()
    assert [r.name for r in defs(load)] == ["v.x", "v.y", "v.z", "v.w"] and uses(move) == (defs(load)[1],)


def edges(flow: FlowGraph) -> list[tuple[int, list[int]]]:
    return [(block.index, [s.index for s in block.successors]) for block in flow.blocks]


def test_diamond() -> None:
    flow = flow_of("@%p1 bra A; mov.b32 %r1, 1; bra.uni B; A: mov.b32 %r1, 2; B: mov.b32 %r2, %r1; ret;")
    assert edges(flow) == [(0, [2, 1]), (1, [3]), (2, [3]), (3, [])]
    assert flow.by_label["B"].index == 3 and [b.index for b in flow.exits] == [3]
    assert flow.blocks[0].terminator is not None and flow.blocks[2].terminator is None


def names(live: RegisterLiveness[int], mask: int) -> list[str]:
    return sorted(register.name for register in live.registers(mask))


def test_loop_and_liveness() -> None:
    flow = flow_of(
        "mov.b32 %r1, 0; mov.b32 %r3, 9; L: add.s32 %r1, %r1, %r3; setp.lt.s32 %p1, %r1, 10; @%p1 bra L; "
        "mov.b32 %r2, %r1; ret;"
    )
    assert edges(flow) == [(0, [1]), (1, [1, 2]), (2, [])]
    live = flow.liveness()
    assert [names(live, live.live_in[i]) for i in range(3)] == [[], ["%r1", "%r3"], ["%r1"]]
    assert names(live, live.live_out[1]) == ["%r1", "%r3"]
    assert live.mask(live.registers(live.live_out[1])) == live.live_out[1]


def test_a_guarded_definition_keeps_the_old_value_alive() -> None:
    flow = flow_of("mov.b32 %r1, 1; bra L; L: @%p1 mov.b32 %r1, 2; mov.b32 %r2, %r1; ret;")
    live = flow.liveness()
    assert names(live, live.live_in[1]) == ["%p1", "%r1"]


def test_guarded_exits_and_unreachable_code() -> None:
    flow = flow_of("@%p1 ret; mov.b32 %r1, 1; exit; mov.b32 %r2, 2; trap;")
    assert edges(flow) == [(0, [1]), (1, []), (2, [])]
    assert [b.index for b in flow.exits] == [0, 1, 2]


def test_branch_lists_and_calls() -> None:
    flow = flow_of("T: .branchtargets A, B, A; brx.idx %r1, T; A: call f, (%r1); mov.b32 %r2, 1; B: ret;")
    assert edges(flow) == [(0, [1, 2]), (1, [2]), (2, [])]


def test_endless_loop() -> None:
    flow = flow_of("L: mov.b32 %r1, 1; bra L;")
    assert edges(flow) == [(0, [0])] and flow.exits == []


def test_body_that_ends_in_a_label_or_is_empty() -> None:
    assert edges(flow_of("@%p1 bra L; mov.b32 %r1, 1; L:")) == [(0, [2, 1]), (1, [2]), (2, [])]
    assert edges(flow_of("")) == [(0, [])]
