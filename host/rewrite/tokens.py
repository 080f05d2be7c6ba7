"""Tokens of preprocessed C++ ([lex.pptoken]), with their positions. Only the user's text is read: regions
that line markers assign to system headers (GCC's flag 3) are skipped.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, cast

HostTokenKind = Literal["name", "number", "literal", "other"]
"""An identifier or keyword, a number, a string or character literal, or punctuation."""

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
class HostToken:
    """A token: `text` at [start, end) of the unit."""

    kind: HostTokenKind
    text: str
    start: int
    end: int


def file_of(quoted: str) -> str:
    """Return the file name in a line marker's string literal: preprocessors write bytes that are not
    printable as octal numbers.
    """
    data = quoted.encode("utf-8", "surrogateescape")
    plain = _ESCAPE.sub(lambda match: bytes([int(match[1], 8)]) if match[1][:1].isdigit() else match[1], data)
    return plain.decode("utf-8", "surrogateescape")


def files_read(text: str) -> tuple[set[str], set[str]]:
    """Return the files that a preprocessed unit was made of, and those among them that are the system's."""
    system = {marker[2]: "3" in marker[3].split() for marker in MARKER.finditer(text)}
    names = {
        file_of(quoted): is_system
        for quoted, is_system in system.items()
        if not quoted.startswith("<") and not quoted.endswith("//")
    }
    return set(names), {name for name, is_system in names.items() if is_system}


def user_regions(text: str) -> Iterator[tuple[int, int]]:
    """Iterate over the regions of the text outside system headers."""
    start, is_system = 0, False
    for marker in MARKER.finditer(text):
        now = "3" in marker[3].split()
        if now != is_system:
            if not is_system:
                yield start, marker.start()
            start, is_system = marker.start(), now
    if not is_system:
        yield start, len(text)


def tokens(text: str) -> list[HostToken]:
    """Return the user's tokens of a preprocessed unit."""
    result = []
    for start, end in user_regions(text):
        for match in _TOKEN.finditer(text, start, end):
            kind = match.lastgroup
            if kind != "skip":
                kind = "literal" if kind in ("raw", "literal") else cast(HostTokenKind, kind)
                result.append(HostToken(kind, match.group(), match.start(), match.end()))
    return result


def token_spans(text: str) -> list[tuple[int, int, str]]:
    """Return start, end and text of the tokens of a line."""
    return [(item.start(), item.end(), item[0]) for item in _TOKEN.finditer(text) if item.lastgroup != "skip"]


def lines_of(text: str, offsets: list[int]) -> Iterator[int]:
    """Iterate over the user's line numbers of ascending offsets in a preprocessed unit."""
    at, line, markers = 0, 1, MARKER.finditer(text)
    marker = next(markers, None)
    for offset in offsets:
        while marker is not None and marker.start() <= offset:
            at, line = marker.end(), int(marker[1]) - 1
            marker = next(markers, None)
        line += text.count("\n", at, offset)
        at = offset
        yield line


def line_of(text: str, offset: int) -> tuple[str, int]:
    """Return the user's file and line of an offset in a preprocessed unit."""
    last = None
    for marker in MARKER.finditer(text, 0, offset):
        last = marker
    if last is None:
        return "", text.count("\n", 0, offset) + 1
    return file_of(last[2]), int(last[1]) + text.count("\n", last.end(), offset) - 1
