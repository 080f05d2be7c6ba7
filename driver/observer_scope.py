"""Observation of all launches of a block of Python code, for `minicc.profiling()` and the like."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..runtime.engine.observers import Observer

Watcher = Callable[[Any], "Observer"]
"""Returns the observer for the kernels of an ObjectCode."""

_WATCHERS: ContextVar[tuple[Watcher, ...]] = ContextVar("minicc_watchers", default=())


@contextmanager
def observe_launches(watcher: Watcher) -> Iterator[None]:
    """Observe the launches of this thread until the end of the block."""
    token = _WATCHERS.set((*_WATCHERS.get(), watcher))
    try:
        yield
    finally:
        _WATCHERS.reset(token)


def observers_for(obj: Any) -> tuple[Observer, ...]:
    """Return the observers of the launches of an ObjectCode's kernels."""
    return tuple(watcher(obj) for watcher in _WATCHERS.get())
