"""The shared and local variables of a module: their addresses, sizes and names."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ...ptx.model import Variable
from ...support.demangle import demangle
from ...support.diagnostics import Space
from ..engine.executable import shared_key
from ..engine.observers import GridLaunch
from ..memory import layout
from ..memory.arena import CTA_WINDOW


@dataclass(frozen=True, slots=True)
class MemoryObject:
    """A variable of `size` bytes at `start` in its space; a local one's start is an offset in its function's
    frame.
    """

    space: Space
    name: str
    start: int
    size: int

    @property
    def end(self) -> int:
        """The address after the object."""
        return self.start + self.size

    def __str__(self) -> str:
        return f"{self.space} variable '{self.name}' of {self.size} bytes"


class Objects:
    """The shared and local variables of a grid's kernel and of the functions that it calls."""

    def __init__(self, grid_launch: GridLaunch) -> None:
        self._executable = grid_launch.executable
        kernel = grid_launch.executable.layout(grid_launch.kernel)
        variables: dict[str, Variable] = dict(grid_launch.executable.variables)
        for fn in kernel.functions:
            variables.update(
                (shared_key(fn, name, scope), v)
                for (name, scope), v in layout.local_variables(fn).items()
                if v.space == "shared"
            )
        self.shared: dict[str, MemoryObject] = {}
        for key, start in kernel.shared.items():
            variable = variables[key]
            size = (
                grid_launch.shared_bytes - start if layout.is_dynamic(variable) else layout.size_of(variable)
            )
            self.shared[key] = MemoryObject("shared", source_name(variable.name), start, size)
        self._frames: dict[str, dict[tuple[str, int], MemoryObject]] = {}

    def frame(self, function: str) -> dict[tuple[str, int], MemoryObject]:
        """Return the local variables of a function, by name and scope."""
        result = self._frames.get(function)
        if result is None:
            fn = self._executable.functions[function]
            offsets, _ = layout.local_frame(fn)
            variables = layout.local_variables(fn)
            result = self._frames[function] = {
                key: MemoryObject("local", source_name(key[0]), start, layout.size_of(variables[key]))
                for key, start in offsets.items()
            }
        return result

    def find(self, function: str, space: Space, offset: int) -> MemoryObject | None:
        """Return the variable at an address of shared memory, or at an offset of a function's frame; None if
        there is none.
        """
        objects = self.shared if space == "shared" else self.frame(function) if space == "local" else {}
        offset %= CTA_WINDOW if space == "shared" else 1 << 64
        return next((o for o in objects.values() if o.start <= offset < o.end), None)


def source_name(name: str) -> str:
    """Return a variable's name as in C++: `tile` for `_ZZ1kvE4tile` and for `__local_depot0_tile`."""
    name = _LOCAL.sub("", name).removesuffix("_$_addr")
    return demangle(name).rpartition("::")[2] if name.startswith("_Z") else name


_LOCAL = re.compile(r"^__local_depot\d+_(?=.)")
