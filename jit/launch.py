"""One launch on the native engine: acquire and fill a launch context, run its workers, report the result.

`launch` does all of this in Python. `plan_launch` prepares launches that need no Python: their context is
filled once, and the compiled function `launch_entry.launch` runs them in the caller's thread. Counters,
faults and warnings are read from the workers' slots after the last worker has ended.
"""

from __future__ import annotations

import math
import os
import sys
import time
from dataclasses import replace

import numpy as np

from ..runtime.engine.config import LaunchConfig, LaunchResult
from ..runtime.engine.executable import KernelLayout
from ..runtime.engine.printing import Sink
from ..runtime.engine.program import LaunchPlan
from ..runtime.memory.arena import Memory
from ..runtime.numpy_engine.translation.functions import Functions
from . import launch_entry
from .build import CompiledKernel
from .device_runtime_calls import LaunchCallbacks
from .faults import FaultReporter
from .forward_progress import WaitKind
from .interrupts import handles_interrupts, interrupt_flag
from .launch_context import LaunchContext, LaunchContextPool, WorkerState, address_of
from .race_shadow_memory import PrefilteredLaunch
from .state_layout import FaultCode
from .thread_pool import Job, ThreadPool

SINGLE_WORKER_THREADS = 1 << 16
"""The most threads of a launch that always has a single worker. Without loops it runs in the caller's thread,
even if it calls back to Python.
"""
_MAX_INLINE_THREADS = 1 << 22
"""The most threads of a launch without loops and callbacks whose first worker runs in the caller's thread. It
ends so soon that the handler of an interrupt need not run meanwhile.
"""

_MIN_SHARED_SECONDS = 5e-4
"""Seconds from which on a launch without loops is shared by several workers. Waking a thread costs about 50
µs, and memory bandwidth does not double.
"""


def launch(
    code: CompiledKernel,
    contexts: LaunchContextPool,
    functions: Functions,
    kernel: KernelLayout,
    memory: Memory,
    config: LaunchConfig,
    params: bytes,
    sink: Sink,
    thread_pool: ThreadPool,
    prefiltered: PrefilteredLaunch | None = None,
) -> LaunchResult:
    """Run a kernel over the grid and return the result; `params` is the parameter block, and `sink` receives
    the kernel's output. With `prefiltered`, `code` has race checks, whose outcome is stored there.

    Raises KernelFault, LaunchError if stacks do not fit into memory, and the exception of a lazy compilation.
    """
    image, result = functions.executable.load(memory), LaunchResult()
    total, shared = math.prod(config.grid), kernel.static_shared + config.shared_bytes
    is_single_worker = prefiltered is not None or total <= _max_single_worker_ctas(
        code, contexts, config.threads
    )
    context = contexts.acquire(config, shared, 1 if is_single_worker else max(min(worker_count(), total), 1))
    callbacks = None
    base = (
        memory.allocate(max(len(params), 1), "param block of the kernel")
        if code.facts.takes_param_address
        else 0
    )
    try:
        if base:
            memory.copy_in(base, np.frombuffer(params, np.uint8))
        callbacks = (
            LaunchCallbacks(
                functions.executable, context, memory, config, code.facts.width, result.warnings.append
            )
            if code.facts.runtime_functions or code.facts.numpy_callbacks
            else None
        )
        context.begin(memory, image, config, params, base, callbacks.address if callbacks is not None else 0)
        if prefiltered is not None:
            prefiltered.begin(context, memory)
        seconds_spent = _run(
            code,
            context,
            thread_pool,
            not code.facts.has_loops
            and total * config.threads
            <= (SINGLE_WORKER_THREADS if callbacks is not None else _MAX_INLINE_THREADS),
            total if config.progress else 0,
            config.seconds,
        )
        if seconds_spent and prefiltered is None:
            contexts.seconds_per_cta = min(
                contexts.seconds_per_cta, seconds_spent / max(context.worker_states[0]["completed_ctas"], 1)
            )
        if prefiltered is not None:
            prefiltered.end(context)
        _sum_counters(context, result)
        _report_faults(code, functions, kernel, memory, config, context, result, callbacks)
    finally:
        if callbacks is not None:
            result.output = callbacks.state.output.flush(sink)
        if base:
            memory.free(base)
        contexts.release(context)
    return result


def _max_single_worker_ctas(code: CompiledKernel, contexts: LaunchContextPool, threads: int) -> float:
    """Return the most CTAs, of `threads` threads, of a launch that has a single worker."""
    return (
        math.inf
        if code.facts.is_serial
        else max(SINGLE_WORKER_THREADS // threads, _MIN_SHARED_SECONDS / contexts.seconds_per_cta)
    )


def plan_launch(
    code: CompiledKernel,
    contexts: LaunchContextPool,
    functions: Functions,
    kernel: KernelLayout,
    memory: Memory,
    config: LaunchConfig,
) -> LaunchPlan | None:
    """Return a plan for launches like this one, with one worker in the caller's thread. Return None if each
    launch needs Python: for a time limit, progress, callbacks or memory of its own, for grids of this size,
    or because threads may wait for each other.
    """
    facts, total, threads = code.facts, math.prod(config.grid), config.threads
    if (
        (config.seconds, config.progress, config.workspace) != (None, False, 0)
        or (facts.runtime_functions, facts.numpy_callbacks, facts.stack_records, facts.grown_bytes)
        != ((), (), (), 0)
        or facts.takes_param_address
        or facts.queried
        or facts.wait_kind is not WaitKind.NEVER
    ):
        return None
    # A launch of a single thread has code of its own (`build`).
    min_ctas = 2 if threads == 1 < total else 1
    max_ctas = min(
        _max_single_worker_ctas(code, contexts, threads),
        (SINGLE_WORKER_THREADS if facts.has_loops else _MAX_INLINE_THREADS) // threads,
        *config.limits.grid_limit,
        *((1,) if threads == total == 1 else ()),
    )
    if not min_ctas <= total <= max_ctas:
        return None
    context = contexts.acquire(config, kernel.static_shared + config.shared_bytes, 1)
    if not contexts.can_pool(context):
        return None
    context.configure(memory, functions.executable.load(memory), config)
    context.set_slots({"param_base": 0, "host_callback": 0})

    def result(grid: tuple[int, int, int]) -> LaunchResult:
        result = LaunchResult()
        _sum_counters(context, result)
        _report_faults(code, functions, kernel, memory, replace(config, grid=grid), context, result, None)
        return result

    return LaunchPlan(
        launch_entry.launch_address(),
        context.address,
        context.params,
        address_of(context.stop),
        min_ctas,
        int(max_ctas),
        facts.has_loops,
        lambda: context.refresh_allocations(memory),
        result,
        lambda: contexts.release(context),
    )


def _sum_counters(context: LaunchContext, result: LaunchResult) -> None:
    """Store the sums of the workers' counters in the result."""
    slots = 0
    result.workers = len(context.worker_states)
    for worker in context.worker_states:
        counts = worker.counts()
        result.steps += counts[0]
        result.thread_instructions += counts[1]
        slots += counts[2]
        result.ctas += counts[3]
    result.divergence = 1 - result.thread_instructions / slots if slots else 0.0


def worker_count() -> int:
    """Return the number of workers of a large launch: `MINICC_THREADS`, or else the cores that the process
    may use.
    """
    named = os.environ.get("MINICC_THREADS", "")
    return (
        max(int(named), 1)
        if named.isdigit()
        else len(os.sched_getaffinity(0))
        if hasattr(os, "sched_getaffinity")
        else os.cpu_count() or 1
    )


def _run(
    code: CompiledKernel,
    context: LaunchContext,
    thread_pool: ThreadPool,
    runs_inline: bool,
    shown_total: int,
    seconds: float | None,
) -> float:
    """Run all workers and wait for them. The first one runs in the caller's thread if `runs_inline`, or if
    that thread has nothing to do meanwhile: no progress to print (`shown_total`, CTAs), no time limit, no
    handler of signals but the one of interrupts, which sets the stop flag (`interrupts`).

    At an interrupt, or after so many `seconds`, the stop flag is set, which workers test at back edges.
    Return the processor seconds of the worker in the caller's thread; 0 if there is none, or no other one.
    """
    if not (runs_inline or shown_total or seconds is not None):
        if not handles_interrupts():
            runs_inline = True
        elif (flag := interrupt_flag()) is not None:
            context.use_stop_flag(flag.byte, flag.address)
            try:
                with flag:
                    _run_workers(code, context, thread_pool, True, 0, None)
            finally:
                context.use_stop_flag(*context.own_stop_flag)
            return 0.0
    return _run_workers(code, context, thread_pool, runs_inline, shown_total, seconds)


def _run_workers(
    code: CompiledKernel,
    context: LaunchContext,
    thread_pool: ThreadPool,
    runs_inline: bool,
    shown_total: int,
    seconds: float | None,
) -> float:
    """Run all workers, the first one in the caller's thread if `runs_inline`; see `_run`."""
    worker_states, seconds_spent = context.worker_states, 0.0
    deadline = math.inf if seconds is None else time.monotonic() + seconds
    jobs: list[Job] = []
    try:
        jobs += (
            thread_pool.start(code.work, context.address, worker.address)
            for worker in worker_states[runs_inline:]
        )
        if runs_inline and len(worker_states) > 1:
            started = time.thread_time()
            code.work(context.address, worker_states[0].address)
            seconds_spent = time.thread_time() - started
        elif runs_inline:
            code.work(context.address, worker_states[0].address)
        last_shown = time.monotonic()
        for job in jobs:
            while not job.wait(0.05 if not shown_total else 0.5):
                if time.monotonic() > deadline:
                    context.stop[0] = 1
                if shown_total and time.monotonic() - last_shown > 0.5:
                    last_shown = time.monotonic()
                    _show_progress(worker_states, shown_total)
    except BaseException:
        # An interrupt has left its number there.
        context.stop[0] = context.stop[0] or 1
        for job in jobs:
            job.wait()
        raise
    finally:
        if shown_total:
            _show_progress(worker_states, shown_total, "\n")
    return seconds_spent


def _show_progress(worker_states: list[WorkerState], total: int, terminator: str = "") -> None:
    done = sum(worker["completed_ctas"] for worker in worker_states)
    sys.stderr.write(f"\r{done} of {total} blocks{terminator}")
    sys.stderr.flush()


def _report_faults(
    code: CompiledKernel,
    functions: Functions,
    kernel: KernelLayout,
    memory: Memory,
    config: LaunchConfig,
    context: LaunchContext,
    result: LaunchResult,
    callbacks: LaunchCallbacks | None,
) -> None:
    """Raise the fault of the lowest CTA that has one, or else add warnings to the result: barriers that
    threads reached from several instructions, and accesses to padding.
    """
    worker_states = context.worker_states
    if not any(worker.has_reports for worker in worker_states):
        return
    failed = [worker for worker in worker_states if worker["fault"] != FaultCode.NONE]
    site_sets = sorted({sites for worker in worker_states for sites in worker.barrier_site_sets()})
    lowest = min(failed or worker_states, key=lambda worker: worker["fault_cta"])

    reporter = FaultReporter(functions, kernel, memory, config, code.facts, context.shape[1], lowest)
    if failed:
        if lowest["fault"] == FaultCode.COMPILE_FAILED:
            assert code.versions is not None and code.versions.exception is not None
            raise code.versions.exception
        if callbacks is not None and lowest.address in callbacks.exceptions:
            raise reporter.callback_exception(callbacks.exceptions[lowest.address], lowest["fault_cta"])
        raise reporter.fault()
    result.warnings += map(reporter.barrier_warning, site_sets)
    result.padded = reporter.padding_faults(
        [record for worker in worker_states for record in worker.padding_records()]
    )
