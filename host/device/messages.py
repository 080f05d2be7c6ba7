"""Messages for the user on standard error."""

from __future__ import annotations

import sys

from .errors import ApiError


def print_message(message: str) -> None:
    """Print a message on standard error, with minicc's name before it."""
    sys.stderr.write(f"minicc: {message}\n")
    sys.stderr.flush()


class MessageLog:
    """Errors and warnings of the runtime, each printed once."""

    def __init__(self) -> None:
        self._printed: set[str] = set()

    def report(self, where: str, error: ApiError) -> None:
        """Print why a function fails, if the error has an explanation, once for each explanation."""
        if error.why:
            self._print_once(f"error: {where}: {error.why}")

    def warn(self, message: str, subject: str | None = None) -> None:
        """Print a warning once for each subject; by default the subject is the message."""
        self._print_once(f"warning: {message}", subject)

    def _print_once(self, text: str, subject: str | None = None) -> None:
        if (subject or text) not in self._printed:
            self._printed.add(subject or text)
            print_message(text)
