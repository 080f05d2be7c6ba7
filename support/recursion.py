"""Python's recursion limit for deep trees, and no garbage collection while they grow."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager

_RECURSION_LIMIT = 30_000
"""Enough Python frames for the checker and the lowering at `tree.MAX_DEPTH`, with several frames a level."""


@contextmanager
def deep_recursion() -> Iterator[None]:
    """Raise Python's recursion limit to that of walks over the deepest tree that the parser accepts."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(max(before, _RECURSION_LIMIT))
    try:
        yield
    finally:
        sys.setrecursionlimit(before)


@contextmanager
def no_collection() -> Iterator[None]:
    """Disable the garbage collector while trees grow: nothing becomes garbage, and collections would take
    quadratic time.
    """
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()
