"""What a filetest of the 1.1 dialect cannot say: launches that follow each other on one module, bindings."""

from __future__ import annotations

import numpy as np
import pytest

import minicc

ANONYMOUS = """.version 1.1
.target sm_10
.global .u32 squares[16];
.reg .u32 i, j, place;
    cvt.u32.u16 i, %tid.x;
    mul24.lo.u32 j, i, i;
    mov.u32 place, squares;
    mad24.lo.u32 place, i, 4, place;
    st.global.u32 [place], j;
.entry result (.param .u32 out)
{
    .reg .u32 i, v, to;
    cvt.u32.u16 i, %tid.x;
    ld.param.u32 to, [out];
    mad24.lo.u32 to, i, 4, to;
    ld.global.u32 v, squares[i];
    st.global.u32 [to], v;
}
"""
BINDINGS = """.version 1.1
.target sm_10
.tex[3] first;
.tex[3] again;
.tex other;
.entry look (.param .u32 out)
{
    .reg .u32 to;
    .reg .s32 i, a, b, c, d, e;
    cvt.s32.u16 i, %tid.x;
    ld.param.u32 to, [out];
    mad24.lo.u32 to, i, 4, to;
    tex.1d.v4.s32.s32 {a, b, c, d}, again, {i};
    tex.1d.v4.s32.s32 {e, b, c, d}, other, {i};
    sub.s32 a, a, e;
    st.global.s32 [to], a;
}
"""


def test_the_anonymous_entry_is_a_kernel() -> None:
    obj = minicc.ObjectCode.from_ptx(ANONYMOUS)
    out = np.zeros(16, np.uint32)
    obj["$anonymous"][1, 16]()
    obj["result"][1, 16](out)
    assert (out == np.arange(16) ** 2).all()


def test_names_of_one_binding_are_bound_together() -> None:
    obj = minicc.ObjectCode.from_ptx(BINDINGS)
    out = np.zeros(8, np.int32)
    obj.bind_texture("first", minicc.Texture(np.arange(8, dtype=np.int16) * 10))
    obj.bind_texture("other", minicc.Texture(np.arange(8, dtype=np.uint32).view(np.int32)))
    obj["look"][1, 8](out)
    assert (out == np.arange(8) * 9).all()
    obj.bind_texture("again", None)
    with pytest.raises(minicc.KernelFault, match="no texture is bound to 'again'"):
        obj["look"][1, 8](out)


def test_surfaces_of_the_first_version_cannot_be_accessed() -> None:
    """The 1.1 document declares .surf and implements nothing for it (10.5.2)."""
    text = ANONYMOUS.replace(".global .u32 squares[16];", ".global .u32 squares[16];\n.surf plane;")
    obj = minicc.ObjectCode.from_ptx(text)
    obj.bind_surface("plane", minicc.Surface(np.zeros((2, 2), np.uint8)))
    obj["$anonymous"][1, 16]()
    with pytest.raises(minicc.PtxError, match=r"'sust.b.1d.b32.trap'"):
        minicc.ObjectCode.from_ptx(text.replace("st.global.u32 [place], j;", "sust.b.1d.b32.trap [plane, {i}], {j};"))


def test_the_shape_of_an_entry_bounds_its_blocks() -> None:
    """`.entry name[n]` bounds the block as `.maxntid` does."""
    obj = minicc.ObjectCode.from_ptx(ANONYMOUS.replace(".entry result (", ".entry result [8] ("))
    with pytest.raises(minicc.LaunchError, match="at most 8 threads"):
        obj["result"][1, 16](np.zeros(16, np.uint32))
