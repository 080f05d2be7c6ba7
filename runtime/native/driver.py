"""The function of a worker: one block of threads after the other, each strip by strip, from barrier to barrier.

    define void @work(ptr %c, ptr %w)

Blocks are handed out in ascending order; when a strip fails, no block above is begun, so that the lowest one's fault is the launch's.
When all strips stand, their threads are gone or wait: at one barrier, which is then complete, or at several, which never will be.
"""

from __future__ import annotations

from .state import BARRIER, LAUNCH, STOPPED, WORKER
from .strip import Strip


def _word(base: str, name: str) -> str:
    index = (LAUNCH if base == "%c" else WORKER)[name]
    return f"getelementptr i64, ptr {base}, i64 {index}"


def _signed(word: int) -> int:
    return word - (1 << 64) if word >> 63 else word


def driver(strip: Strip, threads: int) -> str:
    """The definition, for blocks of so many threads."""
    width, words = strip.width, strip.words
    strips = -(-threads // width)
    full = (1 << width) - 1
    last = (1 << threads - (strips - 1) * width) - 1
    parks = _phases(strip, strips) if strip.parks else "phases:\n  br label %done\n"
    return f"""
define void @work(ptr %c, ptr %w) {{
entry:
  %next = {_word("%c", "next")}
  %ctas.p = {_word("%c", "ctas")}
  %strips.p = {_word("%w", "strips")}
  %strips = load ptr, ptr %strips.p
  %shared.p = {_word("%w", "shared")}
  %shared = load ptr, ptr %shared.p
  %local.p = {_word("%w", "local")}
  %local = load ptr, ptr %local.p
  %shared.n.p = {_word("%c", "shared_bytes")}
  %shared.n = load i64, ptr %shared.n.p
  %local.n.p = {_word("%c", "local_bytes")}
  %local.n.0 = load i64, ptr %local.n.p
  %local.n.1 = add i64 %local.n.0, 15
  %local.n.2 = and i64 %local.n.1, -16
  %local.n = mul i64 %local.n.2, {threads}
  %gx.p = {_word("%c", "grid_x")}
  %gx = load i64, ptr %gx.p
  %gy.p = {_word("%c", "grid_y")}
  %gy = load i64, ptr %gy.p
  %stop.p = {_word("%c", "stop")}
  %stop = load ptr, ptr %stop.p
  %x.p = {_word("%w", "cta_x")}
  %y.p = {_word("%w", "cta_y")}
  %z.p = {_word("%w", "cta_z")}
  %n.p = {_word("%w", "cta")}
  %done.p = {_word("%w", "done")}
  %fault.p = {_word("%w", "fault")}
  %fault.cta.p = {_word("%w", "fault_cta")}
  %holding.p = {_word("%w", "holding")}
  %arrived.p = {_word("%w", "arrived")}
  %held.p = {_word("%w", "held")}
  %came.p = {_word("%w", "came")}
  %met.p = {_word("%w", "met")}
  br label %fetch
fetch:
  %n = atomicrmw add ptr %next, i64 1 seq_cst
  %ctas = load atomic i64, ptr %ctas.p seq_cst, align 8
  %over = icmp uge i64 %n, %ctas
  br i1 %over, label %leave, label %begin
begin:
  %halt = load volatile i8, ptr %stop
  %halted = icmp ne i8 %halt, 0
  br i1 %halted, label %stopped, label %place
stopped:
  store i64 {STOPPED}, ptr %fault.p
  br label %failed
place:
  store i64 %n, ptr %n.p
  %row = udiv i64 %n, %gx
  %x = urem i64 %n, %gx
  %y = urem i64 %row, %gy
  %z = udiv i64 %row, %gy
  store i64 %x, ptr %x.p
  store i64 %y, ptr %y.p
  store i64 %z, ptr %z.p
  call void @llvm.memset.p0.i64(ptr %shared, i8 0, i64 %shared.n, i1 false)
  call void @llvm.memset.p0.i64(ptr %local, i8 0, i64 %local.n, i1 false)
  call void @llvm.memset.p0.i64(ptr %strips, i8 0, i64 {strips * words * 8}, i1 false)
  br label %strip
strip:
  %s = phi i64 [ 0, %place ], [ %s.next, %strip.next ]
  %s.last = icmp eq i64 %s, {strips - 1}
  %alive = select i1 %s.last, i64 {_signed(last)}, i64 {_signed(full)}
  %s.at = mul i64 %s, {words}
  %own = getelementptr i64, ptr %strips, i64 %s.at
  store i64 %alive, ptr %own
  %bad = call i32 @strip(ptr %c, ptr %w, i64 %s, i1 false)
  %wrong = icmp ne i32 %bad, 0
  br i1 %wrong, label %failed, label %strip.next
strip.next:
  %s.next = add i64 %s, 1
  br i1 %s.last, label %phases, label %strip
{parks}done:
  %d.0 = load i64, ptr %done.p
  %d.1 = add i64 %d.0, 1
  store i64 %d.1, ptr %done.p
  br label %fetch
failed:
  store i64 %n, ptr %fault.cta.p
  %before = atomicrmw umin ptr %ctas.p, i64 %n seq_cst
  br label %leave
leave:
  ret void
}}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)
"""


def _phases(strip: Strip, strips: int) -> str:
    """From one barrier to the next, until all threads are gone."""
    words = strip.words
    lines = [
        "phases:", "  br label %phase", "phase:", "  br label %scan",
        "scan:", "  %q = phi i64 [ 0, %phase ], [ %q.next, %scan ]",
        *(f"  %some.{i} = phi i64 [ 0, %phase ], [ %some.{i}.next, %scan ]" for i in range(len(strip.parks))),
        f"  %q.at = mul i64 %q, {words}", "  %q.own = getelementptr i64, ptr %strips, i64 %q.at",
    ]
    for i in range(len(strip.parks)):
        lines += [f"  %w.{i}.p = getelementptr i64, ptr %q.own, i64 {2 + i}", f"  %w.{i} = load i64, ptr %w.{i}.p", f"  %some.{i}.next = or i64 %some.{i}, %w.{i}"]
    lines += ["  %q.next = add i64 %q, 1", f"  %q.more = icmp ult i64 %q.next, {strips}", "  br i1 %q.more, label %scan, label %judge", "judge:"]
    # One bit per barrier's number, and one per place.
    numbers, places = "0", "0"
    for i in range(len(strip.parks)):
        lines += [f"  %is.{i} = icmp ne i64 %some.{i}.next, 0", f"  %num.{i} = select i1 %is.{i}, i64 {1 << strip.numbers.get(i, 0)}, i64 0",
                  f"  %nums.{i} = or i64 {numbers}, %num.{i}", f"  %pl.{i} = select i1 %is.{i}, i64 {1 << min(i, 62)}, i64 0", f"  %pls.{i} = or i64 {places}, %pl.{i}"]
        numbers, places = f"%nums.{i}", f"%pls.{i}"
    lines += [
        f"  %nobody = icmp eq i64 {numbers}, 0", "  br i1 %nobody, label %done, label %together", "together:",
        f"  %less = sub i64 {numbers}, 1", f"  %several = and i64 {numbers}, %less", "  %apart = icmp ne i64 %several, 0",
        "  br i1 %apart, label %dead, label %release", "dead:", f"  store i64 {BARRIER}, ptr %fault.p", f"  store i64 {places}, ptr %met.p", "  br label %failed",
        "release:", f"  %pl.less = sub i64 {places}, 1", f"  %pl.many = and i64 {places}, %pl.less", "  %pl.apart = icmp ne i64 %pl.many, 0",
        "  %met.old = load i64, ptr %met.p", f"  %met.more = select i1 %pl.apart, i64 {places}, i64 0", "  %met.new = or i64 %met.old, %met.more",
        "  store i64 %met.new, ptr %met.p",
        "  %h.0 = load i64, ptr %holding.p", "  store i64 %h.0, ptr %held.p", "  store i64 0, ptr %holding.p",
        "  %h.1 = load i64, ptr %arrived.p", "  store i64 %h.1, ptr %came.p", "  store i64 0, ptr %arrived.p",
        "  br label %again", "again:", "  %r = phi i64 [ 0, %release ], [ %r.next, %again.next ]", f"  %r.last = icmp eq i64 %r, {strips - 1}",
        "  %r.bad = call i32 @strip(ptr %c, ptr %w, i64 %r, i1 true)", "  %r.wrong = icmp ne i32 %r.bad, 0",
        "  br i1 %r.wrong, label %failed, label %again.next", "again.next:", "  %r.next = add i64 %r, 1", "  br i1 %r.last, label %phase, label %again",
    ]
    return "\n".join(lines) + "\n"
