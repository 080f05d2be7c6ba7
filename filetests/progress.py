"""A progress bar on standard error; every hundred steps a line if that is no terminal."""

from __future__ import annotations

import sys
import time


class Progress:
    """Counts steps of a known total, `before` of which were done earlier; `print` writes a line above the
    bar.
    """

    def __init__(self, total: int) -> None:
        self.total, self.done, self.before, self.started = total, 0, 0, time.monotonic()
        self.shown = sys.stderr.isatty()

    def step(self, note: str = "", count: int = 1) -> None:
        """Count so many further steps."""
        self.done += count
        if self.shown:
            seconds = time.monotonic() - self.started
            left = seconds / max(self.done - self.before, 1) * (self.total - self.done)
            filled = 30 * self.done // max(self.total, 1)
            sys.stderr.write(
                f"\r[{'#' * filled}{' ' * (30 - filled)}] {self.done}/{self.total}  {left:.0f} s left  {note}"
                " \x1b[K"
            )
            sys.stderr.flush()
        elif self.done // 100 != (self.done - count) // 100:
            print(f"{self.done}/{self.total}  {note}", flush=True)

    def print(self, text: str) -> None:
        """Print a line above the bar."""
        if self.shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
        print(text, flush=True)

    def close(self) -> None:
        """End the bar and print the number of steps and the time."""
        if self.shown:
            sys.stderr.write("\n")
        print(f"{self.done} in {time.monotonic() - self.started:.0f} s", flush=True)
