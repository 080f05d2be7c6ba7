"""Compiled functions that run a launch without Python, once its state has been laid out (`launch_context`).

    define void @begin(ptr %c, i64 %x, i64 %y, i64 %z)    resets launch and workers for this grid, in CTAs
    define i32 @has_reports(ptr %w)                       1 if a worker has a fault, or records for warnings
    define i32 @launch(ptr %c, i64 %x, i64 %y, i64 %z)    runs the grid by one worker; 1 if it has reports

`%c` and `%w` are the slots of the launch and of a worker (`state_layout`). The caller has written the
parameter block. `launch` is the entry of a `LaunchPlan`.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cache
from typing import Any

from ..ir.core import FALSE, Function, Value, const_int
from ..ir.irtypes import I1, I8, I32, I64, VOID, Type
from . import machine
from .code_builder import PTR, CodeBuilder, Routine, function, word
from .printer import print_module
from .state_layout import BARRIER_SITE_SETS, LAUNCH, PADDING_RECORD_WORDS, PADDING_RECORDS, WORKER, FaultCode

_MAX_CHUNK = 32
"""The most CTAs that a worker takes at once."""


_GRID = (("c", PTR), ("x", I64), ("y", I64), ("z", I64))
"""Parameters of a function of a launch: its slots and the size of its grid, in CTAs."""


def _load(out: CodeBuilder, base: Value, index: int, type: Type = I64) -> Value:
    return out.load(type, out.element(I64, base, index))


def _begin() -> Routine:
    """Return `begin`. It resets the launch, and overwrites the slots of each worker with their initial
    values, which follow them in memory.
    """
    fn = function("begin", VOID, _GRID, "")
    c, x, y, z = fn.args
    out = CodeBuilder(0, "v")
    entry, loop, done = (out.block_named(name) for name in ("entry", "worker", "done"))
    out.enter(entry)
    ctas = out.binary("mul", out.binary("mul", x, y), z)
    workers = _load(out, c, LAUNCH["workers"])
    eighth = out.binary("udiv", ctas, out.binary("mul", workers, 8))
    at_most = out.overloaded("umin", [eighth, word(_MAX_CHUNK)])
    chunk = out.overloaded("umax", [at_most, word(1)])
    values = {"grid_x": x, "grid_y": y, "grid_z": z, "ctas": ctas, "chunk": chunk, "next_cta": word(0)}
    for name, value in values.items():
        out.store(value, out.element(I64, c, LAUNCH[name]))
    out.store(const_int(I8, 0), _load(out, c, LAUNCH["stop_flag"], PTR))
    worker_states = _load(out, c, LAUNCH["worker_states"], PTR)
    out.br(loop)
    out.enter(loop)
    i = out.phi(I64, [(word(0), entry)], name="i")
    w = out.load(PTR, out.element(PTR, worker_states, i), name="w")
    # The worker function clears local memory up to this limit before the first CTA.
    limit = _load(out, w, WORKER["local_limit"])
    _copy_slots(out, w, out.element(I64, w, len(WORKER)))
    out.store(limit, out.element(I64, w, WORKER["local_limit"]))
    _clear_if_used(out, w, "barrier_site_sets", 8 * BARRIER_SITE_SETS)
    _clear_if_used(out, w, "padding_records", 8 * PADDING_RECORDS * PADDING_RECORD_WORDS)
    following = out.binary("add", i, 1)
    i.append(following, out.block)
    out.branch(out.icmp("ult", following, workers), loop, done)
    out.enter(done)
    out.ret()
    return Routine(fn, out.items, needs=out.needs)


def _copy_slots(out: CodeBuilder, to: Value, from_: Value) -> None:
    memcpy = out.declare("llvm.memcpy.p0.p0.i64", VOID, [PTR, PTR, I64, I1])
    out.invoke(memcpy, [to, from_, word(8 * len(WORKER)), FALSE])


def _clear_if_used(out: CodeBuilder, worker: Value, name: str, size: int) -> None:
    """Clear a buffer of `size` bytes with records, if its first word is not zero."""
    records = _load(out, worker, WORKER[name], PTR)
    clear, done = (out.block_named(f"{name}.{what}") for what in ("clear", "done"))
    out.branch(out.icmp("ne", out.load(I64, records), 0), clear, done)
    out.enter(clear)
    memset = out.declare("llvm.memset.p0.i64", VOID, [PTR, I8, I64, I1])
    out.invoke(memset, [records, const_int(I8, 0), word(size), FALSE])
    out.br(done)
    out.enter(done)


def _has_reports() -> Routine:
    """Return `has_reports`, which tests the fault and the first word of each buffer of records."""
    fn = function("has_reports", I32, (("w", PTR),), "")
    out, worker = CodeBuilder(0, "v"), fn.args[0]
    out.enter(out.block_named("entry"))
    result: Value = out.icmp("ne", _load(out, worker, WORKER["fault"]), FaultCode.NONE)
    for name in ("barrier_site_sets", "padding_records"):
        first = out.load(I64, _load(out, worker, WORKER[name], PTR))
        result = out.binary("or", result, out.icmp("ne", first, 0))
    out.ret(out.cast("zext", result, I32))
    return Routine(fn, out.items)


def _launch(begin: Function, has_reports: Function) -> Routine:
    """Return `launch`: `begin`, the worker function, `has_reports`."""
    fn = function("launch", I32, _GRID, "")
    out, c = CodeBuilder(0, "v"), fn.args[0]
    out.enter(out.block_named("entry"))
    out.invoke(begin, fn.args)
    worker = out.load(PTR, _load(out, c, LAUNCH["worker_states"], PTR))
    out.call_address(_load(out, c, LAUNCH["worker_function"], PTR), VOID, [c, worker])
    out.ret(out.invoke(has_reports, [worker]))
    return Routine(fn, out.items)


@cache
def _module() -> str:
    begin, has_reports = _begin(), _has_reports()
    return print_module([begin, has_reports, _launch(begin.fn, has_reports.fn)])


@cache
def begin() -> Callable[[int, int, int, int], None]:
    """Return `begin` as a Python function. It is short, so the interpreter's lock is held (`PYFUNCTYPE`)."""
    types = ctypes.PYFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_int64)
    return types(machine.helper("begin", _module()))


@cache
def has_reports() -> Callable[[int], int]:
    """Return `has_reports` as a Python function, called with the interpreter's lock."""
    types: Any = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p)
    result: Callable[[int], int] = types(machine.helper("has_reports", _module()))
    return result


def launch_address() -> int:
    """Return the address of `launch`, compiling it first if necessary."""
    return machine.helper("launch", _module())
