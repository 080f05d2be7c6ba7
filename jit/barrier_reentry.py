"""The execution of a CTA whose threads need not reach barriers together: the worker enters each gang again as
long as lanes of it wait.

When all gangs are suspended, each thread has exited or waits. If all wait at one barrier, it is complete.
Threads at several barriers are a deadlock.
"""

from __future__ import annotations

from ..ir.core import FALSE, TRUE, Value
from ..ir.irtypes import I64
from .barrier_resolution import are_several, collect, emit_deadlock, emit_record, emit_resolution, site_bit
from .code_builder import LoopBuilder, word
from .worker_function import WorkerFunction


def emit_barrier_reentry(out: WorkerFunction) -> None:
    """Emit the start of all gangs, and their execution from barrier to barrier until all threads have
    exited.
    """
    plan, (full, last) = out.plan, out.masks
    phase = out.block_named("phase")
    out.clear(out.value_of["gang_states"], plan.gangs * plan.barrier_slots.count * 8)
    loop = LoopBuilder(out, word(0))
    (gang,) = loop.values
    is_last = out.icmp("eq", gang, plan.gangs - 1)
    alive = out.select(is_last, last, full)
    out.run_gang(gang, alive, out.state_of(gang), FALSE)
    loop.leave_if(is_last, out.binary("add", gang, 1), to=phase)
    out.enter(phase)
    if plan.kernel.is_counted:
        emit_resolution(out)
    else:
        _resolve(out)
    loop = LoopBuilder(out, word(0))
    (gang,) = loop.values
    is_last = out.icmp("eq", gang, plan.gangs - 1)
    state = out.state_of(gang)
    out.run_gang(gang, out.load(I64, state), state, TRUE)
    loop.leave_if(is_last, out.binary("add", gang, 1), to=phase)


def _resolve(out: WorkerFunction) -> None:
    """Emit the resolution of barriers without counts: all remaining threads must be at the same one."""
    plan, sums = out.plan, collect(out)
    barriers: Value = word(0)
    sites: Value = word(0)
    """Sets (bits) of the numbers of the barriers, and of the sites, where lanes wait."""
    for i, resume_point in enumerate(plan.resume_points):
        is_waiting = out.icmp("ne", sums["waiting", i], 0)
        number = plan.numbers[resume_point]
        assert number is not None
        number_bit = out.select(is_waiting, word(1 << number), word(0))
        barriers = out.binary("or", barriers, number_bit)
        sites = out.binary("or", sites, out.select(is_waiting, site_bit(i), word(0)))
    waiting, deadlock, complete, record, released = (
        out.block_named(name) for name in ("waiting", "deadlock", "complete", "record", "released")
    )
    out.branch(out.icmp("eq", barriers, 0), out.finished, waiting)
    out.enter(waiting)
    out.branch(are_several(out, barriers), deadlock, complete)
    emit_deadlock(out, sites)
    out.enter(complete)
    out.branch(are_several(out, sites), record, released)
    out.enter(record)
    emit_record(out, out.overloaded("cttz", [barriers, TRUE]), sites)
    out.br(released)
    out.enter(released)
    plan.trace.access_summary.begin_interval(out)
    out.pass_counts()
