"""The NumPy engine's interface: the reference engine, and the plain definition without fast paths."""

from __future__ import annotations

from ..engine.config import LaunchConfig, LaunchResult
from ..engine.executable import Executable, KernelLayout
from ..engine.observers import EVENTS
from ..engine.printing import Sink
from ..engine.program import Capabilities, Watch
from ..memory.arena import Memory
from .execution.launch import launch
from .translation.functions import Functions


class NumpyEngine:
    """An engine over arrays of lanes.

    With `fast_paths`, index arithmetic stays affine and few lanes run compacted. Without, every block runs
    over all lanes of the batch, and every value that is not the same in all lanes is an array; fast paths
    must give the same results.
    """

    capabilities = Capabilities(events=EVENTS, orders=True, proves_uniform=True)

    def __init__(self, name: str, fast_paths: bool) -> None:
        self.name, self.fast_paths = name, fast_paths

    def prepare(self, executable: Executable, watch: Watch) -> NumpyCode:
        """Translate the functions of an executable."""
        return NumpyCode(self, executable, watch)


class NumpyCode:
    """A module's functions, translated lazily."""

    def __init__(self, engine: NumpyEngine, executable: Executable, watch: Watch) -> None:
        self._engine, self._watch = engine, watch
        self._functions = Functions(executable, watch.events)
        self._preemptible = Functions(executable, watch.events | {"preemption"})

    def launch(
        self, kernel: KernelLayout, memory: Memory, config: LaunchConfig, params: bytes, sink: Sink
    ) -> LaunchResult:
        """Run a launch to its end. Raises KernelFault."""
        functions = self._functions if config.limits.order is None else self._preemptible
        return launch(functions, self._watch, kernel, memory, config, params, sink, self._engine.fast_paths)


REFERENCE = NumpyEngine("reference", fast_paths=True)
PLAIN = NumpyEngine("plain", fast_paths=False)
