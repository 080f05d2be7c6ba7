"""What `repr` and `str` of modules and their parts, and of analyses, say."""

from __future__ import annotations

import pytest

from minicc.ir import core
from minicc.ir import irtypes as ty
from minicc.ir.parser import parse_module
from minicc.ir.printer import print_function, print_module
from minicc.passes.manager import Analyses
from minicc.support.text_table import table

TEXT = f"""source_filename = "a.ll"
target datalayout = "{ty.DATA_LAYOUT}"
target triple = "{ty.TRIPLE}"

@x = internal addrspace(1) externally_initialized global i32 0, align 4

define ptx_kernel void @k(i32 %n) {{
entry:
  br label %loop

loop:
  %0 = phi i32 [ 0, %entry ], [ %1, %loop ]
  %1 = add i32 %0, 1
  %again = icmp slt i32 %1, %n
  br i1 %again, label %loop, label %2

2:
  store i32 %1, ptr addrspace(1) @x, align 4
  ret void
}}
"""


@pytest.fixture
def module() -> core.Module:
    return parse_module(TEXT, "a.ll")


def test_repr_is_one_line(module: core.Module) -> None:
    fn = module.functions["k"]
    assert repr(module) == "<Module a.ll: 1 function, 1 variable>"
    assert repr(fn) == "<Function kernel @k: 3 blocks, 7 instructions>"
    assert [repr(block) for block in fn.blocks] == [
        "<Block %entry: 1 instruction>",
        "<Block %loop: 4 instructions>",
        "<Block %2: 2 instructions>",
    ]
    assert repr(fn.blocks[1].instrs[1]) == "<Instr %1 = add i32 %0, 1>"
    assert repr(fn.args[0]) == "<Argument i32 %n>" and repr(module.globals["x"]) == "<Global i32 @x>"
    assert (
        repr(core.const_int(ty.I32, 5)) == "<Int i32 5>" and repr(core.undef(ty.I32)) == "<Undef i32 undef>"
    )


def test_str_is_llvms_text(module: core.Module) -> None:
    fn = module.functions["k"]
    assert str(module) == print_module(module, debug=False)
    assert str(parse_module(str(module), "b.ll")) == str(module)
    assert str(fn) == print_function(fn)
    assert str(fn.blocks[2]) == "2:\n  store i32 %1, ptr addrspace(1) @x, align 4\n  ret void"
    assert str(fn.blocks[1].instrs[1]) == "%1 = add i32 %0, 1" and str(fn.args[0]) == "i32 %n"


def test_what_is_being_built_prints_too() -> None:
    fn = core.Function("f", ty.function(ty.VOID, ()))
    block = core.Block("", fn)
    assert repr(block) == "<Block %?: 0 instructions>" and "f" in repr(fn)
    assert repr(core.Instr.__new__(core.Instr)) == "<Instr that is not complete>"


def test_analyses_print(module: core.Module) -> None:
    fn, analyses = module.functions["k"], Analyses()
    shown = {
        name: analyses.get(name, fn) for name in ("cfg", "dominators", "loops", "liveness", "divergence")
    }
    assert [repr(result) for result in shown.values()] == [
        "<ControlFlow of k: 3 blocks, 3 edges>",
        "<DominatorTree from entry: 3 nodes>",
        "<LoopNest: 1 loop>",
        "<Liveness: 4 values in 3 blocks, at most 3 alive>",
        "<Divergence of k: 0 DIVERGENT, 0 WARP, 0 CTA, 8 GRID>",
    ]
    assert str(shown["cfg"]).splitlines() == [
        "block  predecessors  successors",
        "entry  -             loop",
        "loop   entry loop    loop 2",
        "2      loop          -",
    ]
    assert str(shown["dominators"]).splitlines() == [
        "node   dominated by",
        "entry  -",
        "loop   entry",
        "2      loop",
    ]
    assert str(shown["loops"]).splitlines() == [
        "depth  header  latches  nodes  exits to",
        "1      loop    loop     loop   2",
    ]
    assert "loop   3         %n       %n %1" in str(shown["liveness"])
    assert "GRID   %1 = add i32 %0, 1" in str(shown["divergence"])
    assert repr(shown["loops"].loops[0]) == "<Loop at loop: 1 node, depth 1>"


def test_a_table_is_as_wide_as_it_must_be() -> None:
    assert table(("a", "bc"), [(100, "x"), (2, "")]) == "a    bc\n100  x\n2"
