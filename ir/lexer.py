"""Tokens of LLVM IR text, and the cursor that parsers walk over them.

A token is (kind, text, start). Line and column are computed from `start` only when a message needs them.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import Literal, NoReturn, cast

from ..support.diagnostics import Diagnostic, Diagnostics, IRError, Location

TokenKind = Literal[
    "label", "local", "string", "word", "punct", "global", "meta", "float", "int", "group", "record",
    "comdat", "eof", "bad",
]  # fmt: skip
"""The groups of the tokens' expression, one for each sort of name of LLVM's text; 'eof' is the end, 'bad' a
character that begins no token.
"""
Token = tuple[TokenKind, str, int]

_TOKEN = re.compile(
    r"""(?:[ \t\r\n]+|;[^\n]*)*(?:
      (?P<label>(?:[-a-zA-Z$._0-9]+|"[^"]*"):)
    | (?P<local>%(?:[-a-zA-Z$._0-9]+|"[^"]*"))
    | (?P<string>c?"[^"]*")
    | (?P<word>[a-zA-Z_][a-zA-Z0-9_.]*|\.\.\.)
    | (?P<punct>[=,*()\[\]{}<>|:])
    | (?P<global>@(?:[-a-zA-Z$._0-9]+|"[^"]*"))
    | (?P<meta>!(?:[-a-zA-Z$._0-9\\]+)?)
    | (?P<float>0x[HRKLM]?[0-9A-Fa-f]+|[-+]?[0-9]+\.[0-9]*(?:[eE][-+]?[0-9]+)?)
    | (?P<int>-?[0-9]+)
    | (?P<group>\#[0-9]+)
    | (?P<record>\#dbg_[a-z_]+)
    | (?P<comdat>\$(?:[-a-zA-Z$._0-9]+|"[^"]*"))
    | (?P<eof>\Z)
    | (?P<bad>.)
    )""",
    re.X | re.S,
)

_ESCAPE = re.compile(rb"\\([0-9A-Fa-f]{2})|\\\\")


def unescape(text: str) -> bytes:
    """The bytes of what stands between the quotes."""
    raw = text.encode("utf-8", "surrogateescape")
    if b"\\" not in raw:
        return raw
    return _ESCAPE.sub(lambda m: bytes([int(m[1], 16)]) if m[1] else b"\\", raw)


def plain(text: str) -> str:
    """A possibly quoted name as a string."""
    return unescape(text[1:-1]).decode("utf-8", "surrogateescape") if text[:1] == '"' else text


def tokenize(text: str) -> list[Token]:
    """Return the tokens of IR text as (kind, text, offset)."""
    tokens: list[Token] = []
    position, match = 0, _TOKEN.match
    while True:
        result = match(text, position)
        assert result is not None
        kind = cast(TokenKind, result.lastgroup)
        tokens.append((kind, result[kind], result.start(kind)))
        if kind == "eof":
            return tokens
        position = result.end()


class Cursor:
    """A position in the token list, with the operations of recursive descent."""

    def __init__(self, text: str, filename: str, diags: Diagnostics | None = None) -> None:
        self.text, self.filename, self.diags = text, filename, diags
        self.tokens = tokenize(text)
        self.pos = 0
        self._lines: list[int] | None = None

    @property
    def kind(self) -> TokenKind:
        """The kind of the current token."""
        return self.tokens[self.pos][0]

    @property
    def word(self) -> str:
        """The text of the current token, whatever its kind."""
        return self.tokens[self.pos][1]

    def next(self) -> str:
        """Move on; the text of the token passed."""
        text = self.tokens[self.pos][1]
        if self.pos < len(self.tokens) - 1:
            self.pos += 1
        return text

    def at(self, text: str) -> bool:
        """Return whether the current token is this keyword or punctuation."""
        kind, result, _ = self.tokens[self.pos]
        return result == text and kind in ("word", "punct")

    def accept(self, text: str) -> bool:
        """Skip the token if it has this text. Return whether it did."""
        if self.at(text):
            self.pos += 1
            return True
        return False

    def expect(self, text: str) -> None:
        """Skip the token with this text; report any other token."""
        if not self.accept(text):
            self.fail(f"expected '{text}', found {self.describe_token()}")

    def expect_kind(self, kind: TokenKind, what: str) -> str:
        """Return the text of a token of this kind and skip it. Reports other kinds."""
        if self.kind != kind:
            self.fail(f"expected {what}, found {self.describe_token()}")
        return self.next()

    def accept_clause(self, text: str) -> bool:
        """Pass `, text` if it stands here."""
        if self.at(",") and self.tokens[self.pos + 1][:2] == ("word", text):
            self.pos += 2
            return True
        return False

    def integer(self, what: str = "an integer") -> int:
        """Return the value of an integer token and skip it."""
        result = self.expect_kind("int", what)
        if len(result) > 400:
            self.pos -= 1
            self.fail("integer literal is too long")
        return int(result)

    def skip_balanced(self) -> None:
        """Pass a bracketed group; the cursor stands on its opening bracket."""
        depth = 0
        while True:
            if self.kind == "eof":
                self.fail("unexpected end of input")
            word = self.next()
            if self.tokens[self.pos - 1][0] == "punct":
                depth += (word in "([{") - (word in ")]}")
            if depth == 0:
                return

    def describe_token(self) -> str:
        """Return the current token as it is quoted in messages."""
        kind, text, _ = self.tokens[self.pos]
        return "end of input" if kind == "eof" else f"'{text}'"

    def location(self, pos: int | None = None) -> Location:
        """Return the location of a token (default: the current one) in the text."""
        if self._lines is None:
            self._lines = [0, *(i + 1 for i, c in enumerate(self.text) if c == "\n")]
        start = self.tokens[self.pos if pos is None else pos][2]
        line = bisect_right(self._lines, start)
        return Location(self.filename, line, start - self._lines[line - 1] + 1)

    def fail(self, message: str, pos: int | None = None) -> NoReturn:
        """Refuse the text at a token (default: the current one). Raises IRError."""
        length = max(len(self.tokens[self.pos if pos is None else pos][1]), 1)
        diagnostic = Diagnostic("error", message, self.location(pos), length)
        if self.diags is not None:
            self.diags.add(diagnostic)
        raise IRError([diagnostic], {self.filename: self.text})
