"""Special numbers in PTX 1.x: slct takes subnormals for zero (1.1, table 32), cvt.sat keeps a NaN (table
43).
"""

from __future__ import annotations

import numpy as np

import minicc

TEXT = """.version 1.3
.target sm_13
.entry choose
{
    .param .u32 c;
    .param .u32 out;
    .reg .u32 i, from, to, w;
    .reg .u64 five, six, l;
    .reg .f32 x, y;
    .reg .s32 yes;
    cvt.u32.u16 i, %tid.0;
    ld.param.u32 from, [c];
    mad24.lo.u32 from, i, 4, from;
    ld.param.u32 to, [out];
    mad24.lo.u32 to, i, 16, to;
    ld.global.f32 x, [from];
    slct.f32.f32 y, 2.0, 3.0, x;
    st.global.f32 [to], y;
    mov.s32 yes, 1;
    slct.f32.s32 y, x, 3.0, yes;
    st.global.f32 [to+4], y;
    slct.b32.s32 w, x, i, yes;
    st.global.u32 [to+8], w;
    mov.u64 five, 5;
    mov.u64 six, 6;
    slct.u64.f32 l, five, six, x;
    st.global.u32 [to+12], l;
}
.entry clamp
{
    .param .u32 single;
    .param .u32 double;
    .param .u32 out;
    .reg .u32 i, from, to;
    .reg .f32 f, g;
    .reg .f64 d, e;
    .reg .b16 h;
    cvt.u32.u16 i, %tid.0;
    ld.param.u32 from, [single];
    mad24.lo.u32 from, i, 4, from;
    ld.global.f32 f, [from];
    ld.param.u32 from, [double];
    mad24.lo.u32 from, i, 8, from;
    ld.global.f64 d, [from];
    ld.param.u32 to, [out];
    mad24.lo.u32 to, i, 40, to;
    cvt.sat.f32.f32 g, f;
    cvt.f64.f32 e, g;
    st.global.f64 [to], e;
    cvt.rn.sat.f32.f64 g, d;
    cvt.f64.f32 e, g;
    st.global.f64 [to+8], e;
    cvt.sat.f64.f64 e, d;
    st.global.f64 [to+16], e;
    cvt.sat.f64.f32 e, f;
    st.global.f64 [to+24], e;
    cvt.rn.f16.f32 h, f;
    cvt.sat.f32.f16 g, h;
    cvt.f64.f32 e, g;
    st.global.f64 [to+32], e;
}
"""
NUMBERS = [0x80000001, 0x807FFFFF, 0x80800000, 0x00000001, 0x7FC00000, 0x80000000, 0xFF800000, 0x7F800000]


def test_slct_takes_subnormals_for_zero() -> None:
    out = np.zeros((8, 4), np.uint32)
    minicc.ObjectCode.from_ptx(TEXT)["choose"][1, 8](np.array(NUMBERS, np.uint32), out)
    first, second = 0x40000000, 0x40400000
    assert out[:, 0].tolist() == [first, first, second, first, second, first, second, first]
    assert out[:, 1].tolist() == [
        1 << 31,
        1 << 31,
        0x80800000,
        0,
        0x7FC00000,
        1 << 31,
        0xFF800000,
        0x7F800000,
    ]
    assert out[:, 2].tolist() == NUMBERS  # selections of bits are not of numbers
    assert out[:, 3].tolist() == [5, 5, 6, 5, 6, 5, 6, 5]


def test_later_versions_do_not() -> None:
    text = (
        TEXT.replace(".version 1.3\n.target sm_13", ".version 2.0\n.target sm_20")
        .replace("%tid.0", "%tid.x")
        .replace(
            ".entry choose\n{\n    .param .u32 c;\n    .param .u32 out;",
            ".entry choose (.param .u32 c, .param .u32 out)\n{",
        )
        .partition(".entry clamp")[0]
    )
    out = np.zeros((8, 4), np.uint32)
    minicc.ObjectCode.from_ptx(text)["choose"][1, 8](np.array(NUMBERS, np.uint32), out)
    first, second = 0x40000000, 0x40400000
    assert out[:, 0].tolist() == [second, second, second, first, second, first, second, first]
    assert out[:, 1].tolist() == out[:, 2].tolist() == NUMBERS


def test_cvt_sat_keeps_a_nan() -> None:
    out = np.zeros((6, 5))
    numbers = [np.nan, -1, 0.25, 2, np.inf, -np.inf]
    minicc.ObjectCode.from_ptx(TEXT)["clamp"][1, 6](np.array(numbers, np.float32), np.array(numbers), out)
    assert np.isnan(out[0]).all()
    assert out[1:].tolist() == [[x] * 5 for x in (0, 0.25, 1, 1, 0)]
