"""The function of a worker: one block of threads after the other.

    define void @work(ptr %c, ptr %w)

Blocks are handed out in ascending order, some at once; when a strip fails, no block above is begun, so that
the lowest one's fault is the launch's. How the strips of a block are run, from barrier to barrier, stands in
`regions` and `barrier_reentry`.
"""

from __future__ import annotations

from .barrier_reentry import REMEMBER, phases
from .bounds_checks import FORESEE_WORDS
from .codegen_plan import CodegenPlan
from .regions import looks, regions
from .state_layout import LAUNCH, STOPPED, WORKER
from .text import signed


def _word(name: str, base: str, word: str, type_: str = "") -> str:
    """A pointer to a word, and the word where a type is given."""
    index = (LAUNCH if base == "%c" else WORKER)[word]
    return f"  %{name}.p = getelementptr i64, ptr {base}, i64 {index}\n" + (
        f"  %{name} = load {type_}, ptr %{name}.p\n" if type_ else ""
    )


_WORDS = "".join(
    _word(*given)
    for given in (
        ("next", "%c", "next"),
        ("chunk", "%c", "chunk", "i64"),
        ("ctas", "%c", "ctas"),
        ("strips", "%w", "strips", "ptr"),
        ("shared", "%w", "shared", "ptr"),
        ("local", "%w", "local", "ptr"),
        ("shared.n", "%c", "padded_shared_size", "i64"),
        ("local.n.0", "%c", "local_bytes", "i64"),
        ("gx", "%c", "grid_x", "i64"),
        ("gy", "%c", "grid_y", "i64"),
        ("stop", "%c", "stop", "ptr"),
        ("n", "%w", "cta"),
        ("done", "%w", "done"),
        ("fault", "%w", "fault"),
        ("fault.cta", "%w", "fault_cta"),
        ("holding", "%w", "holding"),
        ("arrived", "%w", "arrived"),
        ("held", "%w", "held"),
        ("came", "%w", "came"),
        ("met", "%w", "met"),
        ("meetings", "%w", "meetings", "ptr"),
        ("limit", "%w", "local_limit"),
        ("issued", "%w", "thread_instructions"),
        ("slots", "%w", "lane_slots"),
    )
)

_PLACE = f"""  br label %fetch
fetch:
  %n.0 = atomicrmw add ptr %next.p, i64 %chunk seq_cst
  %n.end = add i64 %n.0, %chunk
  %row.0 = udiv i64 %n.0, %gx
  %x.0 = urem i64 %n.0, %gx
  %y.0 = urem i64 %row.0, %gy
  %z.0 = udiv i64 %row.0, %gy
  br label %look
look:
  %n = phi i64 [ %n.0, %fetch ], [ %n.1, %done ]
  %x = phi i64 [ %x.0, %fetch ], [ %x.2, %done ]
  %y = phi i64 [ %y.0, %fetch ], [ %y.2, %done ]
  %z = phi i64 [ %z.0, %fetch ], [ %z.1, %done ]
  %ctas = load atomic i64, ptr %ctas.p monotonic, align 8
  %over = icmp uge i64 %n, %ctas
  br i1 %over, label %leave, label %begin
begin:
  %halt = load volatile i8, ptr %stop
  %halted = icmp ne i8 %halt, 0
  br i1 %halted, label %stopped, label %placed
stopped:
  store i64 {STOPPED}, ptr %fault.p
  br label %failed
placed:
  store i64 %n, ptr %n.p
  %x32 = trunc i64 %x to i32
  %y32 = trunc i64 %y to i32
  %z32 = trunc i64 %z to i32
  store i64 0, ptr %base
  store i64 0, ptr %most
  br i1 %sharing, label %clear, label %run
clear:
  %at = phi i64 [ 0, %placed ], [ %at.next, %clear ]
  %at.p = getelementptr i8, ptr %shared, i64 %at
  store <16 x i32> zeroinitializer, ptr %at.p, align 64
  %at.next = add i64 %at, 64
  %cleared = icmp uge i64 %at.next, %shared.n
  br i1 %cleared, label %run, label %clear
run:
"""

_PLACED = "placed:\n"
_DONE = """done:
  %d.0 = load i64, ptr %done.p
  %d.1 = add i64 %d.0, 1
  store i64 %d.1, ptr %done.p
  %n.1 = add i64 %n, 1
  %x.1 = add i64 %x, 1
  %x.full = icmp eq i64 %x.1, %gx
  %x.2 = select i1 %x.full, i64 0, i64 %x.1
  %x.carry = zext i1 %x.full to i64
  %y.1 = add i64 %y, %x.carry
  %y.full = icmp eq i64 %y.1, %gy
  %y.2 = select i1 %y.full, i64 0, i64 %y.1
  %y.carry = zext i1 %y.full to i64
  %z.1 = add i64 %z, %y.carry
  %enough = icmp eq i64 %n.1, %n.end
  br i1 %enough, label %fetch, label %look
failed:
  store i64 %n, ptr %fault.cta.p
  %before = atomicrmw umin ptr %ctas.p, i64 %n seq_cst
  br label %leave
leave:
  %issued = load i64, ptr %tally.1
  store i64 %issued, ptr %issued.p
  %slots = load i64, ptr %tally.2
  store i64 %slots, ptr %slots.p
  ret void
}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)
"""


def _rooms(plan: CodegenPlan, which: str) -> str:
    """Return what a strip's turn works on."""
    room = f"[{max(plan.common_bytes, 8)} x i8]"
    return (
        f"  %in{which} = alloca {room}, align 8\n  %out{which} = alloca {room}, align 8\n  %tally{which} ="
        f" alloca [3 x i64], align 8\n  %scrap{which} = alloca i64\n"
    )


def _wipe(plan: CodegenPlan) -> str:
    """Zeros to what a block before has had of its threads' local memory."""
    return f"""
define internal void @wipe(ptr %local, ptr %limit.p) noinline {{
entry:
  %limit = load i64, ptr %limit.p
  br label %row
row:
  %i = phi i64 [ 0, %entry ], [ %i.next, %row ]
  %at = mul i64 %i, {plan.trace.room.local}
  %at.p = getelementptr i8, ptr %local, i64 %at
  call void @llvm.memset.p0.i64(ptr align 64 %at.p, i8 0, i64 %limit, i1 false)
  %i.next = add i64 %i, 1
  %more = icmp ult i64 %i.next, {plan.threads}
  br i1 %more, label %row, label %done
done:
  ret void
}}
"""


def origins(plan: CodegenPlan) -> list[list[int]]:
    """Return what `bounds_checks.FORESEE` has to know of each access whose address is computed from a
    parameter.
    """
    bits, result = (1 << plan.trace.address_bits) - 1, []
    for number, access in plan.trace.numbers.items():
        site, space, writes, span, align = number
        origin = plan.trace.origins.get(site)
        if origin is not None and space not in ("shared", "local"):
            result.append([access, origin, bits, span, align.bit_length() - 1, writes])
    return result


def _foreseen(plan: CodegenPlan) -> tuple[str, str]:
    """(a table of them, a call for the worker)."""
    rows = origins(plan)
    if not rows:
        return "", ""
    words = ", ".join(f"i64 {signed(word)}" for row in rows for word in row)
    count = len(rows) * FORESEE_WORDS
    return (
        f"\n@foreseen = internal constant [{count} x i64] [{words}]\n",
        (
            f"{_word('foresee', '%c', 'foresee', 'ptr')}  call void %foresee(ptr %c, ptr %w, ptr @foreseen,"
            f" i64 {len(rows)})\n"
        ),
    )


def driver(plan: CodegenPlan) -> str:
    """The definition."""
    local, room = "", plan.trace.room
    if room.grows:
        local = (
            f"  call void @wipe(ptr %local, ptr %limit.p)\n  store i64 {plan.flat.local_bytes}, ptr"
            " %limit.p\n"
        )
    elif room.local:
        local = "  call void @llvm.memset.p0.i64(ptr align 64 %local, i8 0, i64 %local.n, i1 false)\n"
    table, look = _foreseen(plan)
    return f"""{table}
define void @work(ptr dereferenceable({8 * len(LAUNCH)}) align 8 %c, ptr dereferenceable({8 * len(WORKER)}) align 8 %w) {{
entry:
{_rooms(plan, "")}{_rooms(plan, ".slow") if plan.quick else ""}  %tally.1 = getelementptr i64, ptr %tally, i64 1
  %tally.2 = getelementptr i64, ptr %tally, i64 2
  store i64 0, ptr %tally.1
  store i64 0, ptr %tally.2
  %base = alloca i64
  %most = alloca i64
{looks(plan) if plan.regions else ""}{_WORDS}{look}  %local.n.1 = add i64 %local.n.0, 15
  %local.n.2 = and i64 %local.n.1, -16
  %local.n = mul i64 %local.n.2, {plan.threads}
  %sharing = icmp ne i64 %shared.n, 0
{_PLACE.replace(_PLACED, _PLACED + plan.trace.touches.turn("new", True))}{local}{regions(plan) if plan.regions else phases(plan)}{_DONE}{"" if plan.regions else REMEMBER}{_wipe(plan) if room.grows else ""}"""
