"""Packed integers, f32 pairs, f32 arithmetic on halves, `set` on halves: against Python integers and
support/floats.py.
"""

from __future__ import annotations

import math
import random

import numpy as np
import pytest

from minicc.support import floats

HALVES = [
    0,
    1,
    2,
    0x7FFF,
    0x8000,
    0x8001,
    0xFFFF,
    0x1234,
    0x3C00,
    0x03FF,
    0x0400,
    0x7C00,
    0xFC00,
    0x7E00,
    0x7F80,
    0xBC00,
]
SINGLES = [
    0,
    1 << 31,
    1,
    0x007FFFFF,
    0x00800000,
    0x3F800000,
    0xBF800000,
    0x7F7FFFFF,
    0x7F800000,
    0xFF800000,
    0x7FC00000,
    0x80000001,
]
COMPARE = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b and a == a and b == b,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
    "num": lambda a, b: a == a and b == b,
    "nan": lambda a, b: not (a == a and b == b),
}
COMPARE |= {
    name + "u": lambda a, b, f=COMPARE[name]: not (a == a and b == b) or f(a, b)
    for name in ("eq", "ne", "lt", "le", "gt", "ge")
}
OPERATIONS = {"add": lambda a, b: a + b, "min": min, "max": max}


def halves(seed: int, count: int = 300) -> list[int]:
    rng = random.Random(seed)
    return [rng.choice(HALVES) if rng.random() < 0.6 else rng.getrandbits(16) for _ in range(count)]


def pairs(seed: int) -> list[int]:
    return [x << 16 | y for x, y in zip(halves(seed), halves(seed + 100))]


def singles(seed: int, count: int = 300) -> list[int]:
    rng = random.Random(seed)
    return [
        (
            rng.choice(SINGLES)
            if rng.random() < 0.4
            else rng.randint(90, 160) << 23 | rng.getrandbits(23) | rng.getrandbits(1) << 31
        )
        for _ in range(count)
    ]


@pytest.mark.parametrize(
    "mnemonic",
    [
        "add.u16x2",
        "add.s16x2",
        "min.u16x2",
        "max.u16x2",
        "min.s16x2",
        "max.s16x2",
        "min.relu.s16x2",
        "max.relu.s16x2",
    ],
)
def test_packed_integers(apply, mnemonic: str) -> None:
    a, b = pairs(1), pairs(2)
    op, signed, relu = mnemonic[:3], mnemonic.endswith("s16x2"), "relu" in mnemonic

    def half(x: int, y: int) -> int:
        if signed:
            x, y = (v - 65536 if v >> 15 else v for v in (x, y))
        result = OPERATIONS[op](x, y)
        return (max(result, 0) if relu else result) & 0xFFFF

    got = apply(mnemonic, "b32", ["b32"] * 2, np.array(a, "u4"), np.array(b, "u4"))
    assert got.tolist() == [half(x >> 16, y >> 16) << 16 | half(x & 0xFFFF, y & 0xFFFF) for x, y in zip(a, b)]


@pytest.mark.parametrize("ftz", ["", ".ftz"])
@pytest.mark.parametrize("mode", ["rn", "rz", "rm", "rp"])
@pytest.mark.parametrize("op", ["add", "sub", "mul", "fma"])
def test_pairs_of_singles(apply, op: str, mode: str, ftz: str) -> None:
    operands = [
        [x << 32 | y for x, y in zip(singles(seed), singles(seed + 50))]
        for seed in range(3 if op == "fma" else 2)
    ]
    got = apply(
        f"{op}.{mode}{ftz}.f32x2", "b64", ["b64"] * len(operands), *(np.array(v, "u8") for v in operands)
    )

    def one(*bits: int) -> int:
        if ftz:
            bits = tuple(floats.flush("f32", b) for b in bits)
        result = getattr(floats, op)("f32", *bits, mode)
        return floats.flush("f32", result) if ftz else result

    assert got.tolist() == [
        one(*(v >> 32 for v in vs)) << 32 | one(*(v & 0xFFFFFFFF for v in vs)) for vs in zip(*operands)
    ]


@pytest.mark.parametrize("sat", ["", ".sat"])
@pytest.mark.parametrize("type_", ["f16", "bf16"])
@pytest.mark.parametrize("mode", ["rn", "rz", "rm", "rp"])
@pytest.mark.parametrize("op", ["add", "sub", "fma"])
def test_singles_with_halves(apply, op: str, mode: str, type_: str, sat: str) -> None:
    narrow = [halves(seed) for seed in range(2 if op == "fma" else 1)]
    last = singles(7)
    arrays = [*(np.array(v, "u2") for v in narrow), np.array(last, "u4")]
    got = apply(f"{op}.{mode}{sat}.f32.{type_}", "f32", [*("b16" for _ in narrow), "f32"], *arrays)

    def one(*bits: int) -> int:
        wide = [floats.convert(type_, "f32", b) for b in bits[:-1]] + [bits[-1]]
        result = getattr(floats, op)("f32", *wide, mode)
        if not sat:
            return result
        x = floats.decode("f32", result)
        return floats.encode("f32", 0.0 if math.isnan(x) or x <= 0 else min(x, 1.0))

    assert got.tolist() == [one(*vs) for vs in zip(*narrow, last)]


@pytest.mark.parametrize("ftz", ["", ".ftz"])
@pytest.mark.parametrize("cmp", COMPARE)
@pytest.mark.parametrize("type_", ["f16", "bf16"])
def test_set_and_setp_of_halves(apply, type_: str, cmp: str, ftz: str) -> None:
    if ftz and type_ == "bf16":
        pytest.skip("the ISA has no such form")
    a, b, c = halves(11), halves(12), [x & 1 for x in halves(13)]
    b[::3] = a[::3]

    def holds(x: int, y: int) -> bool:
        x, y = ((floats.flush(type_, v) if ftz else v) for v in (x, y))
        return COMPARE[cmp](floats.decode(type_, x), floats.decode(type_, y))

    arrays = np.array(a, "u2"), np.array(b, "u2")
    one = floats.encode(type_, 1)
    results = {"u16": 0xFFFF, "s16": 0xFFFF, "u32": 0xFFFFFFFF, "s32": 0xFFFFFFFF, type_: one}
    for dtype, true in results.items():
        got = apply(
            f"set.{cmp}{ftz}.{dtype}.{type_}", "b16" if dtype == type_ else dtype, ["b16"] * 2, *arrays
        )
        assert got.tolist() == [true if holds(x, y) else 0 for x, y in zip(a, b)], dtype
    got = apply(f"setp.{cmp}.xor{ftz}.{type_}", "pred", ["b16", "b16", "pred"], *arrays, np.array(c, "u1"))
    assert got.tolist() == [int(holds(x, y) != bool(z)) for x, y, z in zip(a, b, c)]
    wide = [np.array([x << 16 | y for x, y in zip(v, v[::-1])], "u4") for v in (a, b)]
    for dtype, true in (("u32", 0xFFFF), (f"{type_}x2", one)):
        got = apply(
            f"set.{cmp}.and{ftz}.{dtype}.{type_}x2", "b32", ["b32", "b32", "pred"], *wide, np.array(c, "u1")
        )
        want = [
            ((true << 16) * holds(x >> 16, y >> 16) | true * holds(x & 0xFFFF, y & 0xFFFF)) * z
            for x, y, z in zip(*(v.tolist() for v in wide), c)
        ]
        assert got.tolist() == want, dtype
