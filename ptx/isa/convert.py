"""Conversions (PTX ISA 9.7.9.20, 9.7.9.21)."""

from ..form import form

INTEGERS = "u8 u16 u32 u64 s8 s16 s32 s64"
VALUE = {"d": "dtype relaxed dst", "a": "atype relaxed"}
F8X2 = "e4m3x2 e5m2x2"
F8 = {"ptx": "7.8", "sm": 90, "gates": "f16x2,e4m3x2,e5m2x2:8.1/89"}
PACK = {"b": "atype", "a": "atype", "d": "dtype dst"}

FORMS = (
    form("cvt{.sat}.dtype.atype d, a", "9.7.9.21", "d = a, truncated or extended", dtype=INTEGERS, atype=INTEGERS,
         **(VALUE | {"a": "atype relaxed special"})),
    form("cvt.irnd{.ftz}{.sat}.dtype.atype d, a", "9.7.9.21", "d = a rounded to an integer and clamped",
         dtype=INTEGERS, atype="f16 f32 f64", gates="f64:1.0/13", **VALUE),
    form("cvt.rnd{.ftz}{.sat}.dtype.atype d, a", "9.7.9.21", "d = a rounded to a float", dtype="f16 f32 f64",
         atype=INTEGERS, gates="f64:1.0/13", **VALUE),
    form("cvt.rnd{.ftz}{.sat}.dtype.atype d, a", "9.7.9.21", "d = a rounded to a narrower float", dtype="f16 f32",
         atype="f64", sm=13, **VALUE),
    form("cvt.rnd{.ftz}{.sat}.dtype.atype d, a", "9.7.9.21", "d = a rounded to a narrower float", dtype="f16",
         atype="f32", **VALUE),
    form("cvt{.ftz}{.sat}.dtype.atype d, a", "9.7.9.21", "d = a, exactly", dtype="f32 f64", atype="f16",
         gates="f64:1.0/13", **VALUE),
    form("cvt{.ftz}{.sat}.dtype.atype d, a", "9.7.9.21", "d = a, exactly", dtype="f64", atype="f32", sm=13, **VALUE),
    form("cvt{.irnd}{.ftz}{.sat}.dtype.atype d, a", "9.7.9.21", "d = a, rounded to an integral value if asked",
         dtype="f32", atype="f32", **VALUE),
    form("cvt{.irnd}{.sat}.dtype.atype d, a", "9.7.9.21", "d = a, rounded to an integral value if asked", dtype="f64",
         atype="f64", sm=13, **VALUE),
    form("cvt{.irnd}{.ftz}{.sat}.dtype.atype d, a", "9.7.9.21", "d = a, rounded to an integral value if asked",
         dtype="f16", atype="f16", **VALUE),
    form("cvt.rnd{.relu}{.satfinite}.dtype.f32 d, a", "9.7.9.21", "d = a rounded to a narrower float",
         dtype="f16 bf16", rnd="rn rz", ptx="7.0", sm=80, gates="satfinite:8.1", **VALUE),
    form("cvt.rnd{.relu}{.satfinite}.dtype.f32 d, a, b", "9.7.9.21", "d = a (high half) and b (low half), rounded",
         dtype="f16x2 bf16x2", rnd="rn rz", ptx="7.0", sm=80, gates="satfinite:8.1", **PACK),
    form("cvt.rna{.satfinite}.dtype.f32 d, a", "9.7.9.21", "d = a rounded to tf32, ties away from zero", dtype="tf32",
         ptx="7.0", sm=80, gates="satfinite:8.1", **VALUE),
    form("cvt.rnd{.relu}{.satfinite}.dtype.f32 d, a", "9.7.9.21", "d = a rounded to tf32", dtype="tf32", rnd="rn rz",
         ptx="7.8", sm=90, **VALUE),
    form("cvt.f32.bf16 d, a", "9.7.9.21", "d = a, exactly", d="f32 relaxed dst", a="bf16", ptx="7.1", sm=80),
    form("cvt.irnd{.ftz}{.sat}.dtype.bf16 d, a", "9.7.9.21", "d = a rounded to an integer and clamped", dtype=INTEGERS,
         ptx="7.8", sm=90, **VALUE),
    form("cvt.rnd{.ftz}{.sat}.dtype.atype d, a", "9.7.9.21", "d = a rounded to bf16", dtype="bf16",
         atype=f"{INTEGERS} f16 f64", ptx="7.8", sm=90, **VALUE),
    form("cvt{.ftz}{.sat}.dtype.atype d, a", "9.7.9.21", "d = a, exactly", dtype="f64", atype="bf16", ptx="7.8", sm=90,
         **VALUE),
    form("cvt.rn.satfinite{.relu}.dtype.f32 d, a, b", "9.7.9.21", "d = a (high byte) and b (low byte), rounded",
         dtype=F8X2, d="dtype dst", a="f32", b="f32", ptx="7.8", sm=89),
    form("cvt.rn.satfinite{.relu}.dtype.f16x2 d, a", "9.7.9.21", "d = both halves of a, rounded", dtype=F8X2,
         d="dtype dst", a="f16x2", ptx="7.8", sm=89),
    form("cvt.rn{.relu}.f16x2.atype d, a", "9.7.9.21", "d = both bytes of a, exactly", atype=F8X2, d="f16x2 dst",
         ptx="7.8", sm=89),
    form("cvt.pack.sat.dtype.s32 d, a, b", "9.7.9.20", "d = a (high half) and b (low half), clamped", dtype="u16 s16",
         d="b32 dst", a="s32", b="s32", ptx="6.5", sm=72),
    form("cvt.pack.sat.dtype.s32.ctype d, a, b, c", "9.7.9.20",
         "d = the low part of c shifted up, then a and b, clamped", dtype="u2 s2 u4 s4 u8 s8", ctype="b32", d="b32 dst",
         a="s32", b="s32", c="b32", ptx="6.5", sm=72, gates="u2,s2,u4,s4:6.5/75"),
)
