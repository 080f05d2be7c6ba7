"""Barriers with counts and `bar.arrive` on the native engine: results, warnings and deadlocks are those of
the reference engine.
"""

from __future__ import annotations

import numpy as np
import pytest

import minicc
from minicc.support.diagnostics import KernelFault

HEAD = """.version 8.0\n.target sm_80\n.address_size 64
.visible .entry k(.param .u64 x, .param .u32 n) { .reg .b64 %x; .reg .b32 %t, %u, %v, %i, %w, %n, %s;
  .reg .pred %p, %q; .shared .b32 sm[256];
  ld.param.u64 %x, [x]; ld.param.u32 %n, [n]; mov.u32 %t, %tid.x; mov.u32 %w, %ctaid.x;
    mad.lo.u32 %w, %w, 160, %t; mad.wide.u32 %x, %w, 4, %x; shr.u32 %w, %t, 5;
  mov.u32 %s, sm; mad.lo.u32 %s, %t, 4, %s; mov.u32 %v, 0; mov.u32 %i, 0;
"""
TAIL = "OUT: st.global.u32 [%x], %v; ret; }"
BODIES = {
    "a warp hands over": (
        """setp.eq.u32 %p, %w, 0; @!%p bra NEXT; mul.lo.u32 %v, %t, 3; st.shared.u32 [%s], %v;
    bar.arrive 1, 64; bra OUT;
        NEXT: setp.eq.u32 %p, %w, 1; @!%p bra OUT; bar.sync 1, 64; ld.shared.u32 %v, [%s+-128]; bra OUT;"""
    ),
    "back and forth": (
        """setp.gt.u32 %q, %w, 1; @%q bra OUT; setp.eq.u32 %p, %w, 1; @%p bra TAKE;
        PUT: bar.sync 2, 64; mad.lo.u32 %v, %i, 7, %t; st.shared.u32 [%s], %v; bar.arrive 1, 64;
          add.u32 %i, %i, 1; setp.lt.u32 %p, %i, %n; @%p bra PUT; bra OUT;
        TAKE: bar.arrive 2, 64; bar.sync 1, 64; ld.shared.u32 %u, [%s+-128]; add.u32 %v, %v, %u;
          add.u32 %i, %i, 1; setp.lt.u32 %p, %i, %n; @%p bra TAKE; bra OUT;"""
    ),
    "parts of a block": (
        """setp.lt.u32 %p, %t, 64; st.shared.u32 [%s], %t; @%p bra LOW; bar.sync 1, 96; xor.b32 %u, %t, 1;
    shl.b32 %u, %u, 2; mov.u32 %s, sm; add.u32 %s, %s, %u;
        ld.shared.u32 %v, [%s]; bra OUT; LOW: bar.sync 2, 64; xor.b32 %u, %t, 33; shl.b32 %u, %u, 2;
          mov.u32 %s, sm; add.u32 %s, %s, %u; ld.shared.u32 %v, [%s]; bra OUT;"""
    ),
    "lanes of a warp apart": (
        """and.b32 %u, %t, 1; setp.eq.u32 %p, %u, 0; @%p bra EVEN; bar.sync 1, 160; add.u32 %v, %t, 5;
    bra OUT; EVEN: mul.lo.u32 %v, %t, 9; bar.sync 1, 160; add.u32 %v, %v, 1; bra OUT;"""
    ),
    "some are gone": (
        "setp.lt.u32 %p, %t, 10; @%p ret; st.shared.u32 [%s], %t; bar.sync 0, 160; ld.shared.u32 %v, [%s];"
        " bra OUT;"
    ),
    "all of them, twice": (
        "bar.sync 3, 160; st.shared.u32 [%s], %t; bar.sync 0; setp.eq.u32 %p, %t, 0; @%p bra OUT;"
        " ld.shared.u32 %v, [%s+-4]; bra OUT;"
    ),
    "a reduction of all": (
        """and.b32 %u, %t, 3; setp.eq.u32 %p, %u, 1; bar.red.popc.u32 %v, 1, 160, %p;
    bar.red.or.pred %q, 2, %p; @%q add.u32 %v, %v, 1000; setp.lt.u32 %p, %t, 200;
        bar.red.and.pred %q, 1, 160, %p; @%q add.u32 %v, %v, 5000; bra OUT;"""
    ),
    "reductions of parts": (
        """and.b32 %u, %t, 5; setp.eq.u32 %p, %u, 5; setp.lt.u32 %q, %t, 64; @%q bra LOW;
    bar.red.popc.u32 %v, 1, 96, %p; shl.b32 %v, %v, 8; bar.sync 3, 96; bra OUT;
        LOW: bar.red.popc.u32 %v, 2, 64, %p; bar.red.or.pred %q, 2, 64, %p; @%q add.u32 %v, %v, 7; bra OUT;"""
    ),
    "who only arrives": (
        """and.b32 %u, %t, 1; setp.eq.u32 %p, %u, 1; setp.eq.u32 %q, %w, 4; @%q bra GONE;
    bar.red.popc.u32 %v, 1, 160, %p; bar.sync 2, 160; setp.eq.u32 %p, %t, %t;
        bar.red.and.pred %q, 1, 160, %p; @%q add.u32 %v, %v, 900; bar.sync 2, 160;
          bar.red.or.pred %q, 1, 128, %p; @%q add.u32 %v, %v, 4000; bra OUT;
        GONE: bar.arrive 1, 160; bar.sync 2, 160; bar.arrive 1, 160; bar.sync 2, 160; bra OUT;"""
    ),
    "reductions in rounds": (
        """AGAIN: add.u32 %u, %t, %i; and.b32 %u, %u, 7; setp.lt.u32 %p, %u, %i;
    bar.red.popc.u32 %u, 1, 160, %p; mad.lo.u32 %v, %v, 3, %u; setp.eq.u32 %q, %w, 2; @%q bra ALONE;
    bar.sync 4, 128;
        bra NEXT; ALONE: setp.gt.u32 %p, %i, 2; bar.red.and.pred %p, 5, 32, %p; @%p add.u32 %v, %v, 17;
          NEXT: add.u32 %i, %i, 1; setp.lt.u32 %p, %i, %n; @%p bra AGAIN; bra OUT;"""
    ),
    "lanes of a warp apart, reducing": (
        """and.b32 %u, %t, 1; setp.eq.u32 %p, %u, 0; @%p bra EVEN; setp.lt.u32 %q, %t, 77;
    bar.red.popc.u32 %v, 1, 160, %q; bra OUT;
        EVEN: setp.lt.u32 %q, %t, 33; bar.red.popc.u32 %v, 1, 160, %q; add.u32 %v, %v, 1000; bra OUT;"""
    ),
    "a count that is read": "shl.b32 %u, %n, 5; bar.sync 1, %u; mov.u32 %v, %t; bra OUT;",
    "a count of some": (
        "setp.lt.u32 %p, %w, 2; @!%p bra OUT; add.u32 %u, %n, 59; bar.sync 1, %u; mov.u32 %v, %t; bra OUT;"
    ),
    "a number that is read": (
        "st.shared.u32 [%s], %t; bar.sync %n; setp.eq.u32 %p, %t, 0; @%p bra OUT;"
        " ld.shared.u32 %v, [%s+-4]; bra OUT;"
    ),
    "a number of each pair of warps": (
        """setp.gt.u32 %q, %w, 3; @%q bra OUT; shr.u32 %u, %w, 1; add.u32 %u, %u, %n;
    xor.b32 %v, %t, 32; shl.b32 %v, %v, 2; mov.u32 %i, sm; add.u32 %i, %i, %v;
        st.shared.u32 [%s], %t; bar.sync %u, 64; ld.shared.u32 %v, [%i]; bra OUT;"""
    ),
    "a number that moves": (
        "mov.u32 %u, 3; bar.sync %u, 160; st.shared.u32 [%s], %t; bar.sync %u; mov.u32 %v, %u; bra OUT;"
    ),
    "numbers in rounds": (
        """AGAIN: st.shared.u32 [%s], %t; add.u32 %u, %i, %w; rem.u32 %u, %u, 2; add.u32 %u, %u, 7;
    bar.sync %i; setp.gt.u32 %q, %w, 3; @%q bra NEXT; setp.lt.u32 %q, %w, 2; selp.u32 %u, 9, 10, %q;
        bar.sync %u, 64; NEXT: bar.red.popc.u32 %u, %i, %q; mad.lo.u32 %v, %v, 3, %u; add.u32 %i, %i, 1;
          setp.lt.u32 %p, %i, %n; @%p bra AGAIN; bra OUT;"""
    ),
    "numbers of lanes": (
        """and.b32 %u, %t, 1; add.u32 %i, %u, %n; sub.u32 %u, 6, %u; setp.lt.u32 %p, %t, 77;
    bar.arrive %i, 160; bar.red.popc.u32 %v, %u, 160, %p; mad.lo.u32 %v, %v, 1000, %t; bra OUT;"""
    ),
    "lanes that only arrive, and lanes that reduce": (
        """setp.eq.u32 %q, %w, 2; setp.lt.u32 %p, %t, 50; @%q bra ARRIVE; bar.red.popc.u32 %v, %n, 160, %p;
    bra OUT; ARRIVE: bar.arrive %n, 160; mov.u32 %v, 5; bra OUT;"""
    ),
    "a lane's number is released while others of it wait": (
        """setp.gt.u32 %q, %w, 0; @%q bra OTHER; and.b32 %u, %t, 1; setp.eq.u32 %p, %u, 1; xor.b32 %i, %u, 1;
    bar.arrive %i, 64; @%p bar.arrive 2, 64; add.u32 %v, %v, %t; bar.red.popc.u32 %i, %u, 64, %p;
        mad.lo.u32 %v, %v, 7, %i;
        @%p bra OUT; bar.arrive 2, 64; bra OUT;
        OTHER: setp.gt.u32 %q, %w, 1; @%q bra OUT; bar.arrive 0, 64; bar.sync 2, 64; bar.arrive 1, 64;
          mov.u32 %v, 3; bra OUT;"""
    ),
    "counts of lanes": (
        """and.b32 %u, %t, 1; mad.lo.u32 %i, %u, 96, 64; sub.u32 %v, 224, %i; xor.b32 %n, %u, 1;
    bar.arrive %n, %v; bar.sync %u, %i; mov.u32 %v, %i; bra OUT;"""
    ),
    "many numbers": "".join(
        f"add.u32 %u, %n, {i}; bar.sync %u, 160; bar.sync {i}, 160; add.u32 %v, %v, %u; " for i in range(8)
    )
    + "bra OUT;",
    "several instructions, one number in a register": (
        """and.b32 %u, %t, 1; setp.eq.u32 %p, %u, 0; @%p bra EVEN; bar.sync %n, 160; add.u32 %v, %t, 5;
    bra OUT; EVEN: mul.lo.u32 %v, %t, 9; bar.sync %n, 160; add.u32 %v, %v, 1; bra OUT;"""
    ),
    "a number that none has": "setp.lt.u32 %p, %w, 2; @%p bra OUT; add.u32 %u, %n, 11; bar.sync %u; bra OUT;",
    "lanes of no barrier": "add.u32 %u, %t, 9; bar.sync %u, 32; bra OUT;",
    "numbers that never meet": "and.b32 %u, %t, 1; bar.sync %u; bra OUT;",
    "a count of some lanes": (
        "and.b32 %u, %t, 1; mul.lo.u32 %i, %u, 3; add.u32 %i, %i, 32; bar.sync %u, %i; bra OUT;"
    ),
    "never complete": "setp.eq.u32 %p, %w, 2; @%p bra OUT; bar.sync 1, 160; bra OUT;",
    "each waits for the other": (
        "setp.eq.u32 %p, %w, 0; @%p bra A; bar.sync 1, 160; bra OUT; A: bar.sync 2, 64; bra OUT;"
    ),
}
FAULTS = {
    "never complete",
    "each waits for the other",
    "a count of some",
    "a number that none has",
    "lanes of no barrier",
    "numbers that never meet",
    "a count of some lanes",
}


@pytest.mark.parametrize("name", BODIES)
def test_counted_barriers(name: str) -> None:
    obj, outcome = minicc.ObjectCode.from_ptx(HEAD + BODIES[name] + TAIL), []
    n = 6 if name == "a count of some" else 5
    for engine in ("reference", "native"):
        x = np.zeros(480, np.uint32)
        try:
            result = obj["k"]((3,), (160,), (x, np.uint32(n)), engine=engine)
            assert result.engine == engine
            outcome.append((x.tobytes(), result.warnings, result.thread_instructions))
        except KernelFault as fault:
            outcome.append((type(fault), str(fault).split(" (")[0], fault.site))
    assert outcome[0] == outcome[1]
    assert isinstance(outcome[0][0], type) == (name in FAULTS)


@pytest.mark.parametrize("slow", [0, 1])
@pytest.mark.parametrize("engine", ["reference", "native"])
def test_a_reduction_uses_the_predicates_of_its_own_round(engine: str, slow: int) -> None:
    """A thread that arrived with a predicate arrives again without one, while another CTA still waits in the
    first round.
    """
    rounds = """bar.red.popc.u32 %u, 1, 64, %p; @%p bra {0}A; setp.ne.u32 %q, %t, %t;
    bar.red.popc.u32 %v, 1, 64, %q; mad.lo.u32 %v, %u, 100, %v; bra OUT;
        {0}A: bar.sync 1, 64; mov.u32 %v, %u; bra OUT;"""
    body = (
        f"mov.u32 %i, %ctaid.x; setp.lt.u32 %p, %t, 32; setp.eq.and.u32 %q, %i, {slow}, !%p; @%q bra LATE;"
        f" {rounds.format('E')} LATE: {rounds.format('L')}"
    )
    x = np.zeros(480, np.uint32)
    minicc.ObjectCode.from_ptx(HEAD + body + TAIL)["k"]((2,), (64,), (x, np.uint32(1)), engine=engine)
    assert x[[0, 32, 160, 192]].tolist() == [32, 3200, 32, 3200]
