"""`suld`, `sust`, `sured` against the bytes of a NumPy array, computed lane by lane."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import minicc

HEADER = ".version 8.3\n.target sm_90\n.address_size 64\n"
SHAPES = {"1d": (24,), "2d": (5, 24), "3d": (3, 4, 24), "a1d": (4, 24), "a2d": (3, 2, 24)}
COUNT = 128


def places(geometry: str, unit: int, outside: bool, seed: int) -> list[np.ndarray]:
    """Coordinates in the order of the instruction; x counts in steps of `unit` up to 24 texels of 4 bytes."""
    rng = np.random.default_rng(seed)
    shape = SHAPES[geometry]
    sizes = [*shape[:-1][::-1]] if geometry[0] != "a" else [shape[0], *shape[1:-1][::-1]]
    x = rng.integers(-3 * outside, 96 // unit + 3 * outside, COUNT) * unit
    others = [rng.integers(-2 * outside, size + 2 * outside, COUNT) for size in sizes]
    result = [others[0], x, *others[1:]] if geometry[0] == "a" else [x, *others]
    return [c.astype(np.int32) for c in result]


def kernel(body: str, geometry: str, register: str, count: int = 1) -> str:
    """`body` may use %v0…, the handle [%s], its coordinates `{AT}`; values go in and out through `data`."""
    names = [f"c{i}" for i in range({"1d": 1, "2d": 2, "3d": 3, "a1d": 2, "a2d": 3}[geometry])]
    at = [f"%{n}" for n in names] + ["%c0"] * (len(names) == 3)
    loads = "".join(
        f"ld.param.u64 %a, [{n}]; mad.wide.u32 %a, %t, 4, %a; ld.global.b32 %{n}, [%a];\n" for n in names
    )
    size = int(register[1:]) // 8 * count
    vector = f".v{count}" if count > 1 else ""
    values = ", ".join(f"%v{i}" for i in range(count))
    values = f"{{{values}}}" if count > 1 else values
    move = f"ld.param.u64 %a, [data]; mad.wide.u32 %a, %t, {size}, %a;"
    return (
        HEADER
        + f".visible .entry k({', '.join(f'.param .u64 {n}' for n in [*names, 'data', 'surface'])})\n{{\n.reg"
        f" .b64 %a, %s; .reg .b32 %t, {', '.join(f'%{n}' for n in names)}; .reg .{register}"
        f" %v<{count}>;\nmov.u32 %t, %tid.x;\n{loads}ld.param.u64 %s, [surface];\n{move}"
        f" ld.global{vector}.{register} {values},"
        f" [%a];\n{body.replace('{AT}', '{' + ', '.join(at) + '}')}\n{move} st.global{vector}.{register}"
        f" [%a], {values};\nret;\n}}\n"
    )


def row_bytes(array: np.ndarray, geometry: str, at: list[int]) -> tuple[np.ndarray, int] | None:
    """(the row's bytes, the x coordinate), or None when another coordinate is outside."""
    shape = array.shape
    if geometry[0] == "a":
        index, x = [at[0], *at[2:][::-1]], at[1]
    else:
        x, index = at[0], at[1:][::-1]
    if any(not 0 <= i < n for i, n in zip(index, shape)):
        return None
    return array[tuple(index)].view(np.uint8), x


def values(register: str, count: int, seed: int) -> np.ndarray:
    bits = int(register[1:])
    return (
        np.random.default_rng(seed)
        .integers(0, 1 << min(bits, 62), (COUNT, count), dtype=np.uint64)
        .astype(f"u{bits // 8}")
    )


@pytest.mark.parametrize("geometry", SHAPES)
@pytest.mark.parametrize(
    ("type_", "count"),
    [("b8", 1), ("b16", 1), ("b32", 1), ("b64", 1), ("b8", 2), ("b32", 4), ("b64", 2), ("b16", 4)],
)
def test_loads_and_stores_of_bytes(geometry: str, type_: str, count: int) -> None:
    register = "b16" if type_ == "b8" else type_
    size = int(type_[1:]) // 8
    vector = f".v{count}" if count > 1 else ""
    braced = "{" + ", ".join(f"%v{i}" for i in range(count)) + "}"
    array = np.random.default_rng(1).integers(0, 2**32, SHAPES[geometry], dtype=np.uint32)
    where = places(geometry, size * count, True, 2)
    data = values(register, count, 3)
    inside = {}
    for lane in range(COUNT):
        result = row_bytes(array, geometry, [int(c[lane]) for c in where])
        if result is not None and 0 <= result[1] <= len(result[0]) - size * count:
            inside[lane] = result

    loaded = data.copy()
    obj = minicc.ObjectCode.from_ptx(
        kernel(f"suld.b.{geometry}{vector}.{type_}.zero {braced}, [%s, {{AT}}];", geometry, register, count)
    )
    obj["k"][1, COUNT](*where, loaded, minicc.Surface(array, layered=geometry[0] == "a"))
    want = np.zeros_like(data)
    for lane, (row, x) in inside.items():
        want[lane] = row[x : x + size * count].view(f"u{size}")
    assert (loaded == want).all()

    expected = array.copy()
    obj = minicc.ObjectCode.from_ptx(
        kernel(f"sust.b.{geometry}{vector}.{type_}.zero [%s, {{AT}}], {braced};", geometry, register, count)
    )
    obj["k"][1, COUNT](*where, data, minicc.Surface(array, layered=geometry[0] == "a"))
    for lane in inside:
        row, x = row_bytes(expected, geometry, [int(c[lane]) for c in where])  # type: ignore[misc]
        row[x : x + size * count] = data[lane].astype(f"u{size}").view(np.uint8)
    assert (array == expected).all()


@pytest.mark.parametrize("geometry", SHAPES)
def test_clamped_accesses_take_the_nearest_place(geometry: str) -> None:
    array = np.random.default_rng(1).integers(0, 2**32, SHAPES[geometry], dtype=np.uint32)
    where, loaded = places(geometry, 4, True, 5), np.zeros((COUNT, 1), np.uint32)
    obj = minicc.ObjectCode.from_ptx(
        kernel(f"suld.b.{geometry}.b32.clamp {{%v0}}, [%s, {{AT}}];", geometry, "b32")
    )
    obj["k"][1, COUNT](*where, loaded, minicc.Surface(array, layered=geometry[0] == "a"))
    shape = array.shape
    for lane in range(COUNT):
        at = [int(c[lane]) for c in where]
        if geometry[0] == "a":
            # The index of a layer is unsigned.
            index = [at[0] % 2**32, *at[2:][::-1], at[1] // 4]
        else:
            index = [*at[1:][::-1], at[0] // 4]
        assert loaded[lane, 0] == array[tuple(max(0, min(i, n - 1)) for i, n in zip(index, shape))]


def test_rows_of_odd_length() -> None:
    """A row of three bytes: an access of two may start at an odd place of the array."""
    array = np.arange(12, dtype=np.uint8).reshape(4, 3)
    data = np.zeros((COUNT, 1), np.uint16)
    where = [np.zeros(COUNT, np.int32), np.arange(COUNT, dtype=np.int32) % 4]
    minicc.ObjectCode.from_ptx(kernel("suld.b.2d.b16.trap {%v0}, [%s, {AT}];", "2d", "b16"))["k"][1, COUNT](
        *where, data, minicc.Surface(array)
    )
    assert (data[:4, 0] == [0x0100, 0x0403, 0x0706, 0x0A09]).all()
    data[:] = 0xBBAA
    minicc.ObjectCode.from_ptx(kernel("sust.b.2d.b16.trap [%s, {AT}], {%v0};", "2d", "b16"))["k"][1, COUNT](
        *where, data, minicc.Surface(array)
    )
    assert (array == [[0xAA, 0xBB, 2], [0xAA, 0xBB, 5], [0xAA, 0xBB, 8], [0xAA, 0xBB, 11]]).all()


@pytest.mark.parametrize(
    ("body", "geometry", "coordinates", "message"),
    [
        (
            "suld.b.1d.b32.trap {%v0}, [%s, {AT}];",
            "1d",
            [96],
            r"out-of-bounds load of 4 bytes at \(96\) of a surface",
        ),
        ("suld.b.1d.b32.trap {%v0}, [%s, {AT}];", "1d", [-4], r"out-of-bounds load of 4 bytes at \(-4\)"),
        ("suld.b.1d.b32.zero {%v0}, [%s, {AT}];", "1d", [2], "misaligned load of 4 bytes at byte 2"),
        (
            "sust.b.2d.b32.trap [%s, {AT}], {%v0};",
            "2d",
            [92, 5],
            r"out-of-bounds store of 4 bytes at \(92, 5\)",
        ),
        (
            "sust.p.2d.b32.trap [%s, {AT}], {%v0};",
            "2d",
            [24, 0],
            r"out-of-bounds store of 4 bytes at \(24, 0\)",
        ),
        (
            "sured.b.add.1d.u32.trap [%s, {AT}], %v0;",
            "1d",
            [100],
            r"out-of-bounds atomic of 4 bytes at \(100\)",
        ),
        (
            "suld.b.a2d.b32.trap {%v0}, [%s, {AT}];",
            "a2d",
            [3, 0, 0],
            r"out-of-bounds load of 4 bytes at \(3, 0, 0\)",
        ),
    ],
)
def test_what_traps(body: str, geometry: str, coordinates: list[int], message: str) -> None:
    array, data = np.zeros(SHAPES[geometry], np.uint32), np.ones((COUNT, 1), np.uint32)
    where = [np.zeros(COUNT, np.int32) for _ in coordinates]
    for c, bad in zip(where, coordinates):
        c[77] = bad
    obj = minicc.ObjectCode.from_ptx(kernel(body, geometry, "b32"))
    with pytest.raises(minicc.KernelFault, match=message) as caught:
        obj["k"][1, COUNT](*where, data, minicc.Surface(array, layered=geometry[0] == "a"))
    assert caught.value.site.thread == (77, 0, 0)
    assert not array.any()


@pytest.mark.parametrize(
    ("dtype", "given", "stored"),
    [
        (np.uint8, [0, 255, 256, 2**32 - 1], [0, 255, 255, 255]),
        (np.int8, [0, 127, 128, -128, -129], [0, 127, 127, -128, -128]),
        (np.uint16, [65535, 65536], [65535, 65535]),
        (np.int16, [-32769, 32768], [-32768, 32767]),
        (np.uint32, [2**32 - 1], [2**32 - 1]),
        (np.int32, [-1], [-1]),
    ],
)
def test_formatted_stores_clamp_integers(dtype: type, given: list[int], stored: list[int]) -> None:
    array, data = np.zeros(COUNT, dtype), np.zeros((COUNT, 1), np.uint32)
    data[: len(given), 0] = np.array(given, np.int64).astype(np.uint32)
    obj = minicc.ObjectCode.from_ptx(kernel("sust.p.1d.b32.zero [%s, {AT}], {%v0};", "1d", "b32"))
    obj["k"][1, COUNT](np.arange(COUNT, dtype=np.int32), data, minicc.Surface(array))
    assert array[: len(stored)].tolist() == stored


def test_formatted_stores_of_floats() -> None:
    array = np.full((COUNT, 4), 9, np.float16)
    data = np.array([[1.5, -np.inf, 1 + 2**-11, -0.0]] * COUNT, np.float32)
    obj = minicc.ObjectCode.from_ptx(
        kernel("sust.p.1d.v4.b32.zero [%s, {AT}], {%v0, %v1, %v2, %v3};", "1d", "b32", 4)
    )
    obj["k"][1, COUNT](
        np.arange(COUNT, dtype=np.int32), data.view(np.uint32), minicc.Surface(array, channels=4)
    )
    assert (array == data.astype(np.float16)).all()
    obj = minicc.ObjectCode.from_ptx(kernel("sust.p.1d.v2.b32.zero [%s, {AT}], {%v0, %v1};", "1d", "b32", 2))
    obj["k"][1, COUNT](
        np.arange(COUNT, dtype=np.int32),
        np.ascontiguousarray(data[:, :2]).view(np.uint32),
        minicc.Surface(array, channels=4),
    )
    assert array[0].tolist() == [1.5, -np.inf, 0, 0]


@pytest.mark.parametrize(
    ("mnemonic", "dtype", "fold"),
    [
        ("sured.b.add.2d.u32", np.uint32, lambda a, b: (a + b) % 2**32),
        ("sured.b.add.2d.u64", np.uint64, lambda a, b: (a + b) % 2**64),
        ("sured.b.min.2d.s32", np.int32, min),
        ("sured.b.max.2d.s32", np.int32, max),
        ("sured.b.max.2d.u32", np.uint32, max),
        ("sured.b.and.2d.b32", np.uint32, lambda a, b: a & b),
        ("sured.b.or.2d.b32", np.uint32, lambda a, b: a | b),
        ("sured.p.add.2d.b32", np.uint32, lambda a, b: (a + b) % 2**32),
        ("sured.p.min.2d.b32", np.int32, min),
        ("sured.p.min.2d.b32", np.uint32, min),
        ("sured.p.max.2d.b64", np.uint64, max),
        ("sured.b.add.2d.s32", np.int32, lambda a, b: (a + b + 2**31) % 2**32 - 2**31),
        ("sured.b.min.2d.u64", np.uint64, min),
        ("sured.b.max.2d.s64", np.int64, max),
    ],
)
def test_reductions(mnemonic: str, dtype: type, fold: Any) -> None:
    rng = np.random.default_rng(9)
    info = np.iinfo(dtype)
    array = rng.integers(info.min, info.max, (3, 4), dtype=dtype, endpoint=True)
    bits = 8 * array.itemsize
    data = rng.integers(info.min, info.max, (COUNT, 1), dtype=dtype, endpoint=True)
    step = 1 if ".p." in mnemonic else array.itemsize
    x, y = rng.integers(-1, 5, COUNT).astype(np.int32), rng.integers(0, 4, COUNT).astype(np.int32)
    expected = array.tolist()
    for lane in range(COUNT):
        if 0 <= x[lane] < 4 and 0 <= y[lane] < 3:
            expected[y[lane]][x[lane]] = fold(expected[y[lane]][x[lane]], int(data[lane, 0]))
    obj = minicc.ObjectCode.from_ptx(kernel(f"{mnemonic}.zero [%s, {{AT}}], %v0;", "2d", f"b{bits}"))
    surface = (
        minicc.Surface(array)
        if bits == 32
        else minicc.Surface(array.view(np.uint32).reshape(3, 4, 2), channels=2)
    )
    obj["k"][1, COUNT]((x * step).astype(np.int32), y, data, surface)
    assert array.tolist() == expected


def test_guarded_lanes_touch_nothing() -> None:
    text = kernel(
        "setp.lt.u32 %p, %t, 7; @%p sust.b.1d.b32.trap [%s, {AT}], {%v0}; @!%p suld.b.1d.b32.zero {%v0}, [%s,"
        " {AT}];",
        "1d",
        "b32",
    )
    array, data = np.zeros(16, np.uint32), np.full((COUNT, 1), 5, np.uint32)
    where = np.arange(COUNT, dtype=np.int32) * 4
    minicc.ObjectCode.from_ptx(text.replace(".reg .b64 %a", ".reg .pred %p; .reg .b64 %a"))["k"][1, COUNT](
        where, data, minicc.Surface(array)
    )
    assert array.tolist() == [5] * 7 + [0] * 9
    assert (data[:7] == 5).all()
    assert not data[7:].any()


def test_texture_surface_and_pointer_see_one_array() -> None:
    text = (
        HEADER
        + """
.visible .entry k(.param .u64 t, .param .u64 s, .param .u64 p) {
  .reg .b64 %t, %s, %p; .reg .b32 %r<6>;
  ld.param.u64 %t, [t]; ld.param.u64 %s, [s]; ld.param.u64 %p, [p];
  mov.u32 %r0, %tid.x;
  shl.b32 %r1, %r0, 2;
  sust.b.1d.b32.trap [%s, {%r1}], {%r0};
  bar.sync 0;
  xor.b32 %r0, %r0, 1;
  tex.1d.v4.u32.s32 {%r2, %r3, %r4, %r5}, [%t, {%r0}];
  bar.sync 0;
  mov.u32 %r0, %tid.x;
  mad.wide.u32 %p, %r0, 4, %p;
  mad.lo.u32 %r2, %r2, 10, %r0;
  st.global.u32 [%p], %r2;
  ret;
}"""
    )
    array = np.zeros(64, np.uint32)
    minicc.ObjectCode.from_ptx(text)["k"][1, 64](minicc.Texture(array), minicc.Surface(array), array)
    lane = np.arange(64)
    assert (array == (lane ^ 1) * 10 + lane).all()
