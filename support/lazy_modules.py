"""Modules that are loaded when one of their names is first used.

Imports are half of a small compilation, and many modules serve a construct that few programs contain. A
package lists those in a table; each then stands in `sys.modules` as an empty module that becomes the real one
when an attribute is asked for. Nothing else changes: `from . import templates` and `templates.declare(…)` are
written, checked and found as ever. What it takes is that a module that is not late itself imports a late one
as a module, not names from it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from importlib import import_module
from threading import RLock
from types import ModuleType
from typing import TypeVar

T = TypeVar("T")
_LOCK = RLock()


class _Late(ModuleType):
    """A module that has not been loaded."""

    def __getattr__(self, name: str) -> object:
        with _LOCK:
            if self.__spec__ is None:
                _execute(self)
        return ModuleType.__getattribute__(self, name)


def install(package: str, names: Iterable[str]) -> None:
    """Let these modules of a package wait; called before any of them is imported."""
    for name in names:
        sys.modules[f"{package}.{name}"] = _Late(f"{package}.{name}")


def load(name: str) -> ModuleType:
    """The module of this name, loaded."""
    module = import_module(name)
    module.__file__  # noqa: B018 - asked for, it loads a late one
    return module


class Handlers(dict[type, T]):
    """What to do with nodes, by their class. A class in `late` is met rarely: the module of this name in the
    package registers its handler.
    """

    def __init__(self, package: str, late: Mapping[type, str]) -> None:
        super().__init__()
        self.package, self.late = package, late

    def __missing__(self, node: type) -> T:
        if node not in self.late:
            raise KeyError(node)
        load(f"{self.package}.{self.late[node]}")
        return self[node]

    def find(self, node: type) -> T | None:
        """The handler, None where there is none."""
        return self.get(node) if node in self or node not in self.late else self[node]


def _execute(module: ModuleType) -> None:
    name = module.__name__
    package, _, last = name.rpartition(".")
    parent = import_module(package)
    spec = next(filter(None, (finder.find_spec(name, parent.__path__) for finder in sys.meta_path)))
    assert spec.loader is not None
    module.__spec__, module.__loader__, module.__package__, module.__file__ = (
        spec,
        spec.loader,
        spec.parent,
        spec.origin,
    )
    spec.loader.exec_module(module)
    module.__class__ = ModuleType
    setattr(parent, last, module)
