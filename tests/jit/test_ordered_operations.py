"""Operations that lanes execute one after the other, and queries of state spaces, on the native engine:
results, memory and faults are those of the reference engine.
"""

from __future__ import annotations

import json

import numpy as np
import pytest

import minicc
from minicc.jit.engine import NATIVE
from minicc.jit.numpy_callbacks import describe_callbacks
from minicc.runtime.engine.program import UNWATCHED
from minicc.support.diagnostics import KernelFault

HEAD = """.version 8.6
.target sm_100a
.address_size 64
.const .align 8 .b64 table[4] = {1, 2, 3, 4};
.global .align 16 .b64 cells[64];
.visible .entry k(.param .u64 y, .param .u64 x) {
  .reg .b64 %y, %x, %s<8>, %g, %a; .reg .b32 %t, %r<8>; .reg .pred %p, %q, %z; .reg .b128 %w<3>;
  .shared .align 16 .b64 bar[34];
  ld.param.u64 %y, [y]; ld.param.u64 %x, [x]; mov.u32 %t, %tid.x; mad.wide.u32 %y, %t, 32, %y;
  setp.eq.u32 %z, %t, 0; mov.b64 %s0, 0; mov.b64 %s1, 0; mov.b64 %s2, 0; mov.b64 %s3, 0;
"""
TAIL = """
  st.global.v2.b64 [%y], {%s0, %s1}; st.global.v2.b64 [%y+16], {%s2, %s3}; ret; }"""
BEGIN = "@%z mbarrier.init.shared.b64 [bar], 96; bar.sync 0; "
BODIES = {
    "arrivals": BEGIN + "mbarrier.arrive.shared.b64 %s0, [bar]; bar.sync 0; ld.shared.b64 %s1, [bar];",
    "counts": "@%z mbarrier.init.shared.b64 [bar], 4656; bar.sync 0; add.u32 %r0, %t, 1;"
    " mbarrier.arrive.shared.b64 %s0, [bar], %r0; bar.sync 0; ld.shared.b64 %s1, [bar];",
    "bytes": BEGIN + "mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [bar], %t; bar.sync 0;"
    " mbarrier.arrive.expect_tx.shared.b64 %s0, [bar], %t; bar.sync 0; ld.shared.b64 %s1, [bar]; bar.sync 0;"
    " mbarrier.complete_tx.relaxed.cta.shared::cta.b64 [bar], %t;"
    " mbarrier.complete_tx.relaxed.cta.shared::cta.b64 [bar], %t; bar.sync 0; ld.shared.b64 %s2, [bar];",
    "threads that leave": BEGIN + "setp.gt.u32 %q, %t, 90; @%q mbarrier.arrive_drop.shared.b64 %s0, [bar];"
    " bar.sync 0; @!%q mbarrier.arrive.shared.b64 %s0, [bar]; bar.sync 0;"
    " @%z mbarrier.arrive.noComplete.shared.b64 %s1, [bar], 1; bar.sync 0; ld.shared.b64 %s2, [bar];"
    " mbarrier.pending_count.b64 %r0, %s2; cvt.u64.u32 %s3, %r0;",
    "copies": BEGIN + "cp.async.mbarrier.arrive.shared.b64 [bar]; cp.async.mbarrier.arrive.noinc.shared.b64"
    " [bar]; bar.sync 0; ld.shared.b64 %s0, [bar]; bar.sync 0; @%z mbarrier.inval.shared.b64 [bar]; bar.sync"
    " 0; ld.shared.b64 %s1, [bar];",
    "global objects": "mov.b64 %g, cells; @%z mbarrier.init.b64 [%g], 300; bar.sync 0; mbarrier.arrive.b64"
    " %s0, [%g]; bar.sync 0;",
    "some lanes": BEGIN + "and.b32 %r0, %t, 5; setp.eq.u32 %q, %r0, 1; @%q bra L;"
    " mbarrier.arrive.shared.b64 %s0, [bar]; L: bar.sync 0; ld.shared.b64 %s1, [bar];",
    "too many": "@%z mbarrier.init.shared.b64 [bar], 50; bar.sync 0; add.u32 %r0, %t, 3;"
    " mbarrier.arrive.shared.b64 %s0, [bar], %r0;",
    "not to complete": "@%z mbarrier.init.shared.b64 [bar], 40; bar.sync 0;"
    " mbarrier.arrive.noComplete.shared.b64 %s0, [bar], 1;",
    "no arrivals": "mbarrier.init.shared.b64 [bar], %t;",
    "more leave than came": "@%z mbarrier.init.shared.b64 [bar], 2; bar.sync 0;"
    " mbarrier.arrive_drop.shared.b64 %s0, [bar], 3;",
    "too many bytes": BEGIN + "mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [bar], 400000;",
    "outside": "mul.wide.u32 %g, %t, 8; cvt.u32.u64 %r0, %g; mbarrier.init.shared.b64 [%r0], 1;",
    "misaligned": "mbarrier.init.shared.b64 [bar+4], 1;",
    "exchanges of 128 bits": "mov.b64 %g, cells; add.u32 %r0, %t, 1; cvt.u64.u32 %s0, %t; cvt.u64.u32 %s1,"
    " %r0; mov.b128 %w0, {%s0, %s1}; atom.exch.global.b128 %w1, [%g], %w0; mov.b128 {%s0, %s1}, %w1;"
    " bar.sync 0; atom.cas.global.b128 %w1, [%g], %w0, %w0; mov.b128 {%s2, %s3}, %w1;",
    "exchanges in shared memory": "and.b32 %r0, %t, 3; mul.wide.u32 %g, %r0, 16; cvt.u32.u64 %r0, %g;"
    " cvt.u64.u32 %s0, %t; mov.b128 %w0, {%s0, %g}; st.shared.v2.b64 [%r0], {%s2, %s2}; bar.sync 0;"
    " atom.shared.exch.b128 %w1, [%r0], %w0; mov.b128 {%s0, %s1}, %w1;",
    "128 bits at an odd place": "mov.b64 %g, cells; add.u64 %g, %g, 8; mov.b128 %w0, {%s0, %s1};"
    " atom.exch.global.b128 %w1, [%g], %w0;",
    "copied in part": "and.b32 %r0, %t, 7; add.u32 %r1, %r0, %r0; add.u32 %r1, %r1, %r0; and.b32 %r2, %t, 15;"
    " mul.lo.u32 %r2, %r2, 16; mul.wide.u32 %g, %r2, 1; add.u64 %a, %x, %g;"
    " cp.async.ca.shared.global [%r2], [%a], 16, %r1; cp.async.wait_all; bar.sync 0;"
    " ld.shared.v2.b64 {%s0, %s1}, [%r2]; setp.gt.u32 %q, %t, 9; bar.sync 0;"
    " cp.async.ca.shared.global [%r2], [%a], 4, %q; bar.sync 0; ld.shared.v2.b64 {%s2, %s3}, [%r2];",
    "copied from nowhere": "and.b32 %r1, %t, 3; mul.wide.u32 %g, %t, 16; add.u64 %a, %x, %g; add.u64 %a, %a,"
    " 3000; cp.async.ca.shared.global [bar], [%a], 16, %r1;",
    "spaces": "mov.b64 %g, table; cvta.const.u64 %g, %g; cvt.u64.u32 %a, %t; shl.b64 %a, %a, 1; add.u64 %a,"
    " %a, %g; isspacep.const %p, %a; selp.b64 %s0, 1, 0, %p; isspacep.const %p, %x; selp.b64 %s1, 1, 0, %p;"
    " mov.b64 %g, x; cvta.param.u64 %g, %g; add.u64 %a, %a, %g; isspacep.param %p, %g; selp.b64 %s2, 1, 0,"
    " %p; isspacep.param::entry %p, %a; selp.b64 %s3, 1, 0, %p;",
}
FAULTS = {
    "too many", "not to complete", "no arrivals", "more leave than came", "too many bytes", "outside",
    "misaligned", "128 bits at an odd place", "copied from nowhere",
}  # fmt: skip


def outcome(obj: minicc.ObjectCode, engine: str) -> object:
    device = minicc.Device()
    y, x = device.zeros(96 * 4, np.uint64), device.array(np.arange(512, dtype=np.uint64) * 0x0102030405)
    try:
        result = obj["k"]((1,), (96,), (y, x), engine=engine, device=device)
        assert result.engine == engine
    except KernelFault as fault:
        return type(fault), str(fault)
    return y.get().tobytes(), result.thread_instructions


@pytest.mark.parametrize("name", BODIES)
def test_same_as_reference(name: str) -> None:
    obj = minicc.ObjectCode.from_ptx(HEAD + BODIES[name] + TAIL)
    wanted, result = outcome(obj, "reference"), outcome(obj, "native")
    assert result == wanted
    assert isinstance(wanted[0], type) == (name in FAULTS), wanted


@pytest.mark.parametrize("name", BODIES)
def test_only_faults_call_back(name: str) -> None:
    executable = minicc.ObjectCode.from_ptx(HEAD + BODIES[name] + TAIL)._executable
    kernel = executable.layout("k")
    numpy_callbacks = NATIVE.prepare(executable, UNWATCHED).plan(kernel, (96, 1, 1)).trace.numpy_callbacks
    assert not describe_callbacks(numpy_callbacks) and {
        json.loads(pattern)[0] for pattern in numpy_callbacks
    } <= {"mbarriers.operate"}
