"""Floating-point instructions, bit for bit, against exact rational arithmetic on edge values."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from fractions import Fraction

import mpmath
import numpy as np
import pytest

from minicc.runtime.arithmetic import numerics
from minicc.runtime.numpy_engine.rules import NAMESPACE
from minicc.support import floats as fl

WIDTH = {"f16": 16, "bf16": 16, "f32": 32, "f64": 64}


def edges(name: str) -> list[int]:
    f = fl.FORMATS[name]
    one = fl.encode(f, 1.0)
    result = [
        0,
        1,
        f.min_normal - 1,
        f.min_normal,
        one,
        one + 1,
        one - 1,
        fl.encode(f, 3.0),
        fl.encode(f, 0.1),
        f.max_finite,
        f.inf,
        f.nan or 0,
        f.inf + 1,
        fl.encode(f, 2.5),
        fl.encode(f, 0.5),
    ]
    return [*result, *(bits | f.sign_bit for bits in result)]


def values(name: str, seed: int, count: int = 400) -> list[int]:
    rng = random.Random(f"{name}{seed}")
    pick = edges(name)
    result = []
    for _ in range(count):
        r = rng.random()
        if r < 0.35:
            result.append(rng.choice(pick))
        elif r < 0.7:
            # Few significant bits: sums and products land on ties and cancel.
            result.append(fl.encode(name, rng.randint(-64, 64) * 2.0 ** rng.randint(-12, 12)))
        else:
            result.append(rng.getrandbits(WIDTH[name]))
    return result


def array(name: str, bits: list[int]) -> np.ndarray:
    return np.array(bits, f"u{WIDTH[name] // 8}")


def canonical(name: str, bits: int) -> int:
    f = fl.FORMATS[name]
    return f.nan if f.is_nan(bits) else bits


OPERANDS = {"add": 2, "sub": 2, "mul": 2, "div": 2, "fma": 3, "sqrt": 1, "rcp": 1}


def reference(op: str, name: str, args: tuple[int, ...], mode: str) -> int:
    if op == "rcp":
        return fl.div(name, fl.encode(name, 1.0), args[0], mode)
    return getattr(fl, op)(name, *args, mode)


@pytest.mark.parametrize("mode", ["rn", "rz", "rm", "rp"])
@pytest.mark.parametrize("name", ["f32", "f64"])
@pytest.mark.parametrize("op", OPERANDS)
def test_arithmetic_in_every_mode(apply, op: str, name: str, mode: str) -> None:
    columns = [values(name, seed) for seed in range(OPERANDS[op])]
    if op == "fma":
        # Sums that cancel down to the error of the product.
        columns[2][::3] = [
            fl.mul(name, x, y) ^ fl.FORMATS[name].sign_bit for x, y in zip(columns[0][::3], columns[1][::3])
        ]
    got = apply(f"{op}.{mode}.{name}", name, [name] * len(columns), *(array(name, c) for c in columns))
    want = [reference(op, name, row, mode) for row in zip(*columns)]
    assert [hex(v) for v in got.tolist()] == [hex(v) for v in want]


@pytest.mark.parametrize("op", ["add", "mul", "fma", "div"])
def test_flush_to_zero_and_saturation(apply, op: str) -> None:
    columns = [values("f32", 10 + seed) for seed in range(OPERANDS[op])]
    arrays = [array("f32", c) for c in columns]
    types = ["f32"] * len(columns)
    flushed = [
        fl.flush("f32", reference(op, "f32", tuple(fl.flush("f32", v) for v in row), "rn"))
        for row in zip(*columns)
    ]
    assert apply(f"{op}.rn.ftz.f32", "f32", types, *arrays).tolist() == flushed
    if op != "div":
        exact = [fl.decode("f32", reference(op, "f32", row, "rn")) for row in zip(*columns)]
        want = [fl.encode("f32", 0.0 if math.isnan(v) or v <= 0 else min(v, 1.0)) for v in exact]
        assert apply(f"{op}.rn.sat.f32", "f32", types, *arrays).tolist() == want


def smaller(name: str, a: int, b: int, sign: int) -> int:
    x, y = fl.decode(name, a), fl.decode(name, b)
    if math.isnan(x) or math.isnan(y):
        return canonical(name, b if math.isnan(x) else a)
    if x == y == 0:
        return min((a, b), key=lambda v: sign * (-1 if v else 1))
    return a if sign * x <= sign * y else b


@pytest.mark.parametrize("name", ["f32", "f64", "f16", "bf16"])
@pytest.mark.parametrize("op", ["min", "max"])
def test_min_max(apply, op: str, name: str) -> None:
    a, b = values(name, 20), values(name, 21)
    sign = 1 if op == "min" else -1
    type_ = name
    got = apply(f"{op}.{type_}", type_, [type_] * 2, array(name, a), array(name, b))
    assert got.tolist() == [smaller(name, x, y, sign) for x, y in zip(a, b)]
    if name != "f64":
        nan = fl.FORMATS[name].nan
        got = apply(f"{op}.NaN.{type_}", type_, [type_] * 2, array(name, a), array(name, b))
        is_nan = fl.FORMATS[name].is_nan
        assert got.tolist() == [
            nan if is_nan(x) or is_nan(y) else smaller(name, x, y, sign) for x, y in zip(a, b)
        ]


@pytest.mark.parametrize("name", ["f32", "f64", "f16", "bf16"])
def test_sign_operations_keep_payloads(apply, name: str) -> None:
    a = values(name, 22)
    sign = fl.FORMATS[name].sign_bit
    assert apply(f"neg.{name}", name, [name], array(name, a)).tolist() == [x ^ sign for x in a]
    assert apply(f"abs.{name}", name, [name], array(name, a)).tolist() == [x & ~sign for x in a]


@pytest.mark.parametrize("name", ["f32", "f64"])
def test_copysign_and_classes(apply, name: str) -> None:
    a, b = values(name, 23), values(name, 24)
    f = fl.FORMATS[name]
    got = apply(f"copysign.{name}", name, [name] * 2, array(name, a), array(name, b))
    assert got.tolist() == [(y & ~f.sign_bit) | (x & f.sign_bit) for x, y in zip(a, b)]
    rules: dict[str, Callable[[int], bool]] = {
        "finite": lambda v: (v & ~f.sign_bit) < f.inf,
        "infinite": f.is_inf,
        "notanumber": f.is_nan,
        "number": lambda v: not f.is_nan(v),
        "subnormal": f.is_subnormal,
        "normal": lambda v: f.min_normal <= (v & ~f.sign_bit) < f.inf,
    }
    for rule, holds in rules.items():
        assert apply(f"testp.{rule}.{name}", "pred", [name], array(name, a)).tolist() == [
            int(holds(v)) for v in a
        ], rule


COMPARISONS = {
    "eq": lambda x, y: x == y,
    "ne": lambda x, y: x < y or x > y,
    "lt": lambda x, y: x < y,
    "le": lambda x, y: x <= y,
    "gt": lambda x, y: x > y,
    "ge": lambda x, y: x >= y,
    "equ": lambda x, y: not (x < y or x > y),
    "neu": lambda x, y: x != y,
    "ltu": lambda x, y: not x >= y,
    "leu": lambda x, y: not x > y,
    "gtu": lambda x, y: not x <= y,
    "geu": lambda x, y: not x < y,
    "num": lambda x, y: x == x and y == y,
    "nan": lambda x, y: x != x or y != y,
}


@pytest.mark.parametrize("name", ["f32", "f64", "f16", "bf16"])
@pytest.mark.parametrize("cmp", COMPARISONS)
def test_comparisons(apply, cmp: str, name: str) -> None:
    a, b = values(name, 25), values(name, 26)
    b[::4] = a[::4]
    got = apply(f"setp.{cmp}.{name}", "pred", [name] * 2, array(name, a), array(name, b))
    want = [int(COMPARISONS[cmp](fl.decode(name, x), fl.decode(name, y))) for x, y in zip(a, b)]
    assert got.tolist() == want
    if name in ("f32", "f64"):
        got = apply(f"set.{cmp}.f32.{name}", "f32", [name] * 2, array(name, a), array(name, b))
        assert got.tolist() == [0x3F800000 * w for w in want]
        got = apply(f"set.{cmp}.u32.{name}", "u32", [name] * 2, array(name, a), array(name, b))
        assert got.tolist() == [0xFFFFFFFF * w for w in want]


@pytest.mark.parametrize("name", ["f16", "bf16"])
@pytest.mark.parametrize("op", ["add", "sub", "mul", "fma"])
def test_half_arithmetic(apply, op: str, name: str) -> None:
    columns = [values(name, 30 + seed, 1200) for seed in range(OPERANDS[op])]
    if op == "fma":
        columns[2][::3] = [fl.mul(name, x, y) ^ 0x8000 for x, y in zip(columns[0][::3], columns[1][::3])]
    want = [reference(op, name, row, "rn") for row in zip(*columns)]
    got = apply(f"{op}.rn.{name}", name, [name] * len(columns), *(array(name, c) for c in columns))
    assert [hex(v) for v in got.tolist()] == [hex(v) for v in want]
    packed = [array(name, c).view("u4") for c in columns]
    got = apply(f"{op}.rn.{name}x2", f"{name}x2", [f"{name}x2"] * len(columns), *packed)
    assert got.view("u2").tolist() == want


MATH = {
    "ex2": lambda x: mpmath.mpf(2) ** x,
    "lg2": lambda x: mpmath.log(x, 2),
    "sin": mpmath.sin,
    "cos": mpmath.cos,
    "rcp": lambda x: 1 / x,
    "rsqrt": lambda x: 1 / mpmath.sqrt(x),
    "sqrt": mpmath.sqrt,
    "tanh": mpmath.tanh,
}


@pytest.mark.parametrize("op", MATH)
def test_approximations_are_correctly_rounded(apply, op: str) -> None:
    rng = random.Random(op)
    span = {"ex2": (-120, 120), "sin": (-100, 100), "cos": (-100, 100), "tanh": (-9, 9)}.get(op, (1e-3, 1e6))
    a = [fl.encode("f32", rng.uniform(*span)) for _ in range(300)]
    got = apply(f"{op}.approx.f32", "f32", ["f32"], array("f32", a)).tolist()
    with mpmath.workprec(200):
        for x, bits in zip(a, got):
            exact = MATH[op](mpmath.mpf(fl.decode("f32", x)))
            man, exp = mpmath.frexp(exact)
            want = fl.encode("f32", Fraction(int(man * 2**190)) * Fraction(2) ** (int(exp) - 190))
            assert bits == want, (op, hex(x), hex(bits), hex(want))


INF, NAN = math.inf, math.nan
SPECIALS = {
    "ex2": [(0.0, 1.0), (INF, INF), (-INF, 0.0), (NAN, NAN), (128.0, INF)],
    "lg2": [(0.0, -INF), (-0.0, -INF), (-1.0, NAN), (INF, INF), (1.0, 0.0)],
    "sin": [(0.0, 0.0), (-0.0, -0.0), (INF, NAN)],
    "cos": [(0.0, 1.0), (INF, NAN)],
    "rcp": [(0.0, INF), (-0.0, -INF), (INF, 0.0), (-INF, -0.0)],
    "rsqrt": [(0.0, INF), (-0.0, -INF), (INF, 0.0), (-1.0, NAN)],
    "sqrt": [(-0.0, -0.0), (-1.0, NAN), (INF, INF)],
    "tanh": [(-0.0, -0.0), (INF, 1.0), (-INF, -1.0)],
}


@pytest.mark.parametrize("op", SPECIALS)
def test_approximations_at_special_values(apply, op: str) -> None:
    a = [fl.encode("f32", x) for x, _ in SPECIALS[op]]
    got = apply(f"{op}.approx.f32", "f32", ["f32"], array("f32", a)).tolist()
    assert [hex(v) for v in got] == [hex(fl.encode("f32", y)) for _, y in SPECIALS[op]]


@pytest.mark.parametrize("target", ["s8", "u8", "s16", "u16", "s32", "u32", "s64", "u64"])
@pytest.mark.parametrize("source", ["f32", "f64", "f16"])
@pytest.mark.parametrize("mode", ["rni", "rzi", "rmi", "rpi"])
def test_float_to_integer(apply, source: str, target: str, mode: str) -> None:
    a = values(source, 40)
    bits = int(target[1:])
    a += [
        fl.encode(source, s * Fraction(2) ** e + d)
        for s in (1, -1)
        for e in (bits, bits - 1)
        for d in (0, Fraction(1, 2), -1, 1)
    ]
    got = apply(f"cvt.{mode}.{target}.{source}", target, [source], array(source, a))
    want = [fl.to_int(source, x, bits, target[0] == "s", mode[:2]) % 2**bits for x in a]
    assert got.tolist() == want


@pytest.mark.parametrize("source", ["s8", "u8", "s16", "u16", "s32", "u32", "s64", "u64"])
@pytest.mark.parametrize("target", ["f16", "f32", "f64"])
@pytest.mark.parametrize("mode", ["rn", "rz", "rm", "rp"])
def test_integer_to_float(apply, source: str, target: str, mode: str) -> None:
    bits = int(source[1:])
    rng = random.Random(source)
    a = [rng.getrandbits(bits) >> rng.randrange(bits) for _ in range(300)] + [
        0,
        1,
        2**bits - 1,
        2 ** (bits - 1),
        2 ** (bits - 1) - 1,
    ]
    got = apply(f"cvt.{mode}.{target}.{source}", target, [source], np.array(a, f"u{bits // 8}"))
    want = [fl.encode(target, x - 2**bits if source[0] == "s" and x >> (bits - 1) else x, mode) for x in a]
    assert got.tolist() == want


@pytest.mark.parametrize(("source", "target"), [("f64", "f32"), ("f64", "f16"), ("f32", "f16")])
@pytest.mark.parametrize("mode", ["rn", "rz", "rm", "rp"])
def test_narrowing(apply, source: str, target: str, mode: str) -> None:
    a = values(source, 41)
    # Values next to ties of the narrow format.
    half_ulp = Fraction(1, 2 ** fl.FORMATS[target].precision)
    a += [
        fl.encode(source, 1 + k * half_ulp + d)
        for k in range(1, 8)
        for d in (0, Fraction(1, 2**23), Fraction(-1, 2**23))
    ]
    got = apply(f"cvt.{mode}.{target}.{source}", target, [source], array(source, a))
    want = [canonical(target, fl.convert(source, target, x, mode)) for x in a]
    assert [hex(v) for v in got.tolist()] == [hex(v) for v in want]


@pytest.mark.parametrize(
    ("source", "target"), [("f16", "f32"), ("f32", "f64"), ("f16", "f64"), ("bf16", "f32")]
)
def test_widening(apply, source: str, target: str) -> None:
    a = values(source, 42)
    got = apply(f"cvt.{target}.{source}", target, [source], array(source, a))
    want = [fl.convert(source, target, x) for x in a]
    keep = [i for i, x in enumerate(a) if not fl.FORMATS[source].is_nan(x) or source != "bf16"]
    assert [got.tolist()[i] for i in keep] == [want[i] for i in keep]


@pytest.mark.parametrize("mode", ["rn", "rz"])
def test_narrowing_to_bf16_and_pairs(apply, mode: str) -> None:
    a, b = values("f32", 43), values("f32", 44)
    want = [canonical("bf16", fl.convert("f32", "bf16", x, mode)) for x in a]
    assert apply(f"cvt.{mode}.bf16.f32", "bf16", ["f32"], array("f32", a)).tolist() == want
    for half in ("bf16", "f16"):
        got = apply(
            f"cvt.{mode}.{half}x2.f32", f"{half}x2", ["f32"] * 2, array("f32", a), array("f32", b)
        ).tolist()
        assert got == [
            canonical(half, fl.convert("f32", half, x, mode)) << 16
            | canonical(half, fl.convert("f32", half, y, mode))
            for x, y in zip(a, b)
        ]


@pytest.mark.parametrize("name", ["f32", "f64"])
@pytest.mark.parametrize("mode", ["rni", "rzi", "rmi", "rpi"])
def test_rounding_to_integral_values(apply, name: str, mode: str) -> None:
    a = values(name, 45)
    got = apply(f"cvt.{mode}.{name}.{name}", name, [name], array(name, a)).tolist()
    for x, bits in zip(a, got):
        f = fl.FORMATS[name]
        if f.is_nan(x) or f.is_inf(x):
            assert bits == canonical(name, x)
        else:
            whole = fl.round_to_int(fl.exact(name, x), mode[:2])
            assert bits == (fl.encode(name, whole) if whole else x & f.sign_bit)


def limits(type_: str) -> tuple[int, int]:
    bits = int(type_[1:])
    return (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1) if type_[0] == "s" else (0, 2**bits - 1)


@pytest.mark.parametrize(
    ("source", "target"),
    [
        (s, t)
        for s in ("s8", "u8", "s16", "u16", "s32", "u32", "s64", "u64")
        for t in ("s8", "u8", "s16", "u16", "s32", "u32", "s64", "u64")
    ],
)
def test_integer_conversions(apply, source: str, target: str) -> None:
    n, m = int(source[1:]), int(target[1:])
    rng = random.Random(source + target)
    a = [rng.getrandbits(n) for _ in range(100)] + [0, 1, 2**n - 1, 2 ** (n - 1), 2 ** (n - 1) - 1]
    array_ = np.array(a, f"u{n // 8}")
    exact = [x - 2**n if source[0] == "s" and x >> (n - 1) else x for x in a]
    assert apply(f"cvt.{target}.{source}", target, [source], array_).tolist() == [x % 2**m for x in exact]
    (low, high), (least, most) = limits(target), limits(source)
    if low <= least and most <= high:
        return  # .sat is not allowed where nothing can be out of range
    assert apply(f"cvt.sat.{target}.{source}", target, [source], array_).tolist() == [
        max(low, min(high, x)) % 2**m for x in exact
    ]


def test_nan_results_are_canonical_where_bits_are_seen(apply) -> None:
    nans = array("f32", [0x7F800001, 0xFFC00000, 0x7FC12345, 0xFF800000])
    got = apply("sub.f32", "f32", ["f32"] * 2, nans, nans)
    assert got.tolist() == [0x7FFFFFFF] * 4
    assert apply("mov.b32", "b32", ["b32"], nans).tolist() == nans.tolist()


def test_nans_become_canonical_once_for_a_chain_of_operations(ptx, monkeypatch) -> None:
    count = 0

    def canonical(value):
        nonlocal count
        count += 1
        return numerics.canonical(value)

    monkeypatch.setitem(NAMESPACE, "canonical", canonical)
    out = np.array([0x7FC12345, 0x3F800000], "u4")
    ptx.prepare(
        """.visible .entry k(.param .u64 p) { .reg .b64 %p; .reg .b32 %t; .reg .f32 %x; ld.param.u64 %p, [p];
    mov.u32 %t, %tid.x; mad.wide.u32 %p, %t, 4, %p;
ld.global.f32 %x, [%p]; add.f32 %x, %x, %x; mul.f32 %x, %x, %x; sub.f32 %x, %x, 0f3F800000;
  st.global.f32 [%p], %x; ret; }"""
    )
    ptx.launch("k", 1, 2, out, engine="reference")
    assert out.tolist() == [0x7FFFFFFF, 0x40400000] and count == 1


@pytest.mark.parametrize("type_", ["b16", "b32", "b64", "f32", "f64"])
def test_selection(apply, type_: str) -> None:
    name = {"b16": "f16", "b32": "f32", "b64": "f64"}.get(type_, type_)
    a, b = values(name, 46), values(name, 47)
    p = [i % 3 == 0 for i in range(len(a))]
    got = apply(
        f"selp.{type_}", type_, [type_, type_, "pred"], array(name, a), array(name, b), np.array(p, "u1")
    )
    assert got.tolist() == [x if c else y for x, y, c in zip(a, b, p)]
    s = [(-1) ** i * i for i in range(len(a))]
    got = apply(
        f"slct.{type_}.s32", type_, [type_, type_, "s32"], array(name, a), array(name, b), np.array(s, "i4")
    )
    assert got.tolist() == [x if c >= 0 else y for x, y, c in zip(a, b, s)]


@pytest.mark.parametrize(
    ("mode", "fn"), [("rni", np.rint), ("rzi", np.trunc), ("rmi", np.floor), ("rpi", np.ceil)]
)
def test_rounding_a_half_to_an_integer(ptx, mode: str, fn) -> None:
    values, out = np.arange(1 << 16, dtype="u2"), np.zeros(1 << 16, "u2")
    ptx(
        ".visible .entry k(.param .u64 x, .param .u64 y) { .reg .b64 %p, %q; .reg .b32 %i, %n, %t; .reg"
        " .b16 %h; mov.u32 %i, %ctaid.x; mov.u32 %n, %ntid.x; mov.u32 %t, %tid.x; mad.lo.u32 %i, %i, %n, %t;"
        f" ld.param.u64 %p, [x]; mad.wide.u32 %p, %i, 2, %p; ld.global.b16 %h, [%p]; cvt.{mode}.f16.f16 %h,"
        " %h; ld.param.u64 %q, [y]; mad.wide.u32 %q, %i, 2, %q; st.global.b16 [%q], %h; ret; }",
        64,
        1024,
        values,
        out,
    )
    wanted = fn(values.view("f2"))
    assert np.array_equal(out.view("f2"), wanted, equal_nan=True)
    assert (np.signbit(out.view("f2")) == np.signbit(wanted))[~np.isnan(wanted)].all()
