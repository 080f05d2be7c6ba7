"""Carry chains, masks and bit searches, integer comparisons of every type, and instructions that do nothing
here.
"""

from __future__ import annotations

import operator
import random

import numpy as np
import pytest

EDGES = [0, 1, 2, 31, 32, 33, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0xFFFFFFFE, 0x12345678]


def words(seed: int, bits: int = 32, count: int = 300) -> list[int]:
    rng = random.Random(seed)
    top = [1 << bits - 1, (1 << bits) - 1, (1 << bits - 1) - 1, 0, 1]
    return [rng.choice(top) if rng.random() < 0.5 else rng.getrandbits(bits) for _ in range(count)]


CHAINS = {
    "add": (
        "add.cc.{t} %d0, %a0, %b0; addc.cc.{t} %d1, %a1, %b1; addc.{t} %d2, 0, 0;",
        lambda a, b, n: a + b,
    ),
    "sub": (
        "sub.cc.{t} %d0, %a0, %b0; subc.cc.{t} %d1, %a1, %b1; subc.{t} %d2, 0, 0;",
        lambda a, b, n: a - b,
    ),
    "mul": (
        (
            "mul.lo.{t} %d0, %a0, %b0; mul.hi.{t} %d1, %a0, %b0; mad.lo.cc.{t} %d1, %a1, %b0, %d1;"
            " madc.hi.{t} %d2, %a1, %b0, 0;"
        ),
        lambda a, b, n: a * (b & ((1 << n) - 1)),
    ),
    "mad": (
        "mad.lo.cc.{t} %d0, %a0, %b0, %b1; madc.hi.cc.{t} %d1, %a0, %b0, %b0; addc.{t} %d2, 0, 0;",
        lambda a, b, n: (a & ((1 << n) - 1)) * (b & ((1 << n) - 1)) + (b >> n) + ((b & ((1 << n) - 1)) << n),
    ),
}


@pytest.mark.parametrize("bits", [32, 64])
@pytest.mark.parametrize("name", CHAINS)
def test_carry_chains(ptx, name: str, bits: int) -> None:
    """Two words against two words, three words out."""
    body, exact = CHAINS[name]
    a, b = words(1, 2 * bits), words(2, 2 * bits)
    size = bits // 8
    mask = (1 << bits) - 1
    arrays = [np.array([[x & mask, x >> bits] for x in v], f"u{size}") for v in (a, b)]
    out = np.zeros((len(a), 3), f"u{size}")
    ptx(
        f""".visible .entry k(.param .u64 pa, .param .u64 pb, .param .u64 po) {{ .reg .b64 %p; .reg .b32 %t;
    .reg .u{bits} %a<2>, %b<2>, %d<3>;
mov.u32 %t, %tid.x; ld.param.u64 %p, [pa]; mad.wide.u32 %p, %t, {2 * size}, %p; ld.global.v2.u{bits}
  {{%a0, %a1}}, [%p];
ld.param.u64 %p, [pb]; mad.wide.u32 %p, %t, {2 * size}, %p; ld.global.v2.u{bits} {{%b0, %b1}}, [%p];
{body.format(t=f"u{bits}")}
ld.param.u64 %p, [po]; mad.wide.u32 %p, %t, {3 * size}, %p;
st.global.u{bits} [%p], %d0; st.global.u{bits} [%p+{size}], %d1; st.global.u{bits} [%p+{2 * size}], %d2; ret;
  }}""",
        1,
        len(a),
        *arrays,
        out,
    )
    got = [x | y << bits | z << 2 * bits for x, y, z in out.tolist()]
    assert got == [exact(x, y, bits) % (1 << 3 * bits) for x, y in zip(a, b)]


@pytest.mark.parametrize("mode", ["clamp", "wrap"])
def test_masks_and_extension(apply, mode: str) -> None:
    rng = random.Random(mode)
    a, b = (
        [rng.choice([0, 1, 5, 31, 32, 33, 200, 2**31, 2**32 - 1, rng.randrange(40)]) for _ in range(300)]
        for _ in "ab"
    )

    def limit(n: int) -> int:
        return n & 31 if mode == "wrap" else min(n, 32)

    arrays = [np.array(v, "u4") for v in (a, b)]
    got = apply(f"bmsk.{mode}.b32", "b32", ["u32"] * 2, *arrays)
    assert got.tolist() == [(((1 << limit(y)) - 1) << limit(x)) & 0xFFFFFFFF for x, y in zip(a, b)]
    values = words(3)
    for type_ in ("u32", "s32"):
        got = apply(f"szext.{mode}.{type_}", type_, [type_, "u32"], np.array(values, "u4"), arrays[1])
        want = []
        for x, y in zip(values, b):
            n = limit(y)
            low = x & ((1 << n) - 1)
            want.append((low - (1 << n)) & 0xFFFFFFFF if type_ == "s32" and n and low >> (n - 1) else low)
        assert got.tolist() == want


def test_nth_set_bit(apply) -> None:
    rng = random.Random(4)
    masks = words(5)
    bases = [rng.randrange(32) for _ in masks]
    offsets = [rng.choice([0, 1, 2, 3, -1, -2, -3, 20, -20]) for _ in masks]
    got = apply(
        "fns.b32",
        "b32",
        ["b32", "b32", "s32"],
        np.array(masks, "u4"),
        np.array(bases, "u4"),
        np.array(offsets, "i4"),
    )
    want = []
    for mask, base, offset in zip(masks, bases, offsets):
        result = 0xFFFFFFFF
        if offset == 0:
            result = base if mask >> base & 1 else result
        else:
            place, left = base, abs(offset)
            while 0 <= place < 32:
                left -= mask >> place & 1
                if left == 0:
                    result = place
                    break
                place += 1 if offset > 0 else -1
        want.append(result)
    assert got.tolist() == want


COMPARE = {
    "eq": operator.eq,
    "ne": operator.ne,
    "lt": operator.lt,
    "le": operator.le,
    "gt": operator.gt,
    "ge": operator.ge,
    "lo": operator.lt,
    "ls": operator.le,
    "hi": operator.gt,
    "hs": operator.ge,
}
BOOLEAN = {"and": operator.and_, "or": operator.or_, "xor": operator.xor}


@pytest.mark.parametrize("type_", [f"{letter}{n}" for letter in "bus" for n in (16, 32, 64)])
def test_integer_comparisons(apply, type_: str) -> None:
    bits = int(type_[1:])
    a, b = words(6, bits), words(7, bits)
    b[::4] = a[::4]
    c = [x & 1 for x in words(8)]
    arrays = [np.array(v, f"u{bits // 8}") for v in (a, b)]

    def typed(x: int) -> int:
        return x - (1 << bits) if type_[0] == "s" and x >> (bits - 1) else x

    names = [
        n for n in COMPARE if n in ("eq", "ne") or (type_[0] != "b" and (type_[0] == "u" or n[1] in "te"))
    ]
    for name in names:
        holds = [COMPARE[name](typed(x), typed(y)) for x, y in zip(a, b)]
        assert apply(f"setp.{name}.{type_}", "pred", [type_] * 2, *arrays).tolist() == holds
        for dtype, true in (("u32", 0xFFFFFFFF), ("s32", 0xFFFFFFFF), ("f32", 0x3F800000)):
            assert apply(f"set.{name}.{dtype}.{type_}", dtype, [type_] * 2, *arrays).tolist() == [
                true * h for h in holds
            ]
    for name, fn in BOOLEAN.items():
        holds = [fn(x != y, bool(z)) for x, y, z in zip(a, b, c)]
        got = apply(f"setp.ne.{name}.{type_}", "pred", [type_, type_, "pred"], *arrays, np.array(c, "u1"))
        assert got.tolist() == holds
        got = apply(f"set.ne.{name}.u32.{type_}", "u32", [type_, type_, "pred"], *arrays, np.array(c, "u1"))
        assert got.tolist() == [0xFFFFFFFF * h for h in holds]


def test_instructions_that_only_hint(ptx) -> None:
    out = np.arange(32, dtype=np.uint32)
    ptx(
        """.visible .entry k(.param .u64 po) { .reg .b64 %p, %q; .reg .b32 %t, %v, %leader; .reg .pred %is;
    .shared .align 128 .b32 s[32];
ld.param.u64 %p, [po]; mov.u32 %t, %tid.x; mad.wide.u32 %q, %t, 4, %p;
prefetch.global.L1 [%p]; prefetch.global.L2 [%p]; prefetchu.L1 [%p];
  applypriority.global.L2::evict_normal [%p], 128;
nanosleep.u32 20; pmevent 3; brkpt; griddepcontrol.wait; griddepcontrol.launch_dependents; fence.proxy.async;
  membar.gl; fence.acq_rel.gpu;
.reg .b64 %policy; createpolicy.fractional.L2::evict_last.b64 %policy, 1.0; ldu.global.u32 %v, [%q];
ld.global.L2::cache_hint.u32 %v, [%q], %policy; elect.sync %leader|%is, 0xffffffff; @%is add.u32 %v, %v, 100;
  add.u32 %v, %v, %leader;
st.global.u32 [%q], %v; ret; }""",
        1,
        32,
        out,
    )
    assert out.tolist() == [100, *range(1, 32)]
