"""Every code of the alternate formats of PTX ISA 5.2.3, both ways, through the instructions.

The model is the documents' fields read as fractions: sign, exponent, mantissa, and which codes are NaN or
infinite. ml_dtypes is asked the same. Decoding: all codes. Encoding: all numbers, the middle between each two
neighbours, and what lies nearest to the middle on both sides; beyond the largest number; NaN; infinity. All
counts are asserted.
"""

from __future__ import annotations

import math
import random
from fractions import Fraction
from itertools import pairwise

import ml_dtypes
import numpy as np
import pytest

from minicc.runtime.arithmetic import formats
from minicc.support import floats

NAN, INF = math.nan, math.inf
FIELDS = {
    "e4m3": (1, 4, 3, 7),
    "e5m2": (1, 5, 2, 15),
    "e2m3": (1, 2, 3, 1),
    "e3m2": (1, 3, 2, 3),
    "e2m1": (1, 2, 1, 1),
    "ue8m0": (0, 8, 0, 127),
    "ue4m3": (0, 4, 3, 7),
    "bf16": (1, 8, 7, 127),
    "f16": (1, 5, 10, 15),
    "tf32": (1, 8, 10, 127),
}
"""Sign bits, exponent bits, mantissa bits, bias."""
NAN_CODES = {
    "e4m3": {0x7F, 0xFF},
    "e5m2": {0x7D, 0x7E, 0x7F, 0xFD, 0xFE, 0xFF},
    "ue8m0": {0xFF},
    "ue4m3": {0x7F},
}
WITH_INFINITY = {"e5m2", "bf16", "f16", "tf32"}
ML = {
    "e4m3": ml_dtypes.float8_e4m3fn,
    "e5m2": ml_dtypes.float8_e5m2,
    "e2m3": ml_dtypes.float6_e2m3fn,
    "e3m2": ml_dtypes.float6_e3m2fn,
    "e2m1": ml_dtypes.float4_e2m1fn,
    "ue8m0": ml_dtypes.float8_e8m0fnu,
    "bf16": ml_dtypes.bfloat16,
    "f16": np.float16,
}
CODES = {
    "e4m3": 256,
    "e5m2": 256,
    "e2m3": 64,
    "e3m2": 64,
    "e2m1": 16,
    "ue8m0": 256,
    "ue4m3": 128,
    "bf16": 65536,
    "f16": 65536,
}
NARROW = ["e4m3", "e5m2", "e2m3", "e3m2", "e2m1"]
BLACKWELL = ".version 8.7\n.target sm_100a\n.address_size 64\n"


def value(name: str, code: int) -> Fraction | float:
    """Return the value of a code: a fraction (-0 is 0), NaN or an infinity."""
    signs, exponent_bits, mantissa_bits, bias = FIELDS[name]
    mantissa = code & ((1 << mantissa_bits) - 1)
    exponent = code >> mantissa_bits & ((1 << exponent_bits) - 1)
    sign = -1 if signs and code >> (mantissa_bits + exponent_bits) & 1 else 1
    if code in NAN_CODES.get(name, ()):
        return NAN
    if name in WITH_INFINITY and exponent == (1 << exponent_bits) - 1:
        return NAN if mantissa else sign * INF
    if name == "ue8m0":
        return Fraction(2) ** (exponent - bias)
    if exponent == 0:
        return sign * Fraction(mantissa) * Fraction(2) ** (1 - bias - mantissa_bits)
    return sign * (Fraction(1) + Fraction(mantissa, 1 << mantissa_bits)) * Fraction(2) ** (exponent - bias)


def same(x: float, want: Fraction | float) -> bool:
    return math.isnan(x) if isinstance(want, float) and math.isnan(want) else x == want


def magnitudes(name: str) -> list[Fraction]:
    """The finite numbers from zero up; the code of each is its place."""
    result = [
        v
        for v in (value(name, code) for code in range(CODES.get(name, 1 << 18) >> FIELDS[name][0]))
        if isinstance(v, Fraction)
    ]
    assert result == sorted(result)
    return result


def single(x: Fraction) -> int:
    """The f32 pattern of a number that is one."""
    bits = int(np.array([float(x)], np.float32).view("u4")[0])
    assert Fraction(float(np.array([bits], "u4").view("f4")[0])) == x
    return bits


@pytest.mark.parametrize("name", CODES)
def test_codes_stand_for_what_the_document_says(name: str) -> None:
    """Tables that conversions and matrix instructions use, the model and ml_dtypes agree on all codes."""
    codes = range(CODES[name])
    want = [value(name, code) for code in codes]
    assert len(want) == CODES[name]
    if name in formats.WIDTHS:
        table = formats.decode_table(name).tolist()
        assert len(table) == 256 and all(same(table[code], want[code % CODES[name]]) for code in range(256))
    if name in ML:
        theirs = (
            np.arange(CODES[name], dtype="u2" if CODES[name] > 256 else "u1")
            .view(ML[name])
            .astype(np.float64)
            .tolist()
        )
        assert all(same(x, w) for x, w in zip(theirs, want, strict=True))
    if name in floats.FORMATS:
        assert all(same(floats.decode(name, code), w) for code, w in enumerate(want))


def test_how_many_codes_are_special() -> None:
    kinds = {name: [value(name, code) for code in range(count)] for name, count in CODES.items()}
    assert {
        name: (sum(isinstance(v, float) and math.isnan(v) for v in vs), sum(v in (INF, -INF) for v in vs))
        for name, vs in kinds.items()
    } == {
        "e4m3": (2, 0),
        "e5m2": (6, 2),
        "e2m3": (0, 0),
        "e3m2": (0, 0),
        "e2m1": (0, 0),
        "ue8m0": (1, 0),
        "ue4m3": (1, 0),
        "bf16": (254, 2),
        "f16": (2046, 2),
    }


@pytest.mark.parametrize("name", NARROW)
def test_every_code_is_decoded(apply, name: str) -> None:
    """`cvt.rn.f16x2`: each code above and below each of eight others; an f16 holds every number of these
    formats.
    """
    width = 4 if name == "e2m1" else 8
    others = random.Random(name).sample(range(CODES[name]), min(8, CODES[name]))
    pairs = [(x, y) for x in range(CODES[name]) for y in others]
    got = apply(
        f"cvt.rn.f16x2.{name}x2",
        "b32",
        ["b8" if width == 4 else "b16"],
        np.array([x << width | y for x, y in pairs], "u1" if width == 4 else "u2"),
    )
    assert len(pairs) == 8 * CODES[name]
    for (x, y), bits in zip(pairs, got.tolist()):
        for code, half in ((x, bits >> 16), (y, bits & 0xFFFF)):
            want = value(name, code)
            assert same(float(np.array([half], "u2").view("f2")[0]), want), (code, hex(half))
            if want == 0:
                assert half >> 15 == code >> (sum(FIELDS[name][:3]) - 1)


def cases(name: str) -> list[tuple[int, int, int]]:
    """(f32 pattern, code to nearest even, code towards zero), positive: numbers, middles and their
    neighbours.
    """
    table = magnitudes(name)
    result = []
    for code, x in enumerate(table):
        result.append((single(x), code, code))
        if code + 1 < len(table):
            middle = (x + table[code + 1]) / 2
            bits = single(middle)
            result += [(bits, code + code % 2, code), (bits - 1, code, code), (bits + 1, code + 1, code)]
            result += [(single(x) + 1, code, code), (single(table[code + 1]) - 1, code + 1, code)]
    return result


@pytest.mark.parametrize(
    ("name", "numbers"), [("e4m3", 127), ("e5m2", 124), ("e2m3", 32), ("e3m2", 32), ("e2m1", 8)]
)
def test_every_number_is_encoded(apply, name: str, numbers: int) -> None:
    points = cases(name)
    assert len(magnitudes(name)) == numbers and len(points) == numbers + 5 * (numbers - 1)
    top, width = numbers - 1, 4 if name == "e2m1" else 8
    sign = 1 << (sum(FIELDS[name][:3]) - 1)
    beyond = [single(magnitudes(name)[-1]) + d for d in (1, 1 << 20)] + [0x7F7FFFFF, 0x7F800000]
    points += [(bits, top, top) for bits in beyond]
    nan = 0x7F if name in ("e4m3", "e5m2") else top
    inputs = [p[0] for p in points] + [p[0] | 1 << 31 for p in points] + [0x7FC00000, 0xFFC00000, 0x7F800001]
    want = [p[1] for p in points] + [p[1] | sign for p in points] + [nan] * 3
    assert len(want) == 2 * (numbers + 5 * (numbers - 1) + 4) + 3
    a, b = np.array(inputs, "u4"), np.array(inputs[::-1], "u4")
    got = apply(f"cvt.rn.satfinite.{name}x2.f32", "b8" if width == 4 else "b16", ["f32", "f32"], a, b)
    assert got.tolist() == [x << width | y for x, y in zip(want, want[::-1])]
    # ml_dtypes rounds the same way, as far as numbers go.
    inside = [i for i, bits in enumerate(inputs) if bits & 0x7FFFFFFF <= single(magnitudes(name)[-1])]
    theirs = a[inside].view("f4").astype(ML[name]).view("u1") & ((1 << sum(FIELDS[name][:3])) - 1)
    assert theirs.tolist() == [want[i] for i in inside] and len(inside) == 2 * (numbers + 5 * (numbers - 1))


@pytest.mark.parametrize("mode", ["rz", "rp"])
def test_every_power_of_two_is_encoded(apply, mode: str) -> None:
    """ue8m0: all of 2⁻¹²⁷ to 2¹²⁷ and the f32 beside each; 0 below, the largest above, 0xff for NaN."""
    points = []
    for code in range(255):
        bits = single(Fraction(2) ** (code - 127))
        points += [
            (bits, code),
            (bits + 1, min(code + (mode == "rp"), 254)),
            (bits - 1, code - (mode == "rz") if code else 0),
        ]
    points += [(0, 0), (1, 0), (0x7F7FFFFF, 254), (0x7F800000, 254), (0x7FC00000, 255)]
    assert len(points) == 3 * 255 + 5
    a = np.array([p[0] for p in points], "u4")
    got = apply(f"cvt.{mode}.satfinite.ue8m0x2.f32", "b16", ["f32", "f32"], a, a[::-1].copy())
    want = [p[1] for p in points]
    assert got.tolist() == [x << 8 | y for x, y in zip(want, want[::-1])]


def test_every_power_of_two_is_decoded(apply) -> None:
    codes = np.array([x << 8 | (255 - x) for x in range(256)], "u2")
    got = apply("cvt.rn.bf16x2.ue8m0x2", "b32", ["b16"], codes).astype("u4")
    for x, bits in enumerate(got.tolist()):
        for code, half in ((x, bits >> 16), (255 - x, bits & 0xFFFF)):
            assert same(float(np.array([half << 16], "u4").view("f4")[0]), value("ue8m0", code))


@pytest.mark.parametrize("name", ["bf16", "f16"])
def test_all_codes_of_sixteen_bits_are_decoded(apply, name: str) -> None:
    codes = np.arange(65536, dtype="u2")
    got = apply(f"cvt.f32.{name}", "f32", [name], codes).view("f4").astype(np.float64).tolist()
    assert sum(same(x, value(name, code)) for code, x in enumerate(got)) == 65536
    wide = apply(f"cvt.f64.{name}", "f64", [name], codes).view("f8").tolist()
    assert sum(same(x, value(name, code)) for code, x in enumerate(wide)) == 65536


@pytest.mark.parametrize(("name", "numbers"), [("bf16", 32640), ("f16", 31744)])
def test_all_numbers_of_sixteen_bits_are_encoded(apply, name: str, numbers: int) -> None:
    """Every number, every middle and its neighbours, to nearest and towards zero, both signs."""
    table = magnitudes(name)
    assert len(table) == numbers
    patterns = np.array([float(x) for x in table], np.float32).view("u4").astype(np.int64)
    code = np.arange(numbers)
    middle = (
        np.array([float((a + b) / 2) for a, b in pairwise(table)], np.float32).view("u4").astype(np.int64)
    )
    even = (code + code % 2)[:-1]
    inputs = np.concatenate([patterns, middle, middle - 1, middle + 1])
    nearest = np.concatenate([code, even, code[:-1], code[1:]])
    down = np.concatenate([code, code[:-1], code[:-1], code[:-1]])
    assert len(inputs) == 4 * numbers - 3
    for sign in (0, 1):
        a = (inputs | sign << 31).astype("u4")
        for mode, want in (("rn", nearest), ("rz", down)):
            assert (apply(f"cvt.{mode}.{name}.f32", name, ["f32"], a) == (want | sign << 15)).all(), mode
        assert (a.view("f4").astype(ML[name]).view("u2") == (nearest | sign << 15)).all()


@pytest.mark.parametrize(
    ("mode", "tail"),
    [("rn", ""), ("rz", ""), ("rna", ""), ("rn", ".satfinite"), ("rna", ".satfinite"), ("rn", ".relu")],
)
def test_tf32(apply, mode: str, tail: str) -> None:
    """19 bits in the upper end of an f32: numbers, middles, neighbours, what overflows, against fractions;
    8,016 patterns.
    """
    rng = random.Random(mode + tail)
    bits = [0, 1, 0x1000, 0x1FFF, 0x7F7FF000, 0x7F7FEFFF, 0x7F7FFFFF, 0x7F800000]
    for _ in range(800):
        base = rng.randrange(0x3FC00) << 13
        bits += [base, base | 0x1000, base | 0xFFF, base | 0x1001, base | rng.getrandbits(13)]
    bits += [b | 1 << 31 for b in bits]
    got = apply(
        f"cvt.{mode}{tail.replace('.relu', '')}{'.relu' if tail == '.relu' else ''}.tf32.f32",
        "b32",
        ["f32"],
        np.array(bits, "u4"),
    )
    top = 0x3FBFF  # the largest number's code
    for pattern, result in zip(bits, got.tolist()):
        size, sign = pattern & 0x7FFFFFFF, pattern >> 31
        low = size >> 13
        if size < 0x7F800000:
            below, above = value("tf32", low), Fraction(2) ** 128 if low == top else value("tf32", low + 1)
            x = Fraction(float(np.array([size], "u4").view("f4")[0]))
            middle = (below + above) / 2
            up = x > middle or (x == middle and (mode == "rna" or low % 2 == 1))
            code = low + (up and mode != "rz")
        else:
            code = low
        if tail == ".satfinite":
            code = min(code, top)
        want = 0 if tail == ".relu" and sign else code << 13 | sign << 31
        assert result == want, (hex(pattern), hex(result), hex(want))
    assert len(bits) == 8016


@pytest.mark.parametrize("relu", ["", ".relu"])
@pytest.mark.parametrize("name", NARROW)
def test_stochastic_rounding_of_four(apply, name: str, relu: str) -> None:
    """The neighbour above if the missing share is at most the random byte's; the first element is the
    highest.
    """
    rng = random.Random(name + relu)
    table = magnitudes(name)
    top = len(table) - 1
    pool = [p[0] for p in cases(name)] + [single(table[-1]) + 1, 0x7F7FFFFF, 0x7F800000, 0x7FC00000, 1, 0]
    pool += [rng.randrange(single(table[-1])) for _ in range(200)]
    count = 1500
    columns = [[rng.choice(pool) | rng.getrandbits(1) << 31 for _ in range(count)] for _ in range(4)]
    noise = [rng.choice([0, 0xFFFFFFFF, rng.getrandbits(32)]) for _ in range(count)]
    wide = "b16" if name == "e2m1" else "b32"
    arrays = [np.array(column, "u4") for column in (*columns, noise)]
    got = quad(apply, name, relu, wide, arrays)
    sign_bit, width = 1 << (sum(FIELDS[name][:3]) - 1), 4 if name == "e2m1" else 8

    def one(bits: int, byte: int) -> int:
        size, sign = bits & 0x7FFFFFFF, bits >> 31
        if size > 0x7F800000:
            return 0x7F if name in ("e4m3", "e5m2") else top
        if relu and sign:
            return 0
        if size >= single(table[-1]):
            return top | sign * sign_bit
        x = Fraction(float(np.array([size], "u4").view("f4")[0]))
        low = max(code for code, number in enumerate(table) if number <= x)
        share = (x - table[low]) / (table[low + 1] - table[low])
        return (low + (share + Fraction(byte, 256) >= 1)) | sign * sign_bit

    for row, random_bits, result in zip(zip(*columns), noise, got):
        want = 0
        for place, bits in zip((3, 2, 1, 0), row):
            want |= one(bits, random_bits >> 8 * place & 255) << width * place
        assert result == want, ([hex(b) for b in row], hex(random_bits), hex(result), hex(want))


def quad(apply, name: str, relu: str, wide: str, arrays: list[np.ndarray]) -> list[int]:
    from minicc.ptx.parsing.parser import parse
    from minicc.runtime import LaunchConfig, prepare

    count = len(arrays[0])
    text = (
        BLACKWELL
        + f""".visible .entry k(.param .u64 in, .param .u64 out) {{ .reg .b64 %i, %o, %w; .reg .b32 %t, %c;
    .reg .f32 %a, %b, %e, %f; .reg .{wide} %d;
mov.u32 %t, %tid.x; mov.u32 %c, %ctaid.x; mad.lo.u32 %t, %c, 100, %t; mul.wide.u32 %w, %t, 20;
  ld.param.u64 %i, [in]; add.u64 %i, %i, %w;
mul.wide.u32 %w, %t, 4; ld.param.u64 %o, [out]; add.u64 %o, %o, %w; ld.global.f32 %a, [%i];
  ld.global.f32 %b, [%i+4]; ld.global.f32 %e, [%i+8];
ld.global.f32 %f, [%i+12]; ld.global.b32 %c, [%i+16];
  cvt.rs{relu}.satfinite.{name}x4.f32 %d, {{%a, %b, %e, %f}}, %c; st.global.{wide} [%o], %d; ret; }}"""
    )
    program = prepare(parse(text))
    memory = program.executable.new_memory()
    data = np.stack(arrays, axis=1).copy()
    source, target = memory.allocate(data.nbytes), memory.allocate(4 * count)
    memory.copy_in(source, data.view(np.uint8).reshape(-1))
    program.launch(
        "k",
        memory,
        LaunchConfig((count // 100, 1, 1), (100, 1, 1)),
        [x.to_bytes(8, "little") for x in (source, target)],
    )
    return memory.host_view(target, 4 * count).view("u4").tolist()
