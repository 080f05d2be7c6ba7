"""Shrinking of failing inputs, greedily: of the smaller inputs that a judge offers, the first that fails in
the same way is taken, and so on.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable, Iterator
from itertools import chain, islice
from typing import TypeVar

T = TypeVar("T")


def shrink_input(
    start: T,
    smaller: Callable[[T], Iterable[T]],
    fails: Callable[[T], bool],
    attempts: int = 120,
    seconds: float = 20.0,
) -> T:
    """Return the smallest failing input found within so many attempts and seconds. `start` must fail."""
    deadline = time.monotonic() + seconds
    result, at = start, 0
    while True:
        # What could not be left out of a larger input seldom can be of a smaller one: continue after it, and
        # try it again last.
        for i, candidate in chain(
            islice(enumerate(smaller(result)), at, None), islice(enumerate(smaller(result)), at)
        ):
            attempts -= 1
            if attempts < 0 or time.monotonic() > deadline:
                return result
            if fails(candidate):
                result, at = candidate, i
                break
        else:
            return result


def fewer_lines(text: str) -> Iterator[str]:
    """Yield a text without some lines in a row: half of them, a quarter, and so on down to one."""
    yield from _without(text.splitlines(keepends=True))


def fewer_words(text: str) -> Iterator[str]:
    """Yield a text without some words or signs in a row."""
    yield from _without(re.findall(r"\s+|\w+|[^\w\s]", text))


def _without(parts: list[str]) -> Iterator[str]:
    size = len(parts) // 2
    while size:
        for start in range(0, len(parts), size):
            rest = parts[:start] + parts[start + size :]
            if rest:
                yield "".join(rest)
        size //= 2
