"""How long a launch of a test may take: instructions, and seconds where the system has an alarm clock."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

MAX_STEPS = 10_000_000
"""Instructions that a batch may issue, if pytest's ini file does not say `minicc_max_steps`."""
TIMEOUT = 60.0
"""Seconds of a launch or a program, if it does not say `minicc_timeout`."""


LONGEST = 1e8
"""Seconds: three years are as good as any number, and alarm clocks take no more than that."""


def is_limit(seconds: float) -> bool:
    """Whether it is a number of seconds that something may take."""
    return 0 <= seconds <= LONGEST


class TimeIsUp(Exception):
    """A launch took longer than it may."""


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Raise TimeIsUp in this block after so many seconds (0: never). Other threads than the main one, and
    Windows, have no alarm: there it does nothing.
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
