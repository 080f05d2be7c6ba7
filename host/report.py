"""What is told while a program runs (`--progress`) and when it ends: tables on standard error (`--summary`),
a file for `Program.run`.
"""

from __future__ import annotations

import ctypes
import json
import os
import sys
from typing import TYPE_CHECKING, Any

from ..driver.files import require_writable
from ..runtime import LaunchRecord
from ..runtime.numpy_engine.engine import REFERENCE
from ..support.diagnostics import UsageError
from .device.machine import Machine, complain

if TYPE_CHECKING:
    from ..driver.profiles.session import Profile

FAULT_EXIT_STATUS = "MINICC_FAULT_EXIT_STATUS"
"""Where a program finds the status with which it ends when a kernel has faulted or a launch has failed."""
_AT_EXIT = ctypes.CFUNCTYPE(None)


def asked_profile(machine: Machine) -> Profile | None:
    """The profile that the environment asks for, and the machine's modules watched for it. UsageError for a
    GPU or form that there is not.
    """
    form = os.environ.get("MINICC_PROFILE")
    if form is None:
        return None
    from ..driver.profiles.session import GPU, Profile

    profile = Profile(os.environ.get("MINICC_PROFILE_GPU", GPU))
    profile.text(form)
    if "MINICC_PROFILE_OUTPUT" in os.environ:
        require_writable(os.environ["MINICC_PROFILE_OUTPUT"])
    machine.observe = lambda module: (profile.of_module(module),)
    return profile


def reported_at_exit(machine: Machine, profile: Profile | None) -> Any:
    """Arrange for the report; what must be kept alive until then."""

    def tell() -> None:
        if machine.library.minicc_is_unheard():
            complain(
                "warning: the program ends without waiting for a kernel that printed: on a GPU what it"
                " printed may be lost (cudaDeviceSynchronize)"
            )
        file = os.environ.get("MINICC_REPORT")
        if file:
            told = {"launches": [_row(launch) for launch in machine.launched], "faults": machine.faults}
            with open(file, "w", encoding="utf-8") as out:
                json.dump(told, out)
        if os.environ.get("MINICC_SUMMARY"):
            sys.stderr.write(summary(machine.launched) + _calls(machine.library) + leaks(machine))
            sys.stderr.flush()
        status = 0
        try:
            if profile is not None:
                profile.write(
                    os.environ["MINICC_PROFILE"], os.environ.get("MINICC_PROFILE_OUTPUT"), sys.stderr
                )
            if machine.faults or machine.failures:
                status = int(os.environ.get(FAULT_EXIT_STATUS, 0))
            if machine.checks is not None and not status:
                status = machine.checks.settings.write(machine.checks.session.finish())
        except UsageError as error:
            complain(f"error: {error}")
            status = 2
        if status:
            ctypes.CDLL(None).fflush(None)
            os._exit(status)

    kept = _AT_EXIT(tell)
    machine.library.minicc_at_exit(kept)
    return kept


def _row(launch: LaunchRecord) -> dict[str, Any]:
    return {"kernel": launch.kernel, "grid": launch.grid, "block": launch.block,
        "seconds": launch.result.seconds,
            "instructions": launch.result.thread_instructions, "engine": launch.result.engine}  # fmt: skip


class _Tally(ctypes.Structure):
    """Calls of one function, as runtime.cpp has them."""

    _fields_ = [("name", ctypes.c_char_p), ("calls", ctypes.c_long), ("seconds", ctypes.c_double)]


def _calls(library: Any) -> str:
    """Time by function of the API, the longest first. Work that a function waits for is counted with it."""
    count = library.minicc_tallies(None)
    result = (_Tally * count)()
    library.minicc_tallies(result)
    lines = ["", f"{'seconds':>10} {'calls':>9}  function"]
    lines += [
        f"{t.seconds:10.4f} {t.calls:9}  {t.name.decode()}"
        for t in sorted(result, key=lambda t: (-t.seconds, t.name))
    ]
    return "\n".join([*lines, ""]) if count else ""


def summary(launched: list[LaunchRecord]) -> str:
    """Time by kernel and engine, the longest first; of what the reference engine executed, why."""
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


def leaks(machine: Machine) -> str:
    """What the program has not given back, by how it was asked for."""
    own = {allocation.start for image in machine.memory.images.values() for allocation in image.values()}
    kinds: dict[str, list[int]] = {}
    for allocation in machine.memory.allocations:
        _, given, function = allocation.name.rpartition(" from ")
        if given and allocation.start not in own:
            row = kinds.setdefault(function, [0, 0])
            row[0] += 1
            row[1] += allocation.size
    lines = [
        f"{size:10,} bytes in {count} allocation{'s' * (count > 1)} from {name}"
        for name, (count, size) in sorted(kinds.items())
    ]
    return "\n".join(["", "not freed:", *lines, ""]) if lines else ""
