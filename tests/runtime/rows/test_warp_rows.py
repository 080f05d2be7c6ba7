"""Rows of warp instructions, three-way logic with a predicate, packing and hints that change nothing."""

from __future__ import annotations

import math
import random
from fractions import Fraction

import numpy as np
import pytest

from minicc.ptx.form import Form

from . import exact
from .test_value_rows import HEAD, name_of, patterns, rows
from .variants import executed, variants


@pytest.mark.parametrize(
    "row", [r for r in executed("redux") if r.syntax.split(" ")[0].endswith("f32")], ids=name_of
)
def test_reductions_of_floats(ptx, row: Form) -> None:
    for variant in variants(row):
        for seed in range(6):
            column = patterns("f32", random.Random(f"{variant.mnemonic}{seed}"), 32)
            if seed == 0:
                column = [0x7FC00001] * 32
            out = np.zeros(32, "u4")
            ptx(
                f"{HEAD}.visible .entry k(.param .u64 x, .param .u64 o) {{ .reg .b64 %p; .reg .b32 %t; .reg"
                " .f32 %f; mov.u32 %t, %tid.x;ld.param.u64 %p, [x]; mad.wide.u32 %p, %t, 4, %p;"
                f" ld.global.f32 %f, [%p]; {variant.mnemonic} %f, %f, 0xffffffff; ld.param.u64 %p, [o];"
                " mad.wide.u32 %p, %t, 4, %p; st.global.f32 [%p], %f; ret; }",
                1,
                32,
                np.array(column, "u4"),
                out,
            )
            read = [exact.decode("f32", bits) for bits in column]
            if variant.slot("abs"):
                read = [abs(v) if isinstance(v, float) else (0, v[1]) for v in read]
            numbers = [v for v in read if not (isinstance(v, float) and math.isnan(v))]
            if not numbers or (variant.slot("NaN") and len(numbers) < 32):
                want = 0x7FFFFFFF
            else:
                best = (min if variant.slot("op") == "min" else max)(
                    numbers, key=lambda v: (exact.order(v), -v[0] if isinstance(v, tuple) else 0)
                )
                want = exact.encode("f32", best)
            assert out.tolist() == [want] * 32, (variant.mnemonic, seed)


@pytest.mark.parametrize("row", rows("lop3", having="q"), ids=name_of)
def test_logic_of_three_with_a_predicate(ptx, row: Form) -> None:
    rng = random.Random(1)
    a, b, c = ([rng.getrandbits(32) for _ in range(64)] for _ in range(3))
    # Often all bits of the result are zero.
    a[::3], b[::3], c[::3] = ([0] * 22 for _ in range(3))
    q = [rng.randrange(2) for _ in range(64)]
    for variant in variants(row):
        for lut in (0x00, 0xE8, 0x96, 0xCA, 0x01, 0xFE, 0xFF):
            value, truth = np.zeros(64, "u4"), np.zeros(64, "u4")
            loads = "".join(
                f"ld.param.u64 %p, [p{i}]; mad.wide.u32 %p, %t, 4, %p; ld.global.u32 %x{i}, [%p];"
                for i in range(4)
            )
            ptx(
                f"{HEAD}.visible .entry k(.param .u64 p0, .param .u64 p1, .param .u64 p2, .param .u64 p3,"
                " .param .u64 o, .param .u64 s) { .reg .b64 %p; .reg .b32 %t, %x<4>, %d; .reg .pred %q,"
                f" %r;mov.u32 %t, %tid.x; {loads} setp.ne.u32 %q, %x3, 0; {variant.mnemonic} %d|%r, %x0, %x1,"
                f" %x2, {lut}, %q;ld.param.u64 %p, [o]; mad.wide.u32 %p, %t, 4, %p; st.global.u32 [%p], %d;"
                " selp.u32 %d, 1, 0, %r; ld.param.u64 %p, [s]; mad.wide.u32 %p, %t, 4, %p; st.global.u32"
                " [%p], %d; ret; }",
                1,
                64,
                *(np.array(column, "u4") for column in (a, b, c, q)),
                value,
                truth,
            )
            for i in range(64):
                want = sum(
                    (lut >> ((a[i] >> bit & 1) << 2 | (b[i] >> bit & 1) << 1 | (c[i] >> bit & 1)) & 1) << bit
                    for bit in range(32)
                )
                assert value[i] == want
                assert truth[i] == (
                    (want != 0 or q[i]) if variant.slot("op") == "or" else (want != 0 and q[i])
                ), (variant.mnemonic, lut, i)


@pytest.mark.parametrize("row", [r for r in executed("cvt") if "pack" in r.syntax], ids=name_of)
def test_packing_of_integers(ptx, row: Form) -> None:
    for variant in variants(row):
        target = variant.slot("dtype") or variant.slot("type")
        size = int(target[1:])
        low, high = (-(1 << (size - 1)), (1 << (size - 1)) - 1) if target[0] == "s" else (0, (1 << size) - 1)
        rng = random.Random(variant.mnemonic)
        a, b, c = (patterns("s32", rng, 64) for _ in range(3))
        three = any(rule.name == "c" for rule in variant.operands)
        out = np.zeros(64, "u4")
        loads = "".join(
            f"ld.param.u64 %p, [p{i}]; mad.wide.u32 %p, %t, 4, %p; ld.global.u32 %x{i}, [%p];"
            for i in range(3)
        )
        ptx(
            f"{HEAD}.visible .entry k(.param .u64 p0, .param .u64 p1, .param .u64 p2, .param .u64 o) {{ .reg"
            f" .b64 %p; .reg .b32 %t, %x<3>, %d; mov.u32 %t, %tid.x; {loads}{variant.mnemonic} %d, %x0,"
            f" %x1{', %x2' if three else ''}; ld.param.u64 %p, [o]; mad.wide.u32 %p, %t, 4, %p; st.global.u32"
            " [%p], %d; ret; }",
            1,
            64,
            *(np.array(column, "u4") for column in (a, b, c)),
            out,
        )
        for i in range(64):
            parts = [max(low, min(high, v - (v >> 31 << 32))) & ((1 << size) - 1) for v in (a[i], b[i])]
            want = parts[0] << size | parts[1] | (c[i] << 2 * size if three else 0)
            assert out[i] == want & 0xFFFFFFFF, (variant.mnemonic, i)


HINTS = [
    "prefetch.global.L2::evict_last [%p];",
    "prefetch.global.L2::evict_normal [%p];",
    "pmevent.mask 5;",
    "fence.mbarrier_init.release.cluster;",
    "createpolicy.range.global.L2::evict_last.b64 %q, [%p], 64, 128;",
    "createpolicy.cvt.L2.b64 %q, %q;",
    "cp.async.wait_all;",
    "setmaxnreg.inc.sync.aligned.u32 64;",
]


@pytest.mark.parametrize("hint", HINTS)
def test_hints_change_nothing(ptx, hint: str) -> None:
    data = np.arange(32, dtype=np.uint32)
    ptx(
        f"{HEAD}.visible .entry k(.param .u64 x) {{ .reg .b64 %p, %q; .reg .b32 %t, %v; mov.u32 %t, %tid.x;"
        f" mov.u64 %q, 0; ld.param.u64 %p, [x]; mad.wide.u32 %p, %t, 4, %p;ld.global.u32 %v, [%p]; {hint}"
        " add.u32 %v, %v, 1; st.global.u32 [%p], %v; ret; }",
        1,
        32,
        data,
    )
    assert (data == np.arange(1, 33)).all()


def test_the_rounder_is_that_of_floats() -> None:
    """The oracle's own arithmetic, against Python's, which is IEEE 754's double precision."""
    rng = random.Random(3)
    for _ in range(2000):
        x = rng.uniform(-1, 1) * 2.0 ** rng.randint(-1070, 1000)
        sign, magnitude = int(math.copysign(1, x) < 0), abs(Fraction(x))
        bits = exact.encode("f64", (sign, magnitude))
        assert exact.decode("f64", bits) == (sign, magnitude)
        third = exact.decode("f64", exact.encode("f64", (sign, magnitude / 3)))
        assert third == (sign, abs(Fraction(float(Fraction(x) / 3))))
