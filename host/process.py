"""The process that a program runs in.

    python -m minicc.host.process FOLDER RUNTIME [ARGUMENT …]

The program is a shared object; this process loads it, calls its `main`, and ends as it ends. Programs that a
linker made begin by themselves, and bring Python along (native/units.h).
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ..support.diagnostics import LaunchError, MiniccError, UsageError
from .api.capture import admit
from .api.execution import Configuration, enter
from .api.functions import ROWS, die
from .api.graph_tasks import CopyNode, MemsetNode, given
from .device.definedness import watch_copies
from .device.errors import ApiError, check
from .device.machine import MANAGED, Machine, complain, new_machine
from .functions import resolved
from .report import asked_profile, reported_at_exit
from .settings import Built, identity

_ENTER = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.c_void_p, ctypes.POINTER(Configuration), ctypes.c_void_p, ctypes.c_int
)
_SUBMIT = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p, ctypes.c_int)
_DRAIN = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_char_p)
_RESOLVE = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_int)
_MANAGED = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t)
_KEPT: list[Any] = []


def main(given: list[str]) -> None:
    """Run the program. Does not return."""
    folder, runtime, program, *arguments = given
    made = Built(Path(folder), Path(runtime))
    kept = started(ctypes.CDLL(str(made.library), mode=ctypes.RTLD_GLOBAL))
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    loaded = _loaded(made.program)
    words = [program, *arguments]
    argv = (ctypes.c_char_p * (len(words) + 1))(*(os.fsencode(word) for word in words), None)
    status = loaded.main(
        len(words), argv, ctypes.POINTER(ctypes.c_char_p).in_dll(ctypes.CDLL(None), "environ")
    )
    ctypes.CDLL(None).exit(status)
    del kept


def attach(linked: str) -> None:
    """Begin in a program that a linker made, with the runtime of this identity, which has brought Python
    along. Does not return where it is not to go on.
    """
    try:
        if linked != identity():
            raise LaunchError("the program was linked with another version of minicc; link it again")
        _KEPT.append(started(ctypes.CDLL(None)))
    except MiniccError as error:
        complain(f"error: {error}")
        os._exit(2 if isinstance(error, UsageError) else 1)


def started(library: ctypes.CDLL) -> list[Any]:
    """Start the device behind the runtime's C part; what must stay as long as the program runs."""
    library.minicc_allocated.argtypes = [ctypes.c_size_t, ctypes.c_size_t]
    library.minicc_freed.argtypes = [ctypes.c_size_t]
    library.minicc_reached.argtypes = [ctypes.c_void_p, ctypes.c_size_t]
    library.minicc_reached.restype = ctypes.c_void_p
    library.minicc_print.argtypes = [ctypes.c_char_p, ctypes.c_size_t]
    library.minicc_copy.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t]
    library.minicc_copy_box.argtypes = [ctypes.c_void_p]
    library.minicc_fill.argtypes = [
        ctypes.c_void_p,
        ctypes.c_size_t,
        ctypes.c_uint,
        ctypes.c_uint,
        ctypes.c_size_t,
        ctypes.c_size_t,
    ]
    library.minicc_remap.argtypes = [ctypes.c_size_t, ctypes.c_size_t, ctypes.c_int, ctypes.c_size_t]
    library.minicc_is_unheard.restype = ctypes.c_bool
    library.minicc_tallies.restype = ctypes.c_size_t
    library.minicc_tallies.argtypes = [ctypes.c_void_p]
    library.minicc_units.restype = ctypes.c_size_t
    library.minicc_unit_at.restype = ctypes.c_size_t
    library.minicc_unit_at.argtypes = [ctypes.c_size_t, ctypes.c_void_p]
    machine = new_machine(library, os.environ)
    profile = asked_profile(machine)
    kept = [_start(machine), watch_copies(machine), reported_at_exit(machine, profile)]
    if "MINICC_SUMMARY" in os.environ:
        library.minicc_start_tallying()
    return kept


def _loaded(path: Path) -> ctypes.CDLL:
    """The program. What only device code defines is looked for when it is called, as in any program: ctypes
    would want it at once.
    """
    c = ctypes.CDLL(None)
    c.dlopen.restype = ctypes.c_void_p
    c.dlopen.argtypes = [ctypes.c_char_p, ctypes.c_int]
    c.dlerror.restype = ctypes.c_char_p
    handle = c.dlopen(os.fsencode(path), os.RTLD_LAZY | os.RTLD_GLOBAL)
    if not handle:
        raise LaunchError(f"the program cannot be loaded: {c.dlerror().decode(errors='replace')}")
    return ctypes.CDLL(str(path), handle=handle)


class _Python(ctypes.Structure):
    """What the C part calls, as runtime.cpp has it."""

    _fields_ = [
        ("enter", _ENTER),
        ("managed", _MANAGED),
        ("submit", _SUBMIT),
        ("drain", _DRAIN),
        ("resolve", _RESOLVE),
    ]


def _start(machine: Machine) -> list[Any]:
    """Tell the C part where Python is; the pointers, which must stay."""
    library, mapping = machine.library, machine.mapping
    python = _Python(
        _ENTER(
            lambda function, launch, arguments, cooperative: _launched(
                machine,
                launch.contents,
                lambda: enter(machine, function, launch.contents, arguments, cooperative),
            )
        ),
        _MANAGED(lambda unit, name, size: _managed(machine, unit or 0, name, size)),
        _SUBMIT(
            lambda stream, number, parameters, is_fill: _done(
                machine, lambda: "a copy", lambda: _submit(machine, stream, number, parameters, bool(is_fill))
            )
        ),
        _DRAIN(
            lambda name: _done(machine, lambda: "the order of streams", lambda: _wait(machine, name.decode()))
        ),
        _RESOLVE(lambda number: resolved(number, machine)),
    )
    library.minicc_start.argtypes = [
        ctypes.POINTER(_Python),
        ctypes.c_size_t,
        ctypes.c_size_t,
        ctypes.c_size_t,
    ]
    library.minicc_start(python, mapping.alias, machine.memory.start, mapping.end)
    return [python]


def _submit(machine: Machine, stream: int | None, number: int, parameters: int | None, is_fill: bool) -> None:
    """Copies and fills, which the C part does; `parameters` are those of a node of a graph, null where a node
    would say less.
    """
    kind = MemsetNode if is_fill else CopyNode
    subject = given(kind, parameters) if parameters else None
    machine.order.submit(
        machine.stream(stream),
        "memset" if is_fill else "memcpy",
        lambda: check(machine.library.minicc_do(number)),
        subject,
    )


def _wait(machine: Machine, name: str) -> None:
    """What a function of the C part that waits does before its own work."""
    admit(machine, ROWS[name], ())
    machine.order.drain()


def _launched(machine: Machine, launch: Configuration, what: Callable[[], None]) -> int:
    """Launch; the error's number."""
    number = _done(machine, lambda: launch.place, what)
    machine.failures += number != 0
    return number


def _done(machine: Machine, where: Callable[[], str], what: Callable[[], None]) -> int:
    """Do it; the error's number."""
    try:
        what()
    except ApiError as error:
        machine.explain(where(), error)
        return error.number
    except BaseException as error:
        die(where(), error)
    return 0


def _managed(machine: Machine, unit: int, name: bytes, size: int) -> int:
    """Where a managed variable is. Its pages are opened to the host when the module is placed."""
    result = machine.named_variable(unit, name.decode())
    if result is None:
        start = machine.allocate(size, f"managed variable '{name.decode()}'", MANAGED)
    else:
        start = result.start
        machine.mapping.open(start, result.size)
    machine.managed_variables.add(start)
    return start


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except MiniccError as error:
        complain(f"error: {error}")
        sys.exit(2 if isinstance(error, UsageError) else 1)
