"""Rows that only PTX 1.x has: wide vectors of 64-bit elements, vectors of three, textures by name without a vector."""

from __future__ import annotations

import numpy as np
import pytest

import minicc

HEAD = ".version 1.4\n.target sm_13\n"


def launch(text: str, *arrays: np.ndarray, textures=None, block: int = 8) -> None:
    obj = minicc.ObjectCode.from_ptx(HEAD + text)
    for name, texture in (textures or {}).items():
        obj.bind_texture(name, texture)
    obj["k"][1, block](*arrays)


@pytest.mark.parametrize("volatile", ["", ".volatile"])
@pytest.mark.parametrize("space", ["global", "shared", "local"])
@pytest.mark.parametrize("type_", ["f64", "b64", "s64", "u64"])
def test_vectors_of_four_wide_elements(type_: str, space: str, volatile: str) -> None:
    if volatile and space == "local":
        pytest.skip("the ISA has no such form")
    data = np.random.default_rng(1).random((8, 4))
    out = np.zeros((8, 4))
    reg = "{%a, %b, %c, %d}"
    place = {"global": "", "shared": ".shared .align 32 .b8 tile[256];", "local": ""}[space]
    own = ".local .align 32 .b8 tile[32];" if space == "local" else ""
    there = "mov.u64 %x, %i;" if space == "global" else "mov.u64 %x, tile;" + (" add.u64 %x, %x, %off;" if space == "shared" else "")
    copy = "" if space == "global" else f"ld.global.v4.{type_} {reg}, [%i]; st{volatile}.{space}.v4.{type_} [%x], {reg};"
    final = f"st{volatile}.global.v4.{type_} [%o], {reg};"
    launch(f"""{place}
.entry k (.param .u64 in, .param .u64 out) {{ .reg .u64 %i, %o, %x, %off; .reg .u32 %t; .reg .{type_} %a, %b, %c, %d; {own}
cvt.u32.u16 %t, %tid.x; mul.wide.u32 %off, %t, 32; ld.param.u64 %i, [in]; add.u64 %i, %i, %off; ld.param.u64 %o, [out]; add.u64 %o, %o, %off;
{there} {copy} ld{volatile}.{space}.v4.{type_} {reg}, [%x]; {final} exit; }}""", data, out)
    assert (out == data).all()


def test_constants_in_vectors_of_four() -> None:
    out = np.zeros(4)
    launch(""".const .align 32 .f64 four[4] = {1.5, -2.5, 3.25, 4.0};
.entry k (.param .u64 out) { .reg .u64 %o; .reg .f64 %a, %b, %c, %d; ld.const.v4.f64 {%a, %b, %c, %d}, [four]; ld.param.u64 %o, [out]; st.global.v4.f64 [%o], {%a, %b, %c, %d}; exit; }""", out, block=1)
    assert out.tolist() == [1.5, -2.5, 3.25, 4.0]


@pytest.mark.parametrize("space", ["global", "shared"])
def test_volatile_vectors_of_three(space: str) -> None:
    out = np.zeros(3, np.uint32)
    place = ".shared .align 16 .b32 tile[4];" if space == "shared" else ""
    there = "mov.u64 %x, tile;" if space == "shared" else "mov.u64 %x, %o;"
    launch(f"""{place} .entry k (.param .u64 out) {{ .reg .u64 %o, %x; .reg .u32 %a, %b, %c; ld.param.u64 %o, [out]; {there}
mov.u32 %a, 5; mov.u32 %b, 6; mov.u32 %c, 7; st.volatile.{space}.v3.u32 [%x], {{%a, %b, %c}}; ld.volatile.{space}.v3.u32 {{%c, %b, %a}}, [%x];
st.volatile.global.v3.u32 [%o], {{%a, %b, %c}}; exit; }}""", out, block=1)
    assert out.tolist() == [7, 6, 5]


@pytest.mark.parametrize("geometry", ["2d", "3d"])
def test_textures_without_a_vector(geometry: str) -> None:
    shape = (4, 8) if geometry == "2d" else (2, 2, 8)
    texels = np.arange(32, dtype=np.float32).reshape(shape)
    out = np.zeros(32, np.float32)
    lines = "and.b32 %x, %t, 7; shr.u32 %y, %t, 3; mov.u32 %z, 0;" if geometry == "2d" else "and.b32 %x, %t, 7; shr.u32 %y, %t, 3; and.b32 %y, %y, 1; shr.u32 %z, %t, 4;"
    coordinates = "{%fx, %fy}" if geometry == "2d" else "{%fx, %fy, %fz}"
    launch(f""".tex .u32 picture;
.entry k (.param .u64 out) {{ .reg .u64 %o, %off; .reg .u32 %t, %x, %y, %z; .reg .f32 %fx, %fy, %fz, %v; cvt.u32.u16 %t, %tid.x; {lines}
cvt.rn.f32.u32 %fx, %x; cvt.rn.f32.u32 %fy, %y; cvt.rn.f32.u32 %fz, %z; tex.{geometry}.f32.f32 %v, picture, {coordinates};
mul.wide.u32 %off, %t, 4; ld.param.u64 %o, [out]; add.u64 %o, %o, %off; st.global.f32 [%o], %v; exit; }}""", out, textures={"picture": minicc.Texture(texels)}, block=32)
    assert (out == texels.reshape(-1)).all()


def test_textures_with_a_vector_of_four_coordinates() -> None:
    texels = np.arange(64, dtype=np.float32).reshape(2, 2, 4, 4)
    out = np.zeros((16, 4), np.float32)
    launch(""".tex .u32 picture;
.entry k (.param .u64 out) { .reg .u64 %o, %off; .reg .u32 %t, %i; .reg .f32 %x, %y, %z, %a, %b, %c, %d; cvt.u32.u16 %t, %tid.x; and.b32 %i, %t, 3; cvt.rn.f32.u32 %x, %i;
shr.u32 %i, %t, 2; and.b32 %i, %i, 1; cvt.rn.f32.u32 %y, %i; shr.u32 %i, %t, 3; cvt.rn.f32.u32 %z, %i;
tex.3d.v4.f32.f32 {%a, %b, %c, %d}, picture, {%x, %y, %z, %z}; mul.wide.u32 %off, %t, 16; ld.param.u64 %o, [out]; add.u64 %o, %o, %off; st.global.v4.f32 [%o], {%a, %b, %c, %d}; exit; }""",
           out, textures={"picture": minicc.Texture(texels, channels=4)}, block=16)
    assert (out == texels.reshape(16, 4)).all()
