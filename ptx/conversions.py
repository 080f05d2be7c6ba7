"""Tables 15 to 18 of PTX ISA 6.5 as data: the conversion of `cvt` per pair of types, and roundings.

`CONVERSION[source][destination]` is 'sext', 'zext', 'chop', 's2f', 'u2f', 'f2s', 'f2u', 'f2f' or '' where
the document has a dash: nothing to convert, or no such instruction. `LATER` has the cells that later
versions fill, with the version. A test checks the instruction table against it.
"""

from __future__ import annotations

_COLUMNS_15 = "s8 s16 s32 s64 u8 u16 u32 u64 f16 f32 f64 bf16 tf32".split()
_TABLE_15 = """
s8   -    sext sext sext -    sext sext sext s2f s2f s2f s2f -
s16  chop -    sext sext chop -    sext sext s2f s2f s2f s2f -
s32  chop chop -    sext chop chop -    sext s2f s2f s2f s2f -
s64  chop chop chop -    chop chop chop -    s2f s2f s2f s2f -
u8   -    zext zext zext -    zext zext zext u2f u2f u2f u2f -
u16  chop -    zext zext chop -    zext zext u2f u2f u2f u2f -
u32  chop chop -    zext chop chop -    zext u2f u2f u2f u2f -
u64  chop chop chop -    chop chop chop -    u2f u2f u2f u2f -
f16  f2s  f2s  f2s  f2s  f2u  f2u  f2u  f2u  -   f2f f2f f2f -
f32  f2s  f2s  f2s  f2s  f2u  f2u  f2u  f2u  f2f -   f2f f2f f2f
f64  f2s  f2s  f2s  f2s  f2u  f2u  f2u  f2u  f2f f2f -   f2f -
bf16 f2s  f2s  f2s  f2s  f2u  f2u  f2u  f2u  f2f f2f f2f f2f -
tf32 -    -    -    -    -    -    -    -    -   -   -   -   -
"""
_COLUMNS_16 = "f16 f32 bf16 e4m3 e5m2 e2m3 e3m2 e2m1 ue8m0".split()
_TABLE_16 = """
f16   -   f2f f2f f2f f2f -   -   -   -
f32   f2f -   f2f f2f f2f f2f f2f f2f f2f
bf16  f2f f2f f2f -   -   -   -   -   f2f
e4m3  f2f -   -   -   -   -   -   -   -
e5m2  f2f -   -   -   -   -   -   -   -
e2m3  f2f -   -   -   -   -   -   -   -
e3m2  f2f -   -   -   -   -   -   -   -
e2m1  f2f -   -   -   -   -   -   -   -
ue8m0 -   -   f2f -   -   -   -   -   -
"""
_LATER = """
9.1 f16  e2m3 e3m2 e2m1
9.1 bf16 e4m3 e5m2 e2m3 e3m2 e2m1 s2f6
9.1 f32  s2f6
9.1 s2f6 bf16
9.2 e4m3 bf16
9.2 e5m2 bf16
9.2 e2m3 bf16
9.2 e3m2 bf16
9.2 e2m1 bf16
"""


def _parse_table(columns: list[str], text: str) -> dict[str, dict[str, str]]:
    rows = [line.split() for line in text.strip().splitlines()]
    return {
        source: {column: "" if cell == "-" else cell for column, cell in zip(columns, cells)}
        for source, *cells in rows
    }


TABLE_15 = _parse_table(_COLUMNS_15, _TABLE_15)
TABLE_16 = _parse_table(_COLUMNS_16, _TABLE_16)

LATER: dict[tuple[str, str], str] = {
    (source, destination): version
    for version, source, *destinations in map(str.split, _LATER.strip().splitlines())
    for destination in destinations
}
"""(source, destination) of conversions where table 16 has a dash or nothing, with the first PTX version.

All are 'f2f'; s2f6 has a sign, one integer bit and six fraction bits.
"""

CONVERSION: dict[str, dict[str, str]] = {
    source: (
        TABLE_15.get(source, {})
        | {d: kind for d, kind in TABLE_16.get(source, {}).items() if kind or d not in _COLUMNS_15}
        | {d: "f2f" for s, d in LATER if s == source}
    )
    for source in dict.fromkeys((*TABLE_15, *TABLE_16, *(source for source, _ in LATER)))
}

FLOAT_ROUNDINGS: dict[str, str] = {
    "rn": "to nearest, ties to even",
    "rna": "to nearest, ties away from zero",
    "rz": "towards zero",
    "rm": "towards negative infinity",
    "rp": "towards positive infinity",
    "rs": "away from zero if random bits added to the discarded ones carry, else towards zero",
}
"""Table 17."""

INTEGER_ROUNDINGS: dict[str, str] = {
    "rni": "to the nearest integer, ties to even",
    "rzi": "to an integer towards zero",
    "rmi": "to an integer towards negative infinity",
    "rpi": "to an integer towards positive infinity",
}
"""Table 18."""
