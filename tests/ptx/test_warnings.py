"""The warnings of the PTX parser and verifier, each under its name."""

from __future__ import annotations

import pytest

from minicc.ptx.parsing.parser import parse
from minicc.ptx.rules.verifier import verify

from .samples import module

WARNINGS = [
    (
        "lop3.b32 %r1, %r2, %r3, %r4, 256;",
        "constant 256 for operand 'lut' is out of range; expected 0 to 255 [-Wptx-constant-range]",
    ),
    ("sub.cc.cc.u32 %r1, %r2, %r3;", "duplicate '.cc' in 'sub.cc.cc.u32' [-Wptx-extension]"),
    (
        "ld.global.u32 %r1, [%h1];",
        (
            "address register '%h1' has type '.b16', expected a 32- or 64-bit integer or bit-size type"
            " [-Wptx-short-address]"
        ),
    ),
    (
        "ld.global.v2.u32 {%r1, %r1}, [%rd1];",
        "the same register is named twice in a vector destination [-Wptx-vector-repeats]",
    ),
]


def test_another_bank() -> None:
    text = """.version 1.4\n.target sm_13\n.const[2] .u32 c;\n\
.entry k { .reg .u32 %r1; ld.const[1].u32 %r1, [c]; exit; }"""
    assert [f"{d.message} [-W{d.flag}]" for d in verify(parse(text))] == [
        "'c' is in constant bank 2, 'ld.const[1].u32' accesses bank 1 [-Wptx-constant-bank]"
    ]


def test_a_constant_for_a_register() -> None:
    text, _ = module(
        ["tcgen05.mma.cta_group::2.kind::f16.collector::a::fill [%r1], %rd9, %rd17, 5, %p33, 0;"],
        "9.0",
        "sm_100a",
    )
    assert [f"{d.message} [-W{d.flag}]" for d in verify(parse(text))] == [
        "operand 'i' must be a register, found '5' [-Wptx-constant-operand]"
    ]


@pytest.mark.parametrize(("line", "shown"), WARNINGS)
def test_named(line: str, shown: str) -> None:
    text, _ = module([line], "9.0", "sm_90")
    assert [f"{d.message} [-W{d.flag}]" for d in verify(parse(text)) if d.severity == "warning"] == [shown]
