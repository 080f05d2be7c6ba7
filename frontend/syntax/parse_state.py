"""What one parse knows while it runs: what actions of the grammar, the token function and error recovery
share (they call it `cx`).
"""

from __future__ import annotations

from collections.abc import Iterable

from ...support.diagnostics import Diagnostic, Diagnostics, Location, Note
from ..text.tokens import Token
from . import tree
from .grammar import automaton
from .parse_aborts import Abort, Broken
from .tokens.scopes import Level, ScopeMark, Scopes
from .tokens.token_stream import Stream


class Reader:
    """`values[i]` is the value of the symbol that led into `states[i]`; `last` is the last token shifted.

    `linkage` is 'C' inside `extern "C"`, `complete` False when text had to be skipped after an error;
    `fragments` counts the parses inside this one that are open (of template arguments and the like).
    `error_recovery` counts those at one place, `repaired_at`. `later` is what waits for the end of the
    outermost class, with what it belongs to and the scopes that it stands in. `instance_names` are names that are
    wanted of the unit besides those which it mentions itself. `is_trial` tells whether a declaration is read
    that ends with the first error.
    """

    source: Stream

    def __init__(self, diags: Diagnostics, start: Token) -> None:
        self.diags = diags
        self.scopes = Scopes()
        self.linkage: str | None = None
        self.complete = True
        self.last = start
        self.states: list[int] = [0]
        self.values: list[object] = [None]
        self.fragments = 0
        self.instance_names: set[str] = set()
        self.later: list[tuple[Token, object, list[Level]]] = []
        self.repairs, self.repaired_at = 0, -1
        self.is_trial = False

    def nested(self, start: Token) -> object:
        """The value of a fragment inside a token (template arguments and the like), None after an error in
        it.
        """
        raise NotImplementedError

    def put_off(self, token: Token, head: object) -> None:
        """What a token stands for is read at the end of the outermost class, for what it belongs to."""
        self.later.append((token, head, list(self.scopes.stack)))

    def attempted(self, start: int, end: int) -> tuple[object, list[Diagnostic]]:
        """The value of the declaration from token `start` up to `end`, and the errors in it: the first of
        these ended it, and nothing is reported.
        """
        source, kept = self.source, (self.diags, self.complete, self.linkage, self.later, self.is_trial)
        external, queue, depth = source.external, source.queue, len(self.scopes.stack)
        self.diags = Diagnostics(sources=kept[0].sources, system_headers=kept[0].system_headers)
        self.later, self.is_trial, source.external, source.queue = [], True, -1, []
        token, value = source.tokens[start], None
        try:
            value = source.nested(
                Token("START_DECLARATION", token.text, token.location, token.length), start, end
            )
        except Abort:
            del self.scopes.stack[depth:]
        finally:
            trial = self.diags
            self.diags, self.complete, self.linkage, self.later, self.is_trial = kept
            source.external, source.queue, source.index = external, queue, end
        errors = [d for d in trial.items if d.severity == "error"]
        if not errors:
            for warning in trial.items:
                self.diags.add(warning)
        return value, errors

    # Errors

    def error(
        self,
        message: str,
        location: Location,
        length: int = 1,
        notes: Iterable[Note] = (),
        fix: str | None = None,
    ) -> None:
        """Reports an error."""
        self.diags.error(message, location, length=length, notes=notes, fix=fix)

    def refuse(self, message: str, token: Token) -> None:
        """Reports what the language does not have; text is skipped, so that declarations may be missing."""
        self.error(message, token.location, token.length)
        self.complete = False

    def abort(self, message: str, token: Token) -> None:
        """Reports an error after which the input makes no sense any more."""
        self.error(message, token.location, token.length)
        raise Abort

    def too_deep(self, what: str, location: Location) -> None:
        """Gives up on input that is nested deeper than the later stages can take."""
        self.error(f"{what} is nested too deeply (more than {tree.MAX_DEPTH} levels)", location)
        raise Abort

    # Where the parse is

    def accepts(self, *kinds: str) -> bool:
        """Return whether tokens of these kinds could come next, one after the other."""
        return automaton.after(self.states, *kinds) is not None

    def in_list(self) -> bool:
        """Return whether the top of the stack is a list of statements, members or declarations, to which a
        BAD one can be added.
        """
        if len(self.states) < 2:
            raise Broken
        return automaton.symbol(self.states[-1]) in ("statements", "members", "externals")

    def open_blocks(self) -> list[Token]:
        """The braces that are open, when the outermost one is a function's."""
        braces: list[Token] = []
        function = False
        for scope, inits, value in zip([None, None, *self.values], [None, *self.values], self.values):
            if isinstance(value, Token) and value.kind == "{":
                function = function or (isinstance(scope, ScopeMark) and isinstance(inits, list))
                braces.append(value)
            elif isinstance(value, Token) and value.kind == "}":
                braces.pop()
        return braces if function else []
