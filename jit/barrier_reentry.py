"""A block of threads from barrier to barrier where its threads do not agree: every strip is entered anew as
long as lanes of it stand somewhere.

When all strips stand, their threads are gone or wait: at one barrier, which is then complete, or at several,
which never will be.
"""

from __future__ import annotations

from .barrier_resolution import judged, looked_at
from .codegen_plan import CodegenPlan
from .regions import called, handed_over, masks
from .state_layout import BARRIER, MEETINGS
from .text import signed


def phases(plan: CodegenPlan) -> str:
    """All strips begin; then from one barrier to the next, until all threads are gone."""
    full, last = masks(plan)
    begin = called("strip", "bad", "%s", "%alive", "%own", ", i1 false")
    return f"""  call void @llvm.memset.p0.i64(ptr %strips, i8 0, i64 {plan.strips * plan.words.count * 8}, i1 false)
  br label %strip
strip:
  %s = phi i64 [ 0, %run ], [ %s.next, %bad.fine ]
  %s.last = icmp eq i64 %s, {plan.strips - 1}
  %alive = select i1 %s.last, i64 {signed(last)}, i64 {signed(full)}
  %s.at = mul i64 %s, {plan.words.count}
  %own = getelementptr i64, ptr %strips, i64 %s.at
{begin}  %s.next = add i64 %s, 1
  br i1 %s.last, label %phase, label %strip
{_from_phase_to_phase(plan)}"""


REMEMBER = f"""
define internal void @remember(ptr %meetings, i64 %places) noinline {{
entry:
  br label %look
look:
  %i = phi i64 [ 0, %entry ], [ %i.next, %next ]
  %at = getelementptr i64, ptr %meetings, i64 %i
  %set = load i64, ptr %at
  %free = icmp eq i64 %set, 0
  br i1 %free, label %put, label %compare
compare:
  %known = icmp eq i64 %set, %places
  %i.next = add i64 %i, 1
  %full = icmp eq i64 %i.next, {MEETINGS}
  %enough = or i1 %known, %full
  br i1 %enough, label %done, label %next
next:
  br label %look
put:
  store i64 %places, ptr %at
  br label %done
done:
  ret void
}}
"""
"""Writes down the places from which threads have met at a barrier, each set once, as long as there is
room.
"""


def _from_phase_to_phase(plan: CodegenPlan) -> str:
    if plan.flat.is_counted:
        return judged(plan) + _entered_anew(plan, "freed")
    lines = []
    # One bit per barrier's number, and one per place.
    numbers, places = "0", "0"
    for i in range(len(plan.parks)):
        lines += [
            f"  %is.{i} = icmp ne i64 %some.{i}.next, 0",
            f"  %num.{i} = select i1 %is.{i}, i64 {1 << plan.numbers[plan.parks[i]]}, i64 0",
            f"  %nums.{i} = or i64 {numbers}, %num.{i}",
            f"  %pl.{i} = select i1 %is.{i}, i64 {1 << min(i, 62)}, i64 0",
            f"  %pls.{i} = or i64 {places}, %pl.{i}",
        ]
        numbers, places = f"%nums.{i}", f"%pls.{i}"
    lines += [
        f"  %nobody = icmp eq i64 {numbers}, 0",
        "  br i1 %nobody, label %done, label %together",
        "together:",
        f"  %less = sub i64 {numbers}, 1",
        f"  %several = and i64 {numbers}, %less",
        "  %apart = icmp ne i64 %several, 0",
        "  br i1 %apart, label %dead, label %release",
        "dead:",
        f"  store i64 {BARRIER}, ptr %fault.p",
        f"  store i64 {places}, ptr %met.p",
        "  br label %failed",
        "release:",
        f"  %pl.less = sub i64 {places}, 1",
        f"  %pl.many = and i64 {places}, %pl.less",
        "  %pl.apart = icmp ne i64 %pl.many, 0",
        "  br i1 %pl.apart, label %remember, label %released",
        "remember:",
        f"  call void @remember(ptr %meetings, i64 {places})",
        "  br label %released",
        "released:",
        *plan.trace.touches.turn("turn", False).splitlines(),
        handed_over("p")[:-1],
    ]
    return looked_at(plan) + "\n".join(["judge:", *lines]) + "\n" + _entered_anew(plan, "released")


def _entered_anew(plan: CodegenPlan, before: str) -> str:
    """Every strip goes on where its lanes may."""
    return f"""  br label %again
again:
  %r = phi i64 [ 0, %{before} ], [ %r.next, %r.bad.fine ]
  %r.last = icmp eq i64 %r, {plan.strips - 1}
  %r.at = mul i64 %r, {plan.words.count}
  %r.own = getelementptr i64, ptr %strips, i64 %r.at
  %r.alive = load i64, ptr %r.own
{called("strip", "r.bad", "%r", "%r.alive", "%r.own", ", i1 true")}  %r.next = add i64 %r, 1
  br i1 %r.last, label %phase, label %again
"""
