"""Video instructions against the ISA's pseudo-code on Python integers."""

from __future__ import annotations

import itertools
import os
import random

import numpy as np
import pytest

EDGES = [
    0,
    1,
    0x7F,
    0x80,
    0xFF,
    0x7FFF,
    0x8000,
    0xFFFF,
    0x7FFFFFFF,
    0x80000000,
    0xFFFFFFFF,
    0x80FF7F01,
    0x00010203,
]
COUNT = int(os.environ.get("MINICC_SWEEP", "120"))
SCALAR_OPS = {
    "vadd": lambda a, b: a + b,
    "vsub": lambda a, b: a - b,
    "vabsdiff": lambda a, b: abs(a - b),
    "vmin": min,
    "vmax": max,
}
COMPARE = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
}
SECOND = {"add": lambda t, c: t + c, "min": min, "max": max}


def values(seed: int) -> list[int]:
    rng = random.Random(seed)
    return [rng.choice(EDGES) if rng.random() < 0.5 else rng.getrandbits(32) for _ in range(COUNT)]


def extend(bits: int, width: int, signed: bool) -> int:
    bits &= (1 << width) - 1
    return bits - (1 << width) if signed and bits >> (width - 1) else bits


def pick(x: int, selector: str, signed: bool) -> int:
    if not selector:
        return extend(x, 32, signed)
    width = 8 if selector[0] == "b" else 16
    return extend(x >> width * int(selector[1]), width, signed)


def clamp(x: int, width: int, signed: bool) -> int:
    low, high = (-(1 << width - 1), (1 << width - 1) - 1) if signed else (0, (1 << width) - 1)
    return max(low, min(high, x))


def finish(t: int, sat: bool, signed: bool, selector: str, second: str, c: int) -> int:
    width = 32 if not selector else 8 if selector[0] == "b" else 16
    if sat:
        t = clamp(t, width, signed)
    if second:
        return SECOND[second](extend(t, 33, True), extend(c, 32, signed)) & 0xFFFFFFFF
    if not selector:
        return t & 0xFFFFFFFF
    at = width * int(selector[1])
    mask = ((1 << width) - 1) << at
    return c & ~mask | (t << at) & mask


def run(
    ptx,
    mnemonic: str,
    sd: str,
    sa: str,
    sb: str,
    a: list[int],
    b: list[int],
    c: list[int] | None,
    negate: str = "",
) -> list[int]:
    """One video instruction per lane."""
    minus = ["-" if name in negate else "" for name in "abc"]
    operands = f"%d{sd}, {minus[0]}%a{sa}, {minus[1]}%b{sb}" + (f", {minus[2]}%c" if c is not None else "")
    out = np.zeros(len(a), "u4")
    arrays = [np.array(v if v is not None else a, "u4") for v in (a, b, c)]
    ptx(
        f""".visible .entry k(.param .u64 pa, .param .u64 pb, .param .u64 pc, .param .u64 po)
{{ .reg .b64 %p, %o; .reg .b32 %t, %a, %b, %c, %d;
mov.u32 %t, %tid.x; mul.wide.u32 %o, %t, 4;
ld.param.u64 %p, [pa]; add.u64 %p, %p, %o; ld.global.u32 %a, [%p];
ld.param.u64 %p, [pb]; add.u64 %p, %p, %o; ld.global.u32 %b, [%p];
ld.param.u64 %p, [pc]; add.u64 %p, %p, %o; ld.global.u32 %c, [%p];
{mnemonic} {operands};
ld.param.u64 %p, [po]; add.u64 %p, %p, %o; st.global.u32 [%p], %d; ret; }}""",
        1,
        len(a),
        *arrays,
        out,
    )
    return out.tolist()


SELECTORS = ["", ".b0", ".b3", ".h0", ".h1"]
TYPES = list(itertools.product(("u32", "s32"), repeat=3))


@pytest.mark.parametrize("types", TYPES)
@pytest.mark.parametrize("op", SCALAR_OPS)
def test_scalar(ptx, op: str, types: tuple[str, str, str]) -> None:
    dtype, atype, btype = types
    rng = random.Random(f"{op}{types}")
    a, b, c = values(1), values(2), values(3)
    for tail, merged in (
        ("", False),
        (".sat", False),
        ("", True),
        (".sat", True),
        (".add", False),
        (".sat.min", False),
        (".max", False),
    ):
        sd = rng.choice(SELECTORS[1:]) if merged else ""
        sa, sb = rng.choice(SELECTORS), rng.choice(SELECTORS)
        second = tail.rpartition(".")[2] if tail not in ("", ".sat") else ""
        got = run(
            ptx, f"{op}.{dtype}.{atype}.{btype}{tail}", sd, sa, sb, a, b, c if merged or second else None
        )
        want = [
            finish(
                SCALAR_OPS[op](pick(x, sa[1:], atype == "s32"), pick(y, sb[1:], btype == "s32")),
                ".sat" in tail,
                dtype == "s32",
                sd[1:],
                second,
                z,
            )
            for x, y, z in zip(a, b, c)
        ]
        assert got == want, (tail, sd, sa, sb)


@pytest.mark.parametrize("atype", ["u32", "s32"])
@pytest.mark.parametrize("dtype", ["u32", "s32"])
@pytest.mark.parametrize("mode", ["clamp", "wrap"])
@pytest.mark.parametrize("op", ["vshl", "vshr"])
def test_shifts(ptx, op: str, mode: str, dtype: str, atype: str) -> None:
    rng = random.Random(f"{op}{mode}{dtype}")
    a, c = values(4), values(5)
    b = [rng.choice([0, 1, 7, 8, 15, 16, 30, 31, 32, 33, 255, 2**31]) for _ in a]
    for tail, sd in (("", ""), (".sat", ""), (".sat", ".h1"), (".add", ""), (".sat.max", "")):
        sa, sb = rng.choice(SELECTORS), rng.choice(["", ".b0", ".h0"])
        sat, second = ".sat" in tail, tail.rpartition(".")[2] if tail not in ("", ".sat") else ""
        mnemonic = f"{op}.{dtype}.{atype}.u32{'.sat' if sat else ''}.{mode}{'.' + second if second else ''}"
        got = run(ptx, mnemonic, sd, sa, sb, a, b, c if sd or second else None)
        want = []
        for x, y, z in zip(a, b, c):
            x, n = pick(x, sa[1:], atype == "s32"), pick(y, sb[1:], False)
            n = n & 31 if mode == "wrap" else min(n, 32)
            want.append(finish(x << n if op == "vshl" else x >> n, sat, dtype == "s32", sd[1:], second, z))
        assert got == want, (mnemonic, sd, sa, sb)


@pytest.mark.parametrize("cmp", COMPARE)
@pytest.mark.parametrize("types", list(itertools.product(("u32", "s32"), repeat=2)))
def test_vset(ptx, types: tuple[str, str], cmp: str) -> None:
    atype, btype = types
    rng = random.Random(f"{types}{cmp}")
    a, b, c = values(6), values(7), values(8)
    b[::5] = a[::5]
    for second, sd in (("", ""), ("add", ""), ("min", ""), ("", ".b2")):
        sa = sb = rng.choice(SELECTORS)
        got = run(
            ptx,
            f"vset.{atype}.{btype}.{cmp}{'.' + second if second else ''}",
            sd,
            sa,
            sb,
            a,
            b,
            c if second or sd else None,
        )
        want = [
            finish(
                int(COMPARE[cmp](pick(x, sa[1:], atype == "s32"), pick(y, sb[1:], btype == "s32"))),
                False,
                False,
                sd[1:],
                second,
                z,
            )
            for x, y, z in zip(a, b, c)
        ]
        assert got == want, (second, sd, sa)


@pytest.mark.parametrize("types", TYPES)
def test_vmad(ptx, types: tuple[str, str, str]) -> None:
    dtype, atype, btype = types
    rng = random.Random(f"{types}")
    a, b, c = values(9), values(10), values(11)
    cases = [("", ""), (".po", ""), ("", "a"), ("", "b"), ("", "c"), ("", "ab")]
    for (po, negate), sat, scale in itertools.product(cases, ("", ".sat"), ("", ".shr7", ".shr15")):
        sa, sb = rng.choice(SELECTORS), rng.choice(SELECTORS)
        got = run(ptx, f"vmad.{dtype}.{atype}.{btype}{po}{sat}{scale}", "", sa, sb, a, b, c, negate)
        minus, minus_c = ("a" in negate) != ("b" in negate), "c" in negate
        signed = "s32" in (atype, btype) or minus or minus_c
        want = []
        for x, y, z in zip(a, b, c):
            product, lsb = pick(x, sa[1:], atype == "s32") * pick(y, sb[1:], btype == "s32"), 0
            if po:
                lsb = 1
            elif minus:
                product, lsb = ~product, 1
            elif minus_c:
                z, lsb = ~z, 1
            total = (product + extend(z, 32, signed) + lsb) >> int(scale[4:] or 0)
            want.append((clamp(total, 32, signed) if sat else total) & 0xFFFFFFFF)
        assert got == want, (po, sat, scale, negate, sa, sb)


@pytest.mark.parametrize("lanes", [2, 4])
@pytest.mark.parametrize("op", [*SCALAR_OPS, "vavrg", "vset"])
def test_simd(ptx, op: str, lanes: int) -> None:
    rng = random.Random(f"{op}{lanes}")
    a, b, c = values(12), values(13), values(14)
    b[::7] = a[::7]
    width, letter, defaults = (
        32 // lanes,
        "h" if lanes == 2 else "b",
        {2: ("10", "32"), 4: ("3210", "7654")}[lanes],
    )
    masks = [
        "",
        *(f".{letter}{m}" for m in (("0", "1", "10") if lanes == 2 else ("0", "2", "31", "210", "3210"))),
    ]
    for dtype, atype, btype in TYPES:
        for tail in ("", ".add") if op == "vset" else ("", ".sat", ".add"):
            sd = rng.choice(masks)
            digits = [
                rng.choice([None, "".join(rng.choice("01234567"[: 2 * lanes]) for _ in range(lanes))])
                for _ in "ab"
            ]
            sa, sb = (f".{letter}{d}" if d else "" for d in digits)
            cmp = rng.choice(list(COMPARE))
            head = (
                f"vset{lanes}.{atype}.{btype}.{cmp}"
                if op == "vset"
                else f"{op}{lanes}.{dtype}.{atype}.{btype}"
            )
            got = run(ptx, head + tail, sd, sa, sb, a, b, c)
            want = []
            for x, y, z in zip(a, b, c):
                both = x | y << 32
                first, second = (
                    [extend(both >> width * int(d), width, t == "s32") for d in reversed(chosen or default)]
                    for chosen, default, t in zip(digits, defaults, (atype, btype))
                )
                result = z
                for i in range(lanes):
                    if sd and str(i) not in sd[2:]:
                        continue
                    p, q = first[i], second[i]
                    if op == "vset":
                        t = int(COMPARE[cmp](p, q))
                    elif op == "vavrg":
                        t = (p + q + 1) >> 1 if p + q >= 0 else (p + q) >> 1
                    else:
                        t = SCALAR_OPS[op](p, q)
                    if tail == ".add":
                        result = (result + t) & 0xFFFFFFFF
                        continue
                    if tail == ".sat":
                        t = clamp(t, width, dtype == "s32")
                    mask = ((1 << width) - 1) << width * i
                    result = result & ~mask | (t << width * i) & mask
                want.append(result)
            assert got == want, (head + tail, sd, sa, sb)
