"""Every numbered rule of the IR verifier is broken once, and named in the complaint."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from minicc.ir import irtypes as ty
from minicc.ir import verifier
from minicc.ir.core import FALSE, Block, Function, Global, Instr, Module, const_int, null, undef
from minicc.ir.parser import parse_module
from minicc.support.diagnostics import Location

BASE = """
%S = type { i32, float }
@c = addrspace(4) externally_initialized global [4 x float] zeroinitializer, align 4

define ptx_kernel void @k(i32 %n, ptr %p) {
entry:
  %slot = alloca i32, align 4
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %h = call i32 @helper(i32 %t)
  %cond = icmp slt i32 %h, %n
  br i1 %cond, label %body, label %done

body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %next = add nsw i32 %i, 1
  %w = sext i32 %next to i64
  %a = getelementptr inbounds %S, ptr %p, i64 %w, i32 1
  %v = load float, ptr %a, align 4
  %q = load float, ptr addrspace(4) @c, align 4
  %f = fadd contract float %v, %q
  store float %f, ptr %a, align 4
  %old = atomicrmw add ptr %p, i32 1 monotonic, align 4
  %pair = cmpxchg ptr %p, i32 0, i32 %old monotonic monotonic, align 4
  %first = extractvalue { i32, i1 } %pair, 0
  %abs = call i32 @llvm.abs.i32(i32 %first, i1 false)
  %sel = select i1 %cond, i32 %abs, i32 %t
  fence seq_cst
  %again = icmp ult i32 %sel, %n
  br i1 %again, label %body, label %done

done:
  switch i32 %n, label %out [
    i32 1, label %out
    i32 2, label %last
  ]

out:
  %z = phi i32 [ %t, %done ], [ %t, %done ]
  br label %last

last:
  ret void
}

define i32 @helper(i32 %x) {
  ret i32 %x
}
"""

I = ty.I32  # noqa: E741 - short in the table below


class Parts:
    """The module above with its values by name."""

    def __init__(self) -> None:
        self.module = parse_module(BASE, "t.ll")
        self.k, self.helper = self.module.functions["k"], self.module.functions["helper"]
        self.values: dict[str, Instr] = {i.name: i for i in self.k.instrs() if i.name}
        self.blocks: dict[str, Block] = {b.name: b for b in self.k.blocks}

    def __getitem__(self, name: str) -> Instr:
        return self.values[name]

    def of(self, op: str) -> Instr:
        return next(i for i in self.k.instrs() if i.op == op)


def _swap_types(p: Parts) -> None:
    p.module.structs["S"] = ty.struct((ty.I64,), "S")


def _detached(p: Parts) -> Instr:
    return Instr("add", I, (const_int(I, 1), const_int(I, 2)))


BREAKS: list[tuple[int, str, Callable[[Parts], object]]] = [
    (1, "no terminator", lambda p: p.blocks["last"].instrs[-1].erase()),
    (
        1,
        "terminator in the middle",
        lambda p: p.blocks["out"].instrs.insert(0, p.blocks["last"].instrs.pop()),
    ),
    (2, "entry has a predecessor", lambda p: p.of("br").set_block(0, p.k.entry)),
    (3, "phi after another", lambda p: p.blocks["body"].instrs.insert(1, p.blocks["body"].instrs.pop(0))),
    (4, "entry missing", lambda p: p["i"].remove_incoming(p.k.entry)),
    (4, "entry for a stranger", lambda p: p["i"].append(const_int(I, 3), p.blocks["done"])),
    (4, "one entry for two edges", lambda p: (p["z"].remove_operand(1), p["z"].remove_block(1))),
    (4, "two values for one edge", lambda p: p["z"].set_operand(1, p["h"])),
    (5, "instruction in two places", lambda p: p.blocks["last"].instrs.insert(0, p["t"])),
    (5, "block twice", lambda p: p.k.blocks.append(p.blocks["last"])),
    (5, "foreign argument", lambda p: setattr(p.k.args[0], "parent", p.helper)),
    (5, "argument of another type", lambda p: setattr(p.k.args[0], "type", ty.I64)),
    (6, "detached operand", lambda p: p["next"].set_operand(0, _detached(p))),
    (6, "operand of another function", lambda p: p["next"].set_operand(0, p.helper.args[0])),
    (6, "global of another module", lambda p: p["q"].set_operand(0, Global("c", ty.FLOAT, 4))),
    (6, "a block as operand", lambda p: p["next"].set_operand(0, p.blocks["done"])),
    (
        7,
        "use before definition",
        lambda p: p["next"].set_operand(0, p["w"]) or p["next"].set_operand(0, p["old"]),
    ),
    (
        7,
        "definition on one path only",
        lambda p: p["z"].set_operand(0, p["next"]) or p["z"].set_operand(1, p["next"]),
    ),
    (8, "count too high", lambda p: p["t"].users.__setitem__(p["h"], 2)),
    (8, "stale user", lambda p: p["t"].users.__setitem__(_detached(p), 1)),
    (9, "two types", lambda p: p["next"].set_operand(1, const_int(ty.I64, 1))),
    (9, "one operand", lambda p: p["next"].remove_operand(1)),
    (9, "float to an integer operation", lambda p: setattr(p["f"], "op", "mul")),
    (9, "branch on an integer", lambda p: p.of("br").set_operand(0, p["t"])),
    (9, "field out of range", lambda p: p["a"].set_operand(2, const_int(I, 2))),
    (9, "select of an i32", lambda p: p["sel"].set_operand(0, p["t"])),
    (9, "store to a number", lambda p: p.of("store").set_operand(1, p["f"])),
    (10, "result of add", lambda p: setattr(p["v"], "type", ty.VOID)),
    (10, "cast to a narrower type", lambda p: setattr(p["w"], "type", ty.I16)),
    (10, "result of icmp", lambda p: setattr(p["again"], "type", ty.I8)),
    (10, "result of extractvalue", lambda p: setattr(p["first"], "type", ty.I1)),
    (11, "flag of another opcode", lambda p: setattr(p["next"], "flags", frozenset({"exact"}))),
    (11, "unknown predicate", lambda p: p["cond"].attrs.__setitem__("pred", "less")),
    (11, "odd alignment", lambda p: p["v"].attrs.__setitem__("align", 3)),
    (11, "unknown ordering", lambda p: p["old"].attrs.__setitem__("ordering", "relaxed")),
    (11, "unknown scope", lambda p: p["pair"].attrs.__setitem__("scope", "agent")),
    (11, "fence without order", lambda p: p.of("fence").attrs.__setitem__("ordering", "monotonic")),
    (12, "argument of another type", lambda p: p["h"].set_operand(1, const_int(ty.I64, 1))),
    (12, "argument missing", lambda p: p["h"].remove_operand(1)),
    (12, "immediate is not constant", lambda p: p["abs"].set_operand(2, p["cond"])),
    (13, "value from a void function", lambda p: p.of("ret").append(p["t"])),
    (13, "nothing from an i32 function", lambda p: next(p.helper.instrs()).remove_operand(0)),
    (14, "alloca in a loop", lambda p: p["slot"].detach().insert_before(p["next"])),
    (14, "alloca of void", lambda p: p["slot"].attrs.__setitem__("type", ty.VOID)),
    (15, "case twice", lambda p: p.of("switch").set_operand(2, const_int(I, 1))),
    (15, "case of another type", lambda p: p.of("switch").set_operand(2, const_int(ty.I8, 2))),
    (16, "kernel is called", lambda p: setattr(p.helper, "is_kernel", True)),
    (17, "store to constants", lambda p: p.of("store").set_operand(1, p.module.globals["c"])),
    (18, "no location", lambda p: setattr(p["f"], "location", None)),
    (19, "wrong name", lambda p: setattr(p.helper, "name", "other")),
    (
        19,
        "intrinsic without a row",
        lambda p: p.module.add_function(Function("llvm.foo", ty.function(ty.VOID, ()))),
    ),
    (
        19,
        "intrinsic of another type",
        lambda p: p.module.add_function(Function("llvm.trap", ty.function(I, ()))),
    ),
    (
        20,
        "initialiser of another type",
        lambda p: setattr(p.module.globals["c"], "initializer", const_int(I, 1)),
    ),
    (20, "unsized variable", lambda p: setattr(p.module.globals["c"], "value_type", ty.VOID)),
    (21, "two bodies", _swap_types),
]


def test_the_base_is_valid() -> None:
    assert verifier.verify(Parts().module) == []


@pytest.mark.parametrize(("rule", "name", "break_it"), BREAKS, ids=[f"{r}: {n}" for r, n, _ in BREAKS])
def test_rule(rule: int, name: str, break_it: Callable[[Parts], object]) -> None:
    parts = Parts()
    break_it(parts)
    result = [str(d) for d in verifier.verify(parts.module)]
    assert any(f"[rule {rule}]" in text for text in result), result


def test_every_rule_of_the_docstring_is_broken_above() -> None:
    documented = {int(n) for n in re.findall(r"^ ?(\d+)\. ", verifier.__doc__ or "", re.M)}
    broken = {rule for rule, _, _ in BREAKS}
    assert documented == broken, f"rules without a test in tests/ir/test_verifier.py: {documented - broken}"


def test_a_complaint_stands_at_the_instruction_and_spells_it() -> None:
    parts = Parts()
    parts["next"].flags = frozenset({"exact"})
    (result,) = verifier.verify(parts.k)
    assert result.location == Location("t.ll", 15, 3)
    assert result.notes[0].message == "in function '@k': %next = add i32 %i, 1"


def test_unreachable_blocks_may_use_anything_of_the_function() -> None:
    text = (
        "define i32 @f() {\na:\n  ret i32 0\nb:\n  %x = add i32 %y, 1\n  br label %c\nc:\n  %y = add i32 %x,"
        " 1\n  ret i32 %y\n}\n"
    )
    assert verifier.verify(parse_module(text)) == []


@pytest.mark.parametrize(
    ("instr", "rule"),
    [
        ("%r = addrspacecast ptr addrspace(1) %g to ptr addrspace(3)", 10),
        ("%r = addrspacecast ptr %p to ptr", 10),
        ("%r = bitcast i32 %i to double", 10),
        ("%r = bitcast ptr %p to i64", 9),
        ("%r = zext float %x to i64", 9),
        ("%r = fptrunc float %x to double", 10),
        ("%r = sitofp i32 %i to i64", 10),
        ("%r = atomicrmw add ptr %p, float %x monotonic, align 4", 9),
        ("%r = cmpxchg ptr %p, float %x, float %x monotonic monotonic, align 4", 9),
        ("%r = cmpxchg ptr %p, i32 0, i32 1 monotonic release, align 4", 11),
        ("%r = getelementptr i32, ptr %p, float %x", 9),
        ("%r = getelementptr i32, ptr %p, i32 0, i32 0", 9),
        ("%r = extractelement <2 x i32> undef, float %x", 9),
        ("%r = insertelement <2 x i32> undef, float %x, i32 0", 9),
        ("%r = insertvalue { i32 } undef, float %x, 0", 9),
        ("%r = insertvalue { i32 } undef, float %x, 3", 11),
        ("%r = fneg i32 %i", 9),
        ("%r = icmp eq float %x, %x", 9),
        ("%r = fcmp oeq i32 %i, %i", 9),
        ("%r = alloca i32, align 3", 11),
        ("store i32 0, ptr addrspace(4) %c, align 4", 17),
        ("%r = atomicrmw add ptr addrspace(4) %c, i32 1 monotonic, align 4", 17),
        ("%r = load i32, i32 %i, align 4", 9),
        ("store i32 %i, i32 %i, align 4", 9),
        ("%r = load atomic i32, ptr %p monotonic, align 2", 11),
        ("%r = load atomic i1, ptr %p monotonic, align 1", 9),
        ("store atomic { i32 } undef, ptr %p monotonic, align 4", 9),
        ("store atomic i32 %i, ptr addrspace(4) %c monotonic, align 4", 17),
        ("%r = call i32 @llvm.ctlz.i32(i32 %i, i1 undef)", 12),
        ("call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 1, i32 33)", 12),
        ("call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 16)", 12),
    ],
)
def test_types_of_forms(instr: str, rule: int) -> None:
    text = (
        f"define void @f(i32 %i, float %x, ptr %p, ptr addrspace(1) %g, ptr addrspace(4) %c) {{\n  {instr}\n "
        " ret void\n}\n"
    )
    errors = verifier.verify(parse_module(text, "t.ll"))
    assert [re.findall(r"rule (\d+)", str(d)) for d in errors] == [[str(rule)]], errors
    assert errors[0].location == Location("t.ll", 2, 3)


def test_wrong_operands_do_not_crash_the_verifier() -> None:
    """Whatever an operand is replaced with, the answer is a complaint or silence, never an exception."""
    strange = [const_int(I, 7), FALSE, null(), undef(ty.vector(2, ty.FLOAT)), undef(ty.struct((I, I)))]
    count = sum(len(i.operands) for i in Parts().k.instrs())
    for value in strange:
        for number in range(count):
            parts = Parts()
            slots = [(i, n) for i in parts.k.instrs() for n in range(len(i.operands))]
            instr, slot = slots[number]
            instr.set_operand(slot, value)
            verifier.verify(parts.module)


def test_a_module_of_another_function_is_noticed() -> None:
    parts = Parts()
    parts.helper.module = Module()
    assert any("[rule 19]" in str(d) for d in verifier.verify(parts.module))
