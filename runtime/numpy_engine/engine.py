"""The NumPy engine as others see it: the reference, and its plain definition."""

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
    """Executes PTX over arrays of lanes.

    `short_cuts`: index arithmetic stays affine and few lanes run alone. Without them every block runs over
    all lanes of the batch, and every value that is not the same in all lanes is an array: that is what the
    short cuts must equal.
    """

    capabilities = Capabilities(events=EVENTS, orders=True, proves_uniform=True)

    def __init__(self, name: str, short_cuts: bool) -> None:
        self.name, self.short_cuts = name, short_cuts

    def prepare(self, executable: Executable, watch: Watch) -> NumpyCode:
        return NumpyCode(self, executable, watch)


class NumpyCode:
    """A module's functions, translated when a launch first needs them."""

    def __init__(self, engine: NumpyEngine, executable: Executable, watch: Watch) -> None:
        self._engine, self._watch = engine, watch
        self._functions = Functions(executable, watch.events)
        self._preemptible = Functions(executable, watch.events | {"preemption"})

    def launch(
        self, kernel: KernelLayout, memory: Memory, config: LaunchConfig, params: bytes, sink: Sink
    ) -> LaunchResult:
        functions = self._functions if config.limits.order is None else self._preemptible
        return launch(functions, self._watch, kernel, memory, config, params, sink, self._engine.short_cuts)


REFERENCE = NumpyEngine("reference", short_cuts=True)
PLAIN = NumpyEngine("plain", short_cuts=False)
