"""Tables 15 to 18 of PTX ISA 6.5 by value: every conversion that a cell names, in every rounding it takes, on
edge values.

The tables stand here as the document has them. Values are computed with integers and fractions from the
fields of the formats; the number of cells, of conversions with their roundings, and of values is asserted.
"""

from __future__ import annotations

import random
from fractions import Fraction

import numpy as np
import pytest

from minicc.ptx import conversions as TABLES

COLUMNS_15 = "s8 s16 s32 s64 u8 u16 u32 u64 f16 f32 f64 bf16 tf32".split()
TABLE_15 = """
s8   –     sext  sext  sext –     sext  sext  sext s2f s2f s2f s2f –
s16  chop1 –     sext  sext chop1 –     sext  sext s2f s2f s2f s2f –
s32  chop1 chop1 –     sext chop1 chop1 –     sext s2f s2f s2f s2f –
s64  chop1 chop1 chop1 –    chop1 chop1 chop1 –    s2f s2f s2f s2f –
u8   –     zext  zext  zext –     zext  zext  zext u2f u2f u2f u2f –
u16  chop1 –     zext  zext chop1 –     zext  zext u2f u2f u2f u2f –
u32  chop1 chop1 –     zext chop1 chop1 –     zext u2f u2f u2f u2f –
u64  chop1 chop1 chop1 –    chop1 chop1 chop1 –    u2f u2f u2f u2f –
f16  f2s   f2s   f2s   f2s  f2u   f2u   f2u   f2u  –   f2f f2f f2f –
f32  f2s   f2s   f2s   f2s  f2u   f2u   f2u   f2u  f2f –   f2f f2f f2f
f64  f2s   f2s   f2s   f2s  f2u   f2u   f2u   f2u  f2f f2f –   f2f –
bf16 f2s   f2s   f2s   f2s  f2u   f2u   f2u   f2u  f2f f2f f2f f2f –
tf32 –     –     –     –    –     –     –     –    –   –   –   –   –
"""
COLUMNS_16 = "f16 f32 bf16 e4m3 e5m2 e2m3 e3m2 e2m1 ue8m0".split()
TABLE_16 = """
f16   –   f2f f2f f2f f2f –   –   –   –
f32   f2f –   f2f f2f f2f f2f f2f f2f f2f
bf16  f2f f2f f2f –   –   –   –   –   f2f
e4m3  f2f –   –   –   –   –   –   –   –
e5m2  f2f –   –   –   –   –   –   –   –
e2m3  f2f –   –   –   –   –   –   –   –
e3m2  f2f –   –   –   –   –   –   –   –
e2m1  f2f –   –   –   –   –   –   –   –
ue8m0 –   –   f2f –   –   –   –   –   –
"""


def cells(columns: list[str], table: str) -> dict[tuple[str, str], str]:
    rows = [line.split() for line in table.strip().splitlines()]
    return {(row[0], column): cell for row in rows for column, cell in zip(columns, row[1:], strict=True)}


CELLS = {15: cells(COLUMNS_15, TABLE_15), 16: cells(COLUMNS_16, TABLE_16)}
INTEGRAL = ["rni", "rzi", "rmi", "rpi"]
"""Table 18."""
DIRECTED = ["rn", "rz", "rm", "rp"]
FIELDS = {
    "f16": (5, 10, 15),
    "f32": (8, 23, 127),
    "f64": (11, 52, 1023),
    "bf16": (8, 7, 127),
    "tf32": (8, 10, 127),
    "e4m3": (4, 3, 7),
    "e5m2": (5, 2, 15),
    "e2m3": (2, 3, 1),
    "e3m2": (3, 2, 3),
    "e2m1": (2, 1, 1),
}
"""Exponent bits, mantissa bits, bias."""
TOPS = {"e4m3": 0x7E, "e5m2": 0x7B, "e2m3": 0x1F, "e3m2": 0x1F, "e2m1": 0x7}
"""The codes of the largest numbers of formats that are kept finite."""
FOUR_ROUNDINGS = {
    ("f64", "f32"),
    ("f64", "f16"),
    ("f32", "f16"),
    ("f64", "bf16"),
    ("f16", "bf16"),
    ("bf16", "f16"),
}


def roundings(source: str, target: str) -> list[str]:
    """Return the roundings that Tables 17 and 18 give to the document's cell; '' if it is exact.

    `.rs` is for pairs, below.
    """
    if target[0] in "su" and target[1:].isdigit():
        return INTEGRAL if source in FIELDS else [""]
    if (source, target) == ("bf16", "bf16"):
        return INTEGRAL
    if source not in FIELDS or (source, target) in FOUR_ROUNDINGS:
        return ["rz", "rp"] if target == "ue8m0" else ["rn"] if source == "ue8m0" else DIRECTED
    if target == "tf32":
        return ["rn", "rna", "rz"]
    if target == "bf16":
        return ["rn", "rz"]
    if target == "ue8m0":
        return ["rz", "rp"]
    return ["rn"] if target in TOPS or source in TOPS else [""]


CONVERSIONS = list(
    dict.fromkeys(
        (source, target)
        for table in CELLS.values()
        for (source, target), cell in table.items()
        if cell != "–"
    )
)
CASES = [(source, target, mode) for source, target in CONVERSIONS for mode in roundings(source, target)]


def test_the_tables_are_whole() -> None:
    for number_, ours in ((15, TABLES.TABLE_15), (16, TABLES.TABLE_16)):
        assert {key: cell.rstrip("1").replace("–", "") for key, cell in CELLS[number_].items()} == {
            (source, target): cell for source, row in ours.items() for target, cell in row.items()
        }
    assert [len(table) for table in CELLS.values()] == [13 * 13, 9 * 9]
    assert [sum(cell != "–" for cell in table.values()) for table in CELLS.values()] == [126, 22]
    assert len(CONVERSIONS) == 141 and len(CASES) == 359
    used = [mode for _, _, mode in CASES]
    assert {mode: used.count(mode) for mode in dict.fromkeys(used)} == {
        "": 53,
        "rn": 53,
        "rz": 42,
        "rm": 38,
        "rp": 40,
        "rni": 33,
        "rzi": 33,
        "rmi": 33,
        "rpi": 33,
        "rna": 1,
    }


# ---------------------------------------------------------------------------------- the model


def bits_of(name: str) -> int:
    return 8 if name == "ue8m0" else 1 + sum(FIELDS[name][:2]) if name in FIELDS else int(name[1:])


def special(name: str, code: int) -> str:
    """'nan', 'inf' or ''."""
    exponent_bits, mantissa_bits, _ = FIELDS[name]
    size = code & ((1 << (exponent_bits + mantissa_bits)) - 1)
    if name in ("e2m3", "e3m2", "e2m1"):
        return ""
    if name == "e4m3":
        return "nan" if size == 0x7F else ""
    infinity = ((1 << exponent_bits) - 1) << mantissa_bits
    return "inf" if size == infinity else "nan" if size > infinity else ""


def number(name: str, code: int) -> Fraction:
    """A finite code's value."""
    if name == "ue8m0":
        return Fraction(2) ** (code - 127)
    exponent_bits, mantissa_bits, bias = FIELDS[name]
    exponent, mantissa = code >> mantissa_bits & ((1 << exponent_bits) - 1), code & ((1 << mantissa_bits) - 1)
    size = Fraction(mantissa | (exponent > 0) << mantissa_bits) * Fraction(2) ** (
        max(exponent, 1) - bias - mantissa_bits
    )
    return -size if negative(name, code) else size


def negative(name: str, code: int) -> bool:
    return bool(code >> sum(FIELDS[name][:2]) & 1)


def integral(x: Fraction, mode: str) -> int:
    low = x.numerator // x.denominator
    if mode[:2] == "rn":
        return low + (x - low > Fraction(1, 2) or (x - low == Fraction(1, 2) and low % 2 == 1))
    if mode[:2] == "rna":
        return low + (x - low >= Fraction(1, 2))
    up = {"rz": x < 0, "rm": False, "rp": True}[mode[:2]]
    return low + (up and x != low)


def rounded(name: str, x: Fraction, sign: bool, mode: str) -> int:
    """The code of `x` (of that sign, which a zero has, too) rounded once; overflow as IEEE has it, or kept
    finite.
    """
    exponent_bits, mantissa_bits, bias = FIELDS[name]
    size = abs(x)
    exponent = 1 - bias
    if size:
        exponent = max(exponent, size.numerator.bit_length() - size.denominator.bit_length() - 1)
        exponent += size >= Fraction(2) ** (exponent + 1)
    steps = size / Fraction(2) ** (exponent - mantissa_bits)
    # Rounding a magnitude: downwards is away from zero for what is negative.
    turned = {"rm": "rp", "rp": "rm"}.get(mode, mode) if sign else mode
    count = (
        steps.numerator // steps.denominator + (steps % 1 >= Fraction(1, 2))
        if mode == "rna"
        else integral(steps, turned)
    )
    code = ((exponent + bias - 1) << mantissa_bits) + count
    infinity = ((1 << exponent_bits) - 1) << mantissa_bits
    if name in TOPS:
        code = min(code, TOPS[name])
    elif code >= infinity:
        code = infinity if turned in ("rn", "rna", "rp") else infinity - 1
    return code | sign << (exponent_bits + mantissa_bits)


def power(x: Fraction, mode: str) -> int:
    """ue8m0: of the magnitude."""
    size = min(abs(x), Fraction(2) ** 127)
    codes = [
        code
        for code in range(255)
        if (Fraction(2) ** (code - 127) <= size if mode == "rz" else Fraction(2) ** (code - 127) >= size)
    ]
    return (max(codes) if mode == "rz" else min(codes)) if codes else 0


def converted(source: str, target: str, mode: str, code: int) -> int | None:
    """The result's pattern, None for any NaN."""
    width = bits_of(target)
    if source[0] in "su" and source[1:].isdigit():
        value = (
            code - (1 << width_of) if source[0] == "s" and code >> (width_of := int(source[1:])) - 1 else code
        )
        if target in FIELDS:
            return rounded(target, Fraction(value), value < 0, mode)
        return value & ((1 << width) - 1)
    kind = "nan" if source == "ue8m0" and code == 255 else "" if source == "ue8m0" else special(source, code)
    if target[0] in "su" and target[1:].isdigit():
        low, high = (
            (-(1 << (width - 1)), (1 << (width - 1)) - 1) if target[0] == "s" else (0, (1 << width) - 1)
        )
        if kind == "nan":
            return 1 << (width - 1) if "64" in (source[1:], target[1:]) else 0
        whole = (
            (low if negative(source, code) else high)
            if kind
            else min(max(integral(number(source, code), mode), low), high)
        )
        return whole & ((1 << width) - 1)
    if target == "ue8m0":
        return 255 if kind == "nan" else power(Fraction(2) ** 128 if kind else number(source, code), mode)
    if kind == "nan":
        return {"e4m3": 0x7F, "e5m2": 0x7F, **{name: TOPS[name] for name in ("e2m3", "e3m2", "e2m1")}}.get(
            target
        )
    sign = source != "ue8m0" and negative(source, code)
    if kind:
        exponent_bits, mantissa_bits, _ = FIELDS[target]
        size = TOPS.get(target, ((1 << exponent_bits) - 1) << mantissa_bits)
        return size | sign << (exponent_bits + mantissa_bits)
    x = number(source, code)
    if source == target:
        x = Fraction(integral(x, mode))
        mode = "rn"
    return rounded(target, x, sign, mode or "rn")


# ---------------------------------------------------------------------------------- the values


def inputs(source: str, target: str, mode: str) -> list[int]:
    """Codes of the source: its edges, what lies around the target's edges and steps, and random ones."""
    rng = random.Random(f"{source} {target} {mode}")
    width = bits_of(source)
    mask = (1 << width) - 1
    result = [0, 1, 2, 3, mask, mask - 1, 1 << (width - 1), (1 << (width - 1)) - 1, (1 << (width - 1)) + 1]
    result += [rng.getrandbits(width) for _ in range(120)]
    if source not in FIELDS:
        result += [(sign * (1 << n) + d) & mask for n in range(width) for d in (-1, 0, 1) for sign in (1, -1)]
        result += [((rng.getrandbits(12) | 1) << n) + d & mask for n in range(width) for d in (-1, 0, 1)]
        return result[:400] if source != "ue8m0" else [code & 255 for code in range(256)]
    mantissa_bits = FIELDS[source][1]
    wanted = [Fraction(n, 4) for n in range(-24, 25)]
    if target[0] in "su" and target[1:].isdigit():
        wanted += [
            sign * (Fraction(2) ** n + d)
            for n in (7, 8, 15, 16, 31, 32, 63, 64)
            for d in (Fraction(-1), Fraction(-1, 2), Fraction(0), Fraction(1, 2))
            for sign in (1, -1)
        ]
    for x in wanted:
        code = rounded(source, x, x < 0, "rz")
        result += [code, (code + 1) & mask, max(code - 1, 0)]
    if target in FIELDS and FIELDS[target][1] < mantissa_bits:
        lost = mantissa_bits - FIELDS[target][1]
        for _ in range(60):  # ties, and what is next to them
            tie = rng.getrandbits(width) >> lost << lost | 1 << (lost - 1)
            result += [tie, tie + 1, tie - 1, tie >> lost << lost]
        # around the ends of the target's range
        for exponent in (*range(-30, 20), -160, -149, -140, -133, -126, 126, 127):
            size = rounded(source, Fraction(2) ** exponent, False, "rz")
            result += [size, size + 1, max(size - 1, 0), size | 1 << (width - 1)]
    return result


NARROW = {*TOPS, "ue8m0"}


def run(apply, source: str, target: str, mode: str, codes: list[int]) -> list[int]:
    """Return the results of the instruction for each code; formats of pairs have each code in both halves in
    turn.
    """
    dot = f".{mode}" if mode else ""
    if not {source, target} & NARROW:
        array = np.array(codes, f"u{-(-bits_of(source) // 8)}") if source != "tf32" else np.array(codes, "u4")
        got = apply(
            f"cvt{dot}.{target}.{source}", "b32" if target == "tf32" else target, [source], array
        ).tolist()
        return [x >> 13 if target == "tf32" else x for x in got]
    shifted = codes[1:] + codes[:1]
    if target in NARROW:
        width = 4 if target == "e2m1" else 8
        fine = ".satfinite"
        kind = "b8" if width == 4 else "b16"
        if source == "f32":
            got = apply(
                f"cvt{dot}{fine}.{target}x2.f32",
                kind,
                ["f32", "f32"],
                np.array(codes, "u4"),
                np.array(shifted, "u4"),
            ).tolist()
        else:
            pairs = np.array([x << 16 | y for x, y in zip(codes, shifted)], "u4")
            got = apply(f"cvt{dot}{fine}.{target}x2.{source}x2", kind, ["b32"], pairs).tolist()
    else:
        width = 16
        each = 4 if source == "e2m1" else 8
        packed = np.array([x << each | y for x, y in zip(codes, shifted)], "u1" if each == 4 else "u2")
        got = apply(f"cvt{dot}.{target}x2.{source}x2", "b32", ["b8" if each == 4 else "b16"], packed).tolist()
    low = (1 << width) - 1
    assert [x & low for x in got] == [x >> width for x in got[1:] + got[:1]]
    return [x >> width for x in got]


def is_nan(name: str, code: int) -> bool:
    return special(name, code) == "nan"


@pytest.mark.parametrize(("source", "target"), CONVERSIONS)
def test_values(apply, source: str, target: str) -> None:
    for mode in roundings(source, target):
        codes = inputs(source, target, mode)
        assert len(codes) >= 100
        for code, got in zip(codes, run(apply, source, target, mode, codes), strict=True):
            want = converted(source, target, mode, code)
            right = is_nan(target, got) if want is None else got == want
            assert right, (mode, hex(code), hex(got), want if want is None else hex(want))


def test_how_many_values() -> None:
    counts = [len(inputs(*case)) for case in CASES]
    assert (len(counts), sum(counts), min(counts)) == (359, 146096, 201)
