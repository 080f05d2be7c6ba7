"""The preprocessor on text that is not C: PTX files may hold its directives (PTX ISA 4.1).

The result is text again, line by line: a directive leaves an empty line, the tokens of an included file go to
the line of its `#include`, and tokens that are not from a macro keep their columns. So a message about the
result names a line of the file. Line markers (`# 12 "k.c"`, `#line`, `#file`) are kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ...support.diagnostics import Diagnostics
from ...support.recursion import deep_recursion
from . import scan
from .options import FrontendOptions
from .preprocess import Preprocessor
from .scan import TEXT, RawToken


def preprocess_lines(text: str, filename: str, options: FrontendOptions, diags: Diagnostics) -> str:
    """Return `text` with its directives executed and its macros expanded. Problems go to `diags`."""
    preprocessor = _LinePreprocessor(options, diags)
    with deep_recursion():
        tokens = preprocessor.run(text, filename)
    return _lay_out(tokens, preprocessor.markers, filename, scan.normalize(text).count("\n") + 1)


class _LinePreprocessor(Preprocessor):
    """A preprocessor that keeps line markers instead of applying them."""

    def __init__(self, options: FrontendOptions, diags: Diagnostics) -> None:
        super().__init__(options, diags)
        self.markers: dict[int, str] = {}

    def include(self, args: list[RawToken], directive: RawToken) -> Iterator[RawToken]:
        """Yield the tokens of an included file, located at its `#include`."""
        for token in super().include(args, directive):
            copy = token.copy()
            copy.file, copy.lineno, copy.column, copy.space = (
                directive.file,
                directive.lineno,
                directive.column,
                token.space or token.fresh,
            )
            yield copy

    def handle_directive(
        self, directive: RawToken, args: list[RawToken], pound: RawToken
    ) -> Iterator[RawToken]:
        """Handle a `.file` or `#line` directive."""
        if directive.value == "file":
            self._handle_line(args, directive)
        elif directive.value != "pragma":  # PTX ignores pragmas
            yield from super().handle_directive(directive, args, pound)

    def _handle_line(self, toks: list[RawToken], directive: RawToken) -> None:
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


def _lay_out(tokens: Iterable[RawToken], markers: dict[int, str], filename: str, count: int) -> str:
    lines: list[list[RawToken]] = [[] for _ in range(count)]
    for token in tokens:
        if token.file == filename and isinstance(token.value, str):
            lines[token.lineno - 1].append(token)
    return "\n".join(markers.get(number) or _spell_line(line) for number, line in enumerate(lines, 1))


def _spell_line(tokens: Sequence[RawToken]) -> str:
    """Return the text of a line. A token that is not from a macro keeps its column where possible; otherwise
    it follows the previous one, with a space if it had one.
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
