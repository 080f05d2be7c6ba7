"""Unusual control flow on the native engine, in CTAs of several shapes and so with gangs of several widths:
results are those of the reference engine.
"""

from __future__ import annotations

import numpy as np
import pytest

import minicc
from minicc.ptx.analysis.webs import split_webs, strip_web_numbers
from minicc.ptx.parsing.parser import parse

HEAD = ".version 8.3\n.target sm_90\n.address_size 64\n"
OPEN = """.visible .entry k(.param .u64 out, .param .u64 in) { .reg .u32 %t, %n, %a, %b, %c, %d, %s, %e;
    .reg .u64 %o, %i, %w; .reg .pred %p, %q, %r; .reg .f32 %f, %g;
.shared .align 4 .b8 tile[4096];
mov.u32 %a, %ctaid.x; mov.u32 %b, %ntid.x; mov.u32 %t, %tid.x; mov.u32 %c, %tid.y; mov.u32 %d, %ntid.y;
  mad.lo.u32 %t, %c, %b, %t;
mul.lo.u32 %b, %b, %d; mad.lo.u32 %n, %a, %b, %t; mul.wide.u32 %w, %n, 4; ld.param.u64 %o, [out];
  add.u64 %o, %o, %w; ld.param.u64 %i, [in]; add.u64 %i, %i, %w;
ld.global.u32 %e, [%i]; mov.u32 %s, 0; mov.u32 %c, 0;
"""
CLOSE = " st.global.u32 [%o], %s; ret; }"

BODIES = {
    "a loop with two entries": (
        """and.b32 %a, %e, 1; setp.eq.u32 %p, %a, 0; @%p bra B;
A: add.u32 %s, %s, 3; add.u32 %c, %c, 1;
B: mad.lo.u32 %s, %s, 5, %e; add.u32 %c, %c, 1; and.b32 %b, %e, 15; setp.lt.u32 %q, %c, %b; @%q bra A;"""
    ),
    "two loops through each other": (
        """and.b32 %a, %e, 3; setp.eq.u32 %p, %a, 1; @%p bra C;
A: add.u32 %s, %s, %c; add.u32 %c, %c, 1; setp.gt.u32 %r, %c, 40; @%r bra END;
B: xor.b32 %s, %s, %e; shr.u32 %b, %e, 2; and.b32 %b, %b, 7; rem.u32 %d, %c, 8; setp.lt.u32 %q, %d, %b;
  @%q bra A;
C: mul.lo.u32 %s, %s, 3; add.u32 %c, %c, 2; setp.lt.u32 %q, %c, %t; @%q bra B;
END:"""
    ),
    "a switch": (
        """L: .branchtargets T0, T1, T2, T3;
and.b32 %a, %e, 3; AGAIN: brx.idx %a, L;
T0: add.u32 %s, %s, 7; bra NEXT; T1: add.u32 %s, %s, 11; mov.u32 %a, 3; bra NEXT; T2: mul.lo.u32 %s, %s, %e;
  bra NEXT; T3: sub.u32 %s, %s, %t;
NEXT: add.u32 %c, %c, 1; setp.lt.u32 %p, %c, 5; @%p bra AGAIN;"""
    ),
    "threads that leave before barriers": (
        """and.b32 %a, %e, 7; setp.eq.u32 %p, %a, 0; @%p st.global.u32 [%o], %e; @%p ret;
shl.b32 %b, %t, 2; mov.u32 %d, tile; add.u32 %d, %d, %b; st.shared.u32 [%d], %e; bar.sync 0;
  xor.b32 %b, %b, 4; mov.u32 %d, tile; add.u32 %d, %d, %b; ld.shared.u32 %s, [%d];
bar.sync 0; setp.gt.u32 %q, %a, 3; @%q exit; bar.red.popc.u32 %c, 0, %q; add.u32 %s, %s, %c;"""
    ),
    "barriers in divergent loops of one count": (
        """AGAIN: and.b32 %a, %e, 1; setp.eq.u32 %p, %a, 0; @%p bra ODD; add.u32 %s, %s, 1; bar.sync 3;
    bra BOTH;
ODD: add.u32 %s, %s, 2; bar.sync 3; BOTH: add.u32 %c, %c, 1; shr.u32 %e, %e, 1; bar.red.or.pred %q, 1, %p;
  @%q add.u32 %s, %s, 100; setp.lt.u32 %r, %c, 4; @%r bra AGAIN;"""
    ),
    "votes among some": (
        """and.b32 %a, %e, 3; setp.eq.u32 %p, %a, 0; vote.sync.ballot.b32 %b, %p, 0xFFFFFFFF; @!%p bra OTHERS;
vote.sync.ballot.b32 %c, 1, %b; add.u32 %s, %s, %c; shfl.sync.idx.b32 %d, %e, 5, 31, %b; bra MEET;
  OTHERS: not.b32 %b, %b; redux.sync.add.u32 %s, %e, %b;
MEET: bar.warp.sync 0xFFFFFFFF; shfl.sync.bfly.b32 %d, %s, 1, 31, 0xFFFFFFFF; xor.b32 %s, %s, %d;
  match.any.sync.b32 %d, %a, 0xFFFFFFFF; add.u32 %s, %s, %d;"""
    ),
    "guards, halves and flags": (
        """setp.gt.u32 %p|%q, %e, 1000; @%p add.cc.u32 %s, %e, 0xF0000000; @!%p mov.u32 %s, 5;
    @%q addc.u32 %s, %s, 0; cvt.rn.f32.u32 %f, %e; @%p div.rn.f32 %f, %f, 0f00000000;
sub.f32 %g, %f, %f; min.f32 %g, %g, %f; mov.b32 %c, %g; xor.b32 %s, %s, %c; fma.rp.f32 %f, %f, 0f3DCCCCCD, %g;
  mov.b32 %c, %f; xor.b32 %s, %s, %c; prmt.b32 %s, %s, %e, %t;"""
    ),
}


@pytest.mark.parametrize("block", [(1,), (33,), (96,), (64, 3), (16, 16), (5, 7)])
@pytest.mark.parametrize("name", BODIES)
def test_control_flow(name: str, block: tuple[int, ...], tmp_path, monkeypatch) -> None:
    monkeypatch.setenv("MINICC_CACHE", str(tmp_path))
    threads = int(np.prod(block))
    if name == "votes among some" and threads % 32:
        pytest.skip("whole warps vote")
    kernel = minicc.ObjectCode.from_ptx(HEAD + OPEN + BODIES[name] + CLOSE)["k"]
    inputs = np.random.default_rng(5).integers(0, 1 << 16, 3 * threads).astype(np.uint32)
    results = []
    for engine in ("reference", "native"):
        out = np.zeros(3 * threads, np.uint32)
        result = kernel((3,), block, (out, inputs), engine=engine, max_steps=1_000_000)
        results.append((out.tobytes(), result.thread_instructions, result.warnings))
    assert results[0] == results[1]
    assert any(results[0][0])


def test_webs_are_registers_of_their_own() -> None:
    text = (
        HEAD
        + """.visible .entry k(.param .u64 out) { .reg .u32 %r<3>; .reg .u64 %o; .reg .pred %p;
    ld.param.u64 %o, [out];
mov.u32 %r1, 1; st.global.u32 [%o], %r1; mov.u32 %r1, %tid.x; setp.gt.u32 %p, %r1, 3; @%p mov.u32 %r1, 7;
  st.global.u32 [%o+4], %r1; mov.u32 %r1, 9; L: add.u32 %r1, %r1, 1;
setp.lt.u32 %p, %r1, 20; @%p bra L; st.global.u32 [%o+8], %r1; ret; }"""
    )
    fn = parse(text, "webs.ptx").functions["k"]
    lines = [str(instr) for instr in split_webs(fn).instructions()]
    assert [strip_web_numbers(line) for line in lines] == [str(instr) for instr in fn.instructions()]
    written = [line for line in lines if "%r1" in line]
    assert [line.count("%r1#2") > 0 for line in written] == [
        False,
        False,
        True,
        True,
        True,
        True,
        False,
        False,
        False,
        False,
    ]
    assert [line.count("%r1#3") > 0 for line in written] == [False] * 6 + [True] * 4
