"""Lines that begin with `#` (PTX ISA 4.1): line markers of a preprocessor, and its directives.

`# 12 "k.c"`, `#line 12 "k.c"` and `#file "k.c"` name the source location of the lines that follow. It is the
location of instructions without a `.loc`. An empty directive and `#pragma` and `#ident`, which preprocessors
pass on, are ignored. Every other directive requires the preprocessor, which the command and the API run; the
parser rejects it by name.

Invariant: the length of the text and the numbers of its lines do not change.
"""

from __future__ import annotations

import re
from bisect import bisect_right

from ...support.diagnostics import Diagnostics, Location

Marker = tuple[int, str, int]
"""(line of the text after the marker, file, line in that file)."""

_PIECE = re.compile(r"/\*.*?(?:\*/|\Z)|//[^\n]*|\"[^\"\n]*\"|^[ \t]*#[^\n]*", re.DOTALL | re.MULTILINE)
_LINE_START = re.compile(r"^[ \t]*#", re.MULTILINE)
_MARKER = re.compile(
    r"[ \t]*#[ \t]*(?:line[ \t]+)?(\d{1,9})(?:[ \t]+\"([^\"]*)\"[ \t\d]*)?[ \t]*(?://.*|/\*.*)?", re.ASCII
)
_FILE = re.compile(r"[ \t]*#[ \t]*file[ \t]+(?:(\d{1,9})[ \t]+)?\"([^\"]*)\".*", re.ASCII)
_DIRECTIVE = re.compile(r"[ \t]*#[ \t]*(\w*)", re.ASCII)
_OPERANDS = {True: "a name in quotes", False: "a line number, and perhaps a name in quotes"}
_IGNORED = frozenset({"", "pragma", "ident", "sccs"})


def has_directives(text: str) -> bool:
    """Return whether some line of `text` begins with `#`."""
    return "#" in text and _LINE_START.search(text) is not None


def extract_markers(text: str, filename: str, diags: Diagnostics) -> tuple[str, list[Marker]]:
    """Blank the directives of `text`; return the text and its markers.

    Reports directives that require a preprocessor.
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
        directive = _DIRECTIVE.match(match.group())
        assert directive is not None
        if marker is not None:
            name = marker[2] if marker[2] is not None else name
            markers.append((line + 1, name, int(marker[1])))
        elif file is not None:
            name = file[2]
            markers.append((line + 1, name, _line_in_file(markers, line + 1)))
        elif directive[1] in ("line", "file") or directive[1].isdigit():
            diags.error(
                f"'#{directive[1]}' needs {_OPERANDS[directive[1] == 'file']}",
                Location(filename, line, directive.start(1) + 1),
                length=len(directive[1]),
            )
        elif directive[1] not in _IGNORED:
            diags.error(
                f"'#{directive[1]}' is a directive of the C preprocessor, which this text has not been"
                " through",
                Location(filename, line, directive.start(1) + 1),
                length=len(directive[1]),
            )
    return "".join([*pieces, text[end:]]), markers


def _line_in_file(markers: list[Marker], line: int) -> int:
    """Return the number that the markers so far give to a line of the text."""
    return line - markers[-1][0] + markers[-1][2] if markers else line


def origin(markers: list[Marker], location: Location) -> Location | None:
    """Return the source location that the markers give to `location`; None before the first marker."""
    index = bisect_right(markers, location.line, key=lambda marker: marker[0]) - 1
    if index < 0:
        return None
    start, name, number = markers[index]
    return Location(name, number + location.line - start, location.column)
