"""Rows that only PTX 1.x has: wide vectors of 64-bit elements, vectors of three, textures by name without a
vector.
"""

from __future__ import annotations

import numpy as np
import pytest

import minicc
from minicc.ptx.form import Form

from .variants import executed

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
    there = (
        "mov.u64 %x, %i;"
        if space == "global"
        else "mov.u64 %x, tile;" + (" add.u64 %x, %x, %off;" if space == "shared" else "")
    )
    copy = (
        ""
        if space == "global"
        else f"ld.global.v4.{type_} {reg}, [%i]; st{volatile}.{space}.v4.{type_} [%x], {reg};"
    )
    final = f"st{volatile}.global.v4.{type_} [%o], {reg};"
    launch(
        f"""{place}
.entry k (.param .u64 in, .param .u64 out) {{ .reg .u64 %i, %o, %x, %off; .reg .u32 %t; .reg .{type_}
  %a, %b, %c, %d; {own}
cvt.u32.u16 %t, %tid.x; mul.wide.u32 %off, %t, 32; ld.param.u64 %i, [in]; add.u64 %i, %i, %off;
  ld.param.u64 %o, [out]; add.u64 %o, %o, %off;
{there} {copy} ld{volatile}.{space}.v4.{type_} {reg}, [%x]; {final} exit; }}""",
        data,
        out,
    )
    assert (out == data).all()


def test_constants_in_vectors_of_four() -> None:
    out = np.zeros(4)
    launch(
        """.const .align 32 .f64 four[4] = {1.5, -2.5, 3.25, 4.0};
.entry k (.param .u64 out) { .reg .u64 %o; .reg .f64 %a, %b, %c, %d; ld.const.v4.f64 {%a, %b, %c, %d}, [four];
  ld.param.u64 %o, [out]; st.global.v4.f64 [%o], {%a, %b, %c, %d}; exit; }""",
        out,
        block=1,
    )
    assert out.tolist() == [1.5, -2.5, 3.25, 4.0]


@pytest.mark.parametrize("space", ["global", "shared"])
def test_volatile_vectors_of_three(space: str) -> None:
    out = np.zeros(3, np.uint32)
    place = ".shared .align 16 .b32 tile[4];" if space == "shared" else ""
    there = "mov.u64 %x, tile;" if space == "shared" else "mov.u64 %x, %o;"
    launch(
        f"""{place} .entry k (.param .u64 out) {{ .reg .u64 %o, %x; .reg .u32 %a, %b, %c;
    ld.param.u64 %o, [out]; {there}
mov.u32 %a, 5; mov.u32 %b, 6; mov.u32 %c, 7; st.volatile.{space}.v3.u32 [%x], {{%a, %b, %c}};
  ld.volatile.{space}.v3.u32 {{%c, %b, %a}}, [%x];
st.volatile.global.v3.u32 [%o], {{%a, %b, %c}}; exit; }}""",
        out,
        block=1,
    )
    assert out.tolist() == [7, 6, 5]


@pytest.mark.parametrize("geometry", ["2d", "3d"])
def test_textures_without_a_vector(geometry: str) -> None:
    shape = (4, 8) if geometry == "2d" else (2, 2, 8)
    texels = np.arange(32, dtype=np.float32).reshape(shape)
    out = np.zeros(32, np.float32)
    lines = (
        "and.b32 %x, %t, 7; shr.u32 %y, %t, 3; mov.u32 %z, 0;"
        if geometry == "2d"
        else "and.b32 %x, %t, 7; shr.u32 %y, %t, 3; and.b32 %y, %y, 1; shr.u32 %z, %t, 4;"
    )
    coordinates = "{%fx, %fy}" if geometry == "2d" else "{%fx, %fy, %fz}"
    launch(
        f""".tex .u32 picture;
.entry k (.param .u64 out) {{ .reg .u64 %o, %off; .reg .u32 %t, %x, %y, %z; .reg .f32 %fx, %fy, %fz, %v;
  cvt.u32.u16 %t, %tid.x; {lines}
cvt.rn.f32.u32 %fx, %x; cvt.rn.f32.u32 %fy, %y; cvt.rn.f32.u32 %fz, %z;
  tex.{geometry}.f32.f32 %v, picture, {coordinates};
mul.wide.u32 %off, %t, 4; ld.param.u64 %o, [out]; add.u64 %o, %o, %off; st.global.f32 [%o], %v; exit; }}""",
        out,
        textures={"picture": minicc.Texture(texels)},
        block=32,
    )
    assert (out == texels.reshape(-1)).all()


def test_textures_with_a_vector_of_four_coordinates() -> None:
    texels = np.arange(64, dtype=np.float32).reshape(2, 2, 4, 4)
    out = np.zeros((16, 4), np.float32)
    launch(
        """.tex .u32 picture;
.entry k (.param .u64 out) { .reg .u64 %o, %off; .reg .u32 %t, %i; .reg .f32 %x, %y, %z, %a, %b, %c, %d;
  cvt.u32.u16 %t, %tid.x; and.b32 %i, %t, 3; cvt.rn.f32.u32 %x, %i;
shr.u32 %i, %t, 2; and.b32 %i, %i, 1; cvt.rn.f32.u32 %y, %i; shr.u32 %i, %t, 3; cvt.rn.f32.u32 %z, %i;
tex.3d.v4.f32.f32 {%a, %b, %c, %d}, picture, {%x, %y, %z, %z}; mul.wide.u32 %off, %t, 16;
  ld.param.u64 %o, [out]; add.u64 %o, %o, %off; st.global.v4.f32 [%o], {%a, %b, %c, %d}; exit; }""",
        out,
        textures={"picture": minicc.Texture(texels, channels=4)},
        block=16,
    )
    assert (out == texels.reshape(16, 4)).all()


TEXTURES = [row for row in executed("tex", old=True) if row.until is not None]
GEOMETRIES = {"1d": (8,), "2d": (4, 8), "3d": (2, 4, 8)}


def choices(row: Form, name: str) -> tuple[str, ...]:
    return next(slot.choices for slot in row.slots if slot.name == name)


@pytest.mark.parametrize("dtype", choices(TEXTURES[0], "dtype"))
@pytest.mark.parametrize(
    "row", TEXTURES, ids=lambda row: f"{row.syntax.split()[0]}-{row.choices['geom']}".replace(" ", ",")
)
def test_textures_of_every_type_at_coordinates_of_every_type(row: Form, dtype: str) -> None:
    """A launch for each geometry; lane n fetches the texel that is its turn with coordinates of each type,
    one after the other.
    """
    coordinates = choices(row, "btype")
    vector = f".{choices(row, 'vec')[-1]}" if ".vec" in row.syntax else ""
    wide = 4 if vector else 1
    for geometry in choices(row, "geom"):
        shape = GEOMETRIES[geometry]
        count = int(np.prod(shape))
        # From 3 on, all different, and small enough for every format; the letters are x, y, z.
        texels = (np.arange(4 * count).reshape(*shape, 4) * 5 + 3).astype("f4" if dtype[0] == "f" else "u4")
        places = np.array(list(np.ndindex(shape)))[::-1, ::-1]
        given = 4 if row.operands[2].count == 4 else len(shape)
        lines, registers = [], [f".reg .{dtype} %d<{wide}>;"]
        for at, kind in enumerate(coordinates):
            registers.append(f".reg .{kind} %{kind}<4>;")
            lines += [
                f"ld.global.{kind if kind in ('f32', 'f64') else 'u32'} {place(kind, axis)},"
                f" [%{'in' if kind[0] != 'f' else kind}+{axis * (8 if kind == 'f64' else 4)}];"
                f" {narrowed(kind, axis)}"
                for axis in range(min(given, len(shape)))
            ]
            names = [f"%{kind}{min(axis, len(shape) - 1)}" for axis in range(given)]
            results = "{" + ", ".join(f"%d{i}" for i in range(wide)) + "}" if vector else "%d0"
            lines.append(
                f"tex.{geometry}{vector}.{dtype}.{kind} {results}, picture,"
                f" {'{' + ', '.join(names) + '}' if given > 1 else names[0]};"
            )
            lines += [
                f"st.global.{dtype} [%o+{(at * wide + i) * int(dtype[1:]) // 8}], %d{i};" for i in range(wide)
            ]
        step = len(coordinates) * wide * int(dtype[1:]) // 8
        out = np.zeros(
            (count, len(coordinates), wide),
            f"{dtype[0].replace('b', 'u').replace('s', 'i')}{int(dtype[1:]) // 8}",
        )
        columns = [
            np.ascontiguousarray(np.pad(places, ((0, 0), (0, 4 - len(shape)))).astype(kind))
            for kind in ("u4", "f4", "f8")
        ]
        addresses = "".join(
            f"mul.wide.u32 %off, %t, {size}; ld.param.u64 %{name}, [{name}]; add.u64 %{name}, %{name}, %off;"
            for name, size in (("in", 16), ("f32", 16), ("f64", 32))
        )
        launch(
            f""".tex .u32 picture;
.entry k (.param .u64 in, .param .u64 f32, .param .u64 f64, .param .u64 out) {{
  .reg .u64 %in, %f32, %f64, %o, %off; .reg .u32 %t, %w<4>; {" ".join(registers)}
cvt.u32.u16 %t, %tid.x;
  {addresses}
mul.wide.u32 %off, %t, {step}; ld.param.u64 %o, [out]; add.u64 %o, %o, %off;
{" ".join(lines)} exit; }}""",
            *columns,
            out,
            textures={"picture": minicc.Texture(texels, channels=4)},
            block=count,
        )
        want = texels.reshape(count, 4)[::-1, None, :wide].astype(out.dtype)
        assert (out == np.broadcast_to(want, out.shape)).all(), (
            geometry,
            [kind for at, kind in enumerate(coordinates) if (out[:, at] != want[:, 0]).any()],
        )


def place(kind: str, axis: int) -> str:
    """The register that a coordinate is loaded to."""
    return f"%{kind}{axis}" if kind[0] == "f" else f"%w{axis}"


def narrowed(kind: str, axis: int) -> str:
    """An integer as the coordinate's own type."""
    return (
        ""
        if kind[0] == "f"
        else (
            f"mov.u32 %{kind}{axis}, %w{axis};"
            if kind in ("u32", "s32")
            else f"cvt.{kind}.u32 %{kind}{axis}, %w{axis};"
        )
    )


def signed(value: int, bits: int) -> int:
    return value - (value >> bits - 1 << bits)


def quotient(a: int, b: int) -> int:
    """Towards zero."""
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


@pytest.mark.parametrize(
    "mnemonic",
    [
        "mul24.u32",
        "mul24.s32",
        "mad24.u32",
        "mad24.s32",
        *(f"{op}.wide.{kind}" for op in ("div", "rem") for kind in ("u16", "s16", "u32", "s32")),
    ],
)
def test_products_of_24_bits_and_wide_dividends(mnemonic: str) -> None:
    kind = mnemonic.rpartition(".")[2]
    wide, size = "wide" in mnemonic, int(kind[1:])
    rng = np.random.default_rng(size)
    bits = [2 * size if wide else size, size, size]
    columns = [rng.integers(0, 1 << n, 64, np.uint64).astype(f"u{n // 8}") for n in bits]
    if wide:
        # A quotient that fits: the dividend's upper half is small.
        columns[0] >>= size - 6
        columns[1] |= 1 << size - 3
    names = [f"%{letter}" for letter in "abc"[: 3 if "mad" in mnemonic else 2]]
    types = [f"{kind[0]}{n}" for n in bits]
    loads = " ".join(
        f".reg .{type_} {name}; mul.wide.u32 %o, %t, {int(type_[1:]) // 8}; ld.param.u64 %p, [{name[1:]}];"
        f" add.u64 %p, %p, %o; ld.global.{type_} {name}, [%p];"
        for name, type_ in zip(("%a", "%b", "%c"), types)
    )
    out = np.zeros(64, columns[1].dtype)
    launch(
        f""".entry k (.param .u64 a, .param .u64 b, .param .u64 c, .param .u64 out) {{ .reg .u64 %p, %o;
    .reg .u32 %t; .reg .{kind} %d; cvt.u32.u16 %t, %tid.x; {loads}
{mnemonic} %d, {", ".join(names)}; mul.wide.u32 %o, %t, {size // 8}; ld.param.u64 %p, [out];
    add.u64 %p, %p, %o; st.global.{kind} [%p], %d; exit; }}""",
        *columns,
        out,
        block=64,
    )
    for a, b, c, d in zip(*(column.tolist() for column in (*columns, out))):
        if not wide:
            a, b = ((signed(v & 0xFFFFFF, 24) if kind[0] == "s" else v & 0xFFFFFF) for v in (a, b))
            want = a * b + (c if "mad" in mnemonic else 0)
        else:
            a, b = (signed(v, n) if kind[0] == "s" else v for v, n in zip((a, b), bits))
            want = quotient(a, b) if "div" in mnemonic else a - b * quotient(a, b)
        assert d == want % (1 << size), (mnemonic, a, b, c)


@pytest.mark.parametrize("kind", ["f32", "f64"])
def test_halves_clamped(kind: str) -> None:
    """The range is 0 … 1, except for a NaN, which gives 0 from PTX 2.0 on."""
    values, out = (
        np.array([0.0, -0.0, 0.25, -0.25, 1.0, 1.5, np.inf, -np.inf, 65504.0, np.nan], "f2"),
        np.zeros(10, kind.replace("f32", "f4").replace("f64", "f8")),
    )
    launch(
        f""".entry k (.param .u64 in, .param .u64 out) {{ .reg .u64 %p, %o; .reg .u32 %t; .reg .b16 %h;
    .reg .{kind} %d; cvt.u32.u16 %t, %tid.x; mul.wide.u32 %o, %t, 2; ld.param.u64 %p, [in];
    add.u64 %p, %p, %o;
ld.global.b16 %h, [%p]; cvt.sat.{kind}.f16 %d, %h; mul.wide.u32 %o, %t, {out.itemsize};
  ld.param.u64 %p, [out]; add.u64 %p, %p, %o; st.global.{kind} [%p], %d; exit; }}""",
        values,
        out,
        block=10,
    )
    assert np.array_equal(out, [0, 0, 0.25, 0, 1, 1, 1, 0, 1, np.nan], equal_nan=True)


@pytest.mark.parametrize("geometry", GEOMETRIES)
def test_bits_are_no_coordinates(geometry: str) -> None:
    names = ("{%c, %c, %c}" if geometry == "3d" else "{%c, %c}") if geometry != "1d" else "%c"
    with pytest.raises(
        minicc.LaunchError, match=f"'tex.{geometry}.f32.b32' is not executed: its result is not documented"
    ):
        launch(
            ".tex .u32 picture; .entry k () { .reg .f32 %d; .reg .b32 %c; mov.b32 %c, 0;"
            f" tex.{geometry}.f32.b32 %d, picture, {names}; exit; }}",
            textures={"picture": minicc.Texture(np.zeros(GEOMETRIES[geometry], "f4"))},
        )
