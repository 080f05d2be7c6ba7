"""A block of threads region by region: each is run for all strips, then all of them stand at one barrier, or are gone.

What all threads agree on is in `%in` for a region, and comes out in `%out`; LLVM makes scalars of both, and of what a strip computes alike
for all something that is computed once.
"""

from __future__ import annotations

from .plan import START, Plan
from .state import CONFUSED


def signed(word: int) -> int:
    """A word of 64 bits as LLVM writes it."""
    return word - (1 << 64) if word >> 63 else word


def masks(plan: Plan) -> tuple[int, int]:
    """(the lanes of a full strip, those of the last one)."""
    return (1 << plan.width) - 1, (1 << plan.threads - (plan.strips - 1) * plan.width) - 1


def called(name: str, result: str, strip: str, alive: str, alive_out: str, more: str = "") -> str:
    """One strip's turn; `failed` follows where something is wrong, else `<result>.fine`."""
    return f"""  %{result}.base = load i64, ptr %base
  store i64 %{result}.base, ptr %tally
  %{result} = call i32 @{name}(ptr %c, ptr %w, i64 {strip}, i64 {alive}, ptr %in, ptr %out, ptr %tally, ptr {alive_out}, i32 %x32, i32 %y32, i32 %z32{more})
  %{result}.wrong = icmp slt i32 %{result}, 0
  br i1 %{result}.wrong, label %failed, label %{result}.fine
{result}.fine:
  %{result}.own = load i64, ptr %tally
  %{result}.most = load i64, ptr %most
  %{result}.more = call i64 @llvm.umax.i64(i64 %{result}.own, i64 %{result}.most)
  store i64 %{result}.more, ptr %most
"""


def handed_over(prefix: str) -> str:
    """What threads said at a barrier is what those behind it hear."""
    return f"""  %{prefix}.held = load i64, ptr %holding.p
  store i64 %{prefix}.held, ptr %held.p
  store i64 0, ptr %holding.p
  %{prefix}.came = load i64, ptr %arrived.p
  store i64 %{prefix}.came, ptr %came.p
  store i64 0, ptr %arrived.p
"""


def regions(plan: Plan) -> str:
    """The regions of a kernel, the first one first."""
    return f"""  br label %r0
{"".join(_region(plan, place) for place in plan.regions)}confused:
  store i64 {CONFUSED}, ptr %fault.p
  br label %failed
"""


def _region(plan: Plan, place: int) -> str:
    """One region for all strips, and which one comes behind it."""
    r = f"r{place + 1}"
    full, last = masks(plan)
    kept = plan.leaves and bool(plan.parks)
    own = f"  %{r}.at = mul i64 %{r}.s, {plan.words * 8}\n  %{r}.own = getelementptr i8, ptr %strips, i64 %{r}.at\n" if kept else ""
    alive = f"%{r}.alive"
    if plan.full:
        alive = str(signed(full))
    elif place == START or not kept:
        own += f"  %{r}.alive = select i1 %{r}.last, i64 {signed(last)}, i64 {signed(full)}\n"
    else:
        own += f"  %{r}.alive = load i64, ptr %{r}.own\n"
    copies = "".join(f"  %{r}.c{at} = getelementptr i8, ptr %out, i64 {at}\n  %{r}.v{at} = load i64, ptr %{r}.c{at}\n"
                     f"  %{r}.d{at} = getelementptr i8, ptr %in, i64 {at}\n  store i64 %{r}.v{at}, ptr %{r}.d{at}\n" for at in range(0, plan.common_bytes, 8))
    ends = [k + 1 for k in sorted(plan.regions[place]) if plan.flat.blocks[k].end == "barrier" and k + 1 in plan.parks]
    says = place != START and plan.trace.runs[place - 1].result[2] is not None
    call = called(f"strip.{place + 1}", f"{r}.code", f"%{r}.s", alive, f"%{r}.own" if kept else "%scrap")
    return f"""{r}:
{handed_over(r) if says else ""}  br label %{r}.loop
{r}.loop:
  %{r}.s = phi i64 [ 0, %{r} ], [ %{r}.s.next, %{r}.code.fine ]
  %{r}.seen = phi i64 [ 0, %{r} ], [ %{r}.seen.next, %{r}.code.fine ]
  %{r}.last = icmp eq i64 %{r}.s, {plan.strips - 1}
{own}{call}  %{r}.wide = zext i32 %{r}.code to i64
  %{r}.bit = shl i64 1, %{r}.wide
  %{r}.seen.next = or i64 %{r}.seen, %{r}.bit
  %{r}.s.next = add i64 %{r}.s, 1
  br i1 %{r}.last, label %{r}.end, label %{r}.loop
{r}.end:
{copies}  %{r}.most = load i64, ptr %most
  store i64 %{r}.most, ptr %base
  %{r}.ends = and i64 %{r}.seen.next, -2
  switch i64 %{r}.ends, label %confused [ i64 0, label %done{"".join(f" i64 {2 << plan.parks.index(park)}, label %r{park + 1}" for park in ends)} ]
"""
