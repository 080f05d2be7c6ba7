"""Divergence, loops, calls, barriers, forward progress."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

from minicc.support.diagnostics import BarrierError, InternalError, KernelFault, StepLimitExceeded, TrapFault

START = """
  .reg .b32 %t, %i, %v, %w, %n, %k; .reg .b64 %o, %a; .reg .pred %p, %q;
  mov.u32 %t, %tid.x; mov.u32 %w, %ctaid.x; mov.u32 %n, %ntid.x; mad.lo.u32 %i, %w, %n, %t;
  ld.param.u64 %o, [out]; mad.wide.u32 %a, %i, 4, %o;
"""


def kernel(body: str, declarations: str = "", params: str = "") -> str:
    return f"{declarations}\n.visible .entry k(.param .u64 out{params})\n{{{START}{body}\n}}\n"


@pytest.mark.parametrize("lanes", [64, 96, 1 << 15])
def test_nested_divergence_reconverges(ptx, lanes: int) -> None:
    text = kernel("""
      mov.u32 %v, 0; and.b32 %w, %t, 1; setp.eq.u32 %p, %w, 0; @%p bra EVEN;
      add.u32 %v, %v, 100; and.b32 %w, %t, 2; setp.eq.u32 %q, %w, 0; @%q bra LOW;
      add.u32 %v, %v, 1000; bra JOIN;
      LOW: add.u32 %v, %v, 2000; bra JOIN;
      EVEN: add.u32 %v, %v, 10;
      JOIN: activemask.b32 %w; add.u32 %v, %v, %t; st.global.u32 [%a], %v;
      setp.ne.u32 %p, %w, 0xffffffff; @%p trap; ret;""")
    out = np.zeros(256, "u4")
    ptx(text, 2, 128, out, lanes=lanes)
    t = np.arange(256) % 128
    assert (out == t + np.where(t % 2 == 0, 10, np.where(t & 2, 1100, 2100))).all()


def test_loops_with_different_trip_counts(ptx) -> None:
    text = kernel("""
      mov.u32 %v, 0; mov.u32 %k, 0;
      OUTER: setp.ge.u32 %p, %k, %t; @%p bra DONE;
      mov.u32 %w, 0;
      INNER: add.u32 %v, %v, 1; add.u32 %w, %w, 1; setp.lt.u32 %q, %w, %k; @%q bra INNER;
      add.u32 %k, %k, 1; bra OUTER;
      DONE: st.global.u32 [%a], %v; ret;""")
    out = np.zeros(70, "u4")
    ptx(text, 1, 70, out)
    assert out.tolist() == [sum(max(k, 1) for k in range(t)) for t in range(70)]
    assert ptx.result.divergence > 0.3


def test_guarded_instructions_keep_old_values(ptx) -> None:
    text = kernel("""
      mov.u32 %v, 7; setp.lt.u32 %p, %t, 5; @%p mov.u32 %v, 1; @!%p add.u32 %v, %v, %t;
      @%p st.global.u32 [%a], %v; setp.ge.u32 %q, %t, 8; @%q st.global.u32 [%a], %v;
      @%p ld.global.u32 %w, [%a]; ret;""")
    out = np.full(12, 99, "u4")
    ptx(text, 1, 12, out)
    assert out.tolist() == [1] * 5 + [99] * 3 + [15, 16, 17, 18]


def test_early_exit_before_barrier(ptx) -> None:
    text = kernel("""
      .shared .align 4 .b8 s[512]; .reg .b32 %sa;
      setp.ge.u32 %p, %t, 70; @%p ret;
      mov.u32 %sa, s; mad.lo.u32 %sa, %t, 4, %sa; st.shared.u32 [%sa], %t;
      bar.sync 0;
      xor.b32 %w, %t, 1; mov.u32 %sa, s; mad.lo.u32 %sa, %w, 4, %sa; ld.shared.u32 %v, [%sa];
      st.global.u32 [%a], %v; ret;""")
    out = np.zeros(128, "u4")
    ptx(text, 1, 128, out)
    assert out.tolist() == [t ^ 1 for t in range(70)] + [0] * 58


def test_barrier_in_divergent_code_waits_for_everybody(ptx) -> None:
    text = kernel("""
      .shared .align 4 .b8 s[4]; mov.u32 %w, s;
      setp.eq.u32 %p, %t, 0; @%p bra WRITER;
      bar.sync 1; ld.shared.u32 %v, [%w]; bra OUT;
      WRITER: mov.u32 %v, 42; st.shared.u32 [%w], %v; bar.sync 1;
      OUT: st.global.u32 [%a], %v; ret;""")
    out = np.zeros(96, "u4")
    ptx(text, 3, 32, out)
    assert (out == 42).all()
    assert len(ptx.result.warnings) == 1 and "wait at barrier 1" in ptx.result.warnings[0]


def test_named_barriers_with_counts(ptx) -> None:
    # Warp 0 produces, warp 1 consumes; they meet at barriers 1 and 2, 64 threads each; warps 2 and 3 do not.
    text = kernel("""
      .shared .align 4 .b8 s[128]; .reg .b32 %sa;
      shr.u32 %w, %t, 5; and.b32 %k, %t, 31; mov.u32 %sa, s; mad.lo.u32 %sa, %k, 4, %sa; mov.u32 %v, 5;
      setp.eq.u32 %p, %w, 0; @%p bra PRODUCE; setp.eq.u32 %p, %w, 1; @%p bra CONSUME; bra OUT;
      PRODUCE: mul.lo.u32 %v, %t, 3; st.shared.u32 [%sa], %v; bar.arrive 1, 64; bra OUT;
      CONSUME: bar.sync 1, 64; ld.shared.u32 %v, [%sa];
      OUT: st.global.u32 [%a], %v; ret;""")
    out = np.zeros(128, "u4")
    ptx(text, 1, 128, out)
    assert out.tolist() == [3 * (t % 32) if t < 64 else 5 for t in range(128)]


@pytest.mark.parametrize(("op", "want"), [("popc.u32", 40), ("and.pred", 0), ("or.pred", 1)])
def test_reducing_barrier(ptx, op: str, want: int) -> None:
    target = "%v" if op == "popc.u32" else "%q"
    text = kernel(f"""
      setp.lt.u32 %p, %t, 40; bar.red.{op} {target}, 0, %p;
      {"" if op == "popc.u32" else "selp.u32 %v, 1, 0, %q;"} st.global.u32 [%a], %v; ret;""")
    out = np.zeros(200, "u4")
    ptx(text, 2, 100, out)
    assert (out == want).all()


def test_barrier_that_nobody_releases(ptx) -> None:
    text = kernel("""
      setp.eq.u32 %p, %t, 3; @%p bra SKIP; bar.sync 0; ret;
      SKIP: bar.sync 1; ret;""")
    with pytest.raises(BarrierError) as caught:
        ptx(text, 1, 64, np.zeros(64, "u4"))
    assert caught.value.site.instruction == "bar.sync 0;"
    assert "63 of the block's 64" in caught.value.notes[0]
    assert "bar.sync 1" in caught.value.notes[1]


def test_spin_lock_makes_progress(ptx) -> None:
    text = kernel("""
      LOCK: atom.global.cas.b32 %v, [%o], 0, 1; setp.ne.u32 %p, %v, 0; @%p bra LOCK;
      ld.volatile.global.u32 %w, [%o+4]; add.u32 %w, %w, 1; st.volatile.global.u32 [%o+4], %w;
      membar.gl; atom.global.exch.b32 %v, [%o], 0; ret;""")
    out = np.zeros(2, "u4")
    ptx(text, 2, 64, out, max_steps=2_000_000)
    assert out.tolist() == [0, 128]


def test_lock_held_across_a_divergent_branch(ptx) -> None:
    # The winner's critical section lies at a higher position than the losers' loop.
    text = kernel("""
      mov.u32 %k, 0;
      TRY: setp.ne.u32 %q, %k, 0; @%q bra OUT;
      atom.global.cas.b32 %v, [%o], 0, 1; setp.ne.u32 %p, %v, 0; @%p bra TRY;
      ld.volatile.global.u32 %w, [%o+4]; add.u32 %w, %w, %t; st.volatile.global.u32 [%o+4], %w;
      atom.global.exch.b32 %v, [%o], 0; mov.u32 %k, 1; bra TRY;
      OUT: ret;""")
    out = np.zeros(2, "u4")
    ptx(text, 1, 100, out, max_steps=2_000_000)
    assert out.tolist() == [0, sum(range(100))]


def test_producer_and_consumer_in_one_block(ptx) -> None:
    text = kernel("""
      setp.eq.u32 %p, %t, 33; @%p bra PRODUCE;
      WAIT: ld.volatile.global.u32 %v, [%o]; setp.eq.u32 %q, %v, 0; @%q bra WAIT;
      st.global.u32 [%a+4], %v; ret;
      PRODUCE: mov.u32 %v, 17; st.volatile.global.u32 [%o], %v; st.global.u32 [%a+4], %v; ret;""")
    out = np.zeros(65, "u4")
    ptx(text, 1, 64, out, max_steps=2_000_000)
    assert (out == 17).all()


def test_blocks_wait_for_later_blocks(ptx) -> None:
    text = kernel("""
      setp.eq.u32 %p, %i, 15; @%p st.volatile.global.u32 [%o+64], %n;
      WAIT: ld.volatile.global.u32 %v, [%o+64]; setp.eq.u32 %q, %v, 0; @%q bra WAIT;
      st.global.u32 [%a], %v; ret;""")
    out = np.zeros(17, "u4")
    ptx(text, 16, 1, out, lanes=1, max_steps=2_000_000)
    assert (out == 1).all()


def test_last_block_sums_up(ptx) -> None:
    text = kernel("""
      .shared .align 4 .b8 last[4];
      st.global.u32 [%a+8], %i; membar.gl;
      atom.global.add.u32 %v, [%o], 1; mov.u32 %w, %nctaid.x; sub.u32 %w, %w, 1;
      setp.ne.u32 %p, %v, %w; @%p ret;
      mov.u32 %v, 0; mov.u32 %k, 0;
      SUM: mad.wide.u32 %a, %k, 4, %o; ld.global.u32 %w, [%a+8]; add.u32 %v, %v, %w; add.u32 %k, %k, 1;
      mov.u32 %w, %nctaid.x; setp.lt.u32 %p, %k, %w; @%p bra SUM;
      st.global.u32 [%o+4], %v; ret;""")
    out = np.zeros(102, "u4")
    ptx(text, 100, 1, out, lanes=7)
    assert out[1] == sum(range(100))


CALLS = """
.visible .func (.param .b32 r) square(.param .b32 x)
{ .reg .b32 %a; ld.param.b32 %a, [x]; mul.lo.u32 %a, %a, %a; st.param.b32 [r], %a; ret; }
.visible .func (.param .b32 r) cube(.param .b32 x)
{ .reg .b32 %a, %b; ld.param.b32 %a, [x];
  { .param .b32 p; st.param.b32 [p], %a; .param .b32 q; call.uni (q), square, (p); ld.param.b32 %b, [q]; }
  mul.lo.u32 %a, %a, %b; st.param.b32 [r], %a; ret; }
.visible .func (.param .b32 r) fib(.param .b32 x)
{ .reg .b32 %a, %b, %c; .reg .pred %p; ld.param.b32 %a, [x]; setp.lt.u32 %p, %a, 2; @%p bra BASE;
  sub.u32 %b, %a, 1;
  { .param .b32 p; st.param.b32 [p], %b; .param .b32 q; call.uni (q), fib, (p); ld.param.b32 %c, [q]; }
  sub.u32 %b, %a, 2;
  { .param .b32 p; st.param.b32 [p], %b; .param .b32 q; call.uni (q), fib, (p); ld.param.b32 %b, [q]; }
  add.u32 %a, %b, %c;
  BASE: st.param.b32 [r], %a; ret; }
"""


def call(name: str, extra: str = "") -> str:
    return (
        "{ .param .b32 p; st.param.b32 [p], %t; .param .b32 q; "
        f"call (q), {name}, (p){extra}; ld.param.b32 %v, [q]; }}"
    )


def test_nested_calls(ptx) -> None:
    out = np.zeros(40, "u4")
    ptx(kernel(f"{call('cube')} st.global.u32 [%a], %v; ret;", CALLS), 1, 40, out)
    assert out.tolist() == [t**3 for t in range(40)]


def test_divergent_recursion(ptx) -> None:
    text = kernel(f"and.b32 %t, %t, 15; {call('fib')} st.global.u32 [%a], %v; ret;", CALLS)
    out = np.zeros(64, "u4")
    ptx(text, 2, 32, out)
    fib = [0, 1]
    while len(fib) < 16:
        fib.append(fib[-1] + fib[-2])
    assert out.tolist() == fib * 4


def test_endless_recursion_is_a_fault(ptx) -> None:
    text = kernel(
        "{ .param .b32 p; st.param.b32 [p], %t; call down, (p); } ret;",
        """
      .func down(.param .b32 x) { .local .align 4 .b8 pad[64]; .reg .b32 %a; ld.param.b32 %a, [x];
      { .param .b32 p; st.param.b32 [p], %a; call down, (p); } ret; }""",
    )
    with pytest.raises(TrapFault, match="stack overflow") as caught:
        ptx(text, 1, 4, np.zeros(1, "u4"))
    assert caught.value.site.frames[0].function == "down" and caught.value.site.frames[-1].function == "k"


def test_indirect_calls_split_by_target(ptx) -> None:
    text = kernel(
        """
      .reg .b64 %f, %g; mov.u64 %f, square; mov.u64 %g, cube; and.b32 %w, %t, 1; setp.eq.u32 %p, %w, 0;
        selp.b64 %f, %f, %g, %p;
      { .param .b32 p; st.param.b32 [p], %t; .param .b32 q;
        proto: .callprototype (.param .b32 _) _ (.param .b32 _);
        call (q), %f, (p), proto; ld.param.b32 %v, [q]; }
      st.global.u32 [%a], %v; ret;""",
        CALLS,
    )
    out = np.zeros(32, "u4")
    ptx(text, 1, 32, out)
    assert out.tolist() == [t**2 if t % 2 == 0 else t**3 for t in range(32)]


def test_early_return_from_a_function(ptx) -> None:
    text = kernel(
        f"{call('f')} st.global.u32 [%a], %v; ret;",
        """
      .func (.param .b32 r) f(.param .b32 x) { .reg .b32 %a; .reg .pred %p; ld.param.b32 %a, [x];
        st.param.b32 [r], %a;
      setp.lt.u32 %p, %a, 10; @%p ret; add.u32 %a, %a, 100; st.param.b32 [r], %a; setp.gt.u32 %p, %a, 120;
        @%p exit; ret; }""",
    )
    out = np.zeros(32, "u4")
    ptx(text, 1, 32, out)
    assert out.tolist() == [t if t < 10 else t + 100 if t <= 20 else 0 for t in range(32)]


def test_branch_by_index(ptx) -> None:
    text = kernel("""
      and.b32 %w, %t, 3; targets: .branchtargets A, B, C, B;
      brx.idx %w, targets;
      A: mov.u32 %v, 1; bra OUT;
      B: mov.u32 %v, 2; bra OUT;
      C: mov.u32 %v, 3;
      OUT: st.global.u32 [%a], %v; ret;""")
    out = np.zeros(8, "u4")
    ptx(text, 1, 8, out)
    assert out.tolist() == [1, 2, 3, 2] * 2


def test_endless_loop_hits_the_budget(ptx) -> None:
    with pytest.raises(StepLimitExceeded, match="budget") as caught:
        ptx(kernel("FOREVER: add.u32 %v, %v, 1; bra FOREVER;"), 1, 32, np.zeros(1, "u4"), max_steps=1000)
    assert caught.value.site.kernel == "k"


def test_trap_names_the_thread(ptx) -> None:
    with pytest.raises(TrapFault) as caught:
        ptx(kernel("setp.eq.u32 %p, %i, 77; @%p trap; ret;"), 4, 32, np.zeros(1, "u4"))
    site = caught.value.site
    assert (site.block, site.thread, site.lane) == ((2, 0, 0), (13, 0, 0), 13)


def test_uniform_branches_are_proved(ptx) -> None:
    uniform = kernel("setp.eq.u32 %p, %w, 1; @%p bra.uni OUT; st.global.u32 [%a], %t; OUT: ret;")
    ptx.prepare(uniform, check_uniform=True)
    ptx.launch("k", 2, 32, np.zeros(64, "u4"))
    torn = kernel("setp.eq.u32 %p, %t, 5; @%p bra.uni OUT; st.global.u32 [%a], %t; OUT: ret;")
    ptx.prepare(torn, check_uniform=True)
    with pytest.raises(InternalError, match="not uniform"):
        ptx.launch("k", 2, 32, np.zeros(64, "u4"))


def test_scopes_shadow_registers(ptx) -> None:
    text = kernel("mov.u32 %v, 3; { .reg .b32 %v; mov.u32 %v, 9; } st.global.u32 [%a], %v; ret;")
    out = np.zeros(1, "u4")
    ptx(text, 1, 1, out)
    assert out.tolist() == [3]


def test_the_clock_counts_instructions(ptx) -> None:
    out = np.zeros(4, "u4")
    ptx(
        """.visible .entry k(.param .u64 out) { .reg .b32 %a, %b, %c, %i; .reg .b64 %l, %o; .reg .pred %p;
    ld.param.u64 %o, [out];
      mov.u32 %a, %clock; mov.u32 %i, 0; mov.u32 %b, %clock; st.global.u32 [%o], %a; st.global.u32 [%o+4], %b;
      L: add.u32 %i, %i, 1; setp.lt.u32 %p, %i, 10; @%p bra L;
      mov.u32 %c, %clock; mov.u64 %l, %clock64; st.global.u32 [%o+8], %c; cvt.u32.u64 %c, %l;
        st.global.u32 [%o+12], %c; ret; }""",
        1,
        1,
        out,
    )
    assert out.tolist() == [1, 3, 1 + 5 + 30, 1 + 5 + 30 + 1]


def test_a_kernel_may_have_tens_of_thousands_of_registers(ptx) -> None:
    many = "\n".join(f"add.u32 %m{i}, %t, {i};" for i in range(16_000))
    text = kernel(f"""
      .reg .b32 %m<16000>; {many} add.u32 %v, %m15999, %m0;
      setp.eq.u32 %p, %t, 0; @%p bra OUT; add.u32 %v, %m15998, 100000;
      OUT: st.global.u32 [%a], %v; ret;""")
    out = np.zeros(2, "u4")
    ptx(text, 1, 2, out)
    assert out.tolist() == [15999, 15999 + 100000]


@pytest.mark.parametrize(
    "body, error",
    [
        ("setp.eq.u32 %p, %i, 3; @%p trap; ret;", "cudaErrorLaunchFailure"),
        ("ld.global.u32 %v, [%a+2]; ret;", "cudaErrorMisalignedAddress"),
        ("mov.u64 %a, 64; st.global.u32 [%a], %v; ret;", "cudaErrorIllegalAddress"),
        (
            "setp.lt.u32 %p, %t, 7; @%p bra L; bar.sync 1, 64; L: bar.sync 2, 64; ret;",
            "cudaErrorLaunchTimeout",
        ),
    ],
)
def test_faults_have_the_names_of_errors(ptx, body: str, error: str) -> None:
    with pytest.raises(KernelFault) as caught:
        ptx(kernel(body), 1, 32, np.zeros(64, "u4"))
    assert caught.value.error == error
    assert pickle.loads(pickle.dumps(caught.value)).error == error
