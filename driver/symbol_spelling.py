"""What C++ calls the symbols of a module, and how people spell it: `k<float, 4>` is `k<float,4u>`."""

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
"""Ways to write one thing, and the one that is compared: `const T`, `unsigned`, `'c'`, `(E)1`, `4u`,
blanks.
"""


def same_spelling(text: str) -> str:
    """Equal for names that differ in how they are written only."""
    for pattern, replacement in _SPELLINGS:
        text = re.sub(pattern, replacement, text)
    return text


def spellings(symbol: str, instance: str = "") -> set[str]:
    """The names that find `symbol`: qualified, with a template's arguments, and with a function's
    parameters.
    """
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
    return {same_spelling(name) for name in names if name}


def _result(text: str, name: str) -> str:
    """What stands before the name."""
    return text[: max(text.find(name), 0)]


def symbol_of(name: str, symbols: Iterable[str]) -> str | None:
    """The only one of `symbols` that is called `name`."""
    wanted = same_spelling(name)
    result = [symbol for symbol in symbols if symbol == name or wanted in spellings(symbol)]
    return name if name in result else result[0] if len(result) == 1 else None
