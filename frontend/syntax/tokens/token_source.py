"""What the token function knows while it reads, and how it comes to the next token."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ....support.diagnostics import Location, Note
from ...text import tokens as tok
from ...text.tokens import END, IDENTIFIER, METHOD, TYPE_NAME, TYPE_OPERATORS, Token
from .. import tree
from ..declarations.host_islands import HostCode
from ..grammar.declarator_builders import QUALIFIERS, STORAGE, TYPE_WORDS, WORDS
from ..parse_state import Reader
from ..tree.names import Name
from .scopes import VALUE
from .token_stream import Stream

TYPEISH = TYPE_WORDS | {TYPE_NAME, "auto"}
SPECIFIERS = (
    TYPE_WORDS | STORAGE | QUALIFIERS | WORDS | {TYPE_NAME, "auto", "EXTERN_C", "struct", "union", "enum"}
)
PLAIN_SPECIFIERS = (STORAGE | QUALIFIERS | WORDS | {"EXTERN_C"}) - {"__restrict__"}
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

ENDS = {
    "START_ARGUMENTS": frozenset({">", ">>"}), "START_PARAMETERS": frozenset({">", ">>"}),
    "START_CONVERSION": frozenset({"(", ";", ","}),
    "START_BODY": frozenset(),
    "START_DECLARATION": frozenset(),
    "START_EXPRESSION": frozenset(),
    "START_INITIALIZER": frozenset(),
    "START_TYPE": frozenset(),
}  # fmt: skip
"""The tokens that end a fragment."""


class Source(Stream):
    """The tokens of one parse, classified on demand. `prev`, `prev2` and `prev3` are the last ones handed
    out.

    `typename` and `template` say that these words stand before what comes next; `cast_angles` are the `>` of
    `static_cast<T>` and its kin, `placements` the parentheses after `new` that close. `ends` are the tokens
    that end the fragment which begins at `first`, `limit` is the token that ends a body; `closed` is where
    the last fragment ended.
    """

    def __init__(
        self, tokens: list[Token], cx: Reader, start: Token, handlers: Mapping[str, Handler]
    ) -> None:
        super().__init__(tokens, cx.scopes)
        self.cx = cx
        self.handlers = handlers
        self.prev = self.prev2 = self.prev3 = start
        self.asm_end = -1
        self.placements: set[int] = set()
        self.typename = self.template = False
        self.ends: frozenset[str] = frozenset()
        self.first = self.closed = 0
        self.limit = -1
        self.cast_angles: set[int] = set()
        if self.too_deep is not None:
            cx.abort(f"bracket nesting level exceeded maximum of {tree.MAX_NESTING}", self.too_deep)
        self.host_code = HostCode(cx, self)
        if start.kind == "START_UNIT":
            self.external = 0
            self.host_code.begin()

    def next(self) -> Token:
        token = self.queue.pop(0) if self.queue else self._read()
        self.prev3, self.prev2, self.prev = self.prev2, self.prev, token
        return token

    def _read(self) -> Token:
        """The next token of the text."""
        i = self.index
        if i == self.external:
            host = self.host_code.skip_host_declaration(i)
            if host is not None:
                return host
            i = self.index
        if i == self.limit:
            # Before what is skipped: it may begin where the fragment ends.
            return Token(END, self.tokens[i].text, self.tokens[i].location, self.tokens[i].length)
        while i in self.skips:
            if i in self.hosts:
                self.queue = self.host_code.declare_host_member(i)
                return self.queue.pop(0) if self.queue else self._read()
            i = self.index = self.skips[i]
        token = self.tokens[i]
        if i in self.methods:
            return Token(METHOD, token.text, token.location, token.length, self.methods.pop(i))
        if i in self.cuts:
            self.index = self.cuts.pop(i)
            return Token(";", ";", token.location, 0)
        if i in self.bodies:
            self.index = self.bodies.pop(i)
            return Token(tok.BODY, token.text, token.location, token.length, (i, self.index))
        if i in self.laters:
            self.laters.remove(i)
            i += token.kind == "="
            self.index = self._end_of_initializer(i)
            return Token(tok.LATER, token.text, token.location, token.length, (i, self.index))
        if token.kind in self.ends and self._ends_fragment(token, i):
            return Token(END, token.text, token.location, token.length)
        if token.fresh and token.kind in SPECIFIERS:
            self._check_line_start(token, i)
            if self.queue:
                return self.queue.pop(0)
        self.index = i + 1 if token.kind != END else i
        handler = self.handlers.get(token.kind)
        return handler(self, token, i) if handler is not None else token

    def next_after(self, i: int) -> Token:
        """Goes on after the token at `i`, with the queue first."""
        self.index = i + 1
        if self.queue:
            return self.queue.pop(0)
        token = self.tokens[self.index]
        self.index += token.kind != END
        handler = self.handlers.get(token.kind)
        return handler(self, token, self.index - 1) if handler is not None else token

    def enter_record(self, name: str | None) -> None:
        self.host_code.enter_record(self.index - 1, name)

    # Fragments

    def nested(self, start: Token, i: int, limit: int = -1) -> object:
        """The value of the fragment that begins at token `i`, and ends at `limit` if that is known;
        afterwards `index` is that of the token that ended it. None after an error.
        """
        kept = self.prev, self.prev2, self.prev3, self.typename, self.ends, self.first, self.limit
        self.prev = self.prev2 = self.prev3 = start
        self.index, self.typename, self.ends, self.first, self.limit = i, False, ENDS[start.kind], i, limit
        try:
            return self.cx.nested(start)
        finally:
            self.prev, self.prev2, self.prev3, self.typename, self.ends, self.first, self.limit = kept

    def _end_of_initializer(self, i: int) -> int:
        """Where what begins at token `i` ends: before a comma, a semicolon or a closing bracket that is not
        inside of others.
        """
        tokens = self.tokens
        if tokens[i - 1].kind != "=":
            return self.pairs.get(i, i) + 1
        while tokens[i].kind not in (",", ";", ")", "}", END):
            if tokens[i].kind == "<" and self.scopes.kind(tokens[i - 1].text) != VALUE:
                i = self.matching_angle(i) or i
            i = self.pairs.get(i, i) + 1
        return i

    def put_off(self, at: Token, head: object) -> object:
        kept, self.queue = (self.index, self.queue), []
        begin, end = at.value
        start = "START_BODY" if at.kind == tok.BODY else "START_INITIALIZER"
        try:
            return self.nested(Token(start, at.text, at.location, at.length, head), begin, end)
        finally:
            self.index, self.queue = kept

    def _ends_fragment(self, token: Token, i: int) -> bool:
        """Return whether the first `>` outside of brackets, or the `(` after a conversion's type, ends what
        is being read.
        """
        if token.kind == "(":
            return self.prev.kind not in TYPE_OPERATORS
        if token.kind in (";", ","):
            return True
        # The second half of a `>>` may close a cast, its first half closes the arguments before that.
        return self.around[i] < self.first and (i not in self.cast_angles or token.kind == ">>")

    def close_angle(self, opening: Token) -> int | None:
        """Goes behind the `>` that closes what a fragment stood in; half a `>>` stays. None after reporting
        that there is none.
        """
        i = self.closed = self.index
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

    # What a line shows that begins like a declaration

    def _check_line_start(self, token: Token, i: int) -> None:
        """A line that starts like a declaration shows what is missing before it: the `;` of a struct, or the
        `}` of a function.
        """
        prev = self.prev
        if prev.kind == "}" and id(prev) in self.type_ends and token.kind not in QUALIFIERS:
            self.cx.error(f"expected ';' after {self._record_word(prev)}", prev.end, fix=";")
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

    def _record_word(self, close: Token) -> str:
        i = self.opener(close) or 0
        while i > 0 and self.tokens[i].kind not in ("struct", "union", "enum"):
            i -= 1
        return self.tokens[i].kind

    # What handlers ask

    def after_type(self) -> bool:
        """Return whether a type specifier stands before, and at most two others behind it, so that a name now
        is being declared.
        """
        for token in (self.prev, self.prev2, self.prev3):
            if token.kind not in PLAIN_SPECIFIERS:
                return self.ends_type(token)
        return False

    def ends_type(self, token: Token) -> bool:
        """Return whether a token ended a type specifier."""
        return token.kind in TYPEISH or (token.kind in ("}", ")") and id(token) in self.type_ends)

    def broken(self, token: Token) -> Token:
        """Stands for a name whose template arguments are in error."""
        return Token(tok.INVALID, token.text, token.location, token.length)

    def whole(self, token: Token, name: Name, end: int, kind: str = IDENTIFIER) -> Token:
        """The token of a name of several, which goes up to the token at `end`."""
        self.index = end
        return Token(kind, str(name), token.location, name.length, name, token.space, token.fresh)


Handler = Callable[[Source, Token, int], Token]
"""Makes of a token, and where it is, what the parser sees."""


def marked(token: Token, kind: str) -> Token:
    """The token as one of another kind."""
    return Token(kind, token.text, token.location, token.length, token.value, token.space, token.fresh)
