"""Compiled functions that run a launch which has been laid out (`launch_context`), without Python.

    define void @begin(ptr %c, i64 %x, i64 %y, i64 %z)    resets launch and workers for a grid of that size
    define i32 @failed(ptr %w)                            1 where a worker has something to report
    define i32 @launch(ptr %c, i64 %x, i64 %y, i64 %z)    runs the grid by one worker; 1 where it has

The parameter block has been written before. `launch` is the entry of a `LaunchPlan`.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cache
from typing import Any

from . import machine
from .bounds_checks import load_word
from .state_layout import FINE, LAUNCH, MEETINGS, PADDED, PADDED_WORDS, WORKER

_MOST_AT_ONCE = 32
"""Blocks of threads that a worker takes when it asks for more."""


def _launch_word(name: str, type_: str) -> str:
    return load_word(name, "%c", LAUNCH[name], type_)


def _worker_word(name: str, type_: str) -> str:
    return load_word(name, "%w", WORKER[name], type_)


def _store(base: str, index: int, value: str) -> str:
    name = value.strip("%")
    return f"  %to.{name} = getelementptr i64, ptr {base}, i64 {index}\n  store i64 {value}, ptr %to.{name}\n"


def _clear_if_used(name: str, size: int) -> str:
    """Clear a buffer of records whose first word is not zero."""
    return f"""{_worker_word(name, "ptr")}  %{name}.first = load i64, ptr %{name}
  %{name}.used = icmp ne i64 %{name}.first, 0
  br i1 %{name}.used, label %{name}.clear, label %{name}.done
{name}.clear:
  call void @llvm.memset.p0.i64(ptr %{name}, i8 0, i64 {size}, i1 false)
  br label %{name}.done
{name}.done:
"""


_ENTRY = f"""
define void @begin(ptr %c, i64 %x, i64 %y, i64 %z) {{
entry:
  %xy = mul i64 %x, %y
  %all = mul i64 %xy, %z
{_launch_word("workers", "i64")}  %shares = mul i64 %workers, 8
  %share = udiv i64 %all, %shares
  %less = call i64 @llvm.umin.i64(i64 %share, i64 {_MOST_AT_ONCE})
  %chunk = call i64 @llvm.umax.i64(i64 %less, i64 1)
{_store("%c", LAUNCH["grid_x"], "%x")}{_store("%c", LAUNCH["grid_y"], "%y")}{_store("%c", LAUNCH["grid_z"], "%z")}\
{_store("%c", LAUNCH["ctas"], "%all")}{_store("%c", LAUNCH["chunk"], "%chunk")}{_store("%c", LAUNCH["next"], "0")}\
{_launch_word("stop", "ptr")}  store i8 0, ptr %stop
{_launch_word("team", "ptr")}  br label %worker
worker:
  %i = phi i64 [ 0, %entry ], [ %i.next, %padded.done ]
  %w.p = getelementptr ptr, ptr %team, i64 %i
  %w = load ptr, ptr %w.p
{_worker_word("local_limit", "i64")}  %fresh = getelementptr i64, ptr %w, i64 {len(WORKER)}
  call void @llvm.memcpy.p0.p0.i64(ptr %w, ptr %fresh, i64 {8 * len(WORKER)}, i1 false)
  store i64 %local_limit, ptr %local_limit.p
{_clear_if_used("meetings", 8 * MEETINGS)}{_clear_if_used("padded", 8 * PADDED * PADDED_WORDS)}\
  %i.next = add i64 %i, 1
  %more = icmp ult i64 %i.next, %workers
  br i1 %more, label %worker, label %done
done:
  ret void
}}
define i32 @failed(ptr %w) {{
{_worker_word("fault", "i64")}{_worker_word("meetings", "ptr")}{_worker_word("padded", "ptr")}\
  %meeting = load i64, ptr %meetings
  %pad = load i64, ptr %padded
  %fault.seen = icmp ne i64 %fault, {FINE}
  %meeting.seen = icmp ne i64 %meeting, 0
  %pad.seen = icmp ne i64 %pad, 0
  %seen.0 = or i1 %fault.seen, %meeting.seen
  %seen = or i1 %seen.0, %pad.seen
  %result = zext i1 %seen to i32
  ret i32 %result
}}
define i32 @launch(ptr %c, i64 %x, i64 %y, i64 %z) {{
  call void @begin(ptr %c, i64 %x, i64 %y, i64 %z)
{_launch_word("team", "ptr")}  %w = load ptr, ptr %team
{_launch_word("work", "ptr")}  call void %work(ptr %c, ptr %w)
  %result = call i32 @failed(ptr %w)
  ret i32 %result
}}
declare i64 @llvm.umin.i64(i64, i64)
declare i64 @llvm.umax.i64(i64, i64)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)
"""


@cache
def begin() -> Callable[[int, int, int, int], None]:
    """Return `begin`, for Python: it is short, and called without releasing the interpreter."""
    types = ctypes.PYFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_int64)
    return types(machine.helper("begin", _ENTRY))


@cache
def failed() -> Callable[[int], int]:
    """Return `failed`, for Python."""
    types: Any = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p)
    result: Callable[[int], int] = types(machine.helper("failed", _ENTRY))
    return result


def launch_address() -> int:
    """Return the address of `launch`."""
    return machine.helper("launch", _ENTRY)
