"""Barrier resolution: when all gangs of a CTA are suspended, the worker determines which barriers are
complete. In kernels with counted barriers (`counted_barriers`) it releases the waiters of those.
"""

from __future__ import annotations

from ..ir.core import FALSE, Value
from ..ir.irtypes import I64, VOID
from .code_builder import PTR, CodeBuilder, LoopBuilder, Routine, function, word
from .state_layout import BARRIER_SITE_SETS, FaultCode
from .worker_function import WorkerFunction

Sums = dict[tuple[str, int], Value]
"""Sums over all gangs: ("waiting", i) are the lanes that wait at resume point `i`; of barrier `n` there are
the lanes that have "arrived" and those that are "absent", the number of complete "warps", the number of
threads that are "expected", and for reductions how many threads' predicates are "holding" and how many were
"counted".
"""


def emit_resolution(out: WorkerFunction) -> None:
    """Emit the resolution when all gangs are suspended. It ends the CTA, reports a fault, or releases
    lanes.
    """
    sums = collect(out)
    complete, sites = _complete_barriers(out, sums)
    _release(out, sums, complete, sites)


def collect(out: WorkerFunction) -> Sums:
    """Emit a loop over gangs: which lanes wait at each resume point, and the state of counted barriers."""
    plan, words = out.plan, out.plan.barrier_slots
    kinds = ("arrived", "absent", "warps", "expected", *(("holding", "counted") if words.reduces else ()))
    keys = [("waiting", i) for i in range(len(plan.resume_points))]
    keys += [(kind, n) for n in words.numbers for kind in kinds]
    out.begin_interval_of_gangs()
    loop = LoopBuilder(out, word(0), *(word(0) for _ in keys))
    gang, *values = loop.values
    before, sums, all_lanes = dict(zip(keys, values, strict=True)), Sums(), (1 << plan.width) - 1
    state = out.state_of(gang)
    if words.numbers:
        exited = out.binary("xor", out.load_slot(state, 0), all_lanes)
    for i in range(len(plan.resume_points)):
        waiting = out.load_slot(state, words.waiting(i))
        sums["waiting", i] = out.binary("or", before["waiting", i], waiting)
    for n in words.numbers:
        arrived, expected = (out.load_slot(state, index) for index in (words.arrived(n), words.expected(n)))
        sums["arrived", n] = out.binary("or", before["arrived", n], arrived)
        absent = out.binary("xor", out.binary("or", arrived, exited), all_lanes)
        sums["absent", n] = out.binary("or", before["absent", n], absent)
        is_full, is_some = out.icmp("eq", absent, 0), out.icmp("ne", arrived, 0)
        warp = out.zext_to_i64(out.binary("and", is_full, is_some))
        sums["warps", n] = out.binary("add", before["warps", n], warp)
        expected = out.select(is_some, expected, word(0))
        sums["expected", n] = out.overloaded("umax", [before["expected", n], expected])
        if words.reduces:
            holding = out.load_slot(state, words.holding(n))
            for kind, lanes in (("holding", holding), ("counted", arrived)):
                sums[kind, n] = out.binary("add", before[kind, n], out.overloaded("ctpop", [lanes]))
    following = out.binary("add", gang, 1)
    resolve = out.block_named("resolve")
    is_more = out.icmp("ult", following, plan.gangs)
    loop.repeat_if(is_more, following, *(sums[key] for key in keys), after=resolve)
    out.enter(resolve)
    return sums


def _complete_barriers(out: WorkerFunction, sums: Sums) -> tuple[dict[int, Value], list[Value]]:
    """Emit the decision which barriers are complete. Return that by number, and the site of each resume point
    where lanes wait, as a bit. The CTA ends if no lane waits, with a fault if no barrier is complete.
    """
    complete: dict[int, Value] = {}
    some_complete: Value = FALSE
    for n in out.plan.barrier_slots.numbers:
        some, expected = out.icmp("ne", sums["arrived", n], 0), sums["expected", n]
        is_plain, is_all = out.icmp("eq", expected, 0), out.icmp("eq", sums["absent", n], 0)
        enough = out.icmp("uge", out.binary("mul", sums["warps", n], 32), expected)
        complete[n] = out.binary("and", some, out.select(is_plain, is_all, enough))
        some_complete = out.binary("or", some_complete, complete[n])
    all_sites: Value = word(0)
    sites: list[Value] = []
    for i in range(len(out.plan.resume_points)):
        is_waiting = out.icmp("ne", sums["waiting", i], 0)
        sites.append(out.select(is_waiting, site_bit(i), word(0)))
        all_sites = out.binary("or", all_sites, sites[i])
    waiting, deadlock, released = (out.block_named(name) for name in ("waiting", "deadlock", "released"))
    out.branch(out.icmp("eq", all_sites, 0), out.finished, waiting)
    out.enter(waiting)
    out.branch(some_complete, released, deadlock)
    emit_deadlock(out, all_sites)
    out.enter(released)
    return complete, sites


def site_bit(number: int) -> Value:
    """Return the bit of a resume point in sets of sites. The last bit stands for all that have none of their
    own.
    """
    return word(1 << min(number, 62))


def emit_deadlock(out: WorkerFunction, sites: Value) -> None:
    """Emit the fault of a CTA whose threads wait at these sites forever."""
    out.enter(out.block_named("deadlock"))
    out.store(word(FaultCode.BARRIER_DEADLOCK), out.address["fault"])
    out.store(sites, out.address["waiting_sites"])
    out.br(out.failed)


def are_several(out: CodeBuilder, bits: Value) -> Value:
    """Emit whether more than one bit is set."""
    return out.icmp("ne", out.binary("and", bits, out.binary("sub", bits, 1)), 0)


def emit_record(out: WorkerFunction, sites: Value) -> None:
    """Emit the call that records the sites from which threads have reached one barrier."""
    out.needs.setdefault("remember", _record_function())
    out.invoke(out.needs["remember"].fn, [out.value_of["barrier_site_sets"], sites])


def _record_function() -> Routine:
    """Return the function that records sets of sites, each once, as long as there is space."""
    fn = function("remember", VOID, (("barrier_site_sets", PTR), ("sites", I64)))
    table, sites = fn.args
    out = CodeBuilder(0, "v")
    entry, look, compare, again, put, done = (
        out.block_named(name) for name in ("entry", "look", "compare", "next", "put", "done")
    )
    out.enter(entry)
    out.br(look)
    out.enter(look)
    i = out.phi(I64, [(word(0), entry)], name="i")
    place = out.element(I64, table, i)
    before = out.load(I64, place)
    out.branch(out.icmp("eq", before, 0), put, compare)
    out.enter(compare)
    is_known, following = out.icmp("eq", before, sites), out.binary("add", i, 1)
    is_full = out.icmp("eq", following, BARRIER_SITE_SETS)
    out.branch(out.binary("or", is_known, is_full), done, again)
    out.enter(again)
    out.br(look)
    i.append(following, again)
    out.enter(put)
    out.store(sites, place)
    out.br(done)
    out.enter(done)
    out.ret()
    return Routine(fn, out.items, "noinline")


def _release(out: WorkerFunction, sums: Sums, complete: dict[int, Value], sites: list[Value]) -> None:
    """Emit the release of the lanes at complete barriers, and record those that were reached from several
    sites.
    """
    plan, words = out.plan, out.plan.barrier_slots
    for n in words.numbers:
        met: Value = word(0)
        for i, resume_point in enumerate(plan.resume_points):
            if plan.numbers[resume_point] == n:
                met = out.binary("or", met, sites[i])
        record, after = out.new_block(), out.new_block()
        out.branch(out.binary("and", are_several(out, met), complete[n]), record, after)
        out.enter(record)
        emit_record(out, met)
        out.br(after)
        out.enter(after)
    loop = LoopBuilder(out, word(0))
    (gang,) = loop.values
    state = out.state_of(gang)

    def update(index: int, n: int, new: Value) -> Value:
        """Set a slot to a value if barrier `n` is complete. Return what it was before."""
        place = out.element(I64, state, index)
        before = out.load(I64, place)
        out.store(out.select(complete[n], new, before), place)
        return before

    for i, resume_point in enumerate(plan.resume_points):
        n, place = plan.numbers[resume_point], out.element(I64, state, words.waiting(i))
        waiting = out.load(I64, place)
        released = out.select(complete[n], waiting, word(0))
        out.store(out.select(complete[n], word(0), waiting), place)
        out.store(released, out.element(I64, state, words.released(i)))
    for n in words.numbers:
        update(words.arrived(n), n, word(0))
        if words.reduces:
            update(words.holding(n), n, word(0))
            update(words.last_holding(n), n, sums["holding", n])
            update(words.last_arrived(n), n, sums["counted", n])
    following = out.binary("add", gang, 1)
    freed = out.block_named("freed")
    loop.repeat_if(out.icmp("ult", following, plan.gangs), following, after=freed)
    out.enter(freed)
