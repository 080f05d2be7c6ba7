"""Conversions (PTX ISA 9.7.9.20, 9.7.9.21).

Whether a rounding modifier must be there, and which, depends on both types: none where every value of
the source is one of the destination, `.rni` and its kin towards integers, `.rn` and its kin towards
floats (Table 15 of chapter 6). `.ftz` exists where one of the types is f32.
"""

from typing import Any

from ..form import Form, Rules, form

INTEGERS = "u8 u16 u32 u64 s8 s16 s32 s64"
VALUE: Rules = {"d": "dtype relaxed dst", "a": "atype relaxed"}
READS_SPECIAL: Rules = VALUE | {"a": "atype relaxed special"}
F8X2 = "e4m3x2 e5m2x2"
F6X2 = "e2m3x2 e3m2x2"
SCALED = "scaled::n2::ue8m0"
FIXED: Rules = {"effects": "arch-specific one-arch", "ptx": "9.1", "sm": 100}
"""Conversions from and to fixed point."""
PACK: Rules = {"b": "atype", "a": "atype", "d": "dtype dst"}
EXACT_SIZE: Rules = {"d": "dtype dst", "a": "atype"}
AMPERE: Rules = {"ptx": "7.0", "sm": 80}
HOPPER: Rules = {"ptx": "7.8", "sm": 90}
DOUBLE = "f64:1.0/13"
BLACKWELL: Rules = {"ptx": "8.6", "sm": 100}

_TRUNCATED = "d = a, truncated or extended"
_TO_INTEGER = "d = a rounded to an integer and clamped"
_TO_FLOAT = "d = a rounded to a float"
_NARROWED = "d = a rounded to a narrower float"
_EXACT = "d = a, exactly"
_INTEGRAL = "d = a, rounded to an integral value if asked"


def _cvt(modifiers: str, dtype: str, atype: str, does: str, rules: Rules = VALUE, **since: Any) -> Form:
    return form(f"cvt{modifiers}.dtype.atype d, a", "9.7.9.21", does, dtype=dtype, atype=atype, **rules,
        **since)


def _saturating() -> list[Form]:
    """`.sat` is for integer conversions that can overflow: one row per source type."""
    rows = []
    names = INTEGERS.split()
    for atype in names:
        narrower = [d for d in names if not _contains(d, atype)]
        rows.append(_cvt(".sat", " ".join(narrower), atype, "d = a, clamped", READS_SPECIAL))
    return rows


def _contains(outer: str, inner: str) -> bool:
    """Return whether every value of integer type `inner` is one of `outer`."""
    more_bits = int(outer[1:]) > int(inner[1:]) or (outer[0] == inner[0] and outer[1:] == inner[1:])
    return outer == inner or (more_bits and (outer[0] == inner[0] or outer[0] == "s"))


FORMS = (
    _cvt("", INTEGERS, INTEGERS, _TRUNCATED, READS_SPECIAL),
    *_saturating(),
    _cvt(".irnd{.ftz}{.sat}", INTEGERS, "f32", _TO_INTEGER),
    _cvt(".irnd{.sat}", INTEGERS, "f16 f64", _TO_INTEGER, gates=DOUBLE),
    _cvt(".rnd{.ftz}{.sat}", "f32", INTEGERS, _TO_FLOAT),
    _cvt(".rnd{.sat}", "f16 f64", INTEGERS, _TO_FLOAT, gates=DOUBLE),
    _cvt(".rnd{.ftz}{.sat}", "f32", "f64", _NARROWED, sm=13),
    _cvt(".rnd{.sat}", "f16", "f64", _NARROWED, sm=13),
    _cvt(".rnd{.ftz}{.sat}", "f16", "f32", _NARROWED),
    _cvt("{.ftz}{.sat}", "f32", "f16", _EXACT),
    _cvt("{.sat}", "f64", "f16", _EXACT, sm=13),
    _cvt("{.ftz}{.sat}", "f64", "f32", _EXACT, sm=13),
    _cvt("{.irnd}{.ftz}{.sat}", "f32", "f32", _INTEGRAL),
    _cvt("{.irnd}{.sat}", "f64", "f64", _INTEGRAL, sm=13),
    _cvt("{.irnd}{.sat}", "f16", "f16", _INTEGRAL),
    _cvt(".rnd{.relu}", "f16", "f32", _NARROWED, rnd="rn rz", **AMPERE),
    _cvt(".rnd{.relu}.satfinite", "f16", "f32", _NARROWED, rnd="rn rz", ptx="8.1", sm=80),
    _cvt(".rnd{.relu}", "bf16", "f32", _NARROWED, EXACT_SIZE, rnd="rn rz", **AMPERE),
    _cvt(".rnd{.ftz}", "bf16", "f32", _NARROWED, EXACT_SIZE, **AMPERE),
    _cvt(".rnd{.relu}.satfinite", "bf16", "f32", _NARROWED, EXACT_SIZE, rnd="rn rz", ptx="8.1", sm=80),
    form("cvt.rnd{.relu}{.satfinite}.dtype.f32 d, a, b", "9.7.9.21",
        "d = a (high half) and b (low half), rounded", dtype="f16x2 bf16x2", rnd="rn rz",
        gates="satfinite:8.1/80", **PACK, **AMPERE),
    _cvt(".rna{.satfinite}", "tf32", "f32", "d = a rounded to tf32, ties away from zero", EXACT_SIZE,
        gates="satfinite:8.1/80", **AMPERE),
    _cvt(".rnd{.relu}{.satfinite}", "tf32", "f32", "d = a rounded to tf32", EXACT_SIZE, rnd="rn rz",
         gates="satfinite:8.6/100", **HOPPER),
    _cvt("", "f32", "bf16", _EXACT, EXACT_SIZE, ptx="7.1", sm=80,
        takes="ignores:rn ignores:rz ignores:rm ignores:rp"),
    _cvt(".ftz", "f32", "bf16", _EXACT, **HOPPER),
    _cvt(".irnd", INTEGERS, "bf16", _TO_INTEGER, EXACT_SIZE, **HOPPER),
    _cvt(".rnd", "bf16", f"{INTEGERS} f64", "d = a rounded to bf16", EXACT_SIZE, **HOPPER),
    _cvt("{.rnd}", "bf16", "f16", "d = a rounded to bf16", EXACT_SIZE, **HOPPER),
    _cvt("{.rnd}", "f64", "bf16", _EXACT, EXACT_SIZE, **HOPPER),
    _cvt("{.rnd}", "f16", "bf16", _NARROWED, EXACT_SIZE, **HOPPER),
    _cvt("{.irnd}", "bf16", "bf16", _INTEGRAL, EXACT_SIZE, **HOPPER),
    form("cvt.rn.satfinite{.relu}.dtype.f32 d, a, b", "9.7.9.21", "d = a (high byte) and b (low byte), "
                                                                  "rounded",
         dtype=F8X2, d="dtype dst", a="f32", b="f32", ptx="7.8", sm=89),
    form("cvt.rn.satfinite{.relu}.dtype.f16x2 d, a", "9.7.9.21", "d = both halves of a, rounded", dtype=F8X2,
         d="dtype dst", a="f16x2", ptx="7.8", sm=89),
    form("cvt.rn{.relu}.f16x2.atype d, a", "9.7.9.21", "d = both bytes of a, exactly", atype=F8X2,
        d="f16x2 dst",
         ptx="7.8", sm=89),
    form("cvt.rn.satfinite{.relu}.dtype.f32 d, a, b", "9.7.9.21",
        "d = a (high part) and b (low part), rounded", "arch-specific", dtype=f"{F6X2} e2m1x2", d="dtype dst",
        a="f32", b="f32", **BLACKWELL),
    form("cvt.rn{.relu}.f16x2.atype d, a", "9.7.9.21", "d = both parts of a, exactly", "arch-specific",
        atype=f"{F6X2} e2m1x2", d="f16x2 dst", **BLACKWELL),
    form("cvt.rnd{.satfinite}.dtype.f32 d, a, b", "9.7.9.21",
        "d = the powers of two at a (high byte) and b (low byte)", "arch-specific", rnd="rz rp",
        dtype="ue8m0x2", d="dtype dst", a="f32", b="f32", **BLACKWELL),
    form("cvt.rnd{.satfinite}.dtype.bf16x2 d, a", "9.7.9.21", "d = the powers of two at both halves of a",
        "arch-specific", rnd="rz rp", dtype="ue8m0x2", d="dtype dst", a="bf16x2", **BLACKWELL),
    form("cvt.rn.bf16x2.atype d, a", "9.7.9.21", "d = both bytes of a, exactly", "arch-specific",
        atype="ue8m0x2",
         d="bf16x2 dst", **BLACKWELL),
    form("cvt.rs{.relu}{.satfinite}.dtype.f32 d, a, b, c", "9.7.9.21",
        "d = a (high half) and b (low half), rounded by the carry out of random bits c",
        "arch-specific one-arch", dtype="f16x2 bf16x2", c="b32 reg", ptx="8.7", sm=100, archs="100 103 107",
        **PACK),
    form("cvt.rs{.relu}.satfinite.dtype.f32 d, a, c", "9.7.9.21",
        "d = the four elements of a, rounded by the carry out of random bits c", "arch-specific one-arch",
        dtype="e4m3x4 e5m2x4 e2m3x4 e3m2x4 e2m1x4", d="dtype dst", a="f32 *4 reg", c="b32 reg", ptx="8.7",
        sm=100, archs="100 103 107"),
    form("cvt.rn.satfinite{.relu}.dtype.bf16x2 d, a", "9.7.9.21", "d = both halves of a, rounded",
        "arch-specific", dtype=f"{F8X2} {F6X2} e2m1x2", d="dtype dst", a="bf16x2", ptx="9.1", sm=100),
    form("cvt.rn.satfinite{.relu}.dtype.f16x2 d, a", "9.7.9.21", "d = both halves of a, rounded",
        "arch-specific",
         dtype=f"{F6X2} e2m1x2", d="dtype dst", a="f16x2", ptx="9.1", sm=100),
    form("cvt.rn{.satfinite}{.relu}.bf16x2.atype d, a", "9.7.9.21", "d = both parts of a, exactly",
        "arch-specific", atype=f"{F8X2} {F6X2} e2m1x2", d="bf16x2 dst", ptx="9.2", sm=100),
    form("cvt.rn{.satfinite}{.relu}.scaled.bf16x2.atype d, a, f", "9.7.9.21",
        "d = both parts of a times the powers of two f", "arch-specific", scaled=SCALED,
        atype=f"{F8X2} {F6X2} e2m1x2", d="bf16x2 dst", f="b16", ptx="9.2", sm=100),
    form("cvt.rn{.satfinite}{.relu}.bf16x2.atype d, a", "9.7.9.21", "d = both bytes of a, exactly",
        atype="s2f6x2", d="bf16x2 dst", **FIXED),
    form("cvt.rn{.satfinite}{.relu}.scaled.bf16x2.atype d, a, f", "9.7.9.21",
        "d = both bytes of a times the powers of two f", scaled=SCALED, atype="s2f6x2", d="bf16x2 dst",
        f="b16", **FIXED),
    form("cvt.rnd.satfinite{.relu}.dtype.f32 d, a, b", "9.7.9.21",
        "d = a (high byte) and b (low byte), rounded", rnd="rn rz", dtype="s2f6x2", d="dtype dst", a="f32",
        b="f32", gates="rz:9.4/107", **FIXED),
    form("cvt.rnd.satfinite{.relu}.scaled.dtype.f32 d, a, b, f", "9.7.9.21",
        "d = a (high byte) and b (low byte) over the powers of two f, rounded", rnd="rn rz", scaled=SCALED,
        dtype="s2f6x2", d="dtype dst", a="f32", b="f32", f="b16", gates="rz:9.4/107", **FIXED),
    form("cvt.rnd.satfinite{.relu}.dtype.bf16x2 d, a", "9.7.9.21", "d = both halves of a, rounded",
        rnd="rn rz", dtype="s2f6x2", d="dtype dst", a="bf16x2", gates="rz:9.4/107", **FIXED),
    form("cvt.rnd.satfinite{.relu}.scaled.dtype.bf16x2 d, a, f", "9.7.9.21",
        "d = both halves of a over the powers of two f, rounded", rnd="rn rz", scaled=SCALED, dtype="s2f6x2",
        d="dtype dst", a="bf16x2", f="b16", gates="rz:9.4/107", **FIXED),
    form("cvt.pack.sat.dtype.s32 d, a, b", "9.7.9.20", "d = a (high half) and b (low half), clamped",
        dtype="u16 s16", d="atype dst relaxed", a="atype relaxed", b="atype relaxed", ptx="6.5", sm=72),
    form("cvt.pack.sat.dtype.s32.ctype d, a, b, c", "9.7.9.20",
        "d = the low part of c shifted up, then a and b, clamped", dtype="u8 s8 u4 s4 u2 s2", ctype="b32",
        d="atype dst relaxed", a="atype relaxed", b="atype relaxed", c="ctype relaxed", ptx="6.5", sm=72,
        gates="u2,s2,u4,s4:6.5/75"),
)
