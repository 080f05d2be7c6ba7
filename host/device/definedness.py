"""What a program's copies tell a checker that asks for undefined values: who is defined by them, and what of
it the host gets to see.
"""

from __future__ import annotations

import ctypes
from typing import Any

from ...runtime.engine.observers import HostOutput
from .machine import DEVICE, Machine

_COPIED = ctypes.CFUNCTYPE(None, ctypes.c_size_t, ctypes.c_size_t, ctypes.c_size_t)


def watch_copies(machine: Machine) -> list[Any]:
    """Let the shadow of device memory follow the program's copies and fills, where a checker wants it; what
    must be kept alive.
    """
    checks, memory = machine.checks, machine.memory
    if checks is None or not any("undefined" in checker.events for checker in checks.session.checkers):
        return []
    shadow = memory.track_definedness()

    def seen(start: int, size: int) -> None:
        """The host may look at memory from here on."""
        allocation = memory.find(start)
        for checker in checks.session.checkers:
            checker.results(
                memory,
                [HostOutput(f"the {allocation.name}" if allocation is not None else "memory", start, size)],
            )

    def copied(to: int, source: int, size: int) -> None:
        target = memory.find(to) if to else None
        is_open = not to or (target is not None and machine.kind_of(target) != DEVICE)
        if is_open and source:
            seen(source, size)
        if to:
            shadow.copy(to, 0 if is_open else source, size)

    def waited() -> None:
        """Memory that the host can open is the host's until the next kernel: it may look at what kernels
        stored there, and write without anybody's knowing.
        """
        if shadow.is_clean:
            return
        for start in sorted(
            {*machine.managed_variables, *(start for start, kind in machine.kinds.items() if kind != DEVICE)}
        ):
            allocation = memory.find(start)
            if allocation is not None:
                seen(allocation.start, allocation.size)
                shadow.define(allocation.start, allocation.size)

    kept = _COPIED(copied)
    machine.library.minicc_watch(kept)
    machine.order.when_waited.append(waited)
    return [kept]
