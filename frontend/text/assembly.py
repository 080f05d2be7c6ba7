"""The preprocessor on text that is not C: PTX files may hold its directives (PTX ISA 4.1).

The result is text again, and every line of the file is at its place: a directive leaves an empty line, what
an included file holds stands on the line of its `#include`, and tokens that no macro made keep their columns.
So a message on the result names a line of the file. Line markers (`# 12 "k.c"`, `#line`, `#file`) stay for
the reader of the text.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ...support.diagnostics import Diagnostics
from . import scan
from .options import FrontendOptions
from .preprocess import Preprocessor
from .recursion import deep_recursion
from .scan import TEXT, RawToken


def preprocess_lines(text: str, filename: str, options: FrontendOptions, diags: Diagnostics) -> str:
    """`text` with its directives carried out and its macros expanded. Problems go to `diags`."""
    machine = _Machine(options, diags)
    with deep_recursion():
        tokens = machine.run(text, filename)
    return _laid_out(tokens, machine.markers, filename, scan.normalize(text).count("\n") + 1)


class _Machine(Preprocessor):
    """The directive machine, keeping line markers instead of following them."""

    def __init__(self, options: FrontendOptions, diags: Diagnostics) -> None:
        super().__init__(options, diags)
        self.markers: dict[int, str] = {}

    def include(self, args: list[RawToken], directive: RawToken) -> Iterator[RawToken]:
        """The tokens of an included file stand where its `#include` does."""
        for token in super().include(args, directive):
            moved = token.copy()
            moved.file, moved.lineno, moved.column, moved.space = (
                directive.file,
                directive.lineno,
                directive.column,
                token.space or token.fresh,
            )
            yield moved

    def carry_out(self, directive: RawToken, args: list[RawToken], pound: RawToken) -> Iterator[RawToken]:
        if directive.value == "file":
            self._line(args, directive)
        elif directive.value != "pragma":  # of no meaning to PTX
            yield from super().carry_out(directive, args, pound)

    def _line(self, toks: list[RawToken], directive: RawToken) -> None:
        toks = self.expander.expand(toks)
        if not toks or not (
            toks[0].value.isdecimal() or (directive.value == "file" and toks[0].type == TEXT)
        ):
            self.diags.error(
                f"#{directive.value} directive requires a"
                f" {'name in quotes' if directive.value == 'file' else 'line number'}",
                directive.location,
                length=directive.length,
            )
        elif len(self.files) == 1:
            name = "file" if directive.value == "file" else "line"
            self.markers[directive.lineno] = " ".join([f"#{name}", *(token.value for token in toks)])


def _laid_out(tokens: Iterable[RawToken], markers: dict[int, str], filename: str, count: int) -> str:
    lines: list[list[RawToken]] = [[] for _ in range(count)]
    for token in tokens:
        if token.file == filename and isinstance(token.value, str):
            lines[token.lineno - 1].append(token)
    return "\n".join(markers.get(number) or _spelled(line) for number, line in enumerate(lines, 1))


def _spelled(tokens: Sequence[RawToken]) -> str:
    """A line: a token that no macro made at its column where there is room, else behind the one before it,
    apart if it was.
    """
    result: list[str] = []
    length = 0
    for token in tokens:
        gap = int(token.space and length > 0)
        if not result or (token.space and not token.expansion):
            gap = max(gap, token.column - 1 - length)
        result.append(" " * gap + token.value)
        length += len(result[-1])
    return "".join(result)
