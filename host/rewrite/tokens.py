"""The tokens of preprocessed C++ ([lex.pptoken]), with the places where they stand in the text.

Only the user's text is read: what line markers say to come from a system header (GCC's flag 3) is left out as
a whole.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

NAME, NUMBER, LITERAL, OTHER = "name", "number", "literal", "other"

_TOKEN = re.compile(
    r"""(?P<skip>\s+|^\#[^\n]*)
      | (?P<raw>(?:u8|[uUL])?R"(?P<delimiter>[^\s()\\"]{0,16})\((?s:.*?)\)(?P=delimiter)")
      | (?P<literal>(?:u8|[uUL])?(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'))
      | (?P<name>[A-Za-z_$][\w$]*)
      | (?P<number>\.?\d(?:[eEpP][+-]|'?[\w.])*)
      | (?P<other>::|->|\#\#|.)""",
    re.VERBOSE | re.MULTILINE,
)
MARKER = re.compile(r'^#(?: line)? (\d+) "((?:[^"\\\n]|\\.)*)"([ \d]*)$', re.MULTILINE)
"""A line marker of preprocessed text: line, file as a string literal has it, flags (The C Preprocessor,
"Preprocessor Output").
"""
MARKER_LINE = re.compile(rf"{MARKER.pattern}\n", re.MULTILINE)
_ESCAPE = re.compile(rb"\\([0-7]{1,3}|.)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Token:
    """`text` stands at [start, end) of the unit."""

    kind: str
    text: str
    start: int
    end: int


def file_of(quoted: str) -> str:
    """The name of a file that a line marker spells as a string literal: preprocessors write bytes that are
    not printable as octal numbers.
    """
    data = quoted.encode("utf-8", "surrogateescape")
    plain = _ESCAPE.sub(lambda found: bytes([int(found[1], 8)]) if found[1][:1].isdigit() else found[1], data)
    return plain.decode("utf-8", "surrogateescape")


def files_read(text: str) -> tuple[set[str], set[str]]:
    """The files that a preprocessed unit was made of, and those of them that are the system's."""
    system = {marker[2]: "3" in marker[3].split() for marker in MARKER.finditer(text)}
    names = {
        file_of(quoted): is_system
        for quoted, is_system in system.items()
        if not quoted.startswith("<") and not quoted.endswith("//")
    }
    return set(names), {name for name, is_system in names.items() if is_system}


def user_regions(text: str) -> Iterator[tuple[int, int]]:
    """Where the text that is not a system header's lies."""
    start, is_system = 0, False
    for marker in MARKER.finditer(text):
        now = "3" in marker[3].split()
        if now != is_system:
            if not is_system:
                yield start, marker.start()
            start, is_system = marker.start(), now
    if not is_system:
        yield start, len(text)


def tokens(text: str) -> list[Token]:
    """The user's tokens of a preprocessed unit."""
    result = []
    for start, end in user_regions(text):
        for match in _TOKEN.finditer(text, start, end):
            kind = match.lastgroup
            if kind != "skip":
                kind = LITERAL if kind in ("raw", "literal") else str(kind)
                result.append(Token(kind, match.group(), match.start(), match.end()))
    return result


def token_spans(text: str) -> list[tuple[int, int, str]]:
    """Start, end and text of the tokens of a line."""
    return [(item.start(), item.end(), item[0]) for item in _TOKEN.finditer(text) if item.lastgroup != "skip"]


def lines_of(text: str, places: list[int]) -> Iterator[int]:
    """The lines, as the user counts them, of places in a preprocessed unit, in order."""
    at, line, markers = 0, 1, MARKER.finditer(text)
    marker = next(markers, None)
    for place in places:
        while marker is not None and marker.start() <= place:
            at, line = marker.end(), int(marker[1]) - 1
            marker = next(markers, None)
        line += text.count("\n", at, place)
        at = place
        yield line


def line_of(text: str, place: int) -> tuple[str, int]:
    """File and line, as the user counts them, of a place in a preprocessed unit."""
    last = None
    for marker in MARKER.finditer(text, 0, place):
        last = marker
    if last is None:
        return "", text.count("\n", 0, place) + 1
    return file_of(last[2]), int(last[1]) + text.count("\n", last.end(), place) - 1
