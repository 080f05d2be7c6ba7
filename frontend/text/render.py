"""The output of `-E`: tokens at the locations where they were written."""

from __future__ import annotations

from collections.abc import Sequence

from .tokens import END, PRAGMA_END, PRAGMA_PACK, Token

_MERGING = frozenset("+-*/%&|^<>=!:#.")


def render(tokens: Sequence[Token]) -> str:
    """Return the text that `-E` prints: the tokens at their lines and columns, with markers (`# line "file"`)
    where the location jumps.
    """
    out: list[str] = []
    file, line = "", 0
    previous: Token | None = None
    for token in tokens:
        if token.kind == END:
            break
        at = token.location
        if token.fresh or previous is None or at.file != file or previous.kind in (PRAGMA_END, PRAGMA_PACK):
            out.append("\n" if out else "")
            if at.file != file or not line < at.line <= line + 8:
                escaped = at.file.replace("\\", "\\\\").replace('"', '\\"')
                out.append(f'# {at.line} "{escaped}"\n')
            else:
                out.append("\n" * (at.line - line - 1))
            file, line = at.file, at.line
            out.append(" " * (at.column - 1))
        elif token.space or _would_merge(previous.text, token.text):
            out.append(" ")
        out.append(token.text)
        line += token.text.count("\n")
        previous = token
    out.append("\n" if out else "")
    return "".join(out)


def _would_merge(left: str, right: str) -> bool:
    """Return whether two tokens would lex as one without a space between them."""
    if not left or not right:
        return False
    a, b = left[-1], right[0]
    is_word = (a.isalnum() or a in "_$") and (b.isalnum() or b in "_$\"'")
    if b == "." and (left[0].isdigit() or left[0] == "."):
        return True
    return is_word or (a == "." and b.isdigit()) or (a in _MERGING and b in _MERGING)
