"""Barrier resolution: when all gangs of a CTA are suspended, the worker determines which barriers are
complete. In kernels with counted barriers (`counted_barriers`) it releases the waiters of those.
"""

from __future__ import annotations

from ..ir.core import FALSE, Value
from ..ir.irtypes import I64, VOID
from .code_builder import PTR, CodeBuilder, LoopBuilder, Routine, function, word
from .counted_barriers import BarrierSlot
from .state_layout import BARRIER_SITE_SETS, BARRIER_SITES, FaultCode
from .worker_function import WorkerFunction

Sums = dict[tuple[str, int], Value]
"""Sums over all gangs: ("waiting", i) are the lanes that wait at resume point `i`; of barrier `n` there are
the lanes that have "arrived" and those that are "absent", the number of complete "warps", the number of
threads that are "expected", the "sites" where lanes wait (`site_bit`), and for reductions how many threads'
predicates are "holding" and how many were "counted".
"""


def emit_resolution(out: WorkerFunction) -> None:
    """Emit the resolution when all gangs are suspended. It ends the CTA, reports a fault, or releases
    lanes.
    """
    sums = collect(out)
    _release(out, sums, _complete_barriers(out, sums))


def collect(out: WorkerFunction) -> Sums:
    """Emit a loop over gangs: which lanes wait at each resume point, and the state of counted barriers."""
    plan, words = out.plan, out.plan.barrier_slots
    kinds = ["arrived", "absent", "warps", "expected", "sites"]
    kinds += ["holding", "counted"] if words.reduces else []
    keys = [("waiting", i) for i in range(len(plan.resume_points))]
    keys += [(kind, n) for n in words.numbers for kind in kinds]
    out.begin_interval_of_gangs()
    loop = LoopBuilder(out, word(0), *(word(0) for _ in keys))
    gang, *values = loop.values
    before, sums, all_lanes = dict(zip(keys, values, strict=True)), Sums(), (1 << plan.width) - 1
    state = out.state_of(gang)
    if words.numbers:
        exited = out.binary("xor", out.load_slot(state, 0), all_lanes)
    at_point = [out.load_slot(state, words.waiting(i)) for i in range(len(plan.resume_points))]
    for i, waiting in enumerate(at_point):
        sums["waiting", i] = out.binary("or", before["waiting", i], waiting)
    for n in words.numbers:
        own = words.of(n)
        arrived, waiting, expected, *_ = (
            out.load_slot(state, own + slot) for slot in BarrierSlot if slot < words.size
        )
        sums["arrived", n] = out.binary("or", before["arrived", n], arrived)
        absent = out.binary("xor", out.binary("or", arrived, exited), all_lanes)
        sums["absent", n] = out.binary("or", before["absent", n], absent)
        is_full, is_some = out.icmp("eq", absent, 0), out.icmp("ne", arrived, 0)
        warp = out.zext_to_i64(out.binary("and", is_full, is_some))
        sums["warps", n] = out.binary("add", before["warps", n], warp)
        expected = out.select(is_some, expected, word(0))
        sums["expected", n] = out.overloaded("umax", [before["expected", n], expected])
        sums["sites", n] = before["sites", n]
        for i, point in enumerate(plan.resume_points):
            if plan.numbers[point] in (None, n):
                is_waiting = out.icmp("ne", out.binary("and", at_point[i], waiting), 0)
                site = out.select(is_waiting, site_bit(i), word(0))
                sums["sites", n] = out.binary("or", sums["sites", n], site)
        if words.reduces:
            holding = out.load_slot(state, own + BarrierSlot.HOLDING)
            for kind, lanes in (("holding", holding), ("counted", arrived)):
                sums[kind, n] = out.binary("add", before[kind, n], out.overloaded("ctpop", [lanes]))
    following = out.binary("add", gang, 1)
    resolve = out.block_named("resolve")
    is_more = out.icmp("ult", following, plan.gangs)
    loop.repeat_if(is_more, following, *(sums[key] for key in keys), after=resolve)
    out.enter(resolve)
    return sums


def _complete_barriers(out: WorkerFunction, sums: Sums) -> dict[int, Value]:
    """Emit the decision which barriers are complete, and return that by number. The CTA ends if no lane
    waits, with a fault if no barrier is complete.
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
    for n in out.plan.barrier_slots.numbers:
        all_sites = out.binary("or", all_sites, sums["sites", n])
    waiting, deadlock, released = (out.block_named(name) for name in ("waiting", "deadlock", "released"))
    out.branch(out.icmp("eq", all_sites, 0), out.finished, waiting)
    out.enter(waiting)
    out.branch(some_complete, released, deadlock)
    emit_deadlock(out, all_sites)
    out.enter(released)
    return complete


def site_bit(number: int) -> Value:
    """Return the bit of a resume point in sets of sites. The last bit stands for all that have none of their
    own.
    """
    return word(1 << min(number, BARRIER_SITES - 1))


def emit_deadlock(out: WorkerFunction, sites: Value) -> None:
    """Emit the fault of a CTA whose threads wait at these sites forever."""
    out.enter(out.block_named("deadlock"))
    out.store(word(FaultCode.BARRIER_DEADLOCK), out.address["fault"])
    out.store(sites, out.address["waiting_sites"])
    out.br(out.failed)


def are_several(out: CodeBuilder, bits: Value) -> Value:
    """Emit whether more than one bit is set."""
    return out.icmp("ne", out.binary("and", bits, out.binary("sub", bits, 1)), 0)


def emit_record(out: WorkerFunction, number: Value, sites: Value) -> None:
    """Emit the call that records the sites from which threads have reached one barrier."""
    record = out.binary("or", sites, out.binary("shl", number, BARRIER_SITES))
    out.needs.setdefault("remember", _record_function())
    out.invoke(out.needs["remember"].fn, [out.value_of["barrier_site_sets"], record])


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


def _release(out: WorkerFunction, sums: Sums, complete: dict[int, Value]) -> None:
    """Emit the release of the lanes at complete barriers, and record those that were reached from several
    sites.
    """
    plan, words = out.plan, out.plan.barrier_slots
    for n in words.numbers:
        record, after = out.new_block(), out.new_block()
        out.branch(out.binary("and", are_several(out, sums["sites", n]), complete[n]), record, after)
        out.enter(record)
        emit_record(out, word(n), sums["sites", n])
        out.br(after)
        out.enter(after)
    loop = LoopBuilder(out, word(0))
    (gang,) = loop.values
    state = out.state_of(gang)
    free: dict[int, Value] = {n: _reset(out, n, state, sums, complete[n]) for n in words.numbers}
    every: Value = word(0)
    for n in words.numbers:
        every = out.binary("or", every, free[n])
    for i, resume_point in enumerate(plan.resume_points):
        number, place = plan.numbers[resume_point], out.element(I64, state, words.waiting(i))
        waiting = out.load(I64, place)
        released = out.binary("and", waiting, every if number is None else free[number])
        out.store(out.binary("xor", waiting, released), place)
        out.store(released, out.element(I64, state, words.released(i)))
    following = out.binary("add", gang, 1)
    freed = out.block_named("freed")
    loop.repeat_if(out.icmp("ult", following, plan.gangs), following, after=freed)
    out.enter(freed)


def _reset(out: WorkerFunction, n: int, state: Value, sums: Sums, complete: Value) -> Value:
    """Emit the reset of a barrier's slots in a gang's state if it is complete. Return the lanes that are
    released.
    """
    words = out.plan.barrier_slots

    def update(slot: BarrierSlot, new: Value) -> Value:
        """Set a slot if the barrier is complete. Return what it was before."""
        place = out.element(I64, state, words.of(n) + slot)
        before = out.load(I64, place)
        out.store(out.select(complete, new, before), place)
        return before

    update(BarrierSlot.ARRIVED, word(0))
    released = out.select(complete, update(BarrierSlot.WAITING, word(0)), word(0))
    if words.reduces:
        update(BarrierSlot.HOLDING, word(0))
        update(BarrierSlot.LAST_HOLDING, sums["holding", n])
        update(BarrierSlot.LAST_ARRIVED, sums["counted", n])
        out.store(released, out.element(I64, state, words.of(n) + BarrierSlot.LAST_RELEASED))
    return released
