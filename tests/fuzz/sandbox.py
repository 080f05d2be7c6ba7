"""Run the `minicc` command in a forked child, with limits on time and memory, and judge how it ended."""

from __future__ import annotations

import gc
import os
import re
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

SECONDS = 10  # of processor time, so that a busy machine does not matter
MEMORY = 3 << 30

_LOCATED = re.compile(r"^[^\n]*:\d+(:\d+)?: (fatal )?error: ", re.M)
_UNLOCATED = re.compile(r"^minicc: error: |^error: |: error: ", re.M)


@dataclass(frozen=True)
class Ending:
    """How a command ended; `fault` says what is wrong with that, None when nothing is."""

    status: int
    errors: str
    seconds: float
    fault: str | None


@cache
def warm_up() -> None:
    """Import, in this process, what every child would otherwise import for itself."""
    from minicc.filetests.checks import run_minicc

    outcome = run_minicc(
        ["-", "-verify-each", "-o", "-"], "__global__ void k(float *p) { p[0] = expf(p[1] + 2); }"
    )
    assert outcome.status == 0, outcome.err
    run_minicc(
        ["-", "--codegen=llvm", "-o", "-"],
        "__global__ void k(int *p) { __shared__ int s[2]; s[0] = p[1]; p[0] = q; }",
    )
    import minicc.ir.parser
    import minicc.ptx.rules.verifier  # noqa: F401

    gc.freeze()


def run(arguments: Sequence[str]) -> Ending:
    """`minicc` with these arguments, in a child process that shares what this process has imported."""
    warm_up()
    with tempfile.TemporaryFile() as errors:
        sys.stdout.flush()
        sys.stderr.flush()
        started = time.monotonic()
        child = os.fork()
        if child == 0:
            _become(errors.fileno(), arguments)
        _, raw = os.waitpid(child, 0)
        seconds = time.monotonic() - started
        errors.seek(0)
        text = errors.read(1 << 20).decode(errors="replace")
    status = os.waitstatus_to_exitcode(raw)
    return Ending(status, text, seconds, _judge(status, text))


def _become(errors: int, arguments: Sequence[str]) -> None:
    status = 99
    try:
        null = os.open(os.devnull, os.O_RDWR)
        os.dup2(null, 0)
        os.dup2(null, 1)
        os.dup2(errors, 2)
        # A forked child starts with the address space of the tests that ran before it.
        limit = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize() + MEMORY
        resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 5))
        signal.alarm(SECONDS * 10)
        from minicc.driver.command import main

        sys.stderr = os.fdopen(2, "w", errors="backslashreplace", closefd=False)
        status = main(list(arguments))
        sys.stderr.flush()
        sys.stdout.flush()
    except SystemExit as leave:
        status = leave.code if isinstance(leave.code, int) else 98
    except BaseException:
        import traceback

        traceback.print_exc()
    finally:
        os._exit(status)


def _judge(status: int, text: str) -> str | None:
    if status in (-signal.SIGALRM, -signal.SIGXCPU):
        return f"more than {SECONDS} s"
    if status < 0:
        return f"killed by signal {-status}"
    if "Traceback (most recent call last)" in text:
        return "a traceback"
    if status not in (0, 1, 2):
        return f"exit status {status}"
    if status and not _LOCATED.search(text) and not _UNLOCATED.search(text):
        return "an error without a message"
    if status == 1 and not _LOCATED.search(text):
        return (
            None
            if re.search(r"no such file|cannot|LaunchError|error: ", text)
            else "an error without a place"
        )
    return None
