"""`redux.sync` of f32 against Python's minimum and maximum."""

from __future__ import annotations

import math

import numpy as np
import pytest

import minicc

PTX = """
.version 8.8
.target sm_100a
.address_size 64
.visible .entry k(.param .u64 a, .param .u64 out) {{
    .reg .b64 %p<3>; .reg .b32 %t; .reg .f32 %x; .reg .b64 %o; .reg .pred %q;
    mov.u32 %t, %laneid;
    mul.wide.u32 %o, %t, 4;
    ld.param.u64 %p0, [a];
    ld.param.u64 %p1, [out];
    add.u64 %p0, %p0, %o;
    add.u64 %p1, %p1, %o;
    ld.global.f32 %x, [%p0];
    setp.lt.u32 %q, %t, 16;
    @%q redux.sync.{op}.f32 %x, %x, 0xffff;
    @!%q redux.sync.{op}.f32 %x, %x, 0xffff0000;
    st.global.f32 [%p1], %x;
    ret;
}}
"""


def expected(values: list[float], op: str) -> int:
    """The bits that the ISA asks for: -0 is below +0, NaNs are left out unless asked for, else canonical."""
    if ".abs" in op:
        values = [abs(v) for v in values]
    numbers = [v for v in values if not math.isnan(v)]
    if not numbers or (".NaN" in op and len(numbers) < len(values)):
        return 0x7FFFFFFF
    pick = min if op.startswith("min") else max
    return int(np.float32(pick(numbers, key=lambda v: (v, math.copysign(1, v)))).view(np.uint32))


@pytest.mark.parametrize(
    "op", ["min", "max", "min.abs", "max.abs", "min.NaN", "max.NaN", "min.abs.NaN", "max.abs.NaN"]
)
def test_values(op: str) -> None:
    kernel = minicc.ObjectCode.from_ptx(PTX.format(op=op))["k"]
    random = np.random.default_rng(5)
    special = [0.0, -0.0, math.inf, -math.inf, math.nan, -math.nan, 1e-45, -1e-45, 3.4e38, -3.4e38]
    for kind in range(8):
        data = random.normal(size=32).astype(np.float32)
        if kind:
            places = random.integers(0, 32, 4 * kind)
            data[places] = random.choice(special, len(places))
        if kind == 3:
            data[:16] = math.nan
        if kind == 4:
            data[16:] = random.choice([0.0, -0.0], 16)
        out = np.zeros(32, np.float32)
        kernel[1, 32](data, out)
        for half in (slice(0, 16), slice(16, 32)):
            want = expected([float(v) for v in data[half]], op)
            assert [hex(int(b)) for b in out[half].view(np.uint32)] == [hex(want)] * 16, (op, kind)
