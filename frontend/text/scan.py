"""Source text to preprocessing tokens (C99 6.4, C++17 5.4), with exact lines and columns.

Line splices (backslash, newline) are taken out before scanning, comments and white space leave only the
`space` mark of the next token, so a logical line is a plain list of tokens. Lexical errors are not reported
here, because text that a condition skips may contain anything: malformed pieces become tokens of the types
BAD_…, which the lexer reports.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from typing import Any

from ...support.diagnostics import Location, MacroExpansion

NAME = "name"
NUMBER = "number"
TEXT = "string"
CHAR = "char"
PUNCTUATOR = "punctuator"
OTHER = "other"
BAD_TEXT = "unterminated string"
BAD_CHAR = "unterminated char"
BAD_COMMENT = "unterminated comment"
REPORTED = "reported"
"""Replaces a macro call that could not be expanded; the error is reported already."""
MISSING = "missing"
"""The end of a directive, as a token: reported when a required token is missing."""

_PATTERN = re.compile(
    r"""
      (?P<skip>[ \t\f\v]+|//[^\n]*)
    | (?P<newline>\n)
    | (?P<comment>/\*[^*]*\*+(?:[^/*][^*]*\*+)*/)
    | (?P<bad_comment>/\*(?s:.*))
    | (?P<raw>(?:u8|[uUL])?R"(?P<delimiter>[^ ()\\\t\v\f\n]{0,16})\((?s:.*?)\)(?P=delimiter)")
    | (?P<string>(?:u8|[uUL])?"(?:[^"\\\n]|\\.)*")
    | (?P<char>(?:u8|[uUL])?'(?:[^'\\\n]|\\.)*')
    | (?P<name>[^\W\d][\w$]*|\$[\w$]*)
    | (?P<number>\.?\d(?:[eEpP][+-]|'(?=\w)|[\w.])*)
    | (?P<digraph>%:%:|%:|<%|%>|<:(?!:(?![:>]))|:>)
    | (?P<punctuator><<=|>>=|\.\.\.|->\*|\#\#|->|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=|::|\.\*
        |[-+*/%&|^~!<>=?:;,.(){}\[\]\#])
    | (?P<bad_string>(?:u8|[uUL])?"[^\n]*)
    | (?P<bad_char>(?:u8|[uUL])?'[^\n]*)
    | (?P<other>.)
    """,
    re.VERBOSE,
)

_TYPES = {
    "raw": TEXT,
    "string": TEXT,
    "char": CHAR,
    "name": NAME,
    "number": NUMBER,
    "punctuator": PUNCTUATOR,
    "digraph": PUNCTUATOR,
    "bad_comment": BAD_COMMENT,
    "bad_string": BAD_TEXT,
    "bad_char": BAD_CHAR,
    "other": OTHER,
}

_DIGRAPHS = {"%:%:": "##", "%:": "#", "<%": "{", "%>": "}", "<:": "[", ":>": "]"}
"""[lex.digraph]; `<::` begins with a `<`, unless another `:` or a `>` follows ([lex.pptoken] p3.2)."""

_SPLICE = re.compile(r"\\[ \t]*\n")


class RawToken:
    """A preprocessing token.

    `value` is the spelling; for a PRAGMA (see `lexer`) it is the list of its replacement tokens. `file lineno
    column length` locate the user's text: for a token out of a macro, the macro's use, and `expansion` lists
    the macros from there. `hide_set` holds the macros that must not be expanded in it (Prosser's hide set).
    """

    __slots__ = (
        "column",
        "expansion",
        "file",
        "fresh",
        "hide_set",
        "length",
        "lineno",
        "space",
        "type",
        "value",
    )

    def __init__(
        self,
        type: str,
        value: str,
        file: str,
        line: int,
        column: int,
        space: bool = False,
        fresh: bool = False,
    ) -> None:
        self.type = type
        self.value: Any = value
        self.file = file
        self.lineno = line
        self.column = column
        self.length = len(value)
        self.space = space
        self.fresh = fresh
        self.hide_set: frozenset[str] = frozenset()
        self.expansion: tuple[MacroExpansion, ...] = ()

    @property
    def location(self) -> Location:
        """The position in the source."""
        return Location(self.file, self.lineno, self.column, None, self.expansion)

    def copy(self) -> RawToken:
        """Return a copy that may be changed."""
        other = RawToken.__new__(RawToken)
        other.type = self.type
        other.value = self.value
        other.file = self.file
        other.lineno = self.lineno
        other.column = self.column
        other.length = self.length
        other.space = self.space
        other.fresh = self.fresh
        other.hide_set = self.hide_set
        other.expansion = self.expansion
        return other

    def __repr__(self) -> str:
        return f"RawToken({self.type!r}, {self.value!r}, {self.file}:{self.lineno}:{self.column})"


def normalize(text: str) -> str:
    r"""Return the text with `\n` as its only line ending and without a byte order mark; lines and columns
    stay.
    """
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    return text.removeprefix("\ufeff")


def _splice(text: str) -> tuple[str, list[int]]:
    """Return the text without line splices, and the offsets in it at which they were."""
    pieces, offsets, start, length = [], [], 0, 0
    for match in _SPLICE.finditer(text):
        pieces.append(text[start : match.start()])
        length += match.start() - start
        offsets.append(length)
        start = match.end()
    pieces.append(text[start:])
    return "".join(pieces), offsets


def _restore_splices(text: str, start: int, splices: list[int]) -> str:
    """Return a raw string with its line splices restored ([lex.pptoken] p3.1)."""
    for offset in reversed(splices):
        if start < offset < start + len(text):
            text = f"{text[: offset - start]}\\\n{text[offset - start :]}"
    return text


def lines(text: str, file: str) -> Iterator[list[RawToken]]:
    """Yield the logical lines of a normalized text that hold tokens, as lists of tokens."""
    splices: list[int] = []
    if "\\" in text:
        text, splices = _splice(text)
    splice_count = 0
    line, line_start = 1, 0
    tokens: list[RawToken] = []
    space = False
    for match in _PATTERN.finditer(text):
        kind = match.lastgroup
        start = match.start()
        if splices and splice_count < len(splices) and splices[splice_count] <= start:
            count = bisect_right(splices, start)
            line += count - splice_count
            splice_count = count
            line_start = max(line_start, splices[splice_count - 1])
        if kind == "skip":
            space = True
        elif kind == "newline":
            if tokens:
                yield tokens
                tokens = []
            line += 1
            line_start = start + 1
            space = False
        elif kind == "comment":
            space = True
            value = match.group()
            newlines = value.count("\n")
            if newlines:
                line += newlines
                line_start = start + value.rfind("\n") + 1
        else:
            value = match.group()
            # The group `delimiter` closes before `raw` does, so `lastgroup` is never `delimiter`.
            token = RawToken(
                _TYPES[kind or "other"], value, file, line, start - line_start + 1, space, not tokens
            )
            tokens.append(token)
            space = False
            newlines = value.count("\n") if kind == "raw" else 0
            if kind == "digraph":
                token.value = _DIGRAPHS[value]
            elif kind == "raw" and splice_count < len(splices):
                token.value = _restore_splices(value, start, splices[splice_count:])
            if newlines:
                line += newlines
                line_start = start + value.rfind("\n") + 1
    if tokens:
        yield tokens


def scan(text: str, file: str, line: int = 1, column: int = 1) -> list[RawToken]:
    """Return the tokens of a text with a single location (an option's value, the argument of `_Pragma`)."""
    tokens = [token for tokens in lines(text, file) for token in tokens]
    for token in tokens:
        token.lineno, token.column, token.fresh = line, column, False
    return tokens
