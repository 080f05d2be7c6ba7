"""The opcode table against LLVM: names, types, flags and lowering of every row."""

from __future__ import annotations

import re

import pytest

from minicc.codegen import llvm
from minicc.codegen.options import CodegenOptions
from minicc.filetests.llvm_oracle import disagreements, unknown_intrinsics
from minicc.ir import irtypes as ty
from minicc.ir.builder import Builder
from minicc.ir.core import FALSE, Function, Module
from minicc.ir.opcodes import FAST_MATH_FLAGS, ICMP_PREDICATES, INTRINSICS, INVERSE, OPCODES, SWAPPED, Opcode
from minicc.ir.printer import print_module
from minicc.ir.verify_forms import IMMEDIATES


def _caller(row: Opcode) -> Module:
    """A module whose function `f` passes its parameters to the intrinsic and returns the result."""
    assert row.function_type is not None
    ftype = row.function_type
    module = Module("caller")
    fn = module.add_function(Function("f", ftype))
    b = Builder(fn.add_block("entry"))
    args = list(fn.args)
    for prefix, place in IMMEDIATES.items():
        if row.name.startswith(prefix):
            args[place] = FALSE
    result = b.call(row.name, args)
    b.ret(None if ftype.ret.is_void else result)
    return module


@pytest.mark.parametrize("row", INTRINSICS.values(), ids=lambda r: r.name)
def test_llvm_knows_the_intrinsic_by_this_name_and_lowers_it(row: Opcode) -> None:
    module = _caller(row)
    assert disagreements(module) == []
    ptx = llvm.generate(module, CodegenOptions(arch="sm_70", opt_level=1))
    assert ".func" in ptx


def test_the_oracle_notices_unknown_and_renamed_intrinsics() -> None:
    unknown = (
        "declare i32 @llvm.nvvm.no.such.thing()\n\ndefine i32 @f() {\n  %1 = call i32"
        " @llvm.nvvm.no.such.thing()\n  ret i32 %1\n}\n"
    )
    assert unknown_intrinsics(str(llvm.parse(unknown))) == ["llvm.nvvm.no.such.thing"]
    old = (
        "declare float @llvm.nvvm.ex2.approx.f(float)\n\ndefine float @f(float %x) {\n  %1 = call float"
        " @llvm.nvvm.ex2.approx.f(float %x)\n  ret float %1\n}\n"
    )
    assert "@llvm.nvvm.ex2.approx.f(" not in str(llvm.parse(old))


_TYPES = {"int": "i32", "float": "float", "pointer": "ptr"}
_TEXT = {
    "binary": "%r = {op} {flag} {t} %a, %b",
    "unary": "%r = {op} {flag} {t} %a",
    "cast": "%r = {op} {flag} {t} %a to {to}",
    "icmp": "%r = icmp {flag} ult {t} %a, %b",
    "fcmp": "%r = fcmp {flag} ult {t} %a, %b",
    "select": "%r = select {flag} i1 true, {t} %a, {t} %b",
    "gep": "%r = getelementptr {flag} i8, ptr %a, i64 1",
    "load": "%r = load {flag} i32, ptr %a, align 4",
    "store": "store {flag} i32 0, ptr %a, align 4",
    "atomicrmw": "%r = atomicrmw {flag} add ptr %a, i32 1 monotonic, align 4",
    "cmpxchg": "%r = cmpxchg {flag} ptr %a, i32 1, i32 2 monotonic monotonic, align 4",
    "call": "%r = call {flag} float @f({t} %a, {t} %b)",
    "phi": "br label %next\nnext:\n%r = phi {flag} {t} [ %a, %0 ]",
}
_CAST_TO = {"trunc": "i16", "zext": "i64", "fptrunc": "half", "fpext": "double", "uitofp": "float"}
_FLAGS = [(row, flag) for row in OPCODES.values() for flag in row.flags]


@pytest.mark.parametrize(("row", "flag"), _FLAGS, ids=[f"{r.name} {f}" for r, f in _FLAGS])
def test_llvm_accepts_and_keeps_every_flag(row: Opcode, flag: str) -> None:
    float_form = row.form in ("fcmp", "select", "call", "phi")
    kind = "float" if float_form else (row.types or ("pointer",))[0]
    t = "ptr" if row.form == "store" else _TYPES[kind]
    body = _TEXT[row.form].format(op=row.name, flag=flag, t=t, to=_CAST_TO.get(row.name))
    text = f"define float @f({t} %a, {t} %b) {{\n{body}\nret float 0.0\n}}\n"
    assert re.search(rf"\b{row.name}\b.*\b{flag}\b", str(llvm.parse(text)))


def test_an_instruction_that_may_not_be_speculated_or_removed_says_so() -> None:
    for row in [*OPCODES.values(), *INTRINSICS.values()]:
        assert not (row.effects and row.speculatable), f"{row.name} has effects, so it cannot be speculatable"
        assert row.effects <= {"read", "write", "sync", "control", "halt"}, row.name
        assert row.uniformity in ("operands", "grid", "cta", "warp", "divergent", "memory"), row.name
        assert row.is_terminator == (row.form in ("br", "switch", "ret", "unreachable")), row.name
        if row.is_pure:
            assert row.is_removable, row.name


def test_predicate_tables_are_total_and_involutions() -> None:
    for table in (SWAPPED, INVERSE):
        assert sorted(table) == sorted(ICMP_PREDICATES)
        assert all(table[table[p]] == p for p in ICMP_PREDICATES)
    assert set(FAST_MATH_FLAGS) == set(OPCODES["fadd"].flags)


@pytest.mark.parametrize("width", [8, 16, 32, 64])
def test_algebra_columns_hold(width: int) -> None:
    """commutative, associative, identity, absorbing, idempotent, nilpotent: on edge values of each width."""
    from minicc.ir.core import const_int
    from minicc.ir.fold import fold

    t = ty.int_type(width)
    values = [const_int(t, v) for v in (0, 1, -1, 2, 3, 1 << (width - 1), (1 << (width - 1)) - 1, 5)]
    rows = [r for r in OPCODES.values() if r.form == "binary" and r.types == ("int",)]
    rows += [
        r
        for r in INTRINSICS.values()
        if r.function_type and r.function_type.params == (t, t) and r.function_type.ret is t
    ]
    for row in rows:
        for a in values:
            if row.identity is not None:
                assert fold(row, (a, const_int(t, row.identity)), t) is a, row.name
            if row.absorbing is not None:
                assert fold(row, (a, const_int(t, row.absorbing)), t) is const_int(t, row.absorbing), row.name
            if row.idempotent:
                assert fold(row, (a, a), t) is a, row.name
            if row.nilpotent:
                assert fold(row, (a, a), t) is const_int(t, 0), row.name
            for b in values:
                if row.commutative:
                    assert fold(row, (a, b), t) is fold(row, (b, a), t), row.name
                for c in values:
                    if row.associative:
                        left, right = fold(row, (a, b), t), fold(row, (b, c), t)
                        assert left is not None and right is not None
                        assert fold(row, (left, c), t) is fold(row, (a, right), t), row.name


def test_print_module_of_an_intrinsic_caller_declares_it_once() -> None:
    module = _caller(INTRINSICS["llvm.fma.f32"])
    assert print_module(module).count("declare") == 1


def test_what_takes_no_machine_instruction_costs_nothing() -> None:
    assert {row.name for row in [*OPCODES.values(), *INTRINSICS.values()] if not row.cost} == {
        "freeze",
        "ptrtoint",
        "inttoptr",
        "bitcast",
        "addrspacecast",
        "phi",
    }
