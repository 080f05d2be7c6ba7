"""128 bits at once: mov, ld, st, exch and cas."""

from __future__ import annotations

import numpy as np
import pytest

from minicc.support.diagnostics import MemoryFault

COPY = """.visible .entry k(.param .u64 pi, .param .u64 po) { .reg .b64 %i, %o, %w, %l, %h; .reg .b32 %t;
    .reg .b128 %q, %r; .reg .pred %odd;
mov.u32 %t, %tid.x; mul.wide.u32 %w, %t, 16; ld.param.u64 %i, [pi]; add.u64 %i, %i, %w; ld.param.u64 %o, [po];
  add.u64 %o, %o, %w;
ld.global.b128 %q, [%i]; mov.b128 %r, %q; mov.b128 {%l, %h}, %r;
and.b32 %t, %t, 1; setp.ne.u32 %odd, %t, 0; @%odd mov.b128 %r, {%h, %l}; st.global.b128 [%o+OFFSET], %r; ret;
  }"""


def test_moves(ptx) -> None:
    data = np.random.default_rng(1).integers(0, 2**63, (50, 2), dtype=np.uint64)
    out = np.zeros_like(data)
    ptx(COPY.replace("OFFSET", "0"), 1, 50, data, out)
    assert out.tolist() == [pair[::-1] if i & 1 else pair for i, pair in enumerate(data.tolist())]


WORDS = """.visible .entry k(.param .u64 pi, .param .u64 po) { .reg .b64 %i, %o, %w; .reg .b128 %q;
    .reg .b32 %t, %a, %b, %c, %d; .reg .pred %odd;
mov.u32 %t, %tid.x; mul.wide.u32 %w, %t, 16; ld.param.u64 %i, [pi]; add.u64 %i, %i, %w; ld.param.u64 %o, [po];
  add.u64 %o, %o, %w;
ld.global.b128 %q, [%i]; mov.b128 {%a, %b, %c, %d}, %q;
and.b32 %t, %t, 1; setp.ne.u32 %odd, %t, 0; @%odd mov.b128 %q, {%d, %c, %b, %a}; st.global.b128 [%o], %q; ret;
  }"""


def test_four_words_are_packed_and_unpacked(ptx) -> None:
    data = np.random.default_rng(2).integers(0, 2**32, (50, 4), dtype=np.uint32)
    out = np.zeros_like(data)
    ptx(WORDS, 1, 50, data, out)
    assert out.tolist() == [words[::-1] if i & 1 else words for i, words in enumerate(data.tolist())]


def test_alignment_is_sixteen(ptx) -> None:
    with pytest.raises(MemoryFault, match="misaligned store of 16 bytes"):
        ptx(COPY.replace("OFFSET", "8"), 1, 2, np.zeros((4, 2), "u8"), np.zeros((4, 2), "u8"))


def test_exchange_is_serial(ptx) -> None:
    cell, old = np.array([7, 8], "u8"), np.zeros((40, 2), "u8")
    ptx(
        """.visible .entry k(.param .u64 pc, .param .u64 po) { .reg .b64 %c, %o, %w, %l; .reg .b32 %t;
    .reg .b128 %q;
mov.u32 %t, %tid.x; mul.wide.u32 %w, %t, 16; ld.param.u64 %c, [pc]; ld.param.u64 %o, [po]; add.u64 %o, %o, %w;
cvt.u64.u32 %l, %t; mov.b128 %q, {%l, %w}; atom.global.exch.b128 %q, [%c], %q; st.global.b128 [%o], %q; ret;
  }""",
        1,
        40,
        cell,
        old,
    )
    assert old.tolist() == [[7, 8], *([t, 16 * t] for t in range(39))]
    assert cell.tolist() == [39, 16 * 39]


def test_compare_and_swap(ptx) -> None:
    """Lane t swaps only if it finds (t, t); then it leaves (t + 1, t + 1)."""
    cell, old = np.array([0, 0], "u8"), np.zeros((40, 2), "u8")
    ptx(
        """.visible .entry k(.param .u64 pc, .param .u64 po) { .reg .b64 %c, %o, %w, %l; .reg .b32 %t;
    .reg .b128 %q, %r; .shared .b128 s;
mov.u32 %t, %tid.x; mul.wide.u32 %w, %t, 16; ld.param.u64 %c, [pc]; ld.param.u64 %o, [po]; add.u64 %o, %o, %w;
cvt.u64.u32 %l, %t; mov.b128 %q, {%l, %l}; add.u64 %l, %l, 1; mov.b128 %r, {%l, %l};
atom.cas.b128 %q, [%c], %q, %r; st.global.b128 [%o], %q; ret; }""",
        1,
        40,
        cell,
        old,
    )
    assert old.tolist() == [[t, t] for t in range(40)]
    assert cell.tolist() == [40, 40]


@pytest.mark.parametrize("type_", ["u2", "s2", "u4", "s4", "u8", "s8"])
def test_packing_clamped_integers(apply, type_: str) -> None:
    rng = np.random.default_rng(5)
    a, b = (
        np.concatenate(
            (rng.integers(-20, 20, 100), rng.integers(-300, 300, 100), [2**31 - 1, -(2**31)])
        ).astype("i4")
        for _ in "ab"
    )
    c = rng.integers(0, 2**32, len(a), dtype=np.uint32)
    bits = int(type_[1:])
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if type_[0] == "s" else (0, (1 << bits) - 1)
    got = apply(f"cvt.pack.sat.{type_}.s32.b32", "b32", ["s32", "s32", "b32"], a, b, c)
    mask = (1 << bits) - 1
    want = [
        (z << 2 * bits | (max(low, min(high, x)) & mask) << bits | max(low, min(high, y)) & mask) & 0xFFFFFFFF
        for x, y, z in zip(a.tolist(), b.tolist(), c.tolist())
    ]
    assert got.tolist() == want
