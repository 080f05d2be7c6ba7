"""The former name of `minicc.filetests`: `minicc.testing.X` is the module `minicc.filetests.X` itself."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import InspectLoader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, spec_from_loader
from types import CodeType, ModuleType

from . import filetests


def _find_current(name: str) -> ModuleSpec | None:
    """Find the spec of a module by its former name; None if there is no such module."""
    return find_spec(name.replace(__name__, filetests.__name__, 1))


class _FormerNames(MetaPathFinder, InspectLoader):
    """Import a module under its former name: the same object, so that its classes are the same."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        current = _find_current(fullname) if fullname.startswith(f"{__name__}.") else None
        if current is None:
            return None
        package = current.submodule_search_locations is not None
        return spec_from_loader(fullname, self, origin=current.origin, is_package=package)

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        module = import_module(spec.name.replace(__name__, filetests.__name__, 1))
        spec.loader_state = module.__spec__
        return module

    def exec_module(self, module: ModuleType) -> None:
        """Restore the module's own spec, which the import system has just replaced."""
        assert module.__spec__ is not None
        module.__spec__ = module.__spec__.loader_state

    def get_source(self, fullname: str) -> None:
        """Return None: the source is the current module's."""

    def get_code(self, fullname: str) -> CodeType | None:
        """Return the code of a module, for `python -m`."""
        current = _find_current(fullname)
        assert current is not None and isinstance(current.loader, InspectLoader)
        return current.loader.get_code(current.name)


sys.meta_path.insert(0, _FormerNames())
sys.modules[__name__] = filetests
