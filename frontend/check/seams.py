"""Where the checker's files call upwards.

The rules of C++ are mutually recursive: a conversion may call a constructor, whose overload resolution converts its arguments. Files of
this room import only files below them; what they need of one above stands here as a `Seam`, which that file provides.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class Seam(Generic[P, R]):
    """A function that one file provides, with `@seam.provide`, and files below it call."""

    __slots__ = ("_implementation", "name")

    def __init__(self, name: str) -> None:
        self.name = name
        self._implementation: Callable[P, R] | None = None

    def provide(self, implementation: Callable[P, R]) -> Callable[P, R]:
        assert self._implementation is None, f"two files provide '{self.name}'"
        self._implementation = implementation
        return implementation

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        assert self._implementation is not None, f"no file provides '{self.name}'"
        return self._implementation(*args, **kwargs)
