"""Engines that installed packages offer: entry points of the group `minicc.engines`, each an engine
(`engine/program.py`).
"""

from __future__ import annotations

from ..support import plugins
from ..support.diagnostics import DiagnosticError, KernelFault
from .engine.config import LaunchConfig, LaunchResult
from .engine.executable import Executable, KernelLayout
from .engine.printing import Sink
from .engine.program import Capabilities, Code, Engine, Watch
from .memory.arena import Memory

_SAYS = (DiagnosticError, KernelFault)
"""What an engine raises on purpose."""


class _Code:
    def __init__(self, code: Code, what: str, origin: plugins.Origin) -> None:
        self._code, self._what, self._origin = code, what, origin

    def launch(
        self, kernel: KernelLayout, memory: Memory, config: LaunchConfig, params: bytes, sink: Sink
    ) -> LaunchResult:
        with plugins.theirs(self._what, self._origin, passing=_SAYS):
            return self._code.launch(kernel, memory, config, params, sink)


class OutsideEngine:
    """A package's engine; whatever goes wrong in it is that package's."""

    def __init__(self, engine: Engine, name: str, origin: plugins.Origin) -> None:
        self._engine, self._what, self._origin = engine, f"engine '{name}'", origin
        plugins.required(engine, ("name", "capabilities", "prepare"), self._what, origin)
        self.name: str = name
        self.capabilities: Capabilities = engine.capabilities

    def prepare(self, executable: Executable, watch: Watch) -> Code:
        with plugins.theirs(self._what, self._origin, passing=_SAYS):
            return _Code(self._engine.prepare(executable, watch), self._what, self._origin)


def offered(name: str) -> OutsideEngine | None:
    """The engine that a package offers under this name. PluginError where it cannot be loaded."""
    loaded = plugins.load(plugins.ENGINES, name)
    return OutsideEngine(loaded[0], name, loaded[1]) if loaded is not None else None


def names() -> list[str]:
    """The names under which packages offer engines."""
    return list(plugins.offered(plugins.ENGINES))
