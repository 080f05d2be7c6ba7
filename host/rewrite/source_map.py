"""Places of rewritten text in the user's own files: the host compiler names lines and columns of what it was
given.

Two steps lie between: macros that the preprocessor has expanded and comments that it has left out, and the
edits of `unit`. The first are undone by aligning the tokens of a line, the second by the edits themselves.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from difflib import SequenceMatcher
from functools import cache, cached_property
from pathlib import Path

from .tokens import MARKER, file_of, line_of, token_spans

_ELEMENTS = re.compile(r"""//[^\n]*|/\*.*?(?:\*/|\Z)|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'""", re.DOTALL)
_HEADER = re.compile(
    r"^(?P<file>.+?):(?P<line>\d+):(?P<column>\d+): (?P<rest>(?:fatal error|error|warning|note): .*)$"
)
_SOURCE = re.compile(r"^ *(?P<line>\d+) \| ?(?P<text>.*)$")
_ANNOTATION = re.compile(r"^(?P<gutter> *\| )(?P<text>.*)$")
_UNDERLINE = re.compile(r"[ ~^]*")
_LABEL = re.compile(r"\S+(?: \S+)*")


class SourceMap:
    """The way back from rewritten text. `starts` are the offsets at which pieces of it begin, in order;
    `origins` where these come from in `preprocessed`; a piece that is no copy stands for the one place.
    """

    def __init__(
        self, preprocessed: str, rewritten: str, starts: list[int], origins: list[int], copies: list[bool]
    ) -> None:
        self.preprocessed, self.rewritten = preprocessed, rewritten
        self.starts, self.origins, self.copies = starts, origins, copies

    @classmethod
    def identity(cls, text: str) -> SourceMap:
        """The map of preprocessed text that nothing has rewritten."""
        return cls(text, text, [0], [0], [True])

    def place(self, file: str, line: int, column: int) -> tuple[str, int, int]:
        """File, line and column, from 1 on, of the user's text for those that the host compiler names; these
        themselves where there is no such line.
        """
        start = next(
            (begin for begin, end in self._lines.get((file, line), ()) if begin + column - 1 <= end), None
        )
        if start is None:
            return file, line, column
        return place_of(self.preprocessed, self._origin(start + column - 1))

    def _origin(self, offset: int) -> int:
        index = bisect_right(self.starts, offset) - 1
        return self.origins[index] + (offset - self.starts[index] if self.copies[index] else 0)

    @cached_property
    def _lines(self) -> dict[tuple[str, int], list[tuple[int, int]]]:
        """Where the lines of the rewritten text begin and end, by the file and line that markers give
        them.
        """
        result: dict[tuple[str, int], list[tuple[int, int]]] = {}
        file, line, start = "", 1, 0
        for text in self.rewritten.split("\n"):
            marker = MARKER.match(text) if text.startswith("#") else None
            if marker is not None:
                file, line = file_of(marker[2]), int(marker[1])
            else:
                result.setdefault((file, line), []).append((start, start + len(text)))
                line += 1
            start += len(text) + 1
        return result


@cache
def _source(file: str) -> list[str]:
    try:
        return Path(file).read_text(encoding="utf-8", errors="surrogateescape").split("\n")
    except OSError:
        return []


def source_line(file: str, line: int) -> str:
    """A line of the user's; empty where there is none."""
    lines = _source(file)
    return lines[line - 1].rstrip("\r") if 0 < line <= len(lines) else ""


def place_of(preprocessed: str, offset: int) -> tuple[str, int, int]:
    """File, line and column, from 1 on, of the user's text that a place in a preprocessed unit comes from."""
    begin = preprocessed.rfind("\n", 0, offset) + 1
    end = preprocessed.find("\n", offset)
    file, line = line_of(preprocessed, offset)
    made = preprocessed[begin : end if end >= 0 else len(preprocessed)]
    return file, line, _aligned(made, offset - begin, source_line(file, line)) + 1


def _aligned(made: str, column: int, source: str) -> int:
    """The column, from 0 on, of a line of the user's that a column of the preprocessor's line comes from:
    that of the macro for what one has made.
    """
    blank = _ELEMENTS.sub(lambda found: " " * len(found[0]) if found[0][0] == "/" else found[0], source)
    ours, theirs = token_spans(made), token_spans(blank)
    if not source.strip() or not ours or not theirs:
        return column
    index = max((i for i, (start, _, _) in enumerate(ours) if start <= column), default=0)
    start, end, _ = ours[index]
    if index + 1 < len(ours) and column >= end:
        index += 1
        start, end, _ = ours[index]
    inside = column - start
    blocks = SequenceMatcher(
        None, [text for *_, text in ours], [text for *_, text in theirs], autojunk=False
    ).get_matching_blocks()
    behind = 0
    for block in blocks:
        if block.a <= index < block.a + block.size:
            return theirs[block.b + index - block.a][0] + inside
        if block.a > index:
            break
        behind = block.b + block.size
    return theirs[behind][0] if behind < len(theirs) else theirs[-1][1]


def relocated(message: str, source: SourceMap) -> str:
    """What the host compiler says, of the user's text: places, the lines that it shows, and what it
    underlines in them.
    """
    return "\n".join(_relocated(message.split("\n"), source))


def _relocated(lines: list[str], source: SourceMap) -> Iterator[str]:
    named, shown, place = ("", 0), 0, ("", 0, 0)
    for text in lines:
        if header := _HEADER.match(text):
            named = header["file"], int(header["line"])
            place = source.place(*named, int(header["column"]))
            shown = 0
            yield f"{place[0]}:{place[1]}:{place[2]}: {header['rest']}"
        elif (quoted := _SOURCE.match(text)) and named[1]:
            shown = int(quoted["line"])
            line = place[1] if shown == named[1] else shown
            yield f"{line:5} | {source_line(place[0], line).expandtabs(1) or quoted['text']}"
        elif (mark := _ANNOTATION.match(text)) and shown:
            moved = _annotation(
                mark["text"], source, (named[0], shown), place[1] if shown == named[1] else shown
            )
            yield f"      | {moved}" if moved else "      |"
        else:
            shown = 0
            yield text


def _annotation(text: str, source: SourceMap, named: tuple[str, int], line: int) -> str:
    """Underlines and labels below a line of the user's."""
    made: list[str] = []

    def put(piece: str, first: int, last: int) -> None:
        start = place(first)
        stop = max(place(last), start) if last > first else start + len(piece) - 1
        made.extend(" " * (stop + 1 - len(made)))
        if _UNDERLINE.fullmatch(piece):
            made[start : stop + 1] = "~" * (stop + 1 - start)
            if piece == "^":  # what lies behind the end of the user's line, GCC does not underline
                length = next(
                    (
                        end - begin
                        for begin, end, _ in token_spans(source_line(named[0], line))
                        if begin == start
                    ),
                    1,
                )
                made[start + 1 :] = "~" * (length - 1)
            if "^" in piece:
                made[min(max(place(first + piece.index("^")), start), stop)] = "^"
        else:
            made[start : start + len(piece)] = piece

    def place(column: int) -> int:
        _, there, moved = source.place(*named, column + 1)
        return moved - 1 if there == line else column

    is_underline = _UNDERLINE.fullmatch(text) is not None
    for item in re.finditer(r"\S+", text) if is_underline or "|" in text else _LABEL.finditer(text):
        put(item[0], item.start(), item.end() - 1 if is_underline else item.start())
    return "".join(made)
