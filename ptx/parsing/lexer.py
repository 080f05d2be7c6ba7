"""PTX tokens, read on demand from a position in the text.

Most lines of a PTX file are instructions, which the parser reads whole with one pattern; the tokens
here are for everything else, so nothing is tokenised twice. See PTX ISA 4 (syntax).

Invariants: a token never spans lines, except that comments and white space between tokens may;
malformed text (a stray character, an unterminated comment or string) is reported once and skipped.
"""

from __future__ import annotations

import re
import struct
from bisect import bisect_right
from collections.abc import Iterator
from typing import Literal, NamedTuple, NoReturn, cast

from ...support.diagnostics import Diagnostics, Location
from ..model import FloatImm, IntImm

_TOKEN = re.compile(
    r"""
    (?P<skip>(?:\s+|//[^\n]*|/\*.*?\*/)+)
  | (?P<float>0[fF][0-9a-fA-F]{8}(?![\w$])|0[dD][0-9a-fA-F]{16}(?![\w$])
             |\d+\.\d*(?:[eE][+-]?\d+)?(?![\w$])|\.\d+(?:[eE][+-]?\d+)?(?![\w$])|\d+[eE][+-]?\d+(?![\w$]))
  | (?P<int>0[xX][0-9a-fA-F]+U?(?![\w$])|0[bB][01]+U?(?![\w$])|0[0-7]*U?(?![\w$])|[1-9]\d*U?(?![\w$]))
  | (?P<name>(?:[A-Za-z_$][\w$]*|%[\w$]+)(?:\.[xyzwrgba](?![\w$.]))?)
  | (?P<directive>\.[A-Za-z_][\w$]*(?:::\w+)*)
  | (?P<string>"[^"\n]*")
  | (?P<punct><<|>>|<=|>=|==|!=|&&|\|\||::|[-{}()\[\],;:|!@<>=+*/%&^~?.])
  | (?P<bad>.)
    """,
    re.VERBOSE | re.DOTALL | re.ASCII,
)


_NUMBER = re.compile(r"\d[\w.]*", re.ASCII)
"""A malformed number, which matches none of the forms above: `0x`, `09`, `1e`."""


PtxTokenKind = Literal["float", "int", "name", "directive", "string", "punct", "end"]
"""The groups of the tokens' expression that reach the parser, and the end of the text."""


class PtxToken(NamedTuple):
    kind: PtxTokenKind
    text: str
    start: int

    @property
    def span(self) -> tuple[int, int]:
        """The position and length of the token."""
        return self.start, len(self.text)


class SyntaxFailure(Exception):
    """The statement being parsed is malformed and reported; the parser skips to its end."""


class Lexer:
    """A cursor over PTX text: `token` is the next token, not yet consumed; `end` is its end offset."""

    def __init__(self, text: str, filename: str, diags: Diagnostics) -> None:
        self.text, self.filename, self.diags = text, filename, diags
        self._lines = [0, *(match.end() for match in re.finditer("\n", text))]
        self._comment_reported = False
        # Names of integers in constant expressions.
        self.constants: dict[str, int] = {}
        self.token = PtxToken("end", "", 0)
        self.end = 0
        self.previous_end = 0
        self.seek(0)

    # ------------------------------------------------------------------------------- the cursor

    def seek(self, position: int) -> None:
        """Make the first token at or after `position` the next one."""
        self.end = position
        self.advance()
        self.previous_end = position

    def advance(self) -> PtxToken:
        """Consume the next token and return it."""
        consumed = self.token
        position = self.previous_end = self.end
        match_at, text = _TOKEN.match, self.text
        while True:
            match = match_at(text, position)
            if match is None:
                self.token, self.end = PtxToken("end", "", len(text)), len(text)
                return consumed
            kind = match.lastgroup
            if kind == "skip":
                position = match.end()
            elif kind == "bad":
                position = self._skip_invalid(match.group(), position)
            elif match.group() == "/" and text.startswith("/*", position):
                position = self._unterminated_comment(position)
            else:
                self.token, self.end = (
                    PtxToken(cast(PtxTokenKind, kind), match.group(), match.start()),
                    match.end(),
                )
                return consumed

    def _skip_invalid(self, char: str, position: int) -> int:
        if char == '"':
            self.error("unterminated string", position)
            end = self.text.find("\n", position)
            return end if end >= 0 else len(self.text)
        number = _NUMBER.match(self.text, position)
        if number is not None:
            self.error(f"invalid number '{number.group()[:40]}'", position, len(number.group()))
            return number.end()
        spelling = char if char.isprintable() else f"\\x{ord(char):02x}"
        self.error(f"unexpected character '{spelling}'", position)
        return position + 1

    def _unterminated_comment(self, position: int) -> int:
        if not self._comment_reported:
            self._comment_reported = True
            self.error("unterminated comment", position, 2)
        return len(self.text)

    def at(self, text: str) -> bool:
        """Return whether the next token is the punctuation or word `text`."""
        return self.token.text == text and self.token.kind != "string"

    def accept(self, text: str) -> bool:
        """Consume the next token if it is `text`; return whether it was."""
        if self.at(text):
            self.advance()
            return True
        return False

    def separated(self) -> Iterator[None]:
        """Yield before each element of a list, and consume the commas between them."""
        yield
        while self.accept(","):
            yield

    def expect(self, text: str, context: str = "") -> PtxToken:
        """Consume `text`, or report `expected 'text' context` and raise `SyntaxFailure`."""
        if self.at(text):
            return self.advance()
        if text in ";,)]}":
            # The missing token belongs right after the previous one.
            self.fail(f"expected '{text}'{context}", max(self.previous_end - 1, 0), 1)
        self.fail(f"expected '{text}'{context}, found {self.describe_token()}")

    def expect_kind(self, kind: PtxTokenKind, description: str) -> PtxToken:
        """Return the token of this kind and advance. Reports another kind."""
        if self.token.kind == kind:
            return self.advance()
        self.fail(f"expected {description}, found {self.describe_token()}")

    def describe_token(self) -> str:
        """Return the next token as error messages spell it."""
        return "end of file" if self.token.kind == "end" else f"'{self.token.text}'"

    # --------------------------------------------------------------------- locations and messages

    def location(self, position: int) -> Location:
        """Return file, line and column of an offset."""
        line = bisect_right(self._lines, position)
        return Location(self.filename, line, position - self._lines[line - 1] + 1)

    def position(self, location: Location) -> int:
        """Return the text offset of `location`; the inverse of `location`."""
        return self._lines[location.line - 1] + location.column - 1

    def error(self, message: str, position: int | None = None, length: int | None = None) -> None:
        """Report an error at `position` (default: the next token)."""
        if position is None:
            position, length = self.token.start, len(self.token.text) or 1
        self.diags.error(message, self.location(position), length=length or 1)

    def fail(self, message: str, position: int | None = None, length: int | None = None) -> NoReturn:
        """Report an error and give up on the statement; never returns."""
        self.error(message, position, length)
        raise SyntaxFailure


def parse_int(text: str) -> IntImm:
    """Return an integer literal's value: decimal, 0x hexadecimal, 0b binary, 0 octal, optionally with `U`."""
    unsigned = text.endswith("U")
    digits = text.rstrip("U")
    if len(digits) > 1 and digits[0] == "0" and digits[1] not in "xXbB":
        return IntImm(int(digits, 8), unsigned)
    return IntImm(int(digits, 0), unsigned)


def parse_float(text: str) -> FloatImm:
    """Return a float literal: 0f and 0d give bits, a decimal is a double (PTX ISA 4.5.2)."""
    marker = text[:2].lower()
    if marker in ("0f", "0d"):
        return FloatImm(int(text[2:], 16), 32 if marker == "0f" else 64)
    return double(float(text))


def double(value: float) -> FloatImm:
    """Return `value` as a double-precision literal."""
    return FloatImm(struct.unpack("<Q", struct.pack("<d", value))[0], 64)
