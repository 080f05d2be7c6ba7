"""A `.samplerref` variable with initial fields samples without being bound."""

from __future__ import annotations

import numpy as np
import pytest

import minicc
from minicc.ptx.parsing.parser import parse
from minicc.runtime.memory.layout import initial_sampler

PTX = """
.version 8.0
.target sm_80, texmode_independent
.address_size 64
.global .texref image;
.global .samplerref how = {{ {fields} }};
.visible .entry k(.param .u64 out) {{
    .reg .b64 %p; .reg .b32 %t; .reg .f32 %x, %r<4>; .reg .b64 %o;
    mov.u32 %t, %tid.x;
    cvt.rn.f32.s32 %x, %t;
    add.f32 %x, %x, 0fC0000000;
    tex.1d.v4.f32.f32 {{%r0, %r1, %r2, %r3}}, [image, how, {{%x}}];
    ld.param.u64 %p, [out];
    mul.wide.u32 %o, %t, 4;
    add.u64 %p, %p, %o;
    st.global.f32 [%p], %r0;
    ret;
}}
"""
DATA = np.array([1, 2, 4, 8], np.float32)


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        (
            "force_unnormalized_coords = 1, addr_mode_0 = clamp_to_edge, filter_mode = nearest",
            [1, 1, 1, 2, 4, 8, 8, 8],
        ),
        ("force_unnormalized_coords = 1, addr_mode_0 = clamp_to_border", [0, 0, 1, 2, 4, 8, 0, 0]),
        ("force_unnormalized_coords = 1, filter_mode = linear", [1, 1, 1, 1.5, 3, 6, 8, 8]),
    ],
)
def test_values(fields: str, expected: list[float]) -> None:
    obj = minicc.ObjectCode.from_ptx(PTX.format(fields=fields))
    obj.bind_texture("image", minicc.Texture(DATA))
    out = np.zeros(8, np.float32)
    obj["k"][1, 8](out)
    assert out.tolist() == expected


def test_fields_print_and_parse_back() -> None:
    from minicc.ptx.printer import print_module

    module = parse(PTX.format(fields="addr_mode_0 = wrap, addr_mode_1 = mirror, filter_mode = linear"))
    assert print_module(parse(print_module(module))) == print_module(module)
    result = initial_sampler(module.variables["how"].initializer or ())
    assert (result.filter, result.address, result.normalized) == ("linear", ("wrap", "mirror", "clamp"), True)
