"""C++ names of a module's symbols in their various spellings: `k<float, 4>` is `k<float,4u>`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from ..support.demangle import read

_SPELLINGS: tuple[tuple[str, str | Callable[[re.Match[str]], str]], ...] = (
    (r"'(.)'", lambda found: str(ord(found[1]))),
    (r"\bconst\s+((?:\w|::)+(?:\s+(?:int|long|char|short|double))*)", r"\1 const"),
    (r"\bunsigned\b(?!\s+(?:int|long|short|char|__int128))", "unsigned int"),
    (r"\([\w:\s]+\)(?=-?\d)", ""),
    (r"\b(\d+)[uUlL]{1,3}\b", r"\1"),
    (r"\s+", ""),
)
"""Patterns of equivalent spellings and their normal form: `const T`, `unsigned`, `'c'`, `(E)1`, `4u`, blanks.
"""


def normalize_spelling(text: str) -> str:
    """Return the normal form of a name, equal for names that differ in spelling only."""
    for pattern, replacement in _SPELLINGS:
        text = re.sub(pattern, replacement, text)
    return text


def spellings(symbol: str, instance: str = "") -> set[str]:
    """Return the names that find `symbol`: qualified, with template arguments, and with parameter types."""
    result = read(symbol)
    names = (
        {symbol, instance}
        if result is None
        else {
            symbol,
            instance,
            result.name,
            result.text,
            result.text.removeprefix(_result(result.text, result.name)),
        }
    )
    return {normalize_spelling(name) for name in names if name}


def _result(text: str, name: str) -> str:
    """Return the text before the name."""
    return text[: max(text.find(name), 0)]


def symbol_of(name: str, symbols: Iterable[str]) -> str | None:
    """Return the only one of `symbols` with that name; None if there is none or several."""
    wanted = normalize_spelling(name)
    result = [symbol for symbol in symbols if symbol == name or wanted in spellings(symbol)]
    return name if name in result else result[0] if len(result) == 1 else None
