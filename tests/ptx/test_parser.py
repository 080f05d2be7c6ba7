"""The parser: every construct, and every error at its place."""

from __future__ import annotations

import pytest

from minicc.ptx.model import (
    Address,
    FloatImm,
    Function,
    IntImm,
    LabelList,
    LabelOperand,
    Loc,
    Not,
    OperandList,
    Pair,
    Prototype,
    Register,
    Scope,
    Sink,
    Special,
    SymbolAddress,
    Variable,
    Vector,
)
from minicc.ptx.parsing.parser import parse
from minicc.ptx.printer import print_module
from minicc.support.diagnostics import PtxError

HEAD = ".version 8.0\n.target sm_80\n.address_size 64\n"
REGS = (
    ".reg .pred %p<4>; .reg .b32 %r<10>; .reg .b64 %rd<10>; .reg .f32 %f<10>; .reg .b16 %h<4>; .reg .v4 .f32"
    " v;\n"
)


def body(text: str, before: str = "") -> list:
    """The statements of a kernel with body `text`, its register declarations left out."""
    module = parse(f"{HEAD}{before}.entry k(.param .u64 arg)\n{{\n{REGS}{text}\n}}\n")
    fn = module.functions["k"]
    assert fn.body is not None
    return fn.body[6:]


def one(text: str, before: str = "") -> tuple:
    """The operands of the only instruction of `text`."""
    (instr,) = body(text, before)
    return instr.operands


# -------------------------------------------------------------------------------------- operands


R1, R2 = Register("%r1", "b32"), Register("%r2", "b32")


@pytest.mark.parametrize(
    ("text", "operands"),
    [
        ("add.s32 %r1, %r2, 7;", (R1, R2, IntImm(7))),
        ("add.s32 %r1, %r2, -7;", (R1, R2, IntImm(-7))),
        ("add.s32 %r1, %r2, 0x10;", (R1, R2, IntImm(16))),
        ("add.s32 %r1, %r2, 0b101U;", (R1, R2, IntImm(5, True))),
        ("add.s32 %r1, %r2, 017;", (R1, R2, IntImm(15))),
        ("add.s32 %r1, %r2, (1 + 2) * 4;", (R1, R2, IntImm(12))),
        ("add.s32 %r1, %r2, 1 << 3 | 1;", (R1, R2, IntImm(9))),
        ("add.s32 %r1, %r2, 3 > 2 ? 5 : 6;", (R1, R2, IntImm(5))),
        ("add.s32 %r1, %r2, -7 / 2;", (R1, R2, IntImm(-3))),
        ("add.s32 %r1, %r2, -7 % 2;", (R1, R2, IntImm(-1))),
        ("add.s32 %r1, %r2, ~0;", (R1, R2, IntImm(-1))),
        ("add.s32 %r1, %r2, !0;", (R1, R2, IntImm(1))),
        ("add.s32 %r1, %r2, (.u64) -1;", (R1, R2, IntImm((1 << 64) - 1, True))),
        ("add.s32 %r1, %r2, WARP_SZ;", (R1, R2, IntImm(32))),
        ("add.s32 %r1, %r2, WARP_SZ - 1;", (R1, R2, IntImm(31))),
        ("mov.f32 %f1, 0f3F800000;", (Register("%f1", "f32"), FloatImm(0x3F800000, 32))),
        ("mov.f32 %f1, 1.5;", (Register("%f1", "f32"), FloatImm(0x3FF8000000000000, 64))),
        ("mov.f32 %f1, -1.5e0;", (Register("%f1", "f32"), FloatImm(0xBFF8000000000000, 64))),
        ("mov.u32 %r1, %tid.x;", (R1, Special("%tid.x"))),
        ("mov.u64 %rd1, arg;", (Register("%rd1", "b64"), SymbolAddress("arg"))),
        ("mov.u64 %rd1, arg+4;", (Register("%rd1", "b64"), SymbolAddress("arg", 4))),
        ("ld.global.u32 %r1, [%rd1];", (R1, Address(Register("%rd1", "b64")))),
        ("ld.global.u32 %r1, [%rd1+8];", (R1, Address(Register("%rd1", "b64"), 8))),
        ("ld.global.u32 %r1, [%rd1+-8];", (R1, Address(Register("%rd1", "b64"), -8))),
        ("ld.global.u32 %r1, [%rd1+-8];", (R1, Address(Register("%rd1", "b64"), -8))),
        ("ld.global.u32 %r1, [ %rd1 + 2*4 ];", (R1, Address(Register("%rd1", "b64"), 8))),
        ("ld.param.u64 %rd1, [arg];", (Register("%rd1", "b64"), Address(SymbolAddress("arg")))),
        ("ld.local.u32 %r1, [16];", (R1, Address(None, 16))),
        ("mov.b64 %rd1, {%r1, %r2};", (Register("%rd1", "b64"), Vector((R1, R2)))),
        ("mov.b64 {%r1, _}, %rd1;", (Vector((R1, Sink())), Register("%rd1", "b64"))),
        (
            "setp.eq.s32 %p1|%p2, %r1, 1;",
            (Pair(Register("%p1", "pred"), Register("%p2", "pred")), R1, IntImm(1)),
        ),
        ("setp.eq.s32 _|%p2, %r1, 1;", (Pair(Sink(), Register("%p2", "pred")), R1, IntImm(1))),
        (
            "setp.eq.and.s32 %p1, %r1, 1, !%p2;",
            (Register("%p1", "pred"), R1, IntImm(1), Not(Register("%p2", "pred"))),
        ),
        ("mov.f32 %f1, v.y;", (Register("%f1", "f32"), Register("v.y", "f32"))),
        ("ld.global.v4.f32 v, [%rd1];", (Register("v", "f32", 0, "v4"), Address(Register("%rd1", "b64")))),
        ("bra end;", (LabelOperand("end"),)),
        ("bar.sync 0;", (IntImm(0),)),
        ("ret;", ()),
    ],
)
def test_operands(text: str, operands: tuple) -> None:
    assert one(text) == operands


def test_array_elements_are_addresses() -> None:
    before = ".global .u16 a[4]; .global .f32 m[2][3];\n"
    assert one("ld.global.u16 %h1, a[3];", before)[1] == Address(SymbolAddress("a"), 6)
    assert one("mov.u64 %rd1, m[1];", before)[1] == SymbolAddress("m", 12)
    with pytest.raises(PtxError, match="an operand has one index only"):
        one("mov.u64 %rd1, m[1][2];", before)


def test_an_instruction_reads_the_same_spread_over_lines_and_comments() -> None:
    (plain,) = body("@!%p1 mad.lo.s32 %r1, %r2, %r3, 4;")
    (spread,) = body("@ ! %p1 /* c */ mad.lo.s32\n  %r1, // x\n %r2,%r3,\n\t4 ;")
    assert (plain.guard, plain.negated, plain.mnemonic, plain.operands) == (
        spread.guard,
        spread.negated,
        spread.mnemonic,
        spread.operands,
    )


def test_call() -> None:
    before = ".func (.param .b32 r) f (.param .b32 a);\n"
    text = "{ .param .b32 p0; .param .b32 q0; call.uni (q0), f, (p0); }"
    (scope,) = body(text, before)
    assert isinstance(scope, Scope) and scope.number == 1
    call = scope.statements[-1]
    assert call.operands == (
        OperandList((SymbolAddress("q0", 0, 1),)),
        SymbolAddress("f"),
        OperandList((SymbolAddress("p0", 0, 1),)),
    )


def test_indirect_call_and_branch_lists() -> None:
    statements = body(
        "P: .callprototype (.param .b32 _) _ (.param .b64 _);\nT: .branchtargets A, B;\n"
        "A:\n.param .b32 x; .param .b64 y;\ncall (x), %rd1, (y), P;\nB: brx.idx %r1, T;"
    )
    assert isinstance(statements[0], Prototype) and statements[0].params[0].type == "b64"
    assert isinstance(statements[1], LabelList) and statements[1].targets == ("A", "B")
    assert statements[5].operands[3] == LabelOperand("P") and statements[7].operands == (
        R1,
        LabelOperand("T"),
    )


# ----------------------------------------------------------------------------------- declarations


def test_variables() -> None:
    module = parse(
        HEAD
        + """
.visible .global .align 16 .f32 x = 0f3F800000;
.const .u32 table[] = {1, 2, 0x3};
.global .u32 grid[2][2] = {{1, 2}, {3, 4}};
.extern .shared .align 16 .b8 dynamic[];
.global .u64 pointers[3] = {x, x+4, generic(x)};
.global .u8 bytes[2] = {0xFF(x), 0xFF00(x)};
.global .v4 .f32 v;
.global .attribute(.managed) .align 4 .u32 shared_with_host;
.global .u32 p, q = 3;
.weak .global .u32 w;
"""
    )
    variables = module.variables
    assert variables["x"].initializer == (FloatImm(0x3F800000, 32),) and variables["x"].linkage == "visible"
    assert variables["table"].shape == (3,) and variables["grid"].initializer == (
        (IntImm(1), IntImm(2)),
        (IntImm(3), IntImm(4)),
    )
    assert variables["dynamic"].shape == (None,) and variables["dynamic"].align == 16
    assert variables["pointers"].initializer == (
        SymbolAddress("x"),
        SymbolAddress("x", 4),
        SymbolAddress("x", generic=True),
    )
    assert variables["bytes"].initializer == (SymbolAddress("x", mask=0xFF), SymbolAddress("x", mask=0xFF00))
    assert variables["v"].vector == "v4" and variables["shared_with_host"].attributes == (".managed",)
    assert variables["q"].initializer == (IntImm(3),) and variables["w"].linkage == "weak"


def test_functions() -> None:
    module = parse(
        HEAD
        + """
.func (.param .align 8 .b8 out[16]) f (.param .b64 a, .param .align 4 .b8 s[12]) .noreturn;
.visible .entry k (.param .u64 .ptr .global .align 4 p, .param .u32 n)
.maxntid 256, 1, 1
.minnctapersm 2
{ ret; }
.weak .func (.reg .u32 r) g (.reg .u32 a, .reg .f32 b) { mov.u32 r, a; ret; }
"""
    )
    f, k, g = (module.functions[name] for name in "fkg")
    assert f.body is None and f.limits == {"noreturn": ()} and f.returns[0].shape == (16,)
    assert (
        k.is_entry and k.linkage == "visible" and k.limits == {"maxntid": (256, 1, 1), "minnctapersm": (2,)}
    )
    assert (k.params[0].ptr_space, k.params[0].ptr_align, k.params[1].ptr_space) == ("global", 4, None)
    assert g.params[1].space == "reg" and g.body is not None
    assert g.body[0].operands == (Register("r", "u32"), Register("a", "u32"))
    assert [fn.name for fn in module.entries] == ["k"]


def test_scopes_shadow() -> None:
    statements = body("{ .reg .f32 %r1; mov.f32 %r1, %f1; { mov.f32 %r1, %f2; } }\nmov.b32 %r1, 0;")
    inner = statements[0].statements[1].operands[0]
    assert inner == Register("%r1", "f32", 1) and statements[1].operands[0] == R1
    assert statements[0].statements[2].statements[0].operands[0] == inner


def test_labels_of_scopes_are_separated() -> None:
    statements = body("{ L: bra L; }\n{ L: bra L; }\n")
    first, second = (scope.statements for scope in statements)
    assert (first[0].name, first[1].operands) == ("L", (LabelOperand("L"),))
    assert (second[0].name, second[1].operands) == ("L$2", (LabelOperand("L$2"),))


def test_register_ranges() -> None:
    module = parse(
        HEAD + ".entry k() { .reg .u32 %x1<5>; .reg .u32 %x<3>; mov.u32 %x10, %x2; mov.u32 %x14, %x1; ret; }"
    )
    assert module.functions["k"].body is not None
    with pytest.raises(PtxError, match=r"use of undeclared register '%x15': '%x<3>' declares fewer"):
        parse(HEAD + ".entry k() { .reg .u32 %x1<5>; .reg .u32 %x<3>; mov.u32 %x15, %x2; }")


def test_locations() -> None:
    module = parse(
        HEAD
        + '.file 1 "a.cu"\n.entry k()\n{\n.loc 1 7 3\nret;\n'
        ".loc 1 2 5, function_name $s, inlined_at 1 7 3\n  @%p ret;\n}\n".replace("@%p ", "")
        + '.file 2 "b.cuh"\n.section .debug_str { $s: .b8 102, 0 }\n',
        "x.ptx",
    )
    loc, ret, inlined, ret2 = module.functions["k"].body or []
    assert isinstance(loc, Loc) and isinstance(inlined, Loc) and inlined.inlined_at == (1, 7, 3)
    assert str(ret.location) == "x.ptx:8:1" and str(ret.source) == "a.cu:7:3"
    assert str(ret2.source) == "a.cu:2:5" and str(ret2.source.inlined_at) == "a.cu:7:3"
    assert module.files == {1: "a.cu", 2: "b.cuh"}


def test_module_directives() -> None:
    module = parse('.version 3.1\n.target sm_20, debug\n.pragma "x";\n.func f() { ret; }\n.alias g, f;\n')
    assert module.version == (3, 1) and module.target == ["sm_20", "debug"] and module.sm == 20
    assert module.address_size == 32
    assert [type(item).__name__ for item in module.items] == ["Directive", "Function", "Directive"]


def test_declarations_then_definition() -> None:
    module = parse(
        HEAD + ".func f();\n.extern .global .u32 x;\n.func g() { call f; ret; }\n.func f() { ret; }\n"
        ".global .u32 x;\n"
    )
    assert module.functions["f"].body is not None and module.variables["x"].linkage == ""


# ----------------------------------------------------------------------------------------- errors


HERE = "\x01"
"""Marks in a test's text where the error is expected."""

BODY_ERRORS = [
    ("\x01addd.s32 %r1, %r2, %r3;", "unknown instruction 'addd'; did you mean 'add'?"),
    ("add\x01.s33 %r1, %r2, %r3;", "unknown modifier '.s33' for 'add'; did you mean '.s32'?"),
    ("\x01add.s32 %r1, %r2;", "too few operands for 'add.s32': expected 3, have 2"),
    ("add.s32 %r1, %r2, %r3, \x01%r4;", "too many operands for 'add.s32': expected 3, have 4"),
    ("add.s32 %r1, %r2, \x01%r10;", "use of undeclared register '%r10': '%r<10>' declares fewer"),
    ("add.s32 %r1, %r2, \x01%z;", "use of undeclared register '%z'"),
    ("add.s32 %r1, %r2, \x01foo;", "use of undeclared identifier 'foo'"),
    ("mov.u64 %rd1, \x01arq;", "use of undeclared identifier 'arq'; did you mean 'arg'?"),
    ("add.s32 %r1, %r2, %r\x013\nret;", "expected ';' after 'add.s32'"),
    ("re\x01t }", "expected ';' after 'ret'"),
    ("add.s32 %r1, %r2, \x01;", "expected an operand, found ';'"),
    ("add.s32 %r1, , \x01%r2;".replace(", , \x01", ", \x01, "), "expected an operand, found ','"),
    ("ld.global.u32 %r1, [%rd\x011;", "expected ']' at end of address"),
    ("ld.global.u32 %r1, [\x01];", "expected an address, found ']'"),
    ("ld.global.u32 %r1, [\x01%tid.x];", "special register '%tid.x' cannot be an address"),
    ("ld.global.u32 %r1, [%rd1+\x01%r1];", "expected a constant, found '%r1'"),
    ("ld.global.u32 %r1, [%rd1+\x011.5];", "an offset must be an integer constant"),
    ("mov.b64 {%r1, %r\x012, %rd1;".replace("%r\x012, %rd1", "%r2, %rd\x011"), "expected '}' at end of list"),
    ("@\x01arg add.s32 %r1, %r2, %r3;", "guard 'arg' is not a predicate register"),
    ("@\x015 add.s32 %r1, %r2, %r3;", "expected a predicate register after '@', found '5'"),
    ("setp.eq.and.s32 %p1, %r1, 1, !\x01arg;", "'!' needs a predicate register, not 'arg'"),
    ("add.s32 %r1, %r2, 1 \x01/ 0;", "division by zero in constant expression"),
    (
        "add.s32 %r1, %r2, \x0136893488147419103232;",
        "integer constant '36893488147419103232' is too large for 64 bits",
    ),
    ("\x01bar.red.popc.u32 %r1, 0, 0, 0, 0;".replace("\x01", ""), None),
    ("mov.b64 \x01[%rd1], %rd2;", "expected a register for 'd', found the address '[%rd1]'"),
    (".reg .b32 \x01%r1;", "redefinition of '%r1'"),
    (".reg .b32 \x01%r<3>;", "redefinition of '%r0'"),
    (".reg .b32 a, b, \x01a;", "redefinition of 'a'"),
    (".reg \x01.b31 a;", "unknown type '.b31'"),
    (".reg \x01.bf16 a;", "nothing can be declared with type '.bf16'; use '.b16'"),
    (".reg .b32 a<\x01x>;", "expected a number of registers, found 'x'"),
    (".reg .b32 a<\x01999999999>;", "at most 16777216 registers can be declared"),
    (".shared .align \x013 .b8 s[4];", "alignment must be a power of two, not 3"),
    (".shared .b8 s[\x01-4];", "array dimension must not be negative"),
    (".shared .b32 s = \x014;", "a variable in '.shared' cannot have an initializer"),
    ("\x01.version 8.0", "directive '.version' is not allowed in a function body"),
    ("\x01.loc 1;", "expected a file number, line and column after '.loc'"),
    ("\x01?;", "expected a statement, found '?'"),
    ('\x01"x";', "expected a statement, found '\"x\"'"),
    ("mov.b32 %r1, \x01#;", "unexpected character '#'"),
    ("L: .branchtargets \x01;", "expected a name, found ';'"),
    ("call \x01nothing, (%r1);", "use of undeclared identifier 'nothing'"),
]


def located(error: PtxError) -> tuple[int, int, str]:
    first = error.diagnostics[0]
    assert first.location is not None
    return first.location.line, first.location.column, first.message


@pytest.mark.parametrize(("text", "message"), [case for case in BODY_ERRORS if case[1]], ids=lambda x: x[:40])
def test_body_errors(text: str, message: str) -> None:
    full = f"{HEAD}.entry k(.param .u64 arg)\n{{\n{REGS}{text}\n}}\n"
    at = full.index(HERE)
    line, column = full.count("\n", 0, at) + 1, at - full.rfind("\n", 0, at)
    with pytest.raises(PtxError) as caught:
        parse(full.replace(HERE, ""))
    result = located(caught.value)
    assert result[:2] == (line, column) and result[2].startswith(message), result


MODULE_ERRORS = [
    ("", 1, 1, "missing '.version' directive"),
    (".version 8.0\n", 1, 1, "missing '.target' directive"),
    (".target sm_80\n", 1, 1, "expected '.version' as the first directive"),
    (".version eight\n", 1, 10, "expected a version such as '8.0', found 'eight'"),
    (".version 8.0\n.target gpu\n", 2, 9, "unknown target 'gpu'; expected 'sm_NN'"),
    (HEAD + ".address_size 48\n", 4, 15, "address size must be 32 or 64, found '48'"),
    (HEAD + "add.s32 x;\n", 4, 1, "expected a directive, found 'add'"),
    (HEAD + ".unknown x;\n", 4, 1, "unknown directive '.unknown'"),
    (HEAD + ".reg .b32 x;\n", 4, 1, "registers must be declared inside a function"),
    (HEAD + ".visible 5;\n", 4, 10, "expected a variable or function after '.visible', found '5'"),
    (HEAD + ".global .b32 x\n.global .b32 y;\n", 4, 14, "expected ';' after variable declaration"),
    (HEAD + ".global x;\n", 4, 9, "expected a type, found 'x'"),
    (HEAD + ".global .b32 .b64 x;\n", 4, 14, "unexpected second type '.b64'"),
    (HEAD + ".global .b32 x;\n.global .b64 x;\n", 5, 14, "redefinition of 'x'"),
    (HEAD + ".global .u64 x = y;\n", 4, 18, "use of undeclared identifier 'y'"),
    (HEAD + ".global .u32 x[2] = {1, 2;\n", 4, 25, "expected '}' at end of initializer"),
    (HEAD + ".entry k(.u32 x) { }\n", 4, 10, "expected '.param' or '.reg', found '.u32'"),
    (HEAD + ".entry k(.param .u32 x { }\n", 4, 22, "expected ')' after parameters"),
    (HEAD + ".entry 5() { }\n", 4, 8, "expected the name of the kernel, found '5'"),
    (HEAD + ".entry k() { ret;\n", 4, 17, "expected '}' at end of function body"),
    (HEAD + ".entry k() .maxntid { ret; }\n", 4, 21, "expected a number after '.maxntid', found '{'"),
    (HEAD + ".entry k() { ret; }\n.entry k() { ret; }\n", 5, 8, "redefinition of 'k'"),
    (HEAD + ".entry k() { ret; } /* open\n", 4, 21, "unterminated comment"),
    (HEAD + '.file 1 "x\n', 4, 9, "unterminated string"),
    (HEAD + ".section .debug_x {\n", 4, 19, "unterminated section"),
    (HEAD + ".entry k(.param .u32 x, .param .u32 x) { }\n", 4, 37, "redefinition of 'x'"),
]


@pytest.mark.parametrize(("text", "line", "column", "message"), MODULE_ERRORS)
def test_module_errors(text: str, line: int, column: int, message: str) -> None:
    with pytest.raises(PtxError) as caught:
        parse(text)
    assert located(caught.value) == (line, column, message)


def test_one_run_reports_many_errors_and_each_once() -> None:
    with pytest.raises(PtxError) as caught:
        parse(
            f"{HEAD}.entry k()\n{{\n{REGS}addd %r1;\nadd.s32 %r1, %q, %q;\nmov.b64 {{%r1, %z}},"
            " %rd1;\nret;\n}\n.global .b31 x;\n.entry j() { ret; }\n"
        )
    assert [(d.location.line, d.message[:12]) for d in caught.value.diagnostics if d.location] == [
        (7, "unknown inst"),
        (8, "use of undec"),
        (9, "use of undec"),
        (12, "unknown type"),
    ]


def test_errors_stop_at_a_limit() -> None:
    with pytest.raises(PtxError) as caught:
        parse(HEAD + ".entry k() {\n" + "bogus;\n" * 1000 + "}\n")
    assert len(caught.value.diagnostics) == 20


@pytest.mark.parametrize(
    "text",
    [
        ".entry k() " + "{" * 100_000,
        ".entry k() { mov.b32 x, " + "(" * 100_000 + "1;",
        ".entry k() { mov.b32 x, " + "-" * 100_000 + "1; }",
        ".entry k() { mov.b32 " + "{" * 100_000 + "; }",
        ".entry k() { mov.b32 " + "_|" * 50_000 + "; }",
        ".global .u32 x = " + "{" * 100_000 + ";",
        ".global .u32 x = " + "1 ? 2 : " * 100_000 + "3;",
        ".global .u32 x = " + "1 + " * 20_000 + "3;",
        ".global .u32 x = " + "9" * 10_000 + ";",
        ".global .u32 x" + "[1]" * 10_000 + ";",
        ".entry k() { .reg .b32 %r<5>; mov.b32 %r" + "1" * 100_000 + ", 0; }",
        ".entry k() { add" + ".s32" * 10_000 + " x; }",
    ],
)
def test_deep_and_long_input_is_refused_or_read_without_a_traceback(text: str) -> None:
    try:
        parse(HEAD + text)
    except PtxError as error:
        assert error.diagnostics


def test_printing_keeps_every_construct() -> None:
    text = (
        HEAD
        + """
.file 1 "a.cu"
.extern .func (.param .b32 r) vprintf (.param .b64 a, .param .b64 b);
.visible .global .align 16 .f32 x[4] = {0f3F800000, 0f00000000};
.weak .func (.param .align 8 .b8 out[16]) f (.reg .f32 %a) .noreturn { .loc 1 2 3 trap; }
.visible .entry k (.param .u64 .ptr .global .align 4 p) .maxntid 32, 1, 1
{
.reg .pred %p<3>; .reg .b32 %r<4>, t; .reg .v2 .f32 v; .reg .b64 %d;
.shared .align 8 .b8 s[64];
.pragma "nounroll";
T: .branchtargets L, M;
L: @!%p1 brx.idx %r1, T;
M: { .reg .b32 %r1; mov.b32 %r1, WARP_SZ; }
P: .callprototype (.param .b32 _) _ (.param .b64 _, .param .b32 _) .noreturn;
setp.ge.or.f32 %p1|%p2, v.x, 0f7F800000, !%p0;
st.shared.v2.f32 [s+8], {v.x, v.y};
ld.volatile.global.u32 t, [%d+-4];
exit;
}
"""
    )
    once = print_module(parse(text))
    assert print_module(parse(once)) == once
    module = parse(once)
    assert isinstance(module.items[1], Variable) and isinstance(module.items[2], Function)
