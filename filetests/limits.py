"""Limits of a launch in a test: instructions, and seconds if the system has an alarm clock."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

MAX_STEPS = 10_000_000
"""The default of `minicc_max_steps`: instructions that a batch may issue."""
TIMEOUT = 60.0
"""The default of `minicc_timeout`: seconds of a launch or a program."""


LONGEST = 1e8
"""The maximum in seconds, about three years: alarm clocks take no more."""


def is_limit(seconds: float) -> bool:
    """Return whether a number of seconds is a valid limit."""
    return 0 <= seconds <= LONGEST


class TimeIsUp(Exception):
    """A launch exceeded its time limit."""


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Raise TimeIsUp in this block after so many seconds (0: never). Threads other than the main one, and
    Windows, have no alarm: there is no limit.
    """
    if (
        seconds <= 0
        or threading.current_thread() is not threading.main_thread()
        or not hasattr(signal, "setitimer")
    ):
        yield
        return

    def ring(*_: Any) -> None:
        raise TimeIsUp(f"the launch ran for {seconds:g} seconds (minicc_timeout)")

    before = signal.signal(signal.SIGALRM, ring)
    remaining, _ = signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, remaining)
        signal.signal(signal.SIGALRM, before)
