"""Launches with observers whose hazards the native engine can rule out: it runs them, and the reference
engine reruns suspects.

The checker alone defines an error. The machine code never misses one but may suspect more
(`jit/race_prefilter.py`). A launch without suspicion has nothing to report and is done. Otherwise memory
is restored, and the launch reruns with every access reported.
"""

from __future__ import annotations

from ..runtime.engine.config import LaunchConfig, LaunchResult
from ..runtime.engine.executable import Executable, KernelLayout
from ..runtime.engine.printing import Sink
from ..runtime.engine.program import UNWATCHED, Watch
from ..runtime.memory.arena import Memory
from ..runtime.numpy_engine.engine import REFERENCE
from ..support.diagnostics import LaunchError
from .engine import NATIVE

SUSPICION = "a hazard that its observers check for may have occurred"


def can_prefilter(watch: Watch) -> bool:
    """Return whether the native engine can rule out the hazards of all observers."""
    return (
        bool(watch.observers)
        and not watch.check_uniform
        and not watch.unsupported_events(NATIVE.capabilities)
    )


class PrefilteredEngine:
    """The native engine for launches with observers."""

    name = NATIVE.name
    capabilities = NATIVE.capabilities

    def prepare(self, executable: Executable, watch: Watch) -> PrefilteredCode:
        """Return code that runs natively while no race is suspected."""
        return PrefilteredCode(executable, watch)


class PrefilteredCode:
    """A module as machine code, and prepared by the reference engine for observers."""

    def __init__(self, executable: Executable, watch: Watch) -> None:
        self._watch = watch
        self.native, self.reference = (
            NATIVE.prepare(executable, UNWATCHED),
            REFERENCE.prepare(executable, watch),
        )

    def launch(
        self, kernel: KernelLayout, memory: Memory, config: LaunchConfig, params: bytes, sink: Sink
    ) -> LaunchResult:
        """Launch natively; repeat on the reference engine if a race is suspected."""
        self.native.compile_kernel(kernel, config)
        return self.launch_prefiltered(kernel, memory, config, params, sink, "it was requested")

    def launch_prefiltered(
        self,
        kernel: KernelLayout,
        memory: Memory,
        config: LaunchConfig,
        params: bytes,
        sink: Sink,
        native_reason: str,
    ) -> LaunchResult:
        """Launch on the native engine, or rerun on the reference engine; `native_reason` is the reason to
        report for the former.
        """
        result, reason = None, self.trace_reason()
        if not reason:
            try:
                result, reason = (
                    self.native.launch_if_race_free(kernel, memory, config, params, sink),
                    SUSPICION,
                )
            except LaunchError as rejection:
                reason = str(rejection.diagnostics[0].message)
        if result is not None:
            result.engine, result.reason = NATIVE.name, native_reason
            return result
        result = self.reference.launch(kernel, memory, config, params, sink)
        result.engine, result.reason = REFERENCE.name, reason
        return result

    def trace_reason(self) -> str:
        """Return why observers must see the next launch in any case; '' if they need not."""
        return next(filter(None, (observer.trace_reason() for observer in self._watch.observers)), "")


PREFILTERED = PrefilteredEngine()
