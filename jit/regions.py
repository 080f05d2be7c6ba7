"""A block of threads region by region: each is run for all strips, then all of them stand at one barrier, or
are gone.

What all threads agree on is in `%in` for a region, and comes out in `%out`; LLVM makes scalars of both, and
of what a strip computes alike for all something that is computed once.
"""

from __future__ import annotations

from .bounds_check_hoisting import survey_name
from .codegen_plan import START, CodegenPlan
from .cta_affine import MOST_BLOCKS
from .speculative_versions import REDO, form_name
from .state_layout import CONFUSED
from .text import signed


def masks(plan: CodegenPlan) -> tuple[int, int]:
    """(the lanes of a full strip, those of the last one)."""
    return (1 << plan.width) - 1, (1 << plan.threads - (plan.strips - 1) * plan.width) - 1


def called(name: str, result: str, strip: str, alive: str, alive_out: str, more: str = "") -> str:
    """One strip's turn; `failed` follows where something is wrong, else `<result>.fine`."""
    return (
        f"{_begun(result)}  %{result} = call i32"
        f" @{name}({_arguments(strip, alive, '', alive_out)}{more})\n{_ended(result)}"
    )


def _arguments(strip: str, alive: str, which: str, alive_out: str) -> str:
    return (
        f"ptr %c, ptr %w, i64 {strip}, i64 {alive}, ptr %in{which}, ptr %out{which}, ptr %tally{which}, ptr"
        f" {alive_out}, i32 %x32, i32 %y32, i32 %z32"
    )


def _begun(result: str) -> str:
    return f"  %{result}.base = load i64, ptr %base\n  store i64 %{result}.base, ptr %tally\n"


def _ended(result: str) -> str:
    return f"""  %{result}.wrong = icmp slt i32 %{result}, 0
  br i1 %{result}.wrong, label %failed, label %{result}.fine
{result}.fine:
  %{result}.own = load i64, ptr %tally
  %{result}.most = load i64, ptr %most
  %{result}.more = call i64 @llvm.umax.i64(i64 %{result}.own, i64 %{result}.most)
  store i64 %{result}.more, ptr %most
"""


def turn(
    plan: CodegenPlan, place: int, result: str, strip: str, alive: str, alive_out: str, sure: bool = True
) -> str:
    """One strip's turn in a region: in its first form, where one look at the block of threads has not found
    that out to be in vain, and in the next one where that is left. `failed` follows where something is wrong,
    else `<result>.fine`.
    """
    forms = plan.forms(place)
    if len(forms) == 1:
        return called(f"strip.{place + 1}", result, strip, alive, alive_out)
    fast, slow = (form_name(place, form) for form in forms[:2])
    slow_out = "%scrap.slow" if alive_out == "%scrap" else alive_out
    # What goes to a function that is not copied here lies apart, so that the rest never leaves the machine's
    # registers.
    call, tally, common = (
        f"i32 @{slow}({_arguments(strip, alive, '.slow', slow_out)})",
        "i64 24, i1 false",
        f"i64 {max(plan.common_bytes, 8)}, i1 false",
    )
    move = "  call void @llvm.memcpy.p0.p0.i64(ptr %{}, ptr %{}, {})\n"
    there = move.format("tally.slow", "tally", tally) + move.format("in.slow", "in", common)
    back = move.format("tally", "tally.slow", tally) + move.format("out", "out.slow", common)
    if not sure:
        return f"{_begun(result)}{there}  %{result} = call {call}\n{back}{_ended(result)}"
    to_try = f"  br label %{result}.try\n"
    if forms[0] == "whole" and not plan.full:
        to_try = (
            f"  %{result}.all = icmp eq i64 {alive}, {signed(masks(plan)[0])}\n  br i1 %{result}.all, label"
            f" %{result}.try, label %{result}.again\n"
        )
    return f"""{_begun(result)}{to_try}{result}.try:
  %{result}.1 = call i32 @{fast}({_arguments(strip, alive, "", alive_out)})
  %{result}.odd = icmp eq i32 %{result}.1, {REDO}
  br i1 %{result}.odd, label %{result}.again, label %{result}.told, !prof !1
{result}.again:
{there}  %{result}.2 = call {call}
{back}  br label %{result}.told
{result}.told:
  %{result} = phi i32 [ %{result}.1, %{result}.try ], [ %{result}.2, %{result}.again ]
{_ended(result)}"""


def handed_over(prefix: str) -> str:
    """Return what threads said at a barrier is what those behind it hear."""
    return f"""  %{prefix}.held = load i64, ptr %holding.p
  store i64 %{prefix}.held, ptr %held.p
  store i64 0, ptr %holding.p
  %{prefix}.came = load i64, ptr %arrived.p
  store i64 %{prefix}.came, ptr %came.p
  store i64 0, ptr %arrived.p
"""


def regions(plan: CodegenPlan) -> str:
    """The regions of a kernel, the first one first."""
    return f"""  br label %r0
{"".join(_region(plan, place) for place in plan.regions)}confused:
  store i64 {CONFUSED}, ptr %fault.p
  br label %failed
"""


def _region(plan: CodegenPlan, place: int) -> str:
    """One region for all strips, and which one comes behind it."""
    r = f"r{place + 1}"
    copies = "".join(
        f"  %{r}.c{at} = getelementptr i8, ptr %out, i64 {at}\n  %{r}.v{at} = load i64, ptr %{r}.c{at}\n"
        f"  %{r}.d{at} = getelementptr i8, ptr %in, i64 {at}\n  store i64 %{r}.v{at}, ptr %{r}.d{at}\n"
        for at in range(0, plan.common_bytes, 8)
    )
    ends = [
        k + 1
        for k in sorted(plan.regions[place])
        if plan.flat.blocks[k].end == "barrier" and k + 1 in plan.parks
    ]
    says = place != START and plan.trace.runs[place - 1].result[2] is not None
    strips, seen = _one_by_one(plan, place, r) if plan.unrolled else _loop(plan, place, r)
    look = _look(plan, place, r) if place in plan.surveys else ""
    if place in plan.surveys:
        copies = (
            f"  {seen} = phi i64 [ %{r}.seen.next, %{r}.code.fine ], [ %{r}.o.seen.next, %{r}.o.code.fine ]\n"
            + copies
        )
    turn = plan.trace.touches.turn(f"{r}.turn", False) if place != START else ""
    return f"""{r}:
{turn}{handed_over(r) if says else ""}{look}{strips}{r}.end:
{copies}  %{r}.most = load i64, ptr %most
  store i64 %{r}.most, ptr %base
  %{r}.ends = and i64 {seen}, -2
  switch i64 %{r}.ends, label %confused [ i64 0, label %done{"".join(f" i64 {2 << plan.parks.index(park)}, label %r{park + 1}" for park in ends)} ]
"""


def _look(plan: CodegenPlan, place: int, r: str) -> str:
    """Return whether strips need not ask: what has been found out of this block with one before, or by a look
    at it and some that follow, each time at twice as many as before; where they are not all fine, at half as
    many. Where a row of blocks before had so many fine ones from the same place on, at as many.
    """
    ask = f"call i1 @{survey_name(place)}(ptr %c, ptr %w, i32 %x32, i32 %y32, i32 %z32, i64 "
    if not plan.surveys[place].several:
        return f"  %{r}.sure = {ask}1)\n  br label %{r}.go\n{r}.go:\n"
    return f"""  %{r}.until = load i64, ptr %{r}.fine
  %{r}.known = icmp ult i64 %n, %{r}.until
  %{r}.row = sub i64 %gx, %x
  %{r}.chunk = sub i64 %n.end, %n
  %{r}.most.blocks = call i64 @llvm.umin.i64(i64 %{r}.row, i64 %{r}.chunk)
  br i1 %{r}.known, label %{r}.go, label %{r}.again
{r}.again:
  %{r}.from = load i64, ptr %{r}.row.from
  %{r}.length = load i64, ptr %{r}.row.length
  %{r}.alike = icmp eq i64 %{r}.from, %x
  %{r}.twice = load i64, ptr %{r}.wanted
  %{r}.as.before = select i1 %{r}.alike, i64 %{r}.length, i64 %{r}.twice
  store i64 %{r}.as.before, ptr %{r}.wanted
  br label %{r}.ask
{r}.ask:
  %{r}.wish = load i64, ptr %{r}.wanted
  %{r}.blocks = call i64 @llvm.umin.i64(i64 %{r}.wish, i64 %{r}.most.blocks)
  %{r}.all = {ask}%{r}.blocks)
  br i1 %{r}.all, label %{r}.yes, label %{r}.no
{r}.yes:
  %{r}.end.block = add i64 %n, %{r}.blocks
  store i64 %{r}.end.block, ptr %{r}.fine
  %{r}.behind = add i64 %{r}.from, %{r}.length
  %{r}.joins = icmp eq i64 %{r}.behind, %x
  %{r}.longer = add i64 %{r}.length, %{r}.blocks
  %{r}.from.new = select i1 %{r}.joins, i64 %{r}.from, i64 %x
  %{r}.length.new = select i1 %{r}.joins, i64 %{r}.longer, i64 %{r}.blocks
  store i64 %{r}.from.new, ptr %{r}.row.from
  store i64 %{r}.length.new, ptr %{r}.row.length
  %{r}.double = shl i64 %{r}.blocks, 1
  %{r}.more.blocks = call i64 @llvm.umin.i64(i64 %{r}.double, i64 {MOST_BLOCKS})
  store i64 %{r}.more.blocks, ptr %{r}.wanted
  br label %{r}.go
{r}.no:
  %{r}.half = lshr i64 %{r}.blocks, 1
  %{r}.less.blocks = call i64 @llvm.umax.i64(i64 %{r}.half, i64 1)
  store i64 %{r}.less.blocks, ptr %{r}.wanted
  %{r}.alone = icmp eq i64 %{r}.blocks, 1
  br i1 %{r}.alone, label %{r}.go, label %{r}.ask
{r}.go:
  %{r}.sure = phi i1 [ true, %{r} ], [ true, %{r}.yes ], [ false, %{r}.no ]
"""


def looks(plan: CodegenPlan) -> str:
    """The words that a worker keeps about them."""
    return "".join(
        "".join(
            f"  %{r}.{name} = alloca i64\n  store i64 {value}, ptr %{r}.{name}\n"
            for name, value in (("fine", 0), ("wanted", 1), ("row.from", -1), ("row.length", 0))
        )
        for r in (f"r{place + 1}" for place, look in plan.surveys.items() if look.several)
    )


def _loop(plan: CodegenPlan, place: int, r: str) -> tuple[str, str]:
    """A loop over strips, or two where a look at all of them says which, and what their ends come to."""
    if place not in plan.surveys:
        return f"  br label %{r}.loop\n{_loop_of(plan, place, r, r, True)}", f"%{r}.seen.next"
    return (
        f"""  br i1 %{r}.sure, label %{r}.loop, label %{r}.o.loop, !prof !0
{_loop_of(plan, place, r, f"{r}.go", True)}{_loop_of(plan, place, f"{r}.o", f"{r}.go", False, r)}""",
        f"%{r}.seen.all",
    )


def _loop_of(plan: CodegenPlan, place: int, r: str, before: str, sure: bool, region: str = "") -> str:
    region = region or r
    return f"""{r}.loop:
  %{r}.s = phi i64 [ 0, %{before} ], [ %{r}.s.next, %{r}.code.fine ]
  %{r}.seen = phi i64 [ 0, %{before} ], [ %{r}.seen.next, %{r}.code.fine ]
  %{r}.last = icmp eq i64 %{r}.s, {plan.strips - 1}
{_strip(plan, place, r, f"%{r}.s", f"%{r}.seen", None, sure)}  %{r}.s.next = add i64 %{r}.s, 1
  br i1 %{r}.last, label %{region}.end, label %{r}.loop
"""


def _one_by_one(plan: CodegenPlan, place: int, r: str) -> tuple[str, str]:
    """The same without a loop: each strip's number is a constant."""
    text, seen = "", "0"
    for s in range(plan.strips):
        text += _strip(plan, place, f"{r}.{s}", str(s), seen, s == plan.strips - 1)
        seen = f"%{r}.{s}.seen.next"
    return f"{text}  br label %{r}.end\n", seen


def _strip(
    plan: CodegenPlan, place: int, r: str, number: str, seen: str, is_last: bool | None, sure: bool = True
) -> str:
    """One strip's turn, and what has been seen with it of how strips end."""
    full, last = masks(plan)
    kept = plan.leaves and bool(plan.parks)
    own = (
        f"  %{r}.at = mul i64 {number}, {plan.words.count * 8}\n  %{r}.own = getelementptr i8, ptr %strips,"
        f" i64 %{r}.at\n"
        if kept
        else ""
    )
    alive = f"%{r}.alive"
    if plan.full:
        alive = str(signed(full))
    elif place != START and kept:
        own += f"  %{r}.alive = load i64, ptr %{r}.own\n"
    elif is_last is None:
        own += f"  %{r}.alive = select i1 %{r}.last, i64 {signed(last)}, i64 {signed(full)}\n"
    else:
        alive = str(signed(last if is_last else full))
    return f"""{own}{turn(plan, place, f"{r}.code", number, alive, f"%{r}.own" if kept else "%scrap", sure)}  %{r}.wide = zext i32 %{r}.code to i64
  %{r}.bit = shl i64 1, %{r}.wide
  %{r}.seen.next = or i64 {seen}, %{r}.bit
"""
