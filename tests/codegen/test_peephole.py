"""The clean-up after allocation, where an example in text would hang on the allocator's choices."""

from __future__ import annotations

from minicc.codegen.machine import MachineBlock, MachineFunction
from minicc.codegen.peephole import drop_repeated, hoist_edge_moves
from minicc.ptx.build import build
from minicc.ptx.model import Address, IntImm, Register

A, B, C = (Register(f"%r{i}", "b32") for i in (1, 2, 3))
P = Register("%p1", "pred")
BASE = Register("%rd1", "b64")


def _branching() -> tuple[MachineFunction, list[MachineBlock]]:
    """top branches over two edge blocks to left and right, which store A."""
    top, one, two, left, right = (MachineBlock(n) for n in ("top", "one", "two", "left", "right"))
    top.ir = left.ir = right.ir = object()  # type: ignore[assignment]
    top.targets, top.cond = [one, two], P
    one.targets, two.targets = [left], [right]
    for block in (left, right):
        block.code = [build("st.global.u32", Address(BASE), A), build("ret")]
    mf = MachineFunction("f", 0, None, [top, one, two, left, right])  # type: ignore[arg-type]
    return mf, mf.blocks


def test_two_edges_that_write_one_register() -> None:
    """Only the first may move: the second would overwrite what the first way needs."""
    mf, (top, one, two, *_) = _branching()
    one.code, two.code = [build("mov.u32", A, B)], [build("mov.u32", A, C)]
    hoist_edge_moves(mf)
    assert [str(s) for s in top.code] == ["mov.u32 %r1, %r2;"]
    assert not one.code and len(two.code) == 1


def test_the_other_way_reads_the_register() -> None:
    mf, (top, one, *_) = _branching()
    one.code = [build("mov.u32", A, B)]
    hoist_edge_moves(mf)
    assert not top.code and len(one.code) == 1


def test_many_moves_go_in_front_of_a_branch_that_leaves_a_loop() -> None:
    """They are wasted once, when it is left; the second jump would be made in every iteration."""
    for depth, hoisted in ((0, False), (1, True)):
        mf, (top, one, *_) = _branching()
        one.code = [build("mov.u32", Register(f"%r{i}", "b32"), IntImm(i)) for i in range(10, 19)]
        top.depth = one.depth = depth
        hoist_edge_moves(mf)
        assert (len(top.code), len(one.code)) == ((9, 0) if hoisted else (0, 9))


def test_constants_are_loaded_once() -> None:
    mf, (top, one, *_) = _branching()
    top.code = [build("mov.u32", A, IntImm(0)), build("mov.u32", B, IntImm(0))]
    one.code = [build("mov.u32", A, IntImm(0)), build("mov.u32", B, C), build("mov.u32", B, IntImm(0))]
    drop_repeated(mf)
    assert [str(s) for s in one.code] == ["mov.u32 %r2, %r3;", "mov.u32 %r2, 0;"]
