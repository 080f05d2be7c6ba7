"""Parallel copies: every pattern of up to four registers is executed and compared."""

from __future__ import annotations

import itertools

import pytest

from minicc.codegen.machine import MachineBlock, MachineFunction, Phi
from minicc.codegen.phis import destruct, move_sequence, remove_unreachable
from minicc.ptx.model import Instruction, IntImm, Register

REGISTERS = [Register(f"%r{i}", "b32") for i in range(5)]


def _machine() -> MachineFunction:
    return MachineFunction("f", 0, None)  # type: ignore[arg-type]


def _execute(moves: list[Instruction], state: dict[object, object]) -> None:
    for move in moves:
        dst, src = move.operands
        state[dst] = src.value if isinstance(src, IntImm) else state[src]


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_all_sources(size: int) -> None:
    """Every way to choose a source (a register or a constant) for each of `size` destinations."""
    destinations = REGISTERS[:size]
    for sources in itertools.product([*REGISTERS[: size + 1], IntImm(99)], repeat=size):
        before: dict[object, object] = {register: register.name for register in REGISTERS}
        expected = {d: 99 if isinstance(s, IntImm) else before[s] for d, s in zip(destinations, sources)}
        state = dict(before)
        _execute(move_sequence(_machine(), list(zip(destinations, sources)), MachineBlock("b")), state)
        assert {d: state[d] for d in destinations} == expected


def test_cycles_cost_one_move_more() -> None:
    a, b, c = REGISTERS[:3]
    assert len(move_sequence(_machine(), [(a, b), (b, c), (c, a)], MachineBlock("b"))) == 4
    assert len(move_sequence(_machine(), [(a, b), (b, c)], MachineBlock("b"))) == 2


def test_only_critical_edges_are_split() -> None:
    """A diamond with phis needs no new block; a loop whose latch also leaves it does."""
    mf = _machine()
    top, left, right, join = (MachineBlock(n) for n in ("top", "left", "right", "join"))
    condition = Register("%p1", "pred")
    top.targets, top.cond = [left, right], condition
    left.targets = right.targets = [join]
    join.phis = [Phi(REGISTERS[0], [(left, REGISTERS[1]), (right, REGISTERS[2])])]
    mf.blocks = [top, left, right, join]
    destruct(mf)
    assert [b.name for b in mf.blocks] == ["top", "left", "right", "join"]
    assert len(left.code) == len(right.code) == 1 and not join.phis

    mf = _machine()
    entry, loop, after = (MachineBlock(n) for n in ("entry", "loop", "after"))
    entry.targets = [loop]
    loop.targets, loop.cond = [loop, after], condition
    loop.phis = [Phi(REGISTERS[0], [(entry, IntImm(0)), (loop, REGISTERS[1])])]
    mf.blocks = [entry, loop, after]
    destruct(mf)
    assert [b.name for b in mf.blocks] == ["entry", "loop", "loop.loop", "after"]
    assert not loop.code and len(mf.blocks[2].code) == 1


def test_unreachable_predecessors_leave_the_phis() -> None:
    mf = _machine()
    entry, dead, join = (MachineBlock(n) for n in ("entry", "dead", "join"))
    entry.targets = dead.targets = [join]
    join.phis = [Phi(REGISTERS[0], [(entry, IntImm(1)), (dead, IntImm(2))])]
    mf.blocks = [entry, dead, join]
    remove_unreachable(mf)
    assert mf.blocks == [entry, join]
    assert [p for p, _ in join.phis[0].incoming] == [entry]


def test_an_edge_stays_clear_of_the_way_into_its_target() -> None:
    """The block of another edge in front of it, which may yet vanish, does not hide that a loop ends
    there.
    """
    mf = _machine()
    top, loop, after = (MachineBlock(n) for n in ("top", "loop", "after"))
    top.ir = loop.ir = after.ir = object()  # type: ignore[assignment]
    top.targets, top.cond = [after, loop], Register("%p1", "pred")
    loop.targets, loop.cond = [loop, after], Register("%p2", "pred")
    loop.phis = [Phi(REGISTERS[0], [(top, IntImm(0)), (loop, REGISTERS[1])])]
    after.phis = [Phi(REGISTERS[2], [(top, IntImm(7)), (loop, REGISTERS[2])])]
    mf.blocks = [top, loop, after]
    destruct(mf)
    assert [b.name for b in mf.blocks] == [
        "top", "top.after", "top.loop", "loop", "loop.loop", "after",
    ]  # fmt: skip
