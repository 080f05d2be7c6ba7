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
  %{result} = call i32 @{name}(ptr %c, ptr %w, i64 {strip}, i64 {alive}, ptr %in, ptr %out, ptr %tally, ptr {alive_out}{more})
  %{result}.wrong = icmp slt i32 %{result}, 0
  br i1 %{result}.wrong, label %failed, label %{result}.fine
{result}.fine:
  %{result}.own = load i64, ptr %tally
  %{result}.most = load i64, ptr %most
  %{result}.more = call i64 @llvm.umax.i64(i64 %{result}.own, i64 %{result}.most)
  store i64 %{result}.more, ptr %most
"""


def handed_over() -> str:
    """What threads said at a barrier is what those behind it hear."""
    return """  %h.0 = load i64, ptr %holding.p
  store i64 %h.0, ptr %held.p
  store i64 0, ptr %holding.p
  %h.1 = load i64, ptr %arrived.p
  store i64 %h.1, ptr %came.p
  store i64 0, ptr %arrived.p
"""


def regions(plan: Plan) -> str:
    """The regions of a kernel, the first one first."""
    text = "".join(_region(plan, place) for place in plan.regions)
    hands = any(plan.flat.blocks[k].code.reduce_slot is not None for k in plan.parks)
    ways = "".join(f" i64 {2 << number}, label %r{park + 1}" for number, park in enumerate(plan.parks))
    return f"""  br label %r0
{text}behind:
  %ends = load i64, ptr %scrap
{handed_over() if hands else ""}  switch i64 %ends, label %confused [{ways} ]
confused:
  store i64 {CONFUSED}, ptr %fault.p
  br label %failed
"""


def _region(plan: Plan, place: int) -> str:
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
    call = called(f"strip.{place + 1}", f"{r}.code", f"%{r}.s", alive, f"%{r}.own" if kept else "%scrap")
    return f"""{r}:
  br label %{r}.loop
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
  store i64 %{r}.ends, ptr %scrap
  %{r}.over = icmp eq i64 %{r}.ends, 0
  br i1 %{r}.over, label %done, label %behind
"""
