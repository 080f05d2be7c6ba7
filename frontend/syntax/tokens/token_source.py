"""The token function: its state, and the step to the next token."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from ....support.diagnostics import Location, Note
from ...text import tokens as tok
from ...text.tokens import END, IDENTIFIER, METHOD, TYPE_NAME, TYPE_OPERATORS, Token
from .. import tree
from ..parse_state import ParseState
from ..tree.names import Name
from .keywords import OTHER_SPECIFIERS, QUALIFIERS, STORAGE, TYPE_KEYWORDS
from .token_stream import TokenStream

TYPEISH = TYPE_KEYWORDS | {TYPE_NAME, "auto"}
SPECIFIERS = (
    TYPE_KEYWORDS
    | STORAGE
    | QUALIFIERS
    | OTHER_SPECIFIERS
    | {TYPE_NAME, "auto", "EXTERN_C", "struct", "union", "enum"}
)
PLAIN_SPECIFIERS = (STORAGE | QUALIFIERS | OTHER_SPECIFIERS | {"EXTERN_C"}) - {"__restrict__"}
STATEMENT_START = frozenset(
    {
        ";",
        "{",
        "}",
        ":",
        "else",
        "do",
        "START_UNIT",
        "START_DECLARATION",
        "PRAGMA_END",
        tok.BODY,
        METHOD,
        tok.TEMPLATE_HEAD,
    }
)

TERMINATORS = {
    "START_ARGUMENTS": frozenset({">", ">>"}), "START_PARAMETERS": frozenset({">", ">>"}),
    "START_CONVERSION": frozenset({"(", ";", ","}),
    "START_BODY": frozenset(),
    "START_DECLARATION": frozenset(),
    "START_EXPRESSION": frozenset(),
    "START_INITIALIZER": frozenset(),
    "START_TYPE": frozenset(),
}  # fmt: skip
"""The tokens that end a fragment, by its start symbol."""


class HostSeparation(Protocol):
    """The separation of host code from device code, in a unit (see `declarations.host_islands`)."""

    def begin(self) -> None:
        """Start at the first token."""

    def skip_host_declaration(self, i: int) -> Token | None:
        """Skip a host declaration. Return its token, None if it is device code."""

    def declare_host_member(self, i: int) -> list[Token]:
        """Return the tokens of a member that only the host has."""

    def enter_record(self, brace: int, name: str | None) -> None:
        """Enter the body of a class."""


class TokenSource(TokenStream):
    """The tokens of one parse, classified on demand. `prev`, `prev2` and `prev3` are the last tokens
    returned.

    `typename` and `template`: the keyword precedes the next token. `cast_angles` are the `>` of
    `static_cast<T>` and the like, `placements` the closing parentheses after `new`. `terminators` are the
    tokens that end the current fragment, which begins at `fragment_start`; `limit` is the token that ends a
    body; `fragment_end` is the end of the last fragment.
    """

    def __init__(
        self,
        tokens: list[Token],
        cx: ParseState,
        start: Token,
        handlers: Mapping[str, Handler],
        separate: Callable[[ParseState, TokenStream], HostSeparation],
    ) -> None:
        super().__init__(tokens, cx.scopes)
        self.cx = cx
        self.handlers = handlers
        self.prev = self.prev2 = self.prev3 = start
        self.asm_end = -1
        self.placements: set[int] = set()
        self.typename = self.template = False
        self.terminators: frozenset[str] = frozenset()
        self.fragment_start = self.fragment_end = 0
        self.limit = -1
        self.cast_angles: set[int] = set()
        if self.too_deep is not None:
            cx.abort(f"bracket nesting level exceeded maximum of {tree.MAX_NESTING}", self.too_deep)
        self.host_code = separate(cx, self)
        if start.kind == "START_UNIT":
            self.external = 0
            self.host_code.begin()

    def next(self) -> Token:
        """Return the next token."""
        token = self.queue.pop(0) if self.queue else self._read()
        self.prev3, self.prev2, self.prev = self.prev2, self.prev, token
        return token

    def _read(self) -> Token:
        """Return the next token of the text."""
        i = self.index
        if i == self.external:
            host = self.host_code.skip_host_declaration(i)
            if host is not None:
                return host
            i = self.index
        if i == self.limit:
            # This precedes the test for skipped text, which may begin at the end of the fragment.
            return Token(END, self.tokens[i].text, self.tokens[i].location, self.tokens[i].length)
        while i in self.skips:
            if i in self.host_members:
                self.queue = self.host_code.declare_host_member(i)
                return self.queue.pop(0) if self.queue else self._read()
            i = self.index = self.skips[i]
        token = self.tokens[i]
        if i in self.methods:
            return Token(METHOD, token.text, token.location, token.length, self.methods.pop(i))
        if i in self.omitted_bodies:
            self.index = self.omitted_bodies.pop(i)
            return Token(";", ";", token.location, 0)
        if i in self.bodies:
            self.index = self.bodies.pop(i)
            return Token(tok.BODY, token.text, token.location, token.length, (i, self.index))
        if i in self.deferred_initialisers:
            self.deferred_initialisers.remove(i)
            i += token.kind == "="
            self.index = self._end_of_initializer(i)
            return Token(tok.LATER, token.text, token.location, token.length, (i, self.index))
        if token.kind in self.terminators and self._is_terminator(token, i):
            return Token(END, token.text, token.location, token.length)
        if token.fresh and token.kind in SPECIFIERS:
            self._check_line_start(token, i)
            if self.queue:
                return self.queue.pop(0)
        self.index = i + 1 if token.kind != END else i
        handler = self.handlers.get(token.kind)
        return handler(self, token, i) if handler is not None else token

    def continue_after(self, i: int) -> Token:
        """Continue after the token at `i`, with the queue first; return the next token."""
        self.index = i + 1
        if self.queue:
            return self.queue.pop(0)
        token = self.tokens[self.index]
        self.index += token.kind != END
        handler = self.handlers.get(token.kind)
        return handler(self, token, self.index - 1) if handler is not None else token

    def enter_record(self, name: str | None) -> None:
        """Enter the body of a class."""
        self.host_code.enter_record(self.index - 1, name)

    # Fragments

    def parse_fragment(self, start: Token, i: int, limit: int = -1) -> object:
        """Parse the fragment that begins at token `i`, and ends at `limit` if that is known; afterwards
        `index` is the position of the token that ended it. Returns its value, None after an error.
        """
        saved = (
            self.prev,
            self.prev2,
            self.prev3,
            self.typename,
            self.terminators,
            self.fragment_start,
            self.limit,
        )
        self.prev = self.prev2 = self.prev3 = start
        self.index, self.typename, self.terminators, self.fragment_start, self.limit = (
            i,
            False,
            TERMINATORS[start.kind],
            i,
            limit,
        )
        try:
            return self.cx.parse_fragment(start)
        finally:
            (
                self.prev,
                self.prev2,
                self.prev3,
                self.typename,
                self.terminators,
                self.fragment_start,
                self.limit,
            ) = saved

    def _end_of_initializer(self, i: int) -> int:
        """Return the end of the initialiser that begins at token `i`: a comma, a semicolon or a closing
        bracket outside of inner brackets.
        """
        tokens = self.tokens
        if tokens[i - 1].kind != "=":
            return self.pairs.get(i, i) + 1
        while tokens[i].kind not in (",", ";", ")", "}", END):
            if tokens[i].kind == "<" and self.scopes.kind(tokens[i - 1].text) != "value":
                i = self.matching_angle(i) or i
            i = self.pairs.get(i, i) + 1
        return i

    def parse_deferred(self, at: Token, head: object) -> object:
        """Parse tokens that were skipped, such as a body."""
        saved, self.queue = (self.index, self.queue), []
        begin, end = at.value
        start = "START_BODY" if at.kind == tok.BODY else "START_INITIALIZER"
        try:
            return self.parse_fragment(Token(start, at.text, at.location, at.length, head), begin, end)
        finally:
            self.index, self.queue = saved

    def _is_terminator(self, token: Token, i: int) -> bool:
        """Return whether the first `>` outside of brackets, or the `(` after a conversion's type, ends the
        current fragment.
        """
        if token.kind == "(":
            return self.prev.kind not in TYPE_OPERATORS
        if token.kind in (";", ","):
            return True
        # The second half of a `>>` may close a cast, its first half closes the arguments in it.
        return self.enclosing_bracket[i] < self.fragment_start and (
            i not in self.cast_angles or token.kind == ">>"
        )

    def close_angle(self, opening: Token) -> int | None:
        """Move past the `>` that closes a fragment's brackets; half of a `>>` stays. Returns the index after
        it, None when there is none, which is reported.
        """
        i = self.fragment_end = self.index
        token = self.tokens[i]
        if token.kind == ">>":
            at = token.location
            half = Location(at.file, at.line, at.column + 1, at.inlined_at, at.expansion)
            self.tokens[i] = Token(">", ">", half, 1)
        elif token.kind == ">":
            self.index = i + 1
        else:
            self.cx.error(
                "expected '>'", token.location, token.length, (Note("to match this '<'", opening.location),)
            )
            self.cx.complete = False
            return None
        return self.index

    # Missing tokens before a line that begins like a declaration

    def _check_line_start(self, token: Token, i: int) -> None:
        """Report what is missing before a line that begins like a declaration: the `;` of a class, or the `}`
        of a function.
        """
        prev = self.prev
        if prev.kind == "}" and id(prev) in self.type_ends and token.kind not in QUALIFIERS:
            self.cx.error(f"expected ';' after {self._class_key(prev)}", prev.end, fix=";")
            self.queue.append(Token(";", ";", prev.end, 0))
            if self.external >= 0 and len(self.scopes.stack) == 2:
                self.external = i
        elif (
            token.kind in ("__global__", "__device__")
            and token.location.column == 1
            and self.external not in (i, -1)
        ):
            open_braces = self.cx.open_blocks()
            if open_braces:
                note = Note("to match this '{'", open_braces[-1].location)
                self.cx.error("expected '}'", token.location, notes=(note,))
                self.queue += [Token("}", "}", token.location, 0) for _ in open_braces]
                self.external = i

    def _class_key(self, close: Token) -> str:
        i = self.opener(close) or 0
        while i > 0 and self.tokens[i].kind not in ("struct", "union", "enum"):
            i -= 1
        return self.tokens[i].kind

    # Queries of the handlers

    def follows_type(self) -> bool:
        """Return whether a type specifier precedes, with at most two other specifiers after it, so that the
        next name is a declarator's.
        """
        for token in (self.prev, self.prev2, self.prev3):
            if token.kind not in PLAIN_SPECIFIERS:
                return self.ends_type(token)
        return False

    def ends_type(self, token: Token) -> bool:
        """Return whether a token ended a type specifier."""
        return token.kind in TYPEISH or (token.kind in ("}", ")") and id(token) in self.type_ends)

    def invalid_name(self, token: Token) -> Token:
        """Return a token for a name whose template arguments are in error."""
        return Token(tok.INVALID, token.text, token.location, token.length)

    def name_token(self, token: Token, name: Name, end: int, kind: str = IDENTIFIER) -> Token:
        """Return the token for a name of several tokens, up to the token at `end`."""
        self.index = end
        return Token(kind, str(name), token.location, name.length, name, token.space, token.fresh)


Handler = Callable[[TokenSource, Token, int], Token]
"""Classifies a token, given its index: returns the token for the parser."""


def change_kind(token: Token, kind: str) -> Token:
    """Return a copy of the token with another kind."""
    return Token(kind, token.text, token.location, token.length, token.value, token.space, token.fresh)
