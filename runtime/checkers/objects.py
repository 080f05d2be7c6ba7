"""The variables of a module as memory has them: who lies where, how large it is, and what it is called."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ...ptx.model import Variable
from ...support.demangle import demangle
from ..engine.executable import shared_key
from ..engine.observers import Launching
from ..memory import layout


@dataclass(frozen=True, slots=True)
class Object:
    """A variable of `size` bytes at `start` in its space: of a function's frame for local ones."""

    space: str
    name: str
    start: int
    size: int

    @property
    def end(self) -> int:
        return self.start + self.size

    def __str__(self) -> str:
        return f"{self.space} variable '{self.name}' of {self.size} bytes"


class Objects:
    """The shared and local variables of a grid's kernel and of what that calls."""

    def __init__(self, launching: Launching) -> None:
        self._executable = launching.executable
        kernel = launching.executable.layout(launching.kernel)
        variables: dict[str, Variable] = dict(launching.executable.variables)
        for fn in kernel.functions:
            variables.update(
                (shared_key(fn, name, scope), v)
                for (name, scope), v in layout.local_variables(fn).items()
                if v.space == "shared"
            )
        self.shared: dict[str, Object] = {}
        for key, start in kernel.shared.items():
            variable = variables[key]
            size = launching.shared_bytes - start if layout.is_dynamic(variable) else layout.size_of(variable)
            self.shared[key] = Object("shared", spoken(variable.name), start, size)
        self._frames: dict[str, dict[tuple[str, int], Object]] = {}

    def frame(self, function: str) -> dict[tuple[str, int], Object]:
        """The local variables of a function, by name and scope."""
        result = self._frames.get(function)
        if result is None:
            fn = self._executable.functions[function]
            offsets, _ = layout.local_frame(fn)
            variables = layout.local_variables(fn)
            result = self._frames[function] = {
                key: Object("local", spoken(key[0]), start, layout.size_of(variables[key]))
                for key, start in offsets.items()
            }
        return result

    def at(self, function: str, space: str, offset: int) -> Object | None:
        """What lies at an offset of shared memory, or of a function's frame."""
        among = self.shared if space == "shared" else self.frame(function) if space == "local" else {}
        return next((o for o in among.values() if o.start <= offset < o.end), None)


def spoken(name: str) -> str:
    """A variable's name as C++ has it: `tile` for `_ZZ1kvE4tile` and for `__local_depot0_tile`."""
    name = _LOCAL.sub("", name).removesuffix("_$_addr")
    return demangle(name).rpartition("::")[2] if name.startswith("_Z") else name


_LOCAL = re.compile(r"^__local_depot\d+_(?=.)")
