"""The execution of a CTA region by region: all gangs execute a region, and are then at the same barrier or
have exited.

Values that all threads share are in the `inputs` of a region's storage, and in its `outputs` afterwards. LLVM
promotes both to scalars, and computes once what is equal in all gangs.
"""

from __future__ import annotations

from ..ir.core import FALSE, TRUE, Block, Value
from ..ir.irtypes import I1, I64
from .bounds_check_hoisting import declare_hoisted_check, hoisted_check_name
from .code_builder import LoopBuilder, word
from .codegen_plan import START
from .cta_affine import MAX_CTAS
from .state_layout import FaultCode
from .worker_function import WorkerFunction


def emit_regions(out: WorkerFunction) -> None:
    """Emit the regions of a kernel, the first one first."""
    out.br(_first_block(out, START))
    for place in out.plan.regions:
        _emit_region(out, place)
    out.enter(out.block_named("confused"))
    out.fail(FaultCode.INVALID_STATE)


def _first_block(out: WorkerFunction, place: int) -> Block:
    return out.block_named(f"r{place + 1}")


def _emit_region(out: WorkerFunction, place: int) -> None:
    """Emit a region for all gangs, and the branch to the next one."""
    plan = out.plan
    out.enter(_first_block(out, place))
    if place != START:
        plan.trace.access_summary.begin_interval(out)
        if plan.trace.traced_blocks[place - 1].result[2] is not None:
            out.pass_counts()
    exits = _run_gangs(out, place)
    for at in range(0, plan.common_bytes, 8):
        shared = out.load(I64, out.offset(out.storage.outputs, at))
        out.store(shared, out.offset(out.storage.inputs, at))
    out.begin_interval_of_gangs()
    resume_points = [
        k + 1
        for k in sorted(plan.regions[place])
        if plan.kernel.blocks[k].end == "barrier" and k + 1 in plan.resume_points
    ]
    cases = [
        (word(2 << plan.resume_points.index(resume_point)), _first_block(out, resume_point))
        for resume_point in resume_points
    ]
    barriers = out.binary("and", exits, -2)
    out.switch(barriers, out.block_named("confused"), [(word(0), out.finished), *cases])


def _run_gangs(out: WorkerFunction, place: int) -> Value:
    """Emit the execution of a region by all gangs: a copy for each, a loop, or two loops between which a
    hoisted check selects. Return the exits that gangs have taken, as bits.
    """
    plan, end = out.plan, out.block_named(f"r{place + 1}.end")
    exits: Value = word(0)
    if plan.unrolled:
        for number in range(plan.gangs):
            exits = _run_gang(out, place, word(number), exits, number == plan.gangs - 1)
        out.br(end)
        out.enter(end)
        return exits
    if place not in plan.hoisted_checks:
        body = out.new_block()
        before = out.block
        out.br(body)
        exits = _emit_loop(out, place, before, body, end)
        out.enter(end)
        return exits
    is_proved = _emit_check(out, place)
    before = out.block
    bodies = out.new_block(), out.new_block()
    out.branch(is_proved, *bodies, True)
    incoming = []
    for body, is_fast in zip(bodies, (True, False), strict=True):
        exits = _emit_loop(out, place, before, body, end, is_fast)
        incoming.append((exits, out.block))
    out.enter(end)
    return out.phi(I64, incoming)


def _emit_loop(
    out: WorkerFunction, place: int, before: Block, body: Block, end: Block, is_proved: bool = True
) -> Value:
    loop = LoopBuilder(out, word(0), word(0), before=before, body=body)
    number, exits = loop.values
    is_last = out.icmp("eq", number, out.plan.gangs - 1)
    result = _run_gang(out, place, number, exits, is_last, is_proved)
    loop.leave_if(is_last, out.binary("add", number, 1), result, to=end)
    return result


def _run_gang(
    out: WorkerFunction,
    place: int,
    number: Value,
    exits: Value,
    is_last: Value | bool,
    is_proved: bool = True,
) -> Value:
    """Emit the execution of a region by a gang; add the exit that it takes to `exits`."""
    plan, (full, last) = out.plan, out.masks
    state = None
    if plan.may_exit_early and plan.resume_points:
        state = out.offset(
            out.value_of["gang_states"], out.binary("mul", number, plan.barrier_slots.count * 8)
        )
    alive: Value
    if plan.full:
        alive = full
    elif place != START and state is not None:
        alive = out.load(I64, state)
    elif isinstance(is_last, Value):
        alive = out.select(is_last, last, full)
    else:
        alive = last if is_last else full
    code = out.run_region(place, number, alive, state, is_proved)
    bit = out.binary("shl", word(1), out.zext_to_i64(code))
    return out.binary("or", exits, bit)


def _emit_check(out: WorkerFunction, place: int) -> Value:
    """Emit the hoisted check of a region. Return whether gangs need no checks of their own.

    A check covers the current CTA, or several along x. Their number doubles after a success and halves after
    a failure, down to one. At the index along x where the successful part of an earlier row began, the check
    covers the length of that part.
    """
    fn = out.needs.setdefault(hoisted_check_name(place), declare_hoisted_check(place)).fn
    ready = out.new_block()

    def passes(ctas: Value) -> Value:
        return out.invoke(fn, [out.c, out.w, *out.cta, ctas])

    state = out.checks.get(place)
    if state is None:
        result = passes(word(1))
        out.br(ready)
        out.enter(ready)
        return result
    before, fresh, check, yes, no = out.block, *(out.new_block() for _ in range(4))
    known = out.icmp("ult", out.n, out.load(I64, state.passed))
    in_row, taken = out.binary("sub", out.value_of["grid_x"], out.x), out.binary("sub", out.end, out.n)
    greatest = out.overloaded("umin", [in_row, taken])
    out.branch(known, ready, fresh)
    out.enter(fresh)
    row_start, row_length = out.load(I64, state.row_start), out.load(I64, state.row_length)
    as_before = out.icmp("eq", row_start, out.x)
    out.store(out.select(as_before, row_length, out.load(I64, state.wanted)), state.wanted)
    out.br(check)
    out.enter(check)
    ctas = out.overloaded("umin", [out.load(I64, state.wanted), greatest])
    out.branch(passes(ctas), yes, no)
    out.enter(yes)
    out.store(out.binary("add", out.n, ctas), state.passed)
    joins = out.icmp("eq", out.binary("add", row_start, row_length), out.x)
    longer = out.binary("add", row_length, ctas)
    new_start, new_length = out.select(joins, row_start, out.x), out.select(joins, longer, ctas)
    out.store(new_start, state.row_start)
    out.store(new_length, state.row_length)
    out.store(out.overloaded("umin", [out.binary("shl", ctas, 1), word(MAX_CTAS)]), state.wanted)
    out.br(ready)
    out.enter(no)
    out.store(out.overloaded("umax", [out.binary("lshr", ctas, 1), word(1)]), state.wanted)
    out.branch(out.icmp("eq", ctas, 1), ready, check)
    out.enter(ready)
    return out.phi(I1, [(TRUE, before), (TRUE, yes), (FALSE, no)])
