"""`minicc.checking` and its environment variables: the checkers that observe the launches of a thread."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import TYPE_CHECKING

from ..support.diagnostics import UsageError
from ..support.fast_dataclass import record
from .files import require_writable

if TYPE_CHECKING:
    from ..runtime import Observer
    from ..runtime.checkers.report import CheckReport, CheckReports, ReportForm
    from ..runtime.checkers.session import Session

WATCH_LOCK = threading.RLock()
"""Held while a launch is observed: observers of several threads' launches handle one at a time."""
_ACTIVE: ContextVar[tuple[Session, ...]] = ContextVar("checking", default=())
FORMATS: tuple[ReportForm, ...] = ("text", "json", "sarif")
VARIABLES = {"--check": "MINICC_CHECK", "--check-format": "MINICC_CHECK_FORMAT",
    "--check-suppress": "MINICC_CHECK_SUPPRESS",
             "--check-exit-status": "MINICC_CHECK_EXIT_STATUS",
             "--check-output": "MINICC_CHECK_OUTPUT"}  # fmt: skip
"""The options of `minicc run`, and the environment variables that replace them."""


@contextmanager
def checking(*tools: str, suppress: str | os.PathLike[str] | Iterable[str] = ()) -> Iterator[CheckReports]:
    """Observe the launches of the block with checkers: `with minicc.checking("sync") as reports: k[grid,
    block](…)`.

    `tools` are names of checkers ('all': all of them); `suppress` is a file of suppressions, or its lines.
    Reports are appended as kernels end. Kernels run on the reference engine; where "race" is the only
    checker, on the engine that would run them without it. Raises UsageError for an unknown name.
    """
    session = start_session(tools, suppress)
    try:
        with watch_launches(session):
            yield session.reports
    finally:
        session.finish()


@contextmanager
def watch_launches(session: Session) -> Iterator[None]:
    """Observe the launches of the block with a session's checkers."""
    token = _ACTIVE.set((*_ACTIVE.get(), session))
    try:
        yield
    finally:
        _ACTIVE.reset(token)


def start_session(tools: Iterable[str], suppress: str | os.PathLike[str] | Iterable[str] = ()) -> Session:
    """Start a session of checkers by name. Raises UsageError for an unknown name or an invalid
    suppression.
    """
    from ..runtime.checkers.report import read_suppressions
    from ..runtime.checkers.session import Session as Made

    if isinstance(suppress, str | os.PathLike):
        try:
            text, name = Path(suppress).read_text(encoding="utf-8"), os.fspath(suppress)
        except OSError as error:
            raise UsageError(f"cannot read '{os.fspath(suppress)}': {error.strerror}") from None
    else:
        text, name = "\n".join(suppress), "suppress"
    return Made(tools, read_suppressions(text, name))


def active_observers() -> tuple[Observer, ...]:
    """Return the observers of the enclosing blocks."""
    sessions = _ACTIVE.get()
    return tuple(observer for session in sessions for observer in session.observers) if sessions else ()


def local_variable_options(tools: Iterable[str]) -> list[str]:
    """Return the compiler options under which these checkers see local variables separately."""
    return [] if {"mem", "init", "all"}.isdisjoint(tools) else ["-fseparate-locals"]


def checker_options() -> list[str]:
    """Return those options for the active checkers: of the enclosing blocks, else of the environment."""
    watched = [tool for session in _ACTIVE.get() for tool in session.tools]
    return local_variable_options(watched or os.environ.get("MINICC_CHECK", "").split(","))


@record(frozen=True)
class CheckSettings:
    """The checkers, and the form of their reports. `status` is the exit status if there is an error (0:
    unchanged).
    """

    tools: tuple[str, ...]
    form: ReportForm = "text"
    suppress: str = ""
    status: int = 0
    output: str = ""

    def start(self) -> Session:
        """Start the checkers."""
        return start_session(self.tools, self.suppress or ())

    def write(self, reports: Sequence[CheckReport], sources: Mapping[str, str] | None = None) -> int:
        """Write the reports, to standard error if no file is named, and return the exit status. Raises
        UsageError if the file cannot be written.
        """
        from .check_output import format_reports

        try:
            stream = open(self.output, "w", encoding="utf-8") if self.output else None  # noqa: SIM115
        except OSError as error:
            raise UsageError(f"cannot write '{self.output}': {error.strerror}") from None
        try:
            out = stream or sys.stderr
            out.write(format_reports(reports, self.form, sources, out))
            out.flush()
        finally:
            if stream is not None:
                stream.close()
        return self.status if any(report.severity == "error" for report in reports) else 0


def read_settings(given: Mapping[str, str]) -> CheckSettings | None:
    """Read the settings from environment variables; None if they name no checker. Raises UsageError if they
    are invalid.
    """
    tools = given.get("MINICC_CHECK", "")
    if not tools:
        return None
    form, status = given.get("MINICC_CHECK_FORMAT") or "text", given.get("MINICC_CHECK_EXIT_STATUS") or "0"
    if form not in FORMATS:
        raise UsageError(f"reports are written as {', '.join(FORMATS)}, found '{form}'")
    if not status.isdecimal() or int(status) > 255:
        raise UsageError(f"the exit status of a check is a number up to 255, found '{status}'")
    if given.get("MINICC_CHECK_OUTPUT"):
        require_writable(given["MINICC_CHECK_OUTPUT"])
    return CheckSettings(
        tuple(tools.split(",")),
        form,
        given.get("MINICC_CHECK_SUPPRESS", ""),
        int(status),
        given.get("MINICC_CHECK_OUTPUT", ""),
    )


class _Environment:
    """The checkers of MINICC_CHECK, for all launches of a process through the API; reports are written at its
    end.
    """

    def __init__(self) -> None:
        self._session: Session | None = None

    def observers(self) -> tuple[Observer, ...]:
        """The checkers that environment variables request."""
        with WATCH_LOCK:
            if self._session is None:
                result = read_settings(os.environ)
                assert result is not None
                self._session = session = result.start()

                def write_reports() -> None:
                    status = result.write(session.finish())
                    if status:
                        sys.stdout.flush()
                        os._exit(status)

                import atexit

                atexit.register(write_reports)
            return self._session.observers


_ENVIRONMENT = _Environment()


def observers() -> tuple[Observer, ...]:
    """Return the observers of a launch: those of the enclosing blocks, else those of the environment."""
    return active_observers() or (_ENVIRONMENT.observers() if os.environ.get("MINICC_CHECK") else ())
