"""What one parse knows while it runs: what actions of the grammar, the token function and error recovery share (they call it `cx`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from ...support.diagnostics import Diagnostics, Location, Note
from ..text.tokens import Token
from . import tree
from .aborts import Abort
from .scopes import Scopes


class Tokens(Protocol):
    """What actions ask of the token function."""

    def peek(self) -> Token:
        """The token after the current one, unclassified."""

    def closes_type(self, close: Token) -> None:
        """The brace ended the members of a struct or enum: a name after it is a declarator's, not another type."""

    def enter_record(self, name: str | None) -> None:
        """The brace before the current token opens the members of `name`."""


class Reader:
    """`values[i]` is the value of the symbol that led into `states[i]`; `last` is the last token shifted.

    `linkage` is 'C' inside `extern "C"`, `complete` False when text had to be skipped after an error; `fragments` counts the parses
    inside this one that are open (of template arguments and the like).
    """

    source: Tokens

    def __init__(self, diags: Diagnostics, start: Token) -> None:
        self.diags = diags
        self.scopes = Scopes()
        self.linkage: str | None = None
        self.complete = True
        self.last = start
        self.states: list[int] = [0]
        self.values: list[object] = [None]
        self.fragments = 0

    def error(
        self, message: str, location: Location, length: int = 1, notes: Iterable[Note] = (), fix: str | None = None
    ) -> None:
        """Reports an error."""
        self.diags.error(message, location, length=length, notes=notes, fix=fix)

    def abort(self, message: str, token: Token) -> None:
        """Reports an error after which the input makes no sense any more."""
        self.error(message, token.location, token.length)
        raise Abort

    def too_deep(self, what: str, location: Location) -> None:
        """Gives up on input that is nested deeper than the later stages can take."""
        self.error(f"{what} is nested too deeply (more than {tree.MAX_DEPTH} levels)", location)
        raise Abort
