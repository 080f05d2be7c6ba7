"""Every row of texture fetches, in both modes, at the texels themselves: which texel, in which registers."""

from __future__ import annotations

import numpy as np
import pytest

import minicc
from minicc.ptx.form import Form, Variant

from .variants import executed, variants

LANES = 24
SIZES = {"1d": (1, 1, 6), "2d": (1, 4, 6), "3d": (3, 4, 6), "cube": (1, 4, 4)}
ROWS = executed("tex", "tld4")


def name_of(row: Form) -> str:
    return "-".join(
        [
            row.syntax.replace(" ", "_"),
            *(row.choices.get(key, "").replace(" ", ",") for key in ("geom", "dtype", "ctype")),
        ]
    )


def texels(geometry: str, dtype: str) -> np.ndarray:
    """(layers, faces, depth, height, width, 4), all different."""
    depth, height, width = SIZES[geometry.removeprefix("a")]
    shape = (2 if geometry[0] == "a" else 1, 6 if "cube" in geometry else 1, depth, height, width, 4)
    kind = {"u32": np.uint32, "s32": np.int32, "f32": np.float32}.get(dtype, np.float16)
    return (np.arange(np.prod(shape)).reshape(shape) - (700 if dtype == "s32" else 0)).astype(kind)


# The middle of each face, as the direction that points there: +x, -x, +y, -y, +z, -z.
FACES = [(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)]


@pytest.mark.parametrize("row", ROWS, ids=name_of)
def test_fetches(row: Form) -> None:
    checked = 0
    for variant in variants(row):
        names = [rule.name for rule in variant.operands]
        optional = [name for name in ("e",) if name in names]
        for with_offset in (False, True) if optional else (False,):
            checked += check(variant, names, with_offset)
    assert checked


def check(variant: Variant, names: list[str], with_offset: bool) -> int:
    geometry, dtype = variant.slot("geom"), variant.slot("dtype")
    flat, layered, cube = geometry.removeprefix("a"), geometry[0] == "a", "cube" in geometry
    axes = {"1d": 1, "2d": 2, "3d": 3, "cube": 3}[flat]
    data = texels(geometry, dtype)
    gathers = variant.form.opcode == "tld4"
    integers = variant.slot("ctype") == "s32"
    rng = np.random.default_rng(len(variant.mnemonic))
    depth, height, width = SIZES[flat]
    x, y, z = (rng.integers(0, n, LANES) for n in (width, height, depth))
    layer, face = (
        rng.integers(0, 2 if layered else 1, LANES),
        (rng.integers(0, 6, LANES) if cube else np.zeros(LANES, int)),
    )
    shift = (1, -1, 1)[:axes] if with_offset else (0,) * axes
    if cube:
        coordinates = np.array([FACES[f] for f in face], np.float32).T
    elif gathers:
        # The four texels around a corner: the one at (x, y) is the lower left of them.
        x, y = np.minimum(x, width - 2), np.minimum(y, height - 2)
        coordinates = np.stack([x + 1, y + 1]).astype(np.float32)
    else:
        coordinates = np.stack([x, y, z][:axes]).astype(np.int32 if integers else np.float32) + (
            0 if integers else np.float32(0.5)
        )
    columns = ([layer.astype(np.uint32)] if layered else []) + [
        np.ascontiguousarray(c).view(np.uint32)
        for c in coordinates.astype(np.int32 if integers else np.float32)
    ]
    letters = [f"%c{i}" for i in range(len(columns))]
    # Vectors of three coordinates are written as four.
    if len(letters) == 3:
        letters.append(letters[-1])
    place = "{" + ", ".join(letters) + "}" if len(letters) > 1 else letters[0]
    independent = "[t;s;c]" in variant.form.syntax
    handle = f"[%tex, {'%smp, ' if independent else ''}{place}]"
    pairs = dtype == "f16x2"
    count = 2 if pairs else 4
    width_of = 16 if dtype == "f16" else 32
    targets = ", ".join(f"%d{i}" for i in range(count))
    operands = [f"{{{targets}}}", handle]
    if "lod" in names:
        operands.append("0" if integers else "0f00000000")
    for name in ("dpdx", "dpdy"):
        if name in names:
            n = next(int(rule.count) for rule in variant.operands if rule.name == name)
            operands.append("{" + ", ".join(["%zero"] * n) + "}")
    if with_offset:
        moves = [str(s) for s in shift] + (["0"] if axes == 3 else [])
        operands.append("{" + ", ".join(moves) + "}" if len(moves) > 1 else moves[0])
    loads = "".join(
        f".reg .b32 %c{i}; ld.param.u64 %p, [c{i}]; mad.wide.u32 %p, %t, 4, %p; ld.global.b32 %c{i}, [%p];"
        for i in range(len(columns))
    )
    stores = "".join(f"st.global.b{width_of} [%p+{i * width_of // 8}], %d{i};" for i in range(count))
    params = ", ".join(
        [
            *(f".param .u64 c{i}" for i in range(len(columns))),
            ".param .u64 tex",
            *([".param .u64 smp"] if independent else []),
            ".param .u64 out",
        ]
    )
    text = (
        f".version 8.3\n.target sm_90{', texmode_independent' if independent else ''}\n.address_size"
        f" 64\n.visible .entry k({params}) {{ .reg .b64 %p, %tex, %smp; .reg .b32 %t; .reg .f32 %zero; .reg"
        f" .b{width_of} %d<4>;mov.u32 %t, %tid.x; mov.f32 %zero, 0f00000000; ld.param.u64 %tex, [tex];"
        f" {'ld.param.u64 %smp, [smp];' if independent else ''} {loads}{variant.mnemonic}"
        f" {', '.join(operands)}; ld.param.u64 %p, [out]; mad.wide.u32 %p, %t, {count * width_of // 8}, %p;"
        f" {stores} ret; }}"
    )
    squeezed = data.reshape(
        tuple(
            n for n, kept in zip(data.shape, (layered, cube, flat == "3d", flat != "1d", True, True)) if kept
        )
    )
    texture = minicc.Texture(
        np.ascontiguousarray(squeezed), channels=4, layered=layered, cube=cube, normalized=cube
    )
    out = np.zeros(LANES * 4, {16: np.uint16, 32: np.uint32}[16 if pairs or dtype == "f16" else 32])
    sampler = [minicc.Sampler(normalized=cube)] if independent else []
    minicc.ObjectCode.from_ptx(text)["k"][1, LANES](*columns, texture, *sampler, out)
    got = out.view(data.dtype).reshape(LANES, 4)
    for i in range(LANES):
        if cube:
            # Somewhere in the face: its middle lies between texels, which are all the face's own.
            block = data[layer[i], face[i], 0].reshape(-1, 4)
            if gathers:
                component = SELECTORS_OF[variant.slot("comp")]
                assert set(got[i].tolist()) <= set(block[:, component].tolist()), (variant.mnemonic, i)
            else:
                assert got[i].tolist() in block.tolist(), (variant.mnemonic, i)
            continue
        at = [
            min(max(int(v) + s, 0), n - 1)
            for v, s, n in zip((x[i], y[i], z[i]), (*shift, 0, 0), (width, height, depth))
        ]
        if gathers:
            component = SELECTORS_OF[variant.slot("comp")]

            def texel(dx, dy, at=(int(x[i]), int(y[i])), i=i, component=component):
                column, line = (
                    min(max(v + d + s, 0), n - 1) for v, d, s, n in zip(at, (dx, dy), shift, (width, height))
                )
                return data[layer[i], 0, 0, line, column, component]

            # In the order of the ISA: lower left, lower right, upper right, upper left, with y downwards.
            assert got[i].tolist() == [texel(0, 1), texel(1, 1), texel(1, 0), texel(0, 0)], (
                variant.mnemonic,
                i,
            )
        else:
            assert (
                got[i].tolist()
                == data[
                    layer[i], 0, at[2] if flat == "3d" else 0, at[1] if flat != "1d" else 0, at[0]
                ].tolist()
            ), (variant.mnemonic, i)
    return LANES


SELECTORS_OF = {"r": 0, "g": 1, "b": 2, "a": 3}
