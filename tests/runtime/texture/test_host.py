"""Textures, samplers and surfaces as arguments and bindings; queries; what is refused."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import minicc

HEADER = ".version 8.3\n.target sm_90\n.address_size 64\n"
NAMED = (
    HEADER
    + """
.global .texref image;
.global .surfref canvas;
.visible .entry k(.param .u64 out) {
  .reg .b64 %a; .reg .b32 %t, %x; .reg .b32 %r<4>;
  mov.u32 %t, %tid.x;
  tex.1d.v4.u32.s32 {%r0, %r1, %r2, %r3}, [image, {%t}];
  ld.param.u64 %a, [out]; mad.wide.u32 %a, %t, 4, %a;
  st.global.u32 [%a], %r0;
  shl.b32 %x, %t, 2;
  sust.b.1d.b32.zero [canvas, {%x}], {%r0};
  ret;
}
.visible .entry other(.param .u64 n) { ret; }
"""
)
ARGUMENT = (
    HEADER
    + """
.visible .entry k(.param .u64 image, .param .u64 out) {
  .reg .b64 %a, %h; .reg .b32 %t; .reg .b32 %r<4>;
  mov.u32 %t, %tid.x;
  ld.param.u64 %h, [image];
  tex.1d.v4.u32.s32 {%r0, %r1, %r2, %r3}, [%h, {%t}];
  ld.param.u64 %a, [out]; mad.wide.u32 %a, %t, 4, %a;
  st.global.u32 [%a], %r0;
  ret;
}
"""
)


def test_named_textures_and_surfaces() -> None:
    obj = minicc.ObjectCode.from_ptx(NAMED)
    pixels, canvas, out = np.arange(32, dtype=np.uint8), np.zeros(16, np.int32), np.zeros(32, np.uint32)
    obj.bind_texture("image", minicc.Texture(pixels))
    obj.bind_surface("canvas", minicc.Surface(canvas))
    obj["k"][1, 32](out)
    assert (out == np.arange(32)).all()
    assert (canvas == np.arange(16)).all()
    pixels[:] += 100
    obj["k"][1, 32](out)
    assert (out == np.arange(100, 132)).all(), "a texture sees what its array holds at the launch"
    obj.bind_texture("image", minicc.Texture(np.full(32, 7, np.uint32)))
    obj["k"][1, 32](out)
    assert (out == 7).all()
    obj.bind_texture("image", None)
    with pytest.raises(minicc.KernelFault, match="no texture is bound to 'image'"):
        obj["k"][1, 32](out)


def test_bindings_are_checked() -> None:
    obj = minicc.ObjectCode.from_ptx(NAMED)
    with pytest.raises(
        minicc.LaunchError, match=r"no texture variable named 'canvas' in this module \(it has: image\)"
    ):
        obj.bind_texture("canvas", minicc.Texture(np.zeros(2, np.uint8)))
    with pytest.raises(minicc.LaunchError, match="'image' needs a Texture, found Surface"):
        obj.bind_texture("image", minicc.Surface(np.zeros(2, np.uint8)))  # type: ignore[arg-type]
    with pytest.raises(
        minicc.LaunchError, match=r"no sampler variable named 's' in this module \(it has: none\)"
    ):
        obj.bind_sampler("s", minicc.Sampler())


def test_nothing_stays_allocated() -> None:
    obj = minicc.ObjectCode.from_ptx(ARGUMENT)
    out = np.zeros(32, np.uint32)
    obj["k"][1, 32](minicc.Texture(np.arange(9, dtype=np.uint16)), out)
    before = len(obj.device.memory.allocations), len(obj.device.memory.handles)
    for _ in range(3):
        obj["k"][1, 32](minicc.Texture(np.arange(9, dtype=np.uint16)), out)
    assert (len(obj.device.memory.allocations), len(obj.device.memory.handles)) == before == (0, 0)
    assert (out == np.minimum(np.arange(32), 8)).all()


def test_argument_of_c_kernels() -> None:
    obj = minicc.compile(
        'extern "C" __global__ void k(unsigned long long image, float *out, int n) { out[0] = n; }'
    )
    out = np.zeros(1, np.float32)
    obj["k"][1, 1](minicc.Texture(np.zeros(2, np.float32)), out, 3)
    assert out[0] == 3
    with pytest.raises(
        minicc.LaunchError,
        match=r"argument 'out' of kernel 'k' \(float \*\): expected a value or an array, found a Texture",
    ):
        obj["k"][1, 1](0, minicc.Texture(np.zeros(2, np.float32)), 3)
    with pytest.raises(
        minicc.LaunchError, match=r"argument 'n' of kernel 'k' \(int\).* whose handle needs a 64-bit integer"
    ):
        obj["k"][1, 1](0, out, minicc.Texture(np.zeros(2, np.float32)))


def test_opaque_parameters() -> None:
    text = (
        HEADER.replace("sm_90", "sm_90, texmode_independent")
        + """
.visible .entry k(.param .texref image, .param .samplerref sampler, .param .u64 out) {
  .reg .b64 %a; .reg .f32 %x; .reg .f32 %r<4>;
  mov.f32 %x, 0f3F400000;
  tex.1d.v4.f32.f32 {%r0, %r1, %r2, %r3}, [image, sampler, {%x}];
  ld.param.u64 %a, [out];
  st.global.f32 [%a], %r0;
  ret;
}
"""
    )
    obj = minicc.ObjectCode.from_ptx(text)
    out = np.zeros(1, np.float32)
    image = minicc.Texture(np.array([0, 1, 10, 100], np.float32))
    obj["k"][1, 1](image, minicc.Sampler(filter="linear", normalized=True), out)
    assert out[0] == 55
    obj["k"][1, 1](image, minicc.Sampler(), out)
    assert out[0] == 0
    with pytest.raises(
        minicc.LaunchError,
        match=r"argument 'image' of kernel 'k' \(\.texref\): expected a Texture, found int 3",
    ):
        obj["k"][1, 1](3, minicc.Sampler(), out)
    with pytest.raises(minicc.LaunchError, match=r"\(\.samplerref\): expected a Sampler, found"):
        obj["k"][1, 1](image, image, out)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: minicc.Texture([1, 2]), "a Texture needs an array on the host, found list"),  # type: ignore[arg-type]
        (lambda: minicc.Texture(np.zeros(3)), "a Texture cannot hold float64"),
        (lambda: minicc.Texture(np.zeros((4, 4), np.float32).T[:, ::2]), "C-contiguous"),
        (lambda: minicc.Texture(np.zeros((4, 3), np.float32), channels=3), "1, 2 or 4 channels, found 3"),
        (
            lambda: minicc.Texture(np.zeros((4, 3), np.float32), channels=4),
            r"the last axis has length 4, found shape \(4, 3\)",
        ),
        (
            lambda: minicc.Texture(np.zeros((2, 2, 2, 2), np.float32)),
            r"shape \(2, 2, 2, 2\) does not fit: the axes are \(\[depth, \[height\]\], width\)",
        ),
        (
            lambda: minicc.Texture(np.zeros(4, np.float32), layered=True),
            r"the axes are \(layer, \[height\], width\)",
        ),
        (lambda: minicc.Texture(np.zeros((5, 2, 2), np.float32), cube=True), "six square faces"),
        (lambda: minicc.Texture(np.zeros((3, 0), np.float32)), "at least one texel"),
        (lambda: minicc.Texture(np.zeros(3, np.float32), filter="cubic"), "unknown filter 'cubic'"),
        (lambda: minicc.Texture(np.zeros(3, np.float32), address="repeat"), "unknown address mode 'repeat'"),
        (
            lambda: minicc.Texture(np.zeros(3, np.float32), address="mirror"),
            "'mirror' needs normalized coordinates",
        ),
        (lambda: minicc.Texture(np.zeros(3, np.uint8), filter="linear"), "pass read='normalized'"),
        (
            lambda: minicc.Texture(np.zeros(3, np.uint32), read="normalized"),
            "needs integers of 8 or 16 bits, found uint32",
        ),
        (lambda: minicc.Texture(np.zeros(3, np.uint8), read="float"), "unknown read mode 'float'"),
        (
            lambda: minicc.Texture(np.zeros(3, np.uint8), border=0.5),
            "the border 0.5 cannot be a texel of uint8",
        ),
        (lambda: minicc.Texture(np.zeros(3, np.uint8), border=(1, 2, 3, 4, 5)), "a number or up to four"),
        (lambda: minicc.Sampler(address=("clamp",) * 4), "at most three axes"),
        (lambda: minicc.Surface(np.frombuffer(b"1234", np.uint8)), "writeable"),
    ],
)
def test_what_cannot_be_made(make: Any, message: str) -> None:
    with pytest.raises(minicc.LaunchError, match=message):
        make()


@pytest.mark.parametrize(
    ("texture", "message"),
    [
        (
            minicc.Texture(np.zeros((2, 2), np.uint32)),
            "reads a '1d' texture, the handle is that of a '2d' texture",
        ),
        (minicc.Texture(np.zeros(2, np.float32)), "reads integers, the texture holds f32 texels"),
        (
            minicc.Texture(np.zeros(2, np.uint8), read="normalized"),
            "reads integers, the texture holds u8 texels read as floats",
        ),
        (
            minicc.Texture(np.zeros(2, np.uint8), normalized=True),
            "integer coordinates need a texture with unnormalized coordinates",
        ),
        (minicc.Surface(np.zeros(2, np.uint8)), "is the handle of a surface, expected a texture"),
        (12345, "0x3039 is not the handle of a texture"),
    ],
)
def test_reads_that_fault(texture: Any, message: str) -> None:
    with pytest.raises(minicc.KernelFault, match=message):
        minicc.ObjectCode.from_ptx(ARGUMENT)["k"][1, 32](texture, np.zeros(32, np.uint32))


def test_handles_may_differ_between_lanes() -> None:
    text = (
        HEADER
        + """
.visible .entry k(.param .u64 first, .param .u64 second, .param .u64 out) {
  .reg .b64 %a, %h, %g; .reg .b32 %t; .reg .b32 %r<4>; .reg .pred %p, %q;
  mov.u32 %t, %tid.x;
  ld.param.u64 %h, [first]; ld.param.u64 %g, [second];
  setp.lt.u32 %p, %t, 40;
  selp.b64 %h, %h, %g, %p;
  mov.b32 %r0, 5;
  setp.lt.u32 %q, %t, 60;
  @%q tex.1d.v4.u32.s32 {%r0, _, _, %r3}, [%h, {%t}];
  ld.param.u64 %a, [out]; mad.wide.u32 %a, %t, 4, %a;
  st.global.u32 [%a], %r0;
  ret;
}
"""
    )
    first, second, out = (
        np.arange(64, dtype=np.uint32),
        np.arange(64, dtype=np.uint8) + 100,
        np.zeros(64, np.uint32),
    )
    minicc.ObjectCode.from_ptx(text)["k"][1, 64](minicc.Texture(first), minicc.Texture(second), out)
    assert (out == np.where(np.arange(64) < 40, first, np.where(np.arange(64) < 60, second, 5))).all()


def query(what: str, value: Any, opcode: str = "txq") -> int:
    text = (
        HEADER
        + f""".visible .entry k(.param .u64 h, .param .u64 out) {{
  .reg .b64 %a, %h; .reg .b32 %r;
  ld.param.u64 %h, [h]; ld.param.u64 %a, [out];
  {opcode}.{what}.b32 %r, [%h];
  st.global.u32 [%a], %r;
  ret;
}}"""
    )
    out = np.zeros(1, np.uint32)
    minicc.ObjectCode.from_ptx(text)["k"][1, 1](value, out)
    return int(out[0])


def test_queries() -> None:
    volume = minicc.Texture(
        np.zeros((3, 4, 5), np.uint8),
        address=("wrap", "clamp", "border"),
        normalized=True,
        read="normalized",
        filter="linear",
    )
    assert [query(what, volume) for what in ("width", "height", "depth", "array_size")] == [5, 4, 3, 0]
    assert [query(what, volume) for what in ("channel_data_type", "channel_order")] == [0x10D2, 0x10B0]
    assert [
        query(what, volume)
        for what in ("normalized_coords", "filter_mode", "addr_mode_0", "addr_mode_1", "addr_mode_2")
    ] == [1, 1, 0, 3, 4]
    assert [query(what, volume) for what in ("num_mipmap_levels", "num_samples")] == [1, 1]
    layered = minicc.Surface(np.zeros((7, 9, 4), np.int16), layered=True, channels=4)
    assert [query(what, layered, "suq") for what in ("width", "height", "depth", "array_size")] == [
        9,
        0,
        0,
        7,
    ]
    assert [
        query(what, layered, "suq") for what in ("channel_data_type", "channel_order", "memory_layout")
    ] == [0x10D8, 0x10B5, 0]


@pytest.mark.parametrize("kind", ["texref", "samplerref", "surfref"])
def test_kinds_of_handles(kind: str) -> None:
    queries = "".join(
        f"ld.param.u64 %h, [{n}]; istypep.{kind} %p, %h; selp.u32 %r, 1, 0, %p;"
        f" st.global.u32 [%a+{4 * i}], %r;"
        for i, n in enumerate("abc")
    )
    text = (
        HEADER
        + f""".visible .entry k(.param .u64 a, .param .u64 b, .param .u64 c, .param .u64 out) {{
  .reg .b64 %a, %h; .reg .b32 %r; .reg .pred %p;
  ld.param.u64 %a, [out];
  {queries}
  ret;
}}"""
    )
    out = np.zeros(3, np.uint32)
    array = np.zeros(3, np.uint8)
    minicc.ObjectCode.from_ptx(text)["k"][1, 1](
        minicc.Texture(array), minicc.Sampler(), minicc.Surface(array), out
    )
    assert out.tolist() == [int(kind == k) for k in ("texref", "samplerref", "surfref")]


def test_depth_comparison_is_refused_by_name() -> None:
    text = ARGUMENT.replace(
        "tex.1d.v4.u32.s32 {%r0, %r1, %r2, %r3}, [%h, {%t}];",
        ".reg .f32 %f<4>; tex.2d.v4.f32.f32 {%f0, %f1, %f2, %f3}, [%h, {%f0, %f1}], %f2;",
    )
    with pytest.raises(
        minicc.LaunchError, match=r"'tex\.2d.v4\.f32\.f32' is not executed: no CUDA host interface"
    ):
        minicc.ObjectCode.from_ptx(text)["k"][1, 1](
            minicc.Texture(np.zeros(2, np.float32)), np.zeros(32, np.uint32)
        )
