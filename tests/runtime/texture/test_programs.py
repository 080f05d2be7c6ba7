"""PTX that nvcc makes of CUDA's texture and surface functions."""

from __future__ import annotations

from pathlib import Path

import numpy as np

import minicc

from .oracle import Unit, cube_place

TEXT = Path(__file__).with_name("programs").joinpath("nvcc_sm_80.ptx").read_text()
N = 64


def test_fetches() -> None:
    """`fetch` reads eight textures' worth of functions into one row per thread."""
    rng = np.random.default_rng(1)
    line = rng.random(50).astype(np.float32)
    plane = rng.integers(-100, 100, (8, 8, 4)).astype(np.float32)
    volume = rng.integers(0, 256, (3, 8, 8), dtype=np.uint8)
    layers = rng.integers(0, 256, (2, 8, 8, 2), dtype=np.uint8)
    cube = rng.random((6, 4, 4)).astype(np.float32)
    out = np.zeros((N, 8), np.float32)
    minicc.ObjectCode.from_ptx(TEXT)["fetch"][2, 32](
        minicc.Texture(line, address="border", border=-1),
        minicc.Texture(plane, channels=4, filter="linear", address="wrap", normalized=True),
        minicc.Texture(volume, read="normalized", filter="linear"),
        minicc.Texture(layers, channels=2, layered=True),
        minicc.Texture(cube, cube=True),
        out,
        N,
    )
    nested = plane.reshape(1, 1, 8, 8, 4).tolist()
    in_plane = Unit(nested, (8, 8, 1), 2, filter="linear", address=("wrap",) * 3, normalized=True)
    in_volume = Unit(volume.reshape(1, 3, 8, 8, 1).tolist(), (8, 8, 3), 3, filter="linear", unit=255)
    faces = Unit(cube.reshape(6, 1, 4, 4, 1).tolist(), (4, 4, 1), 2, normalized=True)
    for i in range(N):
        x, y = i % 8 + 0.75, i // 8 + 0.5
        texel = in_plane.fetch([x / 8, y / 8])
        face, s, t = cube_place(x - 4, y - 4, 1.0)
        g = in_plane.gather([x / 8, y / 8], 2)
        c = layers[1, i // 8, i % 8].tolist()
        want = [
            line[i] if i < 50 else -1,
            sum(texel),
            in_volume.fetch([x, y, 1.5])[0],
            256 * c[0] + c[1],
            faces.fetch([s, t], face)[0],
            g[0] + 2 * g[1] + 3 * g[2] + 4 * g[3],
            texel[1],
            texel[3],
        ]
        assert np.allclose(out[i], want, rtol=1e-6), i
        assert out[i, 2] == want[2]


def test_surfaces() -> None:
    """`draw` copies a picture of its own size within a larger grid, and swaps the channels of a layer."""
    height, width = 5, 7
    source = np.random.default_rng(2).random((height, width, 4)).astype(np.float32)
    target = np.zeros_like(source)
    layers = np.random.default_rng(3).integers(0, 256, (2, height, width, 2), dtype=np.uint8)
    before = layers.copy()
    minicc.ObjectCode.from_ptx(TEXT)["draw"][(2, 2), (4, 4)](
        minicc.Surface(source, channels=4),
        minicc.Surface(target, channels=4),
        minicc.Surface(layers, channels=2, layered=True),
        width,
        height,
    )
    y, x = np.indices((height, width))
    assert (target[..., 0] == source[..., 0] + np.float32(1)).all()
    assert (target[..., 1:3] == source[..., 1:3]).all()
    assert (target[..., 3] == x + 100 * y).all()
    assert (layers[0] == before[1][..., ::-1]).all()
    assert (layers[1] == before[1]).all()
