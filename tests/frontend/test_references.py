"""Texture and surface references: opaque variables of the PTX that the host binds."""

from __future__ import annotations

import numpy as np
import pytest

import minicc
from minicc.filetests.assemble import assemble

SOURCE = """
texture<float, 2> image;
static texture<uchar4, cudaTextureType1D, cudaReadModeNormalizedFloat> colours(1,
    cudaFilterModePoint, cudaAddressModeWrap);
texture<int2> pairs;
surface<void, 2> canvas;
extern "C" __global__ void k(float *o) {
  int i = threadIdx.x;
  float4 c = tex1D(colours, (i + 0.5f) / 4);
  int2 p = tex1Dfetch(pairs, i);
  o[i] = tex2D(image, i + 0.5f, 1.5f) + 100 * c.x + 1000 * p.y;
  float old;
  surf2Dread(&old, canvas, 4 * i, 0);
  surf2Dwrite(old + o[i], canvas, 4 * i, 1);
}
"""


@pytest.mark.parametrize("options", [("-O0",), ("-O2",), ("-O2", "--codegen=llvm")])
def test_they_stand_for_what_is_bound(options: tuple[str, ...]) -> None:
    made = minicc.compile(SOURCE, options=options)
    assert made.ptx.count(".texref") == 3 and made.ptx.count(".surfref") == 1
    assert assemble(made.ptx, "sm_80") is None
    image = np.arange(8, dtype=np.float32).reshape(2, 4)
    canvas = np.full((2, 4), 0.5, np.float32)
    made.bind_texture("image", minicc.Texture(image))
    names = {name: name for name in ("colours", "pairs", "canvas")}
    names |= {text.split(";")[0]: text.split(";")[0] for text in made.ptx.split("ref ")[1:]}
    made.bind_texture(
        next(n for n in names if "colours" in n and n in made.ptx),
        minicc.Texture(
            np.arange(16, dtype=np.uint8).reshape(4, 4),
            channels=4,
            read="normalized",
            normalized=True,
            address="wrap",
        ),
    )
    made.bind_texture("pairs", minicc.Texture(np.arange(8, dtype=np.int32).reshape(4, 2), channels=2))
    made.bind_surface("canvas", minicc.Surface(canvas))
    out = np.zeros(4, np.float32)
    made["k"][1, 4](out)
    wanted = image[1] + 100 * (np.arange(4) * 4 / np.float32(255)) + 1000 * (2 * np.arange(4) + 1)
    np.testing.assert_allclose(out, wanted, rtol=1e-6)
    np.testing.assert_allclose(canvas[1], out + 0.5, rtol=1e-6)


def test_a_texture_of_the_programs_own() -> None:
    """CUDA 12 has no references: the names are a program's to use."""
    made = minicc.compile(
        """
      template <class T> struct texture { T v; __device__ T value() const { return v; } };
      struct surface { int s; };
      extern "C" __global__ void k(int *o) { texture<int> t = {7}; surface s = {2}; *o = t.value() + s.s; }"""
    )
    out = np.zeros(1, np.int32)
    made["k"][1, 1](out)
    assert out[0] == 9


def test_the_ir_says_what_they_are() -> None:
    made = minicc.compile(SOURCE)
    assert '!"texture", i32 1' in made.ir and '!"surface", i32 1' in made.ir
    assert minicc.compile(made.ir, filename="k.ll").ptx.count(".texref") == 3


def test_pragmas_beside_names_of_textures() -> None:
    text = (
        "__global__ void k(float *p, cudaTextureObject_t t) {\n#pragma unroll\n  for (int i = 0; i < 2; i++)"
        " p[i] = tex1Dfetch<float>(t, i); }"
    )
    assert minicc.compile(text).ptx.count("tex.1d") == 2
