"""Textures on the native engine: results are those of the reference engine bit for bit, and from the second
gang on they come from machine code.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial, wraps

import numpy as np
import pytest

import minicc
from minicc.jit import numpy_callbacks
from minicc.support.diagnostics import KernelFault

THREADS, BLOCKS = 80, 3
INTEGERS = ("u1", "i1", "u2", "i2", "u4", "i4")
GEOMETRIES: dict[str, tuple[tuple[int, ...], str, int]] = {
    "1d": ((13,), "", 1),
    "2d": ((7, 13), "", 2),
    "3d": ((5, 7, 13), "", 3),
    "a1d": ((4, 13), "layered", 1),
    "a2d": ((4, 7, 13), "layered", 2),
    "cube": ((6, 8, 8), "cube", 3),
    "acube": ((2, 6, 8, 8), "both", 3),
}
"""The shape of an image, how it is made, and coordinates besides that of the layer."""


def kernel(instruction: str, geometry: str, kind: str, coordinate: str, result: str) -> str:
    """A kernel whose threads read four components at coordinates from memory; of `instruction` the text
    between opcode and type and the operands after the coordinates.
    """
    opcode, _, more = instruction.partition("|")
    count = GEOMETRIES[geometry][2]
    names = [f"%c{i}" for i in range(count)]
    if geometry[0] == "a":
        names.insert(0, "%l")
    width = {1: 1, 2: 2, 3: 4, 4: 4}[len(names)]
    names += ["%c3"] * (width - len(names))
    at = "{" + ", ".join(names) + "}" if width > 1 else names[0]
    stores = {
        "f16": "st.global.v4.b16 [%o], {%h0, %h1, %h2, %h3};",
        "f16x2": "st.global.v2.b32 [%o], {%r0, %r1};",
    }.get(kind, "st.global.v4.b32 [%o], {%r0, %r1, %r2, %r3};")
    registers = {"f16": "{%h0, %h1, %h2, %h3}", "f16x2": "{%r0, %r1}"}.get(kind, "{%r0, %r1, %r2, %r3}")
    vector = "v2" if kind == "f16x2" else "v4"
    return f""".version 8.3
.target sm_90{", texmode_independent" if result else ""}
.address_size 64
.visible .entry k(.param .u64 image, .param .u64 sampler, .param .u64 in, .param .u64 out) {{
  .reg .b64 %h, %s, %i, %o; .reg .b32 %t, %n, %l, %c<10>, %m<4>, %r<4>; .reg .b16 %h<4>; .reg .pred %p;
  ld.param.u64 %h, [image]; ld.param.u64 %s, [sampler]; ld.param.u64 %i, [in]; ld.param.u64 %o, [out];
  mov.u32 %t, %ctaid.x; mov.u32 %n, %ntid.x; mov.u32 %l, %tid.x; mad.lo.u32 %t, %t, %n, %l;
  mad.wide.u32 %i, %t, 64, %i; mad.wide.u32 %o, %t, 16, %o; and.b32 %l, %t, 7; setp.eq.u32 %p, %l, 5;
  @%p bra DONE;
  ld.global.v4.b32 {{%c0, %c1, %c2, %c3}}, [%i]; ld.global.v4.b32 {{%c4, %c5, %c6, %c7}}, [%i+16];
  ld.global.v4.b32 {{%m0, %m1, %m2, %m3}}, [%i+32]; ld.global.v2.b32 {{%c8, %c9}}, [%i+48];
  {opcode}.{geometry}.{vector}.{kind}.{coordinate} {registers}, [%h, {result}{at}]{more};
  {stores}
DONE: ret; }}"""


def coordinates(kind: str) -> np.ndarray:
    """Sixteen words for each thread: eight coordinates, four small offsets, and more coordinates."""
    rng, count = np.random.default_rng(11), THREADS * BLOCKS
    if kind == "s32":
        words = rng.integers(-5, 20, (count, 16)).astype(np.int32).view(np.uint32)
        words[::17] = np.uint32(0x80000000)
    else:
        numbers = (rng.standard_normal((count, 16)) * 9).astype(np.float32)
        numbers[::2] /= 9
        numbers[5::6] = np.rint(numbers[5::6] * 2) / 2
        numbers[::13, :3] = rng.choice(
            [np.nan, np.inf, -np.inf, 1e30, -0.0, 3e9, -1e-40], (len(numbers[::13]), 3)
        )
        words = numbers.view(np.uint32)
    words[:, 8:12] = rng.integers(-8, 8, (count, 4)).astype(np.int32).view(np.uint32)
    return words


def pixels(geometry: str, dtype: str, channels: int) -> np.ndarray:
    shape = GEOMETRIES[geometry][0] + ((channels,) if channels > 1 else ())
    rng = np.random.default_rng(5)
    if dtype[0] == "f":
        result = (rng.standard_normal(shape) * 100).astype(dtype)
        result.reshape(-1)[::11] = np.inf
        result.reshape(-1)[::23] = np.nan
        return result
    return rng.integers(0, 256, (*shape, np.dtype(dtype).itemsize), np.uint8).view(dtype).reshape(shape)


def cases() -> Iterator[tuple[str, dict[str, object], str, str, str, str]]:
    """(geometry, settings, dtype, kind of result, kind of coordinate, instruction)."""
    modes = ("wrap", "mirror", "clamp", "border")
    number = 0
    for geometry in GEOMETRIES:
        for dtype in (*INTEGERS, "f2", "f4"):
            for filter_ in ("point", "linear") if dtype[0] == "f" else ("point", "normalized"):
                number += 1
                normalized = bool(number % 2) or "cube" in geometry
                mode = modes[number % 4] if normalized else modes[2 + number % 2]
                settings: dict[str, object] = {"address": mode, "normalized": normalized}
                settings |= {"border": (0.25, 1, 2, 3)} if dtype[0] == "f" or filter_ != "point" else {}
                if filter_ == "normalized":
                    if dtype[1] == "4":
                        continue
                    settings |= {"read": "normalized", "filter": "linear"}
                else:
                    settings["filter"] = filter_
                reads_float = dtype[0] == "f" or filter_ == "normalized"
                kind = ("f32", "f16", "f16x2")[number % 3] if reads_float else ("u32", "s32")[dtype[0] == "i"]
                yield geometry, settings, dtype, kind, "f32", "tex"
        unfiltered = {"address": "clamp", "normalized": False}
        if "cube" not in geometry:
            yield geometry, unfiltered, "f4", "f32", "s32", "tex"
            offsets = {1: "%m0", 2: "{%m0, %m1}", 3: "{%m0, %m1, %m2, %m3}"}[GEOMETRIES[geometry][2]]
            for mode in modes:
                settings = {"address": mode, "normalized": True, "filter": "linear"}
                yield geometry, settings, "u2", "f32", "f32", f"tex|, {offsets}"
        if geometry not in ("1d", "a1d", "3d"):
            for mode in modes if "cube" not in geometry else ("clamp",):
                yield geometry, {"address": mode, "normalized": True}, "f4", "f32", "f32", "tld4.b"
            yield geometry, {"normalized": True, "filter": "linear"}, "f4", "f32", "f32", "tex.level|, %c7"


def texture(geometry: str, settings: dict[str, object], dtype: str, number: int) -> minicc.Texture:
    made = GEOMETRIES[geometry][1]
    more = dict(settings)
    if dtype != "f4" and dtype != "f2" and more.get("filter") == "linear":
        more["read"] = "normalized"
    return minicc.Texture(
        pixels(geometry, dtype, channels := (1, 2, 4)[number % 3]),
        channels=channels,
        layered=made in ("layered", "both"),
        cube=made in ("cube", "both"),
        **more,  # type: ignore[arg-type]
    )


def arguments(geometry: str, settings: dict[str, object], dtype: str, number: int) -> list[object]:
    """A texture, and a sampler with the same rules."""
    rules = {name: value for name, value in settings.items() if name != "read"}
    return [texture(geometry, settings, dtype, number), minicc.Sampler(**rules)]  # type: ignore[arg-type]


def results(text: str, make: Callable[[], list[object]], words: np.ndarray) -> list[object]:
    """What a kernel leaves on either engine, or its fault."""
    obj, result = minicc.ObjectCode.from_ptx(text), []
    for engine in ("reference", "native"):
        device, out = minicc.Device(), np.zeros(4 * THREADS * BLOCKS, np.uint32)
        try:
            assert (
                obj["k"]((BLOCKS,), (THREADS,), (*make(), words, out), engine=engine, device=device).engine
                == engine
            )
            result.append(out.tobytes())
        except KernelFault as fault:
            result.append(str(fault))
    return result


@pytest.fixture
def calls(monkeypatch) -> list[int]:
    """The lanes of each call of the NumPy engine's definition."""
    made, run = [], numpy_callbacks.FUNCTIONS["images.fetch"]

    @wraps(run)
    def counted(*arguments: object) -> object:
        made.append(1)
        return run(*arguments)

    monkeypatch.setitem(numpy_callbacks.FUNCTIONS, "images.fetch", counted)
    return made


@pytest.mark.parametrize("geometry", GEOMETRIES)
def test_fetches(geometry: str, calls: list[int], monkeypatch) -> None:
    monkeypatch.setenv("MINICC_THREADS", "1")
    for number, case in enumerate(cases()):
        if case[0] != geometry:
            continue
        _, settings, dtype, kind, coordinate, instruction = case
        for own_sampler in ("", "%s, ")[: 1 + (number % 4 == 0)]:
            calls.clear()
            text = kernel(instruction, geometry, kind, coordinate, own_sampler)

            wanted, result = results(
                text, partial(arguments, geometry, settings, dtype, number), coordinates(coordinate)
            )
            assert result == wanted, case
            assert isinstance(wanted, bytes), (case, wanted)
            assert len(calls) == 1, case


@pytest.mark.parametrize("filter_", ["point", "linear"])
@pytest.mark.parametrize("level_filter", ["point", "linear"])
@pytest.mark.parametrize("instruction", ["tex.level|, %c7", "tex.grad|, {%c4, %c5}, {%c6, %c7}", "tex"])
def test_levels(filter_: str, level_filter: str, instruction: str, calls: list[int], monkeypatch) -> None:
    monkeypatch.setenv("MINICC_THREADS", "1")
    rng = np.random.default_rng(2)
    levels = [rng.standard_normal((max(16 >> i, 1), 32 >> i)).astype(np.float32) for i in range(6)]

    def make() -> list[object]:
        made = minicc.Texture(
            levels=levels,
            filter=filter_,
            level_filter=level_filter,
            normalized=True,
            level_bias=0.3,
            address="wrap",
        )
        return [made, minicc.Sampler()]

    wanted, result = results(kernel(instruction, "2d", "f32", "f32", ""), make, coordinates("f32"))
    assert result == wanted and isinstance(wanted, bytes) and len(calls) == 1


def test_a_texture_of_the_wrong_kind_is_the_same_fault() -> None:
    for make in (
        lambda: [minicc.Texture(np.zeros((3, 4), np.float32)), minicc.Sampler()],
        lambda: [minicc.Texture(np.zeros(4, np.uint32)), minicc.Sampler()],
        lambda: [minicc.Sampler(), minicc.Sampler()],
    ):
        wanted, result = results(kernel("tex", "1d", "f32", "f32", ""), make, coordinates("f32"))
        assert result == wanted and isinstance(wanted, str)


def test_a_handle_that_is_bound_again_is_looked_up_again() -> None:
    text = kernel("tex", "1d", "f32", "f32", "").replace(
        "ld.param.u64 %h, [image];", "mov.u64 %h, image_ref;"
    )
    obj = minicc.ObjectCode.from_ptx(text.replace(".visible", ".global .texref image_ref;\n.visible"))
    for value in (3.0, 4.0):
        obj.bind_texture("image_ref", minicc.Texture(np.full(9, value, np.float32)))
        out = np.zeros(4 * THREADS * BLOCKS, np.float32)
        obj["k"]((BLOCKS,), (THREADS,), (0, 0, coordinates("f32"), out), engine="native")
        assert set(out[::4].tolist()) == {0.0, value}
