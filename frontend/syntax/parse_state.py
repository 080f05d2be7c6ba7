"""The state of one parse, shared by the actions of the grammar, the token function and error recovery (their
`cx`).
"""

from __future__ import annotations

from collections.abc import Iterable

from ...support.diagnostics import Diagnostic, Diagnostics, Location, Note
from ..text.tokens import Token
from . import tree
from .grammar import automaton
from .tokens.scopes import NameScope, ScopeMark, Scopes
from .tokens.token_stream import TokenStream


class ParseAbort(Exception):
    """The rest of the input cannot be parsed; the reason is reported."""


class FragmentAbort(ParseAbort):
    """The rest of a fragment (template arguments, a conversion's type, a body) cannot be parsed; the reason
    is reported.
    """


class ParseState:
    """The state of one parse. `values[i]` is the value of the symbol that led into `states[i]`; `last` is the
    last token shifted.

    `has_c_linkage` is True inside `extern "C"`; `complete` is False once text was skipped after an error;
    `fragments` counts the enclosing fragment parses (of template arguments and the like). `repairs` counts
    the repairs at the position `repair_position`. `deferred` holds the tokens whose parse waits for the end
    of the outermost class, each with the node that it belongs to and its scopes. `instance_names` are the
    names in explicit instances. `is_tentative`: a declaration is parsed that ends with the first error.
    """

    source: TokenStream

    def __init__(self, diags: Diagnostics, start: Token) -> None:
        self.diags = diags
        self.scopes = Scopes()
        self.has_c_linkage = False
        self.complete = True
        self.last = start
        self.states: list[int] = [0]
        self.values: list[object] = [None]
        self.fragments = 0
        self.instance_names: set[str] = set()
        self.deferred: list[tuple[Token, object, list[NameScope]]] = []
        self.repairs, self.repair_position = 0, -1
        self.is_tentative = False

    def parse_fragment(self, start: Token) -> object:
        """Return the value of a fragment inside a token (template arguments and the like); None after an
        error in it.
        """
        raise NotImplementedError

    def defer(self, token: Token, head: object) -> None:
        """Defer the parse of a token's text to the end of the outermost class; its value belongs to
        `head`.
        """
        self.deferred.append((token, head, list(self.scopes.stack)))

    def try_declaration(self, start: int, end: int) -> tuple[object, list[Diagnostic]]:
        """Parse the declaration from token `start` up to `end` tentatively.

        Returns its value and its errors, of which the first ended it. Errors are not reported, warnings are
        if there is no error.
        """
        source, saved = (
            self.source,
            (self.diags, self.complete, self.has_c_linkage, self.deferred, self.is_tentative),
        )
        external, queue, depth = source.external, source.queue, len(self.scopes.stack)
        self.diags = Diagnostics(sources=saved[0].sources, system_headers=saved[0].system_headers)
        self.deferred, self.is_tentative, source.external, source.queue = [], True, -1, []
        token, value = source.tokens[start], None
        try:
            value = source.parse_fragment(
                Token("START_DECLARATION", token.text, token.location, token.length), start, end
            )
        except ParseAbort:
            del self.scopes.stack[depth:]
        finally:
            diags = self.diags
            self.diags, self.complete, self.has_c_linkage, self.deferred, self.is_tentative = saved
            source.external, source.queue, source.index = external, queue, end
        errors = [d for d in diags.items if d.severity == "error"]
        if not errors:
            for warning in diags.items:
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
        """Report an error."""
        self.diags.error(message, location, length=length, notes=notes, fix=fix)

    def reject(self, message: str, token: Token) -> None:
        """Report an unsupported construct, whose text is skipped, so that declarations may be missing."""
        self.error(message, token.location, token.length)
        self.complete = False

    def abort(self, message: str, token: Token) -> None:
        """Report an error after which the rest of the input cannot be parsed. Raises ParseAbort."""
        self.error(message, token.location, token.length)
        raise ParseAbort

    def abort_too_deep(self, what: str, location: Location) -> None:
        """Report input that is nested deeper than later stages support. Raises ParseAbort."""
        self.error(f"{what} is nested too deeply (more than {tree.MAX_DEPTH} levels)", location)
        raise ParseAbort

    # Position of the parse

    def accepts(self, *kinds: str) -> bool:
        """Return whether tokens of these kinds could come next, in order."""
        return automaton.shift(self.states, *kinds) is not None

    def is_in_list(self) -> bool:
        """Return whether the top of the stack is a list of statements, members or declarations, to which a
        BAD one can be added. Raises FragmentAbort when the stack is empty.
        """
        if len(self.states) < 2:
            raise FragmentAbort
        return automaton.symbol(self.states[-1]) in ("statements", "members", "externals")

    def open_blocks(self) -> list[Token]:
        """Return the open braces when the outermost one is a function's; [] otherwise. # ----------------
        error_recovery
        """
        braces: list[Token] = []
        function = False
        for scope, inits, value in zip([None, None, *self.values], [None, *self.values], self.values):
            if isinstance(value, Token) and value.kind == "{":
                function = function or (isinstance(scope, ScopeMark) and isinstance(inits, list))
                braces.append(value)
            elif isinstance(value, Token) and value.kind == "}":
                braces.pop()
        return braces if function else []
