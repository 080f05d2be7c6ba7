"""Child processes, run to their end. Compilers start processes of their own: all of a process group end
together.
"""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Mapping, Sequence
from contextlib import suppress

_RUNNING: set[int] = set()
"""The process groups that are running."""


def run(command: Sequence[str], *, seconds: float | None, cwd: str | None = None, input: str | None = None,
    env: Mapping[str, str] | None = None, errors: str = "strict",
        ) -> subprocess.CompletedProcess[str]:  # fmt: skip
    """Run a command and return its output, given `input`, and its status.

    Raises OSError if it cannot be started, and subprocess.TimeoutExpired, with the bytes it has written,
    after `seconds`.
    """
    source = subprocess.DEVNULL if input is None else subprocess.PIPE
    with subprocess.Popen(
        command,
        stdin=source,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        errors=errors,
        cwd=cwd,
        env=env,
        start_new_session=True,
    ) as process:
        _RUNNING.add(process.pid)
        try:
            out, err = process.communicate(input, timeout=seconds)
        except BaseException:
            # Nobody waits for the ends of its pipes: who has left the session may hold them.
            end(process.pid)
            raise
        finally:
            _RUNNING.discard(process.pid)
    return subprocess.CompletedProcess(command, process.returncode, out, err)


def end_all() -> None:
    """Kill the running process groups, for a process that is about to end."""
    for group in list(_RUNNING):
        end(group)


def end(group: int) -> None:
    """Kill the remaining processes of a group."""
    with suppress(ProcessLookupError):
        os.killpg(group, signal.SIGKILL)
