"""Lines that begin with `#` (PTX ISA 4.1): what a preprocessor leaves, and what it should have taken.

`# 12 "k.c"`, `#line 12 "k.c"` and `#file "k.c"` say where the lines after them come from; instructions that
no `.loc` places are then from there. An empty directive and `#pragma` and `#ident`, which preprocessors pass
on, mean nothing. Every other directive needs a preprocessor first, which the command and the API run; the
parser refuses it by name.

Invariant: the text keeps its length, and its lines their places.
"""

from __future__ import annotations

import re
from bisect import bisect_right

from ...support.diagnostics import Diagnostics, Location

Marker = tuple[int, str, int]
"""(line of the text behind the marker, file, line in that file)."""

_PIECE = re.compile(r"/\*.*?(?:\*/|\Z)|//[^\n]*|\"[^\"\n]*\"|^[ \t]*#[^\n]*", re.DOTALL | re.MULTILINE)
_LINE_START = re.compile(r"^[ \t]*#", re.MULTILINE)
_MARKER = re.compile(
    r"[ \t]*#[ \t]*(?:line[ \t]+)?(\d{1,9})(?:[ \t]+\"([^\"]*)\"[ \t\d]*)?[ \t]*(?://.*|/\*.*)?", re.ASCII
)
_FILE = re.compile(r"[ \t]*#[ \t]*file[ \t]+(?:(\d{1,9})[ \t]+)?\"([^\"]*)\".*", re.ASCII)
_WORD = re.compile(r"[ \t]*#[ \t]*(\w*)", re.ASCII)
_IGNORED = frozenset({"", "pragma", "ident", "sccs"})


def has_directives(text: str) -> bool:
    """Whether some line of `text` begins with `#`."""
    return "#" in text and _LINE_START.search(text) is not None


def take_directives(text: str, filename: str, diags: Diagnostics) -> tuple[str, list[Marker]]:
    """`text` with blanks for its directives, and the markers among them; errors on those that should not be
    there.
    """
    pieces: list[str] = []
    markers: list[Marker] = []
    end, line, name = 0, 1, filename
    for match in _PIECE.finditer(text):
        if match.group().lstrip()[:1] != "#":
            continue
        line += text.count("\n", end, match.start())
        pieces += [text[end : match.start()], " " * len(match.group())]
        end = match.end()
        marker, file = _MARKER.fullmatch(match.group()), _FILE.fullmatch(match.group())
        word = _WORD.match(match.group())
        assert word is not None
        if marker is not None:
            name = marker[2] if marker[2] is not None else name
            markers.append((line + 1, name, int(marker[1])))
        elif file is not None:
            name = file[2]
            markers.append((line + 1, name, _following(markers, line + 1)))
        elif word[1] in ("line", "file") or word[1].isdigit():
            diags.error(
                f"'#{word[1]}' needs"
                f" {'a name in quotes' if word[1] == 'file' else 'a line number, and perhaps a name in quotes'}",
                Location(filename, line, word.start(1) + 1),
                length=len(word[1]),
            )
        elif word[1] not in _IGNORED:
            diags.error(
                f"'#{word[1]}' is a directive of the C preprocessor, which this text has not been through",
                Location(filename, line, word.start(1) + 1),
                length=len(word[1]),
            )
    return "".join([*pieces, text[end:]]), markers


def _following(markers: list[Marker], line: int) -> int:
    """The number that the markers so far give to a line of the text."""
    return line - markers[-1][0] + markers[-1][2] if markers else line


def origin(markers: list[Marker], place: Location) -> Location | None:
    """Where the markers say that something at `place` comes from; None before the first one."""
    index = bisect_right(markers, place.line, key=lambda marker: marker[0]) - 1
    if index < 0:
        return None
    start, name, number = markers[index]
    return Location(name, number + place.line - start, place.column)
