"""Lazy modules: they are loaded when one of their names is first used.

A package names its lazy modules in its `__init__` by a call of `install`. Each of them then stands in
`sys.modules` as an empty module, which becomes the real one at the first access to an attribute. Imports are
written as ever: `from . import templates`, then `templates.declare(…)`. Only the import of a name
(`from .templates import declare`) loads the module at once.

There are two uses. Imports are half of a small compilation, and many modules serve a construct that few
programs contain: these are not loaded. Files that implement mutually recursive rules import each other's
modules: none of them needs another one while it is loaded itself.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from importlib import import_module
from threading import RLock
from types import ModuleType
from typing import TypeVar

T = TypeVar("T")
LAZY: set[str] = set()
"""The names of all modules that were installed as lazy ones."""
_LOCK = RLock()


class _Lazy(ModuleType):
    """A module that has not been loaded."""

    def __getattr__(self, name: str) -> object:
        with _LOCK:
            if self.__spec__ is None:
                _execute(self)
        return ModuleType.__getattribute__(self, name)


def install(package: str, names: Iterable[str]) -> None:
    """Make these modules of a package lazy; to be called before any of them is imported."""
    for name in names:
        sys.modules[f"{package}.{name}"] = _Lazy(f"{package}.{name}")
        LAZY.add(f"{package}.{name}")


def load(name: str) -> ModuleType:
    """Import a module and load it, if it is a lazy one."""
    module = import_module(name)
    module.__file__  # noqa: B018 - the access loads a lazy module
    return module


class Handlers(dict[type, T]):
    """The handlers of nodes, by the node's class.

    `files` names, for classes whose handlers are in lazy modules, the module of `package` that registers the
    handler; it is loaded when the first such node is met.
    """

    def __init__(self, package: str, files: Mapping[type, str]) -> None:
        super().__init__()
        self.package, self.files = package, files

    def __missing__(self, node: type) -> T:
        if node not in self.files:
            raise KeyError(node)
        load(f"{self.package}.{self.files[node]}")
        return self[node]

    def find(self, node: type) -> T | None:
        """Return the handler of a class of nodes, None where there is none."""
        return self.get(node) if node in self or node not in self.files else self[node]


def _execute(module: ModuleType) -> None:
    """Load a lazy module: find its spec and execute it in place."""
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
