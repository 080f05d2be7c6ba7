"""Rows that move values and addresses: what is stored at the end went through the instruction, no address
did.

An instruction that every kernel needs for its own addresses is noticed only where a wrong result is compared
and not dereferenced.
"""

from __future__ import annotations

import random

import numpy as np
import pytest

from minicc.ptx.form import Form

from .variants import executed, variants

HEAD = ".version 8.3\n.target sm_90\n.address_size 64\n"
SHORT = ".version 8.3\n.target sm_90\n.address_size 32\n"


def words(kind: str, count: int = 64) -> np.ndarray:
    rng = random.Random(kind)
    size = int(kind[1:])
    return np.array([rng.getrandbits(size) for _ in range(count)], f"u{size // 8}")


@pytest.mark.parametrize(
    "kind", ["b16", "b32", "b64", "u16", "u32", "u64", "s16", "s32", "s64", "f32", "f64"]
)
def test_moves(ptx, kind: str) -> None:
    data, out = words(kind), np.zeros(64, f"u{int(kind[1:]) // 8}")
    size = data.itemsize
    ptx(
        f""".visible .entry k(.param .u64 in, .param .u64 out) {{ .reg .b64 %p, %q, %o; .reg .b32 %t;
    .reg .{kind} %a, %d;
mov.u32 %t, %tid.x; mul.wide.u32 %o, %t, {size}; ld.param.u64 %p, [in]; add.u64 %p, %p, %o;
  ld.param.u64 %q, [out]; add.u64 %q, %q, %o;
ld.global.{kind} %a, [%p]; mov.{kind} %d, %a; st.global.{kind} [%q], %d; ret; }}""",
        1,
        64,
        data,
        out,
    )
    assert out.tolist() == data.tolist()


def test_moves_of_predicates(ptx) -> None:
    out = np.zeros(64, "u4")
    ptx(
        """.visible .entry k(.param .u64 out) { .reg .b64 %p; .reg .b32 %t, %v; .reg .pred %a, %d;
mov.u32 %t, %tid.x; setp.gt.u32 %a, %t, 20; mov.pred %d, %a; selp.u32 %v, 7, 9, %d;
ld.param.u64 %p, [out]; mad.wide.u32 %p, %t, 4, %p; st.global.u32 [%p], %v; ret; }""",
        1,
        64,
        out,
    )
    assert out.tolist() == [7 if t > 20 else 9 for t in range(64)]


@pytest.mark.parametrize(("kind", "parts"), [("b16", 2), ("b32", 2), ("b32", 4), ("b64", 2), ("b64", 4)])
def test_packing_and_unpacking(ptx, kind: str, parts: int) -> None:
    """A value taken apart, then put together in reverse: Python reverses the bytes of each part's place."""
    data = words(kind)
    size = data.itemsize // parts
    apart, together = np.zeros((64, parts), f"u{size}"), np.zeros(64, data.dtype)
    names = [f"%e{i}" for i in range(parts)]
    ptx(
        f""".visible .entry k(.param .u64 in, .param .u64 apart, .param .u64 together) {{ .reg .b64 %p, %q,
    %r, %o; .reg .b32 %t; .reg .{kind} %a, %d; .reg .b{8 * size} %e<{parts}>;
mov.u32 %t, %tid.x; mul.wide.u32 %o, %t, {data.itemsize}; ld.param.u64 %p, [in]; add.u64 %p, %p, %o;
  ld.param.u64 %q, [apart]; add.u64 %q, %q, %o; ld.param.u64 %r, [together]; add.u64 %r, %r, %o;
ld.global.{kind} %a, [%p]; mov.{kind} {{{", ".join(names)}}}, %a;
  {" ".join(f"st.global.b{8 * size} [%q+{i * size}], {name};" for i, name in enumerate(names))}
mov.{kind} %d, {{{", ".join(reversed(names))}}}; st.global.{kind} [%r], %d; ret; }}""",
        1,
        64,
        data,
        apart,
        together,
    )
    for value, elements, reversed_ in zip(data.tolist(), apart.tolist(), together.tolist()):
        want = [value >> 8 * size * i & (1 << 8 * size) - 1 for i in range(parts)]
        assert elements == want
        assert reversed_ == sum(part << 8 * size * i for i, part in enumerate(reversed(want)))


@pytest.mark.parametrize("kind", ["u32", "u64"])
@pytest.mark.parametrize("space", ["global", "const", "shared", "shared::cta", "local"])
def test_addresses_there_and_back(ptx, space: str, kind: str) -> None:
    """A generic address lies in the window of its space, which is the same for all of the space; going back
    gives the address there.
    """
    place = space.partition("::")[0]
    inside = place == "local"
    declared = f".{place} .align 64 .b8 first[64]; .{place} .align 64 .b8 second[64];"
    head = SHORT if kind == "u32" else HEAD
    out = np.zeros(3, f"u{int(kind[1:]) // 8}")
    size = out.itemsize
    ptx(
        f"""{head}{"" if inside else declared}
.visible .entry k(.param .{kind} out) {{ .reg .{kind} %p, %a, %b, %g, %back, %one; .reg .pred %q;
  {declared if inside else ""} mov.{kind} %a, first; mov.{kind} %b, second; add.{kind} %b, %b, 16;
cvta.{space}.{kind} %g, %b; cvta.to.{space}.{kind} %back, %g; sub.{kind} %back, %back, %b; isspacep.{place}
  %q, %g; selp.{kind} %one, 1, 0, %q;
sub.{kind} %g, %g, %b; cvta.{space}.{kind} %b, %a; sub.{kind} %b, %b, %a; sub.{kind} %g, %g, %b;
ld.param.{kind} %p, [out]; st.global.{kind} [%p], %back; st.global.{kind} [%p+{size}], %one; st.global.{kind}
  [%p+{2 * size}], %g; ret; }}""",
        1,
        1,
        out,
    )
    assert out.tolist() == [0, 1, 0]


@pytest.mark.parametrize("kind", ["u32", "u64", "s32", "s64"])
def test_a_block_is_a_cluster_of_its_own(ptx, kind: str) -> None:
    """So every address maps to itself, and belongs to the block of rank 0."""
    out, ranks = np.zeros(8, f"u{int(kind[1:]) // 8}"), np.full(8, 7, "u4")
    size = out.itemsize
    ptx(
        f""".visible .entry k(.param .u64 out, .param .u64 ranks) {{ .shared .align 8 .b8 tile[64];
    .reg .b64 %p; .reg .b32 %t, %r; .reg .{kind} %a, %m;
mov.u32 %t, %tid.x; mov.{kind} %a, tile; mapa.shared::cluster.{kind} %m, %a, 0; sub.{kind} %m, %m, %a;
  getctarank.shared::cluster.{kind} %r, %a;
ld.param.u64 %p, [out]; mad.wide.u32 %p, %t, {size}, %p; st.global.{kind} [%p], %m; ld.param.u64 %p, [ranks];
  mad.wide.u32 %p, %t, 4, %p; st.global.u32 [%p], %r; ret; }}""",
        1,
        8,
        out,
        ranks,
    )
    assert not out.any() and not ranks.any()


@pytest.mark.parametrize("row", executed("createpolicy"), ids=lambda row: row.syntax)
def test_policies_are_zero(ptx, row: Form) -> None:
    """There are no caches: a policy is a number that no access looks at, always the same one."""
    for variant in variants(row):
        operands = ", [%p], 64, 128" if variant.slot("range") else ", %p" if variant.slot("cvt") else ""
        out = np.ones(4, "u8")
        ptx(
            f""".visible .entry k(.param .u64 out) {{ .reg .b64 %p, %d; .reg .b32 %t; mov.u32 %t, %tid.x;
    ld.param.u64 %p, [out];
{variant.mnemonic} %d{operands}; mad.wide.u32 %p, %t, 8, %p; st.global.b64 [%p], %d; ret; }}""",
            1,
            4,
            out,
        )
        assert out.tolist() == [0] * 4, variant.mnemonic


@pytest.mark.parametrize("kind", ["u32", "u64"])
@pytest.mark.parametrize("back", ["%save", "%first"])
def test_the_stack_pointer(ptx, kind: str, back: str) -> None:
    """Allocations are consecutive from the pointer on; freed memory is allocated again, for read and for
    computed pointers.
    """
    out = np.zeros(4, f"u{int(kind[1:]) // 8}")
    size = out.itemsize
    ptx(
        f"""{SHORT if kind == "u32" else HEAD}.visible .entry k(.param .{kind} out) {{ .reg .{kind} %p,
    %save, %first, %now, %a, %b, %c;
alloca.{kind} %a, 24; add.{kind} %first, %a, 24; stacksave.{kind} %save; alloca.{kind} %b, 40;
  stacksave.{kind} %now; stackrestore.{kind} {back}; alloca.{kind} %c, 8;
sub.{kind} %now, %now, %save; sub.{kind} %c, %c, %b; sub.{kind} %b, %b, %a; sub.{kind} %save, %save, %a;
ld.param.{kind} %p, [out]; st.global.{kind} [%p], %save; st.global.{kind} [%p+{size}], %b; st.global.{kind}
  [%p+{2 * size}], %now; st.global.{kind} [%p+{3 * size}], %c; ret; }}""",
        1,
        1,
        out,
    )
    assert out.tolist() == [24, 24, 40, 0]


def test_wide_products_and_sums(ptx) -> None:
    """`mad.wide.u32`, whose result is no address here."""
    a, b, c, out = words("b32"), words("b32")[::-1].copy(), words("b64"), np.zeros(64, "u8")
    ptx(
        """.visible .entry k(.param .u64 a, .param .u64 b, .param .u64 c, .param .u64 out) {
    .reg .b64 %p, %o, %w, %c; .reg .b32 %t, %a, %b;
mov.u32 %t, %tid.x; mul.wide.u32 %o, %t, 4; mul.wide.u32 %w, %t, 8; ld.param.u64 %p, [a]; add.u64 %p, %p, %o;
  ld.global.u32 %a, [%p]; ld.param.u64 %p, [b]; add.u64 %p, %p, %o; ld.global.u32 %b, [%p];
ld.param.u64 %p, [c]; add.u64 %p, %p, %w; ld.global.u64 %c, [%p]; mad.wide.u32 %c, %a, %b, %c;
  ld.param.u64 %p, [out]; add.u64 %p, %p, %w; st.global.u64 [%p], %c; ret; }""",
        1,
        64,
        a,
        b,
        c,
        out,
    )
    assert out.tolist() == [(x * y + z) % (1 << 64) for x, y, z in zip(a.tolist(), b.tolist(), c.tolist())]
