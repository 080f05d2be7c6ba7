"""Copies and fills of a program as a checker for undefined values sees them: the memory that they define, and
the memory that the host reads.
"""

from __future__ import annotations

import ctypes
from typing import Any

from ...runtime.engine.observers import HostOutput
from .allocations import DEVICE
from .host_runtime import HostRuntime

_COPIED = ctypes.CFUNCTYPE(None, ctypes.c_size_t, ctypes.c_size_t, ctypes.c_size_t)


def watch_copies(runtime: HostRuntime) -> list[Any]:
    """Propagate definedness through the program's copies and fills, if a checker needs it. Return the
    callbacks, which must stay alive.
    """
    checks, memory = runtime.checks, runtime.memory
    if checks is None or not any("undefined" in checker.events for checker in checks.session.checkers):
        return []
    shadow = memory.track_definedness()

    def report_output(start: int, size: int) -> None:
        """Report memory that the host may read from now on."""
        allocation = memory.find(start)
        for checker in checks.session.checkers:
            checker.results(
                memory,
                [HostOutput(f"the {allocation.name}" if allocation is not None else "memory", start, size)],
            )

    def propagate_copy(to: int, source: int, size: int) -> None:
        target = memory.find(to) if to else None
        is_open = not to or (target is not None and runtime.allocations.kind_of(target) != DEVICE)
        if is_open and source:
            report_output(source, size)
        if to:
            shadow.copy(to, 0 if is_open else source, size)

    def report_open_memory() -> None:
        """Report and define host-accessible memory at a synchronisation: until the next kernel, the host may
        read what kernels stored there, and write without notice.
        """
        if shadow.is_clean:
            return
        for start in sorted(
            {
                *runtime.allocations.managed_variables,
                *(start for start, kind in runtime.allocations.kinds.items() if kind != DEVICE),
            }
        ):
            allocation = memory.find(start)
            if allocation is not None:
                report_output(allocation.start, allocation.size)
                shadow.define(allocation.start, allocation.size)

    callback = _COPIED(propagate_copy)
    runtime.library.minicc_watch(callback)
    runtime.scheduler.when_waited.append(report_open_memory)
    return [callback]
