"""`minicc.checking`, and what the environment asks for: which checkers watch the launches of this thread."""

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
from .files import require_place

if TYPE_CHECKING:
    from ..runtime import Observer
    from ..runtime.checkers.report import Report, Reports
    from ..runtime.checkers.session import Session

TURN = threading.RLock()
"""Held while anybody watches: who watches launches of several threads knows one of them at a time."""
_ACTIVE: ContextVar[tuple[Session, ...]] = ContextVar("checking", default=())
FORMATS = ("text", "json", "sarif")
VARIABLES = {"--check": "MINICC_CHECK", "--check-format": "MINICC_CHECK_FORMAT",
    "--check-suppress": "MINICC_CHECK_SUPPRESS",
             "--check-exit-status": "MINICC_CHECK_EXIT_STATUS",
             "--check-output": "MINICC_CHECK_OUTPUT"}  # fmt: skip
"""The options of `minicc run`, and the variables of the environment that stand for them."""


@contextmanager
def checking(*tools: str, suppress: str | os.PathLike[str] | Iterable[str] = ()) -> Iterator[Reports]:
    """Let checkers watch what is launched in the block:
    `with minicc.checking("sync") as reports: k[grid, block](…)`.

    `tools` are names of checkers ('all': all of them); `suppress` is a file of suppressions, or their lines.
    The list fills as kernels end; kernels run on the reference engine, or, where "race" is the only checker,
    on that which would run them without it. Raises UsageError for an unknown name.
    """
    session = started(tools, suppress)
    try:
        with active(session):
            yield session.reports
    finally:
        session.finish()


@contextmanager
def active(session: Session) -> Iterator[None]:
    """Let a session's checkers watch what is launched in the block."""
    token = _ACTIVE.set((*_ACTIVE.get(), session))
    try:
        yield
    finally:
        _ACTIVE.reset(token)


def started(tools: Iterable[str], suppress: str | os.PathLike[str] | Iterable[str] = ()) -> Session:
    """Checkers by name. UsageError where a name or a suppression is not understood."""
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


def watching() -> tuple[Observer, ...]:
    """The observers of the blocks around a launch."""
    sessions = _ACTIVE.get()
    return tuple(observer for session in sessions for observer in session.observers) if sessions else ()


def locals_options(tools: Iterable[str]) -> list[str]:
    """The options of the compiler without which local variables are not what these checkers want them to
    be.
    """
    return [] if {"mem", "init", "all"}.isdisjoint(tools) else ["-fseparate-locals"]


def watched_options() -> list[str]:
    """Those options for the checkers that watch now: of the blocks around, else those that the environment
    names.
    """
    watched = [tool for session in _ACTIVE.get() for tool in session.tools]
    return locals_options(watched or os.environ.get("MINICC_CHECK", "").split(","))


@record(frozen=True)
class CheckSettings:
    """What is to be checked, and how it is told: `status` is the process's when something wrong is found (0:
    as if nothing were).
    """

    tools: tuple[str, ...]
    form: str = "text"
    suppress: str = ""
    status: int = 0
    output: str = ""

    def session(self) -> Session:
        return started(self.tools, self.suppress or ())

    def tell(self, reports: Sequence[Report], sources: Mapping[str, str] | None = None) -> int:
        """Write the reports, to standard error if no file is named; the exit status. UsageError where the
        file cannot be written.
        """
        from .check_output import written

        try:
            stream = open(self.output, "w", encoding="utf-8") if self.output else None  # noqa: SIM115
        except OSError as error:
            raise UsageError(f"cannot write '{self.output}': {error.strerror}") from None
        try:
            out = stream or sys.stderr
            out.write(written(reports, self.form, sources, out))
            out.flush()
        finally:
            if stream is not None:
                stream.close()
        return self.status if any(report.severity == "error" for report in reports) else 0


def settings_of(given: Mapping[str, str]) -> CheckSettings | None:
    """What variables of the environment ask for, by their names; None where nothing is to be checked.
    UsageError where they are not understood.
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
        require_place(given["MINICC_CHECK_OUTPUT"])
    return CheckSettings(
        tuple(tools.split(",")),
        form,
        given.get("MINICC_CHECK_SUPPRESS", ""),
        int(status),
        given.get("MINICC_CHECK_OUTPUT", ""),
    )


class _Environment:
    """The checkers that MINICC_CHECK asks for, for all launches of a process that come through the API, told
    when it ends.
    """

    def __init__(self) -> None:
        self._session: Session | None = None

    def observers(self) -> tuple[Observer, ...]:
        with TURN:
            if self._session is None:
                result = settings_of(os.environ)
                assert result is not None
                self._session = session = result.session()

                def tell() -> None:
                    status = result.tell(session.finish())
                    if status:
                        sys.stdout.flush()
                        os._exit(status)

                import atexit

                atexit.register(tell)
            return self._session.observers


_ENVIRONMENT = _Environment()


def observers() -> tuple[Observer, ...]:
    """Who watches a launch: the checkers of the blocks around it, else those that the environment names."""
    return watching() or (_ENVIRONMENT.observers() if os.environ.get("MINICC_CHECK") else ())
