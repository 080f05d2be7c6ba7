"""Engines that installed packages offer: entry points of the group `minicc.engines`, each an engine
(`engine/program.py`).
"""

from __future__ import annotations

from ..support import plugins
from ..support.diagnostics import DiagnosticError, KernelFault
from .engine.config import LaunchConfig, LaunchResult
from .engine.executable import Executable, KernelLayout
from .engine.printing import Sink
from .engine.program import Capabilities, Engine, PreparedCode, Watch
from .memory.arena import Memory

_EXPECTED_ERRORS = (DiagnosticError, KernelFault)
"""Errors that an engine raises on purpose."""


class _Code:
    def __init__(self, code: PreparedCode, description: str, origin: plugins.Origin) -> None:
        self._code, self._description, self._origin = code, description, origin

    def launch(
        self, kernel: KernelLayout, memory: Memory, config: LaunchConfig, params: bytes, sink: Sink
    ) -> LaunchResult:
        """Launch; errors are attributed to the plug-in."""
        with plugins.attribute_errors(self._description, self._origin, expected=_EXPECTED_ERRORS):
            return self._code.launch(kernel, memory, config, params, sink)


class PluginEngine:
    """A package's engine; unexpected errors in it are attributed to that package."""

    def __init__(self, engine: Engine, name: str, origin: plugins.Origin) -> None:
        self._engine, self._description, self._origin = engine, f"engine '{name}'", origin
        plugins.require_attributes(engine, ("name", "capabilities", "prepare"), self._description, origin)
        self.name: str = name
        self.capabilities: Capabilities = engine.capabilities

    def prepare(self, executable: Executable, watch: Watch) -> PreparedCode:
        """Prepare; errors are attributed to the plug-in."""
        with plugins.attribute_errors(self._description, self._origin, expected=_EXPECTED_ERRORS):
            return _Code(self._engine.prepare(executable, watch), self._description, self._origin)


def find_engine(name: str) -> PluginEngine | None:
    """Return the engine that a package registers under this name, or None.

    PluginError where it cannot be loaded.
    """
    loaded = plugins.load_entry_point(plugins.ENGINES, name)
    return PluginEngine(loaded[0], name, loaded[1]) if loaded is not None else None


def names() -> list[str]:
    """Return the names under which packages register engines."""
    return list(plugins.find_entry_points(plugins.ENGINES))
