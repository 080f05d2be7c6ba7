"""Conversions to and from the narrow formats: decoding against ml_dtypes, encoding against exact
fractions.
"""

from __future__ import annotations

import math
import os
import random
from fractions import Fraction
from itertools import pairwise

import ml_dtypes
import numpy as np
import pytest

from minicc.runtime.arithmetic import formats
from minicc.support import floats

DTYPES = {
    "e4m3": ml_dtypes.float8_e4m3fn,
    "e5m2": ml_dtypes.float8_e5m2,
    "e2m3": ml_dtypes.float6_e2m3fn,
    "e3m2": ml_dtypes.float6_e3m2fn,
    "e2m1": ml_dtypes.float4_e2m1fn,
    "ue8m0": ml_dtypes.float8_e8m0fnu,
}
BITS = {"e4m3": 8, "e5m2": 8, "e2m3": 6, "e3m2": 6, "e2m1": 4, "ue8m0": 8}
COUNT = int(os.environ.get("MINICC_SWEEP", "600"))


def same(x: float, y: float) -> bool:
    return (math.isnan(x) and math.isnan(y)) or (x == y and math.copysign(1, x) == math.copysign(1, y))


@pytest.mark.parametrize("name", DTYPES)
def test_every_code_decodes_as_ml_dtypes_says(name: str) -> None:
    codes = np.arange(1 << BITS[name], dtype=np.uint8)
    want = codes.view(DTYPES[name]).astype(np.float64)
    got = formats.decode_table(name)[codes]
    assert all(same(x, y) for x, y in zip(got.tolist(), want.tolist()))


@pytest.mark.parametrize("name", [n for n in DTYPES if n != "ue8m0"])
def test_every_code_of_floats_decodes_alike(name: str) -> None:
    for code, want in enumerate(
        np.arange(1 << BITS[name], dtype=np.uint8).view(DTYPES[name]).astype(np.float64).tolist()
    ):
        assert same(floats.decode(name, code), want)


def singles(name: str, seed: int) -> list[int]:
    """f32 patterns around the format's numbers, their midpoints, and everything else."""
    rng = random.Random(f"{name}{seed}")
    table = [x for x in formats.decode_table(name).tolist() if math.isfinite(x)]
    picks = [0.0, -0.0, math.inf, -math.inf, 1e-40, -1e-45, 3.4e38]
    for x in table:
        for y in (x, (x + rng.choice(table)) / 2):
            picks += [y, math.nextafter(y, math.inf)]
    ordered = sorted(abs(x) for x in table)
    picks += [sign * (a + b) / 2 for a, b in pairwise(ordered) for sign in (1, -1)]
    with np.errstate(over="ignore"):
        patterns = np.array(picks, np.float64).astype(np.float32).view("u4").tolist()
    patterns += [p + d for p in patterns for d in (1, -1) if 0 <= p + d < 2**32]
    patterns += [0x7FC00000, 0xFFC00001, *(rng.getrandbits(32) for _ in range(100))]
    return rng.sample(patterns, min(COUNT, len(patterns)))


def encoded(name: str, bits: int, relu: bool) -> int:
    """By search among all codes, on fractions: nearest, ties to the even code, never beyond the largest."""
    x = floats.decode("f32", bits)
    top = {"e4m3": 0x7E, "e5m2": 0x7B, "e2m3": 0x1F, "e3m2": 0x1F, "e2m1": 0x7}[name]
    if math.isnan(x):
        return 0x7F if name in ("e4m3", "e5m2") else top
    negative = math.copysign(1, x) < 0
    if relu and negative:
        return 0
    values = [
        Fraction(float(v)) for v in np.arange(top + 1, dtype=np.uint8).view(DTYPES[name]).astype(np.float64)
    ]
    if math.isinf(x) or abs(Fraction(x)) >= values[top]:
        code = top
    else:
        code = min(range(top + 1), key=lambda c: (abs(values[c] - abs(Fraction(x))), c & 1))
    return code | (negative << (BITS[name] - 1))


@pytest.mark.parametrize("relu", ["", ".relu"])
@pytest.mark.parametrize("name", [n for n in DTYPES if n != "ue8m0"])
def test_encoding_pairs(apply, name: str, relu: str) -> None:
    a = singles(name, 1)
    b = singles(name, 2)[: len(a)]
    b += a[len(b) :]
    width = 4 if name == "e2m1" else 8
    got = apply(
        f"cvt.rn.satfinite{relu}.{name}x2.f32",
        "b8" if width == 4 else "b16",
        ["f32"] * 2,
        np.array(a, "u4"),
        np.array(b, "u4"),
    )
    assert got.tolist() == [
        encoded(name, x, bool(relu)) << width | encoded(name, y, bool(relu)) for x, y in zip(a, b)
    ]


@pytest.mark.parametrize("name", ["e4m3", "e5m2"])
def test_encoding_halves(apply, name: str) -> None:
    rng = random.Random(name)
    a = [rng.getrandbits(32) for _ in range(COUNT)]
    got = apply(f"cvt.rn.satfinite.{name}x2.f16x2", "b16", ["b32"], np.array(a, "u4"))
    want = [
        encoded(name, floats.convert("f16", "f32", x >> 16), False) << 8
        | encoded(name, floats.convert("f16", "f32", x & 0xFFFF), False)
        for x in a
    ]
    assert got.tolist() == want


@pytest.mark.parametrize("relu", ["", ".relu"])
@pytest.mark.parametrize("name", [n for n in DTYPES if n != "ue8m0"])
def test_decoding_pairs(apply, name: str, relu: str) -> None:
    width = 4 if name == "e2m1" else 8
    codes = 1 << BITS[name]
    pairs = [(x, (7 * x + 3) % codes) for x in range(codes)]
    packed = np.array([x << width | y for x, y in pairs], "u1" if width == 4 else "u2")
    got = apply(f"cvt.rn{relu}.f16x2.{name}x2", "b32", ["b8" if width == 4 else "b16"], packed)

    def half(code: int) -> int:
        x = float(np.array([code], np.uint8).view(DTYPES[name]).astype(np.float64)[0])
        if relu and not math.isnan(x) and x <= 0:
            x = 0.0
        return floats.encode("f16", x)

    assert got.tolist() == [half(x) << 16 | half(y) for x, y in pairs]


@pytest.mark.parametrize("mode", ["rz", "rp"])
def test_powers_of_two(apply, mode: str) -> None:
    a, b = singles("ue8m0", 1), singles("ue8m0", 2)

    def scale(bits: int) -> int:
        x = floats.decode("f32", bits & 0x7FFFFFFF)
        if math.isnan(x):
            return 0xFF
        if math.isinf(x) or x >= 2.0**127:
            return 254
        codes = [c for c in range(255) if (2.0 ** (c - 127) <= x if mode == "rz" else 2.0 ** (c - 127) >= x)]
        return (max(codes) if mode == "rz" else min(codes)) if codes else 0

    got = apply(f"cvt.{mode}.satfinite.ue8m0x2.f32", "b16", ["f32"] * 2, np.array(a, "u4"), np.array(b, "u4"))
    assert got.tolist() == [scale(x) << 8 | scale(y) for x, y in zip(a, b)]
    pairs = [x >> 16 << 16 | y >> 16 for x, y in zip(a, b)]
    got = apply(f"cvt.{mode}.satfinite.ue8m0x2.bf16x2", "b16", ["b32"], np.array(pairs, "u4"))
    assert got.tolist() == [scale(x & 0xFFFF0000) << 8 | scale(x << 16 & 0xFFFFFFFF) for x in pairs]


def test_decoding_powers_of_two(apply) -> None:
    codes = np.array([x << 8 | (255 - x) for x in range(256)], "u2")
    got = apply("cvt.rn.bf16x2.ue8m0x2", "b32", ["b16"], codes)

    def brain(code: int) -> int:
        return 0x7FFF if code == 255 else floats.encode("bf16", 2.0 ** (code - 127))

    assert got.tolist() == [brain(x) << 16 | brain(255 - x) for x in range(256)]


@pytest.mark.parametrize("tail", ["", ".relu", ".satfinite"])
@pytest.mark.parametrize("name", ["f16", "bf16"])
def test_stochastic_rounding(apply, name: str, tail: str) -> None:
    """The result is the neighbour above in magnitude exactly if the random share exceeds what is missing to
    it.
    """
    rng = random.Random(name + tail)
    exponent = (100, 145) if name == "f16" else (1, 255)
    a, b = (
        [
            rng.choice(
                [
                    rng.getrandbits(32),
                    rng.randint(*exponent) << 23 | rng.getrandbits(23) | rng.getrandbits(1) << 31,
                    0,
                    1 << 31,
                    0x7F800000,
                    0xFFC00000,
                ]
            )
            for _ in range(COUNT)
        ]
        for _ in "ab"
    )
    random_bits = [rng.choice([0, 0xFFFFFFFF, rng.getrandbits(32)]) for _ in a]
    got = apply(
        f"cvt.rs{tail}.{name}x2.f32",
        "b32",
        ["f32", "f32", "b32"],
        *(np.array(v, "u4") for v in (a, b, random_bits)),
    )

    def one(bits: int, entropy: int) -> int:
        x = floats.decode("f32", bits)
        if math.isnan(x):
            return 0x7FFF
        if tail == ".relu" and bits >> 31:
            return 0
        sign = 0x8000 if bits >> 31 else 0
        top = floats.FORMATS[name].max_finite
        if math.isinf(x):
            return sign | (top if tail == ".satfinite" else top + 1)
        width = 13 if name == "f16" else 16
        share = Fraction(entropy & ((1 << width) - 1), 1 << width)
        size = abs(Fraction(x))
        low = min(floats.encode(name, size, "rz"), top)
        if low == top:
            step = floats.exact(name, top) - floats.exact(name, top - 1)
        else:
            step = floats.exact(name, low + 1) - floats.exact(name, low)
        code = low + ((size - floats.exact(name, low)) / step + share >= 1)
        return sign | min(code, top if tail == ".satfinite" else top + 1)

    assert got.tolist() == [one(x, r >> 16) << 16 | one(y, r & 0xFFFF) for x, y, r in zip(a, b, random_bits)]
