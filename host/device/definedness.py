"""What a program's copies tell a checker that asks for undefined values: who is defined by them, and what of it the host gets to see."""

from __future__ import annotations

import ctypes
from typing import Any

from ...runtime.engine.observers import Output
from .machine import Machine

_COPIED = ctypes.CFUNCTYPE(None, ctypes.c_size_t, ctypes.c_size_t, ctypes.c_size_t)


def watch_copies(machine: Machine) -> list[Any]:
    """Let the shadow of device memory follow the program's copies and fills, where a checker wants it; what must be kept alive."""
    checks, memory = machine.checks, machine.memory
    if checks is None or not any("undefined" in checker.wants for checker in checks.session.checkers):
        return []
    shadow = memory.watch_definedness()

    def copied(to: int, source: int, size: int) -> None:
        if to:
            shadow.moved(to, source, size)
            return
        found = memory.find(source)
        for checker in checks.session.checkers:
            checker.results(memory, [Output(f"the {found.name}" if found is not None else "memory", source, size)])

    kept = _COPIED(copied)
    machine.library.minicc_watch(kept)
    return [kept]
