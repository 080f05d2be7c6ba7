"""The functions of a module as Python functions, translated lazily."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

from ....ptx.model import Function
from ....support.diagnostics import LaunchError
from ...engine.executable import Executable, KernelLayout, shared_key
from ...memory import layout
from ..emit import Binding
from ..rules import NAMESPACE
from ..rules.provenance import parameter_variables
from .translate import Instrumentation, TranslatedFunction, translate


class Functions:
    """The translations for one set of observed events.

    `names` is the namespace of their text; `rewrite` is applied to functions first.
    """

    def __init__(
        self,
        executable: Executable,
        events: frozenset[Instrumentation],
        names: Mapping[str, Any] = NAMESPACE,
        rewrite: Callable[[Function], Function] | None = None,
    ) -> None:
        self.executable, self._events, self._names, self._rewrite = executable, events, names, rewrite
        self._translated: dict[str, TranslatedFunction] = {}

    def __getitem__(self, name: str) -> TranslatedFunction:
        """Return a function's translation. LaunchError if it has no body or cannot be executed."""
        result = self._translated.get(name)
        if result is None:
            executable = self.executable
            fn = executable.functions.get(name)
            if fn is None or fn.body is None:
                raise LaunchError(f"function '{name}' is called but has no body in this module")
            bindings, local_bytes = self._bindings(fn)
            fn = self._rewrite(fn) if self._rewrite is not None else fn
            result = self._translated[name] = translate(
                fn,
                bindings,
                local_bytes,
                self._events,
                "map_f64_to_f32" in executable.module.target,
                executable.functions,
                self._names,
                self._extents(fn) if "bounds" in self._events else None,
                self._parameter_variables.get(name) if "bounds" in self._events else None,
            )
        return result

    def take_param_address(self, kernel: KernelLayout) -> bool:
        """Return whether the kernel, or a callee, takes the address of a kernel parameter."""
        return any(self[fn.name].takes_param_address for fn in kernel.functions)

    @cached_property
    def _parameter_variables(self) -> dict[str, dict[str, tuple[str, int]]]:
        """The variables that pointer parameters of functions refer to."""
        return parameter_variables(
            {name: fn for name, fn in self.executable.functions.items() if fn.body is not None},
            self.executable.module.variables.values(),
        )

    def _extents(self, fn: Function) -> dict[tuple[str, int], int | None]:
        """Return the bytes of each variable that `fn` may name, by name and scope; None for dynamic shared
        memory.
        """
        variables = {
            (variable.name, 0): variable for variable in self.executable.variables.values()
        } | layout.local_variables(fn)
        return {
            key: None if layout.is_dynamic(variable) else layout.size_of(variable)
            for key, variable in variables.items()
        }

    def _bindings(self, fn: Function) -> tuple[dict[tuple[str, int], Binding], int]:
        """Return the binding of each name inside `fn` (see emit.Symbols), and the bytes of its local
        variables.
        """
        bindings: dict[tuple[str, int], Binding] = {
            (name, 0): ("code", name) for name in self.executable.functions
        }
        for variable in self.executable.variables.values():
            bindings[variable.name, 0] = (variable.space, variable.name)
        if fn.is_entry:
            for slot in layout.parameter_slots(fn):
                bindings[slot.name, 0] = ("param", slot.offset)
        else:
            for variable in (*fn.params, *fn.returns):
                bindings[variable.name, 0] = ("block", (variable.name, 0))
        offsets, size = layout.local_frame(fn)
        for (name, scope), variable in layout.local_variables(fn).items():
            if variable.space == "local":
                bindings[name, scope] = ("local", offsets[name, scope])
            elif variable.space == "param":
                bindings[name, scope] = ("block", (name, scope))
            else:
                bindings[name, scope] = (variable.space, shared_key(fn, name, scope))
        return bindings, size
