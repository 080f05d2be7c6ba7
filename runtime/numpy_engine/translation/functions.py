"""The functions of a module as Python, each translated when a launch first needs it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

from ....ptx.model import Function
from ....support.diagnostics import LaunchError
from ...engine.executable import Executable, KernelLayout, shared_key
from ...memory import layout
from ..rules import NAMESPACE
from ..rules.provenance import passed
from .translate import Translated, translate


class Functions:
    """The translations for one set of events that observers want; `names` are what their text works with;
    `rewrite` is done to functions first.
    """

    def __init__(
        self,
        executable: Executable,
        events: frozenset[str],
        names: Mapping[str, Any] = NAMESPACE,
        rewrite: Callable[[Function], Function] | None = None,
    ) -> None:
        self.executable, self._events, self._names, self._rewrite = executable, events, names, rewrite
        self._translated: dict[str, Translated] = {}

    def __getitem__(self, name: str) -> Translated:
        """A function's translation. LaunchError if it has no body or cannot be executed."""
        result = self._translated.get(name)
        if result is None:
            of = self.executable
            fn = of.functions.get(name)
            if fn is None or fn.body is None:
                raise LaunchError(f"function '{name}' is called but has no body in this module")
            places, local_bytes = self._places(fn)
            fn = self._rewrite(fn) if self._rewrite is not None else fn
            result = self._translated[name] = translate(
                fn,
                places,
                local_bytes,
                self._events,
                "map_f64_to_f32" in of.module.target,
                of.functions,
                self._names,
                self._extents(fn) if "bounds" in self._events else None,
                self._passed.get(name) if "bounds" in self._events else None,
            )
        return result

    def take_param_address(self, kernel: KernelLayout) -> bool:
        """Whether the kernel, or what it calls, takes the address of a kernel parameter."""
        return any(self[fn.name].takes_param_address for fn in kernel.functions)

    @cached_property
    def _passed(self) -> dict[str, dict[str, tuple[str, int]]]:
        """The variables that parameters of functions are addresses of."""
        return passed(
            {name: fn for name, fn in self.executable.functions.items() if fn.body is not None},
            self.executable.module.variables.values(),
        )

    def _extents(self, fn: Function) -> dict[tuple[str, int], int | None]:
        """The bytes of each variable that `fn` may name, by name and scope; None for what the launch
        gives.
        """
        variables = {
            (variable.name, 0): variable for variable in self.executable.variables.values()
        } | layout.local_variables(fn)
        return {
            key: None if layout.is_dynamic(variable) else layout.size_of(variable)
            for key, variable in variables.items()
        }

    def _places(self, fn: Function) -> tuple[dict[tuple[str, int], tuple[str, Any]], int]:
        """What each name means inside `fn` (see emit.Symbols), and the bytes of its local variables."""
        places: dict[tuple[str, int], tuple[str, Any]] = {
            (name, 0): ("code", name) for name in self.executable.functions
        }
        for variable in self.executable.variables.values():
            places[variable.name, 0] = (variable.space, variable.name)
        if fn.is_entry:
            for slot in layout.parameter_slots(fn):
                places[slot.name, 0] = ("param", slot.offset)
        else:
            for variable in (*fn.params, *fn.returns):
                places[variable.name, 0] = ("block", (variable.name, 0))
        offsets, size = layout.local_frame(fn)
        for (name, scope), variable in layout.local_variables(fn).items():
            if variable.space == "local":
                places[name, scope] = ("local", offsets[name, scope])
            elif variable.space == "param":
                places[name, scope] = ("block", (name, scope))
            else:
                places[name, scope] = (variable.space, shared_key(fn, name, scope))
        return places, size
