"""Vectors, sums, elements and calls wherever ptxas takes them: accepted by ptxas, printed as written, run,
and the values compared.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

import numpy as np
import pytest

from minicc.driver.ptxas import find_tool
from minicc.ptx.parsing.parser import parse
from minicc.ptx.printer import print_module
from minicc.ptx.rewriting.desugar import desugar
from minicc.ptx.rules.verifier import verify
from minicc.support.diagnostics import PtxError

PTXAS = find_tool("ptxas")

HEAD = ".version 8.3\n.target sm_80\n.address_size 64\n"
DECLARED = (
    ".reg .u64 q, l, fp; .reg .u32 a, b, c, d; .reg .b32 x, y; .reg .f32 g; .reg .b64 packed; .reg .pred p,"
    " t; .reg .u16 s; .reg .v2 .u32 v, w; .reg .v2 .b16 h; .reg .v4 .b16 h4; .reg .v4 .u8 c4; .reg .v4 .f32"
    " f4; .reg .v2 .f32 f2; .reg .v2 .b64 d2; .reg .b128 o; ld.param.u64 q, [out]; mov.u32 a, 7; mov.u32"
    " b, 3;"
)
VECTORS = ".func (.reg .v2 .u32 r) f (.reg .v2 .u32 z) { add.u32 r.x, z.y, 1; add.u32 r.y, z.x, 2; ret; }\n"
TWICE = (
    ".func (.reg .u32 r) f (.reg .u32 z) { add.u32 r, z, z; ret; }\n.func none { ret; }\n.func takes (.reg"
    " .u32 z) { ret; }\n"
)
PROTOTYPES = (
    "P: .callprototype (.reg .u32 _) _ (.reg .u32 _); G: .callprototype _; H: .callprototype _ (.reg .u32 _);"
    " T: .calltargets f; "
)

CASES: dict[str, tuple[str, str, list[int]]] = {
    "vectors are passed and returned": (
        VECTORS,
        "mov.u32 v.x, 10; mov.u32 v.y, 20; call (w), f, (v); st.global.v2.u32 [q], w;",
        [21, 12],
    ),
    "a vector for itself": (
        VECTORS,
        "mov.u32 v.x, 10; mov.u32 v.y, 20; call (v), f, (v); st.global.v2.u32 [q], v;",
        [21, 12],
    ),
    "vectors through a prototype": (
        VECTORS,
        (
            "P: .callprototype (.reg .v2 .u32 _) _ (.reg .v2 .u32 _); mov.u32 v.x, 10; mov.u32 v.y, 20;"
            " mov.u64 fp, f; call (w), fp, (v), P;st.global.v2.u32 [q], w;"
        ),
        [21, 12],
    ),
    "vectors of other types of the size": (
        VECTORS,
        "mov.f32 f2.x, 0f00000005; mov.f32 f2.y, 0f00000006; call (w), f, (f2); st.global.v2.u32 [q], w;",
        [7, 7],
    ),
    "a word unpacked into a vector register": (
        "",
        (
            "mov.b32 y, 0x12345678; mov.b32 h, y; cvt.u32.u16 a, h.x; cvt.u32.u16 b, h.y; st.global.v2.u32"
            " [q], {a, b};"
        ),
        [0x5678, 0x1234],
    ),
    "a word packed from one": (
        "",
        "mov.b16 h.x, 0x5678; mov.b16 h.y, 0x1234; mov.b32 y, h; st.global.u32 [q], y;",
        [0x12345678],
    ),
    "bytes": (
        "",
        (
            "mov.b32 y, 0x12345678; mov.b32 c4, y; cvt.u32.u8 a, c4.x; cvt.u32.u8 b, c4.w; mov.b32 x, c4;"
            " st.global.v4.u32 [q], {a, b, x, x};"
        ),
        [0x78, 0x12, 0x12345678, 0x12345678],
    ),
    "two words": (
        "",
        (
            "mov.u32 v.x, 1; mov.u32 v.y, 2; mov.b64 packed, v; st.global.b64 [q], packed; mov.b64 h4,"
            " packed; st.global.v4.b16 [q+8], h4;"
        ),
        [1, 2, 1, 2],
    ),
    "floats": (
        "",
        "mov.f32 f2.x, 0f3F800000; mov.f32 f2.y, 0f40000000; mov.b64 packed, f2; st.global.b64 [q], packed;",
        [0x3F800000, 0x40000000],
    ),
    "floating-point constants packed": (
        "",
        (
            "mov.b64 packed, {0f3F800000, x}; mov.b32 y, 5; mov.b64 packed, {0f3F800000, y}; st.global.b64"
            " [q], packed;mov.b64 packed, {0f40000000, 0f40400000}; st.global.b64 [q+8], packed;"
        ),
        [0x3F800000, 5, 0x40000000, 0x40400000],
    ),
    "a constant of two words packed into one": (
        "",
        "mov.b32 y, 5; mov.b64 packed, {0d3FF0000012345678, y}; st.global.b64 [q], packed;",
        [0x12345678, 5],
    ),
    "an address unpacked": (
        "",
        (
            ".shared .align 4 .b32 room[4]; mov.b64 packed, room; mov.b64 {x, y}, room; mov.b64 {c, d},"
            " packed; sub.u32 a, x, c; sub.u32 b, y, d;mov.b32 {s, _}, room; st.global.v2.u32 [q], {a, b};"
        ),
        [0, 0],
    ),
    "128 bits": (
        "",
        (
            "mov.b64 d2.x, 5; mov.b64 d2.y, 6; mov.b128 o, d2; mov.b64 d2.x, 0; mov.b128 d2, o;"
            " st.global.v2.b64 [q], d2;"
        ),
        [5, 0, 6, 0],
    ),
    "a constant unpacked": (
        "",
        "mov.b32 h, 0x50006; cvt.u32.u16 a, h.x; cvt.u32.u16 b, h.y; st.global.v2.u32 [q], {a, b};",
        [6, 5],
    ),
    "elements as operands": (
        "",
        (
            "mov.u32 v.x, 5; mov.u32 v.y, 6; add.u32 w.y, v.x, v.y; setp.lt.u32 p, v.x, v.y; selp.u32 w.x,"
            " v.x, v.y, p;st.global.v2.u32 [q], w;"
        ),
        [5, 11],
    ),
    "vectors moved": (
        "",
        (
            "mov.v2.u32 v, {a, b}; mov.v2.b32 f2, v; mov.v2.f32 {g, f2.x}, f2; mov.b32 x, g; mov.b32 y, f2.x;"
            " st.global.v2.u32 [q], {x, y};"
        ),
        [7, 3],
    ),
    "two elements exchanged": (
        "",
        "mov.v2.u32 v, {a, b}; mov.v2.u32 v, {v.y, v.x}; st.global.v2.u32 [q], v;",
        [3, 7],
    ),
    "several results": (
        (
            ".func (.reg .u32 r, .reg .pred z, .reg .f32 e) f (.reg .u32 i, .reg .f32 k)\n{ add.u32 r, i, 1;"
            " setp.gt.u32 z, i, 5; add.f32 e, k, k; ret; }\n"
        ),
        (
            "call (b, t, g), f, (a, 0f3F800000); selp.u32 c, 1, 0, t; mov.b32 x, g; st.global.v2.u32 [q], {b,"
            " c}; st.global.u32 [q+8], x;"
        ),
        [8, 1, 0x40000000],
    ),
    "predicates without the calling convention": (
        (
            ".func (.reg .u32 r, .reg .u32 r2) two () { mov.u32 r, 4; mov.u32 r2, 5; ret; }\n.func (.reg"
            " .pred r) f (.reg .pred z, .reg .u16 k) { .reg .pred e; setp.eq.u16 e, k, 9; xor.pred r, z, e;"
            " ret; }\n"
        ),
        (
            "call (c, d), two, (); setp.eq.u32 p, a, 7; mov.u16 s, 9; call (t), f, (p, s); selp.u32 a, 1, 2,"
            " t; st.global.v4.u32 [q], {a, c, d, d};"
        ),
        [2, 4, 5, 5],
    ),
    "direct calls": (
        TWICE,
        (
            "call (a), f, (a); call (a), f, (5); call (_), f, (a); call none; call none, (); call (), none;"
            " call (), none, (); call takes, (a);call (), takes, (a); call.uni (b), f, (a); @p call (b), f,"
            " (b); st.global.v2.u32 [q], {a, b};"
        ),
        [10, 20],
    ),
    "indirect calls": (
        TWICE,
        PROTOTYPES
        + "mov.u64 fp, f; call (a), fp, (a), P; call (b), fp, (5), P; call (c), fp, (b), T; call (_), fp,"
        " (c), P;mov.u64 fp, none; call fp, G; call fp, (), G; mov.u64 fp, takes; call fp, (a), H;"
        " st.global.v4.u32 [q], {a, b, c, c};",
        [14, 10, 20, 20],
    ),
    "registers and parameters stand for each other": (
        (
            ".func (.param .u32 r) f (.param .u32 z) { .reg .u32 i; ld.param.u32 i, [z]; add.u32 i, i, 1;"
            " st.param.u32 [r], i; ret; }\n.func (.reg .u32 r) plus (.reg .u32 z) { add.u32 r, z, 2; ret; }\n"
        ),
        (
            ".param .u32 A; .param .u32 B; call (a), f, (a); st.param.u32 [A], a; call (B), plus, (A);"
            " ld.param.u32 b, [B]; call (_), f, (A);st.global.v2.u32 [q], {a, b};"
        ),
        [8, 10],
    ),
    "sums": (
        "",
        (
            "add.u32 a, a + 1, 3; mad.lo.u32 b, b+1, b+2, b+-3; cvt.u64.u32 l, b+4; mov.u64 l, l+4294967296;"
            " st.global.u32 [q], a+2; shl.b32 c, b, b+-19;st.global.u32 [q+4], b; st.global.u64 [q+8], l;"
        ),
        [13, 20, 24, 1],
    ),
    "a sum of 16 bits": (
        "",
        "mov.u16 s, 65535; add.u16 s, s+3, 1; cvt.u32.u16 a, s; st.global.u32 [q], a;",
        [3],
    ),
    "the carry of a difference": (
        "",
        (
            "sub.cc.u32 c, b, a; addc.u32 c, 0, 0; sub.cc.u32 d, a, b; addc.u32 d, 0, 0; st.global.v2.u32"
            " [q], {c, d};add.cc.u32 c, a, b; subc.u32 c, 9, 0; sub.cc.u32 d, a, a; subc.cc.u32 d, 0, 0;"
            " addc.u32 d, 0, 0; st.global.v2.u32 [q+8], {c, d};"
        ),
        [0, 1, 8, 1],
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_values(ptx, name: str, tmp_path: Path) -> None:
    _compare(ptx, *CASES[name], tmp_path)


def _compare(ptx, before: str, body: str, expected: list[int], tmp_path: Path) -> None:
    """ptxas and our verifier take the kernel, it prints as it reads, and it writes `expected`."""
    text = f"{HEAD}{before}.visible .entry k(.param .u64 out)\n{{ {DECLARED}\n{body}\nret; }}\n"
    if PTXAS is not None:
        (tmp_path / "k.ptx").write_text(text)
        done = subprocess.run(
            [PTXAS, "-arch=sm_80", tmp_path / "k.ptx", "-o", tmp_path / "k.cubin"],
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout + done.stderr
    module = parse(text)
    assert [d.message for d in verify(module) if d.severity == "error"] == []
    printed = print_module(module)
    assert print_module(parse(printed)) == printed
    plain = desugar(module)
    assert desugar(plain) is plain and print_module(module) == printed
    out = np.zeros(4, np.uint32)
    ptx(text, 1, 1, out)
    assert out.tolist() == [*expected, 0, 0, 0, 0][:4]


@pytest.mark.parametrize(
    ("before", "body"),
    [
        ("", "mov.b64 v, w;"),
        ("", "mov.u32 h, x;"),
        ("", "mov.b64 v, {a, b};"),
        ("", "add.u32 v, w, w;"),
        ("", "add.u32 a+1, b, b;"),
        ("", "mov.b64 packed, {a+1, b};"),
        ("", "add.f16x2 x, h, x;"),
        ("", "add.u32 a, v, 1;"),
        ("", "bra a+1;"),
        (VECTORS, "call (a), f, (v);"),
        (VECTORS, "call (v), f, (a, b);"),
        (VECTORS, "call (f4), f, (v);"),
        (TWICE, "call (v), f, (a);"),
        (TWICE, PROTOTYPES + "call (a), f, (a), P;"),
        (TWICE, "call f, (a);"),
        (".func f (.reg .u16 i) { ret; }\n", "call f, (s);"),
        (".func (.reg .pred r) f () { ret; }\n", "call (p), f, ();"),
        (".func (.param .u32 r, .param .u32 r2) f () { ret; }\n", ""),
        (".func f (.reg .v4 .b64 i) { ret; }\n", ""),
        (".func f (.param .v2 .u32 i) { ret; }\n", ""),
        (".func f (.param .align 8 .b8 i[8]) { ret; }\n", ".param .b8 A[8]; call f, (A);"),
        (".func f (.param .b8 i[4]) { ret; }\n", ".param .b32 A; call f, (A);"),
        (".func f (.param .f32 i) { ret; }\n", ".param .u32 A; call f, (A);"),
    ],
)
def test_refused_as_ptxas_does(before: str, body: str, tmp_path: Path) -> None:
    text = f"{HEAD}{before}.visible .entry k(.param .u64 out)\n{{ {DECLARED}\n{body}\nret; }}\n"
    if PTXAS is not None:
        (tmp_path / "k.ptx").write_text(text)
        assert (
            subprocess.run(
                [PTXAS, "-arch=sm_80", tmp_path / "k.ptx", "-o", tmp_path / "k.cubin"], capture_output=True
            ).returncode
            != 0
        )
    try:
        errors = verify(parse(text))
    except PtxError as error:
        errors = error.diagnostics
    assert [d for d in errors if d.severity == "error"]


MORE: dict[str, tuple[str, list[int]]] = {
    "blanks before modifiers": (
        "add .u32 a, a, 1; add.sat .s32 b, b, 1; mov/**/.u32 c, 4; st .global .v4 .u32 [q], {a, b, c, c};",
        [8, 4, 4, 4],
    ),
    "carries of 16 bits": (
        (
            ".reg .u16 e, f, g16; mov.u16 e, 65535; mov.u16 f, 1; add.cc.u32 c, 4294967295, 1; addc.u16 g16,"
            " e, f; cvt.u32.u16 a, g16;add.cc.u32 c, 4294967295, 1; madc.lo.u16 g16, f, f, f; cvt.u32.u16 b,"
            " g16; sub.cc.u32 c, 0, 1; subc.u16 g16, f, f; cvt.u32.u16 d, g16;st.global.v4.u32 [q], {a, b,"
            " d, d};"
        ),
        [1, 3, 65535, 65535],
    ),
    "clamped carries": (
        (
            "add.cc.u32 c, 4294967295, 1; addc.sat.s32 a, 2147483647, 0; sub.cc.u32 c, 0, 1; subc.sat.s32 b,"
            " -2147483648, 0;add.cc.u32 c, 4294967295, 1; madc.hi.sat.s32 c, 1073741824, 4, 2147483646;"
            " add.cc.u32 d, 1, 1; madc.hi.sat.s32 d, 1073741824, 4, 5;st.global.v4.u32 [q], {a, b, c, d};"
        ),
        [0x7FFFFFFF, 0x80000000, 0x7FFFFFFF, 6],
    ),
    "eight elements": (
        (
            ".shared .align 16 .b8 m[16]; .reg .b16 e<8>; st.shared.v4.b32 [m], {0x03020100, 0x07060504, a,"
            " b}; ld.shared.v8.b8 {e0, e1, e2, e3, e4, e5, e6, e7}, [m];cvt.u32.u16 a, e5; cvt.u32.u16 b, e7;"
            " st.shared.v8.b8 [m+8], {e7, e6, e5, e4, e3, e2, e1, e0}; ld.shared.v2.b32 {c, d},"
            " [m+8];st.global.v4.u32 [q], {a, b, c, d};"
        ),
        [5, 7, 0x04050607, 0x00010203],
    ),
    "directed roundings of bf16": (
        (
            ".reg .b16 e<6>; mov.b16 e0, 0x3F80; mov.b16 e1, 0x3F81; mov.b16 e2, 0x3300; fma.rz.bf16 e3, e0,"
            " e1, e2; fma.rp.bf16 e4, e0, e1, e2; fma.rm.bf16 e5, e0, e1, e2;cvt.u32.u16 a, e3; cvt.u32.u16"
            " b, e4; cvt.u32.u16 c, e5; mov.b32 x, {e0, e0}; mov.b32 y, {e1, e1}; .reg .b32 z; mov.b32 z,"
            " {e2, e2}; fma.rp.bf16x2 y, x, y, z; mov.b32 d, y;st.global.v4.u32 [q], {a, b, c, d};"
        ),
        [0x3F81, 0x3F82, 0x3F81, 0x3F823F82],
    ),
    "what cancels when rounding down": (
        (
            ".reg .b16 e<3>; mov.b16 e0, 0x3F80; mov.b16 e1, 0xBF80; fma.rm.bf16 e2, e0, e0, e1; cvt.u32.u16"
            " a, e2;fma.rz.bf16 e2, e0, e0, e1; cvt.u32.u16 b, e2; st.global.v2.u32 [q], {a, b};"
        ),
        [0x8000, 0],
    ),
    "conversions to bf16": (
        (
            ".reg .b16 e<4>; mov.f32 g, 0f3F808000; cvt.rm.bf16.f32 e0, g; cvt.rp.bf16.f32 e1, g;"
            " cvt.rz.ftz.bf16.f32 e2, 0f00000001; cvt.rn.ftz.bf16.f32 e3, g;mov.b32 x, {e0, e1}; mov.b32 y,"
            " {e2, e3}; st.global.v2.u32 [q], {x, y};"
        ),
        [0x3F813F80, 0x3F800000],
    ),
    "comparisons to halves": (
        (
            ".reg .b16 e<4>; set.lt.f16.u32 e0, b, a; set.gt.f16.u32 e1, b, a; set.eq.and.f16.f32 e2,"
            " 0f3F800000, 0f3F800000, 1; set.ge.f16.s32 e3, a, 9;mov.b32 x, {e0, e1}; mov.b32 y, {e2, e3};"
            " st.global.v2.u32 [q], {x, y};"
        ),
        [0x3C00, 0x3C00],
    ),
    "constants of 128 bits": (
        "mov.b128 o, -2; st.global.b128 [q], o;",
        [0xFFFFFFFE, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF],
    ),
    "integers in a vector of floats": (
        (
            "mov.u32 v.x, 7; st.global.v2.f32 [q], {v.x, a}; ld.global.v2.f32 {b, c}, [q]; st.global.v2.b32"
            " [q+8], {b, c};"
        ),
        [7, 7, 7, 7],
    ),
}


@pytest.mark.parametrize("name", MORE)
def test_values_of_what_ptxas_takes_beyond_the_documents(ptx, name: str, tmp_path: Path) -> None:
    body, expected = MORE[name]
    _compare(ptx, "", body, expected, tmp_path)
