"""Features of the 1.1 dialect beyond filetests: consecutive launches on one module, bindings."""

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
        minicc.ObjectCode.from_ptx(
            text.replace("st.global.u32 [place], j;", "sust.b.1d.b32.trap [plane, {i}], {j};")
        )


def test_the_shape_of_an_entry_bounds_its_blocks() -> None:
    """`.entry name[n]` bounds the block as `.maxntid` does."""
    obj = minicc.ObjectCode.from_ptx(ANONYMOUS.replace(".entry result (", ".entry result [8] ("))
    with pytest.raises(minicc.LaunchError, match="at most 8 threads"):
        obj["result"][1, 16](np.zeros(16, np.uint32))


BANKS = """.version 1.5
.target sm_13
.extern .const[2] .b32 words[];
.extern .const[2] .b8 bytes[];
.extern .const[10] .f32 last[];
.const[0] .u32 start = words;
.const .u32 two = 2;
.entry look (.param .u32 out)
{
    .reg .u32 to, i, place, a, b, c, d;
    .reg .f32 f;
    cvt.u32.u16 i, %tid.x;
    ld.param.u32 to, [out];
    mad24.lo.u32 to, i, 16, to;
    ld.const[2].b32 a, words[i];
    mov.u32 place, words;
    mad24.lo.u32 place, i, 4, place;
    ld.const[2].u8 b, [place+1];
    ld.const[0].u32 c, [start];
    ld.const[2].u32 c, [c+65532];
    ld.const[10].f32 f, [last+8];
    cvt.rzi.u32.f32 d, f;
    ld.const.u32 place, [two];
    mul.lo.u32 d, d, place;
    st.global.v4.u32 [to], {a, b, c, d};
}
"""


def test_constant_banks_are_filled_by_the_host() -> None:
    obj = minicc.ObjectCode.from_ptx(BANKS)
    words, octets, last = (obj.get_global(name) for name in ("words", "bytes", "last"))
    assert (words.shape, words.dtype.name) == ((16384,), "uint32") and octets.shape == (65536,)
    assert (last.shape, last.dtype.name) == ((16384,), "float32")
    numbers = np.arange(16384, dtype=np.uint32) * 0x01020301
    words.set(numbers)
    assert (octets.get() == numbers.view(np.uint8)).all()  # one bank, two names
    last.set(np.full(16384, 21.5, np.float32))
    out = np.zeros((8, 4), np.uint32)
    obj["look"][1, 8](out)
    first = numbers[:8]
    assert out.tolist() == [[int(x), int(x) >> 8 & 255, int(numbers[-1]), 42] for x in first]


def test_a_bank_ends_after_64_kilobytes() -> None:
    obj = minicc.ObjectCode.from_ptx(BANKS.replace("[last+8]", "[last+65536]"))
    with pytest.raises(minicc.KernelFault, match="at const address"):
        obj["look"][1, 1](np.zeros((1, 4), np.uint32))


def test_early_modules_place_variables_in_banks() -> None:
    text = """.version 1.1
.target sm_10
.extern .const[3] .u32 all[];
.const[3] .u8 small = 7;
.const[3] .u32 table[3] = {10, 20, 30};
.entry look (.param .u32 out)
{
    .reg .u32 to, a, b, c, d;
    ld.param.u32 to, [out];
    ld.const[3].u32 a, [all];
    ld.const[3].u32 b, [all+4];
    ld.const[3].u32 c, table[2];
    ld.const[3].u32 d, [8];
    st.global.v4.u32 [to], {a, b, c, d};
}
"""
    obj = minicc.ObjectCode.from_ptx(text)
    out = np.zeros(4, np.uint32)
    obj["look"][1, 1](out)
    assert out.tolist() == [7, 10, 30, 20]


def test_parameters_outside_functions_are_the_anonymous_entry_s() -> None:
    text = """.version 1.1
.target sm_10
.param .u32 out;
.reg .u32 i, to;
    cvt.u32.u16 i, %tid.x;
    ld.param.u32 to, [out];
    mad24.lo.u32 to, i, 4, to;
    mov.u32 i, RANKTID;
    st.shared.u32 [0], i;
.shared .u32 late;
    ld.shared.u32 i, [late];
    add.u32 i, i, NTID.0;
    st.global.u32 [to], i;
"""
    obj = minicc.ObjectCode.from_ptx(text)
    out = np.zeros(5, np.uint32)
    obj["$anonymous"][1, 5](out)
    assert (out == 3).all()


def test_structures_are_parameters() -> None:
    text = """.version 1.4
.target sm_10
.struct point { .s32 x; .f32 y[2]; };
.entry look (.param point p, .param .u32 out)
{
    .reg .u32 to, x;
    .reg .f32 y;
    ld.param.u32 to, [out];
    ld.param.u32 x, [p.x];
    st.global.u32 [to], x;
    ld.param.f32 y, [p.y[1]];
    add.f32 y, y, 1.0;
    st.global.f32 [to+4], y;
}
"""
    obj = minicc.ObjectCode.from_ptx(text)
    out = np.zeros(2, np.uint32)
    obj["look"][1, 1](np.array([(7, (1.5, 2.5))], [("x", "i4"), ("y", "f4", 2)])[0], out)
    assert out[0] == 7 and out[1:].view(np.float32) == 3.5
