"""NaNs on the native engine have the reference engine's bits: those that arithmetic makes are canonical;
loads, moves and changes of the sign keep theirs, whatever the values were used for before.
"""

from __future__ import annotations

import numpy as np
import pytest

import minicc

HEAD = """.version 8.3
.target sm_90
.address_size 64
.visible .entry k(.param .u64 out, .param .u64 in) {
    .reg .u32 %t; .reg .u64 %o, %i, %w; .reg .f32 %a, %b, %c, %d, %e; .reg .pred %p;
    mov.u32 %t, %tid.x; mul.wide.u32 %w, %t, 4;
    ld.param.u64 %o, [out]; add.u64 %o, %o, %w; ld.param.u64 %i, [in]; add.u64 %i, %i, %w;
    ld.global.f32 %a, [%i]; ld.global.f32 %b, [%i+256]; mul.f32 %c, %a, %b;
"""
BODIES = {
    "negated": "neg.f32 %d, %c;",
    "magnitude": "abs.f32 %d, %c;",
    "negated twice": "neg.f32 %d, %c; abs.f32 %d, %d; neg.f32 %d, %d; neg.f32 %d, %d;",
    "subtracted": "neg.f32 %d, %c; fma.rn.f32 %d, %a, %a, %d;",
    "subtracted, then negated": "neg.f32 %d, %c; sub.f32 %d, %a, %d; neg.f32 %d, %d;",
    "root of the magnitude": "abs.f32 %d, %c; sqrt.rn.f32 %d, %d; neg.f32 %d, %d;",
    "compared": "neg.f32 %d, %c; setp.lt.f32 %p, %d, %a; selp.f32 %d, %d, %b, %p;",
    "not a number": "neg.f32 %d, %c; setp.nan.f32 %p, %d, %d; selp.f32 %d, %a, %d, %p;",
    "of a load": "neg.f32 %d, %a; add.f32 %e, %d, %b; copysign.f32 %d, %e, %d;",
    "in a loop": "mov.f32 %d, %a; L: neg.f32 %e, %d; fma.rn.f32 %d, %e, %b, %c; neg.f32 %d, %d;"
                 " add.u32 %t, %t, 16; setp.lt.u32 %p, %t, 80; @%p bra L;",
}  # fmt: skip
# fmt: off
NUMBERS = np.array([0x0, 0x80000000, 0x3F800000, 0xBF800000, 0x7F800000, 0xFF800000, 0x7FFFFFFF, 0xFFFFFFFF,
                    0x7FC00001, 0xFFC00123, 0x7F800001, 0xFF801234, 0x00000001, 0x7F7FFFFF], np.uint32)
# fmt: on


@pytest.mark.parametrize("name", BODIES)
def test_bits_of_nans(name: str) -> None:
    kernel = minicc.ObjectCode.from_ptx(f"{HEAD}{BODIES[name]} st.global.f32 [%o], %d; ret; }}")["k"]
    random = np.random.default_rng(0)
    given = NUMBERS[random.integers(0, len(NUMBERS), 128)]
    results = []
    for engine in ("reference", "native"):
        out = np.zeros(64, np.uint32)
        kernel((1,), (64,), (out, given), engine=engine)
        results.append(out)
    assert np.isnan(results[0].view(np.float32)).any()
    assert results[0].tolist() == results[1].tolist()
