"""Lanes of a warp that meet at different `bar.warp.sync` on the native engine: results, faults and counts of
instructions are those of the reference engine.
"""

from __future__ import annotations

import numpy as np
import pytest

import minicc
from minicc.support.diagnostics import KernelFault

HEAD = """.version 8.3\n.target sm_90\n.address_size 64
.visible .entry k(.param .u64 out, .param .u32 n) { .reg .u32 %t, %l, %m, %n, %s, %c, %d, %a, %b; 
  .reg .u64 %o; .reg .pred %p, %q; .shared .align 4 .b8 tile[512];
  mov.u32 %t, %tid.x; and.b32 %l, %t, 31; ld.param.u64 %o, [out]; mad.wide.u32 %o, %t, 4, %o;
  ld.param.u32 %n, [n]; shl.b32 %d, %t, 2; mov.u32 %a, tile; add.u32 %a, %a, %d; xor.b32 %b, %a, 64;
  mov.u32 %s, 0; mov.u32 %c, 0; setp.lt.u32 %p, %l, 16;
"""
TAIL = " OUT: st.global.u32 [%o], %s; ret; }"
BODIES = {
    "two halves": """@%p bra LOW; st.shared.u32 [%a], %t; bar.warp.sync -1; bra READ;
LOW: add.u32 %d, %t, 100; st.shared.u32 [%a], %d; bar.warp.sync -1; READ: ld.shared.u32 %s, [%b];""",
    "two halves, in rounds": """AGAIN: @%p bra LOW; mad.lo.u32 %s, %s, 3, %t; st.shared.u32 [%a], %s;
  bar.warp.sync -1; ld.shared.u32 %d, [%b]; bar.warp.sync -1; add.u32 %s, %s, %d; bra NEXT;
LOW: mad.lo.u32 %s, %s, 5, %t; st.shared.u32 [%a], %s; bar.warp.sync -1; ld.shared.u32 %d, [%b];
  bar.warp.sync -1; xor.b32 %s, %s, %d;
NEXT: add.u32 %c, %c, 1; setp.lt.u32 %q, %c, %n; @%q bra AGAIN;""",
    "one loop for each half": """@%p bra LOW;
HIGH: st.shared.u32 [%a], %c; bar.warp.sync -1; ld.shared.u32 %d, [%b]; mad.lo.u32 %s, %s, 7, %d;
  bar.warp.sync -1; add.u32 %c, %c, 1; setp.lt.u32 %q, %c, %n; @%q bra HIGH; bra OUT;
LOW: add.u32 %d, %c, %t; st.shared.u32 [%a], %d; bar.warp.sync -1; ld.shared.u32 %d, [%b];
  mad.lo.u32 %s, %s, 11, %d; bar.warp.sync -1; add.u32 %c, %c, 1; setp.lt.u32 %q, %c, %n; @%q bra LOW;""",
    "masks of pairs": """and.b32 %m, %t, 28; mov.u32 %d, 15; shl.b32 %m, %d, %m; and.b32 %d, %t, 3;
setp.eq.u32 %q, %d, 0; @%q bra ONE; setp.eq.u32 %q, %d, 1; @%q bra TWO; add.u32 %s, %s, 1;
  bar.warp.sync %m; bra OUT; ONE: add.u32 %s, %t, 3; bar.warp.sync %m; add.u32 %s, %s, 5; bra OUT;
TWO: mul.lo.u32 %s, %t, 3; bar.warp.sync %m; add.u32 %s, %s, 9;""",
    "one barrier for another": """@%p bra LOW; bar.warp.sync -1; add.u32 %s, %s, 1; bar.warp.sync -1;
add.u32 %s, %s, 20; bra OUT; LOW: bar.warp.sync -1; add.u32 %s, %s, 3;
setp.lt.u32 %q, %l, 8; @%q bra OUT; bar.warp.sync -1; add.u32 %s, %s, 50;""",
    "some have exited": """setp.eq.u32 %q, %l, 5; @%q ret; @%p bra LOW; bar.warp.sync -1; add.u32 %s, %t, 1;
bra OUT; LOW: setp.eq.u32 %q, %l, 6; @%q ret; bar.warp.sync -1; add.u32 %s, %t, 2;""",
    "before a barrier of the block": """@%p bra LOW; st.shared.u32 [%a], %t; bar.warp.sync -1; bra READ;
LOW: bar.warp.sync -1; st.shared.u32 [%a], %l; READ: bar.sync 0; xor.b32 %b, %b, 252; ld.shared.u32 %s, [%b];
@%p bra AGAIN; bar.warp.sync -1; add.u32 %s, %s, 1; bra OUT; AGAIN: bar.warp.sync -1; add.u32 %s, %s, 2;""",
    "with a shuffle": """@%p bra LOW; bar.warp.sync -1; add.u32 %s, %t, 1; bra MEET;
LOW: bar.warp.sync -1; mul.lo.u32 %s, %t, 3; MEET: shfl.sync.bfly.b32 %d, %s, 1, 31, -1; add.u32 %s, %s, %d;
@!%p bra OUT; bar.warp.sync 0xffff; add.u32 %s, %s, 1000;""",
    "lanes that come again": """@%p bra LOW; HIGH: bar.warp.sync -1; add.u32 %s, %s, 1; add.u32 %c, %c, 1;
setp.lt.u32 %q, %c, 4; @%q bra HIGH; bra OUT;
LOW: bar.warp.sync -1; add.u32 %s, %s, 10; add.u32 %c, %c, 1; setp.lt.u32 %q, %c, 4; @%q bra HIGH;""",
    "a lane that never comes": """setp.eq.u32 %q, %l, 9; @%q bra STAY; @%p bra LOW; bar.warp.sync -1; bra OUT;
LOW: bar.warp.sync -1; bra OUT; STAY: shfl.sync.bfly.b32 %s, %t, 1, 31, 0x300;""",
    "a half that waits for the block": """@%p bra LOW; bar.warp.sync -1; bra BOTH;
LOW: bar.sync 0; bar.warp.sync -1; BOTH: bar.sync 1;""",
}
FAULTS = {"a lane that never comes", "a half that waits for the block"}


@pytest.mark.parametrize("threads", [32, 64, 40])
@pytest.mark.parametrize("name", BODIES)
def test_different_warp_barriers(name: str, threads: int) -> None:
    obj, outcome = minicc.ObjectCode.from_ptx(HEAD + BODIES[name] + TAIL), []
    for engine in ("reference", "native"):
        out = np.zeros(threads, np.uint32)
        try:
            result = obj["k"]((1,), (threads,), (out, np.uint32(5)), engine=engine)
            assert result.engine == engine
            outcome.append((out.tobytes(), result.warnings, result.thread_instructions))
        except KernelFault as fault:
            outcome.append((type(fault), str(fault).split(" (")[0], fault.site))
    assert outcome[0] == outcome[1]
    assert isinstance(outcome[0][0], type) == (name in FAULTS)
