"""Registers wider than the instruction's type: chopped, zero- or sign-extended (PTX ISA 9.4.1, Tables 27 and 28), by value."""

from __future__ import annotations

import random

import numpy as np
import pytest

from minicc.ptx.parser import parse
from minicc.ptx.verifier import verify
from minicc.support.diagnostics import PtxError

REGISTERS = ["b8", "b16", "b32", "b64", "b128", "s8", "s16", "s32", "s64", "u8", "u16", "u32", "u64", "f16", "f32", "f64"]
MEMORY = ["b8", "b16", "b32", "b64", "s8", "s16", "s32", "s64", "u8", "u16", "u32", "u64", "f32", "f64"]
INTEGERS = ["s8", "s16", "s32", "s64", "u8", "u16", "u32", "u64"]
PATTERNS = [0, 2**128 - 1, 0x80, 0x7F, 0x8000, 0x80000000, 1 << 63, 1 << 127, 0x0123456789ABCDEF_FEDCBA9876543210]
PATTERNS += [random.Random(i).getrandbits(128) for i in range(7)]


def bits(type_: str) -> int:
    return int(type_[1:])


def extended(value: int, type_: str, width: int) -> int:
    """The low bits of `value` that `type_` has, as `width` bits."""
    value &= (1 << bits(type_)) - 1
    if type_[0] == "s" and value >> (bits(type_) - 1):
        value -= 1 << bits(type_)
    return value & ((1 << width) - 1)


def kernel(register: str, middle: str) -> str:
    """16 bytes of the thread's input in %v (all that fit) and %in; `middle`; all of %r to the output."""
    width = bits(register)
    fill = ("ld.global.v2.b64 {%l, %h}, [%i]; mov.b128 %r, {%l, %h};" if width == 128 else f"ld.global.b{width} %r, [%i];")
    out = ("mov.b128 {%l, %h}, %r; st.global.v2.b64 [%o], {%l, %h};" if width == 128 else f"st.global.b{width} [%o], %r;")
    return f""".version 8.3
.target sm_90
.address_size 64
.visible .entry k(.param .u64 pi, .param .u64 po) {{ .reg .{register} %r; .reg .b64 %i, %o, %w, %l, %h, %v; .reg .b32 %t;
mov.u32 %t, %tid.x; mul.wide.u32 %w, %t, 16; ld.param.u64 %i, [pi]; add.u64 %i, %i, %w; ld.param.u64 %o, [po]; add.u64 %o, %o, %w;
ld.global.b64 %v, [%i];
{middle.replace('FILL', fill).replace('OUT', out)}
ret; }}"""


def legal(text: str) -> bool:
    try:
        return not any(d.severity == "error" for d in verify(parse(text)))
    except PtxError:
        return False


def run(ptx, text: str) -> list[int]:
    data = np.array([[p & (2**64 - 1), p >> 64] for p in PATTERNS], "u8")
    out = np.zeros_like(data)
    ptx(text, 1, len(PATTERNS), data, out)
    return [low | high << 64 for low, high in out.tolist()]


@pytest.mark.parametrize("type_", MEMORY)
def test_loads(ptx, type_: str) -> None:
    count = 0
    for register in REGISTERS:
        text = kernel(register, f"ld.global.{type_} %r, [%i]; OUT")
        if legal(text):
            count += 1
            assert run(ptx, text) == [extended(p, type_, bits(register)) for p in PATTERNS], register
    assert count >= 2


@pytest.mark.parametrize("type_", MEMORY)
def test_stores(ptx, type_: str) -> None:
    count = 0
    for register in REGISTERS:
        text = kernel(register, f"FILL st.global.{type_} [%o], %r;")
        if legal(text):
            count += 1
            assert run(ptx, text) == [p & ((1 << bits(type_)) - 1) for p in PATTERNS], register
    assert count >= 2


@pytest.mark.parametrize("type_", INTEGERS)
def test_sources_of_conversions(ptx, type_: str) -> None:
    """A source register is chopped, then read as the instruction's type."""
    count = 0
    for register in REGISTERS:
        text = kernel(register, f"FILL cvt.u64.{type_} %v, %r; st.global.u64 [%o], %v;")
        if legal(text):
            count += 1
            assert run(ptx, text) == [extended(p, type_, 64) for p in PATTERNS], register
    assert count >= 2


@pytest.mark.parametrize("type_", INTEGERS)
def test_destinations_of_conversions(ptx, type_: str) -> None:
    """A result is of the instruction's type, then extended to the register."""
    count = 0
    for register in REGISTERS:
        text = kernel(register, f"cvt.{type_}.u64 %r, %v; OUT")
        if legal(text):
            count += 1
            assert run(ptx, text) == [extended(p, type_, bits(register)) for p in PATTERNS], register
    assert count >= 2
