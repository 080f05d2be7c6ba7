"""The checkers by name."""

from __future__ import annotations

from collections.abc import Iterable

from ...support.diagnostics import UsageError
from .checker import Checker
from .init import Init
from .mem import Mem
from .race import Race
from .sync import Sync

CHECKERS: dict[str, type[Checker]] = {"mem": Mem, "init": Init, "race": Race, "sync": Sync}
"""What `--check=` and `minicc.checking` know: a class each, made with the `Reports` to fill."""


def named(words: Iterable[str]) -> list[str]:
    """The checkers that words name, each once, in the order of the table; 'all' names all. UsageError for
    others, and for none.

    >>> named(["sync", "all"])[-1]
    'sync'
    """
    wanted = [word for word in words if word]
    unknown = [word for word in wanted if word != "all" and word not in CHECKERS]
    if unknown or not wanted:
        raise UsageError(
            f"unknown checker '{unknown[0] if unknown else ''}' (there are: {', '.join(CHECKERS)}, all)"
        )
    return [name for name in CHECKERS if name in wanted or "all" in wanted]
