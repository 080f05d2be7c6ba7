"""PTX ISA, `tex`: four coordinates are allowed for any geometry, those too many being ignored. Compilers of
CUDA 2 to 4 write them.
"""

from __future__ import annotations

import numpy as np
import pytest

import minicc


@pytest.mark.parametrize("version", [".version 3.1\n.target sm_20", ".version 7.0\n.target sm_80"])
@pytest.mark.parametrize(
    ("geometry", "shape", "coordinates"), [("1d", (12,), "%t, %u, %u, %u"), ("2d", (3, 4), "%t, %u, %u, %u")]
)
def test_what_fills_the_vector_up_is_ignored(
    version: str, geometry: str, shape: tuple[int, ...], coordinates: str
) -> None:
    obj = minicc.ObjectCode.from_ptx(f"""{version}
.address_size 64
.global .texref image;
.visible .entry k(.param .u64 out) {{
  .reg .b64 %p; .reg .s32 %t, %u; .reg .f32 %a, %b, %c, %d; .reg .b64 %o;
  ld.param.u64 %p, [out];
  mov.u32 %t, %tid.x;
  mov.u32 %u, 1;
  tex.{geometry}.v4.f32.s32 {{%a, %b, %c, %d}}, [image, {{{coordinates}}}];
  mul.wide.s32 %o, %t, 4;
  add.u64 %p, %p, %o;
  st.global.f32 [%p], %a;
  ret;
}}""")
    texels = np.arange(12, dtype=np.float32).reshape(shape) ** 2
    obj.bind_texture("image", minicc.Texture(texels))
    out = np.zeros(4, np.float32)
    obj["k"][1, 4](out)
    np.testing.assert_array_equal(out, texels[:4] if geometry == "1d" else texels[1])


def test_three_are_refused_where_two_are_needed() -> None:
    with pytest.raises(minicc.PtxError, match="expected a vector of 2 elements"):
        minicc.ObjectCode.from_ptx(""".version 7.0
.target sm_80
.global .texref image;
.entry k() { .reg .s32 %t; .reg .f32 %a; tex.2d.v4.f32.s32 {%a, %a, %a, %a}, [image, {%t, %t, %t}]; ret; }""")
