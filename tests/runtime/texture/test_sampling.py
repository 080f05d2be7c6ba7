"""`tex` and `tld4` against a texture unit in plain Python, exactly."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

import minicc

from .oracle import Unit, cube_place

HEADER = ".version 8.3\n.target sm_90\n.address_size 64\n"
FORMATS = {
    "u8": np.uint8,
    "s8": np.int8,
    "u16": np.uint16,
    "s16": np.int16,
    "u32": np.uint32,
    "s32": np.int32,
    "f16": np.float16,
    "f32": np.float32,
}
AXES = {"1d": 1, "2d": 2, "3d": 3, "a1d": 1, "a2d": 2, "cube": 3, "acube": 3}
COUNT = 256


def kernel(mnemonic: str, geometry: str, dtype: str, ctype: str, tail: str = "") -> str:
    """A kernel that runs `mnemonic` at the coordinates that arrays hold."""
    layered = geometry[0] == "a"
    names = ["layer"] * layered + ["x", "y", "z"][: AXES[geometry]]
    loads = "".join(
        f"ld.param.u64 %a, [{n}]; mad.wide.u32 %a, %t, 4, %a; ld.global.b32 %{n}, [%a];\n" for n in names
    )
    filler = ["%x"] * (len(names) == 3)
    coordinates = ", ".join([*(f"%{n}" for n in names), *filler])
    declared = "".join(f".reg .{'u32' if n == 'layer' else ctype} %{n}; " for n in names)
    return (
        HEADER
        + f".visible .entry k({', '.join(f'.param .u64 {n}' for n in [*names, 'out', 'tex'])})\n{{\n.reg .b64"
        f" %a, %h; .reg .b32 %t, %w; {declared}.reg .{dtype} %d<4>;\nmov.u32 %t, %ctaid.x; mov.u32 %w,"
        f" %tid.x; mad.lo.u32 %t, %t, 64, %w;\n{loads}ld.param.u64 %h,"
        f" [tex];\n{mnemonic}.{geometry}.v4.{dtype}.{ctype} {{%d0, %d1, %d2, %d3}}, [%h,"
        f" {{{coordinates}}}]{tail};\nld.param.u64 %a, [out]; mad.wide.u32 %a, %t, 16, %a;"
        f" st.global.v4.{dtype} [%a], {{%d0, %d1, %d2, %d3}};\nret;\n}}\n"
    )


@cache
def compiled(text: str) -> minicc.ObjectCode:
    return minicc.ObjectCode.from_ptx(text)


def run(text: str, texture: Any, coordinates: list[np.ndarray], dtype: str) -> np.ndarray:
    obj = compiled(text)
    out = np.zeros((len(coordinates[0]), 4), FORMATS[dtype])
    obj["k"][len(out) // 64, 64](*coordinates, out, texture)
    return out


def texels(format: str, shape: tuple[int, ...], seed: int) -> np.ndarray:
    rng = np.random.default_rng(seed)
    if format[0] == "f":
        return (rng.standard_normal(shape) * 100).astype(FORMATS[format])
    info = np.iinfo(FORMATS[format])
    return rng.integers(info.min, info.max, shape, endpoint=True, dtype=FORMATS[format])


def places(size: int, normalized: bool, seed: int) -> np.ndarray:
    """Coordinates inside, on texel edges and middles, outside, and special ones."""
    rng = np.random.default_rng(seed)
    texel = rng.integers(-2 * size, 3 * size, COUNT)
    x = np.where(
        rng.random(COUNT) < 0.5,
        rng.uniform(-0.5 * size, 1.5 * size, COUNT),
        texel + rng.choice([0, 0.5, 1 / 512, 0.25], COUNT),
    )
    x = (x / size if normalized else x).astype(np.float32)
    x[:6] = [np.nan, np.inf, -np.inf, -0.0, 1e30, -1e-7]
    return rng.permutation(x)


def as_unit(array: np.ndarray, geometry: str, channels: int, **settings: Any) -> Unit:
    shape = array.shape[:-1] if channels > 1 else array.shape
    if geometry[0] == "a":
        layers, rest = shape[0], shape[1:]
    else:
        layers, rest = 1, shape
    sizes = (*rest[::-1], 1, 1)[:3]
    nested = array.reshape(layers, sizes[2], sizes[1], sizes[0], channels).tolist()
    return Unit(nested, sizes, len(rest), **settings)


SHAPES = {"1d": (13,), "2d": (5, 8), "3d": (4, 3, 7), "a1d": (3, 6), "a2d": (3, 4, 5)}


def check(geometry: str, format: str, channels: int, ctype: str, seed: int, **settings: Any) -> None:
    """Sample a random texture at random places and compare every component of every lane."""
    array = texels(format, SHAPES[geometry] + ((channels,) if channels > 1 else ()), seed)
    layered = geometry[0] == "a"
    texture = minicc.Texture(array, channels=channels, layered=layered, **settings)
    is_unit = settings.pop("read", "element") == "normalized"
    dtype = "f32" if is_unit or format[0] == "f" else "s32" if format[0] == "s" else "u32"
    address = settings.pop("address", "clamp")
    modes = (address,) * 3 if isinstance(address, str) else (*address, "clamp", "clamp")[:3]
    border = settings.pop("border", (0, 0, 0, 0))
    unit = as_unit(
        array,
        geometry,
        channels,
        address=modes,
        border=border,
        unit=np.iinfo(array.dtype).max if is_unit else 0,
        **settings,
    )
    sizes = unit.sizes[: AXES[geometry]]
    if ctype == "f32":
        coordinates = [places(size, unit.normalized, seed + axis) for axis, size in enumerate(sizes)]
    else:
        rng = np.random.default_rng(seed)
        coordinates = [rng.integers(-size, 2 * size, COUNT).astype(np.int32) for size in sizes]
        coordinates[0][:2] = [2**31 - 1, -(2**31)]
    layer = np.random.default_rng(seed).integers(0, 5, COUNT).astype(np.uint32)
    layer[:1] = 0xFFFFFFFF
    out = run(kernel("tex", geometry, dtype, ctype), texture, [layer] * layered + coordinates, dtype)
    for lane in range(COUNT):
        want = unit.fetch([c[lane].item() for c in coordinates], int(layer[lane]) if layered else 0)
        want = (want + [0, 0, 0, 1][channels:])[:4]
        expected = np.array(want).astype(out.dtype)
        assert np.array_equal(out[lane], expected, equal_nan=dtype == "f32"), (
            f"lane {lane}: at {[c[lane] for c in coordinates]} layer {layer[lane]}: {out[lane]}, expected"
            f" {expected}"
        )


@pytest.mark.parametrize("geometry", SHAPES)
@pytest.mark.parametrize("format", FORMATS)
def test_texels_at_integer_coordinates(geometry: str, format: str) -> None:
    for channels in (1, 2, 4):
        check(geometry, format, channels, "s32", 3)
    check(geometry, format, 2, "s32", 4, address="border", border=(7, 1, 0, 0))


@pytest.mark.parametrize("geometry", SHAPES)
@pytest.mark.parametrize("address", ["clamp", "border", "wrap", "mirror"])
@pytest.mark.parametrize("normalized", [False, True])
def test_points(geometry: str, address: str, normalized: bool) -> None:
    if address in ("wrap", "mirror") and not normalized:
        with pytest.raises(minicc.LaunchError, match="needs normalized coordinates"):
            minicc.Texture(np.zeros(4, np.float32), address=address)
        return
    for format, channels in (("f32", 1), ("u16", 4), ("s32", 2)):
        check(geometry, format, channels, "f32", 11, address=address, normalized=normalized)


@pytest.mark.parametrize("geometry", SHAPES)
@pytest.mark.parametrize("address", ["clamp", "border", "wrap", "mirror"])
@pytest.mark.parametrize("normalized", [False, True])
def test_linear_filtering(geometry: str, address: str, normalized: bool) -> None:
    if normalized or address in ("clamp", "border"):
        for format, channels, read in (
            ("f32", 1, "element"),
            ("f16", 2, "element"),
            ("u8", 4, "normalized"),
            ("s16", 1, "normalized"),
        ):
            check(
                geometry,
                format,
                channels,
                "f32",
                21,
                address=address,
                normalized=normalized,
                filter="linear",
                read=read,
            )


@pytest.mark.parametrize("format", ["u8", "s8", "u16", "s16"])
def test_integers_read_as_floats(format: str) -> None:
    check("1d", format, 1, "f32", 31, read="normalized")
    check("2d", format, 4, "s32", 32, read="normalized", address="border", border=(0.25, 1, 0, 0.5))


def test_each_axis_has_its_mode() -> None:
    check(
        "3d",
        "f32",
        1,
        "f32",
        41,
        address=("wrap", "border", "mirror"),
        normalized=True,
        filter="linear",
        border=(3, 0, 0, 0),
    )
    check("2d", "f32", 2, "f32", 42, address=("clamp", "wrap"), normalized=True)


def test_nan_texels_keep_their_bits() -> None:
    bits = np.array([0x7FC12345, 0xFFFFFFFF, 0x7F800001, 0x80000000], np.uint32)
    out = run(
        kernel("tex", "1d", "f32", "s32"),
        minicc.Texture(bits.view(np.float32)),
        [np.arange(64, dtype=np.int32) % 4],
        "f32",
    )
    assert (out[:4, 0].view(np.uint32) == bits).all()


def test_offsets_move_by_texels() -> None:
    array = texels("f32", (6, 9), 51)
    for settings in (
        {"address": "clamp"},
        {"address": "wrap", "normalized": True},
        {"address": "mirror", "normalized": True, "filter": "linear"},
    ):
        unit = as_unit(array, "2d", 1, **settings | {"address": (settings["address"],) * 3})
        coordinates = [places(9, "normalized" in settings, 1), places(6, "normalized" in settings, 2)]
        text = kernel("tex", "2d", "f32", "f32", ", {3, -8}")
        out = run(text, minicc.Texture(array, **settings), coordinates, "f32")
        want = [unit.fetch([c[lane].item() for c in coordinates], 0, (3, -8))[0] for lane in range(COUNT)]
        assert np.array_equal(out[:, 0], np.array(want, np.float32))


def test_levels_are_all_the_one_level() -> None:
    array = texels("f32", (5, 8), 61)
    coordinates = [places(8, False, 1), places(5, False, 2)]
    texture = minicc.Texture(array, filter="linear")
    plain = run(kernel("tex", "2d", "f32", "f32"), texture, coordinates, "f32")
    for mnemonic, tail in (
        ("tex.base", ""),
        ("tex.level", ", 0f40400000"),
        ("tex.grad", ", {%x, %y}, {%y, %x}"),
    ):
        assert np.array_equal(
            run(kernel(mnemonic, "2d", "f32", "f32", tail), texture, coordinates, "f32"), plain
        )


@pytest.mark.parametrize("component", range(4))
@pytest.mark.parametrize("geometry", ["2d", "a2d"])
def test_gather(component: int, geometry: str) -> None:
    array = texels("s16", SHAPES[geometry] + (4,), 71)
    layered = geometry == "a2d"
    for address, normalized in (("clamp", False), ("wrap", True), ("mirror", True)):
        unit = as_unit(array, geometry, 4, address=(address,) * 3, normalized=normalized)
        coordinates = [places(size, normalized, axis) for axis, size in enumerate(unit.sizes[:2])]
        layer = np.arange(COUNT, dtype=np.uint32) % 4
        texture = minicc.Texture(array, channels=4, address=address, normalized=normalized, layered=layered)
        out = run(
            kernel(f"tld4.{'rgba'[component]}", geometry, "s32", "f32"),
            texture,
            [layer] * layered + coordinates,
            "s32",
        )
        want = [
            unit.gather([c[lane].item() for c in coordinates], component, int(layer[lane]) if layered else 0)
            for lane in range(COUNT)
        ]
        assert np.array_equal(out, np.array(want))


def test_gather_of_a_component_that_is_not_there() -> None:
    texture = minicc.Texture(np.ones((2, 2), np.float32))
    here = [np.zeros(64, np.float32)] * 2
    assert (run(kernel("tld4.g", "2d", "f32", "f32"), texture, here, "f32") == 0).all()
    assert (run(kernel("tld4.a", "2d", "f32", "f32"), texture, here, "f32") == 1).all()


@pytest.mark.parametrize("filter", ["point", "linear"])
@pytest.mark.parametrize("geometry", ["cube", "acube"])
def test_cubes(filter: str, geometry: str) -> None:
    layered = geometry == "acube"
    array = texels("f32", (2,) * layered + (6, 4, 4), 81)
    rng = np.random.default_rng(82)
    direction = rng.choice([-1.0, 1.0, 0.5, 0.0, 0.3], (3, COUNT)) * rng.choice([1.0, 0.7], (3, COUNT))
    direction[2][~direction.any(axis=0)] = 1
    x, y, z = direction.astype(np.float32)
    layer = np.arange(COUNT, dtype=np.uint32) % 3
    out = run(
        kernel("tex", geometry, "f32", "f32"),
        minicc.Texture(array, cube=True, layered=layered, filter=filter),
        [layer] * layered + [x, y, z],
        "f32",
    )
    faces = as_unit(array.reshape(-1, 4, 4), "a2d", 1, filter=filter, normalized=True)
    for lane in range(COUNT):
        face, s, t = cube_place(x[lane].item(), y[lane].item(), z[lane].item())
        want = faces.fetch([s, t], face + 6 * min(int(layer[lane]), 1) * layered)[0]
        assert out[lane, 0] == want, (lane, x[lane], y[lane], z[lane])
