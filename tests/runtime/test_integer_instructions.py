"""Integer, logic and bit instructions against Python integers on edge values."""

from __future__ import annotations

import random

import numpy as np
import pytest

EDGES = {
    16: [0, 1, 2, 7, 0x7FFF, 0x8000, 0x8001, 0xFFFE, 0xFFFF, 0x1234],
    32: [
        0,
        1,
        2,
        3,
        31,
        32,
        0x7FFFFFFF,
        0x80000000,
        0x80000001,
        0xFFFFFFFF,
        0xFFFFFFFE,
        0x12345678,
        0xFFFF,
        0x10000,
    ],
    64: [
        0,
        1,
        2,
        63,
        64,
        2**63 - 1,
        2**63,
        2**63 + 1,
        2**64 - 1,
        2**64 - 2,
        0x123456789ABCDEF0,
        2**32,
        2**32 - 1,
    ],
}


def values(bits: int, seed: int, count: int = 300) -> list[int]:
    rng = random.Random(seed)
    return [rng.choice(EDGES[bits]) if rng.random() < 0.6 else rng.getrandbits(bits) for _ in range(count)]


def signed(x: int, bits: int) -> int:
    return x - (1 << bits) if x >> (bits - 1) else x


def typed(x: int, type_: str) -> int:
    return signed(x, int(type_[1:])) if type_[0] == "s" else x


def truncate(a: int, b: int) -> int:
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient


BINARY = {
    "add": lambda a, b, n: a + b,
    "sub": lambda a, b, n: a - b,
    "mul.lo": lambda a, b, n: a * b,
    "mul.hi": lambda a, b, n: (a * b) >> n,
    "div": lambda a, b, n: -1 if b == 0 else truncate(a, b),
    "rem": lambda a, b, n: a if b == 0 else a - truncate(a, b) * b,
    "min": lambda a, b, n: min(a, b),
    "max": lambda a, b, n: max(a, b),
}


@pytest.mark.parametrize("type_", ["u16", "s16", "u32", "s32", "u64", "s64"])
@pytest.mark.parametrize("op", BINARY)
def test_binary(apply, op: str, type_: str) -> None:
    bits = int(type_[1:])
    a, b = values(bits, 1), values(bits, 2)
    got = apply(
        f"{op}.{type_}", type_, [type_] * 2, np.array(a, f"u{bits // 8}"), np.array(b, f"u{bits // 8}")
    )
    mask = (1 << bits) - 1
    want = [BINARY[op](typed(x, type_), typed(y, type_), bits) & mask for x, y in zip(a, b)]
    assert got.tolist() == want


@pytest.mark.parametrize("type_", ["u16", "s16", "u32", "s32"])
def test_wide_products(apply, type_: str) -> None:
    bits = int(type_[1:])
    wide = f"{type_[0]}{2 * bits}"
    a, b, c = values(bits, 3), values(bits, 4), values(2 * bits, 5)
    arrays = np.array(a, f"u{bits // 8}"), np.array(b, f"u{bits // 8}"), np.array(c, f"u{bits // 4}")
    mask = (1 << 2 * bits) - 1
    products = [typed(x, type_) * typed(y, type_) for x, y in zip(a, b)]
    assert apply(f"mul.wide.{type_}", wide, [type_] * 2, *arrays[:2]).tolist() == [p & mask for p in products]
    assert apply(f"mad.wide.{type_}", wide, [type_, type_, wide], *arrays).tolist() == [
        (p + z) & mask for p, z in zip(products, c)
    ]


@pytest.mark.parametrize("type_", ["u32", "s32", "u64", "s64"])
@pytest.mark.parametrize("half", ["lo", "hi"])
def test_mad(apply, type_: str, half: str) -> None:
    bits = int(type_[1:])
    a, b, c = (values(bits, s) for s in (6, 7, 8))
    got = apply(f"mad.{half}.{type_}", type_, [type_] * 3, *(np.array(v, f"u{bits // 8}") for v in (a, b, c)))
    shift = bits if half == "hi" else 0
    assert got.tolist() == [
        (((typed(x, type_) * typed(y, type_)) >> shift) + z) % 2**bits for x, y, z in zip(a, b, c)
    ]


@pytest.mark.parametrize("op", ["add", "sub"])
def test_saturating(apply, op: str) -> None:
    a, b = values(32, 9), values(32, 10)
    got = apply(f"{op}.sat.s32", "s32", ["s32"] * 2, np.array(a, "u4"), np.array(b, "u4"))
    exact = [BINARY[op](signed(x, 32), signed(y, 32), 32) for x, y in zip(a, b)]
    assert got.tolist() == [max(-(2**31), min(2**31 - 1, v)) % 2**32 for v in exact]


@pytest.mark.parametrize("type_", ["u32", "s32"])
@pytest.mark.parametrize("half", ["lo", "hi"])
def test_mul24(apply, type_: str, half: str) -> None:
    a, b = values(32, 11), values(32, 12)
    got = apply(f"mul24.{half}.{type_}", type_, [type_] * 2, np.array(a, "u4"), np.array(b, "u4"))

    def narrow(x: int) -> int:
        return signed(x & 0xFFFFFF, 24) if type_ == "s32" else x & 0xFFFFFF

    assert got.tolist() == [
        ((narrow(x) * narrow(y)) >> (16 if half == "hi" else 0)) % 2**32 for x, y in zip(a, b)
    ]


@pytest.mark.parametrize("type_", ["u16", "s16", "u32", "s32", "u64", "s64"])
def test_sad(apply, type_: str) -> None:
    bits = int(type_[1:])
    a, b, c = (values(bits, s) for s in (13, 14, 15))
    got = apply(f"sad.{type_}", type_, [type_] * 3, *(np.array(v, f"u{bits // 8}") for v in (a, b, c)))
    assert got.tolist() == [
        (abs(typed(x, type_) - typed(y, type_)) + z) % 2**bits for x, y, z in zip(a, b, c)
    ]


AMOUNTS = [0, 1, 5, 15, 16, 17, 31, 32, 33, 63, 64, 65, 255, 256, 65536, 2**31, 2**32 - 1]


@pytest.mark.parametrize(
    ("op", "type_"),
    [
        *(("shl", t) for t in ("b16", "b32", "b64")),
        *(("shr", f"{letter}{n}") for letter in "bus" for n in (16, 32, 64)),
    ],
)
def test_shifts_clamp(apply, op: str, type_: str) -> None:
    bits = int(type_[1:])
    a = values(bits, 16, 340)
    amounts = (AMOUNTS * 20)[: len(a)]
    want = []
    for x, n in zip(a, amounts):
        n = min(n, bits)
        want.append((x << n if op == "shl" else typed(x, type_) >> n) % 2**bits)
    assert (
        apply(
            f"{op}.{type_}", type_, [type_, "u32"], np.array(a, f"u{bits // 8}"), np.array(amounts, "u4")
        ).tolist()
        == want
    )
    for n in (0, 7, bits, 200):
        got = apply(f"{op}.{type_}", type_, [type_, "u32"], np.array(a, f"u{bits // 8}"), str(n))
        m = min(n, bits)
        assert got.tolist() == [(x << m if op == "shl" else typed(x, type_) >> m) % 2**bits for x in a]


@pytest.mark.parametrize("direction", ["l", "r"])
@pytest.mark.parametrize("mode", ["clamp", "wrap"])
def test_funnel_shift(apply, direction: str, mode: str) -> None:
    a, b = values(32, 17, 340), values(32, 18, 340)
    amounts = (AMOUNTS * 20)[:340]
    got = apply(
        f"shf.{direction}.{mode}.b32",
        "b32",
        ["b32", "b32", "u32"],
        *(np.array(v, "u4") for v in (a, b, amounts)),
    )
    want = []
    for x, y, n in zip(a, b, amounts):
        n = n & 31 if mode == "wrap" else min(n, 32)
        wide = y << 32 | x
        want.append((wide << n >> 32) % 2**32 if direction == "l" else (wide >> n) % 2**32)
    assert got.tolist() == want


@pytest.mark.parametrize("bits", [32, 64])
def test_bit_counting(apply, bits: int) -> None:
    a = [*values(bits, 19), 0, 2**bits - 1]
    array = np.array(a, f"u{bits // 8}")
    assert apply(f"popc.b{bits}", "u32", [f"b{bits}"], array).tolist() == [x.bit_count() for x in a]
    assert apply(f"clz.b{bits}", "u32", [f"b{bits}"], array).tolist() == [bits - x.bit_length() for x in a]
    assert apply(f"brev.b{bits}", f"b{bits}", [f"b{bits}"], array).tolist() == [
        int(f"{x:0{bits}b}"[::-1], 2) for x in a
    ]
    for type_ in (f"u{bits}", f"s{bits}"):
        magnitudes = [x if typed(x, type_) >= 0 else ~typed(x, type_) for x in a]
        want = [(m.bit_length() - 1) % 2**32 for m in magnitudes]
        assert apply(f"bfind.{type_}", "u32", [type_], array).tolist() == want
        want = [2**32 - 1 if m == 0 else bits - m.bit_length() for m in magnitudes]
        assert apply(f"bfind.shiftamt.{type_}", "u32", [type_], array).tolist() == want


@pytest.mark.parametrize("type_", ["u32", "s32", "u64", "s64"])
def test_bit_fields(apply, type_: str) -> None:
    bits = int(type_[1:])
    rng = random.Random(20)
    a, b = values(bits, 21), values(bits, 22)
    position = [rng.choice([0, 1, 5, bits - 1, bits, 100, 255, 256, 257]) for _ in a]
    length = [rng.choice([0, 1, 4, bits - 1, bits, 200, 255, 260]) for _ in a]
    unsigned = np.array(a, f"u{bits // 8}"), np.array(position, "u4"), np.array(length, "u4")
    want = []
    for x, p, n in zip(a, position, length):
        # The ISA's definition, bit by bit.
        p, n, top = p & 255, n & 255, bits - 1
        sign = 0 if type_[0] == "u" or n == 0 else x >> min(p + n - 1, top) & 1
        out = 0
        for i in range(bits):
            out |= ((x >> (p + i) & 1) if i < n and p + i <= top else sign) << i
        want.append(out)
    assert apply(f"bfe.{type_}", type_, [type_, "u32", "u32"], *unsigned).tolist() == want
    if type_[0] == "u":
        want = []
        for x, y, p, n in zip(a, b, position, length):
            p, n = p & 255, n & 255
            for i in range(n):
                if p + i < bits:
                    y = y & ~(1 << (p + i)) | (x >> i & 1) << (p + i)
            want.append(y)
        arrays = np.array(a, f"u{bits // 8}"), np.array(b, f"u{bits // 8}"), *unsigned[1:]
        assert apply(f"bfi.b{bits}", f"b{bits}", [f"b{bits}"] * 2 + ["u32"] * 2, *arrays).tolist() == want


@pytest.mark.parametrize("table", [0x00, 0x80, 0x96, 0xCA, 0xE8, 0xF0, 0xFF, 0x1B])
def test_lop3(apply, table: int) -> None:
    a, b, c = (values(32, s) for s in (23, 24, 25))
    got = apply("lop3.b32", "b32", ["b32"] * 3 + ["u32"], *(np.array(v, "u4") for v in (a, b, c)), str(table))
    want = [
        sum((table >> ((x >> i & 1) << 2 | (y >> i & 1) << 1 | (z >> i & 1)) & 1) << i for i in range(32))
        for x, y, z in zip(a, b, c)
    ]
    assert got.tolist() == want


@pytest.mark.parametrize("mode", ["", "f4e", "b4e", "rc8", "ecl", "ecr", "rc16"])
def test_prmt(apply, mode: str) -> None:
    a, b, c = (values(32, s) for s in (26, 27, 28))
    got = apply(
        f"prmt.b32{'.' if mode else ''}{mode}", "b32", ["b32"] * 3, *(np.array(v, "u4") for v in (a, b, c))
    )
    want = []
    for x, y, s in zip(a, b, c):
        source = (y << 32 | x).to_bytes(8, "little")
        n = s & 3
        if mode == "":
            picked = []
            for i in range(4):
                nibble = s >> 4 * i & 15
                byte = source[nibble & 7]
                picked.append((255 if byte & 128 else 0) if nibble & 8 else byte)
        else:
            order = {
                "f4e": [n, n + 1, n + 2, n + 3],
                "b4e": [n, (n - 1) % 8, (n - 2) % 8, (n - 3) % 8],
                "rc8": [n] * 4,
                "ecl": [max(n, i) for i in range(4)],
                "ecr": [min(n, i) for i in range(4)],
                "rc16": [2 * (n & 1), 2 * (n & 1) + 1] * 2,
            }[mode]
            picked = [source[i] for i in order]
        want.append(int.from_bytes(bytes(picked), "little"))
    assert got.tolist() == want


@pytest.mark.parametrize(("ta", "tb"), [("u32", "u32"), ("s32", "u32"), ("u32", "s32"), ("s32", "s32")])
def test_dot_products(apply, ta: str, tb: str) -> None:
    a, b, c = (values(32, s) for s in (29, 30, 31))
    arrays = [np.array(v, "u4") for v in (a, b, c)]

    def part(x: int, type_: str, i: int, n: int) -> int:
        field = x >> (i * n) & ((1 << n) - 1)
        return signed(field, n) if type_ == "s32" else field

    want = [
        (z + sum(part(x, ta, i, 8) * part(y, tb, i, 8) for i in range(4))) % 2**32 for x, y, z in zip(a, b, c)
    ]
    assert apply(f"dp4a.{ta}.{tb}", "b32", ["b32"] * 3, *arrays).tolist() == want
    for half, base in (("lo", 0), ("hi", 2)):
        want = [
            (z + sum(part(x, ta, i, 16) * part(y, tb, base + i, 8) for i in range(2))) % 2**32
            for x, y, z in zip(a, b, c)
        ]
        assert apply(f"dp2a.{half}.{ta}.{tb}", "b32", ["b32"] * 3, *arrays).tolist() == want


@pytest.mark.parametrize("bits", [16, 32, 64])
def test_logic(apply, bits: int) -> None:
    a, b = values(bits, 32), values(bits, 33)
    x, y = np.array(a, f"u{bits // 8}"), np.array(b, f"u{bits // 8}")
    assert apply(f"and.b{bits}", f"b{bits}", [f"b{bits}"] * 2, x, y).tolist() == (x & y).tolist()
    assert apply(f"or.b{bits}", f"b{bits}", [f"b{bits}"] * 2, x, y).tolist() == (x | y).tolist()
    assert apply(f"xor.b{bits}", f"b{bits}", [f"b{bits}"] * 2, x, y).tolist() == (x ^ y).tolist()
    assert apply(f"not.b{bits}", f"b{bits}", [f"b{bits}"], x).tolist() == (~x).tolist()
    assert apply(f"cnot.b{bits}", f"b{bits}", [f"b{bits}"], x).tolist() == [int(v == 0) for v in a]


def test_predicate_logic(apply) -> None:
    a, b = np.array([0, 0, 1, 1], "u1"), np.array([0, 1, 0, 1], "u1")
    assert apply("and.pred", "pred", ["pred"] * 2, a, b).tolist() == [0, 0, 0, 1]
    assert apply("xor.pred", "pred", ["pred"] * 2, a, b).tolist() == [0, 1, 1, 0]
    assert apply("not.pred", "pred", ["pred"], a).tolist() == [1, 1, 0, 0]


@pytest.mark.parametrize("type_", ["s16", "s32", "s64"])
def test_negation_and_absolute_value_wrap(apply, type_: str) -> None:
    bits = int(type_[1:])
    a = values(bits, 34)
    array = np.array(a, f"u{bits // 8}")
    assert apply(f"neg.{type_}", type_, [type_], array).tolist() == [-x % 2**bits for x in a]
    assert apply(f"abs.{type_}", type_, [type_], array).tolist() == [
        abs(signed(x, bits)) % 2**bits for x in a
    ]


def test_multiword_addition_carries(ptx) -> None:
    text = """.visible .entry k(.param .u64 out, .param .u64 a, .param .u64 b)
    { .reg .b32 %r<9>; .reg .b64 %o, %a, %b;
      ld.param.u64 %o, [out]; ld.param.u64 %a, [a]; ld.param.u64 %b, [b];
      mov.b64 {%r1, %r2}, %a; mov.b64 {%r3, %r4}, %b;
      add.cc.u32 %r5, %r1, %r3; addc.u32 %r6, %r2, %r4;
      st.global.v2.u32 [%o], {%r5, %r6};
      sub.cc.u32 %r5, %r1, %r3; subc.u32 %r6, %r2, %r4;
      st.global.v2.u32 [%o+8], {%r5, %r6};
      ret; }"""
    for a, b in ((2**32 - 1, 1), (5, 2**40 + 7), (2**64 - 1, 2**64 - 1), (0, 1)):
        out = np.zeros(2, "u8")
        ptx(text, 1, 1, out, np.uint64(a), np.uint64(b))
        assert out.tolist() == [(a + b) % 2**64, (a - b) % 2**64]
