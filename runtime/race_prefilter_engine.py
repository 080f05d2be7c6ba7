"""Launches that are watched only for what the native engine can rule out: it runs them, and the reference
engine those that it suspects.

There is one definition of what is wrong, the checker's, and machine code that never misses it but may suspect
more (`native/race_prefilter.py`). Where that suspects nothing there is nothing to report, and the launch is
done. Else memory is made what it was, and the launch runs again where every access is told.
"""

from __future__ import annotations

from ..support.diagnostics import LaunchError
from .engine.config import LaunchConfig, LaunchResult
from .engine.executable import Executable, KernelLayout
from .engine.printing import Sink
from .engine.program import UNWATCHED, Watch
from .memory.arena import Memory
from .native.engine import NATIVE
from .numpy_engine.engine import REFERENCE

SUSPECTED = "something that its observers look for may have happened"


def can_screen(watch: Watch) -> bool:
    """Whether all who look on look for what the native engine can rule out."""
    return bool(watch.observers) and not watch.check_uniform and not watch.untold(NATIVE.capabilities)


class ScreenedEngine:
    """The native engine for launches that somebody watches."""

    name = NATIVE.name
    capabilities = NATIVE.capabilities

    def prepare(self, executable: Executable, watch: Watch) -> ScreenedCode:
        return ScreenedCode(executable, watch)


class ScreenedCode:
    """A module as machine code, and as the reference engine has it for observers."""

    def __init__(self, executable: Executable, watch: Watch) -> None:
        self._watch = watch
        self.native, self.reference = (
            NATIVE.prepare(executable, UNWATCHED),
            REFERENCE.prepare(executable, watch),
        )

    def launch(
        self, kernel: KernelLayout, memory: Memory, config: LaunchConfig, params: bytes, sink: Sink
    ) -> LaunchResult:
        self.native.built(kernel, config)
        return self.screened(kernel, memory, config, params, sink, "it was asked for")

    def screened(
        self, kernel: KernelLayout, memory: Memory, config: LaunchConfig, params: bytes, sink: Sink, why: str
    ) -> LaunchResult:
        """A launch for which the native engine is chosen; `why` is its reason if it is not done by the other
        one.
        """
        result, reason = None, self.refused()
        if not reason:
            try:
                result, reason = self.native.ruled_out(kernel, memory, config, params, sink), SUSPECTED
            except LaunchError as refusal:
                reason = str(refusal.diagnostics[0].message)
        if result is not None:
            result.engine, result.reason = NATIVE.name, why
            return result
        result = self.reference.launch(kernel, memory, config, params, sink)
        result.engine, result.reason = REFERENCE.name, reason
        return result

    def refused(self) -> str:
        """Why observers have to see the next launch whatever happens there; empty where they need not."""
        return next(filter(None, (observer.needs_all() for observer in self._watch.observers)), "")


SCREENED = ScreenedEngine()
