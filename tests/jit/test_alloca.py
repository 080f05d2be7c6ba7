"""Local memory that instructions allocate (`alloca`, `stacksave`, `stackrestore`): addresses, contents and
faults are those of the reference engine, for gangs of several widths.
"""

from __future__ import annotations

from unittest.mock import patch

import numpy as np
import pytest

import minicc
from minicc.jit.machine import Host
from minicc.support.diagnostics import KernelFault

HEAD = """.version 8.3\n.target sm_90\n.address_size 64
.func (.reg .b32 %r) inner (.reg .b32 %n, .reg .b64 %up) { .local .align 4 .b32 own[2]; .reg .b64 %g;
  .reg .b32 %v; st.local.b32 [own], %n; mov.u64 %g, own; cvt.u32.u64 %v, %g;
  cvta.local.u64 %g, %g; ld.u32 %r, [%g]; mad.lo.u32 %r, %v, 100, %r; ld.local.u32 %v, [%up];
    add.u32 %r, %r, %v; ret; }
.func (.reg .b32 %r) down (.reg .b32 %n) { .reg .b64 %w, %b; .reg .b32 %v, %m; .reg .pred %p; .local .b8 c[3];
  cvt.u64.u32 %w, %n; mul.lo.u64 %w, %w, 12; alloca.u64 %b, %w, 32; cvt.u32.u64 %r, %b; setp.eq.u32 %p, %n, 0;
    @%p ret;
  st.local.u32 [%b], %n; sub.u32 %m, %n, 1; call (%v), down, (%m); mad.lo.u32 %r, %v, 5, %r;
    ld.local.u32 %v, [%b]; add.u32 %r, %r, %v; call (%v), inner, (%n, %b); add.u32 %r, %r, %v; ret; }
.visible .entry k(.param .u64 x) { .reg .b64 %x, %a, %b, %c, %w, %s; .reg .b32 %t, %v, %i, %n, %m;
  .reg .pred %p, %q; .local .align 8 .b8 first[20]; .shared .b32 sm[128];
  ld.param.u64 %x, [x]; mov.u32 %t, %tid.x; mov.u32 %i, %ctaid.x; mov.u32 %v, %ntid.x;
    mad.lo.u32 %i, %i, %v, %t; mad.wide.u32 %x, %i, 4, %x; ld.global.u32 %n, [%x]; mov.u32 %i, 0;
    mov.u32 %v, 0;
"""
TAIL = " st.global.u32 [%x], %v; ret; }"
BODIES = {
    "a constant size": (
        "alloca.u64 %a, 40; st.local.u32 [%a+36], %n; mul.wide.u32 %b, %t, 0; add.u64 %b, %b, %a;"
        " ld.local.u32 %v, [%b+36]; cvt.u32.u64 %i, %a; mad.lo.u32 %v, %v, 64, %i;"
    ),
    "divergent sizes": (
        """and.b32 %m, %n, 7; mad.lo.u32 %m, %m, 12, 4; cvt.u64.u32 %w, %m; alloca.u64 %a, %w, 16;
    alloca.u64 %b, 8, 64; st.local.u32 [%b], %n; sub.u64 %w, %w, 4; add.u64 %a, %a, %w;
        st.local.u32 [%a], %t; ld.local.u32 %v, [%b]; cvta.local.u64 %a, %a; ld.u32 %i, [%a];
          mad.lo.u32 %v, %i, 3, %v; cvt.u32.u64 %i, %b; mad.lo.u32 %v, %v, 512, %i;"""
    ),
    "restored stack pointer": (
        """stacksave.u64 %s; and.b32 %m, %n, 3; LOOP: cvt.u64.u32 %w, %i; alloca.u64 %a, %w, 4;
    cvt.u32.u64 %t, %a; add.u32 %v, %v, %t; setp.eq.u32 %q, %m, 0; @%q stackrestore.u64 %s;
        add.u32 %i, %i, 1; setp.lt.u32 %p, %i, 40; @%p bra LOOP; alloca.u64 %b, 4; cvt.u32.u64 %t, %b;
          mad.lo.u32 %v, %v, 1024, %t;"""
    ),
    "guarded": (
        "and.b32 %m, %n, 1; setp.eq.u32 %p, %m, 0; mov.u64 %a, 7; @%p alloca.u64 %a, 64; alloca.u64 %b, 8;"
        " cvt.u32.u64 %i, %a; cvt.u32.u64 %v, %b; mad.lo.u32 %v, %i, 4096, %v;"
    ),
    "calls above": (
        "and.b32 %m, %n, 3; mul.lo.u32 %m, %m, 20; add.u32 %m, %m, 4; cvt.u64.u32 %w, %m; alloca.u64 %a, %w,"
        " 4; st.local.u32 [%a], %n; call (%v), inner, (%t, %a); ld.local.u32 %i, [%a]; add.u32 %v, %v, %i;"
    ),
    "recursion": (
        "and.b32 %m, %n, 7; call (%v), down, (%m); call (%i), down, (%m); sub.u32 %i, %i, %v; mad.lo.u32 %v,"
        " %i, 77, %v;"
    ),
    "zero at first": (
        "alloca.u64 %a, 256; ld.local.u32 %v, [%a+128]; st.local.u32 [%a+128], %n; mad.lo.u32 %v, %v, 3, 5;"
    ),
    "across barriers": (
        """and.b32 %m, %n, 7; mul.lo.u32 %m, %m, 4; add.u32 %m, %m, 4; cvt.u64.u32 %w, %m;
    alloca.u64 %a, %w, 4; st.local.u32 [%a], %n; mov.u32 %i, sm; mad.lo.u32 %i, %t, 4, %i;
    st.shared.u32 [%i], %m;
        bar.sync 0; alloca.u64 %b, 4, 4; cvt.u32.u64 %m, %b; mov.u32 %i, %t; xor.b32 %i, %i, 1;
          mov.u32 %t, sm; mad.lo.u32 %i, %i, 4, %t; ld.shared.u32 %v, [%i]; ld.local.u32 %i, [%a];
        bar.sync 0; mad.lo.u32 %v, %v, 100, %i; mad.lo.u32 %v, %m, 7, %v;"""
    ),
    "too much": "mov.u64 %w, 8; setp.eq.u32 %p, %t, 3; @%p mov.u64 %w, 1048576; alloca.u64 %a, %w;",
    "far too much": "mov.u64 %w, 8; setp.gt.u32 %p, %t, 3; @%p mov.u64 %w, -1; alloca.u64 %a, %w;",
    "too much in a call": (
        "mov.u64 %w, 8; setp.eq.u32 %p, %t, 5; @%p mov.u64 %w, 524256; alloca.u64 %a, %w, 1; call (%v),"
        " inner, (%t, %a); alloca.u64 %b, 30; alloca.u64 %b, 1;"
    ),
    "too much above a call": (
        "setp.eq.u32 %p, %t, 7; mov.u64 %w, 8; @%p mov.u64 %w, 524267; alloca.u64 %a, %w, 1; call (%v),"
        " inner, (%t, %a);"
    ),
    "beyond the end": (
        "alloca.u64 %a, 40; mov.u64 %w, 0; setp.eq.u32 %p, %t, 9; @%p mov.u64 %w, 48; add.u64 %a, %a, %w;"
        " ld.local.u32 %v, [%a+36];"
    ),
}
FAULTS = {"too much", "far too much", "too much in a call", "too much above a call", "beyond the end"}


@pytest.mark.parametrize("bits", [512, 256, 128])
@pytest.mark.parametrize("name", BODIES)
def test_alloca(name: str, bits: int) -> None:
    obj, outcome = minicc.ObjectCode.from_ptx(HEAD + BODIES[name] + TAIL), []
    grid = 1 if name in FAULTS else 3
    for engine in ("reference", "native"):
        x = np.random.default_rng(7).integers(0, 1 << 20, 288).astype(np.uint32)
        with patch.object(Host, "vector_bits", bits):
            try:
                result = obj["k"]((grid,), (96 if grid > 1 else 32,), (x,), engine=engine)
                assert result.engine == engine
                outcome.append((x.tobytes(), result.thread_instructions))
            except KernelFault as fault:
                outcome.append((type(fault), str(fault), fault.site, fault.notes, fault.error))
    assert outcome[0] == outcome[1]
    assert isinstance(outcome[0][0], type) == (name in FAULTS)


def test_local_memory_is_zeroed_for_each_cta() -> None:
    """A CTA finds local memory zeroed, whichever CTA has used it before on the same worker."""
    kernel = minicc.ObjectCode.from_ptx(HEAD + BODIES["zero at first"] + TAIL)["k"]
    for _ in range(3):
        x = np.arange(1, 1921, dtype=np.uint32)
        kernel((20,), (96,), (x,), engine="native")
        assert (x == 5).all()
