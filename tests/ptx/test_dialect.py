"""PTX 1.x: what only its modules may say, what it stands for, and that later versions refuse it."""

from __future__ import annotations

import pytest

from minicc.ptx.model import Function, Instruction, Module, Scope, Variable
from minicc.ptx.parsing.parser import parse
from minicc.ptx.printer import print_module
from minicc.ptx.rewriting.desugar import desugar
from minicc.ptx.rules.verifier import verify
from minicc.support.diagnostics import PtxError

HEAD = ".version 1.1\n.target sm_11, map_f64_to_f32\n"
REGISTERS = (
    ".reg .u32 r<9>; .reg .s32 s<9>; .reg .f32 f<9>; .reg .v4 .f32 V, W; .reg .v3 .f32 T; .reg .v2 .f32 D;"
    " .reg .u16 h<5>; .reg .pred p, q; .reg .v4 .pred P; .reg .f64 d<4>; .reg .u64 rd<3>; .reg .v4 .s32 I,"
    " J;\n"
)


def read(text: str) -> Module:
    """The module, which verifies and prints to a text that reads the same."""
    module = parse(HEAD + text)
    assert [d.message for d in verify(module) if d.severity == "error"] == []
    printed = print_module(module)
    again = parse(printed)
    assert print_module(again) == printed
    assert not [d for d in verify(again) if d.severity == "error"]
    return module


def lines(text: str, before: str = "") -> list[str]:
    """The instructions that a line of a kernel's body stands for, scopes opened."""
    module = read(f"{before}.entry k {{ {REGISTERS}{text} }}")
    return [str(instr) for instr in desugar(module).functions["k"].instructions()]


def errors(text: str, head: str = HEAD) -> list[str]:
    try:
        return [d.message for d in verify(parse(head + text)) if d.severity == "error"]
    except PtxError as error:
        return [d.message for d in error.diagnostics]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "add.v3.f32 T, T, 1;",
            [
                "add.f32 T.x, T.x, 0f3F800000;",
                "add.f32 T.y, T.y, 0f3F800000;",
                "add.f32 T.z, T.z, 0f3F800000;",
            ],
        ),
        (
            "add.v3.f32 T, T, {1, 2.0, f1};",
            [
                "add.f32 T.x, T.x, 0f3F800000;",
                "add.f32 T.y, T.y, 0d4000000000000000;",
                "add.f32 T.z, T.z, f1;",
            ],
        ),
        ("add.v4.s32 I, J, s1;", [f"add.s32 I.{e}, J.{e}, s1;" for e in "xyzw"]),
        (
            "mov.v4.f32 V, W.wzyx;",
            ["mov.f32 V.x, W.w;", "mov.f32 V.y, W.z;", "mov.f32 V.z, W.y;", "mov.f32 V.w, W.x;"],
        ),
        (
            "mov.v4.f32 V, W.0011;",
            ["mov.f32 V.x, W.x;", "mov.f32 V.y, W.x;", "mov.f32 V.z, W.y;", "mov.f32 V.w, W.y;"],
        ),
        ("mov.v3.f32 {f1,f2,f3}, T;", ["mov.f32 f1, T.x;", "mov.f32 f2, T.y;", "mov.f32 f3, T.z;"]),
        (
            "mov.v4.f32 V, T;",
            ["mov.f32 V.x, T.x;", "mov.f32 V.y, T.y;", "mov.f32 V.z, T.z;", "mov.f32 V.w, 0f00000000;"],
        ),
        ("mov.v2.f32 D, V;", ["mov.f32 D.x, V.x;", "mov.f32 D.y, V.y;"]),
        ("mov.f32 f1, V;", ["mov.f32 f1, V.x;"]),
        (
            "mov.v4.u32 {r1,r2,r3,r4}, %tid;",
            ["mov.u32 r1, %tid.x;", "mov.u32 r2, %tid.y;", "mov.u32 r3, %tid.z;", "mov.u32 r4, 0;"],
        ),
        ("mov.f32 f1, V.2;", ["mov.f32 f1, V.z;"]),
        ("mov.f32 f1, V.b;", ["mov.f32 f1, V.z;"]),
        ("mov.u16 h1, %tid.1;", ["mov.u16 h1, %tid.y;"]),
        ("mov.u32 r1, %nctaid;", ["mov.u32 r1, %nctaid.x;"]),
        ("@p mul.v2.f32 D, D, f1;", ["@p mul.f32 D.x, D.x, f1;", "@p mul.f32 D.y, D.y, f1;"]),
        ("add.u16 h1, h2, 5.u16;", ["add.u16 h1, h2, 5;"]),
        ("mov.f32 f1, .5;", ["mov.f32 f1, 0d3FE0000000000000;"]),
        ("ld.global.u32 r1, [r2-4];", ["ld.global.u32 r1, [r2+-4];"]),
        ("mov.f32 f1, 1;", ["mov.f32 f1, 0f3F800000;"]),
        ("setp.eq.f32 p, f1, -2;", ["setp.eq.f32 p, f1, 0fC0000000;"]),
        ("add.f64 d1, d2, 3;", ["add.f64 d1, d2, 0d4008000000000000;"]),
        ("cvt.rn.f32.u16 f1, %ctaid.1;", ["cvt.rn.f32.u16 f1, %ctaid.y;"]),
        ("setp.lt.u32 P.0|P.y, r1, r2;", ["setp.lt.u32 P.x|P.y, r1, r2;"]),
        ("@!P.2 mov.u32 r1, 1;", ["@!P.z mov.u32 r1, 1;"]),
        ("@P.w { mov.u32 r1, 1; exit; }", ["@!P.w bra $end_4_1;", "mov.u32 r1, 1;", "exit;"]),
    ],
)
def test_what_a_line_stands_for(text: str, expected: list[str]) -> None:
    assert lines(text) == expected


def test_sources_are_read_before_results_are_written() -> None:
    assert lines("sub.v2.f32 D, D, D.x;") == [
        "sub.f32 %t0, D.x, D.x;",
        "sub.f32 %t1, D.y, D.x;",
        "mov.f32 D.x, %t0;",
        "mov.f32 D.y, %t1;",
    ]


def test_arrays_are_indexed_by_registers() -> None:
    module = read(f".global .s32 a[8][2];\n.entry k {{ {REGISTERS} ld.global.s32 s1, a[r1+1]; }}")
    (scope,) = [s for s in desugar(module).functions["k"].body or [] if isinstance(s, Scope)]
    assert [str(i) for i in scope.statements if isinstance(i, Instruction)] == [
        "mov.u32 %t1, a;",
        "mul.lo.u32 %t0, r1, 8;",
        "add.u32 %t1, %t0, %t1;",
        "ld.global.s32 s1, [%t1+8];",
    ]


@pytest.mark.parametrize(
    "line",
    [
        "mul.s32 s1, s2, s3;",
        "mad.u16 h1, h2, h3, h4;",
        "mul24.u32 r1, r2, r3;",
        "mad24.s32 s1, s2, s3, s4;",
        "div.wide.u32 r1, rd1, r2;",
        "rem.wide.s32 s1, rd1, s2;",
        "sad.f32 f1, f2, f3, f4;",
        "div.f32 f1, f2, f3;",
        "div.sat.f32 f1, f2, 3.14159;",
        "mad.f32 f1, f2, f3, f4;",
        "mad.sat.f32 f1, f2, f3, f4;",
        "rcp.f32 f1, f2;",
        "sqrt.f32 f1, f2;",
        "rsqrt.f32 f1, f2;",
        "sin.f32 f1, f2;",
        "cos.f32 f1, f2;",
        "lg2.f32 f1, f2;",
        "ex2.f32 f1, f2;",
        "cnot.pred p, q;",
        "ld.global.v3.f32 T, [r1];",
        "st.global.v3.f32 [r1], T;",
        "rcp.f64 d1, d2;",
        "mad.f64 d1, d2, d3, d1;",
        "ld.global.u32 r1, [r2-4];",
        "mov.f32 f1, V.2;",
        "add.v4.f32 V, V, W;",
        "mov.u32 r1, %tid;",
        "add.u16 h1, h2, 5.u16;",
    ],
)
def test_later_versions_refuse(line: str) -> None:
    assert lines(line)
    later = f".entry k() {{ {REGISTERS}{line} ret; }}"
    assert errors(later, ".version 8.0\n.target sm_80\n.address_size 64\n")


STRUCTURES = """.struct point { .s32 x; .s32 y; };
.struct shape { point corner[2]; .union { .s32 colour; .f32 shade; }; .struct { .u8 a; .u16 b[3]; } tail; };
.union word { .s32 i; .f32 f; };
.global shape s;
.global shape many[3];
.global point origin = {1, -2};
.const word w = {1.0};
.global point two[2] = {{1, 2}, {3, 4}};
"""


@pytest.mark.parametrize(
    ("operand", "address"),
    [
        ("[s.corner[1].y]", "[s+12]"),
        ("[s.colour]", "[s+16]"),
        ("[s.shade]", "[s+16]"),
        ("[s.tail.a]", "[s+20]"),
        ("[s.tail.b[2]]", "[s+26]"),
        ("[many[2].colour]", "[many+72]"),
        ("[s]", "[s]"),
        ("[s.corner]", "[s]"),
    ],
)
def test_members_of_structures(operand: str, address: str) -> None:
    assert lines(f"ld.global.b32 r1, {operand};", STRUCTURES) == [f"ld.global.b32 r1, {address};"]


def test_structures_are_bytes() -> None:
    module = read(STRUCTURES)
    shapes = {name: variable.shape for name, variable in module.variables.items()}
    assert shapes == {"s": (28,), "many": (84,), "origin": (8,), "w": (4,), "two": (16,)}
    assert {variable.align for variable in module.variables.values()} == {4}
    values = [value.value for value in module.variables["origin"].initializer or ()]
    assert values == [1, 0, 0, 0, 254, 255, 255, 255]
    assert len(module.variables["two"].initializer or ()) == 16


def test_texture_bindings_are_assigned_as_the_document_shows() -> None:
    module = read(
        ".tex tex_a; .tex[2] tex_b; .tex tex_c; .tex tex_d; .tex[42] tex_e; .tex tex_f; .surf s0, s1;"
    )
    assert {name: variable.binding for name, variable in module.variables.items()} == {
        "tex_a": 0,
        "tex_b": 2,
        "tex_c": 1,
        "tex_d": 2,
        "tex_e": 42,
        "tex_f": 3,
        "s0": 0,
        "s1": 1,
    }


def test_textures_are_fetched() -> None:
    assert lines("tex.3d.v4.s32.f32 {s1,s2,s3,s4}, t, {f1,f2,f3};", ".tex t;")
    assert lines("tex.1d.v4.s32.f32 {s1,s2,s3,s4}, t, {f1};", ".tex t;")
    assert lines("tex.2d.v4.f32.f32 V, t, {f1,f2};", ".tex t;")


def test_entries() -> None:
    module = read(
        ".entry f[256];\n.entry g[16][8] { .param .u32 n; .param .f32 x; .reg .u32 r; ld.param.u32 r, [n];"
        " exit; }\n.entry h[][4] { exit; }"
    )
    functions = module.functions
    assert functions["f"].limits == {"maxntid": (256,)} and functions["f"].body is None
    assert functions["g"].limits == {"maxntid": (8, 16)}
    assert [param.name for param in functions["g"].params] == ["n", "x"]
    assert functions["h"].limits == {}


def test_instructions_outside_functions_are_a_kernel() -> None:
    module = read(
        ".reg .b32 r1, r2;\n.shared .f32 array[8];\nstart: mov.b32 r1, %tid.0;\n shl.b32 r1, r1, 2;\n"
        ".func f { ret; }\n ld.shared.b32 r2, [r1];\n bra start;"
    )
    (entry,) = module.entries
    assert entry.name == "$anonymous"
    assert [instr.opcode for instr in entry.instructions()] == ["mov", "shl", "ld", "bra"]
    assert [item.name for item in module.items if isinstance(item, (Function, Variable))] == [
        "array",
        "f",
        "$anonymous",
    ]


def test_directives() -> None:
    module = read(
        ".extern foo // declared elsewhere\n.visible bar;\n.global .b32 foo; .global .b32 bar;\n.file"
        ' "a.cu"\n.section .debug_info, "",@progbits\n.byte 0x7d,0x01,0x00\n.entry k { .loc 12\n .reg .u32 r;'
        " mov.u32 r, 1; }"
    )
    assert module.variables["foo"].linkage == "extern" and module.variables["bar"].linkage == "visible"
    (instr,) = module.functions["k"].instructions()
    assert instr.source is not None and (instr.source.file, instr.source.line) == ("a.cu", 12)
    assert [item.name for item in module.items if not isinstance(item, (Function, Variable))] == [
        "section",
        "byte",
    ]


def test_parameters_outside_functions_belong_to_none_of_them() -> None:
    """The kernel made of what stands outside functions may declare its own, whatever function came before
    it.
    """
    module = read(".entry k { .param .u32 n; exit; }\n.reg .u32 r; { .param .u32 m; ld.param.u32 r, [m]; }\n")
    assert {fn.name: [param.name for param in fn.params] for fn in module.entries} == {
        "k": ["n"],
        "$anonymous": ["m"],
    }


def test_functions_take_registers() -> None:
    read(
        ".func (.reg .b32 rval) foo (.reg .b32 arg0, .reg .f64 arg1) { .reg .b32 l; mov.b32 rval, arg0;"
        f" ret; }}\n.entry k {{ {REGISTERS} call (r1), foo, (r2, d1); exit; }}"
    )


def test_doubles_need_a_mapping_on_early_targets() -> None:
    body = ".entry k { .reg .f64 d<3>; add.f64 d0, d1, d2; }"
    assert errors(body) == []
    assert errors(body, ".version 1.1\n.target sm_11\n") == [
        "'add.f64' requires target sm_13 or higher, the module has sm_11"
    ]
    assert errors(".entry k { }", ".version 1.1\n.target compute_11\n") == []


@pytest.mark.parametrize(("version", "good"), [("1.0", False), ("1.1", True)])
@pytest.mark.parametrize("line", ["ld.volatile.global.u32 r1, [r2];", "st.volatile.shared.v3.f32 [r2], T;"])
def test_volatile_is_new_in_the_second_version(line: str, version: str, good: bool) -> None:
    """10.1."""
    result = errors(
        f".entry k {{ {REGISTERS}{line} }}", f".version {version}\n.target sm_11, map_f64_to_f32\n"
    )
    assert result == ([] if good else [f"'{line.split()[0]}' requires PTX version 1.1, the module has 1.0"])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (".tex[128] t;", "a tex binding is 0 to 127"),
        (".const[11] .u32 c;", "a constant bank is 0 to 10, not 11"),
        (".struct s { .s32 i; .f32 i; };", "redefinition of member 'i'"),
        (".struct s { .s32 i[]; };", "member 'i' has no size"),
        (".struct s { .s32 i;", "expected '}' at end of '.struct'"),
        (".entry k[1][2][3][4] { exit; }", "a CTA has at most three dimensions"),
        (".struct s { .u8 i; }; .global s x = {1.5};", "floating-point constant where '.u8' is expected"),
        (
            ".global .u32 a[4]; .entry k { .reg .u32 r; ld.global.u32 r, a[9223372036854775807]; }",
            "array index is too large",
        ),
        (
            ".entry k { .reg .u16 r; mov.u16 r, %tid.w; }",
            "'%tid' has no element '.w'; expected '.x', '.y', '.z'",
        ),
        (
            ".struct s { .u8 i; .u8 rest[99999999999]; }; .global s x = {1};",
            "a structure of 100000000000 bytes cannot have an initializer",
        ),
        (".byte 256", "a byte is 0 to 255, not 256"),
        (".struct s { .s32 i; }; .shared s x = {1};", "a variable in '.shared' cannot have an initializer"),
        (".struct s { .s32 i; }; .global s x = {1, 2};", "'s' has 1 members, 2 values are given"),
        (
            STRUCTURES + ".entry k { .reg .u32 r; ld.global.u32 r, [s.nothing]; }",
            "'shape' has no member 'nothing'",
        ),
        (STRUCTURES + ".entry k { .reg .u32 r; ld.global.u32 r, [s.colour.x]; }", "'.s32' has no member 'x'"),
        (
            ".entry k { .reg .u32 r; ld.u32 r, [r]; }",
            "'ld' must name a state space: generic addresses need PTX 2.0 and sm_20",
        ),
        (".entry k { .reg .f32 f; add.q.f32 f, f, f; }", None),
        (
            ".entry k { .reg .v4 .f32 V; mov.v4.f32 V, V.wzyx; }",
            "the source and the destination of a swizzle must be distinct",
        ),
        (
            ".entry k { .reg .v4 .f32 V; mov.v2.f32 V.xy, V.zw; }",
            "the source and the destination of a swizzle must be distinct",
        ),
        (".entry k { .reg .v4 .f32 V, W; add.v4.f32 V, W.wzyx, V; }", "a swizzle is for 'mov' only"),
        (".entry k { .reg .s32 i = 0; }", "a register cannot have an initializer"),
        (
            ".surf s; .entry k { .reg .v4 .f32 V; .reg .f32 f; tex.1d.v4.f32.f32 V, s, {f}; }",
            "'s' is not declared as '.texref'",
        ),
        (".param .u32 n; .entry k { exit; }", "parameters must be declared by a kernel"),
        (".entry k { .reg .u32 r; mov.u32 r, NTID.0; }", "use of undeclared identifier 'NTID.x'"),
        (
            ".entry f[4] { exit; } .entry k { .reg .u32 r; mov.u32 r, RANKTID; }",
            "use of undeclared identifier 'RANKTID'",
        ),
        (
            ".global .u32 a[4]; .entry k { .reg .f32 f; .reg .u32 r; ld.global.u32 r, a[f]; }",
            "an array index must be an integer, 'f' has type '.f32'",
        ),
        (".entry k { .reg .pred p; @p { exit; ", "expected '}' at end of function body"),
        (".file two words", "expected a file number, found 'two'"),
        (".shared .f32 bias[] = {-1.0, 1.0};", "a variable in '.shared' cannot have an initializer"),
    ],
)
def test_errors(text: str, message: str | None) -> None:
    result = errors(text)
    assert result and (message is None or result[0] == message)
