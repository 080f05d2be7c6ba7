"""The function of a worker, which executes one CTA after the other.

    define void @work(ptr %c, ptr %w)

CTAs are handed out in ascending order, several at once. After a fault no later CTA is begun, so the fault of
the lowest CTA is reported. `regions` and `barrier_reentry` emit the execution of a CTA.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..ir.core import Block, Global, Value, aggregate, zero
from ..ir.irtypes import I8, I32, I64, VOID, array, vector
from .barrier_reentry import emit_barrier_reentry
from .bounds_checks import PRELOAD_WORDS
from .code_builder import PTR, CodeBuilder, LoopBuilder, Routine, function, word
from .codegen_plan import CodegenPlan
from .regions import emit_regions
from .state_layout import LAUNCH, FaultCode
from .worker_function import WORKER_PARAMETERS, WorkerFunction


def origins(plan: CodegenPlan) -> list[list[int]]:
    """Return the table of `bounds_checks.preload_bounds`: a row for each access whose address is computed
    from a pointer parameter.
    """
    bits, result = (1 << plan.trace.address_bits) - 1, []
    for number, access in plan.trace.access_indices.items():
        site, space, writes, span, align = number
        origin = plan.trace.origins.get(site)
        if origin is not None and space not in ("shared", "local"):
            result.append([access, origin, bits, span, align.bit_length() - 1, writes])
    return result


def driver(plan: CodegenPlan) -> Routine:
    """Return the definition of `work`: it fills bounds caches and calls `run`, which does the rest.

    The caches that never change afterwards are invariant memory to LLVM in `run`, and nothing is moved out of
    it.
    """
    run = _run(plan)
    out, work = CodeBuilder(0, "v"), function("work", VOID, WORKER_PARAMETERS, "")
    out.enter(Block("entry", work))
    tables = _emit_preload(out, plan, *work.args)
    out.invoke(run.fn, work.args)
    out.ret()
    return Routine(work, out.items, needs={"run": run}, tables=tables)


def _run(plan: CodegenPlan) -> Routine:
    """Return the definition of `run`: the CTAs of a worker."""
    out = WorkerFunction(plan)
    per_thread = out.binary("and", out.binary("add", out.value_of["local_bytes"], 15), -16)
    local_bytes = out.binary("mul", per_thread, plan.threads)
    has_shared = out.icmp("ne", out.value_of["padded_shared_size"], 0)
    fetch, look, leave = (out.block_named(name) for name in ("fetch", "look", "leave"))
    out.br(fetch)
    out.enter(fetch)
    indices = _emit_fetch(out)
    out.br(look)
    out.enter(look)
    phis = [out.phi(I64, [(index, fetch)], name=name) for index, name in zip(indices, ("n", "x", "y", "z"))]
    out.n, out.x, *_ = phis
    _emit_beginning(out, phis, leave)
    _clear_shared(out, has_shared)
    _clear_local(out, local_bytes)
    if plan.regions:
        emit_regions(out)
    else:
        emit_barrier_reentry(out)
    out.enter(out.finished)
    out.add(out.address["completed_ctas"], 1)
    following = _emit_next(out, phis)
    for phi, value in zip(phis, following, strict=True):
        phi.append(value, out.finished)
    out.branch(out.icmp("eq", following[0], out.end), fetch, look)
    out.enter(out.failed)
    out.store(out.n, out.address["fault_cta"])
    out.atomic_rmw("umin", out.address["ctas"], out.n, ordering="seq_cst", scope="")
    out.br(leave)
    out.enter(leave)
    out.store(out.load(I64, out.issued), out.address["thread_instructions"])
    out.store(out.load(I64, out.slots), out.address["lane_slots"])
    out.ret()
    return Routine(out.fn, out.items, "noinline", out.needs)


def _emit_preload(out: CodeBuilder, plan: CodegenPlan, c: Value, w: Value) -> list[Global]:
    """Emit the call that fills the allocation cache for accesses through parameters. Return its table."""
    rows = origins(plan)
    if not rows:
        return []
    type = array(len(rows) * PRELOAD_WORDS, I64)
    table = aggregate(type, tuple(word(value) for row in rows for value in row))
    result = Global("preloads", type, 0, table, constant=True)
    preload = out.load_slot(c, LAUNCH["preload_bounds"], PTR)
    out.call_address(preload, VOID, [c, w, result, word(len(rows))])
    return [result]


def _emit_fetch(out: WorkerFunction) -> tuple[Value, ...]:
    """Emit the fetch of some CTAs. Return the number of the first one, and its indices."""
    chunk, columns, rows = (out.value_of[name] for name in ("chunk", "grid_x", "grid_y"))
    first = out.atomic_rmw("add", out.address["next_cta"], chunk, ordering="seq_cst", scope="")
    out.end = out.binary("add", first, chunk)
    row = out.binary("udiv", first, columns)
    x, y = out.binary("urem", first, columns), out.binary("urem", row, rows)
    return first, x, y, out.binary("udiv", row, rows)


def _emit_next(out: WorkerFunction, indices: Sequence[Value]) -> tuple[Value, ...]:
    """Emit the number and the indices of the next CTA."""
    n, x, y, z = indices
    n, x = out.binary("add", n, 1), out.binary("add", x, 1)
    is_row = out.icmp("eq", x, out.value_of["grid_x"])
    x = out.select(is_row, word(0), x)
    y = out.binary("add", y, out.zext_to_i64(is_row))
    is_layer = out.icmp("eq", y, out.value_of["grid_y"])
    y = out.select(is_layer, word(0), y)
    return n, x, y, out.binary("add", z, out.zext_to_i64(is_layer))


def _emit_beginning(out: WorkerFunction, indices: Sequence[Value], leave: Block) -> None:
    """Emit the beginning of a CTA, unless all are done or the launch is to stop."""
    begin, stopped, placed = (out.block_named(name) for name in ("begin", "stopped", "placed"))
    n, *axes = indices
    ctas = out.emit("load", I64, (out.address["ctas"],), align=8, ordering="monotonic")
    out.branch(out.icmp("uge", n, ctas), leave, begin)
    out.enter(begin)
    halt = out.load(I8, out.value_of["stop_flag"], volatile=True)
    out.branch(out.icmp("ne", halt, 0), stopped, placed)
    out.enter(stopped)
    out.fail(FaultCode.STOPPED)
    out.enter(placed)
    out.plan.trace.access_summary.begin_interval(out, is_cta=True)
    out.store(n, out.address["cta"])
    out.cta = [out.trunc(index, I32) for index in axes]
    out.store(word(0), out.base)
    out.store(word(0), out.most)


def _clear_shared(out: WorkerFunction, has_shared: Value) -> None:
    """Emit the zeroing of shared memory."""
    before, clear, run = out.block, out.new_block(), out.block_named("run")
    out.branch(has_shared, clear, run)
    loop = LoopBuilder(out, word(0), before=before, body=clear)
    (at,) = loop.values
    out.store(zero(vector(16, I32)), out.offset(out.value_of["shared"], at), align=64)
    following = out.binary("add", at, 64)
    loop.leave_if(out.icmp("uge", following, out.value_of["padded_shared_size"]), following, to=run)
    out.enter(run)


def _clear_local(out: WorkerFunction, bytes: Value) -> None:
    """Emit the zeroing of local memory. Where it grows, only what an earlier CTA has had of it is cleared."""
    plan, window_sizes = out.plan, out.plan.trace.window_sizes
    local, limit = out.value_of["local"], out.address["local_limit"]
    if window_sizes.grows:
        wipe = out.needs["wipe"] = _wipe(plan)
        out.invoke(wipe.fn, [local, limit])
        out.store(word(plan.kernel.local_bytes), limit)
    elif window_sizes.local:
        out.clear(local, bytes, 64)


def _wipe(plan: CodegenPlan) -> Routine:
    """Return the function that clears the used bytes of each thread's local memory."""
    fn = function("wipe", VOID, (("local", PTR), ("limit", PTR)))
    out, (local, limit) = CodeBuilder(0, "v"), fn.args
    out.enter(Block("entry", fn))
    bytes = out.load(I64, limit)
    loop = LoopBuilder(out, word(0))
    (thread,) = loop.values
    place = out.offset(local, out.binary("mul", thread, plan.trace.window_sizes.local))
    out.clear(place, bytes, 64)
    following = out.binary("add", thread, 1)
    done = out.block_named("done")
    loop.repeat_if(out.icmp("ult", following, plan.threads), following, after=done)
    out.enter(done)
    out.ret()
    return Routine(fn, out.items, "noinline", out.needs)
