"""Watching every launch of a stretch of Python code: what `minicc.profiling()` and its like are made of."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..runtime.engine.observers import Observer

Watcher = Callable[[Any], "Observer"]
"""Gives the observer for the kernels of an ObjectCode."""

_WATCHERS: ContextVar[tuple[Watcher, ...]] = ContextVar("minicc_watchers", default=())


@contextmanager
def watching(watcher: Watcher) -> Iterator[None]:
    """Launches of this thread are watched, until the end of the block."""
    token = _WATCHERS.set((*_WATCHERS.get(), watcher))
    try:
        yield
    finally:
        _WATCHERS.reset(token)


def watchers(obj: Any) -> tuple[Observer, ...]:
    """Who watches a launch of one of the kernels of an ObjectCode."""
    return tuple(watcher(obj) for watcher in _WATCHERS.get())
