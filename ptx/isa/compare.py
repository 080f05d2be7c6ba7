"""Comparison and selection (PTX ISA 9.7.6, 9.7.7)."""

from ..form import form

BITS = "b16 b32 b64"
UNSIGNED = "u16 u32 u64"
SIGNED = "s16 s32 s64"
EQUALITY = "eq ne"
ORDER = "eq ne lt le gt ge"
UNSIGNED_ORDER = "eq ne lt le gt ge lo ls hi hs"
FLOAT_ORDER = "eq ne lt le gt ge equ neu ltu leu gtu geu num nan"
SET_RESULT = "u32 s32 f32 f16"
RESULT_GATES = "f16:4.2/53"
NO_OPPOSITE = "pred dst nothing"
"""The place of a second result that single halves do not have."""
SELECT = "b16 b32 b64 u16 u32 u64 s16 s32 s64 f32 f64"

_SETS = tuple(
    row
    for cmp, stype, ftz, gates in (
        (EQUALITY, BITS, "", ""),
        (UNSIGNED_ORDER, UNSIGNED, "", ""),
        (ORDER, SIGNED, "", ""),
        (FLOAT_ORDER, "f32", "{.ftz}", ""),
        (FLOAT_ORDER, "f64", "", "f64:1.0/13"),
    )
    for row in (
        form(f"set.cmp{ftz}.dtype.stype d, a, b", "9.7.6.1", "d = all ones (1.0) if the comparison holds, "
                                                             "else 0",
             cmp=cmp, dtype=SET_RESULT, stype=stype, a="stype", b="stype", gates=f"{RESULT_GATES} {gates}"),
        form("set.cmp.dtype.stype d, a, b", "9.7.6.1", "d = 1.0 if the comparison holds, else 0", cmp=cmp,
            dtype="bf16", stype=stype, a="stype", b="stype",
             ptx="7.8", sm=90),
        form("set.cmp.bool.dtype.stype d, a, b, c", "9.7.6.1", "d = 1.0 if the comparison combined with c "
                                                               "holds, else 0", cmp=cmp,
             dtype="bf16", stype=stype, a="stype", b="stype", c="pred reg", ptx="7.8", sm=90),
        form(f"set.cmp.bool{ftz}.dtype.stype d, a, b, c", "9.7.6.1",
             "d = all ones (1.0) if the comparison combined with c holds, else 0", cmp=cmp, dtype=SET_RESULT,
             stype=stype, a="stype", b="stype", c="pred", gates=f"{RESULT_GATES} {gates}"),
        form(f"setp.cmp{ftz}.type p{{|q}}, a, b", "9.7.6.2", "p = the comparison; q = its opposite", cmp=cmp,
            type=stype,
             gates=gates),
        form(f"setp.cmp.bool{ftz}.type p{{|q}}, a, b, c", "9.7.6.2",
             "p = the comparison combined with c; q = its opposite combined with c", cmp=cmp, type=stype,
             c="pred", gates=gates),
    )
)

_HALF_SETS = (
    form("set.cmp.dtype.stype d, a, b", "9.7.7.1", "d = 1.0 if the comparison holds, else 0", cmp=FLOAT_ORDER,
        dtype="bf16", stype="f16", a="stype", b="stype", ptx="7.8", sm=90),
    form("set.cmp.bool.dtype.stype d, a, b, c", "9.7.7.1",
        "d = 1.0 if the comparison combined with c holds, else 0", cmp=FLOAT_ORDER, dtype="bf16", stype="f16",
        a="stype", b="stype", c="pred reg", ptx="7.8", sm=90),
    form("setp.cmp{.ftz}.f16 p{|q}, a, b", "9.7.7.2", "p = the comparison", cmp=FLOAT_ORDER, q=NO_OPPOSITE,
        ptx="4.2", sm=53),
    form("setp.cmp.bool{.ftz}.f16 p{|q}, a, b, c", "9.7.7.2", "p = the comparison combined with c",
        cmp=FLOAT_ORDER, q=NO_OPPOSITE, c="pred", ptx="4.2", sm=53),
    form("setp.cmp{.ftz}.f16x2 p{|q}, a, b", "9.7.7.2", "p, q = the comparisons of the low and high halves",
         cmp=FLOAT_ORDER, ptx="4.2", sm=53),
    form("setp.cmp.bool{.ftz}.f16x2 p{|q}, a, b, c", "9.7.7.2",
        "p, q = the comparisons of the halves combined with c", cmp=FLOAT_ORDER, c="pred", ptx="4.2", sm=53),
    form("setp.cmp.bf16 p{|q}, a, b", "9.7.7.2", "p = the comparison", cmp=FLOAT_ORDER, q=NO_OPPOSITE,
        ptx="7.8", sm=90),
    form("setp.cmp.bool.bf16 p{|q}, a, b, c", "9.7.7.2", "p = the comparison combined with c",
        cmp=FLOAT_ORDER, q=NO_OPPOSITE, c="pred reg", ptx="7.8", sm=90),
    form("setp.cmp.bf16x2 p{|q}, a, b", "9.7.7.2", "p, q = the comparisons of the low and high halves",
        cmp=FLOAT_ORDER, ptx="7.8", sm=90),
    form("setp.cmp.bool.bf16x2 p{|q}, a, b, c", "9.7.7.2",
        "p, q = the comparisons of the halves combined with c", cmp=FLOAT_ORDER, c="pred reg", ptx="7.8",
        sm=90),
    form("set.cmp{.ftz}.dtype.stype d, a, b", "9.7.7.1",
        "d = 1.0 or all ones if the comparison holds, else 0", cmp=FLOAT_ORDER, dtype="u16 s16 u32 s32 f16",
        stype="f16", gates="u16,s16,u32,s32:6.5/53", a="stype", b="stype", ptx="4.2", sm=53),
    form("set.cmp{.ftz}.dtype.stype d, a, b", "9.7.7.1", "d = 1.0 or all ones in each half", cmp=FLOAT_ORDER,
        dtype="u32 s32 f16x2", stype="f16x2", gates="u16,s16,u32,s32:6.5/53", a="stype", b="stype", ptx="4.2",
        sm=53),
    form("set.cmp.dtype.stype d, a, b", "9.7.7.1", "d = 1.0 or all ones if the comparison holds, else 0",
         cmp=FLOAT_ORDER, dtype="u16 s16 u32 s32 bf16", stype="bf16", a="stype", b="stype", ptx="7.8", sm=90),
    form("set.cmp.dtype.stype d, a, b", "9.7.7.1", "d = 1.0 or all ones in each half", cmp=FLOAT_ORDER,
         dtype="u32 s32 bf16x2", stype="bf16x2", a="stype", b="stype", ptx="7.8", sm=90),
    form("set.cmp.bool{.ftz}.dtype.stype d, a, b, c", "9.7.7.1",
        "d = 1.0 or all ones if the comparison combined with c holds, else 0", cmp=FLOAT_ORDER,
        dtype="u16 s16 u32 s32 f16", stype="f16", gates="u16,s16,u32,s32:6.5/53", a="stype", b="stype",
        c="pred", ptx="4.2", sm=53),
    form("set.cmp.bool{.ftz}.dtype.stype d, a, b, c", "9.7.7.1",
        "d = 1.0 or all ones in each half, for the comparison combined with c", cmp=FLOAT_ORDER,
        dtype="u32 s32 f16x2", stype="f16x2", gates="u16,s16,u32,s32:6.5/53", a="stype", b="stype", c="pred",
        ptx="4.2", sm=53),
    form("set.cmp.bool.dtype.stype d, a, b, c", "9.7.7.1",
        "d = 1.0 or all ones if the comparison combined with c holds, else 0", cmp=FLOAT_ORDER,
        dtype="u16 s16 u32 s32 bf16", stype="bf16", a="stype", b="stype", c="pred reg", ptx="7.8", sm=90),
    form("set.cmp.bool.dtype.stype d, a, b, c", "9.7.7.1",
        "d = 1.0 or all ones in each half, for the comparison combined with c", cmp=FLOAT_ORDER,
        dtype="u32 s32 bf16x2", stype="bf16x2", a="stype", b="stype", c="pred reg", ptx="7.8", sm=90),
)

FORMS = (
    *_SETS,
    *_HALF_SETS,
    form("selp.type d, a, b, c", "9.7.6.3", "d = c ? a : b", type=SELECT, c="pred", gates="f64:1.0/13"),
    form("slct.dtype.s32 d, a, b, c", "9.7.6.4", "d = c >= 0 ? a : b", dtype=SELECT, a="dtype", b="dtype",
        c="atype", gates="f64:1.0/13"),
    form("slct{.ftz}.dtype.f32 d, a, b, c", "9.7.6.4", "d = c >= 0.0 ? a : b", dtype=SELECT, a="dtype",
        b="dtype",
         c="f32", gates="f64:1.0/13"),
)
