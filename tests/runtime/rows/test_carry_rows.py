"""Sums and products that take a carry in, of 16 bits and clamped too, against integers of any size."""

from __future__ import annotations

import numpy as np
import pytest

EDGES = [
    0,
    1,
    2,
    0x7FFF,
    0x8000,
    0xFFFF,
    0x7FFFFFFF,
    0x80000000,
    0xFFFFFFFE,
    0xFFFFFFFF,
    0x12345678,
    0xDEADBEEF,
]
TEXT = """.visible .entry k(.param .u64 a, .param .u64 b, .param .u64 c, .param .u64 in, .param .u64 out) {{
.reg .b64 %a; .reg .b32 %t, %w<6>; .reg .b16 %h<5>; mov.u32 %t, %tid.x;
ld.param.u64 %a, [a]; mad.wide.u32 %a, %t, 4, %a; ld.global.b32 %w0, [%a]; ld.param.u64 %a, [b];
  mad.wide.u32 %a, %t, 4, %a; ld.global.b32 %w1, [%a];
ld.param.u64 %a, [c]; mad.wide.u32 %a, %t, 4, %a; ld.global.b32 %w2, [%a]; ld.param.u64 %a, [in];
  mad.wide.u32 %a, %t, 4, %a; ld.global.b32 %w3, [%a];
cvt.u16.u32 %h0, %w0; cvt.u16.u32 %h1, %w1; cvt.u16.u32 %h2, %w2;
{setting}
{line}
{widen}
ld.param.u64 %a, [out]; mad.wide.u32 %a, %t, 4, %a; st.global.b32 [%a], %w4; ret; }}
"""
ADD, SUB = "add.cc.u32 %w5, %w3, 0xFFFFFFFF;", "sub.cc.u32 %w5, 0, %w3;"
"""What sets the carry, or the borrow, where the input is 1."""


def signed(value: int, bits: int) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


def wanted(mnemonic: str, a: int, b: int, c: int, carry: int) -> int:
    """The result as an unsigned number of the type's size."""
    opcode, *modifiers = mnemonic.split(".")
    bits = int(modifiers[-1][1:])
    read = signed if modifiers[-1][0] == "s" else lambda value, size: value & ((1 << size) - 1)
    x, y, z = (read(value, bits) for value in (a, b, c))
    if opcode == "addc":
        total = x + y + carry
    elif opcode == "subc":
        total = x - y - carry
    else:
        total = ((x * y) >> bits if "hi" in modifiers else x * y) + z + carry
    if "sat" in modifiers:
        total = min(max(total, -(2**31)), 2**31 - 1)
    return total & ((1 << bits) - 1)


@pytest.mark.parametrize(
    "mnemonic",
    [
        *(
            f"{opcode}.{type_}"
            for opcode in ("addc", "subc", "madc.lo", "madc.hi")
            for type_ in ("u16", "s16", "u32", "s32")
        ),
        "addc.sat.s32",
        "subc.sat.s32",
        "madc.hi.sat.s32",
    ],
)
def test_a_carry_comes_in(ptx, mnemonic: str) -> None:
    bits = int(mnemonic[-2:])
    name = "%h" if bits == 16 else "%w"
    operands = f"{name}0, {name}1" + (f", {name}2" if mnemonic.startswith("madc") else "")
    target = "%h4" if bits == 16 else "%w4"
    text = TEXT.format(
        setting=SUB if mnemonic.startswith("subc") else ADD,
        line=f"{mnemonic} {target}, {operands};",
        widen="cvt.u32.u16 %w4, %h4;" if bits == 16 else "",
    )
    rows = [
        (a, b, EDGES[(i * 5 + j) % len(EDGES)], carry)
        for i, a in enumerate(EDGES)
        for j, b in enumerate(EDGES)
        for carry in (0, 1)
    ]
    columns = [np.array([row[n] for row in rows], np.uint32) for n in range(4)]
    out = np.zeros(len(rows), np.uint32)
    ptx(".version 9.0\n.target sm_100\n.address_size 64\n" + text, 1, len(rows), *columns, out)
    for row, result in zip(rows, out.tolist()):
        assert result == wanted(mnemonic, *row), (mnemonic, row)
