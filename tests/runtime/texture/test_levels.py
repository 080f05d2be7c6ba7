"""Mipmaps: which level `tex`, `tex.level` and `tex.grad` read, and what `txq` tells of levels, against plain
Python.
"""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

import minicc

from .oracle import Unit, to_f32
from .test_sampling import HEADER, compiled

COUNT = 256
SIZES = [(13, 8), (6, 4), (3, 2), (1, 1)]


def arrays(shape: tuple[int, int] = (8, 13), dtype: type = np.float32) -> list[np.ndarray]:
    rng = np.random.default_rng(5)
    result = []
    while True:
        result.append((rng.standard_normal(shape) * 100).astype(dtype))
        if shape == (1, 1):
            return result
        shape = (max(shape[0] // 2, 1), max(shape[1] // 2, 1))


def run(instruction: str, texture: Any, *inputs: np.ndarray, sampler: Any = None) -> np.ndarray:
    """`instruction` with %i0, %i1 … for the inputs of a lane; its first result."""
    loads = "".join(
        f".reg .f32 %i{i}; ld.param.u64 %a, [p{i}]; mad.wide.u32 %a, %t, 4, %a; ld.global.f32 %i{i}, [%a];\n"
        for i in range(len(inputs))
    )
    extra = ", .param .u64 sampler" if sampler is not None else ""
    text = (
        HEADER.replace("sm_90", "sm_90, texmode_independent" if sampler is not None else "sm_90")
        + f".visible .entry k({', '.join(f'.param .u64 p{i}' for i in range(len(inputs)))}, .param .u64 out,"
        f" .param .u64 tex{extra}) {{\n.reg .b64 %a, %h, %s; .reg .b32 %t, %w; .reg .f32 %d<4>;\nmov.u32"
        f" %t, %ctaid.x; mov.u32 %w, %tid.x; mad.lo.u32 %t, %t, 64, %w;\n{loads}ld.param.u64 %h, [tex];"
        f" {'ld.param.u64 %s, [sampler];' if extra else ''}\n{instruction}\nld.param.u64 %a, [out];"
        " mad.wide.u32 %a, %t, 4, %a; st.global.f32 [%a], %d0; ret; }\n"
    )
    out = np.zeros(COUNT, np.float32)
    compiled(text)["k"][COUNT // 64, 64](*inputs, out, texture, *([sampler] if sampler is not None else []))
    return out


def mixed(levels: list[np.ndarray], x: float, y: float, lod: float, filter: str, level_filter: str) -> float:
    """Return the value of a mipmap of the given arrays at a position, for a level of detail within its
    levels.
    """

    def sample(number: int) -> float:
        height, width = levels[number].shape
        unit = Unit(
            [[[[[float(v)] for v in row] for row in levels[number]]]],
            (width, height, 1),
            2,
            filter=filter,
            normalized=True,
        )
        return unit.fetch([x, y])[0]

    if level_filter == "point":
        return sample(max(math.ceil(Fraction(lod) - Fraction(1, 2)), 0))
    low = math.floor(lod)
    weight = Fraction(round(Fraction(lod - low) * 256), 256)
    if not weight:
        return sample(low)
    return to_f32(
        float(Fraction(sample(low)) * (1 - weight) + Fraction(sample(min(low + 1, len(levels) - 1))) * weight)
    )


def clamped(
    lod: float, bias: float = 0.0, clamp: tuple[float, float] = (0.0, math.inf), count: int = 4
) -> float:
    lod = (0.0 if math.isnan(lod) else lod) + bias
    return min(max(min(max(lod, clamp[0]), clamp[1]), 0.0), count - 1.0)


RNG = np.random.default_rng(3)
X, Y = (RNG.uniform(-0.2, 1.2, COUNT).astype(np.float32) for _ in range(2))
LODS = RNG.uniform(-2, 6, COUNT).astype(np.float32)
LODS[:14] = [0, 0.5, 1.5, 2.5, 3.5, 1, 2, 3, 9, -9, math.inf, -math.inf, math.nan, -0.0]


@pytest.mark.parametrize("filter", ("point", "linear"))
@pytest.mark.parametrize("level_filter", ("point", "linear"))
@pytest.mark.parametrize(
    ("bias", "clamp"), ((0.0, (0.0, math.inf)), (-0.75, (0.5, 2.25)), (1.25, (1.0, 1.0)))
)
@pytest.mark.parametrize("independent", (False, True))
def test_a_given_level(
    filter: str, level_filter: str, bias: float, clamp: tuple[float, float], independent: bool
) -> None:
    levels = arrays()
    settings: dict[str, Any] = {
        "filter": filter,
        "level_filter": level_filter,
        "level_bias": bias,
        "level_clamp": clamp,
        "normalized": True,
    }
    if independent:
        result = run(
            "tex.level.2d.v4.f32.f32 {%d0, %d1, %d2, %d3}, [%h, %s, {%i0, %i1}], %i2;",
            minicc.Texture(levels=levels, normalized=True),
            X,
            Y,
            LODS,
            sampler=minicc.Sampler(**settings),
        )
    else:
        result = run(
            "tex.level.2d.v4.f32.f32 {%d0, %d1, %d2, %d3}, [%h, {%i0, %i1}], %i2;",
            minicc.Texture(levels=levels, **settings),
            X,
            Y,
            LODS,
        )
    for i in range(COUNT):
        want = mixed(
            levels, float(X[i]), float(Y[i]), clamped(float(LODS[i]), bias, clamp), filter, level_filter
        )
        assert result[i] == np.float32(want), (i, LODS[i])


@pytest.mark.parametrize("level_filter", ("point", "linear"))
def test_the_level_for_derivatives(level_filter: str) -> None:
    levels = arrays()
    # Lengths are powers of two, or far from where rounding could matter to the nearest level.
    slopes = [
        (2.0 ** RNG.integers(-6, 2, COUNT)).astype(np.float32) / np.float32(size) for size in (13, 8, 13, 8)
    ]
    slopes[1][:], slopes[2][:] = 0, 0
    result = run(
        "tex.grad.2d.v4.f32.f32 {%d0, %d1, %d2, %d3}, [%h, {%i0, %i1}], {%i2, %i3}, {%i4, %i5};",
        minicc.Texture(levels=levels, normalized=True, level_filter=level_filter),
        X,
        Y,
        *slopes,
    )
    near = 0
    for i in range(COUNT):
        lengths = [math.hypot(float(slopes[a][i]) * 13, float(slopes[a + 1][i]) * 8) for a in (0, 2)]
        lod = clamped(math.log2(max(lengths)))
        nearby = {
            mixed(levels, float(X[i]), float(Y[i]), clamped(lod + step), "point", level_filter)
            for step in (-1e-6, 0, 1e-6)
        }
        assert float(result[i]) in nearby, (i, lod)
        near += len(nearby) > 1
    assert near < COUNT // 2 or level_filter == "linear"


def test_levels_by_number_and_the_base() -> None:
    levels = arrays()
    texture = minicc.Texture(levels=levels, normalized=True)
    flat = np.full(COUNT, 0.25, np.float32)
    for mnemonic, level in (("tex", None), ("tex.base", None), ("tex.level", 0), ("tex.level", 2)):
        tail = "" if level is None else f", 0f{np.float32(level).view(np.uint32):08x}"
        result = run(
            f"{mnemonic}.2d.v4.f32.f32 {{%d0, %d1, %d2, %d3}}, [%h, {{%i0, %i0}}]{tail};", texture, flat
        )
        chosen = levels[level or 0]
        assert (result == chosen[int(0.25 * chosen.shape[0]), int(0.25 * chosen.shape[1])]).all()


def test_cubes_and_layers_have_levels() -> None:
    cube = [np.arange(6 * n * n, dtype=np.float32).reshape(6, n, n) + 1000 * n for n in (4, 2, 1)]
    ones, half = np.full(COUNT, 1, np.float32), np.full(COUNT, 0.25, np.float32)
    for lod, size in ((0, 4), (1, 2), (2, 1)):
        result = run(
            "tex.level.cube.v4.f32.f32 {%d0, %d1, %d2, %d3}, [%h, {%i0, %i1, %i1, %i1}], %i2;",
            minicc.Texture(levels=cube, cube=True, normalized=True),
            ones,
            half,
            np.full(COUNT, lod, np.float32),
        )
        # Direction (1, 1/4, 1/4) meets face 0 at s = t = (1 - 1/4) / 2.
        at = int(0.375 * size)
        assert (result == cube[[4, 2, 1].index(size)][0, at, at]).all()
    # z changes by half of x, so s changes by a quarter, t by nothing: 1 texel of 4, level 0; four times that,
    # level 2.
    for slope, size in ((0.5, 4), (2.0, 1)):
        result = run(
            "mov.f32 %d1, 0f00000000; tex.grad.cube.v4.f32.f32 {%d0, %d1, %d2, %d3}, [%h, {%i0, %i1, %i1,"
            " %i1}], {%d1, %d1, %i2, %d1}, {%d1, %d1, %d1, %d1};",
            minicc.Texture(levels=cube, cube=True, normalized=True),
            ones,
            half,
            np.full(COUNT, slope, np.float32),
        )
        at = int(0.375 * size)
        assert (result == cube[[4, 2, 1].index(size)][0, at, at]).all()
    layers = [np.arange(3 * n, dtype=np.float32).reshape(3, n) + 100 * n for n in (5, 2, 1)]
    result = run(
        ".reg .u32 %l; cvt.rzi.u32.f32 %l, %i0; .reg .f32 %c; mov.b32 %c, %i1; tex.level.a1d.v4.f32.f32 {%d0,"
        " %d1, %d2, %d3}, [%h, {%l, %c}], %i2;",
        minicc.Texture(levels=layers, layered=True, normalized=True),
        np.full(COUNT, 2, np.float32),
        half,
        ones,
    )
    assert (result == layers[1][2, 0]).all()


def test_queries_of_levels() -> None:
    texture = minicc.Texture(levels=arrays(), normalized=True)
    kernel = (
        HEADER
        + """.visible .entry k(.param .u64 out, .param .u64 tex) {
        .reg .b64 %a, %h; .reg .b32 %t, %w, %v, %n; ld.param.u64 %h, [tex]; mov.u32 %t, %tid.x;
        txq.level.width.b32 %w, [%h], %t; txq.level.height.b32 %v, [%h], %t;
          txq.num_mipmap_levels.b32 %n, [%h];
        ld.param.u64 %a, [out]; mad.wide.u32 %a, %t, 16, %a; st.global.v4.u32 [%a], {%w, %v, %n, %t}; ret;
          }"""
    )
    out = np.zeros((6, 4), np.uint32)
    compiled(kernel)["k"][1, 6](out, texture)
    assert out[:, :2].tolist() == [list(size) for size in [*SIZES, SIZES[-1], SIZES[-1]]]
    assert (out[:, 2] == 4).all()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"levels": []}, "at least one"),
        ({}, "an array, or levels"),
        (
            {"levels": [np.zeros((4, 4), np.float32), np.zeros((2, 3), np.float32)], "normalized": True},
            "level 1 must have 2 x 2 texels",
        ),
        ({"levels": [np.zeros(4, np.float32), np.zeros(2, np.float16)], "normalized": True}, "of float32"),
        ({"levels": [np.zeros(4, np.float32)]}, "normalized"),
        ({"levels": [np.zeros(4, np.int32)], "normalized": True, "level_filter": "linear"}, "read as floats"),
        ({"levels": [np.zeros(4, np.float32)], "normalized": True, "level_clamp": (2, 1)}, "range"),
        (
            {"levels": [np.zeros(4, np.float32)], "normalized": True, "level_filter": "cubic"},
            "unknown filter",
        ),
        (
            {"levels": [np.zeros(4, np.float32), [0]], "normalized": True},
            "a level of a Texture needs an array on the host",
        ),
    ],
)
def test_what_is_no_mipmap_is_refused(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(minicc.LaunchError, match=message):
        minicc.Texture(**arguments)
