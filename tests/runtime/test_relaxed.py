"""Registers wider than the instruction's type (PTX ISA 9.4.1): all 512 cells of Tables 27 and 28, for `ld`,
`st` and `cvt`.

Each cell is tried twice: what the verifier says of it, and what comes out where it is legal. The tables stand
here as the document has them; nothing here asks the verifier what is legal.
"""

from __future__ import annotations

import random

import numpy as np
import pytest

from minicc.ptx.parsing.parser import parse
from minicc.ptx.rules.verifier import verify
from minicc.support.diagnostics import PtxError

COLUMNS = "b8 b16 b32 b64 b128 s8 s16 s32 s64 u8 u16 u32 u64 f16 f32 f64".split()
TABLE_27 = """
b8    –    chop chop chop chop –    chop chop chop –    chop chop chop chop chop chop
b16   inv  –    chop chop chop inv  –    chop chop inv  –    chop chop –    chop chop
b32   inv  inv  –    chop chop inv  inv  –    chop inv  inv  –    chop inv  –    chop
b64   inv  inv  inv  –    chop inv  inv  inv  –    inv  inv  inv  –    inv  inv  –
b128  inv  inv  inv  inv  –    inv  inv  inv  inv  inv  inv  inv  inv  inv  inv  inv
s8    –    chop chop chop chop –    chop chop chop –    chop chop chop inv  inv  inv
s16   inv  –    chop chop chop inv  –    chop chop inv  –    chop chop inv  inv  inv
s32   inv  inv  –    chop chop inv  inv  –    chop inv  inv  –    chop inv  inv  inv
s64   inv  inv  inv  –    chop inv  inv  inv  –    inv  inv  inv  –    inv  inv  inv
u8    –    chop chop chop chop –    chop chop chop –    chop chop chop inv  inv  inv
u16   inv  –    chop chop chop inv  –    chop chop inv  –    chop chop inv  inv  inv
u32   inv  inv  –    chop chop inv  inv  –    chop inv  inv  –    chop inv  inv  inv
u64   inv  inv  inv  –    chop inv  inv  inv  –    inv  inv  inv  –    inv  inv  inv
f16   inv  –    chop chop chop inv  inv  inv  inv  inv  inv  inv  inv  –    inv  inv
f32   inv  inv  –    chop chop inv  inv  inv  inv  inv  inv  inv  inv  inv  –    inv
f64   inv  inv  inv  –    chop inv  inv  inv  inv  inv  inv  inv  inv  inv  inv  –
"""
TABLE_28 = """
b8    –    zext zext zext zext –    zext zext zext –    zext zext zext zext zext zext
b16   inv  –    zext zext zext inv  –    zext zext inv  –    zext zext –    zext zext
b32   inv  inv  –    zext zext inv  inv  –    zext inv  inv  –    zext inv  –    zext
b64   inv  inv  inv  –    zext inv  inv  inv  –    inv  inv  inv  –    inv  inv  –
b128  inv  inv  inv  inv  –    inv  inv  inv  inv  inv  inv  inv  inv  inv  inv  inv
s8    –    sext sext sext sext –    sext sext sext –    sext sext sext inv  inv  inv
s16   inv  –    sext sext sext inv  –    sext sext inv  –    sext sext inv  inv  inv
s32   inv  inv  –    sext sext inv  inv  –    sext inv  inv  –    sext inv  inv  inv
s64   inv  inv  inv  –    sext inv  inv  inv  –    inv  inv  inv  –    inv  inv  inv
u8    –    zext zext zext zext –    zext zext zext –    zext zext zext inv  inv  inv
u16   inv  –    zext zext zext inv  –    zext zext inv  –    zext zext inv  inv  inv
u32   inv  inv  –    zext zext inv  inv  –    zext inv  inv  –    zext inv  inv  inv
u64   inv  inv  inv  –    zext inv  inv  inv  –    inv  inv  inv  –    inv  inv  inv
f16   inv  –    zext zext zext inv  inv  inv  inv  inv  inv  inv  inv  –    inv  inv
f32   inv  inv  –    zext zext inv  inv  inv  inv  inv  inv  inv  inv  inv  –    inv
f64   inv  inv  inv  –    zext inv  inv  inv  inv  inv  inv  inv  inv  inv  inv  –
"""
CELLS = {
    (number, row[0], column): cell
    for number, table in ((27, TABLE_27), (28, TABLE_28))
    for row in (line.split() for line in table.strip().splitlines())
    for column, cell in zip(COLUMNS, row[1:], strict=True)
}
"""(table, instruction type, register type) -> cell."""
TAKES = {27: ("st", "cvt"), 28: ("ld", "cvt")}
LACKING = {"ld": {"f16"}, "st": {"f16"}, "cvt": {"b8", "b16", "b32", "b64", "b128"}}
"""Instruction types that an instruction does not have: their cells are invalid for it, as the document says
of `cvt`.
"""
FROM_FLOAT = {
    "f16": "cvt.f64.f16 {d}, {r};",
    "f32": "cvt.f64.f32 {d}, {r};",
    "f64": "cvt.rn.f32.f64 {d}, {r};",
}
TO_FLOAT = {
    "f16": "cvt.rn.f16.f64 {r}, %fd;",
    "f32": "cvt.rn.f32.f64 {r}, %fd;",
    "f64": "cvt.f64.f32 {r}, %fs;",
}
PATTERNS = [
    0,
    2**128 - 1,
    0x80,
    0x7F,
    0x8000,
    0x80000000,
    1 << 63,
    1 << 127,
    0x0123456789ABCDEF_FEDCBA9876543210,
    0x3C00,
    0x40490FDB,
    0x400921FB54442D18,
    0xC0A0000000000000,
    0x7C007C00,
    0x7F800000FF800000,
]
PATTERNS += [random.Random(i).getrandbits(128) for i in range(9)]


def bits(type_: str) -> int:
    return int(type_[1:])


def extended(value: int, type_: str, width: int, cell: str) -> int:
    """The low bits of `value` that `type_` has, as `width` bits; sign-extended only where the cell says
    so.
    """
    value &= (1 << bits(type_)) - 1
    if cell == "sext" and value >> (bits(type_) - 1):
        value -= 1 << bits(type_)
    return value & ((1 << width) - 1)


def line(table: int, opcode: str, type_: str, r: str, o: str) -> str:
    """The instruction under test on register `r`; `o` is where its result belongs if that is memory."""
    d = "%fs" if type_ == "f64" else "%fd"
    if opcode == "ld":
        return f"ld.global.{type_} {r}, [%i];"
    if opcode == "st":
        return f"st.global.{type_} [{o}], {r};"
    if table == 27:
        return FROM_FLOAT[type_].format(d=d, r=r) if type_ in FROM_FLOAT else f"cvt.u64.{type_} %v, {r};"
    return TO_FLOAT[type_].format(r=r) if type_ in TO_FLOAT else f"cvt.{type_}.u64 {r}, %v;"


def fill(register: str, r: str) -> str:
    return (
        f"ld.global.v2.b64 {{%l, %h}}, [%i]; mov.b128 {r}, {{%l, %h}};"
        if register == "b128"
        else f"ld.global.b{bits(register)} {r}, [%i];"
    )


def show(register: str, r: str, o: str) -> str:
    return (
        f"mov.b128 {{%l, %h}}, {r}; st.global.v2.b64 [{o}], {{%l, %h}};"
        if register == "b128"
        else f"st.global.b{bits(register)} [{o}], {r};"
    )


def kernel(table: int, opcode: str, type_: str, registers: list[str]) -> str:
    """Per register, 16 bytes of each thread's output: what `st` or the conversion makes of it, or all of
    it.
    """
    body = []
    for n, register in enumerate(registers):
        r, o = f"%r{n}", f"%o+{n * 16}"
        body.append(f".reg .{register} {r};")
        if table == 27:
            body += [fill(register, r), line(table, opcode, type_, r, o)]
            if opcode == "cvt":
                body.append(
                    {
                        "f64": f"st.global.f32 [{o}], %fs;",
                        "f32": f"st.global.f64 [{o}], %fd;",
                        "f16": f"st.global.f64 [{o}], %fd;",
                    }.get(type_, f"st.global.u64 [{o}], %v;")
                )
        else:
            body += [
                "ld.global.b64 %v, [%i]; ld.global.f64 %fd, [%i]; ld.global.f32 %fs, [%i];" if n == 0 else "",
                line(table, opcode, type_, r, o),
                show(register, r, o),
            ]
    return f""".version 8.3
.target sm_90
.address_size 64
.visible .entry k(.param .u64 pi, .param .u64 po) {{ .reg .b64 %i, %o, %w, %l, %h, %v; .reg .b32 %t;
  .reg .f64 %fd; .reg .f32 %fs;
mov.u32 %t, %tid.x; mul.wide.u32 %w, %t, 16; ld.param.u64 %i, [pi]; add.u64 %i, %i, %w;
mul.lo.u64 %w, %w, {len(registers)}; ld.param.u64 %o, [po]; add.u64 %o, %o, %w;
{chr(10).join(body)}
ret; }}"""


def verdict(table: int, opcode: str, type_: str, register: str) -> str:
    """The first error of a module with the instruction, or ''."""
    text = kernel(table, opcode, type_, [register])
    try:
        errors = [d.message for d in verify(parse(text)) if d.severity == "error"]
    except PtxError as error:
        errors = [d.message for d in error.diagnostics]
    return errors[0] if errors else ""


def test_the_tables_are_whole() -> None:
    assert len(CELLS) == 512
    kinds = list(CELLS.values())
    assert {kind: kinds.count(kind) for kind in set(kinds)} == {
        "inv": 264,
        "–": 92,
        "chop": 78,
        "zext": 56,
        "sext": 22,
    }


def test_every_verdict() -> None:
    """512 cells, each for the two instructions it speaks of: 1,024 verdicts; a wrong register is named."""
    count, wrong = 0, []
    for (table, type_, register), cell in CELLS.items():
        for opcode in TAKES[table]:
            count += 1
            message = verdict(table, opcode, type_, register)
            if type_ in LACKING[opcode]:
                if not message:
                    wrong.append((opcode, type_, register, "accepted"))
            elif bool(message) != (cell == "inv") or (
                message and "register '%r0' has type" not in message and "'%r0'" not in message
            ):
                wrong.append((opcode, type_, register, message or "accepted"))
    assert count == 1024 and not wrong, (len(wrong), wrong[:8])


def narrow(pattern: int, name: str) -> np.ndarray:
    """The low bits of a pattern as a NumPy float."""
    return np.array([pattern & ((1 << bits(name)) - 1)], f"u{bits(name) // 8}").view(f"f{bits(name) // 8}")


def number(array: np.ndarray) -> int:
    return int(array.view(f"u{array.dtype.itemsize}")[0])


def same_float(got: int, want: int, name: str) -> bool:
    """Equal, or both NaN of that size with nothing above."""
    size = bits(name)
    exponent = {16: 0x7C00, 32: 0x7F800000, 64: 0x7FF << 52}[size]
    nan = (want & ~(1 << (size - 1))) > exponent
    return (exponent < (got & ~(1 << (size - 1))) < 1 << size) if nan else got == want


def right(table: int, opcode: str, type_: str, register: str, cell: str, pattern: int, got: int) -> bool:
    if table == 27 and opcode == "st":
        return got == extended(pattern, type_, 128, "chop")
    if table == 27:
        if type_ in FROM_FLOAT:
            to = "f32" if type_ == "f64" else "f64"
            return same_float(got, number(narrow(pattern, type_).astype(f"f{bits(to) // 8}")), to)
        return got == extended(pattern, type_, 64, "sext" if type_[0] == "s" else "zext")
    if opcode == "cvt" and type_ in TO_FLOAT:
        source = narrow(pattern, "f32" if type_ == "f64" else "f64")
        return same_float(got, number(source.astype(f"f{bits(type_) // 8}")), type_)
    return got == extended(pattern, type_, bits(register), cell)


ROWS = [
    (table, opcode, type_)
    for table in (27, 28)
    for opcode in TAKES[table]
    for type_ in COLUMNS
    if type_ not in LACKING[opcode]
]


@pytest.mark.parametrize(("table", "opcode", "type_"), ROWS)
def test_every_value(ptx, table: int, opcode: str, type_: str) -> None:
    """Chopped sources, extended destinations: all legal cells of a row on 24 patterns."""
    legal = [
        (register, CELLS[table, type_, register])
        for register in COLUMNS
        if CELLS[table, type_, register] != "inv"
    ]
    data = np.array([[p & (2**64 - 1), p >> 64] for p in PATTERNS], "u8")
    out = np.zeros((len(PATTERNS), len(legal), 2), "u8")
    with np.errstate(all="ignore"):
        ptx(kernel(table, opcode, type_, [register for register, _ in legal]), 1, len(PATTERNS), data, out)
        for pattern, results in zip(PATTERNS, out.tolist()):
            for (register, cell), (low, high) in zip(legal, results):
                assert right(table, opcode, type_, register, cell, pattern, low | high << 64), (
                    register,
                    hex(pattern),
                    hex(low | high << 64),
                )


def test_every_value_is_checked() -> None:
    """The rows above are all legal cells of both tables, 248, most of them for two instructions."""
    checked = [
        (table, opcode, type_, register)
        for table, opcode, type_ in ROWS
        for register in COLUMNS
        if CELLS[table, type_, register] != "inv"
    ]
    assert len({(table, type_, register) for table, _, type_, register in checked}) == 248
    assert [
        sum(row[:2] == which for row in checked)
        for which in ((27, "st"), (27, "cvt"), (28, "ld"), (28, "cvt"))
    ] == [119, 80, 119, 80]
