"""Room for recursion over deep trees, and quiet from the garbage collector while they grow."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager

_RECURSION_LIMIT = 30_000
"""Enough Python frames for the checker and the lowering at `tree.MAX_DEPTH`, with several frames a level."""


@contextmanager
def deep_recursion() -> Iterator[None]:
    """Lets recursive walks over the deepest tree that the parser accepts run."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(max(before, _RECURSION_LIMIT))
    try:
        yield
    finally:
        sys.setrecursionlimit(before)


@contextmanager
def no_collection() -> Iterator[None]:
    """Keeps the garbage collector out while trees grow: nothing becomes garbage, and its passes over all of
    it are not linear.
    """
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()
