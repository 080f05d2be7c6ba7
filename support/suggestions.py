"""Spelling suggestions for unknown names."""

from __future__ import annotations

from collections.abc import Iterable


def closest(name: str, candidates: Iterable[str]) -> str | None:
    """Return the candidate that `name` was most likely meant to be, by edit distance ≤ a third of its length;
    None if none is near.

    Among equals the first wins, so candidates come innermost scope first.

        >>> closest("thredIdx", ["blockIdx", "threadIdx"])
        'threadIdx'
    """
    limit = max(1, (len(name) + 2) // 3) if len(name) > 1 else 0
    best, best_distance = None, limit + 1
    for candidate in candidates:
        if abs(len(candidate) - len(name)) >= best_distance or candidate == name:
            continue
        distance = _distance(name, candidate, best_distance)
        if distance < best_distance:
            best, best_distance = candidate, distance
    if best is not None and best_distance > 2 and best[0] != name[0]:
        return None
    return best


def _distance(a: str, b: str, limit: int) -> int:
    """Return the Levenshtein distance, or `limit` when it is at least that."""
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        previous, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            previous, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, previous + (x != y))
        if min(row) >= limit:
            return limit
    return row[-1]
