"""Handles: the numbers by which a program names objects of the runtime."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from .errors import ApiError

T = TypeVar("T")
_STEP = 0x10


class HandleTable:
    """Objects by their handles. A handle is never used again for another object."""

    def __init__(self) -> None:
        self._objects: dict[int, object] = {}
        self._last = 0x1000

    def __iter__(self) -> Iterator[tuple[int, object]]:
        """Iterate over the handles with their objects."""
        return iter(self._objects.items())

    def reserve(self) -> int:
        """Return a number that no object has or gets as its handle."""
        self._last += _STEP
        return self._last

    def add(self, value: object) -> int:
        """Return a new handle of an object."""
        handle = self.reserve()
        self._objects[handle] = value
        return handle

    def set(self, handle: int, value: object) -> None:
        """Make an address of the program's own memory the handle of an object."""
        self._objects[handle] = value

    def find_or_add(self, values: Iterable[object]) -> list[int]:
        """Return the handle of each object; an object without one gets one."""
        known = {id(value): handle for handle, value in self._objects.items()}
        return [known.get(id(value)) or self.add(value) for value in values]

    def get(self, handle: int | None) -> object | None:
        """Return the object of a handle, or None."""
        return self._objects.get(handle or 0)

    def resolve(self, kind: type[T], handle: int | None) -> T:
        """Return the object of a handle. Raise ApiError if there is none of that class."""
        result = self.get(handle)
        if not isinstance(result, kind):
            raise ApiError("cudaErrorInvalidResourceHandle")
        return result

    def remove(self, handle: int | None) -> None:
        """Make a handle invalid. Raise KeyError if it is already."""
        del self._objects[handle or 0]

    def remove_objects(self, ids: Iterable[int]) -> None:
        """Make the handles of objects invalid, which are given by their `id`."""
        dead = set(ids)
        self._objects = {handle: value for handle, value in self._objects.items() if id(value) not in dead}

    def clear(self) -> None:
        """Make all handles invalid."""
        self._objects.clear()
