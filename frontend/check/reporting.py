"""Errors and warnings of the checker, and the mark of reported expressions.

A reported expression has type `ERROR`. Expressions that contain it are not reported again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Literal, Protocol

from ...support.diagnostics import Diagnostic, Diagnostics, Location, Note
from ...support.fast_dataclass import record
from ..syntax import tree
from ..types import ctype as ct
from ..types.ctype import CType
from .state import InstantiationState, ScopedState

ERROR = ct.Scalar("<error>", "error", 1, False, 0)
"""The type of reported expressions and types."""
_NOTES_AT_EACH_END = 5
"""Number of notes shown at each end of a long backtrace."""


class Located(Protocol):
    """A position for a diagnostic: a node (the operator of an operation, the name of a declaration) or a
    `Span`.
    """

    @property
    def location(self) -> Location | None:
        """The position in the source."""

    @property
    def length(self) -> int:
        """The number of characters to underline."""


@record
class Span:
    """A range of characters on one line."""

    location: Location | None
    length: int = 1


class Reporter(ScopedState):
    """Reports errors and warnings.

    `diags` collects them. It differs from the unit's `unit_diags` in a SFINAE context. Errors include the
    instantiation backtrace. The device library (`is_library`) causes no warnings.
    """

    def __init__(self, diags: Diagnostics, instantiation: InstantiationState, *, is_library: bool) -> None:
        self.diags = self.unit_diags = diags
        self.instantiation = instantiation
        self.is_library = is_library

    def error(self, message: str, at: Located, notes: Iterable[Note] = (), fix: str | None = None) -> None:
        """Report an error at a node's own position or at a span."""
        self.diags.error(message, at.location, length=at.length, notes=[*notes, *self._backtrace()], fix=fix)

    def invalid_expr(
        self,
        message: str,
        node: tree.Expr,
        notes: Iterable[Note] = (),
        fix: str | None = None,
        at: Located | None = None,
    ) -> tree.Expr:
        """Report an error at `at`, by default at an expression's own position; return the expression, marked
        as reported.
        """
        self.error(message, at or node, notes, fix)
        return mark_error(node)

    def invalid_type(self, message: str, at: Located, notes: Iterable[Note] = ()) -> CType:
        """Report an invalid type; return `ERROR`."""
        self.error(message, at, notes)
        return ERROR

    def reject(self, message: str, at: Located, notes: Iterable[Note] = ()) -> Literal[False]:
        """Report an error; return False."""
        self.error(message, at, notes)
        return False

    def unsupported(self, feature: str, at: Located) -> None:
        """Report an unsupported feature of C++ or CUDA, except in an uninstantiated template."""
        if not self.instantiation.is_uninstantiated:
            self.error(f"{feature} not supported", at)

    def warn(self, flag: str, message: str, at: Located, notes: Iterable[Note] = ()) -> None:
        """Warn, except in the device library and in unevaluated operands. `flag` is that of `-W`."""
        if not self.is_library and not self.instantiation.unevaluated_depth:
            self.diags.warning(flag, message, at.location, length=at.length, notes=notes)

    @contextmanager
    def collect(self) -> Iterator[list[Diagnostic]]:
        """Add the errors of the block to the list instead of reporting them. Warnings outside of system
        headers are reported after it.
        """
        errors: list[Diagnostic] = []
        diags = Diagnostics(sources=self.diags.sources, system_headers=self.diags.system_headers)
        with self.override(diags=diags, unit_diags=diags):
            yield errors
        for item in diags.items:
            if item.severity == "error":
                errors.append(item)
            elif item.location is None or item.location.file not in self.diags.system_headers:
                self.diags.add(item)

    def _backtrace(self) -> list[Note]:
        """Return the instantiation backtrace, or both ends of a long one."""
        notes, skipped = (
            self.instantiation.backtrace,
            len(self.instantiation.backtrace) - 2 * _NOTES_AT_EACH_END,
        )
        if skipped <= 0:
            return notes
        gap = Note(f"(skipping {skipped} contexts in backtrace)", notes[_NOTES_AT_EACH_END].location)
        return [*notes[:_NOTES_AT_EACH_END], gap, *notes[-_NOTES_AT_EACH_END:]]


def span(node: tree.Expr) -> Span:
    """Return the first line of an expression: the caret at its first character, the rest underlined."""
    return Span(node.start or node.location, extent(node))


def extent(node: tree.Expr) -> int:
    """Return the number of characters of an expression on its first line, at least its own length."""
    start, end = node.start, node.end
    if start is None or end is None or start.line != end.line or start.file != end.file or start.expansion:
        return node.length
    return max(end.column - start.column, 1)


class NamedDeclaration(Protocol):
    """A declaration that a note can point at."""

    @property
    def name(self) -> str | None:
        """The declared name."""

    @property
    def location(self) -> Location | None:
        """The position of the name."""


def declared_here(symbol: NamedDeclaration, text: str = "") -> Note:
    """Return the note that shows a declaration."""
    return Note(text or f"'{symbol.name}' declared here", symbol.location, len(symbol.name or ""))


def previous_definition(symbol: NamedDeclaration) -> Note:
    """Return the note that shows a previous definition."""
    return Note("previous definition is here", symbol.location, len(symbol.name or ""))


def mark_error(node: tree.Expr) -> tree.Expr:
    """Return the expression, marked as reported."""
    copy = node.copied()
    copy.ctype, copy.lvalue = ERROR, False
    return copy


def is_error(*nodes: tree.Expr) -> bool:
    """Return whether one of the expressions has been reported."""
    for node in nodes:  # noqa: SIM110 - called for every expression: a generator takes longer than the test
        if node.ctype is ERROR or node.ctype is None:
            return True
    return False
