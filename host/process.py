"""The process in which a program runs.

    python -m minicc.host.process FOLDER RUNTIME [ARGUMENT …]

The program is a shared object; this process loads it, calls its `main`, and exits with its status. Programs
that a linker made start by themselves and load Python (native/units.h).
"""

from __future__ import annotations

import atexit
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
from .api.functions import ROWS, report_defect
from .api.graph_tasks import CopyNode, MemsetNode
from .api.pointers import structure_at
from .device.allocations import MANAGED
from .device.definedness import watch_copies
from .device.errors import ERRORS, ApiError, check
from .device.host_runtime import HostRuntime, ProcessDevice, create_runtime
from .device.messages import print_message
from .functions import resolve_function
from .report import create_profile, report_at_exit
from .settings import BuiltProgram, identity

_ENTER = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.c_void_p, ctypes.POINTER(Configuration), ctypes.c_void_p, ctypes.c_int
)
_SUBMIT = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p, ctypes.c_int)
_DRAIN = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_char_p)
_RESOLVE = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_int)
_REFRESH = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)
_REPORT = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.POINTER(Configuration))
_MANAGED = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t)
_CALLBACKS: list[Any] = []


def main(read_parameters: list[str]) -> None:
    """Run the program. Does not return."""
    folder, runtime, program, *arguments = read_parameters
    result = BuiltProgram(Path(folder), Path(runtime))
    library = ctypes.CDLL(str(result.library), mode=ctypes.RTLD_GLOBAL)
    callbacks = start_runtime(library, library.minicc_at_exit)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    loaded = _load_program(result.program)
    words = [program, *arguments]
    argv = (ctypes.c_char_p * (len(words) + 1))(*(os.fsencode(word) for word in words), None)
    status = loaded.main(
        len(words), argv, ctypes.POINTER(ctypes.c_char_p).in_dll(ctypes.CDLL(None), "environ")
    )
    ctypes.CDLL(None).exit(status)
    del callbacks


def attach(linked: str, handle: int, is_foreign: bool, owns_python: bool) -> None:
    """Start in a process that called a function of the library `handle` and has loaded Python.

    The library is that of the version `linked`. A process that minicc has not built is foreign: errors are
    reported to it, and it is never ended. Another ends here if the runtime cannot start. With `owns_python`
    the library has started the interpreter, which is never finalized; otherwise the runtime ends with it.
    """
    try:
        if linked != identity():
            raise LaunchError("the program was linked with another version of minicc; link it again")
        library = ctypes.CDLL(None, handle=handle)
        if not owns_python:
            atexit.register(library.minicc_end_runtime, ERRORS["cudaErrorCudartUnloading"][0])
        at_exit = library.minicc_at_exit if owns_python else atexit.register
        _CALLBACKS.append(start_runtime(library, at_exit, is_foreign))
    except MiniccError as error:
        print_message(f"error: {error}")
        if not is_foreign:
            os._exit(2 if isinstance(error, UsageError) else 1)


def start_runtime(
    library: ctypes.CDLL, at_exit: Callable[[Any], object], is_foreign: bool = False
) -> list[Any]:
    """Create the runtime for its C part. Return callbacks, which must stay alive as long as the program
    runs. `at_exit` registers the function that writes the reports.
    """
    library.minicc_add_allocation.argtypes = [ctypes.c_size_t, ctypes.c_size_t]
    library.minicc_remove_allocation.argtypes = [ctypes.c_size_t]
    library.minicc_suspend_allocation.argtypes = [ctypes.c_size_t]
    library.minicc_add_stream.argtypes = [ctypes.c_size_t, ctypes.c_bool]
    library.minicc_remove_stream.argtypes = library.minicc_begin_work.argtypes = [ctypes.c_size_t]
    library.minicc_remove_plan.restype = ctypes.c_bool
    library.minicc_host_address.argtypes = [ctypes.c_void_p, ctypes.c_size_t]
    library.minicc_host_address.restype = ctypes.c_void_p
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
    library.minicc_has_unread_output.restype = ctypes.c_bool
    library.minicc_call_totals.restype = ctypes.c_size_t
    library.minicc_call_totals.argtypes = [ctypes.c_void_p]
    library.minicc_units.restype = ctypes.c_size_t
    library.minicc_unit_at.restype = ctypes.c_size_t
    library.minicc_unit_at.argtypes = [ctypes.c_size_t, ctypes.c_void_p]
    runtime = create_runtime(library, os.environ, is_foreign)
    profile = create_profile(runtime)
    callbacks = [_start(runtime), watch_copies(runtime), report_at_exit(runtime, profile, at_exit)]
    if is_foreign:
        callbacks.append(ProcessDevice(runtime))
    if "MINICC_SUMMARY" in os.environ:
        library.minicc_start_timing()
    return callbacks


def _load_program(path: Path) -> ctypes.CDLL:
    """Load the program. Symbols are bound lazily, as in any program: ctypes would bind at once those that
    only device code defines.
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
    """Callbacks of the C part, laid out as in runtime.cpp."""

    _fields_ = [
        ("enter", _ENTER),
        ("managed", _MANAGED),
        ("submit", _SUBMIT),
        ("drain", _DRAIN),
        ("resolve", _RESOLVE),
        ("refresh", _REFRESH),
        ("report", _REPORT),
    ]


def _start(runtime: HostRuntime) -> list[Any]:
    """Pass the callbacks to the C part. Return what must stay alive."""
    library, mapping = runtime.library, runtime.mapping
    python = _Python(
        _ENTER(
            lambda function, launch, arguments, cooperative: _launch(
                runtime,
                launch.contents,
                lambda: enter(runtime, function, launch.contents, arguments, cooperative),
            )
        ),
        _MANAGED(lambda unit, name, size: _managed_variable(runtime, unit or 0, name, size)),
        _SUBMIT(
            lambda stream, number, parameters, is_fill: _call_checked(
                runtime, lambda: "a copy", lambda: _submit(runtime, stream, number, parameters, bool(is_fill))
            )
        ),
        _DRAIN(
            lambda name: _call_checked(
                runtime, lambda: "the order of streams", lambda: _wait(runtime, name.decode())
            )
        ),
        _RESOLVE(lambda number: resolve_function(number, runtime)),
        _REFRESH(
            lambda plan: _call_checked(runtime, lambda: "a launch", lambda: runtime.plans.refresh(plan))
        ),
        _REPORT(
            lambda plan, launch: _launch(
                runtime, launch.contents, lambda: runtime.plans.report(plan, tuple(launch.contents.grid))
            )
        ),
    )
    library.minicc_start.argtypes = [
        ctypes.POINTER(_Python),
        ctypes.c_size_t,
        ctypes.c_size_t,
        ctypes.c_size_t,
    ]
    library.minicc_start(python, mapping.alias, runtime.memory.start, mapping.end)
    return [python]


def _submit(
    runtime: HostRuntime, stream: int | None, number: int, parameters: int | None, is_fill: bool
) -> None:
    """Submit a copy or a fill, which the C part performs; `parameters` are those of a graph node, null if a
    node would have fewer.
    """
    kind = MemsetNode if is_fill else CopyNode
    subject = structure_at(kind, parameters) if parameters else None
    runtime.scheduler.submit(
        runtime.stream(stream),
        "memset" if is_fill else "memcpy",
        lambda: check(runtime.library.minicc_do(number)),
        subject,
    )


def _wait(runtime: HostRuntime, name: str) -> None:
    """Prepare a function of the C part that waits: check captures, and finish pending work."""
    admit(runtime, ROWS[name], ())
    runtime.scheduler.drain()


def _launch(runtime: HostRuntime, launch: Configuration, function: Callable[[], None]) -> int:
    """Launch a kernel and return the number of the error."""
    number = _call_checked(runtime, lambda: launch.description, function)
    runtime.launcher.failures += number != 0
    return number


def _call_checked(runtime: HostRuntime, where: Callable[[], str], function: Callable[[], None]) -> int:
    """Call a function and return the number of its error, 0 for none."""
    try:
        function()
    except ApiError as error:
        runtime.messages.report(where(), error)
        return error.number
    except BaseException as error:
        return report_defect(runtime, where(), error)
    return 0


def _managed_variable(runtime: HostRuntime, unit: int, name: bytes, size: int) -> int:
    """Return the address of a managed variable. Its pages are opened to the host when the module is
    loaded.
    """
    result = runtime.modules.named_variable(unit, name.decode())
    if result is None:
        start = runtime.allocations.allocate(size, f"managed variable '{name.decode()}'", MANAGED)
    else:
        start = result.start
        runtime.mapping.open(start, result.size)
    runtime.allocations.managed_variables.add(start)
    return start


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except MiniccError as error:
        print_message(f"error: {error}")
        sys.exit(2 if isinstance(error, UsageError) else 1)
