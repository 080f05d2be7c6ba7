"""Source locations of rewritten text: the host compiler reports lines and columns of the text that it
compiles, users need those of their files.

Two steps change the text: the preprocessor expands macros and removes comments, and `unit` edits it. The
first is inverted by aligning the tokens of a line, the second by the list of edits.
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
    """A map from rewritten text back to its source. `starts` are the offsets at which pieces of the text
    begin, in order; `origins` their offsets in `preprocessed`; a piece that is not a copy maps to one offset.
    """

    def __init__(
        self, preprocessed: str, rewritten: str, starts: list[int], origins: list[int], copies: list[bool]
    ) -> None:
        self.preprocessed, self.rewritten = preprocessed, rewritten
        self.starts, self.origins, self.copies = starts, origins, copies

    @classmethod
    def identity(cls, text: str) -> SourceMap:
        """Return the map of preprocessed text without edits."""
        return cls(text, text, [0], [0], [True])

    def map_location(self, file: str, line: int, column: int) -> tuple[str, int, int]:
        """Return file, line and column (from 1) in the user's text for those in the host compiler's; unknown
        ones are returned unchanged.
        """
        start = next(
            (begin for begin, end in self._lines.get((file, line), ()) if begin + column - 1 <= end), None
        )
        if start is None:
            return file, line, column
        return user_location(self.preprocessed, self._origin(start + column - 1))

    def _origin(self, offset: int) -> int:
        index = bisect_right(self.starts, offset) - 1
        return self.origins[index] + (offset - self.starts[index] if self.copies[index] else 0)

    @cached_property
    def _lines(self) -> dict[tuple[str, int], list[tuple[int, int]]]:
        """Start and end of each line of the rewritten text, by the file and line in its markers."""
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
    """Return a line of a source file, empty if there is none."""
    lines = _source(file)
    return lines[line - 1].rstrip("\r") if 0 < line <= len(lines) else ""


def user_location(preprocessed: str, offset: int) -> tuple[str, int, int]:
    """Return file, line and column (from 1) in the user's text for an offset in a preprocessed unit."""
    begin = preprocessed.rfind("\n", 0, offset) + 1
    end = preprocessed.find("\n", offset)
    file, line = line_of(preprocessed, offset)
    result = preprocessed[begin : end if end >= 0 else len(preprocessed)]
    return file, line, _source_column(result, offset - begin, source_line(file, line)) + 1


def _source_column(expanded: str, column: int, source: str) -> int:
    """Return the column (from 0) of a source line for a column of the preprocessed line; for expanded text
    that of the macro.
    """
    blank = _ELEMENTS.sub(lambda match: " " * len(match[0]) if match[0][0] == "/" else match[0], source)
    ours, theirs = token_spans(expanded), token_spans(blank)
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
    offset = 0
    for block in blocks:
        if block.a <= index < block.a + block.size:
            return theirs[block.b + index - block.a][0] + inside
        if block.a > index:
            break
        offset = block.b + block.size
    return theirs[offset][0] if offset < len(theirs) else theirs[-1][1]


def relocate_messages(message: str, source: SourceMap) -> str:
    """Return the host compiler's messages with locations, source lines and underlines of the user's text."""
    return "\n".join(_relocate(message.split("\n"), source))


def _relocate(lines: list[str], source: SourceMap) -> Iterator[str]:
    named, shown, location = ("", 0), 0, ("", 0, 0)
    for text in lines:
        if header := _HEADER.match(text):
            named = header["file"], int(header["line"])
            location = source.map_location(*named, int(header["column"]))
            shown = 0
            yield f"{location[0]}:{location[1]}:{location[2]}: {header['rest']}"
        elif (quoted := _SOURCE.match(text)) and named[1]:
            shown = int(quoted["line"])
            line = location[1] if shown == named[1] else shown
            yield f"{line:5} | {source_line(location[0], line).expandtabs(1) or quoted['text']}"
        elif (mark := _ANNOTATION.match(text)) and shown:
            moved = _annotation(
                mark["text"], source, (named[0], shown), location[1] if shown == named[1] else shown
            )
            yield f"      | {moved}" if moved else "      |"
        else:
            shown = 0
            yield text


def _annotation(text: str, source: SourceMap, named: tuple[str, int], line: int) -> str:
    """Return underlines and labels for a line of the user's text."""
    result: list[str] = []

    def put(label: str, first: int, last: int) -> None:
        start = location(first)
        stop = max(location(last), start) if last > first else start + len(label) - 1
        result.extend(" " * (stop + 1 - len(result)))
        if _UNDERLINE.fullmatch(label):
            result[start : stop + 1] = "~" * (stop + 1 - start)
            if label == "^":  # GCC does not underline after the end of a line
                length = next(
                    (
                        end - begin
                        for begin, end, _ in token_spans(source_line(named[0], line))
                        if begin == start
                    ),
                    1,
                )
                result[start + 1 :] = "~" * (length - 1)
            if "^" in label:
                result[min(max(location(first + label.index("^")), start), stop)] = "^"
        else:
            result[start : start + len(label)] = label

    def location(column: int) -> int:
        _, there, moved = source.map_location(*named, column + 1)
        return moved - 1 if there == line else column

    is_underline = _UNDERLINE.fullmatch(text) is not None
    for item in re.finditer(r"\S+", text) if is_underline or "|" in text else _LABEL.finditer(text):
        put(item[0], item.start(), item.end() - 1 if is_underline else item.start())
    return "".join(result)
