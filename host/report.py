"""Reports about a program: progress (`--progress`), tables on standard error at its end (`--summary`), a file
for `Program.run`.
"""

from __future__ import annotations

import ctypes
import json
import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..driver.files import require_writable
from ..runtime import LaunchRecord
from ..runtime.numpy_engine.engine import REFERENCE
from ..support.diagnostics import UsageError
from .device.host_runtime import HostRuntime
from .device.messages import print_message

if TYPE_CHECKING:
    from ..driver.profiles.session import Profile

FAULT_EXIT_STATUS = "MINICC_FAULT_EXIT_STATUS"
"""The environment variable with a program's exit status after a kernel fault or a failed launch."""
_AT_EXIT = ctypes.CFUNCTYPE(None)


def create_profile(runtime: HostRuntime) -> Profile | None:
    """Return the profile that the environment requests, and observe the program's modules for it; None
    without a request. Raise UsageError for an unknown GPU or format.
    """
    form = os.environ.get("MINICC_PROFILE")
    if form is None:
        return None
    from ..driver.profiles.session import GPU, Profile

    profile = Profile(os.environ.get("MINICC_PROFILE_GPU", GPU))
    profile.text(form)
    if "MINICC_PROFILE_OUTPUT" in os.environ:
        require_writable(os.environ["MINICC_PROFILE_OUTPUT"])
    runtime.modules.observers.append(lambda module: (profile.of_module(module),))
    return profile


def report_at_exit(runtime: HostRuntime, profile: Profile | None, register: Callable[[Any], object]) -> Any:
    """Register the report at exit. Return the callback, which must stay alive until then."""

    def report() -> None:
        if runtime.library.minicc_has_unread_output():
            print_message(
                "warning: the program ends without waiting for a kernel that printed: on a GPU what it"
                " printed may be lost (cudaDeviceSynchronize)"
            )
        file = os.environ.get("MINICC_REPORT")
        if file:
            data = {
                "launches": [_row(launch) for launch in runtime.launcher.launched],
                "faults": runtime.launcher.faults,
            }
            with open(file, "w", encoding="utf-8") as out:
                json.dump(data, out)
        if os.environ.get("MINICC_SUMMARY"):
            sys.stderr.write(summary(runtime.launcher.launched) + _calls(runtime.library) + leaks(runtime))
            sys.stderr.flush()
        status = 0
        try:
            if profile is not None:
                profile.write(
                    os.environ["MINICC_PROFILE"], os.environ.get("MINICC_PROFILE_OUTPUT"), sys.stderr
                )
            if runtime.launcher.faults or runtime.launcher.failures:
                status = int(os.environ.get(FAULT_EXIT_STATUS, 0))
            if runtime.checks is not None and not status:
                status = runtime.checks.settings.write(runtime.checks.session.finish())
        except UsageError as error:
            print_message(f"error: {error}")
            status = 2
        if status:
            ctypes.CDLL(None).fflush(None)
            os._exit(status)

    callback = _AT_EXIT(report)
    register(callback)
    return callback


def _row(launch: LaunchRecord) -> dict[str, Any]:
    return {"kernel": launch.kernel, "grid": launch.grid, "block": launch.block,
        "seconds": launch.result.seconds,
            "instructions": launch.result.thread_instructions, "engine": launch.result.engine}  # fmt: skip


class _Totals(ctypes.Structure):
    """Calls of one function, laid out as in runtime.cpp."""

    _fields_ = [("name", ctypes.c_char_p), ("calls", ctypes.c_long), ("seconds", ctypes.c_double)]


def _calls(library: Any) -> str:
    """Return a table of time by API function, the longest first. Work that a function waits for is
    included.
    """
    count = library.minicc_call_totals(None)
    result = (_Totals * count)()
    library.minicc_call_totals(result)
    lines = ["", f"{'seconds':>10} {'calls':>9}  function"]
    lines += [
        f"{t.seconds:10.4f} {t.calls:9}  {t.name.decode()}"
        for t in sorted(result, key=lambda t: (-t.seconds, t.name))
    ]
    return "\n".join([*lines, ""]) if count else ""


def summary(launched: list[LaunchRecord]) -> str:
    """Return a table of time by kernel and engine, the longest first, with the reasons for the reference
    engine.
    """
    rows: dict[tuple[str, str], list[float]] = {}
    for launch in launched:
        by = launch.result.engine + (
            f": {launch.result.reason}" if launch.result.engine == REFERENCE.name else ""
        )
        row = rows.setdefault((launch.kernel, by), [0.0, 0, 0])
        row[0] += launch.result.seconds
        row[1] += 1
        row[2] += launch.result.thread_instructions
    total = sum(row[0] for row in rows.values()) or 1.0
    lines = ["", f"{'time':>7} {'seconds':>10} {'launches':>9} {'thread-instructions':>20}  kernel (engine)"]
    for (name, by), (seconds, count, instructions) in sorted(rows.items(), key=lambda item: -item[1][0]):
        lines.append(
            f"{100 * seconds / total:6.1f}% {seconds:10.4f} {int(count):9} {int(instructions):20,}  {name}"
            f" ({by})"
        )
    return "\n".join([*lines, ""])


def leaks(runtime: HostRuntime) -> str:
    """Return a list of memory that the program has not freed, by the allocating function."""
    own = {allocation.start for image in runtime.memory.images.values() for allocation in image.values()}
    by_function: dict[str, list[int]] = {}
    for allocation in runtime.memory.allocations:
        _, separator, function = allocation.name.rpartition(" from ")
        if separator and allocation.start not in own:
            row = by_function.setdefault(function, [0, 0])
            row[0] += 1
            row[1] += allocation.size
    lines = [
        f"{size:10,} bytes in {count} allocation{'s' * (count > 1)} from {name}"
        for name, (count, size) in sorted(by_function.items())
    ]
    return "\n".join(["", "not freed:", *lines, ""]) if lines else ""
