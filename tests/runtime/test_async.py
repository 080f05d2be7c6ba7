"""mbarriers, cp.async, atomics on halves: against plain loops in Python."""

from __future__ import annotations

import random

import numpy as np
import pytest

from minicc.support import floats
from minicc.support.diagnostics import KernelFault, LaunchError


@pytest.mark.parametrize("spread", [1, 5, 64])
@pytest.mark.parametrize("type_", ["f16", "f16x2", "bf16", "bf16x2"])
def test_atomic_sums_of_halves(ptx, type_: str, spread: int) -> None:
    rng = random.Random(f"{type_}{spread}")
    pair = type_.endswith("x2")
    width, element = (4, type_[:-2]) if pair else (2, type_)
    special = [0x7C00, 0xFC00, 0x7FFF, 1, 0x8000]

    def code() -> int:
        return rng.choice(special) if rng.random() < 0.02 else floats.encode(element, rng.uniform(-4, 4))

    values = [code() | (code() << 16 if pair else 0) for _ in range(200)]
    sums = [code() | (code() << 16 if pair else 0) for _ in range(64)]
    old = np.zeros(200, f"u{width}")
    memory = np.array(sums, f"u{width}")
    ptx(
        f""".visible .entry k(.param .u64 pv, .param .u64 ps, .param .u64 po) {{ .reg .b64 %p, %o;
    .reg .b32 %t, %s; .reg .b{8 * width} %v;
mov.u32 %t, %tid.x; mul.wide.u32 %o, %t, {width}; ld.param.u64 %p, [pv]; add.u64 %p, %p, %o;
  ld.global.b{8 * width} %v, [%p];
rem.u32 %s, %t, {spread}; mul.wide.u32 %p, %s, {width}; .reg .b64 %q; ld.param.u64 %q, [ps];
  add.u64 %p, %p, %q;
atom.global.add.noftz.{type_} %v, [%p], %v; ld.param.u64 %p, [po]; add.u64 %p, %p, %o; st.global.b{8 * width}
  [%p], %v; ret; }}""",
        1,
        200,
        np.array(values, f"u{width}"),
        memory,
        old,
    )

    def add(x: int, y: int) -> int:
        low = floats.add(element, x & 0xFFFF, y & 0xFFFF)
        return low | floats.add(element, x >> 16, y >> 16) << 16 if pair else low

    for lane, value in enumerate(values):
        assert old[lane] == sums[lane % spread], lane
        sums[lane % spread] = add(sums[lane % spread], value)
    assert memory.tolist() == sums


@pytest.mark.parametrize(("cached", "size"), [("ca", 4), ("ca", 8), ("ca", 16), ("cg", 16)])
def test_copies_of_part_fill_with_zeros(ptx, cached: str, size: int) -> None:
    data = np.random.default_rng(size).integers(1, 256, (64, 16), dtype=np.uint8)
    given = np.array([i % (size + 1) for i in range(64)], "u4")
    out = np.zeros((64, 16), np.uint8)
    ptx(
        f""".visible .entry k(.param .u64 pd, .param .u64 pg, .param .u64 po) {{ .reg .b64 %p, %o;
    .reg .b32 %t, %s, %g, %a<4>;
.shared .align 16 .b8 tile[1024]; mov.u32 %t, %tid.x; ld.param.u64 %p, [pg]; mul.wide.u32 %o, %t, 4;
  add.u64 %p, %p, %o;
ld.global.u32 %g, [%p]; mul.wide.u32 %o, %t, 16; ld.param.u64 %p, [pd]; add.u64 %p, %p, %o;
mov.u32 %s, tile; mad.lo.u32 %s, %t, 16, %s;
cp.async.{cached}.shared.global [%s], [%p], {size}, %g; cp.async.commit_group; cp.async.wait_group 0;
  bar.sync 0;
ld.shared.v4.u32 {{%a0, %a1, %a2, %a3}}, [%s]; ld.param.u64 %p, [po]; add.u64 %p, %p, %o;
st.global.v4.u32 [%p], {{%a0, %a1, %a2, %a3}}; ret; }}""",
        1,
        64,
        data,
        given,
        out,
    )
    for row in range(64):
        kept = int(given[row])
        assert out[row].tolist() == [*data[row, :kept].tolist(), *[0] * (16 - kept)]


PIPELINE = """.visible .entry k(.param .u64 po) { .reg .b64 %p, %o, %s; .reg .b32 %t, %n, %v, %sum, %q;
    .reg .pred %done, %first, %more;
.shared .align 8 .b64 full; .shared .b32 cell[128];
mov.u32 %t, %tid.x; setp.eq.u32 %first, %t, 0; @%first mbarrier.init.shared.b64 [full], 128; bar.sync 0;
mov.u32 %n, 0; mov.u32 %sum, 0; mov.u32 %q, cell; mad.lo.u32 %q, %t, 4, %q;
ROUND:
mad.lo.u32 %v, %n, 1000, %t; st.shared.u32 [%q], %v;
mbarrier.arrive.shared.b64 %s, [full];
WAIT: mbarrier.try_wait.shared.b64 %done, [full], %s; @!%done bra WAIT;
sub.u32 %v, 127, %t; .reg .b32 %w; mov.u32 %w, cell; mad.lo.u32 %v, %v, 4, %w; ld.shared.u32 %v, [%v];
  add.u32 %sum, %sum, %v;
bar.sync 0;
add.u32 %n, %n, 1; setp.lt.u32 %more, %n, 5; @%more bra ROUND;
ld.param.u64 %p, [po]; mul.wide.u32 %o, %t, 4; add.u64 %p, %p, %o; st.global.u32 [%p], %sum; ret; }"""


def test_phases_of_a_barrier(ptx) -> None:
    out = np.zeros(128, "u4")
    ptx(PIPELINE, 3, 128, out)
    assert out.tolist() == [sum(1000 * n + 127 - t for n in range(5)) for t in range(128)]


def one_thread(ptx, body: str, count: int = 8) -> list[int]:
    out = np.zeros(count, "u8")
    ptx(
        f""".visible .entry k(.param .u64 po) {{ .reg .b64 %p, %s, %s2, %w; .reg .b32 %n; .reg .pred %q;
    .shared .align 8 .b64 bar;
ld.param.u64 %p, [po];\n{body}\nret; }}""",
        1,
        1,
        out,
    )
    return out.tolist()


def test_counts_parities_and_bytes(ptx) -> None:
    """A barrier for three: states and parities through two phases, then bytes that hold a phase back."""
    ask = "selp.u64 %w, 1, 0, %q; st.global.u64 [%p+{}], %w;"
    got = one_thread(
        ptx,
        f"""
mbarrier.init.shared.b64 [bar], 3;
mbarrier.arrive.shared.b64 %s, [bar]; mbarrier.pending_count.b64 %n, %s; cvt.u64.u32 %w, %n;
  st.global.u64 [%p], %w;
mbarrier.test_wait.shared.b64 %q, [bar], %s; {ask.format(8)}
mbarrier.arrive.noComplete.shared.b64 %s2, [bar], 1; mbarrier.pending_count.b64 %n, %s2; cvt.u64.u32 %w, %n;
  st.global.u64 [%p+16], %w;
mbarrier.test_wait.parity.shared.b64 %q, [bar], 0; {ask.format(24)}
mbarrier.arrive_drop.shared.b64 %s2, [bar]; mbarrier.test_wait.shared.b64 %q, [bar], %s; {ask.format(32)}
mbarrier.arrive.expect_tx.shared::cta.b64 %s, [bar], 100; mbarrier.arrive.shared.b64 %s2, [bar];
mbarrier.test_wait.parity.shared.b64 %q, [bar], 1; {ask.format(40)}
mbarrier.complete_tx.shared.b64 [bar], 60; mbarrier.test_wait.shared.b64 %q, [bar], %s; {ask.format(48)}
mbarrier.complete_tx.shared.b64 [bar], 40; mbarrier.test_wait.shared.b64 %q, [bar], %s; {ask.format(56)}""",
    )
    # After the drop two threads are left, so the second phase needs two arrivals and 100 bytes.
    assert got == [3, 0, 2, 0, 1, 0, 0, 1]


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("mbarrier.init.shared.b64 [bar], 0;", "a barrier for 0 arrivals"),
        (
            "mbarrier.init.shared.b64 [bar], 2; mbarrier.arrive.shared.b64 %s, [bar], 3;",
            "3 arrivals at a barrier that expects 2",
        ),
        (
            "mbarrier.init.shared.b64 [bar], 1; mbarrier.arrive.noComplete.shared.b64 %s, [bar], 1;",
            "noComplete completes the phase",
        ),
    ],
)
def test_misused_barriers_fault(ptx, body: str, message: str) -> None:
    with pytest.raises(KernelFault, match=message):
        one_thread(ptx, body)


def test_what_follows_a_guarded_arrival_is_not_guarded(ptx) -> None:
    got = one_thread(
        ptx,
        """mbarrier.init.shared.b64 [bar], 2; setp.ne.u64 %q, %p, %p;
    @%q mbarrier.arrive.shared.b64 %s, [bar];
mbarrier.arrive.shared.b64 %s2, [bar]; mbarrier.pending_count.b64 %n, %s2; cvt.u64.u32 %w, %n;
  st.global.u64 [%p], %w;""",
    )
    assert got[0] == 2


def test_arrival_of_copies(ptx) -> None:
    got = one_thread(
        ptx,
        """mbarrier.init.shared.b64 [bar], 1; cp.async.mbarrier.arrive.shared.b64 [bar];
mbarrier.test_wait.parity.shared.b64 %q, [bar], 0; selp.u64 %w, 1, 0, %q; st.global.u64 [%p], %w;
cp.async.mbarrier.arrive.noinc.shared.b64 [bar];
mbarrier.test_wait.parity.shared.b64 %q, [bar], 0; selp.u64 %w, 1, 0, %q; st.global.u64 [%p+8], %w;""",
    )
    assert got[:2] == [0, 1]


@pytest.mark.parametrize(
    "body", ["multimem.st.weak.global.b32 [%p], %n;", "multimem.ld_reduce.weak.global.add.u32 %n, [%p];"]
)
def test_what_needs_hardware_is_refused_by_name(ptx, body: str) -> None:
    with pytest.raises(LaunchError, match=body.split(".")[0]):
        one_thread(ptx, body)
