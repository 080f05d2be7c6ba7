"""Rows of PTX 1.x only (PTX ISA 1.1, chapter 7), which modules of `.version` 2.0 or later cannot use.

Rows of the other chapters also apply in 1.x, from their first version on. Sections are the tables of
the 1.1 document.
"""

from __future__ import annotations

from ..form import Rules, Support, form

INTEGERS = "u16 u32 u64 s16 s32 s64"
NARROW_TOO = f"u8 s8 {INTEGERS}"
NARROW = "u16 u32 s16 s32"
FLOATS = "f32 f64"
TYPES = "b8 b16 b32 b64 u8 u16 u32 u64 s8 s16 s32 s64 f32 f64"
COORDINATES = "u16 u32 u64 s16 s32 s64 f32 f64"
TEXELS = f"b16 b32 b64 {COORDINATES}"
ONLY: Rules = {"until": "1.99"}
ROUGH: Rules = {"until": "1.3"}
"""Rows without a rounding modifier, which PTX 1.4 made mandatory."""
SINCE_DOUBLE = "f64:1.0/13"
WRITABLE = "global local shared"
FETCH_COORDINATES: tuple[tuple[str, Support], ...] = (
    (COORDINATES, "executed"), ("b16 b32 b64", "undocumented"))

FORMS = (
    form("mul.type d, a, b", "1.1 table 18", "d = the low half of a * b", type=INTEGERS, **ONLY),
    form("mad.type d, a, b, c", "1.1 table 19", "d = the low half of a * b, plus c", type=INTEGERS, **ONLY),
    form("mad{.sat}.f32 d, a, b, c", "1.1 table 19", "d = a * b + c", **ONLY),
    form("mad.f64 d, a, b, c", "1.1 table 19", "d = a * b + c, rounded once", **ROUGH, gates=SINCE_DOUBLE),
    form("mul24.type d, a, b", "1.1 table 20", "d = the low 32 bits of the product of 24-bit integers",
        type="u32 s32", **ONLY),
    form("mad24.type d, a, b, c", "1.1 table 21", "d = mul24(a, b) + c", type="u32 s32", **ONLY),
    form("sad.type d, a, b, c", "1.1 table 22", "d = |a - b| + c", type=FLOATS, gates=SINCE_DOUBLE, **ROUGH),
    form("div.wide.type d, a, b", "1.1 table 23", "d = a / b, a twice as wide", type=NARROW, a="2*type",
        **ONLY),
    form("div{.sat}.f32 d, a, b", "1.1 table 23", "d = a / b", **ROUGH),
    form("div.f64 d, a, b", "1.1 table 23", "d = a / b", gates=SINCE_DOUBLE, **ROUGH),
    form("rem.wide.type d, a, b", "1.1 table 24", "d = a % b, a twice as wide", type=NARROW, a="2*type",
        **ONLY),
    form("slct.dtype.s32 d, a, b, c", "1.1 table 32", "d = c >= 0 ? a : b, without subnormals", "replaces",
        dtype="f32", a="dtype", b="dtype", c="s32", **ONLY),
    form("slct.dtype.f32 d, a, b, c", "1.1 table 32",
        "d = c >= 0.0 ? a : b, subnormals of c and of floats taken for zero", "replaces",
        dtype="b16 b32 b64 u16 u32 u64 s16 s32 s64 f32 f64", a="dtype", b="dtype", c="f32", **ONLY,
        gates=SINCE_DOUBLE),
    form("cnot.pred d, a", "1.1 table 37", "d = !a", **ONLY),
    form("ld.space.vec.type d, [a]", "1.1 table 41", "d = memory at a", "read",
        space="const global local param shared", vec="v3", type=TYPES, d="type *vec relaxed sink",
        vector_bits=(0, 192), **ONLY),
    form("ld.volatile.space.vec.type d, [a]", "1.1 table 41", "d = memory at a, not to be optimised",
        "read volatile", space="global shared", vec="v3", type=TYPES, d="type *vec relaxed sink",
        vector_bits=(0, 192), **ONLY, ptx="1.1"),
    form("st.space.vec.type [a], b", "1.1 table 42", "memory at a = b", "write", space=WRITABLE, vec="v3",
        type=TYPES, b="type *vec relaxed", vector_bits=(0, 192), **ONLY),
    form("st.volatile.space.vec.type [a], b", "1.1 table 42", "memory at a = b, not to be optimised",
        "write volatile", space="global shared", vec="v3", type=TYPES, b="type *vec relaxed",
        vector_bits=(0, 192), **ONLY, ptx="1.1"),
    form("ld.space.vec.type d, [a]", "1.1 table 41", "d = memory at a", "read",
        space="const global local param shared", vec="v4", type="b64 u64 s64 f64", d="type *vec relaxed sink",
        vector_bits=(256, 256), **ONLY),
    form("st.space.vec.type [a], b", "1.1 table 42", "memory at a = b", "write", space=WRITABLE, vec="v4",
         type="b64 u64 s64 f64", b="type *vec relaxed", vector_bits=(256, 256), **ONLY),
    form("ld.volatile.space.vec.type d, [a]", "1.1 table 41", "d = memory at a, not to be optimised",
        "read volatile", space="global shared", vec="v4", type="b64 u64 s64 f64", d="type *vec relaxed sink",
        vector_bits=(256, 256), **ONLY, ptx="1.1"),
    form("st.volatile.space.vec.type [a], b", "1.1 table 42", "memory at a = b, not to be optimised",
        "write volatile", space="global shared", vec="v4", type="b64 u64 s64 f64", b="type *vec relaxed",
        vector_bits=(256, 256), **ONLY, ptx="1.1"),
    form("cvt.sat.dtype.atype d, a", "1.1 table 43", "d = a, clamped; today only where it can overflow",
        dtype=NARROW_TOO, atype=NARROW_TOO, d="dtype relaxed dst", a="atype relaxed special", **ONLY),
    *(form(f"cvt{rounding}.sat.dtype.atype d, a", "1.1 table 43", "d = a clamped to 0 … 1, unless it is "
                                                                  "NaN", "replaces", dtype=dtype,
           atype=atype, d="dtype relaxed dst", a="atype relaxed", gates=SINCE_DOUBLE, **ONLY)
      for rounding, dtype, atype in ((".rnd", "f32", "f64"), ("", "f32", "f16"), ("", "f64", "f16 f32"),
          ("{.irnd}", "f32", "f32"),
                                     ("{.irnd}", "f64", "f64"))),
    form("cvt.rnd{.sat}.dtype.atype d, a", "1.1 table 43", "d = a special register, rounded to a float",
        dtype="f16 f32 f64", atype="u16 u32", d="dtype relaxed dst", a="atype relaxed special",
        gates=SINCE_DOUBLE, **ONLY),
    *(form(f"tex.geom{part}.dtype.btype d, t, c", "1.1 table 44", "d = the texture at c", "read", geom=geom,
        dtype=TEXELS,
           btype=btype, t="handle texref", c=f"btype *{count}", d=f"dtype {d} dst", vector_bits=(0, 256),
           vec=vec, run=run, **ONLY)
      for btype, run in FETCH_COORDINATES
      for geom, count, vectors in (("1d", "1 bare", "v2 v4"), ("2d", "2 bare", "v2 v4"),
          ("3d", "3 bare", "v2 v4"), ("1d 2d 3d", "4", "v4"))
      for part, d, vec in ((".vec", "*vec", vectors), ("", "", "v2 v4")) if part or count != "4"),
    form("rcp.type d, a", "1.1 table 53", "d = 1 / a", type=FLOATS, gates=SINCE_DOUBLE, **ROUGH),
    form("sqrt.type d, a", "1.1 table 54", "d = √a", type=FLOATS, gates=SINCE_DOUBLE, **ROUGH),
    form("rsqrt.type d, a", "1.1 table 55", "d = 1 / √a", type=FLOATS, gates=SINCE_DOUBLE, **ROUGH),
    form("sin.f32 d, a", "1.1 table 56", "d = sin a", **ROUGH),
    form("cos.f32 d, a", "1.1 table 57", "d = cos a", **ROUGH),
    form("lg2.f32 d, a", "1.1 table 58", "d = log₂ a", **ROUGH),
    form("ex2.f32 d, a", "1.1 table 59", "d = 2ᵃ", **ROUGH),
)
